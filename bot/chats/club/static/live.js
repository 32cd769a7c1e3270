// Listens to what happens, comes back by itself, and rests while nobody looks at the page (a browser opens few streams).
export const listen = (address, { heard, online }) => {
  let source = null;
  let after = "";
  let again = 0;
  let wait = 500;

  const close = () => {
    clearTimeout(again);
    source?.close();
    source = null;
  };

  const open = () => {
    close();
    if (document.hidden) return;
    const from = new URL(address, location.href);
    from.searchParams.set("after", after);
    source = new EventSource(from);
    source.onopen = () => {
      wait = 500;
      online(true);
    };
    source.onmessage = (event) => {
      after = event.lastEventId;
      heard(JSON.parse(event.data));
    };
    source.onerror = () => {
      online(false);
      close(); // our own pace: a browser gives up for good after some answers
      again = setTimeout(open, wait);
      wait = Math.min(wait * 2, 10000);
    };
  };

  const look = () => (document.hidden ? close() : source || open());
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", open);

  return {
    begin(mark) {
      after = mark;
      open();
    },
    end() {
      close();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", open);
    },
  };
};
