import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { announcements, notices } from "@yunshou/contract/support/announcements";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  likePattern,
  onDays,
  scopedBy,
  sql,
} from "@yunshou/database";
import type { AnnouncementState, CheckedAnnouncement } from "@yunshou/domain";
import { filesOf } from "./announcementFiles.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Detail = AnswerOf<typeof announcements.detail>;

const columns = `a.id as "noticeId", a.version, a.title as "noticeTitle", y.name as "msgType", a.state as "publishStatus", a.published_at as "publishTime",
  u.name as "updatedBy", a.updated_at as "updatedTime"`;
const typed = "announcement a join message_type y on y.id = a.type_id";
const writer = "left join app_user u on u.id = a.updated_by";

const order = {
  by: { publishTime: "a.published_at", updatedTime: "a.updated_at" },
  nulls: { publishTime: "first" },
  unsorted: "a.updated_at desc",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

/** Announcements are the platform's own: nobody else is let to this list. */
export const listAnnouncements = (
  tx: Handle,
  timeZone: string,
  filters: Pick<ParsedInputOf<typeof announcements.list>, "noticeTitle" | "publishStatus" | "fromDay" | "toDay">,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof announcements.list>>> =>
  pageOf(
    tx,
    {
      columns,
      from: typed,
      shown: writer,
      where: conditions(
        scopedBy(sql`true`),
        contains("a.title", filters.noticeTitle),
        equals("a.state", filters.publishStatus),
        onDays("a.published_at", filters, timeZone),
      ),
    },
    order,
    paging,
  );

export async function announcementDetail(tx: Handle, noticeId: string): Promise<Detail | undefined> {
  const [row] = await tx.query<Detail>(
    `select ${columns}, a.type_id as "typeId", a.content as "noticeContent", ${filesOf} from ${typed} ${writer} where a.id = $1`,
    [noticeId],
  );
  return row;
}

/** An announcement as its steps need it. */
export interface AnnouncementRecord {
  readonly noticeId: string;
  readonly title: string;
  readonly state: AnnouncementState;
  readonly version: number;
  readonly fileIds: readonly string[];
}

/** Locked until the transaction ends. */
export async function lockAnnouncement(tx: Handle, noticeId: string): Promise<AnnouncementRecord | undefined> {
  const [row] = await tx.query<AnnouncementRecord>(
    `select id as "noticeId", title, state, version, file_ids as "fileIds" from announcement where id = $1 for update`,
    [noticeId],
  );
  return row;
}

export async function insertAnnouncement(tx: Handle, one: CheckedAnnouncement, userId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into announcement (type_id, title, content, updated_by, file_ids) values ($1, $2, $3, $4, $5) returning id",
    [one.typeId, one.noticeTitle, one.noticeContent, userId, one.fileIds],
  );
  return row!.id;
}

export async function updateAnnouncement(
  tx: Handle,
  noticeId: string,
  one: CheckedAnnouncement,
  userId: string,
): Promise<void> {
  await tx.query(
    "update announcement set type_id = $2, title = $3, content = $4, updated_by = $5, file_ids = $6, updated_at = now(), version = version + 1 where id = $1",
    [noticeId, one.typeId, one.noticeTitle, one.noticeContent, userId, one.fileIds],
  );
}

/** @param at when it was published; null leaves that as it was. */
export async function setAnnouncementState(
  tx: Handle,
  noticeId: string,
  state: AnnouncementState,
  userId: string,
  at: Date | null,
): Promise<void> {
  await tx.query(
    "update announcement set state = $2, published_at = coalesce($4, published_at), updated_by = $3, updated_at = now(), version = version + 1 where id = $1",
    [noticeId, state, userId, at],
  );
}

export async function deleteAnnouncement(tx: Handle, noticeId: string): Promise<void> {
  await tx.query("delete from announcement where id = $1", [noticeId]);
}

const shownColumns = `a.id as "noticeId", a.title as "noticeTitle", y.name as "msgType", a.published_at as "publishTime"`;
const newestFirst = {
  by: { publishTime: "a.published_at" },
  unsorted: "publishTime",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

/** What is published, for everybody. */
export const listNotices = (
  tx: Handle,
  timeZone: string,
  filters: Pick<ParsedInputOf<typeof notices.list>, "noticeTitle" | "msgType" | "keyword" | "fromDay" | "toDay">,
  paging: Paging<keyof typeof newestFirst.by>,
): Promise<Page<StoredRow<typeof notices.list>>> =>
  pageOf(
    tx,
    {
      columns: shownColumns,
      from: typed,
      where: conditions(
        scopedBy(sql`a.state = 'published'`),
        contains("a.title", filters.noticeTitle),
        equals("a.type_id", filters.msgType),
        given(
          filters.keyword,
          (text) => sql`(a.title ilike ${likePattern(text)} or a.content ilike ${likePattern(text)})`,
        ),
        onDays("a.published_at", filters, timeZone),
      ),
    },
    newestFirst,
    paging,
  );

export const noticeTypes = (tx: Handle): Promise<AnswerOf<typeof notices.types>["types"]> =>
  tx.query(
    `select y.id as "typeId", y.name as "msgType" from message_type y where exists (select from announcement a where a.type_id = y.id and a.state = 'published') order by y.id`,
  );

export async function readNotice(tx: Handle, noticeId: string): Promise<AnswerOf<typeof notices.read> | undefined> {
  const [row] = await tx.query<AnswerOf<typeof notices.read>>(
    `select ${shownColumns}, a.content as "noticeContent", ${filesOf} from ${typed} where a.id = $1 and a.state = 'published'`,
    [noticeId],
  );
  return row;
}
