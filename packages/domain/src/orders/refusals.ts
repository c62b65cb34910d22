export type OrderRefusal =
  | "orders.unknown"
  | "orders.refundTooLarge"
  | "orders.refundNotPaid"
  | "orders.refundRunning"
  | "orders.noteRequired"
  | "orders.notInException"
  | "orders.outcomeRequired"
  | "orders.nothingWaits"
  | "orders.deliveryRunning"
  | "orders.deliveryNotFailed"
  | "orders.withheldDecided"
  | "orders.withheldNoPrice"
  | "orders.withheldPlatformOnly";
