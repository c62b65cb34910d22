import { onlinePaymentKinds, settlementStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, fen, listInput, listOutput } from "../shapes.ts";

const count = z.number().int();
const providerName = z.enum(onlinePaymentKinds);

const providerDay = z.object({
  rowId: z.string(),
  settleDate: day,
  providerName,
  merchantCount: count,
  orderCount: count,
  /** Paid less refunded. */
  paidAmountFen: fen,
  /** What the provider keeps; what lucky purchases cost stays with the platform. */
  feeAmountFen: fen,
  settleAmountFen: fen,
  /** The least finished state of the merchants' statements of that day. */
  settleStatus: z.enum(settlementStates),
});

const base = "/api/v1/finance/provider-days";

/** What each provider settled a day, over all merchants (FIN-07, FIN-09, FIN-10). */
export const providerDays = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.providerDay.read",
    summary: "Settled days by provider, newest first; at most 92 days.",
    input: listInput(
      {
        fromDay: day,
        toDay: day,
        providerName: providerName.optional(),
        settleStatus: z.enum(settlementStates).optional(),
      },
      ["settleDate", "paidAmountFen"],
    ),
    output: listOutput(providerDay),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  run: endpoint({
    method: "POST",
    path: `${base}/run`,
    access: "finance.providerDay.write",
    summary: "Settles what has ended and is not closed yet; days that are closed stay as they are.",
    input: z.object({ settleDate: day }),
    /** How many entries the run settled; 0 where nothing was open. */
    output: z.object({ lineCount: count }),
    refusals: ["access.noPermission"],
  }),
};
