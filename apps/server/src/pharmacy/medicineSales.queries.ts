import type { Handle } from "@yunshou/database";

/** A medicine that came out for an order, with the batch number of its lane at that moment. */
export interface MedicineSale {
  readonly topId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly cabinet: string;
  readonly lane: number;
  readonly productId: string;
  readonly batchNo: string;
  readonly payment: string;
  readonly business: string;
  readonly businessDay: string;
  readonly quantity: number;
  readonly amountFen: string;
}

/**
 * Records from which batch sales were taken (MED-06). What a later result of the same order says came out replaces what an
 * earlier one said; the batch stays that of the first.
 */
export async function insertMedicineSales(tx: Handle, sales: readonly MedicineSale[]): Promise<void> {
  if (sales.length === 0) return;
  await tx.query(
    `insert into medicine_sale as s (top_id, order_id, merchant_id, machine_id, cabinet, lane_no, product_id, batch_id, payment, business, business_day, quantity, amount_fen)
     select r."topId", r."orderId", r."merchantId", r."machineId", r.cabinet, r.lane, r."productId", b.id, r.payment, r.business, r."businessDay", r.quantity, r."amountFen"
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint, "merchantId" bigint, "machineId" bigint, cabinet text, lane int, "productId" bigint,
       "batchNo" text, payment text, business text, "businessDay" date, quantity int, "amountFen" bigint)
     left join medicine_batch b on b.top_id = r."topId" and b.product_id = r."productId" and lower(b.batch_no) = lower(r."batchNo")
     order by r."orderId"
     on conflict (top_id, order_id) do update set quantity = excluded.quantity, amount_fen = excluded.amount_fen`,
    // The last result of an order is the one that counts.
    [JSON.stringify([...new Map(sales.map((sale) => [sale.orderId, sale])).values()])],
  );
}
