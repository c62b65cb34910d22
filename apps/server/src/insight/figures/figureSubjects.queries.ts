import type { Dimension } from "@yunshou/contract/insight/figureViews";

/** Dimensions that are days, or sums of days. */
const times: readonly Dimension[] = ["day", "month", "year"];
export const isTime = (dimension: Dimension): boolean => times.includes(dimension);

/** What stands beside the name of a row: on screen one after the other, in a file a column each. */
export type Place = "point" | "zone" | "route" | "address" | "brand" | "category" | "made";

/** What a dimension other than a time is read from. */
export interface Subject {
  /** The column of the rollup. */
  readonly column:
    | "merchant_id"
    | "payment"
    | "business"
    | "machine_id"
    | "product_id"
    | "batch_id"
    | "pickup_point_id";
  /** What the sales themselves keep of it, for when it is gone. */
  readonly kept?: "pickup_point";
  readonly joins: string;
  /** What its filter takes, what people call it, its number, and where it is or what belongs to it, in this order. */
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly places: Readonly<Partial<Record<Place, string>>>;
  /** It is called by the product `g`, in the language of the reader. */
  readonly ofProduct?: true;
}

const machines =
  "left join machine m on m.id = x.machine_id left join point p on p.top_id = m.top_id and p.id = m.point_id";
const products = "left join product g on g.top_id = x.top_id and g.id = x.product_id";
const medicines = `${products} left join medicine d on d.top_id = x.top_id and d.product_id = x.product_id`;
/** What a medicine is beside its name. */
const made = "concat_ws(' · ', nullif(g.specification, ''), d.manufacturer)";
const nothing = { name: "''", number: "''", places: {} };

/** The name of a product depends on the language. */
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
    places: { point: "p.name" },
  },
  point: {
    column: "machine_id",
    joins: `${machines} left join route r on r.top_id = p.top_id and r.id = p.route_id
      left join zone e on e.top_id = r.top_id and e.id = r.zone_id`,
    key: "p.id::text",
    name: "p.name",
    number: "p.city",
    places: { zone: "e.name", route: "r.name" },
  },
  /** Sales keep the name of a point that was deleted; what is brought to the door has none. */
  pickupPoint: {
    column: "pickup_point_id",
    kept: "pickup_point",
    joins: "left join mall_pickup_point k on k.top_id = x.top_id and k.id = x.pickup_point_id",
    key: "x.pickup_point_id::text",
    name: "coalesce(k.name, x.pickup_point)",
    number: "''",
    places: { address: "k.address" },
  },
  machineType: { ...nothing, column: "machine_id", joins: machines, key: "m.type" },
  product: {
    column: "product_id",
    joins: products,
    key: "x.product_id::text",
    name: "''",
    number: "g.code",
    places: { brand: "g.brand", category: "g.category" },
    ofProduct: true,
  },
  medicine: {
    column: "product_id",
    joins: medicines,
    key: "x.product_id::text",
    name: "''",
    number: "g.code",
    places: { made },
    ofProduct: true,
  },
  /** A number of a batch is one of its medicine's, so both make its key. */
  batch: {
    column: "batch_id",
    joins: `left join medicine_batch b on b.top_id = x.top_id and b.id = x.batch_id
      left join product g on g.top_id = b.top_id and g.id = b.product_id left join medicine d on d.top_id = b.top_id and d.product_id = b.product_id`,
    key: "b.product_id || ' ' || b.batch_no",
    name: "''",
    number: "b.batch_no",
    places: { made },
    ofProduct: true,
  },
  manufacturer: { ...nothing, column: "product_id", joins: medicines, key: "d.manufacturer" },
  category: { ...nothing, column: "product_id", joins: products, key: "g.category" },
  brand: { ...nothing, column: "product_id", joins: products, key: "g.brand" },
};

/** What stands beside the names of a dimension, in the order of the rows' places. */
export const placesOf = (dimension: Dimension): readonly Place[] =>
  dimension === "day" || dimension === "month" || dimension === "year"
    ? []
    : (Object.keys(subjects[dimension].places) as Place[]);
