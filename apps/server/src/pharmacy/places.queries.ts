import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import { expirySteps, type medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { conditions, contains, given, type Handle, raw, scoped, type Sql, sql, statement } from "@yunshou/database";
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

const value = `l.stock * ${laneCostFen("p")}`;

const columnsFor = ({
  language,
}: Reader): Sql => sql`l.machine_id || ' ' || l.cabinet || ' ' || l.lane_no as "rowId", l.machine_id as "machineId", l.cabinet,
  l.lane_no as "laneNo", m.machine_no as "machineNo", m.name as "machineName", l.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "medicineName",
  d.manufacturer, l.batch_no as "batchNo", l.stock, (${raw(value)})::text as "valueFen", l.status as "laneStatus",
  to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.recalled_at is not null and b.id is not null as recalled, ${raw(nearDays)} as "nearDays"`;

const from = (join: "left join" | "join") => `lane l join machine m on m.id = l.machine_id and m.in_service
  join medicine d on d.top_id = l.top_id and d.product_id = l.product_id join product p on p.top_id = l.top_id and p.id = l.product_id
  ${join} medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and lower(b.batch_no) = lower(l.batch_no) ${boxOf("d")}`;

const filtered = ({ scope }: Reader, filters: PlaceFilters, ...more: (Sql | undefined)[]) =>
  conditions(
    scoped(scope, "m", { granted: true }),
    raw("l.stock > 0"),
    given(filters.medicineName, (text) => finds("p", text)),
    contains("l.batch_no", filters.batchNo),
    contains("m.machine_no", filters.machineNo),
    ...more,
  );

const stockOf = (reader: Reader, filters: PlaceFilters): List => ({
  columns: columnsFor(reader),
  from: from("left join"),
  where: filtered(reader, filters),
});

/** What is over comes with the recalled ones; a step of days holds what expires within it and is not over. */
const within = (step: ExpiryStep | undefined, today: string): Sql => {
  const over = sql`(b.recalled_at is not null or b.shelf_life_date < ${today}::date)`;
  if (step === "over") return over;
  const days = step === undefined ? raw(nearDays) : sql`${Number(step)}::int`;
  const near = sql`b.shelf_life_date <= ${today}::date + ${days}`;
  return step === undefined ? sql`(${over} or ${near})` : sql`${near} and not ${over}`;
};

const expiryOf = (reader: Reader, { within: step, ...filters }: ExpiryFilters, today: string): List => ({
  columns: columnsFor(reader),
  from: from("join"),
  where: filtered(reader, filters, within(step, today)),
});

const stockOrder = {
  by: { stock: "l.stock", shelfLifeDate: "b.shelf_life_date" },
  nulls: { shelfLifeDate: "last" },
  unsorted: "p.code asc",
  tie: ["m.machine_no asc", "l.cabinet asc", "l.lane_no asc"],
} as const satisfies Order<string>;
const expiryOrder = {
  by: { stock: "l.stock", shelfLifeDate: "b.shelf_life_date", valueFen: value },
  nulls: { valueFen: "last" },
  unsorted: "b.shelf_life_date asc",
  tie: ["m.machine_no asc", "l.cabinet asc", "l.lane_no asc"],
} as const satisfies Order<string>;

export const listStock = (
  tx: Handle,
  reader: Reader,
  filters: PlaceFilters,
  paging: Paging<keyof typeof stockOrder.by>,
): Promise<Page<PlaceRow>> => pageOf(tx, stockOf(reader, filters), stockOrder, paging);

export const listExpiry = (
  tx: Handle,
  reader: Reader,
  filters: ExpiryFilters,
  today: string,
  paging: Paging<keyof typeof expiryOrder.by>,
): Promise<Page<PlaceRow>> => pageOf(tx, expiryOf(reader, filters, today), expiryOrder, paging);

const rowKey = `l.machine_id || ' ' || l.cabinet || ' ' || l.lane_no`;

/** The next rows of an export, by machine and lane. */
export const stockAfter = (
  tx: Handle,
  reader: Reader,
  filters: PlaceFilters,
  after: string,
  limit: number,
): Promise<PlaceRow[]> => rowsAfter(tx, stockOf(reader, filters), rowKey, after, limit);

export const expiryAfter = (
  tx: Handle,
  reader: Reader,
  filters: ExpiryFilters,
  today: string,
  after: string,
  limit: number,
): Promise<PlaceRow[]> => rowsAfter(tx, expiryOf(reader, filters, today), rowKey, after, limit);

/** The board by step: lanes, pieces and what they cost. */
export async function expirySums(
  tx: Handle,
  reader: Reader,
  filters: PlaceFilters,
  today: string,
): Promise<AnswerOf<typeof medicineBatches.expirySums>["steps"]> {
  const steps = [];
  for (const step of expirySteps) {
    const [row] = await tx.query<{ lanes: number; pieces: number; valueFen: string }>(
      ...statement(sql`select count(*)::int as lanes, coalesce(sum(l.stock), 0)::int as pieces, coalesce(sum(${raw(value)}), 0)::text as "valueFen"
        from ${raw(from("join"))} where ${filtered(reader, filters, within(step, today))}`),
    );
    steps.push({ within: step, ...row! });
  }
  return steps;
}
