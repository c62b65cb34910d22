import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type {
  BusinessType,
  CodeBatchState,
  CodeUsage,
  CodeValue,
  CouponType,
  DiscountKind,
  MemberLevel,
  TimeSlot,
  VoucherType,
} from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

/** Batches and codes are a matter of merchants, whatever machines the caller is narrowed to. */
export const ofMerchants = { machine: null } as const;

/** The merchant whose codes are made. */
export interface CodeMerchant {
  readonly topId: string;
  readonly merchantId: string;
  readonly timeZone: string;
}

/** A merchant of the scope that is in business; its name is no secret, so narrowed people have it too. */
export async function codeMerchant(tx: Handle, scope: Scope, merchantId: string): Promise<CodeMerchant | undefined> {
  const [row] = await tx.query<CodeMerchant>(
    ...statement(sql`select m.id as "merchantId", m.top_id as "topId", m.time_zone as "timeZone" from merchant m
      where m.id = ${merchantId} and m.status = 'normal' and ${scoped(scope, "m", { merchant: "id", machine: null })}`),
  );
  return row;
}

/** A merchant with what a batch of it names already: one of that may have gone out of service or been deleted since. */
export type NamingMerchant = Pick<CodeMerchant, "topId" | "merchantId"> &
  Partial<Pick<CodeNarrowing, "machineIds" | "productIds">>;

/** Which of these machines are the merchant's own and the caller's to name. */
export async function machinesOf(
  tx: Handle,
  scope: Scope,
  { merchantId, machineIds: named = [] }: NamingMerchant,
  machineIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    ...statement(sql`select m.id from machine m where m.id = any(${machineIds}::bigint[]) and m.merchant_id = ${merchantId}
      and (m.decommissioned_at is null or m.id = any(${named}::bigint[])) and ${scoped(scope, "m", { machine: "id" })}`),
  );
  return rows.map(({ id }) => id);
}

/** Which of these products the merchant sells: its own, and those of the merchants above. */
export async function productsOf(
  tx: Handle,
  scope: Scope,
  { topId, merchantId, productIds: named = [] }: NamingMerchant,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    ...statement(sql`select p.id from product p join merchant m on m.id = ${merchantId}
      where p.top_id = ${topId} and p.id = any(${productIds}::bigint[]) and (p.deleted_at is null or p.id = any(${named}::bigint[]))
        and p.merchant_id = any(m.path)
        and ${scoped(scope, "p", ofMerchants)}`),
  );
  return rows.map(({ id }) => id);
}

/** For whom, when and in what business the codes of a batch count; none means all. */
export interface CodeAudience {
  readonly slots: readonly TimeSlot[];
  readonly memberLevels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
}

/** The same with machines and products. */
export interface CodeNarrowing extends CodeAudience {
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
}

/** Codes that count everywhere, always and for everybody. */
export const unnarrowed: CodeNarrowing = {
  machineIds: [],
  productIds: [],
  slots: [],
  memberLevels: [],
  businessTypes: [],
};

export interface NewCodeBatch extends CodeNarrowing {
  readonly topId: string;
  readonly merchantId: string;
  readonly kind: DiscountKind;
  /** Absent: at machines. */
  readonly usage?: CodeUsage;
  readonly name: string;
  readonly type: CouponType | VoucherType;
  readonly value: CodeValue;
  /** Chance of a draw, where its codes are drawn. */
  readonly winRate?: number | null;
  readonly fullFen: bigint;
  readonly total: number;
  readonly maxUses: number;
  readonly validDays: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly createdBy: string | null;
}

const narrowingColumns = ({ machineIds, productIds, slots, memberLevels, businessTypes }: CodeNarrowing) => [
  machineIds,
  productIds,
  slots.flatMap(({ from, to }) => [from, to]),
  memberLevels,
  businessTypes,
];

const valueColumns = (value: CodeValue): [amountFen: string | null, percent: number | null] =>
  "amountFen" in value ? [String(value.amountFen), null] : [null, value.percent];

export async function insertBatch(tx: Handle, batch: NewCodeBatch): Promise<CodeBatch> {
  const {
    topId,
    merchantId,
    kind,
    usage = "machine",
    winRate = null,
    validDays,
    validFrom,
    validTo,
    maxUses,
    total,
  } = batch;
  const [row] = await tx.query<{ id: string }>(
    `insert into discount_batch (top_id, merchant_id, kind, name, code_type, amount_fen, percent, full_fen, total, max_uses, valid_days, valid_from, valid_to,
       machine_ids, product_ids, slots, levels, business_types, created_by, usage, win_rate)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) returning id`,
    [
      topId,
      merchantId,
      kind,
      batch.name,
      batch.type,
      ...valueColumns(batch.value),
      String(batch.fullFen),
      total,
      maxUses,
      validDays,
      validFrom,
      validTo,
      ...narrowingColumns(batch),
      batch.createdBy,
      usage,
      winRate,
    ],
  );
  return {
    topId,
    merchantId,
    batchId: row!.id,
    state: "active",
    total,
    made: 0,
    maxUses,
    winRate,
    validDays,
    validFrom,
    validTo,
  };
}

/** Writes a coupon anew, of which nobody holds one. */
export async function updateBatch(
  tx: Handle,
  { topId, batchId }: Pick<CodeBatch, "topId" | "batchId">,
  batch: CodeNarrowing & Pick<NewCodeBatch, "name" | "type" | "value" | "winRate" | "fullFen" | "total" | "validDays">,
): Promise<void> {
  await tx.query(
    `update discount_batch set name = $3, code_type = $4, amount_fen = $5, percent = $6, full_fen = $7, total = $8, valid_days = $9, machine_ids = $10, product_ids = $11,
       slots = $12, levels = $13, business_types = $14, win_rate = $15
     where top_id = $1 and id = $2`,
    [
      topId,
      batchId,
      batch.name,
      batch.type,
      ...valueColumns(batch.value),
      String(batch.fullFen),
      batch.total,
      batch.validDays,
      ...narrowingColumns(batch),
      batch.winRate ?? null,
    ],
  );
}

/** A batch as a call works on it. */
export interface CodeBatch {
  readonly topId: string;
  readonly merchantId: string;
  readonly batchId: string;
  readonly state: CodeBatchState;
  readonly total: number;
  readonly made: number;
  readonly maxUses: number;
  readonly winRate: number | null;
  readonly validDays: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** Holds a batch of the scope until the transaction ends, with the time zone of its merchant. */
export async function lockBatch(
  tx: Handle,
  scope: Scope,
  kind: DiscountKind,
  batchId: string,
  usage: CodeUsage = "machine",
): Promise<(CodeBatch & NamingMerchant & { readonly timeZone: string }) | undefined> {
  const [row] = await tx.query<CodeBatch & NamingMerchant & { timeZone: string }>(
    ...statement(sql`select b.top_id as "topId", b.merchant_id as "merchantId", b.id as "batchId", b.state, b.total, b.made, b.max_uses as "maxUses",
        b.win_rate as "winRate", b.valid_days as "validDays", b.valid_from::text as "validFrom", b.valid_to::text as "validTo", h.time_zone as "timeZone",
        b.machine_ids::text[] as "machineIds", b.product_ids::text[] as "productIds"
      from discount_batch b join merchant h on h.id = b.merchant_id
      where b.id = ${batchId} and b.kind = ${kind} and b.usage = ${usage} and b.deleted_at is null and ${scoped(scope, "b", ofMerchants)} for update of b`),
  );
  return row;
}

export async function saveBatchState(
  tx: Handle,
  { topId, batchId }: Pick<CodeBatch, "topId" | "batchId">,
  state: CodeBatchState,
): Promise<void> {
  await tx.query("update discount_batch set state = $3 where top_id = $1 and id = $2", [topId, batchId, state]);
}

export async function deleteBatch(tx: Handle, { topId, batchId }: Pick<CodeBatch, "topId" | "batchId">): Promise<void> {
  await tx.query("update discount_batch set deleted_at = now() where top_id = $1 and id = $2", [topId, batchId]);
}

/** Codes of a batch that somebody can still use. */
export async function openCodes(tx: Handle, { topId, batchId }: Pick<CodeBatch, "topId" | "batchId">): Promise<number> {
  const [row] = await tx.query<{ open: number }>(
    "select count(*)::int as open from discount_code where top_id = $1 and batch_id = $2 and state in ('unused', 'inUse')",
    [topId, batchId],
  );
  return row?.open ?? 0;
}

export interface BatchFilters {
  /** Absent: at machines. */
  readonly usage?: CodeUsage | undefined;
  /** Those that are drawn alone. */
  readonly drawn?: boolean | undefined;
  readonly name?: string | undefined;
  readonly type?: CouponType | undefined;
  readonly state?: CodeBatchState | undefined;
}

/** What a batch is narrowed to as rows hold it: numbers of machines, names of products, and minutes from and to in turn. */
export interface NarrowedRecord {
  readonly planMachines: string;
  readonly planProducts: string;
  readonly slots: readonly number[];
  readonly memberLevels: MemberLevel[];
  readonly businessTypes: BusinessType[];
}

export const narrowedTo = (scope: Scope) =>
  sql`b.slots, b.levels as "memberLevels", b.business_types as "businessTypes",
     coalesce((select string_agg(k.machine_no, ', ' order by k.machine_no) from machine k
       where k.top_id = b.top_id and k.id = any(b.machine_ids) and ${scoped(scope, "k", { machine: "id" })}), '') as "planMachines",
     coalesce((select string_agg(p.name, ', ' order by p.id) from product p where p.top_id = b.top_id and p.id = any(b.product_ids)), '') as "planProducts"`;

/** A batch as its list reads it; each kind names the columns as its page does. */
export interface BatchRecord extends NarrowedRecord {
  readonly batchId: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly name: string;
  readonly couponType: CouponType;
  readonly amountFen: string | null;
  readonly percent: number | null;
  readonly winRate: number | null;
  readonly fullAmountFen: string;
  readonly issuedTotal: number;
  readonly handedOut: number;
  readonly usedTotal: number;
  readonly maxUseCount: number;
  readonly validDays: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly state: CodeBatchState;
  readonly machineIds: string[];
  readonly productIds: string[];
  readonly createdTime: Date;
}

const listOf = (scope: Scope, kind: DiscountKind, filters: BatchFilters): List => ({
  columns: sql`b.id as "batchId", b.merchant_id as "merchantId", h.name as "merchantName", b.name, b.code_type as "couponType", b.amount_fen as "amountFen", b.percent,
    b.win_rate as "winRate", b.full_fen as "fullAmountFen", b.total as "issuedTotal", b.made as "handedOut", b.used as "usedTotal", b.max_uses as "maxUseCount", b.valid_days as "validDays",
    b.valid_from::text as "validFrom", b.valid_to::text as "validTo", b.state, ${narrowedTo(scope)}, b.machine_ids::text[] as "machineIds",
    b.product_ids::text[] as "productIds", b.created_at as "createdTime"`,
  from: sql`discount_batch b join merchant h on h.id = b.merchant_id`,
  where: conditions(
    scoped(scope, "b", ofMerchants),
    sql`b.kind = ${kind} and b.usage = ${filters.usage ?? "machine"} and b.deleted_at is null`,
    given(filters.drawn, () => sql`b.win_rate is not null`),
    contains("b.name", filters.name),
    equals("b.code_type", filters.type),
    given(filters.state, (state) => sql`b.state = ${state}`),
  ),
});

const order = {
  by: { createdTime: "b.id", usedTotal: "b.used", validTo: "b.valid_to" },
  unsorted: "createdTime",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listBatches = (
  tx: Handle,
  scope: Scope,
  kind: DiscountKind,
  filters: BatchFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<BatchRecord>> => pageOf(tx, listOf(scope, kind, filters), order, paging);
