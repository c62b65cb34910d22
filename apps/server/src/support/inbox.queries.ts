import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import { type inbox, systemMessages } from "@yunshou/contract/support/inbox";
import { conditions, equals, given, type Handle, onDays, scopedBy, sql } from "@yunshou/database";
import type { TemplateField } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Answered = AnswerOf<typeof inbox.detail>;
/** A message whose text is not filled in yet. */
export type Stored = Answered & Readonly<Record<TemplateField, string>>;

/** How much of a text a list shows before it is filled in. */
const summaryLength = 120;

const columns = (
  content: string,
) => `m.id as "messageId", m.detail, ${content} as "msgContent", m.created_at as "sendTime",
  case when m.read_at is null then 'unread' else 'read' end as "readStatus", s.merchant_no as "merchantNo", s.name as "merchantName", u.name as "userName"`;
const from = "user_message m left join broadcast b on b.id = m.broadcast_id";
const shown = "join app_user u on u.id = m.user_id join merchant s on s.id = u.merchant_id";

const order = {
  by: { sendTime: "m.id" },
  unsorted: "sendTime",
  tie: ["m.id desc"],
} as const satisfies Order<string>;

/** Messages of one user, who is the whole of the scope. */
export const listMessages = (
  tx: Handle,
  userId: string,
  timeZone: string,
  filters: Pick<ParsedInputOf<typeof inbox.list>, "msgType" | "readStatus" | "fromDay" | "toDay">,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Stored>> =>
  pageOf(
    tx,
    {
      columns: columns(`left(b.content, ${summaryLength})`),
      from,
      shown,
      where: conditions(
        scopedBy(sql`m.user_id = ${userId}`),
        filters.msgType === systemMessages ? sql`m.broadcast_id is null` : equals("b.type_id", filters.msgType),
        given(filters.readStatus, (state) => sql`(m.read_at is not null) = ${state === "read"}`),
        onDays("m.created_at", filters, timeZone),
      ),
    },
    order,
    paging,
  );

export async function findMessage(tx: Handle, userId: string, messageId: string): Promise<Stored | undefined> {
  const [row] = await tx.query<Stored>(
    `select ${columns("b.content")} from ${from} ${shown} where m.user_id = $1 and m.id = $2`,
    [userId, messageId],
  );
  return row;
}

/** Types of what the user got from the platform. */
export const typesOf = (tx: Handle, userId: string): Promise<AnswerOf<typeof inbox.types>["types"]> =>
  tx.query(
    `select y.id as "typeId", y.name as "msgType" from message_type y
     where exists (select from user_message m join broadcast b on b.id = m.broadcast_id where m.user_id = $1 and b.type_id = y.id) order by y.id`,
    [userId],
  );

/** False when the user has no such message. */
export async function deleteMessage(tx: Handle, userId: string, messageId: string): Promise<boolean> {
  return (
    (await tx.query("delete from user_message where user_id = $1 and id = $2 returning 1", [userId, messageId]))
      .length > 0
  );
}
