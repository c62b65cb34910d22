import { type Handle, likePattern, type Scope, scopeSql } from "@yunshou/database";
import type { CardKind, MovementKind, RechargeMethod } from "@yunshou/domain";
import { countRows, type Page, pageEnd, type Paging } from "../platform/lists.queries.ts";
import type { HolderHashes } from "./holders.ts";

const ofMerchants = { machine: null } as const;

export interface DetailFilters extends Pick<HolderHashes, "phoneHash"> {
  readonly fromDay: string;
  readonly toDay: string;
  readonly cardNo?: string | undefined;
  readonly machineNo?: string | undefined;
}

/** One line of a card's book with the card, its holder of today, and the order that a machine sold. */
export interface MovementRecord {
  readonly movementId: string;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly cardNo: string;
  readonly physicalNo: string;
  readonly cardType: CardKind;
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
  readonly amountFen: string;
  readonly giftAmountFen: string;
  readonly balanceAfterFen: string | null;
  readonly giftAfterFen: string | null;
  readonly method: RechargeMethod | null;
  readonly operatorName: string | null;
  readonly merchantName: string;
  readonly remark: string;
  readonly orderNo: string | null;
  readonly machineNo: string | null;
  readonly productName: string | null;
}

/** Which lines a list is about. */
export type Book = "recharges" | "deductions";
const kinds: Readonly<Record<Book, string>> = {
  recharges: "'recharge', 'issue'",
  deductions: "'consumption', 'deduction', 'correction', 'refund', 'payout', 'forfeit'",
};

const columns = `v.id as "movementId", v.happened_at as at, v.kind, c.card_no as "cardNo", c.physical_no as "physicalNo", c.kind as "cardType", c.member_id as "memberId", m.holder_sealed as "holderSealed",
  v.amount_fen as "amountFen", v.gift_amount_fen as "giftAmountFen", v.balance_after_fen as "balanceAfterFen", v.gift_after_fen as "giftAfterFen", v.method, u.name as "operatorName",
  h.name as "merchantName", v.remark, o.id as "orderNo", q.machine_no as "machineNo", o.product_name as "productName"`;
/** Somebody who may not see a machine does not see its orders either: they are joined within his own scope. */
const fromIn = (
  scope: Scope,
  values: unknown[],
): string => `card_movement v join card c on c.top_id = v.top_id and c.id = v.card_id join merchant h on h.id = v.merchant_id left join member m on m.top_id = c.top_id and m.id = c.member_id
  left join app_user u on u.id = v.actor_id left join sales_order o on o.top_id = v.top_id and o.id = v.order_id and ${scopeSql(scope, "o", values)} left join machine q on q.top_id = o.top_id and q.id = o.machine_id`;

function conditionOf(scope: Scope, timeZone: string, book: Book, filters: DetailFilters, values: unknown[]): string {
  const [fromDay, toDay, zone] = [values.push(filters.fromDay), values.push(filters.toDay), values.push(timeZone)];
  const parts = [
    scopeSql(scope, "v", values, ofMerchants),
    `v.kind in (${kinds[book]})`,
    `v.happened_at >= $${fromDay}::date::timestamp at time zone $${zone} and v.happened_at < ($${toDay}::date + 1)::timestamp at time zone $${zone}`,
  ];
  if (filters.cardNo !== undefined) parts.push(`c.card_no ilike $${values.push(likePattern(filters.cardNo))}`);
  if (filters.phoneHash !== undefined) parts.push(`m.phone_index = decode($${values.push(filters.phoneHash)}, 'hex')`);
  if (filters.machineNo !== undefined) parts.push(`q.machine_no ilike $${values.push(likePattern(filters.machineNo))}`);
  return parts.join(" and ");
}

export async function listMovements(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  book: Book,
  filters: DetailFilters,
  { page, pageSize, direction }: Omit<Paging<string>, "sort">,
): Promise<Page<MovementRecord>> {
  const values: unknown[] = [];
  const from = fromIn(scope, values);
  const where = conditionOf(scope, timeZone, book, filters, values);
  const found = await countRows(tx, `from ${from} where ${where}`, values);
  const limit = pageEnd({ page, pageSize }, values);
  const rows = await tx.query<MovementRecord>(
    `select ${columns} from ${from} where ${where} order by v.happened_at ${direction}, v.id ${direction} ${limit}`,
    values,
  );
  return { rows, ...found };
}

/** The next rows of an export, by id. */
export function movementsAfter(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  book: Book,
  filters: DetailFilters,
  after: string,
  limit: number,
): Promise<MovementRecord[]> {
  const values: unknown[] = [after, limit];
  const from = fromIn(scope, values);
  const where = conditionOf(scope, timeZone, book, filters, values);
  return tx.query<MovementRecord>(
    `select ${columns} from ${from} where v.id > $1 and ${where} order by v.id limit $2::int`,
    values,
  );
}

export interface ArrearsRecord {
  readonly rowId: string;
  readonly cardNo: string;
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
  readonly merchantName: string;
  readonly arrearsFen: string;
  readonly repaidFen: string | null;
  readonly repaidTime: Date | null;
}

/** Cards in arrears now, first; then recharges that repaid arrears, newest first. */
export async function listArrears(
  tx: Handle,
  scope: Scope,
  filters: Pick<DetailFilters, "cardNo" | "phoneHash">,
  { page, pageSize, direction }: Omit<Paging<string>, "sort">,
): Promise<Page<ArrearsRecord>> {
  const values: unknown[] = [];
  const [ofCard, ofBook] = [scopeSql(scope, "c", values, ofMerchants), scopeSql(scope, "v", values, ofMerchants)];
  const more: string[] = [];
  if (filters.cardNo !== undefined) more.push(`c.card_no ilike $${values.push(likePattern(filters.cardNo))}`);
  if (filters.phoneHash !== undefined) more.push(`m.phone_index = decode($${values.push(filters.phoneHash)}, 'hex')`);
  const also = more.map((part) => ` and ${part}`).join("");
  const holder = "left join member m on m.top_id = c.top_id and m.id = c.member_id";
  const rowsOf = `select 'open.' || c.id as "rowId", c.card_no as "cardNo", c.member_id as "memberId", m.holder_sealed as "holderSealed", h.name as "merchantName", -c.balance_fen as "arrearsFen",
      null::bigint as "repaidFen", null::timestamptz as "repaidTime", c.id as place
    from card c join merchant h on h.id = c.merchant_id ${holder} where c.balance_fen < 0 and ${ofCard}${also}
    union all
    select 'paid.' || v.id, c.card_no, c.member_id, m.holder_sealed, h.name, v.amount_fen - v.balance_after_fen, least(v.amount_fen, v.amount_fen - v.balance_after_fen), v.happened_at, v.id
    from card_movement v join card c on c.top_id = v.top_id and c.id = v.card_id join merchant h on h.id = v.merchant_id ${holder}
    where v.kind = 'recharge' and v.balance_after_fen < v.amount_fen and ${ofBook}${also}`;
  const found = await countRows(tx, `from (${rowsOf}) r`, values);
  const limit = pageEnd({ page, pageSize }, values);
  const rows = await tx.query<ArrearsRecord>(
    `select * from (${rowsOf}) r order by "repaidTime" ${direction} nulls first, place desc ${limit}`,
    values,
  );
  return { rows, ...found };
}
