import { defineConfig } from "drizzle-kit";

/** `bun run db:generate` writes a new migration for what changed in `schema/`. */
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./api/db/schema/index.ts",
  out: "./api/db/migrations",
});
