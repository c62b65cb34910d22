import type { Handle } from "@yunshou/database";
import { type MerchantWithBoss, merchantsWithBoss } from "./finance.queries.ts";

export interface DemoProduct {
  readonly productId: string;
  readonly sellingFen: string;
}

/** The products on most lanes of a merchant that are no medicine, then its other ones, with their prices. */
export const productsToBuy = (tx: Handle, merchantId: string, limit: number): Promise<DemoProduct[]> =>
  tx.query<DemoProduct>(
    `select p.id as "productId", p.price_fen as "sellingFen" from product p
       left join (select product_id, count(*) as lanes from lane where merchant_id = $1 group by 1) l on l.product_id = p.id
     where (p.merchant_id = $1 or l.lanes > 0) and p.deleted_at is null and not p.is_prescription
     order by l.lanes desc nulls last, p.id limit $2`,
    [merchantId, limit],
  );

/** The merchant who buys and sends people to its routes: of those with somebody in charge, the one with most routes. */
export async function buyer(tx: Handle): Promise<MerchantWithBoss | undefined> {
  const merchants = await merchantsWithBoss(tx);
  const routes = await tx.query<{ merchantId: string; n: number }>(
    `select merchant_id as "merchantId", count(*)::int as n from route group by 1`,
  );
  const routesOf = (one: MerchantWithBoss) => routes.find(({ merchantId }) => merchantId === one.merchantId)?.n ?? 0;
  return merchants.toSorted((one, other) => routesOf(other) - routesOf(one))[0];
}

/** People of a merchant beside one of them. */
export async function anotherOf(tx: Handle, merchantId: string, userId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from app_user where merchant_id = $1 and id <> $2 and status = 'normal' order by id limit 1",
    [merchantId, userId],
  );
  return row?.id;
}

/** Lets pieces of every line of an order count as received. */
export async function receiveLines(tx: Handle, topId: string, documentId: string, percent: number): Promise<void> {
  await tx.query(
    "update goods_document_line set done_quantity = quantity * $3 / 100 where top_id = $1 and document_id = $2",
    [topId, documentId, percent],
  );
  await tx.query(
    `update goods_document set done_quantity = (select sum(done_quantity)::int from goods_document_line where top_id = $1 and document_id = $2)
     where top_id = $1 and id = $2`,
    [topId, documentId],
  );
}

/** Booked receipts and returns of a supplier, with what they come to. */
export const documentsToBill = (
  tx: Handle,
  topId: string,
  supplierId: string,
): Promise<{ documentId: string; kind: "receipt" | "return"; amountFen: string }[]> =>
  tx.query(
    `select id as "documentId", kind, amount_fen as "amountFen" from goods_document
     where top_id = $1 and supplier_id = $2 and kind in ('receipt', 'return') and state = 'booked' order by id`,
    [topId, supplierId],
  );
