import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen } from "../shapes.ts";

const base = "/api/v1/insight/product-sales";

/** By what products are ranked. */
export const rankedBy = ["quantity", "amount"] as const;

const filters = {
  fromDay: day,
  toDay: day,
  merchantNo: contains,
  /** The number of one machine, as it is. */
  machineNo: contains,
  category: contains,
  by: z.enum(rankedBy).default("quantity"),
};

const refusals = ["record.unknown", "range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** Products ranked for a period (PRODUCT-26, STAT-05). All figures come from rollups. */
export const productSales = {
  ranking: endpoint({
    method: "GET",
    path: base,
    access: "insight.ranking.read",
    summary: "Products by quantity or amount of a period, the first 1,000, with the sums of each day.",
    input: z.object(filters),
    output: z.object({
      rows: z.array(
        z.object({
          rankNo: z.number().int(),
          productCode: z.string(),
          productName: z.string(),
          brand: z.string(),
          category: z.string(),
          salesCount: z.number().int(),
          salesAmountFen: fen,
          /** Of what the rows are ranked by, as a fraction of all rows with four decimals. */
          share: z.number().min(0).max(1),
        }),
      ),
      total: z.object({ salesCount: z.number().int(), salesAmountFen: fen }),
      days: z.array(z.object({ day, salesCount: z.number().int(), salesAmountFen: fen })),
      categories: z.array(z.string()),
    }),
    refusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "insight.ranking.read",
    summary: "Writes the ranking into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...refusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
