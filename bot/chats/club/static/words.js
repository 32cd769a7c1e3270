// The page's words in the reader's language, and what the reader's locale makes of numbers and moments.
let words = {};
let language = document.documentElement.lang;
let languages = [];

export const speak = (answer) => {
  words = answer.words;
  language = answer.language;
  languages = answer.languages ?? languages;
  document.documentElement.lang = language;
};

export const spoken = () => language;

// Every language of the house under its own name.
export const named = () =>
  languages.map((one) => {
    const name = new Intl.DisplayNames([one], { type: "language" }).of(one);
    return [one, name[0].toLocaleUpperCase(one) + name.slice(1)];
  });

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

// How this browser's reader writes dates in a language: as the browser says, where it tells the country (en-US), else as
// the club's own speakers do.
export const locale = (language, home) =>
  navigator.languages.find((one) => one.startsWith(`${language}-`)) ??
  (home.startsWith(`${language}-`) ? home : language);
