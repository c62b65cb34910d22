import type { Handle } from "@yunshou/database";
import type { HeldDocument } from "../procurement/documents.queries.ts";

/**
 * What came into the lanes of a refill order that is held, by the counts which its machine told after a phone said what was
 * put in and before the order ends; by line, and only of lines that wait for a count. Where the machine told last that goods
 * were taken out, it said nothing about what came in.
 */
export async function countedMeanwhile(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  machineId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ lineId: string; counted: number }>(
    `select l.id as "lineId", (a.booked + coalesce((select sum(v.quantity) from stock_movement v where v.machine_id = $3 and v.cabinet = l.cabinet
         and v.lane_no = l.lane_no and v.id >= id_at(a.first) and v.reason in ('refill', 'count') and v.actor_id is null), 0))::int as counted
     from goods_document_line l
       cross join lateral (select min(t.acted_at) as first, max(t.id) as last, sum(t.done) as booked from visit_act t where t.top_id = l.top_id
         and t.document_id = l.document_id and t.kind = 'fillLane' and t.machine_id = $3 and t.cabinet = l.cabinet and t.lane_no = l.lane_no
         and t.product_id = l.product_id) a
       join lane n on n.machine_id = $3 and n.cabinet = l.cabinet and n.lane_no = l.lane_no and n.reported_mark > a.last
     where l.top_id = $1 and l.document_id = $2 and l.done_quantity > 0 and l.counted_quantity is null and not exists (
       select from stock_movement v where v.machine_id = $3 and v.cabinet = l.cabinet and v.lane_no = l.lane_no and v.id > a.last
         and v.reason = 'remove' and v.actor_id is null)`,
    [topId, documentId, machineId],
  );
  return new Map(rows.map(({ lineId, counted }) => [lineId, counted]));
}
