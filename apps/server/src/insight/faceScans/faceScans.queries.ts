import type { StoredRow } from "@yunshou/contract";
import type { faceScans } from "@yunshou/contract/insight/faceScans";
import { conditions, type Handle, numbered, type Scope, scoped, type Sql, sql, statement } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface FaceScanFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly machineNo?: string | undefined;
  readonly merchantNo?: string | undefined;
}

type Row = StoredRow<typeof faceScans.list>;
/** Sums of any rows; who asks says of which. */
type Sums = Pick<Row, "scanCount" | "scanSuccess" | "successRate" | "faceCount" | "salesAmountFen">;

const whereOf = (scope: Scope, { fromDay, toDay, machineNo, merchantNo }: FaceScanFilters) =>
  conditions(
    scoped(scope, "f", { granted: true }),
    sql`f.business_day between ${fromDay} and ${toDay}`,
    numbered("m.machine_no", "machine", machineNo),
    numbered("h.merchant_no", "merchant", merchantNo),
  );

const listOf = (scope: Scope, filters: FaceScanFilters): List => ({
  columns: `f.business_day || '-' || lpad(f.machine_id::text, 19, '0') as "rowId", f.business_day::text as day, f.machine_id as "machineId",
    m.machine_no as "machineNo", m.name as "machineName", h.name as "merchantName", f.scans::int as "scanCount", f.recognised::int as "scanSuccess",
    f.recognised::float8 / nullif(f.scans, 0) as "successRate", f.orders::int as "faceCount", f.amount_fen::text as "salesAmountFen"`,
  from: `(select r.*, r.business_day || '-' || lpad(r.machine_id::text, 19, '0') as key from rollup_face r) f
    join machine m on m.id = f.machine_id join merchant h on h.id = f.merchant_id`,
  where: whereOf(scope, filters),
});

const order = {
  by: {
    day: "f.business_day",
    machineNo: "m.machine_no",
    scanCount: "f.scans",
    scanSuccess: "f.recognised",
    faceCount: "f.orders",
    salesAmountFen: "f.amount_fen",
  },
  unsorted: "f.business_day desc",
  tie: ["f.business_day desc", "f.machine_id asc"],
} as const satisfies Order<string>;

/** One page of machines' days, newest first unless asked otherwise. */
export const listFaceScans = (
  tx: Handle,
  scope: Scope,
  filters: FaceScanFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters), order, paging);

/** The next rows of an export, by day and machine. */
export const faceScansAfter = (
  tx: Handle,
  scope: Scope,
  filters: FaceScanFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, filters), "f.key", after, limit);

const sums: Sql = sql`coalesce(sum(f.scans), 0)::int as "scanCount", coalesce(sum(f.recognised), 0)::int as "scanSuccess",
  sum(f.recognised)::float8 / nullif(sum(f.scans), 0)::float8 as "successRate", coalesce(sum(f.orders), 0)::int as "faceCount",
  coalesce(sum(f.amount_fen), 0)::text as "salesAmountFen"`;

/** Sums of all days of the range, and of each of them; a day without a scan has none. */
export async function faceScanSums(
  tx: Handle,
  scope: Scope,
  filters: FaceScanFilters,
): Promise<{ total: Sums; days: (Sums & { day: string })[] }> {
  const rows = await tx.query<Sums & { day: string | null }>(
    ...statement(sql`select f.business_day::text as day, ${sums} 
      from rollup_face f join machine m on m.id = f.machine_id join merchant h on h.id = f.merchant_id
      where ${whereOf(scope, filters)} group by rollup (f.business_day) order by 1`),
  );
  const { day: _day, ...total } = rows.find(({ day }) => day === null)!;
  return { total, days: rows.flatMap((row) => (row.day === null ? [] : [{ ...row, day: row.day }])) };
}
