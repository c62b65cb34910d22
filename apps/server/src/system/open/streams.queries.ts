import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { openCalls } from "@yunshou/contract/system/apiKeys";
import { conditions, given, type Handle, type Scope, scoped, type Sql, sql, statement } from "@yunshou/database";
import { streamDelaySeconds } from "@yunshou/domain";
import type { KeyOwner } from "./apiKeys.queries.ts";

type Streams = Pick<typeof openCalls, "orders" | "movements" | "machines" | "members">;
type Row<Name extends keyof Streams> = AnswerOf<Streams[Name]>["rows"][number];
type Input<Name extends keyof Streams> = ParsedInputOf<Streams[Name]>;

/** Reads rows of a tree beyond a cursor, one more than asked for, by which is seen whether there are more. */
export type Stream<Name extends keyof Streams> = (
  tx: Handle,
  scope: Scope,
  owner: KeyOwner,
  input: Input<Name>,
) => Promise<Row<Name>[]>;

/**
 * Rows of a tree beyond a cursor in the order of their ids. What is younger than the delay is left for later: its id may have
 * been given before one that is committed already.
 */
const beyond = (row: Sql, { topId }: KeyOwner, after: string): Sql =>
  sql`${row}.top_id = ${topId} and ${row}.id > ${after} and ${row}.id < id_at(now() - make_interval(secs => ${streamDelaySeconds}))`;

export const ordersAfter: Stream<"orders"> = (tx, scope, owner, { after, fromDay, toDay, limit }) =>
  tx.query(
    ...statement(sql`select o.id as "orderNo", h.merchant_no as "merchantNo", coalesce(m.machine_no, '') as "machineNo", o.product_name as "productName", o.quantity, o.dispensed,
        o.payment as "payMethod", o.business as "businessType", o.state as "orderState", o.pay_state as "payState", o.price_fen::text as "priceFen",
        o.discount_fen::text as "discountFen", o.paid_fen::text as "paidFen", o.refunded_fen::text as "refundedFen", o.business_day::text as "businessDay",
        o.ordered_at as "orderTime", o.paid_at as "payTime"
      from sales_order o join merchant h on h.id = o.merchant_id left join machine m on m.top_id = o.top_id and m.id = o.machine_id
      where ${conditions(
        scoped(scope, "o"),
        beyond(sql`o`, owner, after),
        given(fromDay, (from) => sql`o.business_day >= ${from}`),
        given(toDay, (to) => sql`o.business_day <= ${to}`),
      )}
      order by o.id limit ${limit + 1}`),
  );

/** The id with which a day of the key's merchant begins, so many days later. */
const dayBegins = (day: string, { merchantId }: KeyOwner, later = 0): Sql =>
  sql`id_at((${day}::date + ${later}::int)::timestamp at time zone (select time_zone from merchant where id = ${merchantId}))`;

export const movementsAfter: Stream<"movements"> = (tx, scope, owner, { after, fromDay, toDay, limit }) =>
  tx.query(
    ...statement(sql`select s.id as "movementNo", h.merchant_no as "merchantNo", m.machine_no as "machineNo", s.cabinet, s.lane_no as lane,
        p.name as "productName", s.quantity, s.stock_after as "stockAfter", s.reason, case when s.reason = 'sale' then s.reference_id end as "orderNo",
        id_time(s.id) as "moveTime"
      from stock_movement s join merchant h on h.id = s.merchant_id join machine m on m.top_id = s.top_id and m.id = s.machine_id
        left join product p on p.top_id = s.top_id and p.id = s.product_id
      where ${conditions(
        scoped(scope, "s"),
        beyond(sql`s`, owner, after),
        given(fromDay, (from) => sql`s.id >= ${dayBegins(from, owner)}`),
        given(toDay, (to) => sql`s.id < ${dayBegins(to, owner, 1)}`),
      )}
      order by s.id limit ${limit + 1}`),
  );

export const machinesAfter: Stream<"machines"> = (tx, scope, owner, { after, limit }) =>
  tx.query(
    ...statement(sql`select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", h.merchant_no as "merchantNo",
        m.category as "machineCategory", m.type as "machineType", p.name as "pointName", m.operation, coalesce(t.connection, 'notActivated') as connection,
        m.activated_at as "activateTime", m.decommissioned_at as "endTime"
      from machine m join merchant h on h.id = m.merchant_id left join point p on p.top_id = m.top_id and p.id = m.point_id
        left join machine_state t on t.machine_id = m.id
      where ${conditions(scoped(scope, "m"), beyond(sql`m`, owner, after))}
      order by m.id limit ${limit + 1}`),
  );

export const membersAfter: Stream<"members"> = (tx, scope, owner, { after, limit }) =>
  tx.query(
    ...statement(sql`select e.id as "memberNo", h.merchant_no as "merchantNo", e.level as "memberLevel",
        array(select c.card_no from card c where c.top_id = e.top_id and c.member_id = e.id order by c.id) as "cardNos",
        e.anonymised_at is not null as anonymised, e.created_at as "joinTime"
      from member e join merchant h on h.id = e.merchant_id
      where ${conditions(scoped(scope, "e", { machine: null }), beyond(sql`e`, owner, after))}
      order by e.id limit ${limit + 1}`),
  );
