import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Layout } from "./layout.ts";

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; its password, port and log files stand beside it. */
  readonly dataDir: string;
  /** Receives one sentence for each event worth telling the operator. */
  readonly log: (message: string) => void;
  /** Settings of PostgreSQL that differ from the launcher's own. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Cluster {
  readonly layout: Layout;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (message: string) => void;
}

export interface Running {
  readonly pid: number;
  readonly port: number;
  /** The server was already running, because the program that had started it was killed or still runs. */
  readonly adopted: boolean;
}
