import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "Mall delivery orders",
  "/sc/ydsptj": "Pre-ordered products",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "View mall delivery orders",
  "mall.delivery.handle": "Assign, complete and print mall delivery orders",
  "mall.preorder.read": "View pre-ordered products",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "Assign a courier",
  print: "Print",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "This courier is unknown or not in service",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "Delivery number",
  receiver: "Receiver",
  receiverPhone: "Receiver’s phone",
  receiverAddress: "Address",
  deliveryWay: "Delivery way",
  deliveryFee: "Delivery fee",
  courier: "Courier",
  deliveryRoute: "Delivery route",
  orderStatus: "Order state",
  statDate: "Date",
  pickupPoint: "Pickup point",
  quantity: "Quantity",
  toPrepare: "To prepare",
  paidAmount: "Paid",
  orderTime: "Ordered at",
  courierId: "Courier",
  stopNo: "Stop",
};

export const words: Translation<typeof zh.words> = {
  assign: "Assign",
  assignAll: "Assign selected",
  assignHint: "Orders that wait are then on their way",
  complete: "Complete",
  completeAsk: "Has it arrived?",
  print: "Print",
  slip: "Delivery slip",
  signature: "Received by",
  sheet: "Preparation list",
  nothing: "Nothing to prepare in this range",
  cut: "The list is long: only the first 1,000 lines are printed",
  orders: "Orders",
  waiting: {
    yes: "To prepare",
    no: "Sent or picked up",
  },
  stops: "Order of the stops",
  up: "Move {{no}} up",
  down: "Move {{no}} down",
  underWay: "{{n}} under way",
};
