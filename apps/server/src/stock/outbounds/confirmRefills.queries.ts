import type { Handle } from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";

/** A lane that somebody filled and whose machine has not counted it since. */
export interface WaitingLine {
  readonly topId: string;
  readonly documentId: string;
  readonly lineId: string;
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly lane: number;
  readonly filled: number;
}

/** What waits for the counts of machines, with its orders locked in the order of their ids. */
export async function waitingLines(tx: Handle, machineIds: readonly string[]): Promise<WaitingLine[]> {
  const orders = await tx.query<{ id: string }>(
    "select id from goods_document where about_machine_id = any($1::bigint[]) and kind = 'refill' and state = 'filled' order by id for update",
    [machineIds],
  );
  if (orders.length === 0) return [];
  return tx.query<WaitingLine>(
    `select l.top_id as "topId", l.document_id as "documentId", l.id as "lineId", d.about_machine_id as "machineId", l.cabinet, l.lane_no as lane,
       l.done_quantity as filled
     from goods_document d join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id
     where d.id = any($1::bigint[]) and l.counted_quantity is null order by l.document_id, l.line_no`,
    [orders.map(({ id }) => id)],
  );
}

/** Writes what machines counted of lines; answers the orders all of whose lanes are counted, with whether each number is confirmed. */
export async function saveCounted(
  tx: Handle,
  lines: readonly (WaitingLine & { readonly counted: number })[],
): Promise<{ readonly topId: string; readonly documentId: string; readonly isConfirmed: boolean }[]> {
  await tx.query(
    `update goods_document_line l set counted_quantity = n.counted from unnest($1::bigint[], $2::bigint[], $3::int[]) as n (top_id, id, counted)
     where l.top_id = n.top_id and l.id = n.id`,
    [lines.map(({ topId }) => topId), lines.map(({ lineId }) => lineId), lines.map(({ counted }) => counted)],
  );
  return tx.query(
    `select l.top_id as "topId", l.document_id as "documentId", bool_and(l.counted_quantity = l.done_quantity) as "isConfirmed"
     from goods_document_line l where (l.top_id, l.document_id) in (select * from unnest($1::bigint[], $2::bigint[]))
     group by 1, 2 having count(*) = count(l.counted_quantity)`,
    [lines.map(({ topId }) => topId), lines.map(({ documentId }) => documentId)],
  );
}
