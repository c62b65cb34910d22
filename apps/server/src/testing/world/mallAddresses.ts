import type { Rows } from "./rows.ts";

/** What the numbers of orders of the mall and of the quick-buy shop address. */
export const mallOrderAddresses: Readonly<Record<string, (rows: Rows) => unknown>> = {
  "mallCategories.create.parentId": (rows) => rows.mallCategoryId,
  "mallCategories.move.parentId": (rows) => rows.mallCategoryId,
  "mallCategories.move.beforeId": (rows) => rows.mallCategoryId,
  "mallAfterSales.list.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.list.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.detail.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.handOver.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.complete.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.refund.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.close.orderNo": (rows) => rows.mallOrderNo,
  "mallOrders.export.orderNo": (rows) => rows.mallOrderNo,
  "mallDeliveries.list.orderNo": (rows) => rows.mallOrderNo,
  "mallDeliveries.complete.orderNo": (rows) => rows.mallOrderNo,
  "quickBuyOrders.list.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.detail.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.handOver.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.complete.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.refund.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.close.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.export.orderNo": (rows) => rows.quickBuyOrderNo,
  "quickBuyOrders.deliver.orderNos": (rows) => [rows.quickBuyOrderNo],
};

/** The calls of all statistics pages, whose conditions are the same. */
const figureCalls = [
  "overviewFigures",
  "summaryFigures",
  "periodFigures",
  "goodsFigures",
  "prescriptionFigures",
  "medicineFigures",
  "businessTypeFigures",
  "machineFigures",
  "productFigures",
  "paymentFigures",
  "pointFigures",
  "merchantFigures",
  "mallFigures",
];

const ofPickupPoint = "narrows sales that have the scope themselves; mall.database.test.ts asks about those of others";

/** Fields of their calls that address nothing, and why. */
export const notMallOrderAddresses: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["orders.list", "orders.export", ...figureCalls.flatMap((name) => [`${name}.read`, `${name}.export`])].map(
      (name) => [`${name}.pickupPointId`, ofPickupPoint],
    ),
  ),
  "mallOrders.list.expressNo": "a part of a number of a carrier; orderNo addresses an order",
  "mallBuyers.list.phone":
    "a whole number, of which a list of the caller's merchants finds its own; the account is addressed by mallBuyerId",
  "mallStockLevels.orders.mallProductId":
    "narrows orders that have the scope themselves; mall.database.test.ts asks about those of others",
  "mallFigures.read.machineNo": "an order of the mall has no machine",
  "mallFigures.read.pointId": "as machineNo beside it",
  "mallFigures.read.productId":
    "narrows sales that have the scope themselves; figures.database.test.ts asks about those of others",
  "mallFigures.export.machineNo": "as in mallFigures.read",
  "mallFigures.export.pointId": "as in mallFigures.read",
  "mallFigures.export.productId": "as in mallFigures.read",
  "mallDeliveries.list.expressNo": "as in mallOrders.list",
  "mallPreorders.orders.productId":
    "narrows orders that have the scope themselves; deliveries.database.test.ts asks about those of others",
  "mallPreorders.orders.pickupPointId": "as productId beside it",
  "mallOrders.export.expressNo": "as in mallOrders.list",
  "mallOrders.deliver.expressNo": "the number that the delivery gets",
  "mallOrders.handOver.pickupCode": "random, and looked at for the order that is named beside it only",
  "quickBuyOrders.list.expressNo": "a part of a number of a carrier; orderNo addresses an order",
  "quickBuyOrders.export.expressNo": "as in quickBuyOrders.list",
  "quickBuyOrders.deliver.expressNo": "the number that the delivery gets",
  "quickBuyOrders.handOver.pickupCode": "random, and looked at for the order that is named beside it only",
};
