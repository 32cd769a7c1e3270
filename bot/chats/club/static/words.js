// The page's words in the reader's language, and what the reader's locale makes of numbers and moments.
let words = {};
let language = "it";

export const speak = (answer) => {
  words = answer.words;
  language = answer.language;
  document.documentElement.lang = language;
};

export const spoken = () => language;

export const t = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);

// Fills every element that says which words it wants.
export const fill = (root = document) => {
  for (const element of root.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of root.querySelectorAll("[data-t-label]"))
    element.setAttribute("aria-label", t(element.dataset.tLabel));
  for (const element of root.querySelectorAll("button[data-t-label], [data-t-title]"))
    element.title = t(element.dataset.tTitle ?? element.dataset.tLabel);
};
