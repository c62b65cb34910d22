import type { OutputOf } from "@yunshou/contract";
import type { Dimension, FigureView, Measure } from "@yunshou/contract/insight/figureViews";
import type { FigureCalls } from "@yunshou/contract/insight/figures";
import { addDays, daysIncluded, type DeliveryWay, queryRangeDays, yuanFromFen } from "@yunshou/domain";
import { nothingShown, showMoney, showNumber, showPercent } from "../show/show.ts";

export type Answer = OutputOf<FigureCalls["read"]>;
export type FigureRow = Answer["rows"][number];
export type Figures = Answer["period"]["total"];
/** What cards and charts can show; a share is one of a row alone. */
export type CardMeasure = Exclude<Measure, "share">;

/** The key of the row that holds what has no row of its own. */
export const othersKey = "…";

/** Money as fen on the wire, counts as numbers; null where it is not known. */
export function valueOf(figures: Figures, measure: CardMeasure): string | number | null {
  switch (measure) {
    case "salesAmount":
      return figures.salesAmountFen;
    case "refundAmount":
      return figures.refundAmountFen;
    case "avgPrice":
      return figures.avgPriceFen;
    case "netAmount":
      return figures.netAmountFen;
    case "profit":
      return figures.profitFen;
    case "orderCount":
    case "salesCount":
    case "refundCount":
      return figures[measure];
  }
}

export const isMoney = (measure: CardMeasure): boolean =>
  ["salesAmount", "refundAmount", "netAmount", "avgPrice", "profit"].includes(measure);

/** Where more is no good news. */
export const isBurden = (measure: CardMeasure): boolean => measure === "refundAmount" || measure === "refundCount";

export function shown(figures: Figures | null | undefined, measure: CardMeasure): string {
  const value = figures ? valueOf(figures, measure) : null;
  if (value === null) return nothingShown;
  return typeof value === "string" ? showMoney(value) : showNumber(value);
}

/** For the length of a bar and the height of a curve only; what people read comes from `shown`. */
export function drawn(figures: Figures, measure: CardMeasure): number {
  const value = valueOf(figures, measure);
  return typeof value === "string" ? Number(yuanFromFen(BigInt(value))) : (value ?? 0);
}

/** How much more than before, 0.12 for 12 %; null where there is nothing to hold it against. */
export function changeOf(now: Figures, before: Figures | null | undefined, measure: CardMeasure): number | null {
  const [new_, old] = [valueOf(now, measure), before ? valueOf(before, measure) : null];
  if (new_ === null || old === null || Number(old) <= 0) return null;
  return Number(new_) / Number(old) - 1;
}

/** Of sales after refunds, what belongs to orders of known purchase price. */
export function costedShare({ costedFen, netAmountFen }: Figures): string {
  return Number(netAmountFen) === 0 ? nothingShown : showPercent(Number(costedFen) / Number(netAmountFen));
}

/** The condition as it stands in the URL. */
export type Condition = Readonly<Record<string, string | undefined>> & {
  readonly fromDay: string;
  readonly toDay: string;
};

/** The filter that holds what a dimension is narrowed to. */
const filterOf: Readonly<Record<Exclude<Dimension, "day" | "month" | "year">, string>> = {
  merchant: "merchantNo",
  point: "pointId",
  pickupPoint: "pickupPointId",
  machine: "machineNo",
  machineType: "machineType",
  category: "category",
  brand: "brand",
  product: "productId",
  medicine: "productId",
  batch: "batch",
  manufacturer: "manufacturer",
  payMethod: "payMethod",
  businessType: "businessType",
};

const isTime = (dimension: Dimension): dimension is "day" | "month" | "year" =>
  dimension === "day" || dimension === "month" || dimension === "year";

/** The days of a year, a month, or the one day that a key names. */
function daysOf(
  dimension: "day" | "month" | "year",
  key: string,
): { readonly fromDay: string; readonly toDay: string } {
  if (dimension === "day") return { fromDay: key, toDay: key };
  if (dimension === "year") return { fromDay: `${key}-01-01`, toDay: `${key}-12-31` };
  // Four days after its 28th is the next month, whatever month it is.
  const next = addDays(`${key}-28`, 4).slice(0, 7);
  return { fromDay: `${key}-01`, toDay: addDays(`${next}-01`, -1) };
}

/** The condition narrowed to one row: its days within the period, or its key. */
export function narrowedTo(condition: Condition, dimension: Dimension, key: string): Condition {
  if (dimension === "batch") {
    // The key of a batch begins with its medicine.
    const [productId, ...batch] = key.split(" ");
    return { ...condition, productId, batch: batch.join(" ") };
  }
  // What has no point is brought to the door.
  if (dimension === "pickupPoint" && key === "") return { ...condition, deliveryWay: "delivery" satisfies DeliveryWay };
  if (!isTime(dimension)) return { ...condition, [filterOf[dimension]]: key };
  const { fromDay, toDay } = daysOf(dimension, key);
  return {
    ...condition,
    fromDay: fromDay > condition.fromDay ? fromDay : condition.fromDay,
    toDay: toDay < condition.toDay ? toDay : condition.toDay,
  };
}

const isFixed = (condition: Condition, dimension: Dimension): boolean =>
  dimension === "day"
    ? condition.fromDay === condition.toDay
    : !isTime(dimension) && condition[filterOf[dimension]] !== undefined;

/**
 * By what a pressed row is told apart next; undefined opens the orders. The list of orders knows machines, products,
 * pickup points, ways of delivery, merchants and thirty days, so whatever else narrows the figures has to come down to these first.
 */
export function nextOf(
  { drill, only }: Pick<FigureView, "drill" | "only">,
  condition: Condition,
  from: Dimension,
): Dimension | undefined {
  let next = drill[from];
  while (next !== undefined && isFixed(condition, next)) next = drill[next];
  if (next !== undefined) return next;
  const { pointId, zoneName, routeName, machineType, category, brand, manufacturer, medCategory } = condition;
  const ofMachines = [pointId, zoneName, routeName, machineType].some((one) => one !== undefined);
  if (ofMachines && !isFixed(condition, "machine")) return "machine";
  const ofGoods = [category, brand, manufacturer, medCategory].some((one) => one !== undefined);
  if (ofGoods && !isFixed(condition, "product")) return only?.medicine === "yes" ? "medicine" : "product";
  return daysIncluded(condition.fromDay, condition.toDay) > queryRangeDays.orders ? "day" : undefined;
}

/** The very orders behind a figure. */
export function ordersLink({ fromDay, toDay, ...rest }: Condition): string {
  const link = new URLSearchParams({ fromDay, toDay, sold: "yes" });
  const known = [
    "machineNo",
    "merchantNo",
    "productId",
    "pickupPointId",
    "deliveryWay",
    "payMethod",
    "businessType",
    "medicine",
    "batch",
  ];
  for (const name of known) if (rest[name] !== undefined) link.set(name, rest[name]);
  return `/jygl/ddgl?${link}`;
}

/** The statements of payments behind a row: its kind of payment, or its day. */
export function settledLink(condition: Condition, dimension: Dimension, key: string): string {
  const { fromDay, toDay, payMethod, merchantNo } = narrowedTo(condition, dimension, key);
  const link = new URLSearchParams({ fromDay, toDay });
  if (payMethod !== undefined) link.set("payMethod", payMethod);
  if (merchantNo !== undefined) link.set("merchantNo", merchantNo);
  return `/cfgl/shzftj?${link}`;
}
