/** Why a rule of the mall refuses. */
export type MallRefusal = "mall.closeMinutesOutOfRange" | "mall.tooManyTags" | "mall.shopMissing";
