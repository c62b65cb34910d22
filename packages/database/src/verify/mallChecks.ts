/** Checks of the mall: what is reserved is what open orders wait for. */
export const mallChecks = {
  /** Pieces of a product are reserved for its open orders, and for nothing else. */
  mallReserved: `select g.id::text as subject, coalesce(o.pieces, 0)::text as expected, g.reserved::text as actual
    from mall_product g left join (select top_id, mall_product_id, sum(quantity) as pieces from mall_order where hold = 'reserved' and pickup_machine_id is null group by 1, 2) o
      on o.top_id = g.top_id and o.mall_product_id = g.id
    where g.reserved <> coalesce(o.pieces, 0)`,

  /** The movements of a product of the mall, or of a store, lead to its stock. */
  mallStock: `select k.id::text as subject, coalesce(v.pieces, 0)::text as expected, k.stock::text as actual
    from (select id, stock from mall_product union all select id, stock from physical_store_product) k
      left join (select stock_level_id, sum(stock_after - stock_before) as pieces from mall_stock_movement group by 1) v on v.stock_level_id = k.id
    where k.stock <> coalesce(v.pieces, 0)`,

  /** Pieces of a flash sale are taken by its orders that did not end without goods, and by nothing else. */
  mallFlashTaken: `select s.id::text as subject, coalesce(o.pieces, 0)::text as expected, s.taken::text as actual
    from mall_flash_sale s left join (select top_id, flash_sale_id, sum(quantity) as pieces from mall_order where hold <> 'released' and flash_sale_id is not null group by 1, 2) o
      on o.top_id = s.top_id and o.flash_sale_id = s.id
    where s.taken <> coalesce(o.pieces, 0)`,

  /** Pieces of a group purchase are taken by its orders that did not end without goods, and by nothing else. */
  mallGroupTaken: `select b.id::text as subject, coalesce(o.pieces, 0)::text as expected, b.taken::text as actual
    from mall_group_buy b left join (select top_id, group_buy_id, sum(quantity) as pieces from mall_order where hold <> 'released' and group_buy_id is not null group by 1, 2) o
      on o.top_id = b.top_id and o.group_buy_id = b.id
    where b.taken <> coalesce(o.pieces, 0)`,

  /** Places of a group that gathers are those of its orders that have not ended, and none is full; one that is complete was paid for all of them. */
  mallGroupPlaces: `select g.id::text as subject, coalesce(o.taken, 0) || '/' || coalesce(o.paid, 0) as expected, g.taken || '/' || g.paid as actual
    from mall_buying_group g left join (select top_id, buying_group_id, count(*) as taken, count(*) filter (where group_paid) as paid
      from mall_order where hold = 'reserved' and buying_group_id is not null group by 1, 2) o on o.top_id = g.top_id and o.buying_group_id = g.id
    where case g.state when 'gathering' then g.taken <> coalesce(o.taken, 0) or g.paid <> coalesce(o.paid, 0) or g.paid = g.size
      when 'complete' then g.paid <> g.size else false end`,

  /** Goods of a group are prepared when it is complete, and not before. */
  mallGroupGoods: `select f.id::text as subject, g.state as expected, f.fulfilment as actual
    from mall_order f join mall_buying_group g on g.top_id = f.top_id and g.id = f.buying_group_id
    where f.hold = 'reserved' and (f.fulfilment = 'toGather') <> (g.state <> 'complete')`,

  /** An order keeps its pieces until its goods went out or it ended without them. */
  mallHold: `select f.id::text as subject, case when f.fulfilment = 'completed' then 'taken' when o.pay_state in ('closed', 'refunded') then 'released' else 'reserved' end as expected,
      f.hold as actual
    from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
    where f.hold <> case when f.fulfilment = 'completed' then 'taken' when o.pay_state in ('closed', 'refunded') then 'released' else 'reserved' end
      and not (f.hold = 'released' and o.exception = 'paidAfterClose')`,
} as const;
