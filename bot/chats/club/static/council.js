// The club's settings, for organisers: members, their links, rooms.
import { Refusal, get, post } from "./api.js";
import { make } from "./cards.js";
import { open } from "./dialogs.js";
import { t } from "./words.js";

const named = (label, name) => {
  const field = make("input", { type: "text", name, required: true, maxlength: 40, autocomplete: "off" });
  return make("label", { class: "field grow" }, label, field);
};

export const council = async (club, changed) => {
  const trouble = make("p", { class: "trouble", role: "alert" });
  const links = club.speakAs ? null : await get("/api/links");

  const change = async (path, body) => {
    trouble.textContent = "";
    try {
      await post(path, body);
    } catch (error) {
      trouble.textContent = t(error instanceof Refusal ? error.reason : "failed");
      return false;
    }
    await council(await changed(), changed);
    return true;
  };

  const link = (member) => {
    const copy = make("button", { type: "button", class: "button" }, t("copy-link"));
    const shown = make("input", {
      type: "text",
      readonly: true,
      class: "link",
      "aria-label": t("link-of", { name: member.name }),
    });
    shown.value = location.origin + links[member.id];
    copy.addEventListener("click", async () => {
      shown.select();
      await navigator.clipboard?.writeText(shown.value).catch(() => {});
      copy.textContent = t("copied");
    });
    const renew = make("button", { type: "button", class: "button", title: t("renew-link-about") }, t("renew-link"));
    renew.addEventListener("click", () => change(`/api/members/${member.id}/link`, {}));
    return make("div", { class: "keys" }, shown, copy, renew);
  };

  const row = (member) => {
    const name = named(t("member-name"), "name");
    name.querySelector("input").value = member.name;
    const role = make("input", { type: "checkbox", name: "role", checked: member.organiser });
    const save = make("button", { class: "button" }, t("save"));
    const form = make(
      "form",
      { class: "member" },
      name,
      make("label", { class: "tick" }, role, t("member-organiser")),
      save,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const body = { role: role.checked ? "organiser" : "" };
      if (form.elements.name.value !== member.name) body.name = form.elements.name.value;
      change(`/api/members/${member.id}`, body);
    });
    return make("li", {}, form, links ? link(member) : null);
  };

  const adding = (label, word, path, name) => {
    const form = make("form", { class: "member" }, named(label, name), make("button", { class: "button primary" }, word));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      change(path, { [name]: form.elements[name].value });
    });
    return form;
  };

  open(
    t("settings"),
    trouble,
    make("h3", {}, t("members")),
    links ? make("p", {}, t("links-about")) : "",
    make("ul", { class: "people" }, ...club.members.map(row)),
    adding(t("member-name"), t("add-member"), "/api/members", "name"),
    make("h3", {}, t("rooms")),
    adding(t("room-title"), t("add-room"), "/api/rooms", "title"),
  );
};
