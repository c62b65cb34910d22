import {
  conditions,
  given,
  numbered,
  type Handle,
  onDays,
  raw,
  type Scope,
  scoped,
  scopedBy,
  type Sql,
  sql,
} from "@yunshou/database";
import type { Language, StoredRow } from "@yunshou/contract";
import type { cardDetails } from "@yunshou/contract/members/details";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { inAreas } from "./areas/areaScope.queries.ts";
import type { HeldRow, HolderHashes } from "./holders.ts";
import { type SaleReader, soldNameIn } from "../goods/productNames.queries.ts";

const ofMerchants = { machine: null } as const;

export interface DetailFilters extends Pick<HolderHashes, "phoneHash"> {
  readonly fromDay: string;
  readonly toDay: string;
  readonly cardNo?: string | undefined;
  /** Cards in this area and those below it. */
  readonly areaId?: string | undefined;
  readonly machineNo?: string | undefined;
}

/** A line of a card's book with the card, its holder of today, and the order that a machine sold. */
interface Lines {
  readonly recharges: HeldRow<StoredRow<typeof cardDetails.recharges>>;
  readonly deductions: HeldRow<StoredRow<typeof cardDetails.deductions>>;
}

/** Which lines a list is about. */
export type Book = keyof Lines;
const kinds: Readonly<Record<Book, string>> = {
  recharges: "'recharge', 'issue'",
  deductions: "'consumption', 'deduction', 'correction', 'refund', 'payout', 'forfeit', 'packageSale', 'packageRefund'",
};

const shared = `v.id as "movementId", c.card_no as "cardNo", c.member_id as "memberId", m.holder_sealed as "holderSealed", u.name as "operatorName", h.name as "merchantName", v.remark`;
const columnsIn = (language: Language): Readonly<Record<Book, Sql>> => ({
  recharges: sql`${raw(shared)}, v.happened_at as "rechargeTime", c.physical_no as "physicalNo", c.kind as "cardType", v.amount_fen as "rechargeAmountFen", v.gift_amount_fen as "giftFen",
    v.method as "rechargeMethod", v.balance_after_fen as "balanceFen"`,
  // What left the card, balance and gift together.
  deductions: sql`${raw(shared)}, v.happened_at as "deductTime", v.kind as "deductKind", -(v.amount_fen + v.gift_amount_fen) as "deductAmountFen", v.balance_after_fen as "balanceAfterFen",
    v.gift_after_fen as "giftAfterFen", o.id as "orderNo", q.machine_no as "machineNo", ${soldNameIn("o", language)} as "productName"`,
});
/** Somebody who may not see a machine does not see its orders either: they are joined within his own scope. */
const fromIn = (
  scope: Scope,
) => sql`card_movement v join card c on c.top_id = v.top_id and c.id = v.card_id join merchant h on h.id = v.merchant_id left join member m on m.top_id = c.top_id and m.id = c.member_id
  left join app_user u on u.id = v.actor_id left join sales_order o on o.top_id = v.top_id and o.id = v.order_id and ${scoped(scope, "o")} left join machine q on q.top_id = o.top_id and q.id = o.machine_id`;

const ofHolder = ({ cardNo, phoneHash }: Pick<DetailFilters, "cardNo" | "phoneHash">) => [
  numbered("c.card_no", "card", cardNo),
  given(phoneHash, (hash) => sql`m.phone_index = decode(${hash}, 'hex')`),
];

const listOf = (scope: Scope, { timeZone, language }: SaleReader, book: Book, filters: DetailFilters): List => ({
  columns: columnsIn(language)[book],
  from: fromIn(scope),
  where: conditions(
    scoped(scope, "v", ofMerchants),
    inAreas(scope, "c"),
    sql`v.kind in (${raw(kinds[book])})`,
    onDays("v.happened_at", filters, timeZone),
    ...ofHolder(filters),
    given(
      filters.areaId,
      (areaId) =>
        sql`exists (select from card_area d where d.top_id = c.top_id and d.id = c.area_id and d.path @> array[${areaId}::bigint])`,
    ),
    numbered("q.machine_no", "machine", filters.machineNo),
  ),
});

const order = {
  by: { rechargeTime: "v.happened_at", deductTime: "v.happened_at" },
  unsorted: "rechargeTime",
  tie: ["v.id"],
} as const satisfies Order<string>;

export const listMovements = <B extends Book>(
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  book: B,
  filters: DetailFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Lines[B]>> => pageOf(tx, listOf(scope, reader, book, filters), order, paging);

/** The next rows of an export, by id. */
export const movementsAfter = <B extends Book>(
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  book: B,
  filters: DetailFilters,
  after: string,
  limit: number,
): Promise<Lines[B][]> => rowsAfter(tx, listOf(scope, reader, book, filters), "v.id", after, limit);

const arrearsOrder = {
  by: { repaidTime: 'r."repaidTime"' },
  nulls: { repaidTime: "first" },
  unsorted: "repaidTime",
  tie: ["r.place desc"],
} as const satisfies Order<string>;

/** Cards in arrears now, first; then recharges that repaid arrears, newest first. */
export function listArrears(
  tx: Handle,
  scope: Scope,
  filters: Pick<DetailFilters, "cardNo" | "phoneHash">,
  paging: Paging<keyof typeof arrearsOrder.by>,
): Promise<Page<HeldRow<StoredRow<typeof cardDetails.arrears>>>> {
  const holder = raw("left join member m on m.top_id = c.top_id and m.id = c.member_id");
  const open = conditions(
    scoped(scope, "c", ofMerchants),
    inAreas(scope, "c"),
    sql`c.balance_fen < 0`,
    ...ofHolder(filters),
  );
  const paid = conditions(
    scoped(scope, "v", ofMerchants),
    inAreas(scope, "c"),
    sql`v.kind = 'recharge' and v.balance_after_fen < v.amount_fen`,
    ...ofHolder(filters),
  );
  const from = sql`(select 'open.' || c.id as "rowId", c.card_no as "cardNo", c.member_id as "memberId", m.holder_sealed as "holderSealed", h.name as "merchantName", -c.balance_fen as "arrearsFen",
      (select v.order_id::text from card_movement v where v.top_id = c.top_id and v.card_id = c.id and v.kind = 'consumption' and v.balance_after_fen < 0 order by v.id desc limit 1) as "orderNo",
      null::bigint as "repaidFen", null::timestamptz as "repaidTime", c.id as place
    from card c join merchant h on h.id = c.merchant_id ${holder} where ${open}
    union all
    select 'paid.' || v.id, c.card_no, c.member_id, m.holder_sealed, h.name, v.amount_fen - v.balance_after_fen, null, least(v.amount_fen, v.amount_fen - v.balance_after_fen), v.happened_at, v.id
    from card_movement v join card c on c.top_id = v.top_id and c.id = v.card_id join merchant h on h.id = v.merchant_id ${holder} where ${paid}) r`;
  // Both halves name their scope themselves.
  const columns = `r."rowId", r."cardNo", r."memberId", r."holderSealed", r."merchantName", r."arrearsFen", r."orderNo", r."repaidFen", r."repaidTime"`;
  return pageOf(tx, { columns, from, where: scopedBy(sql`true`) }, arrearsOrder, paging);
}
