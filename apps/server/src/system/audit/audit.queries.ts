import type { Handle } from "@yunshou/database";
import type { ChainedRow, Head } from "./chain.ts";

const rowColumns = `l.id as "logId", l.top_id as "topId", l.merchant_id as "merchantId", l.actor_id as "actorId", l.kind, l.action, l.object,
  l.before::text as before, l.after::text as after, l.address, l.request_id as "requestId"`;

/** Lets one sealer work at a time. */
export async function lockSealer(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('audit seal', 0))");
}

export async function headOf(tx: Handle): Promise<Head | undefined> {
  const [row] = await tx.query<{ seq: string; hash: Buffer }>(
    "select seq, hash from audit_seal order by seq desc limit 1",
  );
  return row === undefined ? undefined : { seq: Number(row.seq), hash: row.hash };
}

/** The link at a place, to compare it with an anchor. */
export async function linkAt(tx: Handle, seq: number): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ hash: Buffer }>("select hash from audit_seal where seq = $1", [seq]);
  return row?.hash;
}

/**
 * Rows whose order is final, because every transaction up to theirs has ended: oldest first, not sealed yet.
 * A restored database counts its transactions anew; then the whole log is searched for rows without a seal.
 */
export async function rowsToSeal(tx: Handle, atMost: number): Promise<(ChainedRow & { readonly xact: string })[]> {
  return tx.query(
    `with edge as (
       select pg_snapshot_xmin(pg_current_snapshot()) as finished,
              coalesce((select s.xact from audit_seal s order by s.seq desc limit 1), '0'::xid8) as sealed)
     select ${rowColumns}, l.xact::text as xact from audit_log l, edge
     where l.xact < edge.finished and l.xact >= case when edge.sealed > edge.finished then '0'::xid8 else edge.sealed end
       and not exists (select from audit_seal s where s.log_id = l.id)
     order by l.xact, l.id limit $1`,
    [atMost],
  );
}

export interface Link {
  readonly seq: number;
  readonly logId: string;
  readonly xact: string;
  readonly hash: Buffer;
}

export async function insertLinks(tx: Handle, links: readonly Link[]): Promise<void> {
  await tx.query(
    "insert into audit_seal (seq, log_id, xact, hash) select * from unnest($1::bigint[], $2::bigint[], $3::xid8[], $4::bytea[])",
    [
      links.map((link) => link.seq),
      links.map((link) => link.logId),
      links.map((link) => link.xact),
      links.map((link) => link.hash),
    ],
  );
}

/** A link with the row that it covers; `logId` is null when the row is gone. */
export type SealedRow = { readonly [Field in keyof ChainedRow]: ChainedRow[Field] | null } & {
  readonly seq: string;
  readonly hash: Buffer;
  readonly writtenMs: number | null;
};

/** Links after a place, in their order. Each row is looked up by its number, because the log is too large to be joined as a whole for every portion. */
export async function sealedRows(tx: Handle, afterSeq: number, atMost: number): Promise<SealedRow[]> {
  return tx.query(
    `select s.seq, s.hash, ${rowColumns}, (extract(epoch from id_time(l.id)) * 1000)::float8 as "writtenMs"
     from (select seq, hash, log_id from audit_seal where seq > $1 order by seq limit $2) s
       left join lateral (select * from audit_log a where a.id = s.log_id limit 1) l on true order by s.seq`,
    [afterSeq, atMost],
  );
}
