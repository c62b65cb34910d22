import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { orderLists } from "@yunshou/contract/orders/orderLists";
import {
  conditions,
  contains,
  given,
  type Handle,
  numbered,
  oneOf,
  raw,
  type Scope,
  scoped,
  sql,
} from "@yunshou/database";
import { type DeliveryState, type ShipState, shipStatesOf } from "@yunshou/domain";
import { type SaleReader, soldNameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export type RemoteFilters = Pick<
  ParsedInputOf<typeof orderLists.remote>,
  "machineNo" | "operatorName" | "dispenseResult" | "fromDay" | "toDay"
>;

/** A record as PostgreSQL answers it. */
export type RemoteRow = Omit<StoredRow<typeof orderLists.remote>, "dispenseResult" | "fault"> & {
  readonly ended: ShipState | null;
  readonly fault: string | null;
};

const columns = (
  language: SaleReader["language"],
) => sql`e.id as "recordId", e.order_id as "orderNo", h.name as "merchantName", m.machine_no as "machineNo", m.name as "machineName", o.lane_no as "laneNo",
  ${soldNameIn("o", language)} as "productName", u.name as "operatorName", id_time(e.id) as "commandTime", x.kind as ended, x.fault, x.at as "resultTime"`;

/**
 * How this offer ended, before the order was offered once more: what the machine said of it, however late, and that it said
 * nothing where it never did.
 */
const ending = `left join lateral (select r.kind, r.detail ->> 'fault' as fault, coalesce(r.occurred_at, id_time(r.id)) as at from order_event r
  where r.order_id = e.order_id and r.top_id = e.top_id and r.id > e.id and r.kind in ('dispensed', 'part', 'failed', 'unknown')
    and r.id < coalesce((select n.id from order_event n where n.order_id = e.order_id and n.top_id = e.top_id and n.id > e.id and n.kind = 'offered'
                         order by n.id offset 1 limit 1), 9223372036854775807)
  order by r.kind = 'unknown', r.id limit 1) x on true`;

const resultIs = (result: DeliveryState) =>
  result === "delivering" ? sql`x.kind is null` : oneOf("x.kind", shipStatesOf(result));

/** Ids carry their time, so the days bound the partitions that are read. */
const listOf = (scope: Scope, { timeZone, language }: SaleReader, filters: RemoteFilters): List => ({
  columns: columns(language),
  from: `order_event e join sales_order o on o.top_id = e.top_id and o.id = e.order_id join machine m on m.top_id = e.top_id and m.id = e.machine_id
    join merchant h on h.id = e.merchant_id left join app_user u on u.id = e.actor_id ${ending}`,
  where: conditions(
    scoped(scope, "e", { granted: true }),
    sql`e.kind = ${raw("'remoteDispense'")}`,
    sql`e.id >= id_at(${filters.fromDay}::date::timestamp at time zone ${timeZone}) and e.id < id_at((${filters.toDay}::date + 1)::timestamp at time zone ${timeZone})`,
    numbered("m.machine_no", "machine", filters.machineNo),
    contains("u.name", filters.operatorName),
    given(filters.dispenseResult, resultIs),
  ),
});

const order = {
  by: { commandTime: "e.id" },
  unsorted: "commandTime",
  tie: ["e.id"],
} as const satisfies Order<string>;

export const listRemote = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: RemoteFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<RemoteRow>> => pageOf(tx, listOf(scope, reader, filters), order, paging);

/** The next rows of an export, by number of the record. */
export const remoteAfter = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: RemoteFilters,
  after: string,
  limit: number,
): Promise<RemoteRow[]> => rowsAfter(tx, listOf(scope, reader, filters), "e.id", after, limit);
