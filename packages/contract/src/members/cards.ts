import { bindStates, cardKinds, cardStates, memberLevels, rechargeMethods } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/cards";
const one = { cardId: id };
const several = { cardIds: z.array(id).min(1).max(1_000) };
/** Callers whose merchant has no membership cards have none to manage (CARD-27). */
const gate = ["merchants.featureOff"] as const;
const unknown = [...gate, "members.cardUnknown"] as const;

const filters = {
  cardNo: contains,
  physicalNo: contains,
  cardType: z.enum(cardKinds).optional(),
  cardStatus: z.enum(cardStates).optional(),
  /** The whole number: what is stored sealed cannot be searched by its parts. */
  holderPhone: contains,
  /** Cards in this area and those below it. */
  areaId: id.optional(),
};

const machineChoice = z.object({ machineId: id, machineNo: z.string(), machineName: z.string() });

const cardRow = z.object({
  ...one,
  cardNo: z.string(),
  physicalNo: z.string(),
  logicalNo: z.string(),
  cardType: z.enum(cardKinds),
  cardStatus: z.enum(cardStates),
  bindStatus: z.enum(bindStates),
  balanceFen: fen,
  giftFen: fen,
  rechargeTotalFen: fen,
  consumeTotalFen: fen,
  consumeCount: z.number().int(),
  cardExpiry: day,
  /** Masked; null for a card that nobody holds. */
  holderName: z.string().nullable(),
  holderPhone: z.string().nullable(),
  memberLevel: z.enum(memberLevels).nullable(),
  merchantNo: z.string(),
  merchantName: z.string(),
  /** Machines that it may be used at, as far as the caller sees them; none means all. */
  machines: z.array(machineChoice),
  dailyCountLimit: z.number().int(),
  dailyAmountLimitFen: fen,
  hasPassword: z.boolean(),
  /** The card in whose place it was issued. */
  replacesCardNo: z.string().nullable(),
  areaId: id.nullable(),
  /** The area whose staff manages it (CARD-24). */
  areaName: z.string().nullable(),
  createdTime: instant,
});

const numbers = { cardNo: z.string().max(500), physicalNo: z.string().max(50), logicalNo: z.string().max(500) };
const numberRefusals = [
  "field.required",
  "field.notCode",
  "field.tooLong",
  "members.physicalNo",
  "members.expiryOver",
] as const;
const limits = { dailyCountLimit: z.number().int(), dailyAmountLimitFen: fen, machineIds: z.array(id).max(200) };
const limitRefusals = ["members.limitOutOfRange", "machines.unknown"] as const;
const usable = ["members.cardNotActivated", "members.cardNotUsable"] as const;
const amounts = ["amount.notPositive", "amount.tooLarge"] as const;
const remark = z.string().max(2_000).default("");

/** IC cards: issue, states, money, limits (CARD-01 to CARD-23, CARD-28 to CARD-30). */
export const cards = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.card.read",
    summary: "Cards of the caller's merchants; holders are masked.",
    input: listInput(filters, ["cardNo", "cardExpiry", "balanceFen", "consumeTotalFen", "createdTime"]),
    output: listOutput(cardRow),
    refusals: gate,
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "members.card.write",
    summary: "Merchants that have cards, and machines to which cards can be limited.",
    input: z.object({}),
    output: z.object({
      merchants: z.array(z.object({ merchantId: id, merchantNo: z.string(), merchantName: z.string() })),
      machines: z.array(machineChoice),
    }),
    refusals: gate,
  }),
  issue: endpoint({
    method: "POST",
    path: base,
    access: "members.card.write",
    bodyBytes: largeBodyBytes,
    summary: "Issues a card, activated or not, to a holder or to nobody yet; a gift card with what is given.",
    input: z.object({
      merchantId: id,
      ...numbers,
      cardType: z.enum(cardKinds),
      cardExpiry: z.union([z.literal(""), day]),
      activate: z.boolean(),
      /** Both or none. A phone that a member of the merchant has makes the card that member's. */
      holderName: z.string().max(500).default(""),
      holderPhone: z.string().max(50).default(""),
      giftFen: fen.default("0"),
      /** Required where the merchant keeps areas (CARD-08). */
      areaId: id.nullable().default(null),
      ...limits,
      tradePassword: z.string().max(20).default(""),
    }),
    output: z.object(one),
    refusals: [
      ...gate,
      "merchants.unknown",
      ...numberRefusals,
      ...limitRefusals,
      ...amounts,
      "field.notMobile",
      "members.cardTaken",
      "cardAreas.unknown",
      "members.blacklisted",
      "members.passwordShape",
    ],
  }),
  act: endpoint({
    method: "POST",
    path: `${base}/act`,
    access: "members.card.write",
    bodyBytes: largeBodyBytes,
    summary: "Activates, locks, unlocks, reports lost or cancels the report of cards: all of them or none.",
    input: z.object({ ...several, action: z.enum(["activate", "lock", "unlock", "reportLost", "cancelReport"]) }),
    output: nothing,
    refusals: [...unknown, "state.notAllowed", "members.tooManyCards"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/:cardId/cancel`,
    access: "members.card.write",
    summary: "Cancels a card for good; its balance is paid out in the named way, its gift ends.",
    input: z.object({ ...one, payout: z.enum(rechargeMethods).nullable() }),
    output: nothing,
    refusals: [...unknown, "state.notAllowed", "members.arrearsOpen", "field.required"],
  }),
  recharge: endpoint({
    method: "POST",
    path: `${base}/recharge`,
    access: "members.card.recharge",
    bodyBytes: largeBodyBytes,
    summary: "Puts the same amount, and a gift if any, on each of some cards: on all of them or on none.",
    input: z.object({
      ...several,
      amountFen: fen,
      giftFen: fen.default("0"),
      method: z.enum(rechargeMethods),
      /** What a reader at the counter read; it must be the card's. */
      physicalNo: z.string().max(50).default(""),
      remark,
    }),
    output: nothing,
    refusals: [
      ...unknown,
      ...usable,
      ...amounts,
      "members.giftCard",
      "members.blacklisted",
      "members.rechargeZero",
      "members.physicalDiffers",
      "members.tooManyCards",
      "field.remarkTooLong",
    ],
  }),
  deduct: endpoint({
    method: "POST",
    path: `${base}/:cardId/deduct`,
    access: "members.card.recharge",
    summary: "Takes money off a card, gift first; an amount below zero gives back what was taken wrongly.",
    input: z.object({ ...one, amountFen: fen, tradePassword: z.string().max(20).default(""), remark }),
    output: nothing,
    refusals: [
      ...unknown,
      ...usable,
      ...amounts,
      "members.balanceTooLow",
      "members.passwordWrong",
      "members.passwordTried",
      "field.remarkTooLong",
    ],
  }),
  replace: endpoint({
    method: "POST",
    path: `${base}/:cardId/replace`,
    access: "members.card.write",
    summary:
      "Issues a new card in the place of one that is lost or worn; everything on it moves and the old one is cancelled.",
    input: z.object({ ...one, ...numbers, cardExpiry: z.union([z.literal(""), day]) }),
    output: z.object(one),
    refusals: [
      ...unknown,
      ...numberRefusals,
      "state.notAllowed",
      "members.blacklisted",
      "members.cardCancelled",
      "members.sameCard",
      "members.newCardIssued",
    ],
  }),
  setLimits: endpoint({
    method: "PUT",
    path: `${base}/:cardId/limits`,
    access: "members.card.write",
    bodyBytes: largeBodyBytes,
    summary: "Sets what a card may buy a day, and at which machines; 0 means no limit.",
    input: z.object({ ...one, ...limits }),
    output: nothing,
    refusals: [...unknown, "members.cardNotUsable", ...limitRefusals],
  }),
  setArea: endpoint({
    method: "PUT",
    path: `${base}/area`,
    access: "members.card.write",
    bodyBytes: largeBodyBytes,
    summary: "Puts cards into an area of their merchant: all of them or none.",
    input: z.object({ ...several, areaId: id }),
    output: nothing,
    refusals: [...unknown, "cardAreas.unknown", "members.tooManyCards"],
  }),
  setPassword: endpoint({
    method: "PUT",
    path: `${base}/:cardId/password`,
    access: "members.card.write",
    summary: "Sets the six digits that a deduction at the counter asks for.",
    input: z.object({ ...one, tradePassword: z.string().max(20) }),
    output: nothing,
    refusals: [...unknown, "members.cardNotUsable", "members.passwordShape"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "members.card.read",
    summary: "Writes the filtered cards into a file of the download centre; without holders.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
