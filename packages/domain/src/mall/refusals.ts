import type { MallDealRefusal } from "./dealRefusals.ts";
import type { MallStoreRefusal } from "./storeRefusals.ts";

/** Why a rule of the mall refuses. */
export type MallRefusal =
  | "mall.closeMinutesOutOfRange"
  | "mall.tooManyTags"
  | "mall.shopMissing"
  | "mall.productUnknown"
  | "mall.medicineNotSold"
  | "mall.stockOutOfRange"
  | "mall.stockReserved"
  | "mall.pickupPointUnknown"
  | "mall.pickupPointTaken"
  | "mall.pickupPointInUse"
  | "mall.pickupPointKeepsMachine"
  | "mall.noPickupLane"
  | "mall.shopClosed"
  | "mall.shopUnknown"
  | "mall.machineUnknown"
  | "mall.productOffShelf"
  | "mall.quantityOutOfRange"
  | "mall.outOfStock"
  | "mall.wayNotOffered"
  | "mall.tooManyUnpaid"
  | "mall.orderUnknown"
  | "mall.machineHandsOut"
  | "mall.pickupCodeWrong"
  | "mall.selectOrders"
  | "mall.priceChanged"
  | "mall.basketTwice"
  | "mall.afterSaleOpen"
  | "mall.afterSaleTooMany"
  | "mall.afterSaleTooMuch"
  | MallDealRefusal
  | MallStoreRefusal;
