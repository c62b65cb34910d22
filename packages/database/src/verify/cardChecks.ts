const figures = (side: string) =>
  ["balance", "gift"].map((name) => `coalesce(${side}.${name}, 0)`).join(" || ' + ' || ");

/** Checks of cards: what a card shows, what its book says and what the ledger owes its holder are one and the same. */
export const cardChecks = {
  /** What lies on a card is what the ledger owes its holder. */
  cardLedger: `select coalesce(c.id, l.id)::text as subject, ${figures("l")} as expected, ${figures("c")} as actual
    from (select id, balance_fen as balance, gift_fen as gift from card) c
      full join (select split_part(code, ':', 2)::bigint as id, coalesce(sum(balance_fen) filter (where code like '%:balance'), 0) as balance,
                   coalesce(sum(balance_fen) filter (where code like '%:gift'), 0) as gift
                 from ledger.account where code like 'card:%' group by 1) l on l.id = c.id
    where (coalesce(c.balance, 0), coalesce(c.gift, 0)) is distinct from (coalesce(l.balance, 0), coalesce(l.gift, 0))`,

  /** What lies on a card, and its totals, are the sums of its book. A refund is taken off the card that had paid. */
  cardBook: `select c.id::text as subject,
      concat_ws(' ', coalesce(b.balance, 0), coalesce(b.gift, 0), coalesce(b.recharged, 0), coalesce(b.consumed, 0) - coalesce(r.refunded, 0), coalesce(b.purchases, 0)) as expected,
      concat_ws(' ', c.balance_fen, c.gift_fen, c.recharged_fen, c.consumed_fen, c.consumed_count) as actual
    from card c
      left join (select card_id, sum(amount_fen) as balance, sum(gift_amount_fen) as gift, sum(amount_fen) filter (where kind = 'recharge') as recharged,
                   -sum(amount_fen + gift_amount_fen) filter (where kind = 'consumption') as consumed, count(*) filter (where kind = 'consumption') as purchases
                 from card_movement group by card_id) b on b.card_id = c.id
      left join (select paid.card_id, sum(back.amount_fen + back.gift_amount_fen) as refunded
                 from card_movement back join card_movement paid on paid.order_id = back.order_id and paid.kind = 'consumption'
                 where back.kind = 'refund' group by paid.card_id) r on r.card_id = c.id
    where (coalesce(b.balance, 0), coalesce(b.gift, 0), coalesce(b.recharged, 0), coalesce(b.consumed, 0) - coalesce(r.refunded, 0), coalesce(b.purchases, 0))
      is distinct from (c.balance_fen, c.gift_fen, c.recharged_fen, c.consumed_fen, c.consumed_count::bigint)`,

  /** What one merchant owes another because of cards, the other claims from it. */
  cardDues: `select d.merchant_id || ' and ' || d.other as subject, (-coalesce(o.balance_fen, 0))::text as expected, d.balance_fen::text as actual
    from (select merchant_id, split_part(code, ':', 2)::bigint as other, balance_fen from ledger.account where code like 'due:%') d
      left join ledger.account o on o.merchant_id = d.other and o.code = 'due:' || d.merchant_id
    where d.balance_fen <> -coalesce(o.balance_fen, 0)`,

  /** What the cloud answers for of sales without network is never more than it signed for the card at the machine. */
  cardAllowance: `select l.machine_id || ' version ' || l.version || ' card ' || u.card_id as subject,
      'at most ' || coalesce(l.cards -> u.card_id::text ->> 'amountFen', '0') as expected, u.fen::text as actual
    from (select top_id, machine_id, version, card_id, sum(amount_fen) as fen from card_allowance_use group by 1, 2, 3, 4) u
      join card_allowance_list l on l.top_id = u.top_id and l.machine_id = u.machine_id and l.version = u.version
    where u.fen > coalesce((l.cards -> u.card_id::text ->> 'amountFen')::bigint, 0)`,

  /** A sale for which the cloud answers was paid by the card of the list or by one in its place, whole and once. */
  cardAllowanceUse: `select u.order_id::text as subject, u.amount_fen::text as expected, coalesce(-sum(v.amount_fen + v.gift_amount_fen), 0)::text as actual
    from card_allowance_use u left join card_movement v on v.order_id = u.order_id and v.top_id = u.top_id and v.kind = 'consumption'
    group by u.order_id, u.amount_fen having coalesce(-sum(v.amount_fen + v.gift_amount_fen), 0) <> u.amount_fen`,

  /** What a merchant has from packages of rights is what its sales say. */
  packageIncome: `select coalesce(s.merchant_id, a.merchant_id)::text as subject, coalesce(s.fen, 0)::text as expected, coalesce(a.fen, 0)::text as actual
    from (select merchant_id, sum(price_fen - coalesce(refund_fen, 0)) as fen from member_package_sale group by 1) s
      full join (select merchant_id, sum(balance_fen) as fen from ledger.account where code = 'package_income' group by 1) a on a.merchant_id = s.merchant_id
    where coalesce(s.fen, 0) <> coalesce(a.fen, 0)`,

  /** What was moved between merchants of a tree is what their settled dues say. */
  dueTransfers: `select merchant_id::text as subject, coalesce(s.fen, 0)::text as expected, coalesce(a.fen, 0)::text as actual
    from (select merchant_id, sum(fen) as fen from (
            select merchant_id, amount_fen as fen from due_settlement where state = 'done' and way = 'offset'
            union all select payee_id, -amount_fen from due_settlement where state = 'done' and way = 'offset') moved group by 1) s
      full join (select merchant_id, sum(balance_fen) as fen from ledger.account where code = 'due_transfer' group by 1) a using (merchant_id)
    where coalesce(s.fen, 0) <> coalesce(a.fen, 0)`,
} as const;
