import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { lucky } from "@yunshou/contract/orders/lucky";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  numbered,
  isWholeNumber,
  numberIs,
  raw,
  type Scope,
  scoped,
  scopedBy,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { ShipState } from "@yunshou/domain";
import { type SaleReader, soldNameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

type OrdersInput = ParsedInputOf<typeof lucky.orders>;
export type LuckyFilters = Pick<OrdersInput, "fromDay" | "toDay"> &
  Partial<Pick<OrdersInput, "orderNo" | "machineNo" | "productId" | "winResult">>;

/** A row as PostgreSQL answers it; what the delivery looks like is derived when it is presented. */
export type LuckyRecord = Omit<StoredRow<typeof lucky.orders>, "deliveryStatus"> & { readonly shipState: ShipState };

/** Machines report at most this late, so an order of a day was received within it. */
const latestReceiptDays = 31;

const luckyPurchases = raw("o.business = 'luckyPurchase' and o.win_result is not null");

/** Orders `o` that were placed on these days; the range bounds the ids too, so that other months are not opened. */
function placedOn(timeZone: string, { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }): Sql {
  const from = sql`(${fromDay}::date::timestamp at time zone ${timeZone})`;
  return sql`o.ordered_at >= ${from} and o.ordered_at < ((${toDay}::date + 1)::timestamp at time zone ${timeZone})
    and o.id >= id_at(${from}) and o.id < id_at(((${toDay}::date + ${1 + latestReceiptDays}::int)::timestamp at time zone ${timeZone}))`;
}

const from =
  "sales_order o join machine m on m.top_id = o.top_id and m.id = o.machine_id join merchant h on h.id = o.merchant_id";

function listOf(scope: Scope, { timeZone, language }: SaleReader, filters: LuckyFilters): List {
  return {
    columns: sql`o.id as "orderNo", m.machine_no as "machineNo", m.name as "machineName", h.name as "merchantName", ${soldNameIn("o", language)} as "productName",
      o.lottery_count as "lotteryCount", o.lottery_fen as "lotteryFen", o.paid_fen as "paidFen", o.win_result as "winResult", o.ship_state as "shipState",
      o.state as "orderStatus", o.ordered_at as "orderTime", o.source_key not like 'sale:%' as drawn`,
    from,
    where: conditions(
      scoped(scope, "o", { granted: true }),
      luckyPurchases,
      // Whoever names one order means it however old it is.
      isWholeNumber(filters.orderNo) ? undefined : placedOn(timeZone, filters),
      numberIs("o.id", filters.orderNo),
      numbered("m.machine_no", "machine", filters.machineNo),
      equals("o.product_id", filters.productId),
      equals("o.win_result", filters.winResult),
    ),
  };
}

const newestFirst = {
  by: { orderTime: "o.ordered_at" },
  unsorted: "o.id desc",
  tie: ["o.id"],
} as const satisfies Order<string>;

export const listLucky = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: LuckyFilters,
  paging: Paging<"orderTime">,
): Promise<Page<LuckyRecord>> => pageOf(tx, listOf(scope, reader, filters), newestFirst, paging);

/** The next rows of an export, by order number. */
export const luckyAfter = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: LuckyFilters,
  after: string,
  limit: number,
): Promise<LuckyRecord[]> => rowsAfter(tx, listOf(scope, reader, filters), "o.id", after, limit);

/** What the list of the same filters comes to. */
export async function luckyTotals(
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: LuckyFilters,
): Promise<AnswerOf<typeof lucky.totals>> {
  const { where } = listOf(scope, reader, filters);
  const [row] = await tx.query<AnswerOf<typeof lucky.totals>>(
    ...statement(sql`select count(*)::int as orders, coalesce(sum(o.lottery_count), 0)::int as "lotteryCount",
        count(*) filter (where o.win_result = 'won')::int as "winCount", coalesce(sum(o.lottery_fen), 0)::text as "lotteryFen"
      from ${raw(from)} where ${where}`),
  );
  return row!;
}

type WinsInput = ParsedInputOf<typeof lucky.wins>;
export type WinFilters = Pick<WinsInput, "machineNo" | "prizeName" | "fromDay" | "toDay">;
export type WinRow = StoredRow<typeof lucky.wins>;

/** Draws by machine and prize; a prize that was renamed keeps its rows together under its newest name. */
function winsOf(scope: Scope, timeZone: string, filters: WinFilters): List {
  const where = conditions(
    scoped(scope, "o", { granted: true }),
    luckyPurchases,
    placedOn(timeZone, filters),
    numbered("m.machine_no", "machine", filters.machineNo),
  );
  const grouped = sql`select o.machine_id as "machineId", o.product_id as "productId", m.machine_no as "machineNo", m.name as "machineName",
      (array_agg(o.product_name order by o.id desc))[1] as "prizeName", count(*)::int as orders, sum(o.lottery_count)::int as "lotteryCount",
      count(*) filter (where o.win_result = 'won')::int as "winCount", sum(o.lottery_fen) as "lotteryFen",
      o.machine_id || ' ' || coalesce(o.product_id, 0) as "rowId"
    from ${raw(from)} where ${where} group by o.machine_id, o.product_id, m.machine_no, m.name`;
  return {
    columns: `w."machineId", w."productId", w."machineNo", w."machineName", w."prizeName", w.orders, w."lotteryCount", w."winCount", w."lotteryFen"::text as "lotteryFen", w."rowId",
      w."winCount"::float8 / w.orders as "winRate"`,
    from: sql`(${grouped}) w`,
    // The scope stands inside, where the orders are.
    where: conditions(
      scopedBy(raw("true")),
      given(filters.prizeName, (text) => contains(sql`w."prizeName"`, text)),
    ),
  };
}

const mostDrawn = {
  by: {
    lotteryCount: 'w."lotteryCount"',
    winCount: 'w."winCount"',
    winRate: 'w."winCount"::float8 / w.orders',
    lotteryFen: 'w."lotteryFen"',
  },
  unsorted: "lotteryCount",
  tie: ['w."rowId" asc'],
} as const satisfies Order<string>;

export const listWins = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: WinFilters,
  paging: Paging<keyof typeof mostDrawn.by>,
): Promise<Page<WinRow>> => pageOf(tx, winsOf(scope, timeZone, filters), mostDrawn, paging);

/** What all rows of the same filters come to. */
export async function winTotals(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: WinFilters,
): Promise<AnswerOf<typeof lucky.winTotals>> {
  const { from: rows, where } = winsOf(scope, timeZone, filters);
  const [row] = await tx.query<AnswerOf<typeof lucky.winTotals>>(
    ...statement(sql`select coalesce(sum(w.orders), 0)::int as orders, coalesce(sum(w."lotteryCount"), 0)::int as "lotteryCount",
        coalesce(sum(w."winCount"), 0)::int as "winCount", coalesce(sum(w."lotteryFen"), 0)::text as "lotteryFen"
      from ${typeof rows === "string" ? raw(rows) : rows} where ${where}`),
  );
  return row!;
}

/** The next rows of an export, by machine and prize. */
export const winsAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: WinFilters,
  after: string,
  limit: number,
): Promise<WinRow[]> => rowsAfter(tx, winsOf(scope, timeZone, filters), 'w."rowId"', after, limit);
