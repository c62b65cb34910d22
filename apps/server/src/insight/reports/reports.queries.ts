import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { reports } from "@yunshou/contract/insight/reports";
import { conditions, equals, given, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ReportName, ReportState } from "@yunshou/domain";
import type { ReportCondition } from "./startReport.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type Filters = Pick<ParsedInputOf<typeof reports.list>, "reportName" | "reportStatus">;
type Row = StoredRow<typeof reports.list>;

/** The state of a report follows from its file `f`: one that failed or expired is generated again. */
const state = `case when f.id is null then 'notGenerated' when f.state in ('queued', 'running') then 'generating' when f.state = 'ready' then 'generated' else 'failed' end`;
const withFile = "report r left join file f on f.top_id = r.top_id and f.id = r.file_id";

/** Reports are their owner's, as files of the download centre are. */
const own = (scope: Scope, userId: string) =>
  conditions(scoped(scope, "r", { machine: null }), sql`r.owner_id = ${userId}`);

/** The number of the merchant that a report or schedule is about, as it is now: a merchant that moves gets another one, and the old one is given out again. */
export const numberOfMerchant = (table: "r" | "e") =>
  `coalesce((select o.merchant_no from merchant o where o.id = ${table}.of_merchant_id), ${table}.of_merchant)`;

const order = { by: { createdTime: "r.id" }, unsorted: "createdTime", tie: [] } as const satisfies Order<string>;

export const listReports = (
  tx: Handle,
  scope: Scope,
  userId: string,
  { reportName, reportStatus }: Filters,
  paging: Paging<"createdTime">,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `r.id as "reportId", r.name as "reportName", r.from_day::text as "startDate", r.to_day::text as "endDate", ${numberOfMerchant("r")} as "merchantNo",
        r.view_name as "viewName", ${state} as "reportStatus", r.mail_state as "mailStatus", r.mail_result as "mailResult", u.name as "createdBy", r.created_at as "createdTime",
        case when f.state = 'ready' then f.size_bytes::int end as "fileSize", case when f.state = 'ready' then f.id end as "fileId",
        case when f.state = 'ready' then f.name end as "fileName"`,
      from: withFile,
      shown: "join app_user u on u.id = r.owner_id",
      where: conditions(
        own(scope, userId),
        equals("r.name", reportName),
        given(reportStatus, (wanted) => sql`${raw(state)} = ${wanted}`),
      ),
    },
    order,
    paging,
  );

export interface NewReport {
  readonly topId: string;
  readonly merchantId: string;
  readonly userId: string;
  readonly reportName: ReportName;
  readonly startDate: string;
  readonly endDate: string;
  readonly merchantNo: string;
  readonly ofMerchantId: string | null;
  readonly viewName?: string;
  readonly condition?: Partial<ReportCondition>;
}

/** The merchant of the scope that has this very number. */
export async function merchantNumbered(tx: Handle, scope: Scope, merchantNo: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    ...statement(sql`select m.id from merchant m where m.merchant_no = ${merchantNo} and m.status <> 'deleted'
      and ${scoped(scope, "m", { merchant: "id", machine: null })}`),
  );
  return row?.id;
}

/** The same of what narrows a view; null where nothing does, or only a part of a number. */
export const merchantIn = async (tx: Handle, scope: Scope, merchantNo: string | undefined): Promise<string | null> =>
  merchantNo === undefined ? null : ((await merchantNumbered(tx, scope, merchantNo)) ?? null);

/** How many reports a person asked for; those of schedules go by themselves. New ones of one person are counted one after the other. */
export async function countReports(tx: Handle, userId: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('reports of ' || $1, 0))", [userId]);
  const [row] = await tx.query<{ reports: number }>(
    "select count(*)::int as reports from report where owner_id = $1 and mail_state is null",
    [userId],
  );
  return row!.reports;
}

export async function insertReport(tx: Handle, one: NewReport): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into report (top_id, merchant_id, owner_id, name, from_day, to_day, of_merchant, view_name, condition, of_merchant_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      one.topId,
      one.merchantId,
      one.userId,
      one.reportName,
      one.startDate,
      one.endDate,
      one.merchantNo,
      one.viewName ?? "",
      JSON.stringify(one.condition ?? {}),
      one.ofMerchantId,
    ],
  );
  return row!.id;
}

export interface ReportRecord {
  readonly topId: string;
  readonly merchantId: string;
  readonly reportId: string;
  readonly reportName: ReportName;
  readonly startDate: string;
  readonly endDate: string;
  readonly merchantNo: string;
  readonly condition: Partial<ReportCondition>;
  readonly reportStatus: ReportState;
}

/** A report of the person, locked until the call ends. */
export async function lockReport(
  tx: Handle,
  scope: Scope,
  userId: string,
  reportId: string,
): Promise<ReportRecord | undefined> {
  const [row] = await tx.query<ReportRecord>(
    ...statement(sql`select r.top_id as "topId", r.merchant_id as "merchantId", r.id as "reportId", r.name as "reportName",
        r.from_day::text as "startDate", r.to_day::text as "endDate", ${raw(numberOfMerchant("r"))} as "merchantNo", r.condition, ${raw(state)} as "reportStatus"
      from ${raw(withFile)} where r.id = ${reportId} and ${own(scope, userId)} for update of r`),
  );
  return row;
}

export async function setFile(
  tx: Handle,
  { topId, reportId }: Pick<ReportRecord, "topId" | "reportId">,
  fileId: string | null,
): Promise<void> {
  await tx.query("update report set file_id = $3 where top_id = $1 and id = $2", [topId, reportId, fileId]);
}

export async function deleteReport(tx: Handle, { topId, reportId }: ReportRecord): Promise<void> {
  await tx.query("delete from report where top_id = $1 and id = $2", [topId, reportId]);
}
