/** What a machine may say in a second, on all its connections together: hundreds of messages. */
export const defaultBytesPerSecond = 256 * 1024;
/** What it may say at once after a silence, as when it brings what it kept while it was away. */
export const bytesAtOnce = 1024 * 1024;

/**
 * How much of each machine is read. One that floods is read more slowly, because reading costs the same whether a message
 * makes sense or not, and the others share the time; nothing is lost, what is not read waits at the machine.
 */
export class Allowance {
  readonly #spent = new Map<string, { bytes: number; atMs: number }>();
  readonly #bytesPerSecond: number;

  constructor(bytesPerSecond = defaultBytesPerSecond) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** Counts what was read. */
  take(machineNo: string, bytes: number, nowMs: number): void {
    this.#spent.set(machineNo, { bytes: this.#left(machineNo, nowMs) + bytes, atMs: nowMs });
  }

  /** It said as much as it may for now. */
  isSpent(machineNo: string, nowMs: number): boolean {
    return this.#left(machineNo, nowMs) >= bytesAtOnce;
  }

  /** Forgets machines that have their whole allowance again. */
  tidy(nowMs: number): void {
    for (const machineNo of this.#spent.keys()) if (this.#left(machineNo, nowMs) === 0) this.#spent.delete(machineNo);
  }

  /** Bytes that still count against the machine. */
  #left(machineNo: string, nowMs: number): number {
    const spent = this.#spent.get(machineNo);
    return spent === undefined ? 0 : Math.max(0, spent.bytes - ((nowMs - spent.atMs) / 1_000) * this.#bytesPerSecond);
  }
}
