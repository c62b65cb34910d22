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
