export type MerchantRefusal = "merchants.unknown" | "merchants.numberTaken";
