import type { RowOf } from "@yunshou/contract";
import type { supplierBills } from "@yunshou/contract/stock/supplierBills";
import type { BillMoney, BillStanding } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export type BillRow = RowOf<typeof supplierBills.list>;

export const billTones: Readonly<Record<BillStanding, Tone>> = {
  unpaid: "running",
  partlyPaid: "warning",
  paid: "good",
  overdue: "bad",
  void: "neutral",
};

/** The money of a bill as the rules of the domain ask for it. */
export const moneyOfBill = ({ billState, amountFen, paidFen }: Pick<BillRow, "billState" | "amountFen" | "paidFen">) =>
  ({
    state: billState === "void" ? "void" : "open",
    amountFen: BigInt(amountFen),
    paidFen: BigInt(paidFen),
  }) satisfies BillMoney;
