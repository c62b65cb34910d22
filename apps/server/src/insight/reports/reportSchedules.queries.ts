import type { Language, StoredRow } from "@yunshou/contract";
import type { reportSchedules } from "@yunshou/contract/insight/reportSchedules";
import { conditions, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ReportMailState, ReportName, ReportScheduleFields } from "@yunshou/domain";
import { numberOfMerchant } from "./reports.queries.ts";
import type { ReportCondition } from "./startReport.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type Row = StoredRow<typeof reportSchedules.list>;

/** Schedules are their owner's, as reports are. */
const own = (scope: Scope, userId: string) =>
  conditions(scoped(scope, "e", { machine: null }), sql`e.owner_id = ${userId}`);

const order = { by: { createdTime: "e.id" }, unsorted: "createdTime", tie: [] } as const satisfies Order<string>;

export const listSchedules = (
  tx: Handle,
  scope: Scope,
  userId: string,
  paging: Paging<"createdTime">,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `e.id as "reportScheduleId", e.name as "reportName", ${numberOfMerchant("e")} as "merchantNo", e.view_name as "viewName", e.cycle, e.send_day as "sendDay",
        e.send_time as "sendTime", array(select u.name from app_user u where u.id = any(e.receiver_ids) order by u.id) as receivers, e.next_at is not null as enabled,
        e.next_at as "nextTime", e.created_at as "createdTime"`,
      from: "report_schedule e",
      where: own(scope, userId),
    },
    order,
    paging,
  );

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface NewSchedule extends Owner, ReportScheduleFields {
  readonly userId: string;
  readonly reportName: ReportName;
  readonly merchantNo: string;
  readonly ofMerchantId: string | null;
  readonly viewName: string;
  readonly condition: Partial<ReportCondition>;
  readonly language: Language;
  readonly nextAt: Date;
}

/** How many schedules a person has; new ones of one person are counted one after the other. */
export async function countSchedules(tx: Handle, userId: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('report schedules of ' || $1, 0))", [userId]);
  const [row] = await tx.query<{ n: number }>("select count(*)::int as n from report_schedule where owner_id = $1", [
    userId,
  ]);
  return row!.n;
}

/** The user `u` can log in: neither he nor his merchant, or one above it, has ended or is stopped. */
const canLogIn = `u.status = 'normal' and u.blocked_reason is null
  and not exists (select from merchant h join merchant a on a.id = any(h.path) where h.id = u.merchant_id and a.status <> 'normal')`;

/** How many of these people the caller sees, who can log in. */
export async function knownPeople(tx: Handle, scope: Scope, userIds: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    ...statement(sql`select count(*)::int as n from app_user u
      where ${conditions(scoped(scope, "u", { machine: null }), sql`u.id = any(${userIds}::bigint[]) and ${raw(canLogIn)}`)}`),
  );
  return row!.n;
}

export async function insertSchedule(tx: Handle, one: NewSchedule): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into report_schedule (top_id, merchant_id, owner_id, name, of_merchant, cycle, send_day, send_time, receiver_ids, language, next_at,
       view_name, condition, of_merchant_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      one.topId,
      one.merchantId,
      one.userId,
      one.reportName,
      one.merchantNo,
      one.cycle,
      one.sendDay,
      one.sendTime,
      one.receiverIds,
      one.language,
      one.nextAt,
      one.viewName,
      JSON.stringify(one.condition),
      one.ofMerchantId,
    ],
  );
  return row!.id;
}

export interface ScheduleRecord extends Owner, ReportScheduleFields {
  readonly scheduleId: string;
  readonly ownerId: string;
  readonly reportName: ReportName;
  readonly merchantNo: string;
  readonly ofMerchantId: string | null;
  readonly viewName: string;
  readonly condition: Partial<ReportCondition>;
  readonly language: Language;
  readonly timeZone: string;
  readonly nextAt: Date | null;
}

const record = `e.id as "scheduleId", e.top_id as "topId", e.merchant_id as "merchantId", e.owner_id as "ownerId", e.name as "reportName",
  ${numberOfMerchant("e")} as "merchantNo", e.of_merchant_id as "ofMerchantId", e.view_name as "viewName", e.condition, e.cycle, e.send_day as "sendDay", e.send_time as "sendTime", e.receiver_ids::text[] as "receiverIds", e.language,
  e.next_at as "nextAt", (select time_zone from merchant m where m.id = e.merchant_id) as "timeZone"`;

/** A schedule of the person, locked until the call ends. */
export async function lockSchedule(
  tx: Handle,
  scope: Scope,
  userId: string,
  scheduleId: string,
): Promise<ScheduleRecord | undefined> {
  const [row] = await tx.query<ScheduleRecord>(
    ...statement(
      sql`select ${raw(record)} from report_schedule e where ${conditions(own(scope, userId), sql`e.id = ${scheduleId}`)} for update`,
    ),
  );
  return row;
}

/** The same for the duty, whoever's it is. */
export async function takeSchedule(tx: Handle, topId: string, scheduleId: string): Promise<ScheduleRecord | undefined> {
  const [row] = await tx.query<ScheduleRecord>(
    `select ${record} from report_schedule e where e.top_id = $1 and e.id = $2 for update`,
    [topId, scheduleId],
  );
  return row;
}

/** The instant of a day and a time of day in a zone. */
export async function instantOf(tx: Handle, day: string, time: string, timeZone: string): Promise<Date> {
  const [row] = await tx.query<{ at: Date }>("select ($1::date + $2::time) at time zone $3 as at", [
    day,
    time,
    timeZone,
  ]);
  return row!.at;
}

/** When it is sent next; null switches it off. */
export async function setNext(
  tx: Handle,
  { topId, scheduleId }: Pick<ScheduleRecord, "topId" | "scheduleId">,
  nextAt: Date | null,
): Promise<void> {
  await tx.query("update report_schedule set next_at = $3 where top_id = $1 and id = $2", [topId, scheduleId, nextAt]);
}

export async function deleteSchedule(tx: Handle, { topId, scheduleId }: ScheduleRecord): Promise<void> {
  await tx.query("delete from report_schedule where top_id = $1 and id = $2", [topId, scheduleId]);
}

/** Has a report mailed to the receivers of its schedule once it is written. */
export async function expectMail(
  tx: Handle,
  { topId, receiverIds, language }: ScheduleRecord,
  reportId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    "update report set mail_state = 'waiting', mail_to = $3, language = $4, created_at = $5 where top_id = $1 and id = $2",
    [topId, reportId, receiverIds, language, now],
  );
}

/** Reports that a schedule wrote long ago are forgotten; their files have expired before. */
export async function pruneScheduled(tx: Handle, topId: string, ownerId: string, before: Date): Promise<void> {
  await tx.query(
    "delete from report where top_id = $1 and owner_id = $2 and mail_state is not null and created_at < $3",
    [topId, ownerId, before],
  );
}

export interface MailReport extends Owner {
  readonly reportId: string;
  readonly ownerId: string;
  readonly merchantName: string;
  readonly reportName: ReportName;
  readonly startDate: string;
  readonly endDate: string;
  readonly merchantNo: string;
  readonly viewName: string;
  readonly condition: Partial<ReportCondition>;
  readonly language: Language;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly fileId: string | null;
  readonly fileName: string | null;
  /** Of its file; null before it was asked for, or when it is gone. */
  readonly fileState: "queued" | "running" | "ready" | "failed" | "expired" | null;
}

/** A report whose mail waits; undefined when it ended or was deleted. */
export async function takeMail(tx: Handle, topId: string, reportId: string): Promise<MailReport | undefined> {
  await tx.query("select 1 from report where top_id = $1 and id = $2 for update", [topId, reportId]);
  const [row] = await tx.query<MailReport>(
    `select r.id as "reportId", r.top_id as "topId", r.merchant_id as "merchantId", r.owner_id as "ownerId", m.name as "merchantName", r.name as "reportName",
       r.from_day::text as "startDate", r.to_day::text as "endDate", ${numberOfMerchant("r")} as "merchantNo", r.view_name as "viewName", r.condition, coalesce(r.language, 'zh') as language,
       r.mail_attempts as attempts, r.created_at as "createdAt", r.file_id as "fileId", f.name as "fileName", f.state as "fileState"
     from report r join merchant m on m.id = r.merchant_id left join file f on f.top_id = r.top_id and f.id = r.file_id
     where r.top_id = $1 and r.id = $2 and r.mail_state = 'waiting'`,
    [topId, reportId],
  );
  return row;
}

export async function countMailTry(tx: Handle, { topId, reportId }: MailReport): Promise<void> {
  await tx.query("update report set mail_attempts = mail_attempts + 1 where top_id = $1 and id = $2", [
    topId,
    reportId,
  ]);
}

export interface MailReceiver {
  readonly userId: string;
  readonly emailSealed: Buffer | null;
}

/** Who has not got it yet, and still may. */
export const mailReceivers = (tx: Handle, { topId, reportId }: MailReport): Promise<MailReceiver[]> =>
  tx.query(
    `select u.id as "userId", u.email_sealed as "emailSealed" from report r join app_user u on u.id = any(r.mail_to)
     where r.top_id = $1 and r.id = $2 and ${canLogIn} order by u.id`,
    [topId, reportId],
  );

/** The settings of a mail server. */
export async function mailServer(
  tx: Handle,
  channelId: string,
): Promise<{ readonly settingsSealed: Buffer } | undefined> {
  const [row] = await tx.query<{ settingsSealed: Buffer }>(
    `select settings_sealed as "settingsSealed" from alarm_channel where id = $1 and enabled`,
    [channelId],
  );
  return row;
}

/** Writes down who got it and what became of the mail; whoever has it gets it no second time. */
export async function settleMail(
  tx: Handle,
  { topId, reportId }: Pick<MailReport, "topId" | "reportId">,
  {
    state,
    result,
    reached = [],
  }: {
    readonly state: ReportMailState;
    readonly result: string;
    readonly reached?: readonly string[];
  },
): Promise<void> {
  await tx.query(
    `update report set mail_state = $3, mail_result = $4, mail_to = array(select t from unnest(mail_to) t where t <> all($5::bigint[]))
     where top_id = $1 and id = $2 and mail_state = 'waiting'`,
    [topId, reportId, state, result, reached],
  );
}
