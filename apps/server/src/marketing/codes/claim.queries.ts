import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type CodeFacts, type CodeState, codeStateAfter, type CodeUsage, type PresentedCode } from "@yunshou/domain";
import { memberLevelOn } from "../../members/packages/packageDesk.ts";
import { slotsOf } from "../slots.ts";
import { ofMerchants } from "./batches.queries.ts";

/** A code as a transaction works on it: locked, with what its batch says. */
export interface LockedCode extends CodeFacts, PresentedCode {
  readonly topId: string;
  readonly merchantId: string;
  readonly batchId: string;
  readonly usage: CodeUsage;
  /** Whose card it was handed out to; null for nobody in particular. */
  readonly memberId: string | null;
}

interface LockedRow extends Omit<LockedCode, "value" | "fullFen" | "slots" | "holderLevel"> {
  readonly amountFen: string | null;
  readonly percent: number | null;
  readonly fullFen: string;
  readonly slots: readonly number[];
}

/** Which code of a merchant is meant by each of these hashes, the hash in hexadecimal digits. Nothing is locked yet. */
export async function findCodes(
  tx: Handle,
  merchants: readonly { readonly topId: string; readonly merchantId: string; readonly index: Buffer }[],
): Promise<{ topId: string; merchantId: string; codeId: string; hash: string }[]> {
  return tx.query(
    `select c.top_id as "topId", c.merchant_id as "merchantId", c.id as "codeId", encode(c.code_index, 'hex') as hash
     from unnest($1::bigint[], $2::bigint[], $3::bytea[]) as k (top_id, merchant_id, index)
     join discount_code c on c.top_id = k.top_id and c.merchant_id = k.merchant_id and c.code_index = k.index and c.deleted_at is null`,
    [
      merchants.map(({ topId }) => topId),
      merchants.map(({ merchantId }) => merchantId),
      merchants.map(({ index }) => index),
    ],
  );
}

/** A code of the caller's merchants by its hashes, with the day and the name of its merchant's zone; undefined when there is none. */
export async function codeInScope(
  tx: Handle,
  scope: Scope,
  indexes: readonly Buffer[],
): Promise<{ readonly topId: string; readonly codeId: string; readonly timeZone: string } | undefined> {
  const [row] = await tx.query<{ topId: string; codeId: string; timeZone: string }>(
    ...statement(sql`select c.top_id as "topId", c.id as "codeId", h.time_zone as "timeZone" from discount_code c join merchant h on h.id = c.merchant_id
      where c.code_index = any(${indexes}::bytea[]) and c.deleted_at is null and ${scoped(scope, "c", ofMerchants)} order by c.id limit 1`),
  );
  return row;
}

/** Locks codes in the order of their ids, and then reads what they and their batches say. */
export async function lockCodes(
  tx: Handle,
  keys: readonly { readonly topId: string; readonly codeId: string }[],
): Promise<Map<string, LockedCode>> {
  if (keys.length === 0) return new Map();
  const columns = [keys.map(({ topId }) => topId), keys.map(({ codeId }) => codeId)];
  await tx.query(
    `select 1 from discount_code where (top_id, id) in (select * from unnest($1::bigint[], $2::bigint[])) order by top_id, id for update`,
    columns,
  );
  return readCodes(tx, keys);
}

/** The same without a lock, for questions that claim nothing. */
export async function readCodes(
  tx: Handle,
  keys: readonly { readonly topId: string; readonly codeId: string }[],
): Promise<Map<string, LockedCode>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.query<LockedRow>(
    `select c.top_id as "topId", c.merchant_id as "merchantId", c.batch_id as "batchId", c.id as "codeId", b.kind, b.usage, b.name, c.state, c.valid_from::text as "validFrom",
       c.valid_to::text as "validTo", c.max_uses as "maxUses", c.used, c.held, b.state = 'stopped' as "isStopped", b.amount_fen as "amountFen", b.percent,
       b.full_fen as "fullFen", b.machine_ids::text[] as "machineIds", b.product_ids::text[] as "productIds",
       b.slots, b.levels as "memberLevels", b.business_types as "businessTypes", d.member_id as "memberId"
     from discount_code c join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id left join card d on d.top_id = c.top_id and d.id = c.card_id
     where (c.top_id, c.id) in (select * from unnest($1::bigint[], $2::bigint[]))`,
    [keys.map(({ topId }) => topId), keys.map(({ codeId }) => codeId)],
  );
  return new Map(
    rows.map(({ amountFen, percent, fullFen, slots, ...row }) => [
      row.codeId,
      {
        ...row,
        slots: slotsOf(slots),
        holderLevel: null,
        fullFen: BigInt(fullFen),
        value: amountFen === null ? { percent: percent ?? 100 } : { amountFen: BigInt(amountFen) },
      },
    ]),
  );
}

/** A code with the level that its holder has on this day; looked up where the code asks for levels alone. */
export async function withHolderLevel(tx: Handle, code: LockedCode, day: string): Promise<LockedCode> {
  const { topId, memberId, memberLevels } = code;
  if (memberId === null || memberLevels.length === 0) return code;
  return { ...code, holderLevel: await memberLevelOn(tx, { topId, memberId }, day) };
}

/** What a use adds to the counts of a code, or takes from them. */
export interface UseChange {
  readonly used: number;
  readonly held: number;
}

/** Writes the counts of a locked code, the state that follows from them, and the uses of its batch. */
export async function countUse(tx: Handle, code: LockedCode, change: UseChange): Promise<CodeState> {
  const counts = { maxUses: code.maxUses, used: code.used + change.used, held: code.held + change.held };
  const state = codeStateAfter(code.state, counts);
  await tx.query("update discount_code set used = $3, held = $4, state = $5 where top_id = $1 and id = $2", [
    code.topId,
    code.codeId,
    counts.used,
    counts.held,
    state,
  ]);
  if (change.used !== 0)
    await tx.query("update discount_batch set used = used + $3 where top_id = $1 and id = $2", [
      code.topId,
      code.batchId,
      change.used,
    ]);
  return state;
}

export interface NewUse {
  readonly orderId: string | null;
  readonly machineId: string | null;
  readonly operatorId: string | null;
  readonly state: "held" | "used";
  readonly discountFen: bigint;
  readonly at: Date;
}

export async function insertUse(tx: Handle, code: LockedCode, use: NewUse): Promise<void> {
  await tx.query(
    `insert into discount_use (top_id, merchant_id, batch_id, code_id, order_id, used_machine_id, operator_id, state, discount_fen, used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      code.topId,
      code.merchantId,
      code.batchId,
      code.codeId,
      use.orderId,
      use.machineId,
      use.operatorId,
      use.state,
      String(use.discountFen),
      use.at,
    ],
  );
}

export type UseState = "held" | "used" | "released";

/** The codes that these orders use, with what is written of each use. */
export function usesOf(
  tx: Handle,
  orders: readonly { readonly topId: string; readonly orderId: string }[],
): Promise<{ topId: string; orderId: string; codeId: string; state: UseState }[]> {
  return tx.query(
    `select u.top_id as "topId", u.order_id as "orderId", u.code_id as "codeId", u.state from unnest($1::bigint[], $2::bigint[]) as k (top_id, order_id)
     join discount_use u on u.order_id = k.order_id and u.top_id = k.top_id`,
    [orders.map(({ topId }) => topId), orders.map(({ orderId }) => orderId)],
  );
}

export async function saveUse(
  tx: Handle,
  { topId, orderId }: { readonly topId: string; readonly orderId: string },
  state: UseState,
  at: Date,
): Promise<void> {
  await tx.query("update discount_use set state = $3, used_at = $4 where top_id = $1 and order_id = $2", [
    topId,
    orderId,
    state,
    at,
  ]);
}
