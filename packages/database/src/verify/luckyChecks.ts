const sha = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
/** `luckyNumber` and `luckyText` of the domain, in SQL. */
const number = `(('x' || substr(${sha(`d.seed || '|' || d.order_id || '|' || d.trade_no || '|' || n`)}, 1, 12))::bit(48)::bigint % 10000)::int`;

/** Checks of lucky purchases that the cloud draws: nothing of a result is believed that does not follow from what was committed. */
export const luckyChecks = {
  /** Commitment, numbers, result and the prize's order follow from seed and payment, and each result is linked to the one before it. */
  luckyDraw: `select order_id::text as subject, expected, actual from (
      select d.order_id, ${sha("d.seed")} || ' ' || r.numbers::text || ' ' || r.won || ' ' || coalesce(lag(d.result_hash) over w, '') || ' ' ||
          ${sha(`concat_ws('|', d.previous_hash, d.result_no, d.order_id, d.commitment, d.trade_no, array_to_string(r.numbers, ','), case when r.won then 'won' else 'notWon' end)`)}
          || ' ' || coalesce(o.third_trade_no, '') || ' ' || row_number() over w as expected,
        d.commitment || ' ' || d.numbers::text || ' ' || d.won || ' ' || d.previous_hash || ' ' || d.result_hash || ' ' || d.trade_no || ' ' || d.result_no as actual
      from lucky_draw d left join sales_order o on o.top_id = d.top_id and o.id = d.order_id
        cross join lateral (select array_agg(x.number order by n) as numbers, bool_or(x.number < d.win_rate) as won
          from generate_series(1, d.draws) n cross join lateral (select ${number} as number) x) r
      where d.state = 'drawn' window w as (partition by d.plan_id order by d.result_no)) f where expected <> actual`,

  /** What an order says it won, drew and paid for is what was drawn. */
  luckyOrder: `select d.order_id::text as subject, case when d.won then 'won' else 'notWon' end || ' ' || d.draws || ' for ' || d.draws * d.draw_fen as expected,
      coalesce(o.win_result, 'nothing') || ' ' || o.lottery_count || ' for ' || o.lottery_fen as actual
    from lucky_draw d join sales_order o on o.top_id = d.top_id and o.id = d.order_id
    where d.state = 'drawn' and (o.win_result is distinct from case when d.won then 'won' else 'notWon' end or o.lottery_count <> d.draws or o.lottery_fen <> d.draws * d.draw_fen)`,

  /** A plan has given and reserved what its draws say, within its budget. */
  luckyBudget: `select p.id::text as subject, coalesce(d.spent, 0) || ' and ' || coalesce(d.reserved, 0) || ' within ' || p.budget_fen as expected,
      p.spent_fen || ' and ' || p.reserved_fen || ' within ' || p.budget_fen as actual
    from lucky_plan p left join (select top_id, plan_id, sum(prize_fen) filter (where won) as spent, sum(prize_fen) filter (where state = 'open') as reserved
      from lucky_draw group by 1, 2) d on d.top_id = p.top_id and d.plan_id = p.id
    where p.spent_fen <> coalesce(d.spent, 0) or p.reserved_fen <> coalesce(d.reserved, 0) or p.spent_fen + p.reserved_fen > p.budget_fen`,
} as const;
