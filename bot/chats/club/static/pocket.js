// The reader's own live card: it stands beside the messages, or on a phone above the line, and changes in its place.
const $ = (id) => document.getElementById(id);

// As in pocket.css: here it has a column of its own, which would stand empty beside a card that is closed.
const column = matchMedia("(min-width: 76rem)");

let shown = null;

const words = (spans) => spans.map((span) => span.text).join("");

export const pocket = {
  clear() {
    shown = null;
    $("pocket").hidden = true;
    $("pocket-card").replaceChildren();
  },
  // The newest of them is the card; where it was before is not shown.
  put(message, draw) {
    if (shown && shown.id !== message.id && shown.number > message.number) return;
    const asks = message.card.tone === "ask";
    const opened = shown?.id !== message.id; // asked for just now: it is to be seen
    if (opened || asks !== (shown.card.tone === "ask")) $("pocket").open = asks || opened || column.matches;
    shown = message;
    $("pocket-title").textContent = words(message.card.title);
    $("pocket").classList.toggle("asks", asks);
    $("pocket-card").replaceChildren(draw(message));
    $("pocket").hidden = false;
  },
};
