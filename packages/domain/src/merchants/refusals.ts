export type MerchantRefusal =
  | "merchants.unknown"
  | "merchants.numberTaken"
  | "merchants.notBelow"
  | "merchants.cycle"
  | "merchants.otherTree"
  | "merchants.stopped"
  | "merchants.inUse"
  | "merchants.featureOff"
  | "merchants.featureOffAbove"
  | "merchants.rateNotPositive"
  | "merchants.pushTimeMalformed"
  | "merchants.pickupCodesOutOfRange";
