import { paymentKinds, withheldDecisions, withheldStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

/** A sale that waits for a person, or that one decided about. */
export const withheldRow = z.object({
  /** The number of the order that it becomes. */
  orderNo: id,
  machineNo: z.string(),
  machineName: z.string(),
  merchantName: z.string(),
  laneNo: z.number().int(),
  productName: z.string(),
  quantity: z.number().int(),
  payMethod: z.enum(paymentKinds),
  /** What the machine said was paid. */
  saidFen: fen,
  /** What the goods cost by the lane's price at the receipt; null when that says nothing. */
  byPriceFen: fen.nullable(),
  orderTime: instant,
  state: z.enum(withheldStates),
  /** What was booked; null when nothing was. */
  paidFen: fen.nullable(),
  reason: z.string(),
  decider: z.string().nullable(),
  decideTime: instant.nullable(),
});

/** Sales of absurd amounts: set aside when they arrive, counted when a person accepts them (ORDER-16). */
export const withheldSales = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/orders/withheld",
    access: "orders.order.read",
    summary: "Sales of which far more was paid than the goods cost, newest first, and what was decided about them.",
    input: listInput({ machineNo: contains, state: z.enum(withheldStates).optional() }, ["orderTime"]),
    output: listOutput(withheldRow),
  }),
  decide: endpoint({
    method: "POST",
    path: "/api/v1/orders/withheld/:orderNo/decision",
    access: "orders.order.process",
    summary: "Books such a sale at the lane's price or as the machine said it, or discards it with a reason; once.",
    input: z.object({
      orderNo: id,
      decision: z.enum(withheldDecisions),
      reason: z.string().trim().max(200).default(""),
    }),
    output: nothing,
    refusals: [
      "record.unknown",
      "orders.withheldDecided",
      "orders.withheldNoPrice",
      "orders.withheldPlatformOnly",
      "orders.noteRequired",
    ],
  }),
};
