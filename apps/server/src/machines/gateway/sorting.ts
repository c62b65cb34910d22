import type { Handle } from "@yunshou/database";
import type { AnyIncoming, MachineIdentity } from "../effects.ts";
import type { Arrival } from "./arrival.ts";
import { occurredAt } from "./clock.ts";
import { identify, inboxKey, insertInbox, storedHashes, type InboxRow } from "./inbox.queries.ts";

/** What each message of a batch turned out to be, once its inbox row is written or found. */
export interface Sorted {
  readonly now: Date;
  readonly machines: ReadonlyMap<string, MachineIdentity>;
  /** New messages with their arrival, in the order of receipt. */
  readonly fresh: ReadonlyMap<AnyIncoming, Arrival>;
  /** Stored before with the same content: acknowledged again, without effect. */
  readonly repeated: readonly Arrival[];
  /** Never to be applied, with the reason. */
  readonly aside: ReadonlyMap<Arrival, string>;
}

/**
 * Sorts a batch inside its transaction. `known` holds what an earlier attempt found impossible to apply.
 * Messages with one name and different contents are a replay: the first one counts, the others are set aside.
 */
export async function sortBatch(tx: Handle, arrivals: readonly Arrival[], known: ReadonlyMap<Arrival, string>, receipts: ReadonlyMap<Arrival, Date>): Promise<Sorted> {
  const { now, machines: rows } = await identify(tx, [...new Set(arrivals.map((arrival) => arrival.machineNo))]);
  const machines = new Map(rows.map((machine) => [machine.machineNo, machine]));
  const aside = new Map<Arrival, string>();
  const named = new Map<Arrival, InboxRow>();
  for (const arrival of arrivals) {
    const machine = machines.get(arrival.machineNo);
    const problem = known.get(arrival) ?? (machine === undefined ? "unknown machine" : arrival.reading.ok ? undefined : arrival.reading.problem);
    if (problem !== undefined || machine === undefined || !arrival.reading.ok) aside.set(arrival, problem ?? "unknown machine");
    else named.set(arrival, { machineId: machine.machineId, boot: arrival.reading.message.boot, seq: arrival.reading.message.seq, hash: arrival.reading.hash });
  }
  const firsts = new Map<string, Arrival>();
  for (const [arrival, row] of named) if (!firsts.has(inboxKey(row))) firsts.set(inboxKey(row), arrival);
  const candidates = [...firsts.values()].map((arrival) => named.get(arrival)!);
  const inserted = await insertInbox(tx, candidates);
  const hashes = await storedHashes(tx, candidates.filter((row) => !inserted.has(inboxKey(row))));
  const fresh = new Map<AnyIncoming, Arrival>();
  const repeated: Arrival[] = [];
  for (const [arrival, row] of named) {
    const key = inboxKey(row);
    const first = firsts.get(key)!;
    if (inserted.has(key) && first === arrival) fresh.set(incomingOf(arrival, machines.get(arrival.machineNo)!, receipts.get(arrival) ?? now), arrival);
    else if ((hashes.get(key) ?? named.get(first)!.hash).equals(row.hash)) repeated.push(arrival);
    else aside.set(arrival, "sent before with another content");
  }
  return { now, machines, fresh, repeated, aside };
}

function incomingOf(arrival: Arrival, machine: MachineIdentity, receivedAt: Date): AnyIncoming {
  if (!arrival.reading.ok) throw new Error("an unreadable message has no effect");
  const { message } = arrival.reading;
  return { machine, message, receivedAt, occurredAt: occurredAt(receivedAt, message) } as AnyIncoming;
}
