/** Why a flash sale, a group or a review is refused. */
export type MallDealRefusal =
  | "mall.loginFirst"
  | "mall.dealNoCoupon"
  | "mall.dealPriceTooHigh"
  | "mall.flashUnknown"
  | "mall.flashPieces"
  | "mall.flashPerBuyer"
  | "mall.flashPeriod"
  | "mall.flashStarted"
  | "mall.flashOverlaps"
  | "mall.flashNotRunning"
  | "mall.flashSoldOut"
  | "mall.flashLimit"
  | "mall.reviewTwice"
  | "mall.reviewStars";
