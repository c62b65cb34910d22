import type { Dimension } from "@yunshou/contract/insight/figureViews";

/** Dimensions that are days, or sums of days. */
const times: readonly Dimension[] = ["day", "month", "year"];
export const isTime = (dimension: Dimension): boolean => times.includes(dimension);

/** What a dimension other than a time is read from. */
export interface Subject {
  /** The column of the rollup. */
  readonly column: "merchant_id" | "payment" | "business" | "machine_id" | "product_id";
  readonly joins: string;
  /** What its filter takes, what people call it, its number, and where it is. */
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly place: string;
}

const machines =
  "left join machine m on m.id = x.machine_id left join point p on p.top_id = m.top_id and p.id = m.point_id";
const products = "left join product g on g.top_id = x.top_id and g.id = x.product_id";
const nothing = { name: "''", number: "''", place: "''" };

/** `place` of a product is its brand; its name depends on the language. */
export const subjects: Readonly<Record<Exclude<Dimension, "day" | "month" | "year">, Subject>> = {
  merchant: {
    ...nothing,
    column: "merchant_id",
    joins: "left join merchant h on h.id = x.merchant_id",
    key: "h.merchant_no",
    name: "h.name",
    number: "h.merchant_no",
  },
  payMethod: { ...nothing, column: "payment", joins: "", key: "x.payment" },
  businessType: { ...nothing, column: "business", joins: "", key: "x.business" },
  machine: {
    column: "machine_id",
    joins: machines,
    key: "m.machine_no",
    name: "m.name",
    number: "m.machine_no",
    place: "p.name",
  },
  point: {
    column: "machine_id",
    joins: `${machines} left join route r on r.top_id = p.top_id and r.id = p.route_id`,
    key: "p.id::text",
    name: "p.name",
    number: "p.city",
    place: "r.name",
  },
  machineType: { ...nothing, column: "machine_id", joins: machines, key: "m.type" },
  product: {
    column: "product_id",
    joins: products,
    key: "x.product_id::text",
    name: "''",
    number: "g.code",
    place: "g.brand",
  },
  category: { ...nothing, column: "product_id", joins: products, key: "g.category" },
  brand: { ...nothing, column: "product_id", joins: products, key: "g.brand" },
};
