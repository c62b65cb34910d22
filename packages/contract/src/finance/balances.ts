import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/finance/balances";
const filters = { merchantNo: contains, merchantName: contains };

const balanceRow = z.object({
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  /** All that is the merchant's: available, frozen, and waiting for goods. */
  balanceFen: fen,
  /** Held for refunds and withdrawals. */
  frozenFen: fen,
  /** What can be withdrawn now (FIN-03, FIN-07). */
  availableFen: fen,
  /** What came in through providers since the beginning, less what went back. */
  settleFen: fen,
  /** What was transferred. */
  withdrawFen: fen,
  /** The last posting; null without any. */
  updatedTime: instant.nullable(),
});

/** Balances of merchants as the ledger has them. */
export const balances = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.balance.read",
    summary: "Balances of the caller's merchants.",
    input: listInput(filters, ["merchantNo", "balanceFen"]),
    output: listOutput(balanceRow),
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.balance.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
