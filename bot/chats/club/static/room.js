// The messages of the room one is in: drawn in their order, changed in their place, older ones on demand.
import { address, get } from "./api.js";
import { card, face, icon, make } from "./cards.js";
import { pocket } from "./pocket.js";
import { locale, spoken, t } from "./words.js";

const log = () => document.getElementById("log");
const list = () => document.getElementById("messages");

const when = (at) => {
  const moment = new Date(at * 1000);
  const today = moment.toDateString() === new Date().toDateString();
  const format = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return make(
    "time",
    { datetime: moment.toISOString(), class: "at" },
    new Intl.DateTimeFormat(locale(spoken(), t("locale")), format).format(moment),
  );
};

const CONTROLS = "button, a, input";

export const messages = ({ me, press, go, changed }) => {
  let known = new Map();
  let room = "";
  let before = 0;
  let turn = 0;

  let settled = -1;

  const low = () =>
    log().scrollTop === settled || log().scrollHeight - log().scrollTop - log().clientHeight < 120;
  // Down to the newest message; one that is taller than the room is read from its beginning.
  const sink = () => {
    const last = list().lastElementChild;
    log().scrollTop = log().scrollHeight;
    if (last && last.offsetHeight > log().clientHeight) last.scrollIntoView({ block: "start" });
    settled = log().scrollTop;
  };

  const inside = (message) => {
    if (message.kind === "card") {
      const loaded = () => low() && sink();
      return card(message.card, {
        me: me(),
        language: spoken(),
        t,
        address,
        loaded,
        press: (id, button) => press(message, id, button),
      });
    }
    if (message.kind === "sent-privately") {
      const key = make("button", { type: "button", class: "button" }, t("sent-privately-open"));
      key.addEventListener("click", () => go(message.to));
      return make("div", { class: "note" }, make("p", {}, t("sent-privately")), key);
    }
    return make(
      "div",
      { class: "said" },
      make("p", { class: "words" }, message.text),
      message.file ? make("p", { class: "file-said" }, icon("clip"), message.file) : null,
    );
  };

  const draw = (message) =>
    make(
      "li",
      {
        id: `message-${message.id}`,
        class: `message ${message.author ? "member" : "herald"}${message.private ? " only-you" : ""}`,
        tabindex: "-1",
      },
      face(message.author),
      make(
        "div",
        { class: "body" },
        make(
          "p",
          { class: "who" },
          make("strong", {}, message.author?.name ?? t("bot")),
          when(message.at),
          message.private ? make("span", { class: "badge" }, icon("lock"), t("only-you")) : null,
        ),
        inside(message),
      ),
    );

  const replace = (old, fresh) => {
    const focused = old.contains(document.activeElement);
    const keys = [...old.querySelectorAll(CONTROLS)];
    const number = keys.indexOf(document.activeElement);
    old.replaceWith(fresh);
    if (focused) (fresh.querySelectorAll(CONTROLS)[number] ?? fresh).focus();
  };

  const put = (message) => {
    known.set(message.id, message);
    if (message.live) {
      document.getElementById(`message-${message.id}`)?.remove();
      return pocket.put(message, inside);
    }
    const fresh = draw(message);
    const old = document.getElementById(`message-${message.id}`);
    if (old) return replace(old, fresh);
    const after = [...list().children].find((element) => Number(element.dataset.number) > message.number);
    fresh.dataset.number = message.number;
    list().insertBefore(fresh, after ?? null);
  };

  const show = (found, more) => {
    before = found.before;
    document.getElementById("earlier").hidden = !more;
    for (const message of found.messages) put(message);
    changed();
  };

  document.getElementById("earlier").addEventListener("click", async () => {
    const height = log().scrollHeight;
    const from = room;
    const found = await get("/api/messages", { room, before });
    if (from !== room) return;
    show(found, found.more);
    log().scrollTop += log().scrollHeight - height;
    const first = found.messages[0];
    if (first) document.getElementById(`message-${first.id}`).focus({ preventScroll: true });
  });

  return {
    empty: () => known.size === 0,
    has: (request) => [...known.values()].some((message) => message.request === request),
    async enter(next) {
      const mine = ++turn;
      const found = await get("/api/messages", { room: next });
      if (mine !== turn) return;
      room = next;
      known = new Map();
      pocket.clear();
      log().setAttribute("aria-live", "off"); // a room entered is not read out whole
      list().replaceChildren();
      show(found, found.more);
      sink();
      requestAnimationFrame(() => log().setAttribute("aria-live", "polite"));
    },
    hear(message) {
      if (message.room !== room) return false;
      const follow = low() || message.author?.id === me();
      const old = known.get(message.id);
      if (!old || JSON.stringify(old) !== JSON.stringify(message)) put(message);
      if (old && !message.live) list().querySelector(`#message-${message.id}`).dataset.number = message.number;
      changed();
      if (follow) sink();
      return true;
    },
    // Who presses a button is led to what comes of it below; what changes in its place stays where they are.
    follower() {
      const there = new Set(known.keys());
      return (found) => {
        const last = found.filter((message) => message.room === room && !message.live && !there.has(message.id)).at(-1);
        const element = last && document.getElementById(`message-${last.id}`);
        if (element && element === list().lastElementChild) sink();
        else element?.scrollIntoView({ block: "nearest" });
      };
    },
    again() {
      for (const message of known.values()) put(message);
    },
    // Whoever reads the end goes on reading it when what is below it grows.
    following(work) {
      const follow = low();
      work();
      if (follow) sink();
    },
    sink,
  };
};
