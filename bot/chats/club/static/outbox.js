// What was said and not yet heard: shown at once, sent in order, again after a reload, each with one id for good.
import { Refusal, fresh, insist } from "./api.js";

const KEPT = "outbox";

const read = () => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
};

export const outbox = ({ changed, done, away }) => {
  let waiting = read();
  let busy = false;

  const note = () => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(waiting.filter((each) => !each.file)));
    } catch {
      // nothing can be kept here: a reload would forget what waits
    }
    changed();
  };

  const work = async () => {
    if (busy) return;
    busy = true;
    for (let next; (next = waiting.find((each) => !each.failed)); ) {
      const { file, failed, shown, title, ...body } = next;
      try {
        const answer = await insist("/api/say", body, file, away);
        waiting = waiting.filter((each) => each !== next);
        note();
        done(answer, next);
      } catch (error) {
        next.failed = error instanceof Refusal ? error.reason : "refused";
        note();
      }
    }
    busy = false;
  };

  return {
    of: (as, room) => waiting.filter((each) => each.as === as && each.room === room),
    put(message) {
      waiting.push({ id: fresh(), ...message });
      note();
      work();
    },
    heard(request) {
      for (const each of waiting) if (request?.endsWith(`:${each.id}`)) each.shown = true;
    },
    retry(id) {
      for (const each of waiting) if (each.id === id) delete each.failed;
      note();
      work();
    },
    drop(id) {
      waiting = waiting.filter((each) => each.id !== id);
      note();
    },
    work,
  };
};
