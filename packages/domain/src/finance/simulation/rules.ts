import { checkDueAmount, dueNeedsAnother, dueSettled } from "../due.ts";
import { chargesBetween, checkCharge, settlementConfirmed, settlementTable } from "../settlement.ts";
import { checkReceivers } from "../split.ts";
import {
  checkReviewer,
  checkWithdrawalAmount,
  checkWithdrawalWindow,
  withdrawableFen,
  withdrawalHeld,
  withdrawalPaid,
  withdrawalReleased,
  withdrawalTable,
} from "../withdrawal.ts";

/** The rules by which the simulated platform acts: those of the product, of which a mutant has one broken. */
export const rules = {
  withdrawalTable,
  withdrawableFen,
  checkWithdrawalAmount,
  checkWithdrawalWindow,
  checkReviewer,
  withdrawalHeld,
  withdrawalReleased,
  withdrawalPaid,
  settlementTable,
  checkCharge,
  settlementConfirmed,
  chargesBetween,
  checkReceivers,
  checkDueAmount,
  dueNeedsAnother,
  dueSettled,
};
export type Rules = typeof rules;
