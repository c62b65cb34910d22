import type { Database } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Pictures } from "./images/pictures.ts";
import type { Secrets } from "./secrets.ts";

/** What every role of the program starts with. */
export interface ProcessContext {
  readonly config: Config;
  readonly database: Database;
  /** Keys outside the database: sealing of verifiers, signing of commands. */
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
  /** Decodes what people upload, in a process of its own. */
  readonly pictures: Pictures;
}

/** A running role; `stop` ends it without losing anything that was acknowledged. */
export interface RunningRole {
  stop(): Promise<void>;
}
