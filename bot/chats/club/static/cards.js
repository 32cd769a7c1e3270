// Draws what was said. Words enter the page as text alone, never as markup, whoever wrote them.
import { locale } from "./words.js";

export const make = (tag, attributes = {}, ...inside) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : value);
  element.append(...inside.filter((part) => part !== null && part !== undefined && part !== false));
  return element;
};

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  send: "M4 12l16-8-5 16-4-6zM11 14l9-10",
  clip: "M8 12.500l6-6a3 3 0 0 1 4.500 4.500l-8 8a5 5 0 0 1-7-7l8-8",
  slash: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14 8l-4 8",
  board: "M3 5h18v11H3zM9 20h6M12 16v4",
  pocket: "M5 5h14v8a7 7 0 0 1-14 0zM9 10l3 3 3-3",
  good: "M5 13l4 4L19 7",
  bad: "M7 7l10 10M17 7L7 17",
  ask: "M9 9a3 3 0 1 1 4 2.800c-.700.300-1 .900-1 1.700M12 17.500v.100",
  room: "M5 9h15M4 15h15M10 4L8 20M16 4l-2 16",
};

export const icon = (name) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }))
    svg.setAttribute(key, value);
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
};

export const face = (author) => {
  if (!author) return make("img", { src: "/static/icon.svg", alt: "", class: "face", width: 36, height: 36 });
  let sum = 0;
  for (const sign of author.id) sum = (sum * 31 + sign.codePointAt(0)) % 6;
  return make("span", { class: `face face-${sum}`, "aria-hidden": "true" }, [...author.name][0] ?? "?");
};

const STEPS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const moment = (span, { language, t }) => {
  const at = new Date(span.at * 1000);
  const element = make("time", { datetime: at.toISOString(), title: span.text });
  const style = { date: { dateStyle: "medium" }, time: { timeStyle: "short" } }[span.style];
  if (span.style !== "relative") {
    const format = style ?? { dateStyle: "medium", timeStyle: "short" };
    element.textContent = new Intl.DateTimeFormat(locale(language, t("locale")), format).format(at);
    return element;
  }
  const tell = () => {
    const left = (at - Date.now()) / 1000;
    const [unit, length] = STEPS.find(([, length]) => Math.abs(left) >= length) ?? STEPS[3];
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    element.textContent = words.format(Math.round(left / length), unit);
  };
  tell();
  const again = setInterval(() => (element.isConnected ? tell() : clearInterval(again)), 20000);
  return element;
};

// Faces of dice are drawn as dice; a reader that speaks hears the numbers as they stand.
const dice = (text) => {
  const chip = make("code", { class: "dice" });
  for (const [place, number] of text.split(" ").entries()) {
    if (place) chip.append(" ");
    chip.append(make("span", { class: "die" }, number));
  }
  return chip;
};

const FACES = /^[1-6]( [1-6])*$/;
const ADDRESS = /^https?:\/\/\S+$/;
// Words written from right to left stand by themselves, so that they turn no number beside them.
const OTHER_WAY = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const words = (text) => (OTHER_WAY.test(text) ? make("bdi", {}, text) : document.createTextNode(text));

const run = (span, context, rolled) => {
  if (span.at !== undefined) return moment(span, context);
  if (span.members) {
    const me = span.ping && span.members.includes(context.me);
    return make("span", { class: me ? "mention me" : "mention" }, words(span.text));
  }
  if (span.style === "code") {
    if (ADDRESS.test(span.text))
      return make("a", { href: span.text, target: "_blank", rel: "noopener noreferrer" }, make("code", {}, span.text));
    return rolled && FACES.test(span.text) ? dice(span.text) : make("code", {}, span.text);
  }
  if (span.style === "strong") return make("strong", {}, words(span.text));
  return words(span.text);
};

// A lone number is a die only beside others.
export const line = (spans, context) => {
  const rolled = spans.some((span) => span.style === "code" && FACES.test(span.text) && span.text.length > 1);
  return spans.map((span) => run(span, context, rolled));
};

const table = (drawn, context) => {
  const cell = (tag, spans, column, attributes = {}) =>
    make(
      tag,
      { ...attributes, class: drawn.right.includes(column) ? "figure" : null },
      ...line(spans, context),
    );
  const head = make("tr", {}, ...drawn.head.map((spans, column) => cell("th", spans, column, { scope: "col" })));
  const rows = drawn.rows.map((row) => make("tr", {}, ...row.map((spans, column) => cell("td", spans, column))));
  return make(
    "div",
    { class: "table", tabindex: "0", role: "group", "aria-label": context.t("table") },
    make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)),
  );
};

// How many letters wide a word is: an m and a w take as much as one and a half.
const signs = (word) => word.length + (word.match(/[mw]/gi) ?? []).length / 2;

// Whether every row of a grid begins with what it is about and then offers the same: a sheet, no board of words.
const alike = (key) => key.label.replace(/^✓ /, "");
const isSheet = ([first, second]) => Boolean(second?.[1]) && alike(first[1]) === alike(second[1]);

// Whether all keys of a row are about the same thing by its letter: "A · Done", "A · Not done".
const letter = (key) => alike(key).match(/^([A-H]) · /)?.[1];
const isItem = (row) => Boolean(letter(row[0])) && row.every((key) => letter(key) === letter(row[0]));

// In a grid the rows as long as the first one are a board: their keys stand side by side and below each other. Of a
// sheet only those that offer the same as it does: the ways onwards may be as many. Lettered items are, however long.
// What follows them is one press for all of the rows.
const keys = (rows, context, grid = false) => {
  const sheet = grid && isSheet(rows);
  const items = grid && rows.some(isItem);
  const like = (row) => row.length === rows[0].length && (!sheet || alike(row[1]) === alike(rows[0][1]));
  const isBoard = items ? isItem : like;
  return rows.map((row, at) => {
    const board = grid && isBoard(row);
    const rest = (sheet || items) && at && !board && isBoard(rows[at - 1]);
    const others = rest ? "keys rest" : "keys";
    const place = make(
      "div",
      { class: board ? `keys board${sheet ? " sheet" : ""}` : others },
      ...row.map((key) => {
        const kind = `button ${["primary", "good", "bad"].includes(key.style) ? key.style : ""}`.trim();
        if (key.url.startsWith("#")) return make("a", { class: kind, href: key.url }, key.label);
        if (key.url)
          return make("a", { class: kind, href: key.url, target: "_blank", rel: "noopener noreferrer" }, key.label);
        const button = make("button", { type: "button", class: kind }, key.label);
        if (board || rest) button.style.setProperty("--signs", Math.max(4, ...key.label.split(" ").map(signs)));
        if (context.press) button.addEventListener("click", () => context.press(key.id, button));
        return button;
      }),
    );
    if (board) place.style.setProperty("--row", row.length);
    if (board && sheet) place.style.setProperty("--words", row.length - 1);
    if (rest) place.style.setProperty("--words", row.length);
    return place;
  });
};

// The steps of a card under a slider: it shows the one on which it is let go.
const slider = (steps, step, context) => {
  const shown = make("output", {}, steps[step].label);
  const input = make("input", { type: "range", min: 0, max: steps.length - 1, value: step, "aria-valuetext": steps[step].label });
  input.setAttribute("aria-label", context.t("steps"));
  input.addEventListener("input", () => {
    shown.textContent = steps[input.value].label;
    input.setAttribute("aria-valuetext", steps[input.value].label);
  });
  if (context.press) input.addEventListener("change", () => context.press(steps[input.value].id, input));
  else input.disabled = true;
  return make("div", { class: "steps" }, input, shown);
};

// A card's content. `context` tells the reader, the language, the words, and how to press and ask for pictures.
export const card = (drawn, context) => {
  const own = { ...context, language: drawn.language };
  const element = make("div", { class: `card tone-${drawn.tone}`, lang: drawn.language });
  const known = ["good", "bad", "ask"].includes(drawn.tone);
  // What has no title is a refusal; under a title something went badly.
  const word = drawn.tone === "bad" && !drawn.title.length ? "no" : drawn.tone;
  if (known)
    element.append(make("p", { class: "tone", lang: context.language }, icon(drawn.tone), context.t(`tone-${word}`)));
  if (drawn.title.length) element.append(make("h2", {}, ...line(drawn.title, own)));
  for (const spans of drawn.lines) element.append(make("p", { class: "words" }, ...line(spans, own)));
  if (drawn.table) element.append(table(drawn.table, own));
  for (const spans of drawn.foot ?? []) element.append(make("p", { class: "foot" }, make("small", {}, ...line(spans, own))));
  // A table that stands here in words needs no picture of itself.
  if (drawn.picture && !(drawn.table && drawn.picture.of === "table")) {
    const source = context.address(drawn.picture.src);
    // Its room is left before it has come: whoever asked for it is to find it on the screen.
    const [width, height] = drawn.picture.size ?? [];
    const image = make("img", { src: source, alt: drawn.picture.alt, loading: "lazy", width, height });
    if (width) image.style.setProperty("--shape", width / height);
    if (context.loaded) image.addEventListener("load", context.loaded);
    const opens = { href: source, target: "_blank", rel: "noopener" };
    element.append(make("a", { ...opens, class: "picture", "data-of": drawn.picture.of }, image));
  }
  if (drawn.steps) element.append(slider(drawn.steps, drawn.step, own));
  for (const file of drawn.files ?? [])
    element.append(
      make(
        "a",
        { class: "button file", href: context.address(file.src), download: file.name },
        context.t("download", { name: file.name }),
      ),
    );
  element.append(...keys(drawn.buttons ?? [], own, drawn.grid));
  return element;
};
