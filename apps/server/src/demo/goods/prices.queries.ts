import type { Handle } from "@yunshou/database";

/** A change of prices of many products that somebody made at once. */
export interface DemoPriceChange {
  readonly at: Date;
  readonly reason: string;
  readonly byFen: number;
  /** Categories of the products that it reached. */
  readonly categories: readonly string[];
}

/** Writes how every product came to its prices: those that it was made with, then each change, the last of which ends at the price of today. */
export async function insertPriceHistory(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string; readonly userId: string },
  changes: readonly DemoPriceChange[],
): Promise<void> {
  const all = JSON.stringify(changes.map((change, place) => ({ ...change, place })));
  const reached = `jsonb_to_recordset($4::jsonb) as c(place int, at timestamptz, reason text, "byFen" bigint, categories jsonb)`;
  await tx.query(
    `insert into product_price (top_id, merchant_id, product_id, price_fen, purchase_fen, changed_by, changed_at)
     select p.top_id, p.merchant_id, p.id, p.price_fen - coalesce((select sum(c."byFen") from ${reached} where c.categories ? p.category), 0), p.purchase_fen, $3, p.created_at
     from product p where p.top_id = $1 and p.merchant_id = $2 order by p.id`,
    [owner.topId, owner.merchantId, owner.userId, all],
  );
  await tx.query(
    `insert into product_price (top_id, merchant_id, product_id, price_before_fen, price_fen, purchase_before_fen, purchase_fen, reason, batch_id, changed_by, changed_at)
     select p.top_id, p.merchant_id, p.id, p.price_fen - d.later - c."byFen", p.price_fen - d.later, p.purchase_fen, p.purchase_fen, c.reason, b.id, $3, c.at
     from ${reached} join (select next_id() as id, place from generate_series(0, jsonb_array_length($4::jsonb) - 1) as place) b on b.place = c.place
       join product p on p.top_id = $1 and p.merchant_id = $2 and c.categories ? p.category
       cross join lateral (select coalesce(sum(l."byFen"), 0) as later from jsonb_to_recordset($4::jsonb) as l(place int, "byFen" bigint, categories jsonb)
         where l.place > c.place and l.categories ? p.category) d
     order by c.place, p.id`,
    [owner.topId, owner.merchantId, owner.userId, all],
  );
}
