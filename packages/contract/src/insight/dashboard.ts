import { paymentKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant } from "../shapes.ts";

const range = { fromDay: day, toDay: day, merchantNo: contains };

/** Which of several products that different merchants gave one code. */
const ofOne = { productId: id.optional() };
const rankedProducts = { category: contains };
const rankedMachines = { machineType: contains, routeName: contains };

/** Shares are fractions of the whole with four decimals, e.g. 0.1234. */
const share = z.number().min(0).max(1);

const paymentRow = z.object({ payment: z.enum(paymentKinds), orders: z.number().int(), amountFen: fen, share });
const productRow = z.object({
  rank: z.number().int(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  quantity: z.number().int(),
  amountFen: fen,
  share,
});
const machineRankRow = z.object({
  rank: z.number().int(),
  machineNo: z.string(),
  machineName: z.string(),
  pointName: z.string().nullable(),
  orders: z.number().int(),
  quantity: z.number().int(),
  amountFen: fen,
  averageFen: fen,
  share,
});
const dayRow = z.object({ day, amountFen: fen, orders: z.number().int() });
const dayFigures = z.object({ amountFen: fen, orders: z.number().int(), onlineFen: fen });
const totals = z.object({ orders: z.number().int(), quantity: z.number().int(), amountFen: fen });

export const dashboard = {
  /** HOME-02 */
  overview: endpoint({
    method: "GET",
    path: "/api/v1/insight/dashboard",
    access: "insight.dashboard.read",
    summary: "Figures of the home page: today, machine states, payment shares, rankings and pending work.",
    input: z.object({ fromDay: day, toDay: day, merchantNo: contains }),
    output: z.object({
      today: dayFigures,
      yesterday: dayFigures,
      /** Both days up to the same full hour; null in the first hour of a day and for who sees single machines, whose hours no sum knows. */
      sameHours: z
        .object({ untilHour: z.number().int().min(1).max(23), today: dayFigures, yesterday: dayFigures })
        .nullable(),
      machines: z.object({
        inService: z.number().int(),
        online: z.number().int(),
        offline: z.number().int(),
        fault: z.number().int(),
        outOfStock: z.number().int(),
      }),
      pending: z.object({
        refunds: z.number().int(),
        exceptions: z.number().int(),
        /** Machines with alarms that are still open. */
        alarms: z.number().int(),
        /** Tickets that nobody has taken up, for who may read them. */
        tickets: z.number().int(),
        /** What end customers reported and nobody answered; null for who may not read it. */
        customerFeedback: z.number().int().nullable(),
        /** Prescriptions that nobody has reviewed; null for whom they are no matter. */
        prescriptions: z.number().int().nullable(),
        /** What the caller may decide of what others asked for. */
        approvals: z.number().int(),
      }),
      trend: z.array(dayRow),
      /** As many days right before the period; null for who sees single machines only. */
      previous: z.array(dayRow).nullable(),
      payments: z.array(paymentRow),
      products: z.array(productRow),
      machineRanking: z.array(machineRankRow),
      at: instant,
    }),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  /** HOME-05 */
  payments: endpoint({
    method: "GET",
    path: "/api/v1/insight/payments",
    access: "insight.dashboard.read",
    summary: "Payment kinds of a period with counts, amounts and shares, and a table by day.",
    input: z.object(range),
    output: z.object({
      kinds: z.array(paymentRow),
      days: z.array(
        z.object({
          day,
          counts: z.record(z.enum(paymentKinds), z.number().int()),
          orders: z.number().int(),
          amountFen: fen,
        }),
      ),
      total: totals,
    }),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  /** HOME-03 */
  productRanking: endpoint({
    method: "GET",
    path: "/api/v1/insight/products",
    access: "insight.dashboard.read",
    summary: "Products by sales, descending; the first 1,000.",
    input: z.object({ ...range, ...rankedProducts }),
    output: z.object({ rows: z.array(productRow), total: totals, categories: z.array(z.string()) }),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  productDetail: endpoint({
    method: "GET",
    path: "/api/v1/insight/products/detail",
    access: "insight.dashboard.read",
    summary: "Sales of one product by day and by machine.",
    input: z.object({ ...range, productCode: z.string(), ...ofOne }),
    output: z.object({
      product: z.object({ code: z.string(), name: z.string(), brand: z.string(), image: z.string().nullable() }),
      days: z.array(z.object({ day, quantity: z.number().int(), amountFen: fen })),
      machines: z.array(
        z.object({ machineNo: z.string(), machineName: z.string(), quantity: z.number().int(), amountFen: fen }),
      ),
      total: totals,
    }),
    refusals: ["record.unknown", "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  /** HOME-04 */
  machineRanking: endpoint({
    method: "GET",
    path: "/api/v1/insight/machines",
    access: "insight.dashboard.read",
    summary: "Machines by sales, descending; the first 1,000.",
    input: z.object({ ...range, ...rankedMachines }),
    output: z.object({ rows: z.array(machineRankRow), total: totals }),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  machineDetail: endpoint({
    method: "GET",
    path: "/api/v1/insight/machines/detail",
    access: "insight.dashboard.read",
    summary: "Sales of one machine by day and by product.",
    input: z.object({ ...range, machineNo: z.string() }),
    output: z.object({
      machine: z.object({ machineNo: z.string(), machineName: z.string(), pointName: z.string().nullable() }),
      days: z.array(z.object({ day, quantity: z.number().int(), amountFen: fen })),
      products: z.array(
        z.object({
          productId: id,
          productCode: z.string(),
          productName: z.string(),
          image: z.string().nullable(),
          /** Lanes from which it was sold on these days, e.g. "11, 12". */
          laneNo: z.string(),
          quantity: z.number().int(),
          amountFen: fen,
        }),
      ),
      total: totals,
    }),
    refusals: ["record.unknown", "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/insight/export",
    access: "insight.dashboard.read",
    summary: "Exports one of the drill-down tables into the download centre, as its page filters it.",
    input: z.object({
      ...range,
      ...rankedProducts,
      ...rankedMachines,
      ...ofOne,
      table: z.enum(["payments", "products", "machines", "product", "machine"]),
      key: z.string().optional(),
      ...exportChoice,
    }),
    output: exportTicket,
    refusals: [
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
      "range.tooLong",
      "range.reversed",
      "range.tooEarly",
    ],
  }),
};
