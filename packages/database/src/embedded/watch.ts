import type pg from "pg";
import type { Cluster, Running } from "./cluster.ts";
import { connectAsHolder, countOtherHolders, superuserUrl } from "./connection.ts";
import { stopPostmaster } from "./postmaster.ts";
import { sleep } from "./run.ts";
import { ensureRunning } from "./running.ts";

export interface EmbeddedPostgres {
  /** The superuser's address of the database `postgres`; it holds the password and must not be printed. */
  readonly url: string;
  readonly port: number;
  /** The postmaster's process number; another one after a restart by the watch. */
  readonly pid: number;
  readonly adopted: boolean;
  /** Stops the server, unless another program still uses it; that one then stops it. */
  stop(): Promise<void>;
}

const longestPauseMs = 10_000;
const lingeringHolderMs = 500;
const holdAttempts = 5;

/**
 * Holds one connection open for as long as the program uses the cluster. The connection tells other
 * programs that we are here, disappears with us however we end, and breaks when the server dies.
 */
export class Watch implements EmbeddedPostgres {
  readonly #cluster: Cluster;
  readonly #log: (message: string) => void;
  readonly #backends: number[] = [];
  #running: Running = { pid: 0, port: 0, adopted: false };
  #holder: pg.Client | undefined;
  #revival: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;

  constructor(cluster: Cluster, log: (message: string) => void) {
    this.#cluster = cluster;
    this.#log = log;
  }

  get url(): string {
    return superuserUrl(this.#cluster.password, this.#running.port);
  }

  get port(): number {
    return this.#running.port;
  }

  get pid(): number {
    return this.#running.pid;
  }

  get adopted(): boolean {
    return this.#running.adopted;
  }

  async begin(fixedPort?: number): Promise<void> {
    const holder = await this.#hold(fixedPort);
    const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
    this.#backends.push(rows[0]?.pid ?? 0);
    this.#holder = holder;
    holder.once("end", () => {
      if (!this.#stopping) this.#revival ??= this.#revive().finally(() => (this.#revival = undefined));
    });
    const { pid, port, adopted } = this.#running;
    this.#log(
      adopted
        ? `Uses the running database process ${pid} on port ${port}.`
        : `The database runs as process ${pid} on port ${port}.`,
    );
  }

  /** Another program may stop the server between our look at it and our connection; then it is started again. */
  async #hold(fixedPort: number | undefined): Promise<pg.Client> {
    for (let attempt = 1; ; attempt++) {
      this.#running = await ensureRunning(this.#cluster, fixedPort);
      try {
        return await connectAsHolder(this.#cluster.password, this.#running.port);
      } catch (error) {
        if (attempt === holdAttempts) throw error;
      }
    }
  }

  /** Tries until it works, because the reason may pass without us: a full disk, a lack of memory. */
  async #revive(): Promise<void> {
    this.#log(
      `The connection to database process ${this.#running.pid} broke; the database is started again if it has ended.`,
    );
    for (let pauseMs = 250; !this.#stopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await this.begin(this.#running.port);
      } catch (error) {
        this.#log((error as Error).message);
        await sleep(pauseMs);
      }
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    await this.#revival;
    await this.#holder?.end().catch(() => {});
    const { password, layout, binaries } = this.#cluster;
    const { pid, port } = this.#running;
    const deadline = Date.now() + lingeringHolderMs;
    // Another program that is ending at the same moment is gone within milliseconds.
    while (await countOtherHolders(password, port, this.#backends)) {
      if (Date.now() > deadline) {
        this.#log(`Database process ${pid} stays, because another program uses it.`);
        return;
      }
      await sleep(25);
    }
    await stopPostmaster(pid, layout, binaries);
    this.#log(`Database process ${pid} has ended.`);
  }
}
