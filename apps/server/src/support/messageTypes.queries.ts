import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { broadcasts } from "@yunshou/contract/support/broadcasts";
import type { messageTypes } from "@yunshou/contract/support/messageTypes";
import { contains, type Handle, scopedBy, sql } from "@yunshou/database";
import type { BroadcastWay, MessageTypeFields } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Row = StoredRow<typeof messageTypes.list>;

const order = {
  by: { updatedTime: "y.updated_at" },
  unsorted: "y.id asc",
  tie: ["y.id asc"],
} as const satisfies Order<string>;

/** Types are the platform's own: nobody else is let to this list. */
export const listTypes = (
  tx: Handle,
  name: string | undefined,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `y.id as "typeId", y.name as "msgType", y.template as "msgTemplate", y.ways as "notifyWay", y.enabled, y.updated_at as "updatedTime"`,
      from: "message_type y",
      where: scopedBy(contains("y.name", name) ?? sql`true`),
    },
    order,
    paging,
  );

/** Types that a new text may have. */
export const offeredTypes = (tx: Handle): Promise<AnswerOf<typeof broadcasts.types>["types"]> =>
  tx.query(
    `select id as "typeId", name as "msgType", template as "msgTemplate", ways as "notifyWay" from message_type where enabled order by id`,
  );

/** A type as its steps need it. */
export interface TypeRecord {
  readonly typeId: string;
  readonly msgType: string;
  readonly notifyWay: readonly BroadcastWay[];
  readonly enabled: boolean;
}

/** Locked until the transaction ends, so that nobody deletes it under a text that takes it. */
export async function lockType(tx: Handle, typeId: string): Promise<TypeRecord | undefined> {
  const [row] = await tx.query<TypeRecord>(
    `select id as "typeId", name as "msgType", ways as "notifyWay", enabled from message_type where id = $1 for update`,
    [typeId],
  );
  return row;
}

/** Undefined when another type has the name. */
export async function insertType(tx: Handle, one: MessageTypeFields): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "insert into message_type (name, template, ways) values ($1, $2, $3) on conflict do nothing returning id",
    [one.msgType, one.msgTemplate, one.notifyWay],
  );
  return row?.id;
}

/** Whether another type has the name. */
export async function isNameTaken(tx: Handle, name: string, typeId: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('names of message types', 0))");
  const [row] = await tx.query("select 1 from message_type where lower(name) = lower($1) and id <> $2", [name, typeId]);
  return row !== undefined;
}

export async function updateType(tx: Handle, typeId: string, one: MessageTypeFields): Promise<void> {
  await tx.query("update message_type set name = $2, template = $3, ways = $4, updated_at = now() where id = $1", [
    typeId,
    one.msgType,
    one.msgTemplate,
    one.notifyWay,
  ]);
}

export async function setTypeEnabled(tx: Handle, typeId: string, enabled: boolean): Promise<void> {
  await tx.query("update message_type set enabled = $2, updated_at = now() where id = $1", [typeId, enabled]);
}

/** False when a message or an announcement has it. */
export async function deleteType(tx: Handle, typeId: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from message_type y where y.id = $1
       and not exists (select from broadcast b where b.type_id = y.id) and not exists (select from announcement a where a.type_id = y.id) returning 1`,
    [typeId],
  );
  return rows.length > 0;
}
