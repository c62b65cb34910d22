/** Checks of promotions: what orders claimed is what their plans gave. */
export const promotionChecks = {
  /** Uses and amount of a plan are those of the orders that hold it. */
  planUses: `select p.id::text as subject, coalesce(o.uses, 0) || ' ' || coalesce(o.fen, 0) as expected, p.used_count || ' ' || p.used_fen as actual
    from marketing_plan p left join (select top_id, plan_id, count(*) as uses, sum(discount_fen) as fen from order_promotion
      where plan_id is not null and not released group by 1, 2) o on o.top_id = p.top_id and o.plan_id = p.id
    where p.used_count <> coalesce(o.uses, 0) or p.used_fen <> coalesce(o.fen, 0)`,

  /** What promotions took off an order is its discount. */
  promotionDiscount: `select p.order_id::text as subject, p.fen::text as expected, coalesce(o.discount_fen::text, 'no order') as actual
    from (select top_id, order_id, sum(discount_fen) as fen from order_promotion group by 1, 2) p
      left join sales_order o on o.top_id = p.top_id and o.id = p.order_id where o.discount_fen is distinct from p.fen`,
} as const;
