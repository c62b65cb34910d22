import { type Handle, type Scope, likePattern, scopeSql } from "@yunshou/database";

/** Products by name or code that the merchant of a machine, or anybody in scope, owns; at most 50. */
export async function productOptions<Row>(
  tx: Handle,
  scope: Scope,
  machineId: string | undefined,
  text: string,
): Promise<Row[]> {
  const values: unknown[] = [likePattern(text), machineId ?? null];
  const where = scopeSql({ ...scope, machines: undefined }, "g", values);
  const seen = scopeSql(scope, "m", values, { machine: "id", granted: true });
  return tx.query<Row>(
    `select g.id as "productId", g.code, g.name, g.specification, g.image, g.price_fen as "priceFen", g.purchase_fen as "purchaseFen"
     from product g where (g.name ilike $1 or g.code ilike $1) and ${where}
       and ($2::bigint is null or g.top_id = (select m.top_id from machine m where m.id = $2 and ${seen}))
     order by g.name limit 50`,
    values,
  );
}
