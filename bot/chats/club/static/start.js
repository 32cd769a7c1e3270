// The guide to the first run: choose a chat, fetch its token, invite the bot, and see its first die.
import { Refusal, get, post, rest } from "./api.js";
import { make } from "./cards.js";
import { fill, named, speak, spoken, t } from "./words.js";

const $ = (id) => document.getElementById(id);
const PORTAL = "https://discord.com/developers/applications";
const FATHER = "https://t.me/BotFather";
const PLATFORMS = { discord: "Discord", telegram: "Telegram" };
const ROOMS = ["start-rooms-play", "start-rooms-staff", "start-rooms-notices", "start-rooms-hall"];
const SOON = 1500;
let state = {};
let drawn = "";

const platform = () => (location.hash.slice(1) in PLATFORMS ? location.hash.slice(1) : "");
const now = () => state[platform()] ?? { how: "none" };
const connected = () => now().how === "connected";

// --- what has been reached, in words

const how = (name) => {
  const { how, name: called, servers } = state[name] ?? {};
  if (how === "starting") return t("start-connecting", { name: called });
  if (how === "failed") return t("start-not-connected");
  if (how !== "connected") return "";
  if (servers === null || servers === undefined) return t("start-connected", { name: called });
  return t(servers === 1 ? "start-connected-one" : "start-connected-in", { name: called, count: servers });
};

const rolled = () => now().rolled !== null && now().rolled !== undefined;
const invited = () => connected() && (now().servers > 0 || now().rooms.length > 0);

const tell = (element, words, good = true) => {
  if (!element || (element.textContent === words && element.classList.contains(good ? "good" : "bad"))) return;
  element.textContent = words;
  element.className = `said ${good ? "good" : "bad"}`;
};

// --- the steps

// The drawing of a step bears the name of the words that tell it.
const picture = (key) =>
  make("img", { src: `/static/${key.replace("-picture", "")}.svg`, alt: t(key), width: 640, height: 320 });

const list = (...keys) => make("ol", {}, ...keys.map((key) => make("li", {}, t(key))));

const step = (id, key, content, drawing = null) =>
  make(
    "li",
    { class: `step${drawing ? " drawn" : ""}`, "data-step": id },
    make("div", {}, make("h3", {}, t(key)), ...content),
    drawing,
  );

const link = (href, key) =>
  make("p", {}, make("a", { class: "button", href, target: "_blank", rel: "noopener noreferrer" }, t(key)));

const said = (id) => make("p", { id, class: "said", role: "status" });

const paste = () => {
  const field = make("input", {
    id: "token",
    type: "password",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "none",
    "aria-describedby": "token-said",
    required: "",
  });
  const key = make("button", { type: "submit", class: "button primary" }, t("start-check"));
  const form = make("form", { class: "token" }, make("label", { for: "token" }, t("start-token")), field, key);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const token = field.value;
    field.value = ""; // it is nowhere in the page any more
    key.setAttribute("aria-disabled", "true");
    tell($("token-said"), t("start-checking"));
    try {
      state = await post("/api/start", { platform: platform(), token });
      draw();
    } catch (error) {
      tell($("token-said"), t(error instanceof Refusal ? error.reason : "failed"), false);
      field.focus();
    } finally {
      key.removeAttribute("aria-disabled");
    }
  });
  return form;
};

const invite = () => {
  const here = [link(now().invite, "start-invite")];
  if (platform() === "telegram") {
    here.push(
      make("p", {}, t("start-scan")),
      make("img", { class: "qr", src: "/api/start/qr/telegram", alt: t("start-scan-picture"), width: 208, height: 208 }),
    );
  }
  return [...here, said("invited-said")];
};

const rooms = () => [
  make("ul", {}, ...ROOMS.map((key) => make("li", {}, t(key)))),
  ...(platform() === "telegram" ? [make("p", {}, t("start-privacy"))] : []),
];

const roll = () => [
  make("p", {}, t("start-roll-about")),
  make("p", {}, make("code", {}, t("start-roll-line"))),
  said("rolled-said"),
];

const steps = () => {
  const name = platform();
  const ways =
    name === "discord"
      ? [
          step(
            "make",
            "start-discord-make",
            [link(PORTAL, "start-discord-open"), list("start-discord-new", "start-discord-name", "start-discord-create")],
            picture("start-discord-application-picture"),
          ),
          step("fetch", "start-discord-fetch", [list("start-discord-bot", "start-discord-reset", "start-discord-copy")], picture("start-discord-token-picture")),
        ]
      : [
          step(
            "make",
            "start-telegram-make",
            [link(FATHER, "start-telegram-open"), list("start-telegram-new", "start-telegram-name", "start-telegram-username")],
            picture("start-telegram-botfather-picture"),
          ),
          step("fetch", "start-telegram-fetch", [list("start-telegram-copy")], picture("start-telegram-token-picture")),
        ];
  const token = connected() ? [] : [paste()];
  const all = [...ways, step("token", "start-paste", [...token, make("p", { class: "soft" }, t("start-token-kept")), said("token-said")])];
  if (!connected()) return all;
  return [
    ...all,
    name === "discord"
      ? step("invite", "start-discord-invite", invite(), picture("start-discord-invite-picture"))
      : step("invite", "start-telegram-invite", invite(), picture("start-telegram-group-picture")),
    step("rooms", "start-rooms", rooms()),
    step("roll", "start-roll", roll()),
    step("on", "start-on", [make("p", {}, t("start-on-about")), make("p", {}, make("a", { class: "button", href: "#" }, t("start-back")))]),
  ];
};

// --- drawing: anew where another step is reached, else only what is said

const draw = () => {
  const name = platform();
  $("choose").hidden = Boolean(name);
  $("guide").hidden = !name;
  document.title = `${name ? PLATFORMS[name] : t("start-title")} · ${t("bot")}`;
  for (const one of document.querySelectorAll("[data-how]")) one.textContent = how(one.dataset.how);
  if (!name) {
    drawn = "";
    return;
  }
  $("platform").textContent = PLATFORMS[name];
  const stage = `${name} ${now().how} ${spoken()}`;
  if (drawn !== stage) {
    const onward = connected() && drawn.startsWith(`${name} `);
    drawn = stage;
    $("steps").replaceChildren(...steps());
    if (onward) document.querySelector('[data-step="token"]').scrollIntoView({ block: "start" });
  }
  const done = { make: connected(), fetch: connected(), token: connected(), invite: invited(), roll: rolled() };
  for (const [id, yes] of Object.entries(done))
    document.querySelector(`[data-step="${id}"]`)?.classList.toggle("done", yes);
  if (now().how !== "none") tell($("token-said"), how(name), now().how !== "failed");
  const first = now().rooms?.[0];
  if (invited()) tell($("invited-said"), first ? t("start-invited-room", { room: first }) : t("start-invited"));
  if (connected()) tell($("rolled-said"), rolled() ? t("start-rolled", { room: now().rolled }) : t("start-roll-waiting"));
};

const learn = async () => {
  state = await get("/api/start");
  draw();
};

const choose = async (language) => {
  speak(await get("/api/words", language ? { language } : {}));
  fill();
  $("language").replaceChildren(...named().map(([value, name]) => make("option", { value, lang: value }, name)));
  $("language").value = spoken();
};

$("language").addEventListener("change", async () => {
  await choose($("language").value);
  draw();
});
window.addEventListener("hashchange", () => {
  draw();
  scrollTo(0, 0);
});

await choose("");
for (;;) {
  await learn().catch(() => {}); // the house is away for a moment: it is asked again
  await rest(SOON);
}
