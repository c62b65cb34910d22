import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import { expirySteps, type medicineBatches } from "@yunshou/contract/pharmacy/batches";
import {
  conditions,
  contains,
  given,
  type Handle,
  raw,
  scoped,
  scopedBy,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { linesThatCount } from "../goods/receivedLines.queries.ts";
import { boxOf, nearDays } from "./medicineBoxes.queries.ts";
import { finds } from "../platform/findable.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { laneCostFen } from "../stock/laneCosts.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type Stored = StoredRow<typeof medicineBatches.stock>;
/** A row as it is stored; what its batch is today is derived when it is presented. */
export type PlaceRow = Omit<Stored, "daysToExpiry" | "batchState"> & {
  readonly recalled: boolean | null;
  readonly nearDays: number;
};
export type PlaceFilters = Pick<ParsedInputOf<typeof medicineBatches.stock>, "medicineName" | "batchNo" | "machineNo">;
export type ExpiryFilters = PlaceFilters & Pick<ParsedInputOf<typeof medicineBatches.expiry>, "within">;
export type ExpiryStep = (typeof expirySteps)[number];

const laneValue = `l.stock * ${laneCostFen("p")}`;

const medicineColumns = ({ language }: Reader): Sql =>
  sql`p.id as "productId", p.code as "productCode", ${nameIn("p", language)} as "medicineName", d.manufacturer,
    b.recalled_at is not null and b.id is not null as recalled, ${raw(nearDays)} as "nearDays"`;

const medicineOf = (
  alias: "l" | "e",
) => `join medicine d on d.top_id = ${alias}.top_id and d.product_id = ${alias}.product_id
  join product p on p.top_id = ${alias}.top_id and p.id = ${alias}.product_id
  left join medicine_batch b on b.top_id = ${alias}.top_id and b.product_id = ${alias}.product_id and lower(b.batch_no) = lower(${alias}.batch_no) ${boxOf("d")}`;

const inLanes = (reader: Reader, filters: PlaceFilters): Sql =>
  sql`select l.machine_id || ' ' || l.cabinet || ' ' || l.lane_no as "rowId", l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo",
      m.machine_no as "machineNo", m.name as "machineName", null::bigint as "warehouseId", null::text as "warehouseName", l.batch_no as "batchNo", l.stock,
      (${raw(laneValue)})::numeric as value, l.status as "laneStatus", b.shelf_life_date as "lastDay", ${medicineColumns(reader)}
    from lane l join machine m on m.id = l.machine_id and m.in_service ${raw(medicineOf("l"))} where ${conditions(
      scoped(reader.scope, "m", { granted: true }),
      raw("l.stock > 0"),
      given(filters.medicineName, (text) => finds("p", text)),
      contains("l.batch_no", filters.batchNo),
      contains("m.machine_no", filters.machineNo),
    )}`;

/** Warehouses and bags are about merchants. A batch that nobody registered ends on the day that its receipt names. */
const inWarehouses = (reader: Reader, filters: PlaceFilters): Sql =>
  sql`select 'w ' || e.id as "rowId", null::bigint as "machineId", null::text as cabinet, null::int as "laneNo",
      null::text as "machineNo", null::text as "machineName", w.id as "warehouseId", w.name as "warehouseName", e.batch_no as "batchNo", e.stock,
      e.value_fen::numeric as value, null::text as "laneStatus",
      coalesce(b.shelf_life_date, (select min(x.shelf_life_date) from ${raw(linesThatCount)} where e.batch_no <> '' and x.top_id = e.top_id
        and x.product_id = e.product_id and x.batch_no = e.batch_no and x.shelf_life_date is not null)) as "lastDay", ${medicineColumns(reader)}
    from goods_level e join warehouse w on w.top_id = e.top_id and w.id = e.warehouse_id ${raw(medicineOf("e"))} where ${conditions(
      scoped(reader.scope, "e", { machine: null }),
      raw("e.stock > 0"),
      given(filters.medicineName, (text) => finds("p", text)),
      contains("e.batch_no", filters.batchNo),
    )}`;

/** Medicine in lanes, warehouses and bags; where a machine is named, in its lanes alone. Each names its scope itself. */
const placesOf = (reader: Reader, filters: PlaceFilters, ...parts: Sql[]): List => ({
  columns: `q."rowId", q."machineId", q.cabinet, q."laneNo", q."machineNo", q."machineName", q."warehouseId", q."warehouseName", q."productId",
    q."productCode", q."medicineName", q.manufacturer, q."batchNo", q.stock, q.value::bigint::text as "valueFen", q."laneStatus",
    to_char(q."lastDay", 'YYYY-MM-DD') as "shelfLifeDate", q.recalled, q."nearDays"`,
  from:
    filters.machineNo === undefined
      ? sql`(${inLanes(reader, filters)} union all ${inWarehouses(reader, filters)}) q`
      : sql`(${inLanes(reader, filters)}) q`,
  where: conditions(scopedBy(sql`true`), ...parts),
});

/** What is over comes with the recalled ones; a step of days holds what expires within it and is not over. */
const within = (step: ExpiryStep | undefined, today: string): Sql => {
  const over = sql`(q.recalled or q."lastDay" < ${today}::date)`;
  if (step === "over") return over;
  const days = step === undefined ? raw('q."nearDays"') : sql`${Number(step)}::int`;
  const near = sql`q."lastDay" <= ${today}::date + ${days}`;
  return step === undefined ? sql`(${over} or ${near})` : sql`${near} and not ${over}`;
};

const expiryOf = (reader: Reader, { within: step, ...filters }: ExpiryFilters, today: string): List =>
  placesOf(reader, filters, within(step, today));

const tie = [
  'q."machineNo" asc nulls last',
  "q.cabinet asc",
  'q."laneNo" asc',
  'q."warehouseName" asc',
  'q."rowId" asc',
] as const;
const stockOrder = {
  by: { stock: "q.stock", shelfLifeDate: 'q."lastDay"' },
  nulls: { shelfLifeDate: "last" },
  unsorted: 'q."productCode" asc',
  tie,
} as const satisfies Order<string>;
const expiryOrder = {
  by: { stock: "q.stock", shelfLifeDate: 'q."lastDay"', valueFen: "q.value" },
  nulls: { valueFen: "last" },
  unsorted: 'q."lastDay" asc',
  tie,
} as const satisfies Order<string>;

export const listStock = (
  tx: Handle,
  reader: Reader,
  filters: PlaceFilters,
  paging: Paging<keyof typeof stockOrder.by>,
): Promise<Page<PlaceRow>> => pageOf(tx, placesOf(reader, filters), stockOrder, paging);

export const listExpiry = (
  tx: Handle,
  reader: Reader,
  filters: ExpiryFilters,
  today: string,
  paging: Paging<keyof typeof expiryOrder.by>,
): Promise<Page<PlaceRow>> => pageOf(tx, expiryOf(reader, filters, today), expiryOrder, paging);

const rowKey = 'q."rowId"';

/** The next rows of an export, by place. */
export const stockAfter = (
  tx: Handle,
  reader: Reader,
  filters: PlaceFilters,
  after: string,
  limit: number,
): Promise<PlaceRow[]> => rowsAfter(tx, placesOf(reader, filters), rowKey, after, limit);

export const expiryAfter = (
  tx: Handle,
  reader: Reader,
  filters: ExpiryFilters,
  today: string,
  after: string,
  limit: number,
): Promise<PlaceRow[]> => rowsAfter(tx, expiryOf(reader, filters, today), rowKey, after, limit);

/** The board by step: places, pieces and what they cost. */
export async function expirySums(
  tx: Handle,
  reader: Reader,
  filters: PlaceFilters,
  today: string,
): Promise<AnswerOf<typeof medicineBatches.expirySums>["steps"]> {
  const steps = [];
  for (const step of expirySteps) {
    const { from, where } = expiryOf(reader, { ...filters, within: step }, today);
    const [row] = await tx.query<{ places: number; pieces: number; valueFen: string }>(
      ...statement(sql`select count(*)::int as places, coalesce(sum(q.stock), 0)::int as pieces, coalesce(sum(q.value), 0)::bigint::text as "valueFen"
        from ${from as Sql} where ${where}`),
    );
    steps.push({ within: step, ...row! });
  }
  return steps;
}
