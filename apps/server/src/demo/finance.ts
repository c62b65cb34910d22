import { type Handle, postLedger } from "@yunshou/database";
import {
  defaultWithdrawalTerms,
  type WithdrawalState,
  withdrawalFee,
  withdrawalHeld,
  withdrawalPaid,
  withdrawalReleased,
} from "@yunshou/domain";
import { sealAccountNumbers } from "../merchants/onboarding/collectionAccounts.ts";
import { readWithdrawable } from "../finance/money.queries.ts";
import { insertAccount, saveAccountState } from "../finance/collectionAccounts.queries.ts";
import { nextAccountId } from "../merchants/onboarding/collectionAccounts.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { backdateWithdrawal, insertDemoWithdrawal, merchantsWithBoss } from "./finance.queries.ts";

const dayMs = 86_400_000;

/** Card numbers that fulfil the check digit and belong to nobody; the first digits of each are those of its bank. */
const banks = [
  { bankName: "招商银行上海分行", bankCardNo: "6225880112345674" },
  { bankName: "中国工商银行深圳分行", bankCardNo: "6222020200112230" },
  { bankName: "中国建设银行杭州分行", bankCardNo: "6217001210024455" },
] as const;

interface Past {
  readonly daysAgo: number;
  readonly state: WithdrawalState;
  /** Of what can be withdrawn then, in thousandths. */
  readonly share: bigint;
  readonly remark?: string;
  readonly reason?: string;
}

/** Withdrawals in every state, the newest last. */
const past: readonly Past[] = [
  { daysAgo: 52, state: "paid", share: 120n, remark: "上月货款" },
  { daysAgo: 38, state: "paid", share: 150n },
  { daysAgo: 24, state: "failed", share: 80n, reason: "户名与账号不符" },
  { daysAgo: 23, state: "paid", share: 80n, remark: "更正户名后重新提交" },
  { daysAgo: 12, state: "rejected", share: 300n, reason: "金额较大，请先与财务确认" },
  { daysAgo: 9, state: "paid", share: 110n },
  { daysAgo: 5, state: "cancelled", share: 60n },
  { daysAgo: 2, state: "paying", share: 90n },
  { daysAgo: 1, state: "reviewed", share: 70n },
  { daysAgo: 0, state: "notReviewed", share: 50n, remark: "本周营业款" },
];

/** Collection accounts of every merchant with an administrator, and what these have withdrawn. */
export async function seedFinance(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  for (const [index, merchant] of (await merchantsWithBoss(tx)).entries()) {
    const accounts = [];
    for (const place of index === 0 ? [0, 1, 2] : [index % banks.length]) {
      const bank = banks[place]!;
      const accountId = await nextAccountId(tx);
      const numbers = {
        accountNo: `19000${String(10_000 + index * 7 + place)}`,
        payAccount: null,
        bankAccount: bank.bankCardNo,
        payKey: "",
      };
      await insertAccount(tx, merchant, {
        accountId,
        providerName: place === 1 ? "支付宝" : "微信支付",
        bankName: bank.bankName,
        collectionUnit: merchant.merchantName,
        numbersSealed: sealAccountNumbers(secrets, accountId, numbers),
      });
      // One of the first merchant waits for its activation, another was stopped.
      const state = index > 0 || place === 0 ? "activated" : place === 1 ? "stopped" : "preparation";
      if (state !== "preparation") await saveAccountState(tx, { topId: merchant.topId, accountId }, state);
      accounts.push({ accountId, ...bank });
    }
    const account = accounts[0]!;
    for (const one of index === 0 ? past : past.filter((_, place) => (place + index) % 3 === 0)) {
      const can = await readWithdrawable(tx, merchant.merchantId, now);
      const amountFen = ((can * one.share) / 1_000n / 10_000n) * 10_000n;
      if (amountFen < 10_000n || amountFen > 20_000_000n) continue;
      const feeFen = withdrawalFee(amountFen, defaultWithdrawalTerms);
      const withdrawNo = await insertDemoWithdrawal(tx, {
        ...merchant,
        ...account,
        amountFen,
        feeFen,
        remark: one.remark ?? "",
      });
      const money = {
        withdrawalId: withdrawNo,
        merchantId: merchant.merchantId,
        topMerchantId: merchant.topId,
        amountFen,
        feeFen,
      };
      const ends =
        one.state === "paid"
          ? [withdrawalPaid(money)]
          : ["failed", "rejected", "cancelled"].includes(one.state)
            ? [withdrawalReleased(money)]
            : [];
      await postLedger(tx, [withdrawalHeld(money), ...ends]);
      const appliedAt = new Date(now.getTime() - one.daysAgo * dayMs - 3_600_000);
      await backdateWithdrawal(tx, merchant.topId, withdrawNo, {
        state: one.state,
        appliedAt,
        reason: one.reason ?? "",
        transferNo: one.state === "paid" ? `B${withdrawNo.slice(-10)}` : null,
      });
    }
  }
}
