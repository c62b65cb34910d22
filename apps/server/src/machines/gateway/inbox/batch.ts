import type { DownBody, DownType } from "@yunshou/contract/machines/downMessages";
import type { UpType } from "@yunshou/contract/machines/upMessages";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import { raiseAlarms } from "../../conditions/alarms.queries.ts";
import { copyAlarmsToConditions } from "../../conditions/conditions.queries.ts";
import {
  BadMessage,
  type AnyIncoming,
  type Effect,
  type EffectContext,
  type Effects,
  type MachineIdentity,
} from "../../effects/effect.ts";
import { machinesChannel } from "../../effects/hello.ts";
import type { Arrival } from "./arrival.ts";
import type { ClockReading } from "./clock.ts";
import { insertQuarantine } from "./inbox.queries.ts";
import { rounds } from "./rounds.ts";
import { sortBatch, type Sorted } from "./sorting.ts";

/** What has to happen once the batch is committed, and only then. */
export interface Committed {
  readonly clock: ClockReading;
  /** The machines that spoke. */
  readonly machines: readonly MachineIdentity[];
  /** Stored messages by machine number and boot. */
  readonly acks: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  readonly sends: readonly Down[];
  readonly actions: readonly (() => void)[];
  readonly notifications: ReadonlyMap<string, ReadonlySet<string>>;
  readonly setAside: number;
  /** Messages that were stored before and are acknowledged once more. */
  readonly repeated: number;
}

/** A message on its way to a machine. */
export type Down = {
  [T in DownType]: { readonly machineNo: string; readonly type: T; readonly body: DownBody<T> };
}[DownType];

/** Messages that an effect named as impossible to apply; the transaction is undone. */
export class NotApplicable extends Error {
  readonly arrivals: ReadonlyMap<Arrival, string>;
  constructor(arrivals: ReadonlyMap<Arrival, string>) {
    super([...arrivals.values()].join("; "));
    this.name = "NotApplicable";
    this.arrivals = arrivals;
  }
}

/**
 * Applies a batch in one transaction: inbox, effects in rounds, quarantine. Nothing is acknowledged in here.
 * `receipts` holds the messages in order, with their times of receipt.
 *
 * @throws NotApplicable when an effect refuses messages; anything else is an outage or a bug, and nothing was stored.
 */
export function applyBatch(
  database: Database,
  effects: Effects,
  receipts: ReadonlyMap<Arrival, Date>,
  known: ReadonlyMap<Arrival, string>,
): Promise<Committed> {
  return asSystem(database, async (tx) => {
    const sorted = await sortBatch(tx, [...receipts.keys()], known, receipts);
    const sends: Down[] = [];
    const actions: (() => void)[] = [];
    const notifications = new Map<string, Set<string>>();
    const closing = new Map<(tx: Handle, items: readonly never[]) => Promise<void>, unknown[]>();
    const context: EffectContext = {
      tx,
      now: sorted.clock.now,
      send: (machineNo, type, body) => void sends.push({ machineNo, type, body } as Down),
      afterCommit: (action) => void actions.push(action),
      last: (work, item) => void closing.set(work, [...(closing.get(work) ?? []), item]),
      notify: (channel, ids) => {
        const gathered = notifications.get(channel) ?? new Set();
        for (const id of ids) gathered.add(id);
        notifications.set(channel, gathered);
      },
    };
    await runEffects(context, effects, sorted);
    if (sorted.aside.size > 0) await setAside(context, sorted);
    for (const [work, items] of closing) await work(tx, items as never[]);
    return {
      clock: sorted.clock,
      machines: [...sorted.machines.values()],
      acks: acksOf(sorted),
      sends: [...nacksOf(sorted), ...sends],
      actions,
      notifications,
      setAside: sorted.aside.size,
      repeated: sorted.repeated.length,
    };
  });
}

async function runEffects(context: EffectContext, effects: Effects, { fresh }: Sorted): Promise<void> {
  try {
    for (const round of rounds([...fresh.keys()])) {
      for (const [type, group] of round) await (effects[type] as Effect<UpType>)(context, group as never);
    }
  } catch (error) {
    if (!(error instanceof BadMessage)) throw error;
    throw new NotApplicable(new Map(error.bad.map(({ incoming, problem }) => [arrivalOf(fresh, incoming), problem])));
  }
}

function arrivalOf(fresh: Sorted["fresh"], incoming: AnyIncoming): Arrival {
  const arrival = fresh.get(incoming);
  if (arrival === undefined) throw new Error("an effect refused a message that it was not given");
  return arrival;
}

/** Keeps what can never be applied, and tells people about it. */
async function setAside({ tx, notify }: EffectContext, { aside, machines }: Sorted): Promise<void> {
  const rows = [...aside].map(([arrival, problem]) => ({
    machineId: machines.get(arrival.machineNo)?.machineId ?? null,
    topic: arrival.topic,
    payload: arrival.payload,
    problem,
    isReadable: arrival.reading.ok,
  }));
  await insertQuarantine(tx, rows);
  const alarms = rows.flatMap(({ machineId, problem }) =>
    machineId === null ? [] : [{ machineId, kind: "badMessage" as const, detail: { problem } }],
  );
  const alarmed = await raiseAlarms(tx, alarms);
  await copyAlarmsToConditions(tx, alarmed);
  notify(machinesChannel, alarmed);
}

function acksOf({ fresh, repeated }: Sorted): Map<string, Map<string, number[]>> {
  const acks = new Map<string, Map<string, number[]>>();
  for (const { machineNo, reading } of [...fresh.values(), ...repeated]) {
    if (!reading.ok) continue;
    const boots = acks.get(machineNo) ?? new Map<string, number[]>();
    acks.set(machineNo, boots);
    const seqs = boots.get(reading.message.boot);
    if (seqs === undefined) boots.set(reading.message.boot, [reading.message.seq]);
    else seqs.push(reading.message.seq);
  }
  return acks;
}

function nacksOf({ aside, machines }: Sorted): Down[] {
  return [...aside].flatMap(([{ machineNo, reading }, problem]) => {
    if (!machines.has(machineNo)) return [];
    const { boot, seq } = reading.ok ? reading.message : reading;
    return [{ machineNo, type: "nack", body: { boot, seq, problem } } as const];
  });
}
