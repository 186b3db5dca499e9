import { openDatabase } from "../db/database.ts";
import { NO_RECEIPT } from "../db/idempotency-store.ts";
import { createContact } from "../modules/contact/service.ts";
import { createOutbox } from "./outbox.ts";
import { openQueue } from "./queue.ts";

/** Run by `killed.test.ts` as a process of its own: stores a contact message and dies without a word. */
const [url = "", moment] = process.argv.slice(2);
const { db } = openDatabase(url);
const outbox = createOutbox(await openQueue(url), new Set(["email"]));
const die = () => process.kill(process.pid, "SIGKILL");

const contact = createContact(db, {
  ...outbox,
  async enqueue(tx, message) {
    await outbox.enqueue(tx, message);
    if (moment === "before commit") die();
  },
});
const message = { fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." };
await contact.save(message, undefined, NO_RECEIPT);
die();
