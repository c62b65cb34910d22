import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "Sales overview",
  "/jygl/jyhz": "Sales summary",
  "/jygl/sjhz": "Sales by period",
  "/jygl/sptj": "Product statistics",
  "/jygl/cfxstj": "Prescription sales",
  "/jygl/ypxstj": "Medicine sales",
  "/jygl/ywlxtj": "Business types",
  "/tjfx": "Statistics",
  "/tjfx/jqjytj": "Sales by machine",
  "/tjfx/spjytj": "Sales by product",
  "/tjfx/zfjstj": "Sales by payment method",
  "/tjfx/dwjytj": "Sales by point",
  "/tjfx/shzftj": "Sales by merchant",
  "/sc/sctj": "Mall statistics",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "View",
  "insight.summary.read": "View",
  "insight.periods.read": "View",
  "insight.goods.read": "View",
  "insight.prescriptions.read": "View",
  "insight.medicines.read": "View",
  "insight.businessTypes.read": "View",
  "insight.machines.read": "View",
  "insight.products.read": "View",
  "insight.payments.read": "View",
  "insight.points.read": "View",
  "insight.merchants.read": "View",
  "insight.mall.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Period",
  payMethod: "Payment method",
  viewName: "View name",
};

export const words: Translation<typeof zh.words> = {
  views: "Views",
  saveView: "Save as view",
  saveViewHint: "A view of the same name is replaced; its days move along with the day on which it is opened",
  dimension: {
    day: "Day",
    month: "Month",
    year: "Year",
    merchant: "Merchant",
    point: "Point",
    pickupPoint: "Pickup point",
    machine: "Machine",
    machineType: "Machine type",
    category: "Category",
    brand: "Brand",
    product: "Product",
    medicine: "Medicine",
    batch: "Batch",
    manufacturer: "Manufacturer",
    payMethod: "Payment method",
    businessType: "Business type",
  },
  groupBy: "Group by",
  compare: {
    label: "Compare with",
    previous: "Previous period",
    yearAgo: "A year ago",
    none: "No comparison",
  },
  thisPeriod: "This period",
  running: "Today so far",
  change: "Change",
  total: "Total",
  everything: "Everything",
  perDay: "Day by day",
  largest: "Top {{n}}",
  others: "{{n}} others",
  unnamed: "Not set",
  delivery: "Delivery",
  medCategory: "Medicine category",
  made: "Specification and manufacturer",
  countingMedicines:
    "Orders whose medicine was dispensed, by the day of the order in the merchant’s time zone. Pieces are those that were dispensed, sales what was paid for them; refunds are not taken off. The batch is the one that the lane named at that moment.",
  counting:
    "Orders whose money was taken, by the day of the order in the merchant’s time zone. Refunds count on the day of their order; the number of refunds is that of orders that gave money back.",
  profitCounting:
    "Gross profit is what was paid less refunds and the purchase price of dispensed goods, of orders whose purchase price is known ({{share}} of sales after refunds).",
  number: "Number",
  line: "Line",
  bar: "Bars",
  measure: {
    salesAmount: "Sales",
    orderCount: "Orders",
    salesCount: "Pieces sold",
    avgPrice: "Average order",
    refundAmount: "Refunded",
    refundCount: "Refunds",
    profit: "Gross profit",
    share: "Share",
    netAmount: "After refunds",
  },
};
