import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { pushes } from "@yunshou/contract/system/dockings";
import { conditions, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { PushEvent, PushState } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type Row = StoredRow<typeof pushes.list>;
type Filters = Pick<ParsedInputOf<typeof pushes.list>, "dockingId" | "pushState">;

const order = { by: { createTime: "u.id" }, unsorted: "createTime", tie: ["u.id"] } as const satisfies Order<string>;

export const listPushes = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `u.id as "pushId", u.event, u.state as "pushState", u.attempts, u.result as "pushResult", u.created_at as "createTime", u.done_at as "doneTime"`,
      from: "push u",
      where: conditions(
        scoped(scope, "u", { machine: null }),
        sql`u.docking_id = ${filters.dockingId}`,
        equals("u.state", filters.pushState),
      ),
    },
    order,
    paging,
  );

interface Receiver {
  readonly topId: string;
  readonly merchantId: string;
  readonly dockingId: string;
}

export async function insertPush(tx: Handle, to: Receiver, event: PushEvent, payload: unknown): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into push (top_id, merchant_id, docking_id, event, payload) values ($1, $2, $3, $4, $5) returning id",
    [to.topId, to.merchantId, to.dockingId, event, JSON.stringify(payload)],
  );
  return row!.id;
}

export interface HeldPush extends Receiver {
  readonly pushId: string;
  readonly event: PushEvent;
  readonly state: PushState;
  readonly enabled: boolean;
  readonly interfaceName: string;
}

/** A message of the scope, locked until the call ends. */
export async function lockPush(tx: Handle, scope: Scope, pushId: string): Promise<HeldPush | undefined> {
  const where = conditions(scoped(scope, "u", { machine: null }), sql`u.id = ${pushId}`);
  await tx.query(...statement(sql`select 1 from push u where ${where} for update`));
  const [row] = await tx.query<HeldPush>(
    ...statement(sql`select u.id as "pushId", u.top_id as "topId", u.merchant_id as "merchantId", u.docking_id as "dockingId", u.event, u.state, d.enabled, d.name as "interfaceName"
      from push u join docking d on d.top_id = u.top_id and d.id = u.docking_id where ${where}`),
  );
  return row;
}

/** Puts a message that is over back into the queue, with all its tries before it. */
export async function requeuePush(tx: Handle, { topId, pushId }: HeldPush, now: Date): Promise<void> {
  await tx.query(
    "update push set state = 'queued', attempts = 0, result = '', done_at = null, due_at = $3 where top_id = $1 and id = $2",
    [topId, pushId, now],
  );
}

interface DockingName {
  readonly topId: string;
  readonly dockingId: string;
}

/** Interfaces for which a message is due. */
export const duePushes = (tx: Handle, now: Date): Promise<DockingName[]> =>
  tx.query<DockingName>(
    `select d.top_id as "topId", d.id as "dockingId" from docking d
     where exists (select from push u where u.top_id = d.top_id and u.docking_id = d.id and u.state = 'queued' and u.due_at <= $1)`,
    [now],
  );

export interface TakenPush extends Receiver {
  readonly pushId: string;
  readonly event: PushEvent;
  readonly payload: unknown;
  /** With this one. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly url: string;
  readonly keySealed: Buffer;
  readonly enabled: boolean;
}

/**
 * Counts one more try of messages that wait for an interface, the longest due first. Until it is known how the try ended they
 * are due again after the wait that follows it; `waits` are its seconds after the first, second … try.
 */
export const takePushes = (
  tx: Handle,
  { topId, dockingId }: DockingName,
  now: Date,
  { waits, portion }: { readonly waits: readonly number[]; readonly portion: number },
): Promise<TakenPush[]> =>
  tx.query<TakenPush>(
    `with taken as (
       select id from push where top_id = $1 and docking_id = $2 and state = 'queued' and due_at <= $3 order by due_at, id limit $5
       for update skip locked)
     update push u set attempts = u.attempts + 1,
       due_at = $3::timestamptz + make_interval(secs => ($4::int[])[least(u.attempts + 1, cardinality($4::int[]))])
     from docking d where u.top_id = $1 and u.id in (select id from taken) and d.top_id = u.top_id and d.id = u.docking_id
     returning u.id as "pushId", u.top_id as "topId", u.merchant_id as "merchantId", u.docking_id as "dockingId", u.event, u.payload, u.attempts,
       u.created_at as "createdAt", d.url, d.key_sealed as "keySealed", d.enabled`,
    [topId, dockingId, now, waits, portion],
  );

/** How one try ended. */
export interface PushEnd {
  readonly push: Pick<TakenPush, "topId" | "pushId">;
  readonly state: PushState;
  readonly result: string;
}

/** Writes down what tries came to; a message that ended meanwhile stays as it ended. */
export async function settlePushes(tx: Handle, ends: readonly PushEnd[]): Promise<void> {
  if (ends.length === 0) return;
  await tx.query(
    `update push u set state = r.state, result = r.result, done_at = case when r.state = 'queued' then null else now() end
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "pushId" bigint, state text, result text)
     where u.top_id = r."topId" and u.id = r."pushId" and u.state = 'queued'`,
    [JSON.stringify(ends.map(({ push: { topId, pushId }, state, result }) => ({ topId, pushId, state, result })))],
  );
}

/** Forgets messages that were over before a moment. */
export async function prunePushes(tx: Handle, before: Date, portion: number): Promise<void> {
  await tx.query(
    `delete from push where (top_id, id) in (select top_id, id from push where done_at < $1 order by done_at limit $2)`,
    [before, portion],
  );
}
