import type { Language, StoredRow } from "@yunshou/contract";
import type { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { conditions, equals, type Handle, numbered, type Scope, scoped, sql, statement } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface MachineProductFilters {
  readonly machineNo?: string | undefined;
  readonly productId?: string | undefined;
}

/** Lanes by machine and product; `key` has one length, so that files follow it. */
const listOf = (scope: Scope, language: Language, { machineNo, productId }: MachineProductFilters): List => ({
  columns: sql`x.key as "rowId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", g.id as "productId", g.code as "productCode",
    ${nameIn("g", language)} as "productName", x.lanes as "laneCount", x.stock, x.lowest::text as "lanePriceFen", x.highest::text as "highestPriceFen",
    x.purchase::text as "purchaseFen"`,
  from: sql`(select lpad(l.machine_id::text, 19, '0') || '-' || lpad(l.product_id::text, 19, '0') as key, l.machine_id, l.top_id, l.product_id,
      count(*)::int as lanes, sum(l.stock)::int as stock, min(l.price_fen) as lowest, max(l.price_fen) as highest, max(l.purchase_fen) as purchase
    from lane l where ${conditions(scoped(scope, "l", { granted: true }), sql`l.product_id is not null`, equals("l.product_id", productId))}
    group by l.machine_id, l.top_id, l.product_id) x
    join machine m on m.id = x.machine_id and m.decommissioned_at is null join product g on g.top_id = x.top_id and g.id = x.product_id`,
  where: conditions(scoped(scope, "m", { granted: true }), numbered("m.machine_no", "machine", machineNo)),
});

const order = {
  by: { machineNo: "m.machine_no", stock: "x.stock", laneCount: "x.lanes" },
  unsorted: "m.machine_no asc",
  tie: ["x.key asc"],
} as const satisfies Order<string>;

type Row = StoredRow<typeof machineProducts.list>;

export const listMachineProducts = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: MachineProductFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters), order, paging);

/** The next rows of an export, by machine and product. */
export const machineProductsAfter = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: MachineProductFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, language, filters), "x.key", after, limit);

/** A product as a change of lanes takes it; fen are texts. */
export interface PricedProduct {
  readonly productId: string;
  readonly name: string;
  readonly priceFen: string;
  readonly purchaseFen: string | null;
}

/** Products by id that the caller sees, or that lie in lanes of these machines, also when they were deleted since. */
export function pricedProducts(
  tx: Handle,
  scope: Scope,
  productIds: readonly string[],
  machineIds: readonly string[],
): Promise<PricedProduct[]> {
  return tx.query<PricedProduct>(
    ...statement(sql`select g.id as "productId", g.name, g.price_fen as "priceFen", g.purchase_fen as "purchaseFen" from product g
      where g.id = any(${productIds}::bigint[]) and ((g.deleted_at is null and ${scoped(scope, "g", { machine: null })})
        or exists (select from lane l where l.top_id = g.top_id and l.product_id = g.id and l.machine_id = any(${machineIds}::bigint[])
          and ${scoped(scope, "l", { granted: true })}))`),
  );
}
