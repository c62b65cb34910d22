/** Running sums reach back for 100 days; the first of them has none before it to be compared with. */
const comparedDays = 99;

/** Figures of members reach back for this many days. */
const memberDays = 40;

/** Purchases by card of each tree that the figures of its members should hold, and what follows for each card. */
const members = `tree as materialized (select top_id, max(business_day) as day from rollup_member_day group by 1),
    sold as materialized (
      select top_id, card_no, business_day, sum(orders) as orders, sum(amount_fen) as amount_fen
      from (select top_id, card_no, business_day, orders, amount_fen from rollup_card
            union all select top_id, card_no, business_day, -orders, -amount_fen from rollup_late_card) c join tree t using (top_id)
      where business_day between t.day - ${memberDays - 1} and t.day group by 1, 2, 3 having sum(orders) <> 0),
    card as materialized (
      select top_id, card_no, max(business_day) as newest_day, (array_agg(business_day order by business_day desc))[2] as previous_day from sold group by 1, 2)`;

/** Checks of what the closing of days keeps. */
export const closingChecks = {
  /** What a day adds to the running sum of a product or machine are its sales, without those that still wait beside it. */
  rollupUntil: `select concat_ws(' ', merchant_id, business_day, dimension, subject_id) as subject,
      concat_ws(' ', coalesce(sum(orders) filter (where is_sale), 0), coalesce(sum(quantity) filter (where is_sale), 0), coalesce(sum(amount_fen) filter (where is_sale), 0)) as expected,
      concat_ws(' ', coalesce(sum(orders) filter (where not is_sale), 0), coalesce(sum(quantity) filter (where not is_sale), 0), coalesce(sum(amount_fen) filter (where not is_sale), 0)) as actual
    from (
      select true as is_sale, merchant_id, business_day, case when product_id is null then 'machine' else 'product' end as dimension, coalesce(product_id, machine_id) as subject_id,
        sum(orders) as orders, sum(quantity) as quantity, sum(amount_fen) as amount_fen
      from (select merchant_id, business_day, product_id, machine_id, orders, quantity, amount_fen from rollup_sales
            union all select merchant_id, business_day, product_id, machine_id, -orders, -quantity, -amount_fen from rollup_late) r
      group by grouping sets ((merchant_id, business_day, product_id), (merchant_id, business_day, machine_id))
      union all
      select false, merchant_id, business_day + n, dimension, subject_id, sum(orders * (1 - 2 * n)), sum(quantity * (1 - 2 * n)), sum(amount_fen * (1 - 2 * n))
      from rollup_until cross join generate_series(0, 1) n group by 2, 3, 4, 5) f
      join merchant m using (merchant_id)
    where business_day between m.closed_day - ${comparedDays - 1} and m.closed_day
    group by merchant_id, business_day, dimension, subject_id
    having (coalesce(sum(orders) filter (where is_sale), 0), coalesce(sum(quantity) filter (where is_sale), 0), coalesce(sum(amount_fen) filter (where is_sale), 0))
      is distinct from (coalesce(sum(orders) filter (where not is_sale), 0), coalesce(sum(quantity) filter (where not is_sale), 0), coalesce(sum(amount_fen) filter (where not is_sale), 0))`,

  /** The hours of a closed day are those of its sales; a day for which something waits beside it is not read and not compared. */
  rollupHeat: `select concat_ws(' ', merchant_id, business_day) as subject, coalesce(e.orders::text, 'no sales') as expected, coalesce(a.orders::text, 'no row') as actual
    from (select r.merchant_id, r.top_id, r.business_day, array(
            select coalesce(o.orders, 0) from generate_series(0, 23) h
            left join rollup_hour o on o.merchant_id = r.merchant_id and o.top_id = r.top_id and o.business_day = r.business_day and o.hour = h order by h) as orders
          from (select distinct merchant_id, top_id, business_day from rollup_hour) r) e
      full join rollup_heat a using (merchant_id, top_id, business_day) join merchant m using (merchant_id)
    where business_day between m.closed_day - ${comparedDays - 1} and m.closed_day and e.orders is distinct from a.orders
      and not exists (select from rollup_late l where l.merchant_id = m.id and l.business_day = coalesce(e.business_day, a.business_day))`,

  /** Figures of members follow from the purchases of the kept days, without those that still wait beside them. */
  rollupMember: `with ${members}
    select concat_ws(' ', top_id, card_no) as subject, concat_ws(' ', e.newest_day, e.previous_day) as expected, concat_ws(' ', k.newest_day, k.previous_day) as actual
    from card e full join rollup_member k using (top_id, card_no)
    where (e.newest_day, e.previous_day) is distinct from (k.newest_day, k.previous_day)`,
  rollupMemberDay: `with ${members},
    expected as (
      select t.top_id, d.day::date as business_day, coalesce(s.members, 0) as members, coalesce(s.orders, 0) as orders, coalesce(s.amount_fen, 0) as amount_fen,
        (select count(*) from card c where c.top_id = t.top_id and c.newest_day = d.day::date) as newest, (select count(*) from card c where c.top_id = t.top_id and c.previous_day = d.day::date) as previous
      from tree t cross join lateral generate_series(t.day - ${memberDays - 1}, t.day, interval '1 day') d(day)
        left join (select top_id, business_day, count(*) as members, sum(orders) as orders, sum(amount_fen) as amount_fen from sold group by 1, 2) s on s.top_id = t.top_id and s.business_day = d.day::date)
    select concat_ws(' ', top_id, business_day) as subject, concat_ws(' ', e.members, e.orders, e.amount_fen, e.newest, e.previous) as expected,
      concat_ws(' ', d.members, d.orders, d.amount_fen, d.newest, d.previous) as actual
    from expected e full join rollup_member_day d using (top_id, business_day)
    where (e.members, e.orders, e.amount_fen, e.newest, e.previous) is distinct from (d.members, d.orders, d.amount_fen, d.newest, d.previous)`,
} as const;
