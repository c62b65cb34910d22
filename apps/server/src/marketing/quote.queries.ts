import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { PricedMachine } from "./desk.ts";

export interface QuotedMachine extends PricedMachine {
  readonly topId: string;
  readonly machineNo: string;
}

export async function quotedMachine(tx: Handle, scope: Scope, machineId: string): Promise<QuotedMachine | undefined> {
  const [row] = await tx.query<QuotedMachine>(
    ...statement(sql`select k.id as "machineId", k.top_id as "topId", k.machine_no as "machineNo", k.merchant_id as "merchantId", m.time_zone as "timeZone"
      from machine k join merchant m on m.id = k.merchant_id where k.id = ${machineId} and ${scoped(scope, "k", { machine: "id" })}`),
  );
  return row;
}

/** What products cost at a machine: the price of the first lane that sells them. */
export async function soldAt(
  tx: Handle,
  scope: Scope,
  machineId: string,
  productIds: readonly string[],
): Promise<{ readonly productId: string; readonly productName: string; readonly priceFen: string }[]> {
  return tx.query(
    ...statement(sql`select distinct on (l.product_id) l.product_id as "productId", g.name as "productName", l.price_fen as "priceFen"
      from lane l join product g on g.top_id = l.top_id and g.id = l.product_id
      where l.machine_id = ${machineId} and l.product_id = any(${productIds}::bigint[]) and l.price_fen is not null and ${scoped(scope, "l")}
      order by l.product_id, l.cabinet, l.lane_no`),
  );
}
