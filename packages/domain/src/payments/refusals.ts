export type PaymentRefusal =
  | "payments.noProvider"
  | "payments.noticeForged"
  | "payments.noticeMismatch"
  | "payments.requestClosed"
  | "payments.requestDone"
  | "payments.providerUnreachable";
