import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { BatchDays, BatchFields } from "@yunshou/domain";
import { finds } from "../platform/findable.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { boxOf, nearDays } from "./medicineBoxes.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type ListInput = ParsedInputOf<typeof medicineBatches.list>;
type Filters = Pick<ListInput, "medicineName" | "productId" | "batchNo" | "fromDay" | "toDay">;
/** A row as it is stored; what it is today is derived when it is presented. */
export type BatchRow = Omit<StoredRow<typeof medicineBatches.list>, "daysToExpiry" | "batchState"> & {
  readonly recalled: boolean;
  readonly nearDays: number;
};

const ofMerchants = { machine: null } as const;

const listOf = ({ scope, language }: Reader, filters: Filters): List => ({
  columns: sql`b.id as "medBatchId", b.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "medicineName", b.batch_no as "batchNo",
    to_char(b.production_date, 'YYYY-MM-DD') as "productionDate", to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.quantity as "batchQty",
    coalesce(n.stock, 0)::int as stock, coalesce(array_to_string(n.numbers[:10], '、'), '') as "machineNo",
    b.recall_reason as "recallReason", b.recalled_at is not null as recalled, ${raw(nearDays)} as "nearDays", b.created_at as "createdTime"`,
  from: sql`medicine_batch b join product p on p.top_id = b.top_id and p.id = b.product_id and p.deleted_at is null
    left join lateral (select sum(l.stock) as stock, array_agg(distinct m.machine_no order by m.machine_no) as numbers
      from lane l join machine m on m.id = l.machine_id and m.in_service
      where l.top_id = b.top_id and l.product_id = b.product_id and lower(l.batch_no) = lower(b.batch_no) and ${scoped(scope, "m", { granted: true })}) n on true ${raw(boxOf("b"))}`,
  where: conditions(
    scoped(scope, "b", ofMerchants),
    given(filters.medicineName, (text) => finds("p", text)),
    equals("b.product_id", filters.productId),
    contains("b.batch_no", filters.batchNo),
    given(filters.fromDay, (day) => sql`b.shelf_life_date >= ${day}::date`),
    given(filters.toDay, (day) => sql`b.shelf_life_date <= ${day}::date`),
  ),
});

const order = {
  by: { shelfLifeDate: "b.shelf_life_date", productionDate: "b.production_date", createdTime: "b.id" },
  unsorted: "b.id desc",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listBatches = (
  tx: Handle,
  reader: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<BatchRow>> => pageOf(tx, listOf(reader, filters), order, paging);

export interface BatchOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface BatchRecord extends BatchOwner, BatchDays {
  readonly medBatchId: string;
  readonly productId: string;
  readonly medicineName: string;
  readonly batchNo: string;
  readonly productionDate: string;
  readonly quantity: number;
  readonly recallReason: string;
  readonly recalledAt: Date | null;
  readonly nearDays: number;
}

/** A batch of the scope; `lock` holds it until the call ends. */
export async function batchOf(
  tx: Handle,
  scope: Scope,
  medBatchId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<BatchRecord | undefined> {
  const within = sql`b.id = ${medBatchId} and ${scoped(scope, "b", ofMerchants)}`;
  if (lock) await tx.query(...statement(sql`select 1 from medicine_batch b where ${within} for update`));
  const [row] = await tx.query<BatchRecord>(
    ...statement(sql`select b.id as "medBatchId", b.top_id as "topId", b.merchant_id as "merchantId", b.product_id as "productId", p.name as "medicineName",
        b.batch_no as "batchNo", to_char(b.production_date, 'YYYY-MM-DD') as "productionDate", to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.quantity,
        b.recalled_at is not null as recalled, b.recalled_at as "recalledAt", b.recall_reason as "recallReason", ${raw(nearDays)} as "nearDays"
      from medicine_batch b join product p on p.top_id = b.top_id and p.id = b.product_id ${raw(boxOf("b"))} where ${within}`),
  );
  return row;
}

/** Numbers of the batches of one medicine are written one after the other. */
export async function lockBatchNumbers(tx: Handle, productId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('batches of ' || $1, 0))", [productId]);
}

export async function isBatchTaken(
  tx: Handle,
  topId: string,
  productId: string,
  batchNo: string,
  but = "0",
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from medicine_batch where top_id = $1 and product_id = $2 and lower(batch_no) = lower($3) and id <> $4",
    [topId, productId, batchNo, but],
  );
  return rows.length > 0;
}

export async function insertBatch(
  tx: Handle,
  { topId, merchantId }: BatchOwner,
  productId: string,
  { batchNo, productionDate, shelfLifeDate, batchQty }: BatchFields,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [topId, merchantId, productId, batchNo, productionDate, shelfLifeDate, batchQty],
  );
  return row!.id;
}

/** Lanes that named the batch by its old number name it by the new one, and so do warehouses and the excursions in which it lay. */
export async function updateBatch(
  tx: Handle,
  batch: BatchRecord,
  { batchNo, productionDate, shelfLifeDate, batchQty }: BatchFields,
): Promise<void> {
  await tx.query(
    "update medicine_batch set batch_no = $3, production_date = $4, shelf_life_date = $5, quantity = $6, updated_at = now() where top_id = $1 and id = $2",
    [batch.topId, batch.medBatchId, batchNo, productionDate, shelfLifeDate, batchQty],
  );
  if (batchNo === batch.batchNo) return;
  await tx.query(
    "update lane set batch_no = $4, version = version + 1 where top_id = $1 and product_id = $2 and lower(batch_no) = lower($3)",
    [batch.topId, batch.productId, batch.batchNo, batchNo],
  );
  await renameGoods(tx, batch, batchNo);
  // A number that lay beside it in the same excursion keeps its own decision.
  await tx.query(
    `update exposed_batch x set batch_no = $3 where x.top_id = $1 and x.batch_id = $2 and not exists (select from exposed_batch o
       where o.top_id = x.top_id and o.excursion_id = x.excursion_id and o.product_id = x.product_id and o.id <> x.id and o.batch_no = $3)`,
    [batch.topId, batch.medBatchId, batchNo],
  );
}

/**
 * Goods of the old number in warehouses and bags get the new one, with the documents and counts that brought them there or
 * may take them back. Goods of several spellings, or of the new number, are mixed with no others: they are told apart by
 * small and capital letters, which name the same batch. Where these tell nothing apart they keep their number.
 */
async function renameGoods(tx: Handle, { topId, productId, batchNo }: BatchRecord, next: string): Promise<void> {
  const tables = ["goods_level", "goods_document_line", "goods_count_line"] as const;
  const rows = await tx.query<{ no: string; isOld: boolean }>(
    `select distinct batch_no as no, lower(batch_no) = lower($3) as "isOld" from (${tables
      .map((table) => `select batch_no from ${table} where top_id = $1 and product_id = $2`)
      .join(" union all ")}) g where lower(batch_no) in (lower($3), lower($4)) order by 1`,
    [topId, productId, batchNo, next],
  );
  const taken = new Set(rows.map(({ no }) => no));
  const old = rows.filter(({ isOld, no }) => isOld && no !== next).map(({ no }) => no);
  for (const no of old.toSorted((a, b) => Number(b === batchNo) - Number(a === batchNo))) {
    const free = [next, next.toLowerCase(), next.toUpperCase()].find((name) => !taken.has(name));
    if (free === undefined) return;
    for (const table of tables)
      await tx.query(`update ${table} set batch_no = $4 where top_id = $1 and product_id = $2 and batch_no = $3`, [
        topId,
        productId,
        no,
        free,
      ]);
    taken.add(free);
  }
}

/** What keeps a batch: pieces in lanes, warehouses and bags of the whole tree, checks and trace codes that were written down, and what was sold. */
export async function usesOfBatch(
  tx: Handle,
  batch: BatchRecord,
): Promise<{ stock: number; checks: number; sold: number; codes: number }> {
  const [row] = await tx.query<{ stock: number; checks: number; sold: number; codes: number }>(
    `select (select coalesce(sum(l.stock), 0)::int from lane l where l.top_id = $1 and l.product_id = $2 and lower(l.batch_no) = lower($3))
         + (select coalesce(sum(g.stock), 0)::int from goods_level g where g.top_id = $1 and g.product_id = $2 and lower(g.batch_no) = lower($3)) as stock,
       (select count(*)::int from medicine_upkeep u where u.top_id = $1 and u.batch_id = $4)
         + (select count(*)::int from exposed_batch x where x.top_id = $1 and x.batch_id = $4) as checks,
       (select coalesce(sum(s.quantity), 0)::int from medicine_sale s where s.top_id = $1 and s.batch_id = $4) as sold,
       (select count(*)::int from trace_code t where t.top_id = $1 and t.batch_id = $4) as codes`,
    [batch.topId, batch.productId, batch.batchNo, batch.medBatchId],
  );
  return row!;
}

export async function deleteBatch(tx: Handle, { topId, medBatchId }: BatchRecord): Promise<void> {
  await tx.query("delete from medicine_batch where top_id = $1 and id = $2", [topId, medBatchId]);
}

export async function markRecalled(
  tx: Handle,
  { topId, medBatchId }: BatchRecord,
  reason: string,
  userId: string,
): Promise<void> {
  await tx.query(
    "update medicine_batch set recalled_at = now(), recall_reason = $3, recalled_by = $4, updated_at = now() where top_id = $1 and id = $2",
    [topId, medBatchId, reason, userId],
  );
}

/** Lanes with the medicine of a batch, those that name it first. */
export function lanesOfBatch(
  tx: Handle,
  scope: Scope,
  batch: BatchRecord,
): Promise<AnswerOf<typeof medicineBatches.places>["rows"]> {
  return tx.query(
    ...statement(sql`select l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", m.machine_no as "machineNo", m.name as "machineName", l.stock,
        l.status as "laneStatus", l.batch_no as "laneBatchNo", lower(l.batch_no) = lower(${batch.batchNo}) as holds,
        not exists (select from lane_sync s where s.machine_id = l.machine_id and s.cabinet = l.cabinet and s.lane_no = l.lane_no
          and s.top_id = l.top_id and s.state in ('pending', 'sent', 'refused', 'expired')) as confirmed
      from lane l join machine m on m.id = l.machine_id and m.in_service
      where l.top_id = ${batch.topId} and l.product_id = ${batch.productId} and ${scoped(scope, "m", { granted: true })}
      order by lower(l.batch_no) = lower(${batch.batchNo}) desc, m.machine_no, l.cabinet, l.lane_no limit 500`),
  );
}

/** Machines of the whole tree that hold a batch, with their lanes, whoever asks: a recall leaves none out. */
export function holdersOf(
  tx: Handle,
  batch: BatchRecord,
): Promise<{ machineId: string; cabinet: "main" | "sub"; laneNo: number }[]> {
  return tx.query(
    ...statement(sql`select l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo" from lane l
      where l.top_id = ${batch.topId} and l.product_id = ${batch.productId} and lower(l.batch_no) = lower(${batch.batchNo})
      order by l.machine_id, l.cabinet, l.lane_no`),
  );
}

/** The medicine's own merchant, when the caller may see it. */
export async function medicineOwner(
  tx: Handle,
  scope: Scope,
  productId: string,
): Promise<(BatchOwner & { readonly name: string }) | undefined> {
  const [row] = await tx.query<BatchOwner & { name: string }>(
    ...statement(
      sql`select d.top_id as "topId", d.merchant_id as "merchantId", p.name from ${raw(
        "medicine d join product p on p.top_id = d.top_id and p.id = d.product_id and p.deleted_at is null",
      )} where d.product_id = ${productId} and ${scoped(scope, "d", ofMerchants)}`,
    ),
  );
  return row;
}
