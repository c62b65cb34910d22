/** What is written of the uses of each code. */
const uses = `select top_id, code_id, count(*) filter (where state = 'used') as used, count(*) filter (where state = 'held') as held from discount_use group by 1, 2`;

/** Checks of coupons, promo codes and vouchers: no code is used more often than it allows, and none is used up for nothing. */
export const codeChecks = {
  /** The counts of a code are its uses. */
  codeUses: `select c.id::text as subject, coalesce(u.used, 0) || ' used, ' || coalesce(u.held, 0) || ' held' as expected, c.used || ' used, ' || c.held || ' held' as actual
    from discount_code c left join (${uses}) u on u.top_id = c.top_id and u.code_id = c.id
    where c.used <> coalesce(u.used, 0) or c.held <> coalesce(u.held, 0)`,

  /** The state of a code follows from its counts; expired and void codes keep what they were. */
  codeState: `select s.id::text as subject, s.due as expected, s.state as actual from
    (select id, state, case when used >= max_uses then 'used' when used + held >= max_uses then 'inUse' else 'unused' end as due from discount_code) s
    where s.state not in ('expired', 'void') and s.state <> s.due`,

  /** A batch handed out as many codes as it says, and was used as often. */
  codeBatch: `select b.id::text as subject, coalesce(c.codes, 0) || ' codes, ' || coalesce(c.used, 0) || ' uses' as expected, b.made || ' codes, ' || b.used || ' uses' as actual
    from discount_batch b left join (select top_id, batch_id, count(*) as codes, sum(used) as used from discount_code group by 1, 2) c on c.top_id = b.top_id and c.batch_id = b.id
    where b.made <> coalesce(c.codes, 0) or b.used <> coalesce(c.used, 0)`,

  /** A coupon that is drawn was handed out exactly as often as a draw of it won. */
  codeDraws: `select b.id::text as subject, coalesce(d.won, 0) || ' won' as expected, b.made || ' handed out' as actual
    from discount_batch b left join (select top_id, batch_id, count(code_id) as won from coupon_draw group by 1, 2) d on d.top_id = b.top_id and d.batch_id = b.id
    where b.win_rate is not null and b.made <> coalesce(d.won, 0)`,

  /** A use is held while its order is unpaid, and takes off no more than its order says. */
  codeOrder: `select u.id::text as subject, coalesce(o.pay_state || ', at most ' || o.discount_fen, 'an order') as expected, u.state || ', ' || u.discount_fen as actual
    from discount_use u left join sales_order o on o.top_id = u.top_id and o.id = u.order_id
    where u.order_id is not null and (o.id is null or u.discount_fen > o.discount_fen or (u.state = 'held') <> (o.pay_state = 'unpaid'))`,
} as const;
