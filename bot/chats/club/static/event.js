// The public page of a book: it remembers the name that was tapped on this phone, and reads itself anew after a change.
"use strict";
(() => {
  const EVERY = 30000; // milliseconds between two looks, and up to half as many more, so that a hall's phones come apart
  const place = `me:${location.pathname}`;
  const me = new URLSearchParams(location.search).get("me");
  try {
    if (me) localStorage.setItem(place, me);
    else if (me === "") localStorage.removeItem(place);
    else if (localStorage.getItem(place)) {
      location.replace(`?${new URLSearchParams({ me: localStorage.getItem(place) })}`);
      return;
    }
  } catch {
    // a browser that keeps nothing: the address holds the name
  }

  const { tag } = document.documentElement.dataset;
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" });
      const now = answer.headers.get("ETag"); // a proxy may have marked it as weak, or taken it
      if (answer.status === 404 || (answer.ok && now && !now.includes(tag))) location.reload();
    } catch {
      // no network: at the next look
    }
  };
  look();
  setInterval(look, EVERY + Math.random() * EVERY * 0.5);
  document.addEventListener("visibilitychange", look);
})();
