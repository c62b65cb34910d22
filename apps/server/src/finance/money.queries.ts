import { type Handle, raw, sql, statement } from "@yunshou/database";
import { type MerchantMoney, settlementReachDays, withdrawableFen } from "@yunshou/domain";

/** Sums of the ledger's accounts of merchant `m` that withdrawals ask for, as columns of `money`. Cards and machines, of which one may have thousands, are not touched. */
export const moneyOf = raw(`left join lateral (
    select coalesce(sum(a.balance_fen) filter (where a.code = 'available'), 0) as available,
      coalesce(sum(a.balance_fen) filter (where a.code = 'pending'), 0) as pending,
      coalesce(sum(a.balance_fen) filter (where a.code = 'refund_hold'), 0) as refund_hold,
      coalesce(sum(a.balance_fen) filter (where a.code = 'withdraw_hold'), 0) as withdraw_hold,
      coalesce(sum(a.balance_fen) filter (where a.code = 'fee_income'), 0) as fee_income,
      coalesce(sum(a.balance_fen) filter (where a.code = 'provider_fee'), 0) as provider_fee,
      coalesce(sum(a.balance_fen) filter (where a.code = 'payout'), 0) as payout,
      coalesce(sum(a.balance_fen) filter (where a.code = 'due_transfer'), 0) as transfer
    from ledger.account a where a.merchant_id = m.id and a.currency = 'CNY'
      and a.code = any('{available,pending,refund_hold,withdraw_hold,fee_income,provider_fee,payout,due_transfer}')) money on true
  left join lateral (
    select coalesce(sum(a.balance_fen), 0) as clearing from ledger.account a
    where a.merchant_id = m.id and a.currency = 'CNY' and a.code >= 'psp_clearing:' and a.code < 'psp_clearing;') provider on true
  left join lateral (
    select coalesce(sum(a.balance_fen), 0) as fen from ledger.account a
    where a.merchant_id = m.id and a.currency = 'CNY' and a.code >= 'split:' and a.code < 'split;') shared on true
  left join lateral (
    select coalesce(sum(greatest(s.fee_fen + s.split_fen, case when s.state = 'held' then s.sales_fen - s.refund_fen - s.higo_fen end, 0)), 0) as fen
    from settlement s where s.merchant_id = m.id and s.state <> 'settled') unsettled on true`);

/**
 * What came in through providers on days of merchant `m` that are not closed, the running one among them, as column `today.fen`.
 * Where no day was closed yet, these are all that the first closing reaches back to.
 */
export const todayOf = (now: Date) => sql`left join lateral (
    select coalesce(sum(x.online_fen), 0) as fen from rollup_hour x cross join lateral (select (${now}::timestamptz at time zone m.time_zone)::date - 1 as ended) d
    where x.merchant_id = m.id and x.business_day > least(d.ended, coalesce(
      (select b.closed_day from settlement_book b where b.top_id = m.top_id and b.merchant_id = m.id), d.ended - ${settlementReachDays}::int))) today on true`;

/** The same as `withdrawableFen` of the domain, for lists that sort by it and for exports. */
export const withdrawableSql =
  raw(`greatest(0, least(money.available, -provider.clearing - money.payout - money.transfer - money.pending - money.refund_hold
    - money.withdraw_hold - money.fee_income - money.provider_fee - shared.fen - today.fen) - unsettled.fen)`);

/** Holds a merchant so that its withdrawals follow one another; answers what can be withdrawn, in fen. */
export async function holdWithdrawable(tx: Handle, merchantId: string, now: Date): Promise<bigint> {
  await tx.query("select 1 from merchant where id = $1 for no key update", [merchantId]);
  return readWithdrawable(tx, merchantId, now);
}

/** What a merchant can withdraw now, in fen (FIN-03, FIN-07). */
export async function readWithdrawable(tx: Handle, merchantId: string, now: Date): Promise<bigint> {
  const read = sql`select money.available as "availableFen", money.pending as "pendingFen",
      money.refund_hold as "refundHoldFen", money.withdraw_hold as "withdrawHoldFen", money.fee_income as "feeIncomeFen",
      money.payout as "payoutFen", money.transfer as "transferFen", provider.clearing as "clearingFen", today.fen as "todayFen",
      money.provider_fee + shared.fen as "chargedFen", unsettled.fen as "unsettledFen"
    from merchant m ${moneyOf} ${todayOf(now)} where m.id = ${merchantId}`;
  const [row] = await tx.query<Record<keyof MerchantMoney, string>>(...statement(read));
  if (row === undefined) return 0n;
  const money = Object.fromEntries(Object.entries(row).map(([name, fen]) => [name, BigInt(fen)]));
  return withdrawableFen(money as unknown as MerchantMoney);
}
