import { maskBankAccount, maskTail } from "@yunshou/domain";
import type { AccountNumbers } from "../merchants/onboarding/collectionAccounts.ts";

/** The numbers of a collection account as a screen shows them (FIN-18). */
export const maskNumbers = ({ accountNo, bankAccount, payKey = "" }: AccountNumbers) => ({
  payAccountNo: maskTail(accountNo) ?? "",
  bankCardNo: maskBankAccount(bankAccount),
  payKey: maskTail(payKey),
});
