import { cardKinds, movementKinds, rechargeMethods } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const gate = ["merchants.featureOff"] as const;
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const filters = {
  fromDay: day,
  toDay: day,
  cardNo: contains,
  /** The whole number. */
  holderPhone: contains,
};
/** `areaId`: cards in this area and those below it. */
const rechargeFilters = { ...filters, areaId: id.optional() };
const deductionFilters = { ...filters, machineNo: contains };

const rechargeRow = z.object({
  movementId: id,
  rechargeTime: instant,
  cardNo: z.string(),
  physicalNo: z.string(),
  holderName: z.string().nullable(),
  cardType: z.enum(cardKinds),
  rechargeAmountFen: fen,
  giftFen: fen,
  rechargeMethod: z.enum(rechargeMethods).nullable(),
  balanceFen: fen.nullable(),
  operatorName: z.string().nullable(),
  merchantName: z.string(),
  remark: z.string(),
});

const deductionRow = z.object({
  movementId: id,
  deductTime: instant,
  deductKind: z.enum(movementKinds),
  cardNo: z.string(),
  holderName: z.string().nullable(),
  /** The order that a machine sold; null for what staff did. */
  orderNo: z.string().nullable(),
  machineNo: z.string().nullable(),
  productName: z.string().nullable(),
  /** What left the card; below zero it came back. */
  deductAmountFen: fen,
  /** Null for records before 22 June 2019 (CARD-25). */
  balanceAfterFen: fen.nullable(),
  giftAfterFen: fen.nullable(),
  operatorName: z.string().nullable(),
  merchantName: z.string(),
  remark: z.string(),
});

const arrearsRow = z.object({
  rowId: z.string(),
  cardNo: z.string(),
  holderName: z.string().nullable(),
  merchantName: z.string(),
  arrearsFen: fen,
  /** The last order that the card did not cover; null for what is repaid, and for debts without an order. */
  orderNo: z.string().nullable(),
  /** Null while it is open. */
  repaidFen: fen.nullable(),
  repaidTime: instant.nullable(),
});

/** The books of cards: recharges, deductions, arrears (CARD-22, CARD-25). */
export const cardDetails = {
  recharges: endpoint({
    method: "GET",
    path: "/api/v1/card-recharges",
    access: "members.movement.read",
    summary: "Recharges of cards and gifts of new ones.",
    input: listInput(rechargeFilters, ["rechargeTime"]),
    output: listOutput(rechargeRow),
    refusals: [...gate, ...rangeRefusals],
  }),
  deductions: endpoint({
    method: "GET",
    path: "/api/v1/card-deductions",
    access: "members.movement.read",
    summary: "What left cards: purchases, deductions by staff, payouts; and what came back.",
    input: listInput(deductionFilters, ["deductTime"]),
    output: listOutput(deductionRow),
    refusals: [...gate, ...rangeRefusals],
  }),
  arrears: endpoint({
    method: "GET",
    path: "/api/v1/card-arrears",
    access: "members.movement.read",
    summary: "Cards in arrears now, and recharges that repaid arrears.",
    input: listInput({ cardNo: contains, holderPhone: contains }, ["repaidTime"]),
    output: listOutput(arrearsRow),
    refusals: gate,
  }),
  exportRecharges: endpoint({
    method: "POST",
    path: "/api/v1/card-recharges/export",
    access: "members.movement.read",
    summary: "Writes the filtered recharges into a file of the download centre; without holders.",
    input: z.object({ ...rechargeFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, ...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  exportDeductions: endpoint({
    method: "POST",
    path: "/api/v1/card-deductions/export",
    access: "members.movement.read",
    summary: "Writes the filtered deductions into a file of the download centre; without holders.",
    input: z.object({ ...deductionFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, ...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
