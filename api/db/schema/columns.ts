import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** Version 7: unguessable, and rows made one after the other lie side by side in the index. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => Bun.randomUUIDv7());

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
