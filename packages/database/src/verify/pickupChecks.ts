/** Whether all of a code came out, whether something is still under way, and what its state would be. */
const due = `select c.id, c.state,
    case when coalesce(bool_or(o.under_way), false) then 'used'
      when not exists (select from pickup_batch_line l where l.top_id = c.top_id and l.batch_id = c.batch_id and l.quantity >
        (select coalesce(sum(d.delivered), 0) from pickup_order d where d.top_id = c.top_id and d.code_id = c.id and d.product_id = l.product_id)) then 'allDelivered'
      when coalesce(sum(o.delivered), 0) > 0 then 'partlyDelivered' when count(o.order_id) > 0 then 'failed' else 'unused' end as due
  from pickup_code c left join pickup_order o on o.top_id = c.top_id and o.code_id = c.id
  where c.state not in ('cancelled', 'expired') group by c.top_id, c.id, c.state, c.batch_id`;

/** Checks of pickup codes: nothing comes out for nothing. */
export const pickupChecks = {
  /** What a code gave is what the machines said of its orders. */
  pickupDelivered: `select coalesce(p.order_id, o.id)::text as subject, coalesce(o.dispensed::text, 'no order') as expected, coalesce(p.delivered::text, 'no code') as actual
    from pickup_order p full join (select top_id, id, dispensed from sales_order where business = 'pickupCode') o on o.top_id = p.top_id and o.id = p.order_id
    where p.delivered is distinct from o.dispensed`,

  /** Orders of pickup codes take no money from anybody. */
  pickupMoney:
    "select id::text as subject, '0' as expected, paid_fen::text as actual from sales_order where business = 'pickupCode' and paid_fen <> 0",

  /** The state of a code follows from what came out; cancelled and expired codes keep what they were. */
  pickupState: `select s.id::text as subject, s.due as expected, s.state as actual from (${due}) s where s.state <> s.due`,

  /** A batch made as many codes as it says. */
  pickupBatch: `select b.id::text as subject, coalesce(c.codes, 0)::text as expected, b.made::text as actual
    from pickup_batch b left join (select top_id, batch_id, count(*) as codes from pickup_code group by 1, 2) c on c.top_id = b.top_id and c.batch_id = b.id
    where b.made <> coalesce(c.codes, 0)`,
} as const;
