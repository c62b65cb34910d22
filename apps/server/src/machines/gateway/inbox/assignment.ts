/**
 * Which writer takes which message. All machines of a merchant share its accounts and rollups, so two writers that serve
 * one merchant would wait for each other; and the messages of one machine must stay in order, so a machine changes its
 * writer only while nothing of it waits. A merchant (or a machine whose merchant is not known yet) stays with its writer
 * as long as something of it waits, and then begins anew: with the first writer that has hardly anything to do, because
 * few messages in one transaction cost less than in three, or else with the least busy one.
 */
export class Assignment {
  readonly #load: number[];
  readonly #few: number;
  readonly #merchantOf = new Map<string, string>();
  /** What of each machine waits, and under which name. */
  readonly #machines = new Map<string, { readonly group: string; waiting: number }>();
  readonly #groups = new Map<string, { readonly writer: number; waiting: number }>();

  /** A writer with less than `few` messages has hardly anything to do. */
  constructor(writers: number, few = 1) {
    this.#few = few;
    this.#load = Array.from({ length: writers }, () => 0);
  }

  /** A message of the machine begins to wait; answers its writer. Each call is followed by one of `done`. */
  take(machineNo: string): number {
    let machine = this.#machines.get(machineNo);
    if (machine === undefined)
      this.#machines.set(machineNo, (machine = { group: this.#merchantOf.get(machineNo) ?? machineNo, waiting: 0 }));
    let group = this.#groups.get(machine.group);
    if (group === undefined) this.#groups.set(machine.group, (group = { writer: this.#next(), waiting: 0 }));
    machine.waiting++;
    group.waiting++;
    this.#load[group.writer]!++;
    return group.writer;
  }

  done(machineNo: string): void {
    const machine = this.#machines.get(machineNo);
    const group = machine && this.#groups.get(machine.group);
    if (machine === undefined || group === undefined) throw new Error(`nothing of machine ${machineNo} waits`);
    this.#load[group.writer]!--;
    if (--machine.waiting === 0) this.#machines.delete(machineNo);
    if (--group.waiting === 0) this.#groups.delete(machine.group);
  }

  /** How many messages of the machine wait. */
  waitingOf(machineNo: string): number {
    return this.#machines.get(machineNo)?.waiting ?? 0;
  }

  /** Whose machine it is; holds from its next message on that finds nothing waiting. */
  learn(machineNo: string, merchantId: string): void {
    this.#merchantOf.set(machineNo, `merchant ${merchantId}`);
  }

  #next(): number {
    const idle = this.#load.findIndex((waiting) => waiting < this.#few);
    return idle === -1 ? this.#load.indexOf(Math.min(...this.#load)) : idle;
  }
}
