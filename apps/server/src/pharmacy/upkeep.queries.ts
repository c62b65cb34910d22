import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import {
  conditions,
  contains,
  given,
  type Handle,
  onDays,
  raw,
  scoped,
  sql,
  statement,
  type Scope,
} from "@yunshou/database";
import { upkeepEveryDays, type UpkeepResult } from "@yunshou/domain";
import { finds } from "../platform/findable.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { BatchOwner } from "./batches.queries.ts";
import { boxOf, nearDays } from "./medicineBoxes.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type Row = StoredRow<typeof medicineUpkeep.list>;
type Filters = Pick<ParsedInputOf<typeof medicineUpkeep.list>, "medicineName" | "batchNo" | "fromDay" | "toDay">;

const ofMerchants = { machine: null } as const;

const listOf = ({ scope, language }: Reader, timeZone: string, filters: Filters): List => ({
  columns: sql`u.id as "upkeepId", ${nameIn("p", language)} as "medicineName", p.code as "productCode", b.batch_no as "batchNo", m.machine_no as "machineNo",
    m.name as "machineName", u.content as "maintainContent", u.result as "maintainResult", a.name as maintainer, u.maintained_at as "maintainTime", u.remark`,
  from: `medicine_upkeep u join medicine_batch b on b.top_id = u.top_id and b.id = u.batch_id join product p on p.top_id = b.top_id and p.id = b.product_id
    left join machine m on m.id = u.machine_id left join app_user a on a.id = u.maintained_by`,
  where: conditions(
    scoped(scope, "u", ofMerchants),
    given(filters.medicineName, (text) => finds("p", text)),
    contains("b.batch_no", filters.batchNo),
    onDays("u.maintained_at", filters, timeZone),
  ),
});

const order = {
  by: { maintainTime: "u.maintained_at" },
  unsorted: "maintainTime",
  tie: ["u.id"],
} as const satisfies Order<string>;

export const listUpkeep = (
  tx: Handle,
  reader: Reader,
  timeZone: string,
  filters: Filters,
  paging: Paging<"maintainTime">,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, timeZone, filters), order, paging);

type DueRow = StoredRow<typeof medicineUpkeep.due>;

/** Batches in machines that the caller sees; the day is that of the merchant's zone, and what was recalled has to leave anyway. */
const dueOf = ({ scope, language }: Reader, now: Date, { medicineName }: Pick<Filters, "medicineName">): List => ({
  columns: sql`b.id as "medBatchId", ${nameIn("p", language)} as "medicineName", p.code as "productCode", b.batch_no as "batchNo",
    to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", n.stock, n.machines, c.at as "lastCheckTime", e.every as "everyDays",
    to_char(d.due, 'YYYY-MM-DD') as "dueDay", t.today - d.due as "overdueDays"`,
  from: sql`medicine_batch b join product p on p.top_id = b.top_id and p.id = b.product_id and p.deleted_at is null join merchant h on h.id = b.merchant_id
    join lateral (select sum(l.stock)::int as stock, count(distinct m.id)::int as machines from lane l join machine m on m.id = l.machine_id and m.in_service
      where l.top_id = b.top_id and l.product_id = b.product_id and lower(l.batch_no) = lower(b.batch_no) and l.stock > 0
        and ${scoped(scope, "m", { granted: true })}) n on n.stock > 0 ${raw(boxOf("b"))}
    left join lateral (select max(u.maintained_at) as at from medicine_upkeep u where u.top_id = b.top_id and u.batch_id = b.id) c on true
    cross join lateral (select (${now}::timestamptz at time zone h.time_zone)::date as today) t
    cross join lateral (select case when b.shelf_life_date - t.today <= ${raw(nearDays)} then ${upkeepEveryDays.near}::int else ${upkeepEveryDays.good}::int end as every) e
    cross join lateral (select (coalesce(c.at, b.created_at) at time zone h.time_zone)::date + e.every as due) d`,
  where: conditions(
    scoped(scope, "b", ofMerchants),
    sql`b.recalled_at is null`,
    given(medicineName, (text) => finds("p", text)),
  ),
});

const dueOrder = { by: { dueDay: "d.due" }, unsorted: "d.due asc", tie: ["b.id"] } as const satisfies Order<string>;

export const listDue = (
  tx: Handle,
  reader: Reader,
  now: Date,
  filters: Pick<Filters, "medicineName">,
  paging: Paging<"dueDay">,
): Promise<Page<DueRow>> => pageOf(tx, dueOf(reader, now, filters), dueOrder, paging);

/** The number of a machine that the caller may see. */
export async function machineSeen(tx: Handle, scope: Scope, machineId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ machineNo: string }>(
    ...statement(
      sql`select m.machine_no as "machineNo" from machine m where m.id = ${machineId} and ${scoped(scope, "m", { granted: true })}`,
    ),
  );
  return row?.machineNo;
}

export interface NewUpkeep {
  readonly medBatchId: string;
  readonly machineId: string | null;
  readonly content: string;
  readonly result: UpkeepResult;
  readonly remark: string;
  readonly userId: string;
}

export async function insertUpkeep(tx: Handle, { topId, merchantId }: BatchOwner, one: NewUpkeep): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into medicine_upkeep (top_id, merchant_id, batch_id, machine_id, content, result, remark, maintained_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [topId, merchantId, one.medBatchId, one.machineId, one.content, one.result, one.remark, one.userId],
  );
  return row!.id;
}
