/** Account codes; + is credit, − is debit, and every transaction sums to zero. */
export const ledgerAccounts = {
  clearing: (provider: string) => `psp_clearing:${provider}`,
  cashInMachine: (machineId: string) => `cash_in_machine:${machineId}`,
  /** What cards pay that we do not keep: numbers nobody issued here. */
  cardFloat: "card_float",
  cardBalance: (cardId: string) => `card:${cardId}:balance`,
  /** Never below zero. */
  cardGift: (cardId: string) => `card:${cardId}:gift`,
  /** Money that staff took or handed out at the counter. */
  counter: (method: string) => `counter:${method}`,
  cardGiftCost: "card_gift_cost",
  cardDeductions: "card_deductions",
  /** What members paid for packages of rights, less what was paid back (CARD-22). */
  packageIncome: "package_income",
  /** What this merchant owes another of its tree because of cards. */
  due: (merchantId: string) => `due:${merchantId}`,
  /** What settled dues moved from what the platform holds for this merchant to others, less what came from them. */
  dueTransfer: "due_transfer",
  otherIncome: "other_income",
  pending: "pending",
  available: "available",
  refundHold: "refund_hold",
  /** Held for a withdrawal from its application until it is paid, refused or has failed. */
  withdrawHold: "withdraw_hold",
  /** What the platform has transferred to the merchant's bank card. */
  payout: "payout",
  feeIncome: "fee_income",
  /** What payment providers kept of the collections of settled days. */
  providerFee: "provider_fee",
  /** What a receiver of splits has of the merchant's settled days. */
  split: (receiverId: string) => `split:${receiverId}`,
  /** What of its shares a receiver already has from the provider; below zero, beside what `split` says it has. */
  executedShare: (receiverId: string) => `executed_share:${receiverId}`,
  /** What a provider handed on to receivers out of what it collected. */
  shareClearing: (provider: string) => `share_clearing:${provider}`,
  lossLateDispense: "loss_late_dispense",
  suspense: "suspense",
} as const;

/** Higo (lucky purchase) costs the merchant 1 % (spec 2 §9). */
export const higoFee = { numerator: 1n, denominator: 100n } as const;
