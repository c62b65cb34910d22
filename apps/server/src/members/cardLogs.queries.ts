import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { cardLogs } from "@yunshou/contract/members/cardLogs";
import { conditions, contains, given, type Handle, oneOf, type Scope, scoped, sql } from "@yunshou/database";
import { cardActionOf, cardLogTypes } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { inAreas } from "./areas/areaScope.queries.ts";

export type CardLogFilters = Omit<ParsedInputOf<typeof cardLogs.export>, "format">;
type Row = StoredRow<typeof cardLogs.list>;

/** The log names a card by its number; of a binding it names the member, and the card beside it. */
const cardNo = sql`case when l.action like 'members.member.%' then coalesce(l.after ->> 'cardNo', l.before ->> 'cardNo', '') else l.object end`;

const order = { by: { logTime: "l.id" }, unsorted: "logTime", tie: [] } as const satisfies Order<string>;

const listOf = (scope: Scope, timeZone: string, { fromDay, toDay, ...filters }: CardLogFilters): List => ({
  columns: sql`l.id as "logId", id_time(l.id) as "logTime", ${cardNo} as "cardNo", split_part(l.action, '.', 3) as "cardAction",
    case when l.action = 'members.card.replace' then l.after ->> 'cardNo' end as "newCardNo", (l.after ->> 'amountFen')::bigint as "amountFen",
    coalesce(l.after ->> 'remark', '') as remark, u.name as "operatorName", h.merchant_no as "merchantNo", h.name as "merchantName"`,
  from: "audit_log l join merchant h on h.id = l.merchant_id left join app_user u on u.id = l.actor_id",
  where: conditions(
    scoped(scope, "l", { machine: null }),
    sql`l.id >= id_at(${fromDay}::date::timestamp at time zone ${timeZone}) and l.id < id_at((${toDay}::date + 1)::timestamp at time zone ${timeZone})`,
    oneOf("l.action", (filters.cardAction === undefined ? cardLogTypes : [filters.cardAction]).map(cardActionOf)),
    contains(cardNo, filters.cardNo),
    given(
      inAreas(scope, "k"),
      (own) => sql`exists (select from card k where k.top_id = l.top_id and k.card_no = ${cardNo} and ${own})`,
    ),
  ),
});

export const listCardLogs = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: CardLogFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, timeZone, filters), order, paging);

/** The next actions by their number, for exports. */
export const cardLogsAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: CardLogFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "l.id", after, limit);
