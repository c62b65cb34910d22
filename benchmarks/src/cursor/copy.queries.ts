/** The columns that the cursor shows, written by the database itself to where nothing is kept: its own limit. */
export const copiedOrders = (topId: string): string =>
  `copy (select o.id, h.merchant_no, coalesce(m.machine_no, ''), o.product_name, o.quantity, o.dispensed, o.payment, o.business, o.state, o.pay_state,
     o.price_fen, o.discount_fen, o.paid_fen, o.refunded_fen, o.business_day, o.ordered_at, o.paid_at
   from sales_order o join merchant h on h.id = o.merchant_id left join machine m on m.top_id = o.top_id and m.id = o.machine_id
   where o.top_id = ${topId} order by o.id) to '/dev/null'`;
