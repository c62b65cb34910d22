/** Why a rule of what a shop shows and charges refuses: banners, categories, freight and settings. */
export type MallWindowRefusal =
  | "mall.categoryUnknown"
  | "mall.freightUnits"
  | "mall.freightRules"
  | "mall.freightProvinceTwice"
  | "mall.freightInUse"
  | "mall.regionNotServed"
  | "mall.feeChanged";
