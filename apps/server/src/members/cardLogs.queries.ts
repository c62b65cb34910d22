import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { cardLogs } from "@yunshou/contract/members/cardLogs";
import { conditions, contains, given, type Handle, oneOf, type Scope, scoped, sql } from "@yunshou/database";
import { cardActionOf, cardLogTypes } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { inAreas } from "./areas/areaScope.queries.ts";

type Filters = Pick<ParsedInputOf<typeof cardLogs.list>, "fromDay" | "toDay" | "cardNo" | "cardAction">;

/** The log names a card by its number; of a binding it names the member, and the card beside it. */
const cardNo = sql`case when l.action like 'members.member.%' then coalesce(l.after ->> 'cardNo', l.before ->> 'cardNo', '') else l.object end`;

const order = { by: { logTime: "l.id" }, unsorted: "logTime", tie: [] } as const satisfies Order<string>;

export const listCardLogs = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  { fromDay, toDay, ...filters }: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof cardLogs.list>>> =>
  pageOf(
    tx,
    {
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
    },
    order,
    paging,
  );
