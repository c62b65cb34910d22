import type { BusinessType } from "@yunshou/domain";
import type { insightPermissions } from "./permissions.ts";

/** By what sales may be told apart. Days, months and years are business days of the merchant. */
export const dimensions = [
  "day",
  "month",
  "year",
  "merchant",
  "point",
  "pickupPoint",
  "machine",
  "machineType",
  "category",
  "brand",
  "product",
  "medicine",
  "batch",
  "manufacturer",
  "payMethod",
  "businessType",
] as const;
export type Dimension = (typeof dimensions)[number];

/** What is counted, by the name of its column. */
export const measures = [
  "salesAmount",
  "orderCount",
  "salesCount",
  "avgPrice",
  "refundAmount",
  "refundCount",
  "netAmount",
  "profit",
  "share",
] as const;
export type Measure = (typeof measures)[number];

/** Conditions beside the days. */
export const figureFilters = [
  "merchantNo",
  "machineNo",
  "pointId",
  "pickupPointId",
  "zoneName",
  "routeName",
  "machineType",
  "productId",
  "category",
  "brand",
  "payMethod",
  "businessType",
  "medCategory",
  "batch",
] as const;
export type FigureFilter = (typeof figureFilters)[number];

/** A statistics page: what it tells apart, counts and filters by. Everything else is the same for all of them. */
export interface FigureView {
  readonly path: `/${string}`;
  readonly permission: keyof typeof insightPermissions;
  /** What its rows may be; a fresh visit shows the first. */
  readonly groups: readonly [Dimension, ...Dimension[]];
  /** By what the rows of a pressed row are told apart; without an entry a press opens the orders. */
  readonly drill: Readonly<Partial<Record<Dimension, Dimension>>>;
  readonly cards: readonly [Measure, Measure, Measure, Measure];
  readonly columns: readonly Measure[];
  readonly filters: readonly FigureFilter[];
  /** Whether its rows show how many orders each payment kind had. */
  readonly kinds?: true;
  /** Whether its points show how many machines stand at them. */
  readonly machines?: true;
  /** Whether its rows by payment kind or day show what the statements of these days kept and left. */
  readonly settled?: true;
  /** Counts these sales only, whatever else is asked for. */
  readonly only?: { readonly businessType?: BusinessType; readonly medicine?: "yes" };
}

const overview = ["salesAmount", "orderCount", "avgPrice", "refundAmount"] as const;
const withProfit = ["salesAmount", "orderCount", "refundAmount", "profit"] as const;

/** The statistics pages, in the order of the page inventory (STAT-01, STAT-07, RX-06). */
export const figureViews = {
  overview: {
    path: "/jygl/gk",
    permission: "insight.overview.read",
    groups: ["day", "payMethod", "machineType"],
    drill: { machineType: "day", payMethod: "day" },
    cards: overview,
    columns: ["salesAmount", "orderCount", "refundAmount", "refundCount", "avgPrice", "share"],
    filters: ["merchantNo", "payMethod", "machineType"],
  },
  summary: {
    path: "/jygl/jyhz",
    permission: "insight.summary.read",
    groups: ["machine", "point", "merchant"],
    drill: { merchant: "point", point: "machine", machine: "day" },
    cards: overview,
    columns: ["salesAmount", "orderCount", "salesCount", "refundAmount"],
    filters: ["machineNo", "pointId", "merchantNo"],
    kinds: true,
  },
  periods: {
    path: "/jygl/sjhz",
    permission: "insight.periods.read",
    groups: ["day", "month", "year"],
    drill: { year: "month", month: "day" },
    cards: withProfit,
    columns: ["salesAmount", "orderCount", "salesCount", "refundAmount", "profit"],
    filters: ["merchantNo"],
  },
  goods: {
    path: "/jygl/sptj",
    permission: "insight.goods.read",
    groups: ["product", "category", "brand", "machine", "point", "month"],
    drill: {
      category: "product",
      brand: "product",
      product: "day",
      machine: "product",
      point: "machine",
      month: "day",
    },
    cards: ["salesAmount", "salesCount", "refundCount", "profit"],
    columns: ["salesAmount", "salesCount", "refundCount", "profit", "share"],
    filters: ["productId", "category", "machineNo", "brand", "pointId"],
  },
  prescriptions: {
    path: "/jygl/cfxstj",
    permission: "insight.prescriptions.read",
    groups: ["day", "product", "machine", "merchant"],
    drill: { merchant: "machine", machine: "product", product: "day" },
    cards: ["salesAmount", "orderCount", "salesCount", "refundAmount"],
    columns: ["orderCount", "salesCount", "salesAmount", "refundAmount"],
    filters: ["merchantNo", "machineNo", "productId"],
    only: { businessType: "prescription" },
  },
  medicines: {
    path: "/jygl/ypxstj",
    permission: "insight.medicines.read",
    groups: ["medicine", "batch", "manufacturer", "merchant", "machine", "day"],
    drill: { merchant: "machine", machine: "medicine", manufacturer: "medicine", medicine: "batch", batch: "day" },
    cards: ["salesAmount", "orderCount", "salesCount", "avgPrice"],
    columns: ["salesCount", "salesAmount", "orderCount", "share"],
    filters: ["productId", "medCategory", "batch", "machineNo", "merchantNo"],
    only: { medicine: "yes" },
  },
  businessTypes: {
    path: "/jygl/ywlxtj",
    permission: "insight.businessTypes.read",
    groups: ["businessType", "day"],
    drill: { businessType: "day" },
    cards: ["salesAmount", "orderCount", "salesCount", "avgPrice"],
    columns: ["salesAmount", "orderCount", "salesCount", "share"],
    filters: ["businessType", "merchantNo"],
  },
  machines: {
    path: "/tjfx/jqjytj",
    permission: "insight.machines.read",
    groups: ["machine", "machineType"],
    drill: { machineType: "machine", machine: "day" },
    cards: overview,
    columns: ["salesAmount", "orderCount", "salesCount", "refundAmount", "avgPrice"],
    filters: ["machineNo", "merchantNo", "routeName", "machineType"],
  },
  products: {
    path: "/tjfx/spjytj",
    permission: "insight.products.read",
    groups: ["product", "category", "brand"],
    drill: { category: "product", brand: "product", product: "machine", machine: "day" },
    cards: ["salesAmount", "salesCount", "orderCount", "profit"],
    columns: ["salesAmount", "salesCount", "orderCount", "profit", "share"],
    filters: ["productId", "category", "machineNo", "brand"],
  },
  payments: {
    path: "/tjfx/zfjstj",
    permission: "insight.payments.read",
    groups: ["payMethod", "day"],
    drill: { payMethod: "day" },
    cards: ["salesAmount", "orderCount", "refundAmount", "netAmount"],
    columns: ["salesAmount", "orderCount", "refundAmount", "netAmount", "share"],
    filters: ["payMethod", "merchantNo"],
    settled: true,
  },
  points: {
    path: "/tjfx/dwjytj",
    permission: "insight.points.read",
    groups: ["point"],
    drill: { point: "machine", machine: "day" },
    cards: overview,
    columns: ["salesAmount", "orderCount", "salesCount", "avgPrice", "share"],
    filters: ["pointId", "zoneName", "routeName"],
    machines: true,
  },
  merchants: {
    path: "/tjfx/shzftj",
    permission: "insight.merchants.read",
    groups: ["merchant"],
    drill: { merchant: "machine", machine: "day" },
    cards: ["salesAmount", "orderCount", "refundAmount", "netAmount"],
    columns: ["salesAmount", "orderCount", "refundAmount", "netAmount"],
    filters: ["merchantNo", "payMethod"],
    kinds: true,
  },
  mall: {
    path: "/sc/sctj",
    permission: "insight.mall.read",
    groups: ["day", "product", "category", "pickupPoint", "payMethod"],
    drill: { category: "product", payMethod: "day", product: "day" },
    cards: overview,
    columns: ["salesAmount", "orderCount", "salesCount", "refundAmount", "refundCount", "share"],
    filters: ["productId", "category", "pickupPointId", "payMethod", "merchantNo"],
    only: { businessType: "mall" },
  },
} as const satisfies Readonly<Record<string, FigureView>>;

export type FigureViewName = keyof typeof figureViews;
export const figureViewNames = Object.keys(figureViews) as [FigureViewName, ...FigureViewName[]];
