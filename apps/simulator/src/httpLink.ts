import type { Clock } from "./clock.ts";
import type { Link, LinkEvents } from "./link.ts";
import type { Random } from "./random.ts";
import { reconnectPauseMs, type Refusal } from "./reconnect.ts";

export interface HttpOptions {
  /** http://host:port or https://host:port of the door for machines (`MACHINE_HTTP_PORT`). */
  readonly server: URL;
  readonly machineNo: string;
  readonly secret: string;
  readonly clock: Clock;
  /** For the jitter of reconnects only. */
  readonly random: Random;
  /** Longest pause between two attempts to reach the door. */
  readonly longestPauseMs?: number;
  /** Told about each request that failed and each refusal. */
  readonly onProblem?: (problem: string) => void;
}

const waitSeconds = 25;
const answerTimeoutMs = 40_000;
const busyPauseMs = 1_000;

/**
 * One machine's way to the cloud over HTTP (docs/machine-protocol.md, "Over HTTP"): each message is the body of a POST, one after
 * the other, and a GET that waits brings what the cloud says. What a failed request carried waits in the machine's own outbox.
 */
export class HttpLink implements Link {
  readonly #options: HttpOptions;
  readonly #authorization: string;
  #events: LinkEvents | undefined;
  #ready = false;
  #failures = 0;
  /** Ends the requests of one connection; a newer one has its own. */
  #end = new AbortController();
  #sent: Promise<void> = Promise.resolve();
  #cancelRetry: () => void = () => undefined;

  constructor(options: HttpOptions) {
    this.#options = options;
    const { machineNo, secret } = options;
    this.#authorization = `Basic ${Buffer.from(`${machineNo}:${secret}`).toString("base64")}`;
  }

  open(events: LinkEvents): void {
    this.#events = events;
    this.#end = new AbortController();
    void this.#listen(this.#end);
  }

  send(payload: string): void {
    if (!this.#ready) return;
    const end = this.#end;
    this.#sent = this.#sent.then(async () => {
      if (!end.signal.aborted) await this.#ask(end, "up", { method: "POST", body: payload });
    });
  }

  close(): void {
    this.#ready = false;
    this.#cancelRetry();
    this.#end.abort();
  }

  async #listen(end: AbortController): Promise<void> {
    while (!end.signal.aborted) {
      // The first one does not wait: its answer says that the door is open to this machine.
      const isHeard = await this.#ask(end, `down?wait=${this.#ready ? waitSeconds : 0}`, {});
      if (isHeard && !this.#ready && !end.signal.aborted) {
        this.#ready = true;
        this.#failures = 0;
        this.#events?.up();
      }
    }
  }

  /** Asks once and hands on what the answer brings; false when it brought nothing because the door is busy or gone. */
  async #ask(end: AbortController, path: string, request: RequestInit): Promise<boolean> {
    const { server, machineNo } = this.#options;
    try {
      const answer = await fetch(new URL(`/v1/m/${machineNo}/${path}`, server), {
        ...request,
        headers: { authorization: this.#authorization, "content-type": "application/json" },
        signal: AbortSignal.any([end.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      const told = (await answer.json()) as unknown;
      if (answer.ok) {
        for (const message of told as unknown[]) this.#events?.message(JSON.stringify(message));
        return true;
      }
      this.#options.onProblem?.(`${path} was answered with ${answer.status}`);
      if (answer.status === 401) this.#broken(end, 5);
      // Busy: the machine says it again by itself.
      else await new Promise<void>((resolve) => void this.#options.clock.after(busyPauseMs, resolve));
    } catch (error) {
      if (end.signal.aborted) return false;
      this.#options.onProblem?.((error as Error).message);
      this.#broken(end, undefined);
    }
    return false;
  }

  #broken(end: AbortController, refusal: Refusal): void {
    if (end.signal.aborted) return;
    end.abort();
    const wasReady = this.#ready;
    this.#ready = false;
    if (wasReady) this.#events?.down();
    this.#failures++;
    const { clock, random, longestPauseMs } = this.#options;
    const pauseMs = reconnectPauseMs(this.#failures, refusal, random, longestPauseMs ?? 30_000);
    this.#cancelRetry = clock.after(pauseMs, () => this.#events && this.open(this.#events));
  }
}
