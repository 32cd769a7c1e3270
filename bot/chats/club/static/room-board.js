// The projector board: what was said to the whole room, the newest first and largest.
import { card, make } from "./cards.js";
import { listen } from "./live.js";

const $ = (id) => document.getElementById(id);
const base = location.pathname;
const known = new Map();
let words = {};
let most = 8;
let language = document.documentElement.lang;

const t = (key, values = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);

const draw = () => {
  const newest = [...known.values()].sort((one, other) => other.number - one.number).slice(0, most);
  const context = { me: "", language, t, address: (path) => path };
  const cards = newest.map((message) => make("article", { "data-id": message.id }, card(message.card, context)));
  $("board").replaceChildren(...(cards.length ? cards : [make("p", { class: "empty" }, t("board-empty"))]));
};

const read = async () => {
  const answer = await fetch(`${base}/cards`);
  if (!answer.ok) {
    location.assign("/");
    return null;
  }
  const found = await answer.json();
  ({ words, most, language } = found);
  document.documentElement.lang = language;
  document.title = `${found.title} · ${t("board")}`;
  $("title").textContent = found.title;
  known.clear();
  for (const message of found.messages) known.set(message.id, message);
  draw();
  return found.mark;
};

$("board").setAttribute("aria-live", "polite");
const mark = await read();
if (mark !== null)
  listen(`${base}/events`, {
    heard(event) {
      if (event.kind !== "message") return read();
      known.set(event.message.id, event.message);
      while (known.size > 4 * most) known.delete(known.keys().next().value);
      return draw();
    },
    online(yes) {
      $("state").textContent = t(yes ? "online" : "offline");
      $("state").classList.toggle("away", !yes);
    },
  }).begin(mark);
