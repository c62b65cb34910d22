import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { openCalls } from "@yunshou/contract/system/apiKeys";
import { conditions, given, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { orderStreamDelaySeconds } from "@yunshou/domain";

type Row = AnswerOf<typeof openCalls.orders>["rows"][number];

/**
 * Orders beyond a cursor in the order of their numbers. What is younger than the delay is left for later: its number may have
 * been given before one that is committed already.
 */
export const ordersAfter = (
  tx: Handle,
  scope: Scope,
  { after, fromDay, toDay, limit }: ParsedInputOf<typeof openCalls.orders>,
): Promise<Row[]> =>
  tx.query<Row>(
    ...statement(sql`select o.id as "orderNo", h.merchant_no as "merchantNo", m.machine_no as "machineNo", o.product_name as "productName", o.quantity, o.dispensed,
        o.payment as "payMethod", o.business as "businessType", o.state as "orderState", o.pay_state as "payState", o.price_fen::text as "priceFen",
        o.discount_fen::text as "discountFen", o.paid_fen::text as "paidFen", o.refunded_fen::text as "refundedFen", o.business_day::text as "businessDay",
        o.ordered_at as "orderTime", o.paid_at as "payTime"
      from sales_order o join merchant h on h.id = o.merchant_id join machine m on m.top_id = o.top_id and m.id = o.machine_id
      where ${conditions(
        scoped(scope, "o"),
        sql`o.id > ${after} and id_time(o.id) < now() - make_interval(secs => ${orderStreamDelaySeconds})`,
        given(fromDay, (from) => sql`o.business_day >= ${from}`),
        given(toDay, (to) => sql`o.business_day <= ${to}`),
      )}
      order by o.id limit ${limit + 1}`),
  );
