/** Checks of the ledger: each answers `subject`, what it should be and what it is. */
export const ledgerChecks = {
  /** All money of one currency sums to nothing. */
  ledgerSum: `select a.currency as subject, '0' as expected, sum(e.amount_fen)::text as actual
    from ledger.entry e join ledger.account a on a.id = e.account_id group by a.currency having sum(e.amount_fen) <> 0`,

  /** Every transaction has at least two lines, all with header and account, and they sum to nothing. */
  ledgerTransaction: `select coalesce(t.id, e.txn_id)::text as subject, '0 in at least 2 lines' as expected, coalesce(e.total, 0) || ' in ' || coalesce(e.lines, 0) as actual
    from ledger.txn t full join (select txn_id, sum(amount_fen) as total, count(*) as lines from ledger.entry group by txn_id) e on e.txn_id = t.id
    where t.id is null or e.total is distinct from 0 or coalesce(e.lines, 0) < 2`,

  /** Balance and version of an account are the sum and the number of its entries. */
  ledgerBalance: `select coalesce(a.id, e.account_id)::text as subject, coalesce(e.total, 0) || ' in ' || coalesce(e.lines, 0) as expected,
      coalesce(a.balance_fen::text, 'no account') || ' in ' || coalesce(a.version, 0) as actual
    from ledger.account a full join (select account_id, sum(amount_fen) as total, count(*) as lines from ledger.entry group by account_id) e on e.account_id = a.id
    where a.balance_fen is distinct from coalesce(e.total, 0) or a.version is distinct from coalesce(e.lines, 0)`,

  /** Line by line: versions count from 1 without gaps, and the balance after a line is the sum up to it. */
  ledgerHistory: `select account_id || ':' || account_version as subject, total || ' at ' || place as expected, balance_after_fen || ' at ' || account_version as actual
    from (select account_id, account_version, balance_after_fen, sum(amount_fen) over w as total, row_number() over w as place
          from ledger.entry window w as (partition by account_id order by account_version rows unbounded preceding)) e
    where total <> balance_after_fen or place <> account_version`,

  /** Nothing is below its minimum, and what a merchant may spend always has one. */
  ledgerMinimum: `select merchant_id || ' ' || code as subject, coalesce(minimum_fen::text, '0') || ' or more' as expected, balance_fen::text as actual
    from ledger.account where balance_fen < coalesce(minimum_fen, case when code in ('available', 'refund_hold', 'withdraw_hold') then 0 end)`,

  /** Money waits for the goods of open orders only; who closes an order books what waited. */
  pendingMoney: `select p.order_id::text as subject, 'an open order' as expected, p.waiting || ' pending of ' || coalesce(o.state, 'no order') as actual
    from (select t.reference_id as order_id, sum(e.amount_fen) as waiting
          from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.txn t on t.id = e.txn_id
          where a.code = 'pending' group by t.reference_id having sum(e.amount_fen) <> 0) p
      left join sales_order o on o.id = p.order_id
    where o.id is null or (o.state not in ('inTransaction', 'exception') and o.ship_state not in ('offered', 'claimed', 'granted'))`,

  /** What is held for withdrawals is amount and fee of those that have not ended, and what was paid out the amounts of those that were paid. */
  withdrawalMoney: `select coalesce(w.merchant_id, l.merchant_id)::text as subject, coalesce(w.held, 0) || ' held, ' || coalesce(w.paid, 0) || ' paid' as expected,
      coalesce(l.held, 0) || ' held, ' || coalesce(l.paid, 0) || ' paid' as actual
    from (select merchant_id, sum(amount_fen + fee_fen) filter (where state in ('notReviewed', 'reviewed', 'paying')) as held, sum(amount_fen) filter (where state = 'paid') as paid
          from withdrawal group by merchant_id) w
      full join (select merchant_id, sum(balance_fen) filter (where code = 'withdraw_hold') as held, sum(balance_fen) filter (where code = 'payout') as paid
                 from ledger.account where code in ('withdraw_hold', 'payout') group by merchant_id) l on l.merchant_id = w.merchant_id
    where coalesce(w.held, 0) <> coalesce(l.held, 0) or coalesce(w.paid, 0) <> coalesce(l.paid, 0)`,

  /** What the customers of an order paid and did not get back is what left the clearing, cash and card accounts for it. */
  orderMoney: `select coalesce(o.id, l.order_id)::text as subject, coalesce(o.kept, 0)::text as expected, coalesce(l.taken, 0)::text as actual
    from (select id, paid_fen - refunded_fen as kept from sales_order where counted or refunded_fen > 0) o
      full join (select t.reference_id as order_id, -sum(e.amount_fen) as taken
                 from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.txn t on t.id = e.txn_id
                 where (a.code like 'psp\\_clearing:%' or a.code like 'cash\\_in\\_machine:%' or a.code like 'card:%' or a.code like 'due:%' or a.code in ('card_float', 'other_income'))
                   and t.kind in ('sale', 'paid', 'refundDone')
                 group by t.reference_id) l on l.order_id = o.id
    where coalesce(o.kept, 0) <> coalesce(l.taken, 0)`,
} as const;
