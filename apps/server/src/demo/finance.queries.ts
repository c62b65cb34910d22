import type { Handle } from "@yunshou/database";
import type { WithdrawalState } from "@yunshou/domain";

export interface MerchantWithBoss {
  readonly merchantId: string;
  readonly topId: string;
  readonly merchantName: string;
  readonly bossId: string;
}

/** Merchants of the demo company with their first administrator, top merchants first. */
export function merchantsWithBoss(tx: Handle): Promise<MerchantWithBoss[]> {
  return tx.query<MerchantWithBoss>(
    `select m.id as "merchantId", m.top_id as "topId", m.name as "merchantName", u.id as "bossId"
     from merchant m cross join lateral (select id from app_user where merchant_id = m.id and level = '1' and status = 'normal' order by id limit 1) u
     where m.status = 'normal' and m.id <> 1 order by cardinality(m.path), m.merchant_no`,
  );
}

export async function insertDemoWithdrawal(
  tx: Handle,
  made: MerchantWithBoss & {
    readonly accountId: string;
    readonly bankName: string;
    readonly bankCardNo: string;
    readonly amountFen: bigint;
    readonly feeFen: bigint;
    readonly remark: string;
  },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into withdrawal (top_id, merchant_id, account_id, bank_name, card_tail, amount_fen, fee_fen, remark, applied_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      made.topId,
      made.merchantId,
      made.accountId,
      made.bankName,
      made.bankCardNo.slice(-4),
      made.amountFen,
      made.feeFen,
      made.remark,
      made.bossId,
    ],
  );
  return row!.id;
}

/** Gives a withdrawal its state and the moments at which it came there; the platform's first administrator reviewed it. */
export async function backdateWithdrawal(
  tx: Handle,
  topId: string,
  withdrawNo: string,
  past: {
    readonly state: WithdrawalState;
    readonly appliedAt: Date;
    readonly reason: string;
    readonly transferNo: string | null;
  },
): Promise<void> {
  await tx.query(
    `update withdrawal set state = $3, reason = $4, transfer_no = $5, applied_at = $6,
       reviewed_by = case when $3 not in ('notReviewed', 'cancelled') then (select id from app_user where merchant_id = 1 order by id limit 1) end,
       reviewed_at = case when $3 not in ('notReviewed', 'cancelled', 'rejected') then $6::timestamptz + interval '25 minutes' end,
       payment_at = case when $3 in ('paying', 'paid', 'failed') then $6::timestamptz + interval '40 minutes' end,
       rejected_at = case when $3 = 'rejected' then $6::timestamptz + interval '25 minutes' end,
       ended_at = case when $3 in ('paid', 'failed', 'rejected', 'cancelled') then $6::timestamptz + interval '50 minutes' end
     where top_id = $1 and id = $2`,
    [topId, withdrawNo, past.state, past.reason, past.transferNo, past.appliedAt],
  );
}
