import type { RowOf } from "@yunshou/contract";
import type { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { namesOf, showMoney } from "../../platform/kit/index.ts";

export type WithdrawalRow = RowOf<typeof withdrawals.list>;

/** A withdrawal that somebody rejects, or whose transfer failed. */
export interface Refusing {
  readonly kind: "reject" | "fail";
  readonly withdrawal: WithdrawalRow;
}

/** What people do about whom: `¥100.00 云途零售 招商银行 **** 1234`. */
export const withdrawalAbout = (row: WithdrawalRow): string =>
  namesOf(showMoney(row.withdrawAmountFen), row.merchantName, row.bankName, row.bankAccount);
