export type PaymentRefusal =
  | "payments.noProvider"
  | "payments.noticeForged"
  | "payments.noticeMismatch"
  | "payments.providerUnreachable";
