import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { readTableFiles } from "./tableFiles.ts";

/** Where `tables/` and `migrations/` lie. */
export const schemaFolder = new URL("../", import.meta.url);

/** Tables that are partitioned by month, of their ids or of their days. */
export const partitionedTables = ["sales_order", "order_event", "stock_movement", "machine_day"] as const;

/** Everything that makes an empty database the present one: each table file, and protection after each. */
export function currentSchema(folder: URL = schemaFolder): string {
  const [functions, ...files] = readTableFiles(folder).map(
    ({ path, text }) => `-- tables/${path}\n${text.trimEnd()}\n`,
  );
  const rights = files.pop();
  return [functions, ...files.map((text) => `${text}call protect_new_tables();\n`), rights].join("\n");
}

/** One step of the schema's history. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

function migration(version: number, name: string, sql: string): Migration {
  return { version, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

const migrationFiles = (folder: URL) =>
  readdirSync(new URL("migrations/", folder))
    .filter((name) => name.endsWith(".sql"))
    .sort();

/**
 * How a database of the first release becomes one of this program: the files of `migrations/` in order, the first of
 * which is the schema of that release. Until it is frozen there, the table files themselves are the only step.
 *
 * @throws Error when a file name does not fit, or a number is missing or used twice.
 */
export function schemaHistory(folder: URL = schemaFolder): Migration[] {
  const names = migrationFiles(folder);
  if (names.length === 0) return [migration(1, "baseline", currentSchema(folder))];
  return names.map((name, index) => {
    const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(name);
    if (Number(match?.[1]) !== index + 1)
      throw new Error(`migrations/${name} should have been called ${String(index + 1).padStart(4, "0")}-<name>.sql`);
    return migration(index + 1, match?.[2] ?? "", readFileSync(new URL(`migrations/${name}`, folder), "utf8"));
  });
}

/**
 * Writes the schema of the first release, on which every migration builds.
 *
 * @throws Error when it is written already: from then on it is history, and the tables change through migrations.
 */
export function freezeBaseline(folder: URL = schemaFolder): void {
  if (migrationFiles(folder).length > 0) throw new Error("The baseline is frozen. Write a migration instead.");
  writeFileSync(new URL("migrations/0001-baseline.sql", folder), currentSchema(folder));
}
