// Asks the server, as the member who is speaking.
export class Refusal extends Error {
  constructor(status, reason) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}

let as = "";
export const speakAs = (member) => {
  as = member;
};

export const address = (path, values = {}) => {
  const url = new URL(path, location.origin);
  if (as) url.searchParams.set("as", as);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.pathname + url.search;
};

const answer = async (response) => {
  const body = await response.json().catch(() => ({}));
  // What stands between the page and a server that is away answers with these.
  if ([502, 504].includes(response.status)) throw new TypeError("away");
  const usual = response.status === 413 ? "file-too-large" : "refused";
  if (!response.ok) throw new Refusal(response.status, body.error ?? usual);
  return body;
};

export const get = async (path, values, options = {}) =>
  answer(await fetch(address(path, values), { credentials: "same-origin", ...options }));

export const post = async (path, body, file = null) => {
  const words = JSON.stringify({ as, ...body });
  const options = { method: "POST", credentials: "same-origin" };
  if (file) {
    options.body = new FormData();
    options.body.append("body", words);
    options.body.append("file", file);
  } else {
    options.body = words;
    options.headers = { "Content-Type": "application/json" };
  }
  return answer(await fetch(path, options));
};

export const rest = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

// The same act with the same id until it is heard: the server does it once.
export const insist = async (path, body, file = null, troubled = () => {}) => {
  const whole = { as, ...body }; // whoever speaks by the time it gets through
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      return await post(path, whole, file);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      troubled();
      await rest(wait);
    }
  }
};

// randomUUID exists in secure pages only; a club on a home network is none.
export const fresh = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
