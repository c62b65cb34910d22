import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  onDays,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { CodeState, CouponType, DiscountKind, VoucherType } from "@yunshou/domain";
import { inAreas } from "../../members/areas/areaScope.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { type CodeBatch, type NarrowedRecord, narrowedTo, ofMerchants } from "./batches.queries.ts";

export async function nextIds(tx: Handle, count: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select next_id() as id from generate_series(1, $1::int)", [count]);
  return rows.map(({ id }) => id);
}

export interface NewCode {
  readonly codeId: string;
  readonly cardId: string | null;
  readonly codeSealed: Buffer;
  readonly codeIndex: Buffer;
}

/** Answers which were new to the merchant. */
export async function insertCodes(
  tx: Handle,
  batch: CodeBatch,
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string },
  codes: readonly NewCode[],
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `insert into discount_code (top_id, id, merchant_id, batch_id, code_sealed, code_index, valid_from, valid_to, max_uses, card_id)
     select $1, id, $2, $3, sealed, index, $4::date, $5::date, $6, card from unnest($7::bigint[], $8::bytea[], $9::bytea[], $10::bigint[]) as c (id, sealed, index, card)
     on conflict (code_index, merchant_id, top_id) do nothing returning id`,
    [
      batch.topId,
      batch.merchantId,
      batch.batchId,
      validFrom,
      validTo,
      batch.maxUses,
      codes.map(({ codeId }) => codeId),
      codes.map(({ codeSealed }) => codeSealed),
      codes.map(({ codeIndex }) => codeIndex),
      codes.map(({ cardId }) => cardId),
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Counts codes that were made, and widens the days of their batch to them. */
export async function addMade(
  tx: Handle,
  { topId, batchId }: Pick<CodeBatch, "topId" | "batchId">,
  made: number,
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string },
): Promise<void> {
  await tx.query(
    `update discount_batch set made = made + $3, valid_from = least(valid_from, $4::date), valid_to = greatest(valid_to, $5::date) where top_id = $1 and id = $2`,
    [topId, batchId, made, validFrom, validTo],
  );
}

/** Which of these cards of the scope, and of the areas that its person manages, have a holder of this tree of merchants. */
export async function heldCards(
  tx: Handle,
  scope: Scope,
  topId: string,
  cardIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    ...statement(
      sql`select d.id from card d where ${conditions(
        scoped(scope, "d", ofMerchants),
        inAreas(scope, "d"),
        sql`d.top_id = ${topId} and d.id = any(${cardIds}::bigint[]) and d.member_id is not null and d.state <> 'cancelled'`,
      )}`,
    ),
  );
  return rows.map(({ id }) => id);
}

export interface CodeFilters {
  readonly batchId?: string | undefined;
  /** Keyed hashes of a whole code in hexadecimal digits, so that a stored export holds no code. */
  readonly codeHashes?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly state?: CodeState | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

/** A code as its lists read it; each kind names the columns as its page does. */
export interface CodeRecord extends NarrowedRecord {
  readonly codeId: string;
  readonly merchantName: string;
  readonly codeSealed: Buffer;
  readonly kind: DiscountKind;
  readonly name: string;
  readonly codeType: CouponType | VoucherType;
  readonly amountFen: string | null;
  readonly percent: number | null;
  readonly fullAmountFen: string;
  readonly state: CodeState;
  readonly batchTotal: number;
  readonly useCount: number;
  readonly maxUseCount: number;
  readonly validFrom: string;
  readonly validTo: string;
  readonly createdTime: Date;
  readonly useTime: Date | null;
  readonly usedOrderNo: string | null;
  readonly machineNo: string | null;
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
  readonly cardNo: string | null;
}

/** Cards of whose holders the person may know; `d` is the table of cards (CARD-24). */
export const ownCards = (scope: Scope) => conditions(scoped(scope, "d", ofMerchants), inAreas(scope, "d"));

/** Columns and tables of a code with its last use. */
const codeRows = (scope: Scope) => ({
  columns: sql`c.id as "codeId", h.name as "merchantName", c.code_sealed as "codeSealed", b.kind, b.name, b.code_type as "codeType", b.amount_fen as "amountFen", b.percent,
    b.full_fen as "fullAmountFen", c.state, b.total as "batchTotal", c.used as "useCount", c.max_uses as "maxUseCount", c.valid_from::text as "validFrom",
    c.valid_to::text as "validTo", c.created_at as "createdTime", u.used_at as "useTime", u.order_id as "usedOrderNo", m.machine_no as "machineNo",
    e.id as "memberId", e.holder_sealed as "holderSealed", d.card_no as "cardNo", ${narrowedTo(scope)}`,
  from: sql`discount_code c join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id join merchant h on h.id = c.merchant_id`,
  shown: sql`left join lateral (select l.used_at, l.order_id, l.used_machine_id from discount_use l where l.top_id = c.top_id and l.code_id = c.id and l.state = 'used'
        and ${scoped(scope, "l", ofMerchants)} order by l.id desc limit 1) u on true
      left join machine m on m.top_id = c.top_id and m.id = u.used_machine_id and ${scoped(scope, "m", { machine: "id" })}
      left join card d on d.top_id = c.top_id and d.id = c.card_id and ${ownCards(scope)}
      left join member e on e.top_id = d.top_id and e.id = d.member_id and ${scoped(scope, "e", ofMerchants)}`,
});

/** One code of the scope. */
export async function codeRecord(tx: Handle, scope: Scope, codeId: string): Promise<CodeRecord | undefined> {
  const { columns, from, shown } = codeRows(scope);
  const [row] = await tx.query<CodeRecord>(
    ...statement(
      sql`select ${columns} from ${from} ${shown} where c.id = ${codeId} and ${scoped(scope, "c", ofMerchants)}`,
    ),
  );
  return row;
}

const listOf = (scope: Scope, timeZone: string, kind: DiscountKind, filters: CodeFilters): List => ({
  ...codeRows(scope),
  where: conditions(
    scoped(scope, "c", ofMerchants),
    sql`b.kind = ${kind} and c.deleted_at is null`,
    onDays("c.created_at", filters, timeZone),
    equals("c.batch_id", filters.batchId),
    given(filters.codeHashes, (hashes) => {
      const bytes = hashes.map((hash) => Buffer.from(hash, "hex"));
      return sql`c.code_index = any(${bytes}::bytea[])`;
    }),
    contains("b.name", filters.name),
    equals("c.state", filters.state),
  ),
});

const order = {
  by: { createdTime: "c.id", validTo: "c.valid_to" },
  unsorted: "createdTime",
  tie: ["c.id desc"],
} as const satisfies Order<string>;

export const listCodes = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  kind: DiscountKind,
  filters: CodeFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<CodeRecord>> => pageOf(tx, listOf(scope, timeZone, kind, filters), order, paging);

/** The next rows of an export, by id. */
export const codesAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  kind: DiscountKind,
  filters: CodeFilters,
  after: string,
  limit: number,
): Promise<CodeRecord[]> => rowsAfter(tx, listOf(scope, timeZone, kind, filters), "c.id", after, limit);

/** A code as a call works on it. */
export interface HeldCode {
  readonly topId: string;
  readonly merchantId: string;
  readonly codeId: string;
  readonly state: CodeState;
}

/** Codes of one kind in the scope, held until the transaction ends in the order of their ids. */
export const holdCodes = (
  tx: Handle,
  scope: Scope,
  kind: DiscountKind,
  codeIds: readonly string[],
): Promise<HeldCode[]> =>
  tx.query<HeldCode>(
    ...statement(sql`select c.top_id as "topId", c.merchant_id as "merchantId", c.id as "codeId", c.state from discount_code c
      join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id
      where c.id = any(${codeIds}::bigint[]) and b.kind = ${kind} and c.deleted_at is null and ${scoped(scope, "c", ofMerchants)} order by c.id for update of c`),
  );

const keysOf = (codes: readonly HeldCode[]) => [codes.map(({ topId }) => topId), codes.map(({ codeId }) => codeId)];

export async function voidCodes(tx: Handle, codes: readonly HeldCode[]): Promise<void> {
  await tx.query(
    "update discount_code c set state = 'void' from unnest($1::bigint[], $2::bigint[]) as k (top_id, id) where c.top_id = k.top_id and c.id = k.id",
    keysOf(codes),
  );
}

export async function deleteCodes(tx: Handle, codes: readonly HeldCode[]): Promise<void> {
  await tx.query(
    "update discount_code c set deleted_at = now() from unnest($1::bigint[], $2::bigint[]) as k (top_id, id) where c.top_id = k.top_id and c.id = k.id",
    keysOf(codes),
  );
}

/** Ends codes whose last day is over where their merchant is (COUPON-06). Answers how many. */
export async function expireCodes(tx: Handle, now: Date, limit: number): Promise<number> {
  const rows = await tx.query(
    `update discount_code c set state = 'expired' from (
       select e.top_id, e.id from merchant m join discount_code e on e.merchant_id = m.id and e.valid_to < ($1::timestamptz at time zone m.time_zone)::date
       where e.state = 'unused' order by e.top_id, e.id limit $2::int) d
     where c.top_id = d.top_id and c.id = d.id and c.state = 'unused' returning 1`,
    [now, limit],
  );
  return rows.length;
}
