import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "Mall orders",
  "/sc/scddxq": "Mall order",
  "/essggl/ddgl": "Quick-buy orders",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "View mall orders",
  "mall.order.handle": "Send, redeem and close mall orders",
  "mall.order.refund": "Refund mall orders",
  "mall.quickBuyOrder.read": "View quick-buy orders",
  "mall.quickBuyOrder.handle": "Send, redeem and close quick-buy orders",
  "mall.quickBuyOrder.refund": "Refund quick-buy orders",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "Send",
  handOver: "Redeem",
  complete: "Confirm arrival",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "The shop is closed and takes no orders",
  "mall.shopUnknown": "This shop does not exist",
  "mall.productOffShelf": "The product is off the shelf",
  "mall.quantityOutOfRange": "The quantity must be a whole number from 1 to {{limit}}",
  "mall.outOfStock": "Not enough stock: {{n}} left",
  "mall.wayNotOffered": "The shop does not offer this delivery way",
  "mall.tooManyUnpaid": "Pay your {{limit}} unpaid orders first",
  "mall.orderUnknown": "This order does not exist",
  "mall.machineHandsOut": "Fetched at the machine with its pickup code",
  "mall.pickupCodeWrong": "Wrong code",
  "mall.selectOrders": "Select data to operate on",
  "mall.priceChanged": "A price has changed. Please check and order again",
  "mall.basketTwice": "Please put each product in one line",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "Buyer",
  receiver: "Receiver",
  receiverPhone: "Receiver’s phone",
  quantity: "Quantity",
  orderPrice: "Order amount",
  discountAmount: "Discount",
  paidAmount: "Paid",
  deliveryFee: "Delivery fee",
  deliveryWay: "Delivery way",
  pickupPoint: "Pickup point",
  expressNo: "Delivery number",
  courier: "Courier",
  payMethod: "Payment method",
  payStatus: "Payment status",
  orderStatus: "Order status",
  orderTime: "Order time",
  pickupCode: "Code",
  receiverAddress: "Address",
  note: "Refund note",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Enter the whole number",
  deliveryWay: {
    delivery: "Delivery",
    pickup: "Pickup",
  },
  state: {
    toPay: "To pay",
    toGather: "Waiting for its group",
    toDeliver: "To send",
    delivering: "Delivery under way",
    toPickUp: "To pick up",
    completed: "Completed",
    cancelled: "Cancelled",
    refunding: "Refunding",
    refunded: "Refunded",
  },
  action: {
    deliver: "Send",
    deliverAll: "Send selected",
    handOver: "Redeem",
    complete: "Arrived",
    refund: "Refund",
    close: "Close",
  },
  completeAsk: "Has it arrived?",
  closeAsk: "Close it? The buyer can then no longer pay, and unpaid orders of the same payment close with it",
  refundAsk: "Refund?",
  expressHint: "Empty: a number of ours",
  codeHint: "The buyer shows it on the phone",
  refundHint: "Everything that was paid goes back the way it came",
  section: {
    receiver: "Receiver",
    timeline: "Timeline",
  },
  detail: "Order",
  ownPage: "Open as a page",
};
