import { SetupError } from "@yunshou/database";
import { EmbeddedPostgresError } from "@yunshou/database/embedded/index";
import { ConfigError } from "../config.ts";

/** Codes with which a database is out of reach: no answer, no such host, a wrong password, no such database. */
const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "28P01",
  "28000",
  "3D000",
]);

/** One sentence for what the person who started us can change; the whole error for what only we can. */
export function explain(error: unknown): string {
  const known = error instanceof ConfigError || error instanceof SetupError || error instanceof EmbeddedPostgresError;
  if (known) return (error as Error).message;
  const { code } = error as { code?: string };
  // Node's advice after the first sentence is for programmers.
  if (code?.startsWith("ERR_PARSE_ARGS_")) return `${(error as Error).message.split(". ", 1)[0]?.replace(/\.$/, "")}.`;
  const isForeign = code === "22023" && (error as Error).message.startsWith('role "');
  if (code !== undefined && (isForeign || unreachable.has(code)))
    return `DATABASE_URL cannot be used: ${(error as Error).message || code}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
