import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/insight/sold-out";

/** By what sold-out times are told apart; `time` is a product at a machine on a day. */
export const soldOutGroups = ["machine", "product", "day", "time"] as const;
export type SoldOutGroup = (typeof soldOutGroups)[number];

const filters = {
  fromDay: day,
  toDay: day,
  machineNo: contains,
  merchantNo: contains,
  productId: id.optional(),
  groupBy: z.enum(soldOutGroups).default("machine"),
};

const refusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** What being sold out cost, by estimate: see `lostSales` in the domain. */
const figures = z.object({
  /** Products at machines on days. */
  timeCount: z.number().int(),
  emptyMinutes: z.number().int(),
  /** Pieces, to a tenth. */
  lostPieces: z.number(),
  lostAmountFen: fen,
});

/** Sold-out times as lost sales, by machine, product and day (STAT-01). They are known for ended days. */
export const soldOut = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "insight.soldOut.read",
    summary: "Sold-out times with what they cost, the dearest first; at most 92 days.",
    input: listInput(filters, ["timeCount", "emptyMinutes", "lostPieces", "lostAmountFen"]),
    output: listOutput(
      figures.extend({
        rowId: z.string(),
        /** What the rows are not told apart by is empty. */
        day: day.nullable(),
        machineId: id.nullable(),
        machineNo: z.string(),
        machineName: z.string(),
        pointName: z.string(),
        productId: id.nullable(),
        productCode: z.string(),
        productName: z.string(),
      }),
    ),
    refusals,
  }),
  summary: endpoint({
    method: "GET",
    path: `${base}/summary`,
    access: "insight.soldOut.read",
    summary: "What being sold out cost in all and by day.",
    input: z.object(filters),
    output: z.object({
      total: figures,
      /** Every day of the range; one on which nothing ran out is 0. */
      days: z.array(figures.extend({ day })),
    }),
    refusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "insight.soldOut.read",
    summary: "The list as a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...refusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
