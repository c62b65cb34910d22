import { businessTypes, comparisons, machineTypes, paymentKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id } from "../shapes.ts";
import { type Dimension, type FigureView, type FigureViewName, figureViews } from "./figureViews.ts";

const refusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** What narrows figures beside their days. */
export const figureNarrowing = {
  merchantNo: contains,
  /** The number of one machine, as it is. */
  machineNo: contains,
  pointId: id.optional(),
  /** Orders of the mall that are fetched at this pickup point. */
  pickupPointId: id.optional(),
  /** Orders of the mall that are brought to the door, which have no pickup point. */
  deliveryWay: z.enum(["delivery"]).optional(),
  zoneName: contains,
  routeName: contains,
  machineType: z.enum(machineTypes).optional(),
  productId: id.optional(),
  category: contains,
  brand: contains,
  payMethod: z.enum(paymentKinds).optional(),
  businessType: z.enum(businessTypes).optional(),
  /** Medicines that came out alone, which are told apart by their batches. */
  medicine: z.enum(["yes"]).optional(),
  /** Of medicines: the number of a batch as it is, and names of a manufacturer and of a category with all below it. */
  batch: contains,
  manufacturer: contains,
  medCategory: contains,
};

/** One condition for cards, chart, table and file. */
const condition = { fromDay: day, toDay: day, compare: z.enum(comparisons).default("previous"), ...figureNarrowing };

const count = z.number().int();

/** What sales add up to. Refunds belong to the day of their sale; `profitFen` is null where no purchase price is known. */
const figures = z.object({
  orderCount: count,
  salesCount: count,
  salesAmountFen: fen,
  refundAmountFen: fen,
  /** Orders that gave money back. */
  refundCount: count,
  netAmountFen: fen,
  avgPriceFen: fen,
  profitFen: fen.nullable(),
  /** Of the net amount, what belongs to orders of known purchase price: of these alone profit is told. */
  costedFen: fen,
});

/** A row of the table: `key` is what the filter of its dimension takes; "" where there is nothing to filter by. */
export const figureRow = figures.extend({
  key: z.string(),
  /** What people call it; empty for days and for what the room of words names. */
  name: z.string(),
  number: z.string(),
  /** Where it is, or what belongs to it: the point of a machine, the brand of a product. Empty texts are unknown. */
  places: z.array(z.string()),
  /** Of the sales amount of all rows, with four decimals. */
  share: z.number(),
  before: figures.nullable(),
  /** Machines that stand at the point today, on the page of points. */
  machineCount: count.nullable(),
  /**
   * By the day of the statement, as the list of settled payments sums it; null where no provider settles, and for who sees
   * single machines.
   */
  settled: z.object({ feeAmountFen: fen, settleAmountFen: fen }).nullable(),
  /** Orders of each payment kind, on pages that show them. */
  kinds: z.record(z.enum(paymentKinds), count).nullable(),
});

const period = z.object({
  fromDay: day,
  toDay: day,
  total: figures,
  /** Every day of the period; one without sales is 0. */
  days: z.array(figures.extend({ day })),
});

const answer = z.object({
  period,
  before: period.nullable(),
  rows: z.array(figureRow),
  /** Rows beyond those that are named; their sum is the last row, with the key "…". */
  others: count,
  categories: z.array(z.string()),
  brands: z.array(z.string()),
  medCategories: z.array(z.string()),
  /** The business day that is still running. */
  today: day,
});

/** The calls of a statistics page: one reading and its file, both with the same condition (STAT-01, STAT-05, STAT-06). */
function callsOf(name: FigureViewName) {
  const view: FigureView = figureViews[name];
  const access = view.permission;
  const groups = [...new Set<Dimension>([...view.groups, ...Object.values(view.drill)])];
  const input = { ...condition, groupBy: z.enum(groups).default(view.groups[0]) };
  const path = `/api/v1/insight/figures/${name}`;
  return {
    read: endpoint({
      method: "GET",
      path,
      access,
      summary: "Figures of sales: cards, days and rows of one condition, and those of the period it is compared with.",
      input: z.object(input),
      output: answer,
      refusals,
    }),
    export: endpoint({
      method: "POST",
      path: `${path}/export`,
      access,
      summary: "Writes the table of a statistics page into a file of the download centre.",
      input: z.object({ ...input, ...exportChoice }),
      output: exportTicket,
      refusals: [...refusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
    }),
  };
}

export const overviewFigures = callsOf("overview");
export const summaryFigures = callsOf("summary");
export const periodFigures = callsOf("periods");
export const goodsFigures = callsOf("goods");
export const prescriptionFigures = callsOf("prescriptions");
export const medicineFigures = callsOf("medicines");
export const businessTypeFigures = callsOf("businessTypes");
export const machineFigures = callsOf("machines");
export const productFigures = callsOf("products");
export const paymentFigures = callsOf("payments");
export const pointFigures = callsOf("points");
export const merchantFigures = callsOf("merchants");
export const mallFigures = callsOf("mall");

/** What every statistics page asks and is answered, whichever it is. */
export type FigureCalls = typeof overviewFigures;
