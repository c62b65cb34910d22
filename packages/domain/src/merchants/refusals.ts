export type MerchantRefusal = "merchants.unknown";
