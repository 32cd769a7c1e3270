// The line being written: it grows, completes commands and parameters, and is sent.
import { get } from "./api.js";
import { make } from "./cards.js";
import { t } from "./words.js";

// The server counts characters, the page half of some of them.
const length = (text) => [...text].length;
const place = (text, characters) => [...text].slice(0, characters).join("").length;

export const composer = ({ room, say, tooLong }) => {
  const field = document.getElementById("line");
  const list = document.getElementById("suggestions");
  const hint = document.getElementById("hint");
  const given = document.getElementById("file-given");
  const chooser = document.getElementById("file");
  let found = null;
  let at = -1;
  let chosen = false;
  let asking = null;
  let latest = 0;

  const grow = () => {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 180)}px`;
  };

  const close = () => {
    latest += 1;
    found = null;
    asking = null;
    at = -1;
    chosen = false;
    list.hidden = true;
    list.replaceChildren();
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  };

  const mark = (number) => {
    at = number;
    for (const [other, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(other === at));
    if (at < 0) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", list.children[at].id);
    list.children[at].scrollIntoView({ block: "nearest" });
  };

  const tell = () => {
    hint.replaceChildren();
    if (!found?.hint?.command) return;
    hint.append(make("code", {}, found.hint.command));
    for (const parameter of found.hint.usage) {
      const name = parameter.required ? parameter.name : `${parameter.name}?`;
      const kind = parameter.now ? "now" : parameter.given ? "given" : "";
      hint.append(" ", make(parameter.now ? "strong" : "span", { class: kind }, name));
    }
    hint.append(make("span", { class: "about-now" }, found.hint.about));
  };

  const show = (wanted) => {
    const options = found.options.map((option, number) => {
      const element = make(
        "li",
        { role: "option", id: `suggestion-${number}`, "aria-selected": "false" },
        make("span", { class: "name" }, option.label),
        option.about ? make("span", { class: "about" }, option.about) : null,
      );
      element.addEventListener("pointerdown", (event) => event.preventDefault()); // the line keeps the focus
      element.addEventListener("click", () => take(number));
      return element;
    });
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    list.scrollTop = 0;
    field.setAttribute("aria-expanded", String(options.length > 0));
    const still = Math.max(found.options.findIndex((option) => option.insert === wanted), 0);
    chosen &&= options.length > 0;
    mark(chosen ? still : found.eager && options.length ? 0 : -1);
  };

  // What the suggestions would replace: it may have grown since they were asked for.
  const word = () => {
    const start = place(found.text, found.start);
    const end = place(found.text, found.end) + field.value.length - found.text.length;
    return [start, Math.max(start, end)];
  };

  const complete = () => {
    const text = field.value;
    const caret = field.selectionStart;
    const before = text.slice(0, caret);
    if (!text.startsWith("/") && !/@("[^"]*|\w*)$/u.test(before)) {
      close();
      return tell();
    }
    if (found && !text.startsWith(found.text.slice(0, word()[0]))) close(); // they were about another line
    if (chosen) mark(-1);
    chosen = false;
    const turn = ++latest;
    asking = get("/api/complete", { room: room(), text, caret: length(before) })
      .then((answer) => {
        if (turn !== latest) return;
        const wanted = found?.options[at]?.insert;
        found = { ...answer, text };
        tell();
        show(wanted);
      })
      .catch(() => turn === latest && close())
      .finally(() => {
        if (turn === latest) asking = null;
      });
  };

  // Whether Enter takes the marked suggestion: it was chosen, or is the likeliest end of what is typed by now.
  const taking = () => {
    if (list.hidden || at < 0) return false;
    if (chosen || !found.eager) return chosen;
    const typed = field.value.slice(...word()).toLowerCase();
    const { insert } = found.options[at];
    return found.text === field.value || (typed.length < insert.length && insert.toLowerCase().startsWith(typed));
  };

  const take = (number) => {
    const option = found.options[number];
    const [start, end] = word();
    field.value = field.value.slice(0, start) + option.insert + field.value.slice(end).trimStart();
    field.selectionStart = field.selectionEnd = start + option.insert.length;
    field.focus();
    grow();
    complete();
  };

  const drop = () => {
    chooser.value = "";
    given.hidden = true;
  };

  const send = () => {
    const text = field.value;
    const file = chooser.files[0] ?? null;
    if (!text.trim() && !file) return;
    if (tooLong(text, file)) return;
    field.value = "";
    drop();
    close();
    tell();
    grow();
    say(text, file);
  };

  field.addEventListener("input", () => {
    grow();
    complete();
  });
  field.addEventListener("blur", close);
  field.addEventListener("keydown", async (event) => {
    if (event.isComposing) return;
    const open = !list.hidden;
    if (event.key === "Tab" && !event.shiftKey && (open || asking)) {
      event.preventDefault();
      const text = field.value;
      await asking;
      if (!list.hidden && field.value === text) take(Math.max(at, 0));
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (taking()) take(at);
      else send();
    } else if (open && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      chosen = true;
      const many = list.children.length;
      const first = event.key === "ArrowDown" ? 0 : many - 1;
      mark(at < 0 ? first : (at + (event.key === "ArrowDown" ? 1 : many - 1)) % many);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    }
  });
  document.getElementById("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    send();
    field.focus();
  });
  document.getElementById("attach").addEventListener("click", () => chooser.click());
  chooser.addEventListener("change", () => {
    const file = chooser.files[0];
    given.hidden = !file;
    if (!file) return;
    const away = make("button", { type: "button", class: "button" }, t("remove-file", { name: file.name }));
    away.addEventListener("click", () => {
      drop();
      field.focus();
    });
    given.replaceChildren(away);
    field.focus();
  });

  return {
    text: () => field.value,
    write(text) {
      field.value = text;
      close();
      tell();
      grow();
    },
    label(words) {
      field.placeholder = words;
      field.setAttribute("aria-label", words);
    },
    focus: () => field.focus(),
  };
};
