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
  readonly state: PushState;
  readonly enabled: boolean;
  readonly interfaceName: string;
}

/** A message of the scope, locked until the call ends. */
export async function lockPush(tx: Handle, scope: Scope, pushId: string): Promise<HeldPush | undefined> {
  const where = conditions(scoped(scope, "u", { machine: null }), sql`u.id = ${pushId}`);
  await tx.query(...statement(sql`select 1 from push u where ${where} for update`));
  const [row] = await tx.query<HeldPush>(
    ...statement(sql`select u.id as "pushId", u.top_id as "topId", u.merchant_id as "merchantId", u.docking_id as "dockingId", u.state, d.enabled, d.name as "interfaceName"
      from push u join docking d on d.top_id = u.top_id and d.id = u.docking_id where ${where}`),
  );
  return row;
}

/** Puts a message that is over back into the queue, with all its tries before it. */
export async function requeuePush(tx: Handle, { topId, pushId }: HeldPush): Promise<void> {
  await tx.query(
    "update push set state = 'queued', attempts = 0, result = '', done_at = null where top_id = $1 and id = $2",
    [topId, pushId],
  );
}

export interface TakenPush extends Receiver {
  readonly pushId: string;
  readonly event: PushEvent;
  readonly payload: unknown;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly url: string;
  readonly keySealed: Buffer;
  readonly enabled: boolean;
}

/** Counts one more try of a message that waits; undefined when it is over, or its interface gone. */
export async function takePush(tx: Handle, topId: string, pushId: string): Promise<TakenPush | undefined> {
  const [row] = await tx.query<TakenPush>(
    `update push u set attempts = u.attempts + 1 from docking d
     where u.top_id = $1 and u.id = $2 and u.state = 'queued' and d.top_id = u.top_id and d.id = u.docking_id
     returning u.id as "pushId", u.top_id as "topId", u.merchant_id as "merchantId", u.docking_id as "dockingId", u.event, u.payload, u.attempts,
       u.created_at as "createdAt", d.url, d.key_sealed as "keySealed", d.enabled`,
    [topId, pushId],
  );
  return row;
}

/** Writes down what a try came to; a message that ended meanwhile stays as it ended. */
export async function settlePush(
  tx: Handle,
  { topId, pushId }: Pick<TakenPush, "topId" | "pushId">,
  state: PushState,
  result: string,
): Promise<void> {
  await tx.query(
    `update push set state = $3, result = $4, done_at = case when $3 = 'queued' then null else now() end
     where top_id = $1 and id = $2 and state = 'queued'`,
    [topId, pushId, state, result],
  );
}
