export type FinanceRefusal =
  | "finance.accountUnknown"
  | "finance.accountActivated"
  | "finance.accountInactive"
  | "finance.accountChanged"
  | "finance.withdrawalUnknown"
  | "finance.amountRange"
  | "finance.aboveBalance"
  | "finance.outsideWindow"
  | "finance.ownApplication";
