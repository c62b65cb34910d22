import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import {
  conditions,
  contains,
  equals,
  type Handle,
  onDays,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { CodeUsage, DiscountKind } from "@yunshou/domain";
import {
  allOf,
  type List,
  type Order,
  type Page,
  pageOf,
  type Paging,
  rowsAfter,
} from "../../platform/lists.queries.ts";
import { ofMerchants } from "./batches.queries.ts";

export interface FigureFilters {
  readonly planName?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Figures of a batch; the share of its sales follows from the sum of all. */
export interface FigureRecord extends Omit<StoredRow<typeof promoCodes.figures>, "share"> {
  readonly allSalesFen: string;
}

/**
 * Uses of some days by batch: how many, what they took off, and what was paid for their orders, less what went back. A batch
 * without a use on these days stands there with zeros, as long as it is not deleted.
 */
const figuresOf = (scope: Scope, timeZone: string, filters: FigureFilters): List => ({
  columns: sql`b.id as "promoId", b.id::text as "planCode", b.name as "planName", h.name as "merchantName", b.made as "issuedTotal",
    coalesce(s.uses, 0)::int as "usedTotal",
    (select count(*)::int from discount_code c where c.top_id = b.top_id and c.batch_id = b.id and c.state = 'expired' and ${scoped(scope, "c", ofMerchants)}) as "expiredTotal",
    coalesce(s.discount, 0)::text as "discountAmountFen", coalesce(s.sales, 0)::text as "salesAmountFen",
    coalesce(sum(s.sales) over (), 0)::text as "allSalesFen"`,
  from: sql`discount_batch b join merchant h on h.id = b.merchant_id
    left join (select u.top_id, u.batch_id, count(*) as uses, sum(u.discount_fen) as discount, sum(o.paid_fen - o.refunded_fen) as sales
               from discount_use u left join sales_order o on o.top_id = u.top_id and o.id = u.order_id
               where ${scoped(scope, "u", ofMerchants)} and u.state = 'used' and ${onDays("u.used_at", filters, timeZone)!}
               group by u.top_id, u.batch_id) s on s.top_id = b.top_id and s.batch_id = b.id`,
  where: conditions(
    scoped(scope, "b", ofMerchants),
    sql`b.kind = 'promoCode' and (b.deleted_at is null or s.uses > 0)`,
    contains("b.name", filters.planName),
  ),
});

const figureOrder = {
  by: { usedTotal: "s.uses", discountAmount: "s.discount", salesAmount: "s.sales" },
  nulls: { usedTotal: "last", discountAmount: "last", salesAmount: "last" },
  unsorted: "usedTotal",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listFigures = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
  paging: Paging<keyof typeof figureOrder.by>,
): Promise<Page<FigureRecord>> => pageOf(tx, figuresOf(scope, timeZone, filters), figureOrder, paging);

/** What all batches of the list come to. */
export async function figureTotals(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
): Promise<AnswerOf<typeof promoCodes.totals>> {
  const [row] = await tx.query<AnswerOf<typeof promoCodes.totals>>(
    ...statement(sql`select coalesce(sum(f."issuedTotal"), 0)::int as "issuedTotal", coalesce(sum(f."usedTotal"), 0)::int as "usedTotal",
        coalesce(sum(f."expiredTotal"), 0)::int as "expiredTotal", coalesce(sum(f."discountAmountFen"::bigint), 0)::text as "discountAmountFen",
        coalesce(sum(f."salesAmountFen"::bigint), 0)::text as "salesAmountFen" from (${allOf(figuresOf(scope, timeZone, filters))}) f`),
  );
  return row!;
}

/** All batches, for a file. */
export const allFigures = async (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
): Promise<FigureRecord[]> =>
  (
    await pageOf<FigureRecord, keyof typeof figureOrder.by>(tx, figuresOf(scope, timeZone, filters), figureOrder, {
      page: 1,
      pageSize: 10_000,
      direction: "desc",
    })
  ).rows;

/** Uses of codes of one kind. */
export interface UsesOf {
  readonly kind: DiscountKind;
  readonly usage: CodeUsage;
  readonly batchId?: string | undefined;
  readonly name?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

export interface UseFilters {
  readonly promoId: string;
  readonly fromDay: string;
  readonly toDay: string;
}

/** A use of a code; the code is opened when it is presented. */
export interface UseRecord extends Omit<StoredRow<typeof promoCodes.uses>, "promoCode"> {
  readonly codeId: string;
  readonly codeSealed: Buffer;
}

export const usesList = (scope: Scope, timeZone: string, filters: UsesOf): List => ({
  columns: sql`u.id as "useId", c.id as "codeId", c.code_sealed as "codeSealed", b.name as "planName", u.order_id as "usedOrderNo", m.machine_no as "machineNo",
    o.product_name as "productName", u.discount_fen as "discountAmountFen", o.paid_fen as "paidAmountFen", p.name as "operatorName", u.used_at as "useTime"`,
  from: sql`discount_use u join discount_code c on c.top_id = u.top_id and c.id = u.code_id join discount_batch b on b.top_id = u.top_id and b.id = u.batch_id`,
  shown: sql`left join sales_order o on o.top_id = u.top_id and o.id = u.order_id and ${scoped(scope, "o")}
    left join machine m on m.top_id = u.top_id and m.id = u.used_machine_id and ${scoped(scope, "m", { machine: "id" })}
    left join app_user p on p.id = u.operator_id`,
  where: conditions(
    scoped(scope, "u", ofMerchants),
    sql`u.state = 'used' and b.kind = ${filters.kind} and b.usage = ${filters.usage}`,
    equals("u.batch_id", filters.batchId),
    contains("b.name", filters.name),
    onDays("u.used_at", filters, timeZone),
  ),
});

export const useOrder = {
  by: { useTime: "u.used_at" },
  unsorted: "useTime",
  tie: ["u.id desc"],
} as const satisfies Order<string>;

const ofPromo = ({ promoId, ...days }: UseFilters): UsesOf => ({
  ...days,
  kind: "promoCode",
  usage: "machine",
  batchId: promoId,
});

export const listUses = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: UseFilters,
  paging: Paging<keyof typeof useOrder.by>,
): Promise<Page<UseRecord>> => pageOf(tx, usesList(scope, timeZone, ofPromo(filters)), useOrder, paging);

/** The next rows of an export, by id. */
export const usesAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: UseFilters,
  after: string,
  limit: number,
): Promise<UseRecord[]> => rowsAfter(tx, usesList(scope, timeZone, ofPromo(filters)), "u.id", after, limit);

/** A code that a person redeemed; the code is opened when it is presented. */
export interface RedeemedRecord {
  readonly useId: string;
  readonly codeId: string;
  readonly codeSealed: Buffer;
}

const historyOrder = useOrder;

/** Codes that people redeemed by hand, newest first; whom the reader does not see has no name. */
export const listRedeemed = <Row>(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: { readonly fromDay: string; readonly toDay: string },
  paging: Paging<"useTime">,
): Promise<Page<Row>> =>
  pageOf<Row, "useTime">(
    tx,
    {
      columns: sql`u.id as "useId", c.id as "codeId", c.code_sealed as "codeSealed", b.kind, b.name as "planName", b.code_type as "couponType", c.state as "promoStatus",
        c.valid_to::text as "validTo", u.used_at as "useTime", coalesce(p.name, '') as "operatorName"`,
      from: sql`discount_use u join discount_code c on c.top_id = u.top_id and c.id = u.code_id join discount_batch b on b.top_id = u.top_id and b.id = u.batch_id
        left join app_user p on p.id = u.operator_id`,
      where: conditions(
        scoped(scope, "u", ofMerchants),
        sql`u.operator_id is not null`,
        onDays("u.used_at", filters, timeZone),
      ),
    },
    historyOrder,
    paging,
  );
