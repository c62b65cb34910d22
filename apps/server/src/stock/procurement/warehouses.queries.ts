import type { AnswerOf, Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { warehouses } from "@yunshou/contract/stock/warehouses";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { WarehouseKind } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

type Filters = Pick<ParsedInputOf<typeof warehouses.list>, "warehouseName" | "productName" | "warehouseKind">;

const order = {
  by: { stock: "coalesce(l.stock, 0)", updatedTime: "coalesce(l.updated_at, w.created_at)" },
  unsorted: "w.name asc",
  tie: ["w.id asc", "l.id asc"],
} as const satisfies Order<string>;

/** What lies in each warehouse; one where nothing has lain yet has a row too, so that it can be found and changed. */
export const listLevels = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof warehouses.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`coalesce(l.id, w.id) as "rowId", l.id as "levelId", w.id as "warehouseId", w.name as "warehouseName", w.kind as "warehouseKind", l.product_id as "productId",
        coalesce(p.code, '') as "productCode", coalesce(${nameIn("p", language)}, '') as "productName", coalesce(p.unit, '') as unit,
        coalesce(l.batch_no, '') as "batchNo", coalesce(l.stock, 0) as stock,
        case when l.stock > 0 then round(l.value_fen::numeric / l.stock)::bigint end as "averageFen", coalesce(l.value_fen, 0) as "valueFen",
        coalesce(l.warn_threshold, 0) as "warnThreshold", coalesce(l.updated_at, w.created_at) as "updatedTime", m.name as "merchantName"`,
      from: `warehouse w left join goods_level l on l.top_id = w.top_id and l.warehouse_id = w.id
        left join product p on p.top_id = l.top_id and p.id = l.product_id join merchant m on m.id = w.merchant_id`,
      where: conditions(
        scoped(scope, "w", ofMerchants),
        contains("w.name", filters.warehouseName),
        contains("p.name", filters.productName),
        equals("w.kind", filters.warehouseKind),
      ),
    },
    order,
    paging,
  );

const movementOrder = {
  by: { createdTime: "v.id" },
  unsorted: "createdTime",
  tie: ["v.id desc"],
} as const satisfies Order<string>;

export const listMovements = (
  tx: Handle,
  scope: Scope,
  levelId: string,
  paging: Paging<keyof typeof movementOrder.by>,
): Promise<Page<StoredRow<typeof warehouses.movements>>> =>
  pageOf(
    tx,
    {
      columns: `v.id as "movementId", v.reason, v.quantity, v.value_fen as "valueFen", v.stock_after as "stockAfter", v.doc_no as "docNo",
        to_char(v.booked_on, 'YYYY-MM-DD') as "docDate", u.name as "operatorName", v.created_at as "createdTime"`,
      from: "goods_movement v left join app_user u on u.id = v.actor_id",
      where: conditions(scoped(scope, "v", ofMerchants), equals("v.level_id", levelId)),
    },
    movementOrder,
    paging,
  );

/** Warehouses and bags of the scope, warehouses first; `merchantId` is the caller's own merchant. */
export const warehouseChoices = (
  tx: Handle,
  scope: Scope,
  merchantId: string,
): Promise<AnswerOf<typeof warehouses.choices>["rows"]> =>
  tx.query(
    ...statement(sql`select w.id as "warehouseId", w.name as "warehouseName", w.kind as "warehouseKind", w.enabled, w.merchant_id = ${merchantId} as own,
        to_char(w.closed_on, 'YYYY-MM-DD') as "closedDay", w.remark
      from warehouse w where ${scoped(scope, "w", ofMerchants)} order by w.kind desc, w.name, w.id limit 1000`),
  );

export interface HeldWarehouse extends Owner {
  readonly warehouseId: string;
  readonly warehouseName: string;
  readonly kind: WarehouseKind;
  readonly routeId: string | null;
  readonly enabled: boolean;
  readonly closedDay: string | null;
}

/** Warehouses of the caller, held in the order of their ids, so that whoever moves goods between two of them waits for nobody who waits. */
export const holdWarehouses = (tx: Handle, scope: Scope, ids: readonly string[]): Promise<HeldWarehouse[]> =>
  tx.query<HeldWarehouse>(
    ...statement(sql`select w.id as "warehouseId", w.top_id as "topId", w.merchant_id as "merchantId", w.name as "warehouseName", w.kind,
        w.route_id as "routeId", w.enabled, to_char(w.closed_on, 'YYYY-MM-DD') as "closedDay"
      from warehouse w where ${conditions(scoped(scope, "w", ofMerchants), sql`w.id = any(${[...ids]}::bigint[])`)} order by w.id for update`),
  );

/** Answers the id, or nothing where the merchant has a warehouse of that name. */
export async function insertWarehouse(
  tx: Handle,
  { topId, merchantId }: Owner,
  { name, remark }: { readonly name: string; readonly remark: string },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "insert into warehouse (top_id, merchant_id, name, remark) values ($1, $2, $3, $4) on conflict do nothing returning id",
    [topId, merchantId, name, remark],
  );
  return row?.id;
}

/** False where the merchant has another warehouse of that name. */
export async function saveWarehouse(
  tx: Handle,
  held: HeldWarehouse,
  given: {
    readonly name: string;
    readonly remark: string;
    readonly enabled: boolean;
    readonly closedDay: string | null;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `update warehouse w set name = $4, remark = $5, enabled = $6, closed_on = $7 where w.top_id = $1 and w.id = $2 and not exists (
       select from warehouse o where o.top_id = $1 and o.merchant_id = $3 and lower(o.name) = lower($4) and o.id <> $2) returning w.id`,
    [held.topId, held.warehouseId, held.merchantId, given.name, given.remark, given.enabled, given.closedDay],
  );
  return rows.length === 1;
}

export interface HeldLevel extends Owner {
  readonly levelId: string;
  readonly warehouseName: string;
  readonly productName: string;
  readonly warnThreshold: number;
}

/** What lies of a product in a warehouse of the caller, held. */
export async function holdLevel(tx: Handle, scope: Scope, levelId: string): Promise<HeldLevel | undefined> {
  const where = conditions(scoped(scope, "l", ofMerchants), sql`l.id = ${levelId}`);
  const [row] = await tx.query<HeldLevel>(
    ...statement(sql`select l.id as "levelId", l.top_id as "topId", l.merchant_id as "merchantId", w.name as "warehouseName", p.name as "productName",
        l.warn_threshold as "warnThreshold"
      from goods_level l join warehouse w on w.top_id = l.top_id and w.id = l.warehouse_id
        join product p on p.top_id = l.top_id and p.id = l.product_id where ${where} for update of l`),
  );
  return row;
}

export async function saveWarning(tx: Handle, { topId, levelId }: HeldLevel, warnThreshold: number): Promise<void> {
  await tx.query("update goods_level set warn_threshold = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    levelId,
    warnThreshold,
  ]);
}
