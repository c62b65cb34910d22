import type { StoredRow } from "@yunshou/contract";
import type { mallNotices } from "@yunshou/contract/mall/notices";
import { conditions, contains, given, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { MallNoticeState, NoticeStatus } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Row = StoredRow<typeof mallNotices.list>;

export interface NoticeFilters {
  readonly noticeTitle?: string | undefined;
  readonly publishStatus?: NoticeStatus | undefined;
}

const ofMerchants = { machine: null } as const;
const status = (now: Date) =>
  sql`case when n.state = 'published' and n.publish_at > ${now} then 'scheduled' else n.state end`;
const columns = (
  now: Date,
) => sql`n.id as "mallNoticeId", n.title as "noticeTitle", ${status(now)} as "publishStatus", n.publish_at as "publishTime",
  u.name as "createdBy", h.name as "merchantName", n.created_at as "createdTime"`;
const tables = sql`mall_notice n join merchant h on h.id = n.merchant_id left join app_user u on u.id = n.created_by`;

const listOf = (scope: Scope, filters: NoticeFilters, now: Date): List => ({
  columns: columns(now),
  from: tables,
  where: conditions(
    scoped(scope, "n", ofMerchants),
    contains("n.title", filters.noticeTitle),
    given(filters.publishStatus, (wanted) => sql`${status(now)} = ${wanted}`),
  ),
});

const order = {
  by: { createdTime: "n.id", publishTime: "n.publish_at" },
  nulls: { publishTime: "last" },
  unsorted: "createdTime",
  tie: ["n.id desc"],
} as const satisfies Order<string>;

export const listNotices = (
  tx: Handle,
  scope: Scope,
  filters: NoticeFilters,
  now: Date,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters, now), order, paging);

export async function noticeDetail(
  tx: Handle,
  scope: Scope,
  mallNoticeId: string,
  now: Date,
): Promise<(Row & { readonly noticeContent: string }) | undefined> {
  const [row] = await tx.query<Row & { noticeContent: string }>(
    ...statement(
      sql`select ${columns(now)}, n.content as "noticeContent" from ${tables} where n.id = ${mallNoticeId} and ${scoped(scope, "n", ofMerchants)}`,
    ),
  );
  return row;
}

/** A notice as a call works on it. */
export interface HeldNotice {
  readonly topId: string;
  readonly merchantId: string;
  readonly mallNoticeId: string;
  readonly title: string;
  readonly state: MallNoticeState;
  readonly publishAt: Date | null;
}

/** Holds a notice of the scope until the transaction ends. */
export async function lockNotice(tx: Handle, scope: Scope, mallNoticeId: string): Promise<HeldNotice | undefined> {
  const [row] = await tx.query<HeldNotice>(
    ...statement(sql`select n.top_id as "topId", n.merchant_id as "merchantId", n.id as "mallNoticeId", n.title, n.state, n.publish_at as "publishAt"
      from mall_notice n where n.id = ${mallNoticeId} and ${scoped(scope, "n", ofMerchants)} for update`),
  );
  return row;
}

export interface NoticeText {
  readonly title: string;
  readonly content: string;
  readonly publishAt: Date | null;
}

export async function insertNotice(
  tx: Handle,
  {
    topId,
    merchantId,
    userId,
  }: { readonly topId: string; readonly merchantId: string; readonly userId: string | null },
  { title, content, publishAt }: NoticeText,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into mall_notice (top_id, merchant_id, title, content, publish_at, created_by) values ($1, $2, $3, $4, $5, $6) returning id",
    [topId, merchantId, title, content, publishAt, userId],
  );
  return row!.id;
}

type Key = Pick<HeldNotice, "topId" | "mallNoticeId">;

export async function updateNotice(
  tx: Handle,
  { topId, mallNoticeId }: Key,
  { title, content, publishAt }: NoticeText,
): Promise<void> {
  await tx.query("update mall_notice set title = $3, content = $4, publish_at = $5 where top_id = $1 and id = $2", [
    topId,
    mallNoticeId,
    title,
    content,
    publishAt,
  ]);
}

export async function saveNoticeState(
  tx: Handle,
  { topId, mallNoticeId }: Key,
  state: MallNoticeState,
  publishAt: Date | null,
): Promise<void> {
  await tx.query("update mall_notice set state = $3, publish_at = $4 where top_id = $1 and id = $2", [
    topId,
    mallNoticeId,
    state,
    publishAt,
  ]);
}

export async function deleteNotice(tx: Handle, { topId, mallNoticeId }: Key): Promise<void> {
  await tx.query("delete from mall_notice where top_id = $1 and id = $2", [topId, mallNoticeId]);
}
