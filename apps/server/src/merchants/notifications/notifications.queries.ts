import type { StoredRow } from "@yunshou/contract";
import type { notificationSettings } from "@yunshou/contract/merchants/notifications";
import {
  conditions,
  contains,
  type Handle,
  raw,
  type Scope,
  scoped,
  scopeSql,
  sql,
  statement,
} from "@yunshou/database";
import { type MessageType, messageTypes, type NotifyWay, receiverLimit, toldUnasked } from "@yunshou/domain";
import { administers } from "../../access/staff/users.queries.ts";
import { type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inTree, type Viewer } from "../tree/merchants.queries.ts";

export interface Receiver {
  readonly userId: string;
  readonly name: string;
  readonly account: string;
  readonly phoneSealed: Buffer | string | null;
}

export type SettingRow = Omit<StoredRow<typeof notificationSettings.list>, "receivers"> & {
  readonly receivers: Receiver[];
};

/** A user who can be told something now. */
const reachable = "u.status = 'normal' and u.blocked_reason is null";

/** The administrators of a merchant `m`: who is told unasked. */
export const administratorsOf = `array(select u.id from app_user u where u.merchant_id = m.id and ${administers} order by u.id limit ${receiverLimit})`;

export interface SettingFilters extends Paging<"merchantNo"> {
  readonly merchantName?: string;
  readonly messageType?: MessageType;
}

/** What is shown of a setting; receivers whom the caller may not see are left out. */
function columnsFor(scope: Scope) {
  const unasked = sql`t.type = any(${toldUnasked}::text[])`;
  const administrators = raw(administratorsOf);
  return sql`m.id || ' ' || t.type as "settingId", m.id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", t.type as "messageType", coalesce(s.ways, '{console}') as ways, m.push_time as "pushTime",
       coalesce(s.enabled, ${unasked} and cardinality(${administrators}) > 0) as enabled,
       coalesce((select jsonb_agg(jsonb_build_object('userId', u.id::text, 'name', u.name, 'account', u.account, 'phoneSealed', encode(u.phone_sealed, 'base64')) order by u.id) from app_user u where u.id = any(coalesce(s.receiver_ids, case when ${unasked} then ${administrators} end)) and ${raw(reachable)} and ${scoped(scope, "u", { machine: null })}), '[]') as receivers`;
}

/** Merchants of the caller's tree, each with every type of message, set or not. */
export function listSettings(tx: Handle, viewer: Viewer, filters: SettingFilters): Promise<Page<SettingRow>> {
  const types = filters.messageType === undefined ? messageTypes : [filters.messageType];
  const list = {
    columns: columnsFor(viewer.scope),
    from: sql`merchant m cross join unnest(${types}::text[]) with ordinality as t(type, place)`,
    shown:
      "left join notification_setting s on s.top_id = m.top_id and s.merchant_id = m.id and s.message_type = t.type",
    where: conditions(inTree(viewer), sql`m.status <> 'deleted'`, contains("m.name", filters.merchantName)),
  };
  return pageOf(
    tx,
    list,
    { by: { merchantNo: "m.merchant_no" }, unsorted: "m.merchant_no asc", tie: ["t.place asc"] },
    filters,
  );
}

/** Users of a merchant and of those above it that the caller sees. */
export function possibleReceivers(tx: Handle, scope: Scope, path: readonly string[]): Promise<Receiver[]> {
  const values: unknown[] = [path];
  const seen = scopeSql(scope, "u", values, { machine: null });
  return tx.query(
    `select u.id as "userId", u.name, u.account, u.phone_sealed as "phoneSealed" from app_user u where u.merchant_id = any($1::bigint[]) and ${reachable} and ${seen} order by u.merchant_id, u.id limit 500`,
    values,
  );
}

/** Who is stored as a receiver, those of merchants above the caller included. */
export async function storedReceivers(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  messageType: MessageType,
): Promise<string[]> {
  const [row] = await tx.query<{ ids: string[] }>(
    "select receiver_ids::text[] as ids from notification_setting where top_id = $1 and merchant_id = $2 and message_type = $3",
    [topId, merchantId, messageType],
  );
  return row?.ids ?? [];
}

export interface Setting {
  readonly topId: string;
  readonly merchantId: string;
  readonly messageType: MessageType;
  readonly ways: readonly NotifyWay[];
  readonly receiverIds: readonly string[];
  readonly enabled: boolean;
  readonly pushTime: string;
}

/**
 * Saves a setting. Today counts as told when its time of day has passed, so that switching on sends nothing late. A later
 * time of day tells nobody a second time.
 */
export async function saveSetting(
  tx: Handle,
  { topId, merchantId, messageType, ways, receiverIds, enabled, pushTime }: Setting,
  now: Date,
): Promise<void> {
  await tx.query("update merchant set push_time = $2, updated_at = now() where id = $1 and push_time <> $2", [
    merchantId,
    pushTime,
  ]);
  await tx.query(
    `insert into notification_setting (top_id, merchant_id, message_type, ways, receiver_ids, enabled, last_day)
     select $1, m.id, $3, $4::text[], $5::bigint[], $6, (l.at - case when l.at::time >= $7::time then interval '0' else interval '1 day' end)::date
     from merchant m, lateral (select $8::timestamptz at time zone m.time_zone as at) l where m.id = $2
     on conflict (top_id, merchant_id, message_type) do update set ways = excluded.ways, receiver_ids = excluded.receiver_ids, enabled = excluded.enabled,
       last_day = greatest(notification_setting.last_day, excluded.last_day), updated_at = now()`,
    [topId, merchantId, messageType, ways, receiverIds, enabled, pushTime, now],
  );
}

/** The merchants from the root to one that the caller sees. */
export async function pathOf(tx: Handle, viewer: Viewer, merchantId: string): Promise<string[] | undefined> {
  const [row] = await tx.query<{ path: string[] }>(
    ...statement(
      sql`select m.path::text[] as path from merchant m where m.id = ${merchantId} and m.status <> 'deleted' and ${inTree(viewer)}`,
    ),
  );
  return row?.path;
}
