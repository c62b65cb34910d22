/** Checks of what lies in warehouses, and of what suppliers ask for it. */
export const goodsChecks = {
  /** Stock and cost of each level are the sums of its movements. */
  goodsLevel: `select l.id::text as subject, coalesce(m.stock, 0) || ' for ' || coalesce(m.value, 0) as expected, l.stock || ' for ' || l.value_fen as actual
    from goods_level l left join (select top_id, level_id, sum(quantity) as stock, sum(value_fen) as value from goods_movement group by 1, 2) m
      on m.top_id = l.top_id and m.level_id = l.id
    where (coalesce(m.stock, 0), coalesce(m.value, 0)) is distinct from (l.stock, l.value_fen)`,

  /** Movement by movement: what lies after each is the sum up to it. */
  goodsHistory: `select id::text as subject, stock || ' for ' || value as expected, stock_after || ' for ' || value_after_fen as actual
    from (select id, stock_after, value_after_fen, sum(quantity) over w as stock, sum(value_fen) over w as value
          from goods_movement window w as (partition by top_id, level_id order by id rows unbounded preceding)) m
    where (stock, value) is distinct from (stock_after, value_after_fen)`,

  /** What a count of a place booked is its differences for what they were worth; what was taken back is level again. */
  goodsCount: `select coalesce(n.count_id, m.document_id)::text as subject,
      coalesce(n.quantity, 0) || ' for ' || coalesce(n.value::text, '?') as expected, coalesce(m.quantity, 0) || ' for ' || coalesce(m.value::text, '?') as actual
    from (select l.top_id, l.count_id, l.product_id, l.batch_no, case c.state when 'booked' then l.difference else 0 end as quantity,
            case c.state when 'booked' then l.value_fen end as value
          from goods_count_line l join goods_count c on c.top_id = l.top_id and c.id = l.count_id) n
      full join (select v.top_id, v.document_id, l.product_id, l.batch_no, sum(v.quantity) as quantity, sum(v.value_fen) as value
          from goods_movement v join goods_level l on l.top_id = v.top_id and l.id = v.level_id
          where v.reason = 'count' or exists (select from goods_count c where c.top_id = v.top_id and c.id = v.document_id) group by 1, 2, 3, 4) m
        on m.top_id = n.top_id and m.document_id = n.count_id and m.product_id = n.product_id and m.batch_no = n.batch_no
    where coalesce(n.quantity, 0) <> coalesce(m.quantity, 0) or coalesce(n.value, m.value, 0) <> coalesce(m.value, 0)`,

  /** A bill of a supplier asks for what its receipts less its returns came to, holds them while it counts, and no more is paid on it than it asks for. */
  supplierBill: `select b.id::text as subject, 'for ' || l.sum || ', paid up to ' || p.most || ', held as ' || b.state as expected,
      'for ' || b.expected_fen || ', paid ' || p.paid || ', held ' || l.held || ' of ' || l.lines as actual
    from supplier_bill b
      cross join lateral (select coalesce(sum(amount_fen) filter (where state = 'booked'), 0) as paid,
                            case b.state when 'open' then b.amount_fen else 0 end as most
                          from supplier_payment where top_id = b.top_id and bill_id = b.id) p
      cross join lateral (select count(*) as lines, count(*) filter (where l.counts) as held,
                            coalesce(sum(case d.kind when 'return' then -l.amount_fen else l.amount_fen end), 0) as sum,
                            count(*) filter (where l.counts and d.state <> 'booked') as gone
                          from supplier_bill_line l join goods_document d on d.top_id = l.top_id and d.id = l.document_id
                          where l.top_id = b.top_id and l.bill_id = b.id) l
    where p.paid > p.most or l.sum <> b.expected_fen or l.gone > 0 or l.held <> case b.state when 'open' then l.lines else 0 end`,
} as const;
