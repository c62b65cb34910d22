import { readdirSync, writeFileSync } from "node:fs";
import { currentSchema } from "./schema.ts";

// Writes the baseline from which databases are upgraded. It may change only until the first migration exists:
// from then on the baseline is history and the tables change through migrations.
const migrations = readdirSync(new URL("../migrations/", import.meta.url)).filter((name) => name.endsWith(".sql"));
if (migrations.length > 0) {
  console.error("The baseline is frozen, because migrations build on it. Write a migration instead.");
  process.exitCode = 1;
} else {
  writeFileSync(new URL("../baseline/0001.sql", import.meta.url), currentSchema());
}
