import type { Handle } from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";

/** A lane that a refill order of the demo says was filled. */
export interface DemoFilledLane {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly documentId: string;
  readonly userId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly filled: number;
}

/** Lanes that were filled, machine by machine; acts belong to the merchant of the machine. */
export const filledInDemo = (tx: Handle): Promise<DemoFilledLane[]> =>
  tx.query<DemoFilledLane>(
    `select m.top_id as "topId", m.merchant_id as "merchantId", m.id as "machineId", d.id as "documentId", coalesce(d.replenisher_id, d.created_by) as "userId",
       l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", l.done_quantity as filled
     from goods_document d join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id and l.done_quantity > 0
       join machine m on m.top_id = d.top_id and m.id = d.about_machine_id
     where d.kind = 'refill' and d.state in ('filled', 'verified') order by d.id, l.line_no`,
  );
