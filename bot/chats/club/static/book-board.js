// The projector board of a book: read again whenever the book was written, tables turned page by page.
import { Clocks, arrange, draw, fit } from "./book-board-panels.js";
import { line, make } from "./cards.js";
import { listen } from "./live.js";

const TURN = 10000; // milliseconds for which a page of a table stands
const $ = (id) => document.getElementById(id);
const base = location.pathname.replace(/\/$/, "");
const clocks = new Clocks();
const look = make("button", { type: "button", class: "look" }, make("span", { class: "sun", "aria-hidden": true }));
let words = {};
let language = document.documentElement.lang;
let tables = [];
let turned = 0;
let reading = null;
let again = false;

const t = (key) => words[key] ?? key;
const context = () => ({ me: "", language, t, now: () => clocks.now() });

const show = (board) => {
  ({ words, language } = board);
  clocks.set(board.now);
  document.documentElement.lang = language;
  document.title = board.title.map((span) => span.text).join("");
  $("title").replaceChildren(...line(board.title, context()));
  $("subtitle").replaceChildren(...line(board.subtitle, context()));
  const drawn = board.panels.map((panel) => draw(panel, context(), clocks));
  tables = drawn.flatMap((panel) => panel.tables);
  const [scan, said, code] = [$("scan"), ...$("scan").children];
  scan.hidden = !board.qr;
  said.textContent = board.qr?.alt ?? ""; // it says what the code is for, to whoever cannot see it too
  if (board.qr && code.getAttribute("src") !== board.qr.src) code.src = board.qr.src;
  arrange($("board"), drawn, t("board-quiet"));
  for (const table of tables) table.turn(turned);
  fit($("board"), tables, turned);
  const dark = getComputedStyle(document.documentElement).colorScheme.includes("dark");
  look.title = `${t("theme")}: ${t(dark ? "theme-light" : "theme-dark")}`;
  look.setAttribute("aria-label", look.title);
  $("state").after(look);
};

const gone = () => {
  $("board").replaceChildren();
  $("subtitle").textContent = "";
  $("title").textContent = words["board-gone"] ?? "404";
};

const once = async () => {
  const answer = await fetch(`${base}/now`, { cache: "no-store" });
  if (answer.status === 404) {
    gone();
    return null;
  }
  if (!answer.ok) throw new Error(String(answer.status));
  const board = await answer.json();
  show(board);
  return board.mark;
};

// However many changes come while the board is read, it is read once more after them.
const read = () => {
  again = true;
  reading ??= (async () => {
    let mark = null;
    for (let wait = 500; again; ) {
      again = false;
      try {
        mark = await once();
        wait = 500;
      } catch {
        again = true;
        await new Promise((wake) => setTimeout(wake, wait));
        wait = Math.min(wait * 2, 10000);
      }
    }
    reading = null;
    return mark;
  })();
  return reading;
};

look.addEventListener("click", () => {
  window.look.choose(document.documentElement.dataset.look === "dark" ? "light" : "dark");
  read();
});
window.addEventListener("resize", () => fit($("board"), tables, turned));
setInterval(() => {
  turned += 1;
  for (const table of tables) table.turn(turned);
}, TURN);

const mark = await read();
document.fonts.ready.then(() => fit($("board"), tables, turned));
if (mark !== null)
  listen(`${base}/events`, {
    heard: read,
    online(yes) {
      $("state").textContent = t(yes ? "online" : "offline");
      $("state").classList.toggle("away", !yes);
    },
  }).begin(mark);
