/** Account codes; + is credit, − is debit, and every transaction sums to zero. */
export const ledgerAccounts = {
  clearing: (provider: string) => `psp_clearing:${provider}`,
  cashInMachine: (machineId: string) => `cash_in_machine:${machineId}`,
  cardFloat: "card_float",
  otherIncome: "other_income",
  pending: "pending",
  available: "available",
  refundHold: "refund_hold",
  feeIncome: "fee_income",
  lossLateDispense: "loss_late_dispense",
  suspense: "suspense",
} as const;

/** Higo (lucky purchase) costs the merchant 1 % (spec 2 §9). */
export const higoFee = { numerator: 1n, denominator: 100n } as const;
