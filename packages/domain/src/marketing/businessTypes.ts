/** Business types (ORDER-15); promotions may hold for some of them only (MKT-01). */
export const businessTypes = [
  "ordinary",
  "luckyPurchase",
  "pickupCode",
  "miniProgram",
  "mall",
  "prescription",
] as const;
export type BusinessType = (typeof businessTypes)[number];
