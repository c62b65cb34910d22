import type { Handle } from "@yunshou/database";
import { streamDelaySeconds } from "@yunshou/domain";
import type { AnyIncoming, MachineIdentity } from "../../effects/effect.ts";
import type { Arrival } from "./arrival.ts";
import { type ClockReading, occurredAt } from "./clock.ts";
import { identify, inboxKey, insertInbox, storedHashes, type InboxRow } from "./inbox.queries.ts";

/** What each message of a batch turned out to be, once its inbox row is written or found. */
export interface Sorted {
  readonly clock: ClockReading;
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
export async function sortBatch(
  tx: Handle,
  arrivals: readonly Arrival[],
  known: ReadonlyMap<Arrival, string>,
  receipts: ReadonlyMap<Arrival, Date>,
): Promise<Sorted> {
  const { clock, machines: rows } = await identify(tx, [...new Set(arrivals.map((arrival) => arrival.machineNo))]);
  const machines = new Map(rows.map((machine) => [machine.machineNo, machine]));
  const aside = new Map<Arrival, string>();
  const named: Named[] = [];
  const firsts = new Map<string, Named>();
  for (const arrival of arrivals) {
    const machine = machines.get(arrival.machineNo);
    const { reading } = arrival;
    const problem =
      known.get(arrival) ?? (machine === undefined ? "unknown machine" : reading.ok ? undefined : reading.problem);
    if (problem !== undefined || machine === undefined || !reading.ok) {
      aside.set(arrival, problem ?? "unknown machine");
      continue;
    }
    const row = {
      machineId: machine.machineId,
      boot: reading.message.boot,
      seq: reading.message.seq,
      hash: reading.hash,
    };
    const one = { arrival, machine, row, key: inboxKey(row) };
    named.push(one);
    if (!firsts.has(one.key)) firsts.set(one.key, one);
  }
  const candidates = [...firsts.values()];
  const inserted = await insertInbox(
    tx,
    candidates.map(({ row }) => row),
  );
  const isNew = ({ key }: Named) => inserted === "all" || inserted.has(key);
  const hashes =
    inserted === "all"
      ? new Map<string, string>()
      : await storedHashes(
          tx,
          candidates.filter((one) => !isNew(one)).map(({ row }) => row),
        );
  const fresh = new Map<AnyIncoming, Arrival>();
  const repeated: Arrival[] = [];
  for (const one of named) {
    const { arrival, machine, row, key } = one;
    const first = firsts.get(key)!;
    if (first === one && isNew(one))
      fresh.set(incomingOf(arrival, machine, receipts.get(arrival) ?? clock.now, clock.now), arrival);
    else if ((hashes.get(key) ?? first.row.hash) === row.hash) repeated.push(arrival);
    else aside.set(arrival, "sent before with another content");
  }
  return { clock, machines, fresh, repeated, aside };
}

/** A message with a machine of ours and a name of its own. */
interface Named {
  readonly arrival: Arrival;
  readonly machine: MachineIdentity;
  readonly row: InboxRow;
  readonly key: string;
}

function incomingOf(arrival: Arrival, machine: MachineIdentity, receivedAt: Date, now: Date): AnyIncoming {
  if (!arrival.reading.ok) throw new Error("an unreadable message has no effect");
  const { message } = arrival.reading;
  const learntAt = new Date(Math.max(receivedAt.getTime(), now.getTime() - longestWaitMs));
  return { machine, message, receivedAt: learntAt, occurredAt: occurredAt(receivedAt, message) } as AnyIncoming;
}

/**
 * What waited longer for the database counts as received no longer ago: ids are made of that moment, and who reads on from an id
 * has passed all that are older than `streamDelaySeconds`.
 */
const longestWaitMs = (streamDelaySeconds * 1_000) / 2;
