/**
 * The seal of the statement of a day, as SQL: SHA-256 over the seal before it and every line of the day. Closing writes it
 * and verification recomputes it.
 */
export const sealOfSettlement = (previous: string, merchant: string, day: string): string =>
  `(select encode(sha256(convert_to(concat_ws(E'\\n', ${previous}, ${merchant}, ${day}, string_agg(concat_ws('|', l.account_id, l.account_version, l.fact_day, l.order_id,
     coalesce(l.machine_id, 0), l.payment, l.amount_fen, l.rate, l.fee_fen, l.higo_fen, l.split_fen, coalesce(l.split_version_id, 0)), E'\\n' order by l.account_id, l.account_version)), 'UTF8')), 'hex')
    from settlement_line l where l.merchant_id = ${merchant} and l.settle_day = ${day})`;

/** Checks of settled days: each answers `subject`, what it should be and what it is. */
export const settlementChecks = {
  /** A statement bears the seal of its lines and of the statement before it, and the newest seal stands in the book. */
  settlementSeal: `select concat_ws(' ', merchant_id, settle_day) as subject, expected, actual
    from (select s.merchant_id, s.settle_day, coalesce(lag(s.seal) over w, '') || ' ' || ${sealOfSettlement("s.previous_seal", "s.merchant_id", "s.settle_day")} as expected, s.previous_seal || ' ' || s.seal as actual
          from settlement s window w as (partition by s.merchant_id order by s.settle_day)
          union all
          select b.merchant_id, b.closed_day, coalesce((select s.seal from settlement s where s.merchant_id = b.merchant_id order by s.settle_day desc limit 1), ''), b.seal from settlement_book b) f
    where expected is distinct from actual`,

  /** A statement, its parts and its shares are the sums of its lines. */
  settlementSums: `select concat_ws(' ', merchant_id, settle_day, what) as subject, coalesce(max(sums) filter (where is_line), 'no lines') as expected, coalesce(max(sums) filter (where not is_line), 'nothing') as actual
    from (
      select true as is_line, merchant_id, settle_day, w.what, concat_ws(' ', sum(amount_fen), sum(fee_fen), sum(higo_fen), sum(split_fen)) as sums
      from settlement_line cross join (values ('statement'), ('parts')) w(what) group by 2, 3, 4
      union all
      select true, merchant_id, settle_day, 'shares', sum(split_fen)::text from settlement_line group by 2, 3 having sum(split_fen) <> 0
      union all
      select false, merchant_id, settle_day, 'statement', concat_ws(' ', sales_fen - refund_fen, fee_fen, higo_fen, split_fen) from settlement
      union all
      select false, merchant_id, settle_day, 'parts', concat_ws(' ', sum(paid_fen - refund_fen), sum(fee_fen), sum(higo_fen), sum(split_fen)) from settlement_part group by 2, 3
      union all
      select false, merchant_id, settle_day, 'shares', sum(share_fen)::text from settlement_share group by 2, 3 having sum(share_fen) <> 0) f
    group by merchant_id, settle_day, what
    having max(sums) filter (where is_line) is distinct from max(sums) filter (where not is_line)`,

  /** Between the beginning of an account's lines and its cursor every entry has one line of its amount, and no other line is of another amount. */
  settlementLines: `select account_id || ':' || account_version as subject, coalesce(e.fen::text, 'no line') as expected, coalesce(l.amount_fen::text, 'no line') as actual
    from (select e.account_id, e.account_version, -e.amount_fen as fen, e.account_version between c.from_version + 1 and c.until_version as is_due
          from settlement_cursor c join ledger.entry e on e.account_id = c.account_id and e.top_id = c.top_id) e
      full join settlement_line l using (account_id, account_version)
    where (e.is_due and l.id is null) or (l.id is not null and e.fen is distinct from l.amount_fen)`,

  /** A statement that was given away still says what the settled days say. */
  accountStatement: `select a.id::text as subject, f.fen::text as expected, a.total_fen::text as actual
    from account_statement a cross join lateral (
      select coalesce(case when a.receiver_id is null
        then (select sum(s.sales_fen - s.refund_fen - s.fee_fen - s.higo_fen - s.split_fen) from settlement s where s.merchant_id = a.merchant_id and s.settle_day between a.from_day and a.to_day)
        else (select sum(h.share_fen) from settlement_share h where h.merchant_id = a.merchant_id and h.receiver_id = a.receiver_id and h.settle_day between a.from_day and a.to_day) end, 0) as fen) f
    where f.fen <> a.total_fen`,

  /** What fees and splits have taken is what the settled statements say. */
  settlementMoney: `select merchant_id::text as subject, coalesce(s.fee, 0) || ' fees, ' || coalesce(s.split, 0) || ' splits' as expected, coalesce(a.fee, 0) || ' fees, ' || coalesce(a.split, 0) || ' splits' as actual
    from (select merchant_id, sum(fee_fen) as fee, sum(split_fen) as split from settlement where state = 'settled' group by 1) s
      full join (select merchant_id, sum(balance_fen) filter (where code = 'provider_fee') as fee, sum(balance_fen) filter (where code like 'split:%') as split
                 from ledger.account where code = 'provider_fee' or code like 'split:%' group by 1) a using (merchant_id)
    where (coalesce(s.fee, 0), coalesce(s.split, 0)) <> (coalesce(a.fee, 0), coalesce(a.split, 0))`,

  /** What the ledger says receivers have from providers is what their shares say, less what came back. */
  sharedMoney: `select coalesce(s.receiver, a.receiver) as subject, coalesce(s.fen, 0) || ' handed on' as expected, coalesce(a.fen, 0) || ' booked' as actual
    from (select receiver_id::text as receiver, sum(shared_fen - returned_fen) as fen from order_share group by 1) s
      full join (select split_part(code, ':', 2) as receiver, -sum(balance_fen) as fen from ledger.account where code like 'executed_share:%' group by 1) a using (receiver)
    where coalesce(s.fen, 0) <> coalesce(a.fen, 0)`,

  /** A share that came back is the sum of its returns. */
  sharesReturned: `select h.id::text as subject, coalesce(r.fen, 0)::text as expected, h.returned_fen::text as actual
    from order_share h left join (select share_id, sum(amount_fen) as fen from share_return where state = 'returned' group by 1) r on r.share_id = h.id
    where h.returned_fen <> coalesce(r.fen, 0)`,
} as const;
