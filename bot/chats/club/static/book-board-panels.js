// The parts of a board: words, tables that turn their pages, pictures, clocks; each as large as its place allows.
import { line, make } from "./cards.js";

const wide = () => matchMedia("(min-width: 60rem) and (min-height: 30rem)").matches;

// --- clocks

const two = (number) => String(number).padStart(2, "0");
const told = (seconds) => {
  const whole = Math.max(0, Math.ceil(seconds - 0.05));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
};

// Runs every clock on the screen by the server's time: the projector's own may be wrong.
export class Clocks {
  constructor() {
    this.ahead = 0;
    setInterval(() => this.tell(), 200);
  }

  set(now) {
    this.ahead = now - Date.now() / 1000;
  }

  now() {
    return Date.now() / 1000 + this.ahead;
  }

  tell() {
    for (const element of document.querySelectorAll(".clock")) this.one(element);
  }

  one(element) {
    const { until, left, over, paused } = element.dataset;
    const seconds = until ? Number(until) - this.now() : Number(left);
    const state = until && seconds <= 0 ? "over" : !until ? "paused" : seconds < 60 ? "short" : "runs";
    const [face, note] = element.querySelectorAll(".face, .note");
    const words = { over, paused }[state] ?? "";
    element.dataset.state = state;
    if (face.textContent !== told(seconds)) face.textContent = told(seconds);
    if (note.textContent !== words) note.textContent = words;
  }
}

const clock = (drawn, context, clocks) => {
  const element = make(
    "div",
    {
      class: "clock",
      role: "timer",
      "data-until": drawn.until,
      "data-left": drawn.left,
      "data-over": context.t("clock-over"),
      "data-paused": context.t("clock-paused"),
    },
    make("p", { class: "label" }, ...line(drawn.label, context)),
    make("p", { class: "face" }),
    make("p", { class: "note" }),
  );
  clocks.one(element);
  return element;
};

// --- tables

const table = (drawn, rows, page, context) => {
  const heads = drawn.head.map((spans) => spans.map((span) => span.text).join(""));
  const cell = (tag, spans, column) =>
    make(
      tag,
      { class: drawn.right.includes(column) ? "figure" : null, scope: tag === "th" ? "col" : null, "data-head": heads[column] },
      ...line(spans, context),
    );
  const row = (cells) => make("tr", {}, ...cells.map((spans, column) => cell("td", spans, column)));
  const body = make("tbody", {}, ...drawn.rows.map(row));
  const head = make("tr", {}, ...drawn.head.map((spans, column) => cell(heads[column] ? "th" : "td", spans, column)));
  const element = make("div", { class: "table fits" }, make("table", {}, make("thead", {}, head), body));
  element.style.setProperty("--rows", Math.min(rows, drawn.rows.length) + 1);
  const pages = Math.max(1, Math.ceil(drawn.rows.length / rows));
  return {
    element,
    pages,
    turn(turned) {
      const at = turned % pages;
      for (const [number, each] of [...body.children].entries())
        each.classList.toggle("waits", Math.floor(number / rows) !== at);
      page.textContent = pages > 1 ? `${at + 1} / ${pages}` : "";
    },
  };
};

// --- panels

// Rows whose height even a shorter table has: its letters are to be read from the last chair.
const SHORTEST = 6;

export const draw = (panel, context, clocks) => {
  const element = make("section", { class: "panel" });
  const tables = [];
  let weight = 0;
  const page = make("p", { class: "page", "aria-hidden": "true" });
  if (panel.title.length || panel.table?.rows.length > panel.rows)
    element.append(make("div", { class: "heading" }, make("h2", {}, ...line(panel.title, context)), page));
  // What is said of a picture stands beside it, where there is room.
  const said = panel.picture && panel.lines.length ? make("div", { class: "said" }) : element;
  if (said !== element) {
    element.classList.toggle("beside", panel.wide);
    element.append(said);
  }
  if (panel.clocks.length) {
    said.append(make("div", { class: "clocks fits" }, ...panel.clocks.map((each) => clock(each, context, clocks))));
    weight += panel.clocks.length > 1 ? 5 : 2.5;
  }
  if (panel.lines.length) {
    const lines = panel.lines.map((spans) => make("p", {}, ...line(spans, context)));
    said.append(make("div", { class: "lines fits" }, ...lines));
    weight += 1.5 * panel.lines.length;
  }
  if (panel.table) {
    tables.push(table(panel.table, panel.rows, page, context));
    element.append(tables[0].element);
    weight += Math.max(SHORTEST, Math.min(panel.rows, panel.table.rows.length)) + 1;
  }
  if (panel.picture) {
    const { of, src, alt } = panel.picture;
    element.append(make("div", { class: "picture", "data-of": of }, make("img", { src, alt })));
    // Beside it, its words take none of the height.
    weight = element.classList.contains("beside") ? 14 : weight + 12;
  }
  return { element, tables, weight: weight + 1, wide: panel.wide };
};

// Wide panels have a row of their own; the others between them share one, in columns of about the same weight.
const rows = (panels) => {
  const found = [];
  for (const panel of panels) {
    const last = found.at(-1);
    if (panel.wide || !last || last[0].wide) found.push([panel]);
    else last.push(panel);
  }
  return found;
};

const columns = (panels) => {
  const wanted = Math.min(panels.length, panels.length > 4 ? 3 : 2);
  const share = panels.reduce((sum, panel) => sum + panel.weight, 0) / wanted;
  const found = [[]];
  let weight = 0;
  for (const [at, panel] of panels.entries()) {
    const left = panels.length - at;
    const full = weight + panel.weight / 2 > share * found.length || left <= wanted - found.length;
    if (found.at(-1).length && full && found.length < wanted) found.push([]);
    found.at(-1).push(panel);
    weight += panel.weight;
  }
  return found;
};

const weighing = (element, weight) => {
  element.style.setProperty("--weight", weight);
  return element;
};

export const arrange = (place, panels, quiet) => {
  if (!panels.length) {
    place.replaceChildren(make("p", { class: "quiet" }, quiet));
    return;
  }
  place.replaceChildren(
    ...rows(panels).map((row) => {
      const parts = columns(row).map((column) =>
        make("div", { class: "column" }, ...column.map((panel) => weighing(panel.element, panel.weight))),
      );
      const heaviest = Math.max(...columns(row).map((column) => column.reduce((sum, one) => sum + one.weight, 0)));
      return weighing(make("div", { class: "row" }, ...parts), heaviest);
    }),
  );
};

// --- sizes

const spills = (element) => {
  const place = element.getBoundingClientRect();
  return (
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1 ||
    [...element.children].some((child) => child.getBoundingClientRect().right > place.right + 1)
  );
};

// The parts of the screen's height that letters may be high, at most.
const MOST = { table: 16, lines: 5, clocks: 2 };

const largest = (element, most) => {
  let [low, high] = [10, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    element.style.fontSize = `${middle}px`;
    if (spills(element)) high = middle;
    else low = middle;
  }
  return low;
};

// The largest letters with which nothing leaves its place, on any page of a table. On a phone the screen scrolls
// instead, and a table that is too wide has the cells of each row one under the other.
export const fit = (place, tables, turned) => {
  for (const element of place.querySelectorAll(".fits")) {
    element.style.fontSize = "";
    element.classList.remove("stacked");
    if (!wide()) {
      element.classList.toggle("stacked", spills(element));
      continue;
    }
    const table = tables.find((one) => one.element === element);
    let size = Math.round(innerHeight / MOST[element.classList[0]]);
    for (let page = 0; page < (table?.pages ?? 1); page += 1) {
      table?.turn(page);
      size = Math.min(size, largest(element, size + 1));
    }
    table?.turn(turned);
    element.style.fontSize = `${size}px`;
  }
};
