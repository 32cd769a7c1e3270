// What the page asks in a dialog: a form that the hall wants filled in, and the choice of a command.
import { get } from "./api.js";
import { icon, make } from "./cards.js";
import { t } from "./words.js";

const dialog = () => document.getElementById("dialog");

export const open = (title, ...inside) => {
  const box = dialog();
  const away = make("button", { type: "button", class: "quiet", "aria-label": t("close"), title: t("close") });
  away.append(icon("close"));
  away.addEventListener("click", () => box.close());
  box.replaceChildren(
    make("header", { class: "dialog-head" }, make("h2", { id: "dialog-title" }, title), away),
    ...inside,
  );
  if (!box.open) box.showModal();
  return box;
};

// A list to choose from; where something else can be given too, its last line opens a field to write it in.
const choices = (field, shape) => {
  const options = field.options.map(([value, label]) => make("option", { value }, label));
  const none = make("option", { value: "" }, field.required ? t("choose") : "–");
  const select = make("select", { ...shape, required: field.required }, none, ...options);
  if (!field.free) return select;
  const other = make("option", { value: "-" }, t("other"));
  select.append(other);
  const words = make("input", {
    type: "text",
    maxlength: field.longest,
    inputmode: field.keys || null,
    autocomplete: "off",
    "aria-label": `${field.label}: ${t("other-words")}`,
    placeholder: t("other-words"),
    required: true,
    disabled: true,
    hidden: true,
  });
  select.addEventListener("change", () => {
    const wanted = other.selected;
    words.hidden = words.disabled = !wanted;
    // Only what bears the field's name is sent.
    select.name = wanted ? "" : field.name;
    words.name = wanted ? field.name : "";
    if (wanted) words.focus();
  });
  return make("div", { class: "either" }, select, words);
};

export const input = (field) => {
  const shape = { id: `field-${field.name}`, name: field.name, "aria-describedby": `about-${field.name}` };
  if (field.kind === "choice") return choices(field, shape);
  if (field.kind === "whole")
    return make("input", { ...shape, type: "number", inputmode: field.keys || null, min: field.low, max: field.high, required: field.required });
  if (field.kind === "file") return make("input", { ...shape, type: "file", required: field.required });
  if (field.kind === "members")
    return make(
      "div",
      { class: "ticks", id: shape.id, role: "group" },
      ...field.options.map(([value, label]) =>
        make("label", { class: "tick" }, make("input", { type: "checkbox", name: field.name, value }), label),
      ),
    );
  const long = (field.longest ?? 0) > 200;
  const element = make(long ? "textarea" : "input", {
    ...shape,
    type: long ? null : "text",
    inputmode: field.keys || null,
    maxlength: field.longest,
    required: field.required,
    autocomplete: "off",
  });
  element.value = field.value ?? "";
  return element;
};

const row = (field) =>
  make(
    "div",
    { class: "field" },
    make(
      "label",
      { for: `field-${field.name}` },
      field.label,
      " ",
      make("span", { class: "need" }, t(field.required ? "required" : "optional")),
    ),
    field.about ? make("p", { class: "about", id: `about-${field.name}` }, field.about) : null,
    input(field),
  );

// Asks the fields; gives the values and the file, or null when the dialog was closed.
export const ask = ({ title, about, fields }) =>
  new Promise((answer) => {
    const cancel = make("button", { type: "button", class: "button" }, t("cancel"));
    const send = make("button", { type: "submit", class: "button primary" }, t("send"));
    const form = make("form", { class: "form" }, ...fields.map(row), make("div", { class: "keys end" }, cancel, send));
    let given = null;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const values = {};
      let file = null;
      for (const field of fields) {
        if (field.kind === "file") {
          const chosen = form.elements[field.name].files[0];
          file = chosen ?? file;
        } else values[field.name] = data.getAll(field.name).join(" ");
      }
      given = { values, file };
      dialog().close();
    });
    cancel.addEventListener("click", () => dialog().close());
    const box = open(title, about ? make("p", {}, about) : "", form);
    box.addEventListener("close", () => answer(given), { once: true });
    form.querySelector("input, select, textarea")?.focus();
  });

// Lets a command be chosen from all of them; gives its form for this room, or null.
export const chooseCommand = async (room) => {
  const commands = await get("/api/commands");
  return new Promise((answer) => {
    let chosen = null;
    const search = make("input", { type: "search", "aria-label": t("commands-search"), placeholder: t("commands-search") });
    const list = make("ul", { class: "commands" });
    const show = () => {
      const wanted = search.value.toLowerCase();
      const fitting = commands.filter((command) => `${command.name} ${command.about}`.toLowerCase().includes(wanted));
      list.replaceChildren(
        ...fitting.map((command) => {
          const key = make(
            "button",
            { type: "button", class: "command" },
            make("span", { class: "name" }, command.name),
            make("span", { class: "about" }, command.about),
          );
          key.addEventListener("click", () => {
            chosen = command.path;
            dialog().close();
          });
          return make("li", {}, key);
        }),
      );
    };
    search.addEventListener("input", show);
    show();
    const box = open(t("commands"), search, list);
    box.addEventListener(
      "close",
      () => answer(chosen === null ? null : get("/api/command", { path: chosen, room })),
      { once: true },
    );
    search.focus();
  });
};
