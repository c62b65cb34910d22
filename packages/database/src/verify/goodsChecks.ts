/** Checks of what lies in warehouses. */
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
} as const;
