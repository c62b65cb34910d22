import type { Handle } from "@yunshou/database";
import type { MachineIdentity } from "../../effects/effect.ts";
import type { ClockReading } from "./clock.ts";

/** The database's time, and who these machine numbers are; decommissioned machines are nobody. */
export async function identify(
  tx: Handle,
  machineNos: readonly string[],
): Promise<{ clock: ClockReading; machines: MachineIdentity[] }> {
  const askedMs = performance.now();
  const rows = await tx.query<{ now: Date; machines: MachineIdentity[] }>(
    `select clock_timestamp() as now, coalesce(json_agg(json_build_object(
              'machineId', id::text, 'machineNo', machine_no, 'topId', top_id::text, 'merchantId', merchant_id::text)), '[]') as machines
     from machine where machine_no = any($1::text[]) and decommissioned_at is null`,
    [machineNos],
  );
  const { now, machines } = rows[0]!;
  return { clock: { now, askedMs, answeredMs: performance.now() }, machines };
}

export interface InboxRow {
  readonly machineId: string;
  readonly boot: string;
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
}

/** The name of a message: it has an effect once. */
export const inboxKey = (row: { readonly machineId: string; readonly boot: string; readonly seq: number | string }) =>
  `${row.machineId}|${row.boot}|${row.seq}`;

/** An array as PostgreSQL reads it. Ids, boots and numbers hold nothing that has to be quoted, and every message comes by here. */
const arrayOf = (values: readonly (string | number)[]) => `{${values.join(",")}}`;
const columns = (rows: readonly InboxRow[]) => [
  arrayOf(rows.map((row) => row.machineId)),
  arrayOf(rows.map((row) => `"${row.boot}"`)),
  arrayOf(rows.map((row) => row.seq)),
];

/**
 * Writes the rows that are new; answers the keys of those that are, or "all", which is nearly always and travels as one number.
 * Sorted, so that two batches wait for each other in one order.
 */
export async function insertInbox(tx: Handle, rows: readonly InboxRow[]): Promise<"all" | ReadonlySet<string>> {
  if (rows.length === 0) return "all";
  const [inserted] = await tx.query<{ keys: string[] | null }>(
    `with fresh as (
       insert into inbox (machine_id, boot, seq, body_hash)
       select machine_id, boot, seq, decode(hash, 'hex') from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[]) as r(machine_id, boot, seq, hash)
       order by machine_id, boot, seq
       on conflict do nothing
       returning machine_id, boot, seq)
     select case when (select count(*) from fresh) < $5::int then array(select concat_ws('|', machine_id, boot, seq) from fresh) end as keys`,
    [...columns(rows), arrayOf(rows.map((row) => row.hash)), rows.length],
  );
  return inserted!.keys === null ? "all" : new Set(inserted!.keys);
}

/** The hashes of messages that are stored already, by key. */
export async function storedHashes(tx: Handle, rows: readonly InboxRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const stored = await tx.query<{ machineId: string; boot: string; seq: string; hash: string }>(
    `select i.machine_id as "machineId", i.boot, i.seq, encode(i.body_hash, 'hex') as hash
     from inbox i join unnest($1::bigint[], $2::text[], $3::bigint[]) as r(machine_id, boot, seq)
       on i.machine_id = r.machine_id and i.boot = r.boot and i.seq = r.seq`,
    columns(rows),
  );
  return new Map(stored.map((row) => [inboxKey(row), row.hash]));
}

export interface QuarantineRow {
  readonly machineId: string | null;
  readonly topic: string;
  readonly payload: Buffer;
  readonly problem: string;
  /** Read and understood, so it may be of worth once our bug is found. */
  readonly isReadable: boolean;
}

/** As much rubbish is kept of one machine; more of it only repeats what is wrong with it. */
const rubbishLimit = 1_000;

export async function insertQuarantine(tx: Handle, rows: readonly QuarantineRow[]): Promise<void> {
  await tx.query(
    `insert into quarantine (machine_id, topic, payload, problem)
     select r.machine_id, r.topic, r.payload, r.problem
     from unnest($1::bigint[], $2::text[], $3::bytea[], $4::text[], $5::boolean[]) as r(machine_id, topic, payload, problem, is_readable)
     where r.is_readable or (select count(*) from (select from quarantine q where q.machine_id is not distinct from r.machine_id limit $6) kept) < $6`,
    [
      rows.map((row) => row.machineId),
      rows.map((row) => row.topic),
      rows.map((row) => row.payload),
      rows.map((row) => row.problem),
      rows.map((row) => row.isReadable),
      rubbishLimit,
    ],
  );
}

/**
 * Forgets names of messages that no machine sends again (they keep messages for 30 days), and old quarantine.
 * A bounded piece at a time; answers how many rows went.
 */
export async function prune(tx: Handle, limit: number): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with old as (delete from inbox where ctid = any(array(select ctid from inbox where received_at < now() - interval '40 days' limit $1)) returning 1),
          rubbish as (delete from quarantine where id = any(array(select id from quarantine where received_at < now() - interval '180 days' limit $1)) returning 1)
     select ((select count(*) from old) + (select count(*) from rubbish))::int as n`,
    [limit],
  );
  return rows[0]!.n;
}
