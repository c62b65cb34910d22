import { onlinePaymentKinds } from "@yunshou/domain";

/** Compares a rollup with what the orders say; rows of nothing equal missing rows. */
function rollupCheck(rollup: string, keys: readonly string[], figures: readonly string[], orders: string): string {
  const list = (side: string) => figures.map((figure) => `coalesce(${side}.${figure}, 0)`).join(" || ' ' || ");
  return `select concat_ws(' ', ${keys.join(", ")}) as subject, ${list("o")} as expected, ${list("r")} as actual
    from ${rollup} r full join (${orders}) o using (${keys.join(", ")})
    where (${figures.map((figure) => `coalesce(o.${figure}, 0)`).join(", ")}) is distinct from (${figures.map((figure) => `coalesce(r.${figure}, 0)`).join(", ")})`;
}

/** What statistics add to the sums of sales: refunds, and for orders of known purchase price what they cost and what they kept. */
const keptFigures = ["refund_fen", "refunds", "cost_fen", "costed_fen"] as const;
const kept = `sum(refunded_fen) as refund_fen, count(*) filter (where refunded_fen > 0) as refunds,
       coalesce(sum(purchase_fen * dispensed) filter (where counted), 0) as cost_fen,
       coalesce(sum(case when counted then paid_fen else 0 end - refunded_fen) filter (where purchase_fen is not null), 0) as costed_fen`;

/** Pieces sold: of pickup codes those that came out, because what stayed inside is fetched by another order. */
const sold =
  "coalesce(sum(case business when 'pickupCode' then dispensed else quantity end) filter (where counted), 0)";

/** Checks of orders, rollups, stock and refunds. */
export const orderChecks = {
  rollupSales: rollupCheck(
    "rollup_sales",
    ["merchant_id", "business_day", "machine_id", "product_id", "payment", "business"],
    ["orders", "quantity", "amount_fen", ...keptFigures],
    `select merchant_id, business_day, machine_id, coalesce(product_id, 0) as product_id, payment, business, count(*) filter (where counted) as orders,
       ${sold} as quantity, coalesce(sum(paid_fen) filter (where counted), 0) as amount_fen, ${kept}
     from sales_order where counted or refunded_fen > 0 group by 1, 2, 3, 4, 5, 6`,
  ),
  rollupDay: rollupCheck(
    "rollup_day",
    ["merchant_id", "business_day", "payment", "business"],
    ["orders", "quantity", "amount_fen", ...keptFigures],
    `select merchant_id, business_day, payment, business, count(*) filter (where counted) as orders, ${sold} as quantity,
       coalesce(sum(paid_fen) filter (where counted), 0) as amount_fen, ${kept}
     from sales_order where counted or refunded_fen > 0 group by 1, 2, 3, 4`,
  ),
  rollupHour: rollupCheck(
    "rollup_hour",
    ["merchant_id", "business_day", "hour"],
    ["orders", "amount_fen", "online_fen"],
    `select o.merchant_id, o.business_day, extract(hour from o.ordered_at at time zone m.time_zone)::smallint as hour, count(*) as orders, sum(o.paid_fen) as amount_fen,
       coalesce(sum(o.paid_fen) filter (where o.payment in (${onlinePaymentKinds.map((kind) => `'${kind}'`).join(", ")})), 0) as online_fen
     from sales_order o join merchant m on m.id = o.merchant_id where o.counted group by 1, 2, 3`,
  ),
  rollupTotal: rollupCheck(
    "rollup_total",
    ["merchant_id", "payment"],
    ["orders", "amount_fen"],
    "select merchant_id, payment, count(*) as orders, sum(paid_fen) as amount_fen from sales_order where counted group by 1, 2",
  ),
  rollupCard: rollupCheck(
    "rollup_card",
    ["merchant_id", "business_day", "machine_id", "card_no"],
    ["orders", "amount_fen"],
    `select merchant_id, business_day, machine_id, card_no, count(*) as orders, sum(paid_fen) as amount_fen
     from sales_order where counted and payment = 'memberCard' and card_no <> '' group by 1, 2, 3, 4`,
  ),
  /** Sales paid by face; what cameras only saw has no order. */
  rollupFace: rollupCheck(
    "rollup_face",
    ["merchant_id", "business_day", "machine_id"],
    ["orders", "amount_fen"],
    `select merchant_id, business_day, machine_id, count(*) as orders, sum(paid_fen) as amount_fen
     from sales_order where counted and by_face group by 1, 2, 3`,
  ),

  /** The stock of a lane is the sum of its movements; a lane that is gone has none. */
  laneStock: `select concat_ws(' ', machine_id, cabinet, lane_no) as subject, coalesce(s.stock, 0)::text as expected, coalesce(l.stock, 0)::text as actual
    from lane l full join (select machine_id, cabinet, lane_no, sum(quantity) as stock from stock_movement group by 1, 2, 3) s using (machine_id, cabinet, lane_no)
    where coalesce(s.stock, 0) <> coalesce(l.stock, 0)`,

  /** What an order gave back is the sum of its finished refunds. */
  orderRefunds: `select coalesce(o.id, r.order_id)::text as subject, coalesce(r.total, 0)::text as expected, coalesce(o.refunded_fen::text, 'no order') as actual
    from (select id, refunded_fen from sales_order where refunded_fen > 0 or id in (select order_id from refund)) o
      full join (select order_id, coalesce(sum(amount_fen) filter (where state = 'refunded'), 0) as total from refund group by order_id) r on r.order_id = o.id
    where o.refunded_fen is distinct from coalesce(r.total, 0)`,

  /** The order list finds orders by what became of their refunds: one under way is said, and nothing is said that no refund bears out. */
  orderRefundState: `select o.id::text as subject, coalesce(r.states, 'none') as expected, coalesce(o.refund_state, 'none') as actual
    from (select id, refund_state from sales_order where refund_state is not null or id in (select order_id from refund where state not in ('proposed', 'declined'))) o
      left join (select order_id, string_agg(distinct case state when 'requested' then 'refunding' else state end, ', ') as states,
        bool_or(state in ('requested', 'refunding')) as under_way from refund where state not in ('proposed', 'declined') group by order_id) r on r.order_id = o.id
    where (o.refund_state is not distinct from 'refunding') <> coalesce(r.under_way, false)
      or (o.refund_state is null and r.states not like '%failed%') or (o.refund_state is not null and coalesce(strpos(r.states, o.refund_state), 0) = 0)`,

  /** What came out of a batch is what its order says came out, and what was paid for that. */
  medicineSale: `select s.order_id::text as subject, o.dispensed || ' for ' || o.amount_fen as expected, s.quantity || ' for ' || s.amount_fen as actual
    from medicine_sale s left join (select top_id, id, dispensed, case when dispensed >= quantity then paid_fen else paid_fen * dispensed / quantity end as amount_fen
      from sales_order) o on o.top_id = s.top_id and o.id = s.order_id
    where (o.dispensed, o.amount_fen) is distinct from (s.quantity, s.amount_fen)`,

  /** Nobody got goods and money back without a person's decision or a recorded exception (M8). */
  refundedAndDispensed: `select o.id::text as subject, 'an exception' as expected, o.dispensed || ' of ' || o.quantity || ' dispensed, ' || o.refunded_fen || ' refunded' as actual
    from sales_order o where o.refunded_fen > 0 and o.dispensed >= o.quantity and o.exception is null
      and not exists (select from refund r where r.order_id = o.id and r.state = 'refunded' and r.method = 'manual')`,
} as const;
