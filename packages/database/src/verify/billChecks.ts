/** Checks of providers' bills: each answers `subject`, what it should be and what it is. */
export const billChecks = {
  /** Ours less theirs of a bill is the sum of its differences, to the fen, for payments and for refunds; of a bill of shares for these and their returns. */
  billSums: `select concat_ws(' ', b.service_id, b.day) as subject, b.our_paid_fen - b.paid_fen || ' paid, ' || b.our_refund_fen - b.refund_fen || ' refunded' as expected,
      coalesce(d.paid, 0) || ' paid, ' || coalesce(d.refunded, 0) || ' refunded' as actual
    from provider_bill b left join (
      select bill_id, sum(coalesce(our_fen, 0) - coalesce(their_fen, 0)) filter (where kind in ('payment', 'share')) as paid,
        sum(coalesce(our_fen, 0) - coalesce(their_fen, 0)) filter (where kind in ('refund', 'return')) as refunded
      from bill_difference where reason <> 'feeDiffers' group by bill_id) d on d.bill_id = b.id
    where (b.our_paid_fen - b.paid_fen, b.our_refund_fen - b.refund_fen) <> (coalesce(d.paid, 0), coalesce(d.refunded, 0))`,

  /** What is open after a bill is what was open before it, with what is new and less what it settled; the next one begins with that. */
  billContinuity: `select concat_ws(' ', service_id, day) as subject, before || ' before, ' || before + opened - settled || ' after' as expected, open_before || ' before, ' || open_after || ' after' as actual
    from (select service_id, day, open_before, opened, settled, open_after, coalesce(lag(open_after) over (partition by service_id, subject order by day), 0) as before from provider_bill) b
    where (open_before, open_after) <> (before, before + opened - settled)`,
} as const;
