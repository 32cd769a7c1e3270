// The club's page: who speaks, in which room, in which language, and what is live.
import { Refusal, fresh, get, insist, post, speakAs } from "./api.js";
import { face, icon, make } from "./cards.js";
import { composer } from "./composer.js";
import { council } from "./council.js";
import { ask, chooseCommand } from "./dialogs.js";
import { listen } from "./live.js";
import { outbox } from "./outbox.js";
import { messages } from "./room.js";
import { fill, named, speak, spoken, t } from "./words.js";

const $ = (id) => document.getElementById(id);
const wished = new URLSearchParams(location.search);
let club = null;
let room = wished.get("room") ?? "";
let live = null;
const unread = new Map();
const drafts = new Map();

const me = () => club.me.id;

// --- trouble and the state of the line

const complain = (key, values) => {
  $("notice").textContent = key ? t(key, values) : "";
  $("notice").hidden = !key;
};

const online = (yes) => {
  $("state").textContent = t(yes ? "online" : "offline");
  $("state").classList.toggle("away", !yes);
  if (yes) waiting.work();
};

// --- what is said

const said = messages({
  me,
  go: (id) => enter(id),
  changed: () => drawPending(),
  press: (message, id, button) => press(message.room, message.id, id, {}, button),
});

const hear = (message) => {
  waiting.heard(message.request);
  if (!said.hear(message) && message.author?.id !== me() && (!message.live || message.card.tone === "ask")) {
    unread.set(message.room, (unread.get(message.room) ?? 0) + 1);
    drawRooms();
  }
};

const fillIn = async (form, where) => {
  const given = await ask(form);
  if (given) await press(where, "", form.press, given.values);
};

const press = async (where, message, id, values, button = null) => {
  if (button?.getAttribute("aria-disabled") === "true") return;
  button?.setAttribute("aria-disabled", "true");
  complain("");
  try {
    const act = { room: where, id: fresh(), message, press: id, values };
    const follow = said.follower();
    const answer = await insist("/api/press", act, null, () => online(false));
    answer.messages.forEach(hear);
    follow(answer.messages);
    button?.removeAttribute("aria-disabled");
    if (answer.form) await fillIn(answer.form, where);
  } catch (error) {
    button?.removeAttribute("aria-disabled");
    complain(error instanceof Refusal ? error.reason : "refused");
  }
};

const waiting = outbox({
  changed: () => club && said.following(drawPending), // why something was not sent, and what to do, grows below it
  away: () => online(false),
  done: async (answer, act) => {
    if (act.as !== me()) return;
    answer.messages.forEach(hear);
    if (answer.form) await fillIn(answer.form, act.room);
  },
});

const drawPending = () => {
  $("messages").querySelectorAll(".pending").forEach((element) => element.remove());
  for (const each of waiting.of(me(), room)) {
    if (each.shown && !each.failed) continue;
    const state = make("p", { class: "who" }, make("strong", {}, club.me.name), t(each.failed ?? "pending"));
    if (each.failed) {
      const again = make("button", { type: "button", class: "button" }, t("retry"));
      again.addEventListener("click", () => waiting.retry(each.id));
      const away = make("button", { type: "button", class: "button" }, t("cancel"));
      away.addEventListener("click", () => waiting.drop(each.id));
      state.append(again, away);
    }
    const words = make("p", { class: "words" }, each.title ?? each.text);
    $("messages").append(
      make(
        "li",
        { class: `message member pending${each.failed ? " failed" : ""}` },
        face(club.me),
        make("div", { class: "body" }, state, words),
      ),
    );
  }
  drawEmpty();
};

const drawEmpty = () => {
  const nothing = said.empty() && !waiting.of(me(), room).length;
  $("empty").hidden = !nothing;
  if (!nothing) return;
  const first = make("p", {}, t(room === club.private ? "empty-private" : "empty"));
  const key = make("button", { type: "button", class: "button primary" }, make("code", {}, t("try")));
  key.addEventListener("click", () => waiting.put({ as: me(), room, text: t("try") }));
  $("empty").replaceChildren(first, make("p", {}, t("empty-try")), key);
};

// --- the side: rooms, who speaks, language, look

const drawRooms = () => {
  const row = (id, title, sign) => {
    const count = unread.get(id) ?? 0;
    const key = make(
      "button",
      { type: "button", class: "room", "aria-current": id === room ? "page" : null },
      icon(sign),
      make("span", { class: "room-name" }, title),
      count ? make("span", { class: "count", "aria-label": t("new", { count }) }, String(count)) : null,
    );
    key.addEventListener("click", () => enter(id));
    return make("li", {}, key);
  };
  $("rooms").replaceChildren(...club.rooms.map((each) => row(each.id, each.title, "room")));
  $("private").replaceChildren(row(club.private, t("private-room"), "lock"));
  $("menu-new").hidden = unread.size === 0;
};

const drawSide = () => {
  $("speak-as").hidden = !club.speakAs;
  $("you").hidden = club.speakAs;
  $("you").textContent = t("you", { name: club.me.name });
  $("leave").hidden = club.speakAs;
  $("start").hidden = !club.speakAs;
  $("settings").hidden = !club.me.organiser;
  const name = (member) => (member.organiser ? `${member.name} · ${t("organiser")}` : member.name);
  $("as").replaceChildren(...club.members.map((member) => make("option", { value: member.id }, name(member))));
  $("as").value = me();
  $("language").replaceChildren(...named().map(([value, name]) => make("option", { value, lang: value }, name)));
  $("language").value = spoken();
  $("look").value = window.look.chosen();
};

const drawTitle = () => {
  const found = club.rooms.find((each) => each.id === room);
  const title = found?.title ?? t("private-room");
  $("title").replaceChildren(found ? "" : icon("lock"), title);
  document.title = `${title} · ${t("bot")}`;
  $("board").hidden = !found;
  $("board").href = `/board/${room}`;
  line.label(found ? t("message-to", { room: title }) : t("message-private"));
};

const side = (open) => {
  $("side").classList.toggle("open", open);
  $("veil").hidden = !open;
  document.querySelector(".main").inert = open;
  $("menu").setAttribute("aria-expanded", String(open));
  (open ? $("side-close") : $("menu")).focus();
};

// --- coming and going

const known = () => [...club.rooms.map((each) => each.id), club.private];

const enter = async (next) => {
  if (room !== next) {
    drafts.set(room, line.text());
    line.write(drafts.get(next) ?? "");
  }
  room = next;
  unread.delete(room);
  if (club.speakAs) history.replaceState(null, "", `?as=${me()}&room=${encodeURIComponent(room)}`);
  else history.replaceState(null, "", `?room=${encodeURIComponent(room)}`);
  if ($("side").classList.contains("open")) side(false);
  complain("");
  drawTitle();
  drawRooms();
  await said.enter(room);
};

const learn = async () => {
  club = await get("/api/club");
  speakAs(club.speakAs ? me() : "");
  speak(await get("/api/words", { language: club.me.language }));
  fill();
  drawSide();
  return club;
};

const heard = async (event) => {
  if (event.kind === "message") return hear(event.message);
  await learn();
  drawTitle();
  drawRooms();
  if (event.kind === "reset") await said.enter(room);
};

const begin = async () => {
  live?.end();
  await learn();
  $("club").hidden = false;
  unread.clear();
  await enter(known().includes(room) ? room : (club.rooms[0]?.id ?? club.private));
  live = listen(club.speakAs ? `/api/events?as=${me()}` : "/api/events", {
    heard,
    online,
  });
  live.begin(club.mark);
  waiting.work();
};

const line = composer({
  room: () => room,
  say: (text, file) => {
    complain("");
    waiting.put({ as: me(), room, text, ...(file ? { file } : {}) });
    said.sink();
  },
  tooLong: (text, file) => {
    const long = [...text].length > club.longest;
    if (long) complain("too-long", { count: club.longest });
    else if (file && file.size > club.largest) complain("file-too-large");
    return long || (file !== null && file.size > club.largest);
  },
});

for (const element of document.querySelectorAll("[data-icon]")) element.prepend(icon(element.dataset.icon));
$("menu").addEventListener("click", () => side(true));
$("side-close").addEventListener("click", () => side(false));
$("veil").addEventListener("click", () => side(false));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && $("side").classList.contains("open")) side(false);
});
$("as").addEventListener("change", async () => {
  speakAs($("as").value);
  Object.assign(club.me, club.members.find((member) => member.id === $("as").value)); // what is sent meanwhile is theirs
  if (room === club.private) room = `dm:${$("as").value}`;
  line.write("");
  drafts.clear();
  await begin();
});
$("language").addEventListener("change", async () => {
  await post("/api/language", { language: $("language").value });
  await learn();
  drawTitle();
  drawRooms();
  said.again();
  drawPending();
});
$("look").addEventListener("change", () => window.look.choose($("look").value));
$("settings").addEventListener("click", () => council(club, learn));
$("leave").addEventListener("click", async () => {
  await post("/api/leave", {});
  location.assign("/");
});
$("commands").addEventListener("click", async () => {
  const form = await chooseCommand(room);
  const given = form && (await ask(form));
  if (!given) return line.focus();
  const { values, file } = given;
  waiting.put({ as: me(), room, title: form.title, path: form.path, values, ...(file ? { file } : {}) });
  line.focus();
});

const stranger = (error) => error instanceof Refusal && error.status === 401;

window.addEventListener("unhandledrejection", (event) => {
  if (stranger(event.reason)) location.assign("/"); // the link was renewed meanwhile
  else complain(event.reason instanceof Refusal ? event.reason.reason : "failed");
});

speakAs(wished.get("as") ?? "");
try {
  await begin().catch((error) => {
    if (!stranger(error) || !wished.has("as")) throw error;
    speakAs(""); // an old address of the page, from another club
    return begin();
  });
} catch (error) {
  if (stranger(error)) location.assign("/"); // the link was renewed just now
  else {
    speak(await get("/api/words"));
    fill();
    $("club").hidden = false; // else nobody could read why there is nothing else
    throw error;
  }
}
