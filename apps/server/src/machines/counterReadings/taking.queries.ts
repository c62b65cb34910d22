import type { Handle } from "@yunshou/database";
import type { Counters, Interval, ReadingProblem, ReadingSource, ReadingState } from "@yunshou/domain";

export interface GivenFile {
  readonly source: ReadingSource;
  readonly readAt: Date;
  readonly fileName: string;
  readonly content: Buffer;
  readonly userId: string | null;
}

export interface ReadMachine {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
}

export interface StoredReading {
  readonly readingId: string;
  readonly state: ReadingState;
  readonly readAt: Date;
  readonly serial: string;
  readonly board: string;
  readonly vends: number;
  readonly valueCents: bigint | null;
}

interface StoredRow extends Omit<StoredReading, "valueCents" | "vends"> {
  readonly vends: string;
  readonly valueCents: string | null;
}

const columns = `id as "readingId", state, read_at as "readAt", serial, board, vends::text, value_cents::text as "valueCents"`;
const stored = ({ vends, valueCents, ...row }: StoredRow): StoredReading => ({
  ...row,
  vends: Number(vends),
  valueCents: valueCents === null ? null : BigInt(valueCents),
});

/** The machine of a number, locked, for a file that it brings itself; undefined when it is out of service. */
export async function lockByNumber(tx: Handle, machineNo: string): Promise<ReadMachine | undefined> {
  const [machine] = await tx.query<ReadMachine>(
    `select top_id as "topId", merchant_id as "merchantId", id as "machineId" from machine
     where machine_no = $1 and decommissioned_at is null for update`,
    [machineNo],
  );
  return machine;
}

/** When the machine was read last, whatever became of that. */
export async function latestReadAt(tx: Handle, machineId: string): Promise<Date | undefined> {
  const [row] = await tx.query<{ readAt: Date | null }>(
    `select max(read_at) as "readAt" from counter_reading where machine_id = $1 and state <> 'discarded'`,
    [machineId],
  );
  return row?.readAt ?? undefined;
}

/**
 * Its id; undefined when this file of the machine is there already. It is held until it was judged. What somebody discarded
 * only a person brings again: a machine repeats itself.
 */
export async function insertReading(
  tx: Handle,
  { topId, merchantId, machineId }: ReadMachine,
  given: GivenFile & Counters & { readonly hash: Buffer },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into counter_reading (top_id, merchant_id, machine_id, source, read_at, state, problem, serial, board, clock, currency, vends, value_cents,
       products, file, file_hash, file_name, uploaded_by)
     select $1, $2, $3::bigint, $4::text, $5, 'held', 'afterHeld', $6, $7, $8, $9, $10, $11, $12, $13, $14::bytea, $15, $16
     where $4::text = 'upload' or not exists (select from counter_reading r where r.machine_id = $3 and r.file_hash = $14 and r.state = 'discarded')
     on conflict (machine_id, file_hash, top_id) where state <> 'discarded' do nothing returning id`,
    [
      topId,
      merchantId,
      machineId,
      given.source,
      given.readAt,
      given.serial,
      given.board,
      given.clock,
      given.currency,
      given.vends,
      given.valueCents,
      JSON.stringify(given.products),
      given.content,
      given.hash,
      given.fileName,
      given.userId,
    ],
  );
  return row?.id;
}

export async function heldReadings(tx: Handle, machineId: string): Promise<StoredReading[]> {
  const rows = await tx.query<StoredRow>(
    `select ${columns} from counter_reading where machine_id = $1 and state = 'held' order by read_at, id`,
    [machineId],
  );
  return rows.map(stored);
}

/** The reading from which the next interval counts. */
export async function lastSettled(tx: Handle, machineId: string): Promise<StoredReading | undefined> {
  const rows = await tx.query<StoredRow>(
    `select ${columns} from counter_reading where machine_id = $1 and state in ('start', 'counted') order by read_at desc, id desc limit 1`,
    [machineId],
  );
  return rows.map(stored)[0];
}

export async function hold(
  tx: Handle,
  readingId: string,
  problem: ReadingProblem,
  beforeId: string | null,
): Promise<void> {
  await tx.query("update counter_reading set problem = $2, before_id = $3 where id = $1", [
    readingId,
    problem,
    beforeId,
  ]);
}

/** The reason for which a reading was held stays with it; one that only waited for others had none. */
const reasonKept = "problem = nullif(problem, 'afterHeld')";

export async function begin(tx: Handle, readingId: string): Promise<void> {
  await tx.query(`update counter_reading set state = 'start', ${reasonKept} where id = $1`, [readingId]);
}

export async function count(
  tx: Handle,
  readingId: string,
  before: StoredReading,
  { pieces, cents }: Interval,
): Promise<void> {
  await tx.query(
    `update counter_reading set state = 'counted', ${reasonKept}, before_id = $2, from_at = $3, pieces = $4, amount_cents = $5 where id = $1`,
    [readingId, before.readingId, before.readAt, pieces, cents],
  );
}

export async function discard(tx: Handle, readingId: string): Promise<void> {
  await tx.query("update counter_reading set state = 'discarded' where id = $1", [readingId]);
}
