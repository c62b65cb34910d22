export type { EmbeddedPostgresOptions } from "./cluster.ts";
export { EmbeddedPostgresError } from "./failures.ts";
export { startEmbeddedPostgres } from "./start.ts";
export type { EmbeddedPostgres } from "./watch.ts";
