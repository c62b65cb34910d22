import {
  adDeliveryStates,
  businessTypes,
  clashWinners,
  combinations,
  connectionStates,
  discountKinds,
  memberLevels,
  planEffectVerdicts,
  planLimits,
  planStates,
  promotionReasons,
  quotedCodeReasons,
  schemeKinds,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, givenInstant, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { audience } from "./schemes.ts";
import { slot } from "./slot.ts";

const base = "/api/v1/marketing/plans";
const one = { planId: id };

/** Where and when a promotion holds. */
export const limits = {
  planName: z.string().max(500),
  /** All machines of the merchant, also those it gets later; else the machines that are named. */
  allMachines: z.boolean(),
  machineIds: z.array(id).max(planLimits.machines).default([]),
  startDate: day,
  endDate: day,
  /** At most three (MKT-08); one more is taken in to say so. */
  slots: z.array(slot).max(planLimits.slots + 1),
  priority: z.number().nullable(),
};

const form = {
  schemeId: id.nullable(),
  ...limits,
  ...audience,
  businessTypes: z.array(z.enum(businessTypes)).max(businessTypes.length).default([]),
  combination: z.enum(combinations),
  /** Budget by uses and by amount; null for none. */
  maxUses: z.number().nullable(),
  maxAmountFen: fen.nullable(),
};

export const limitRefusals = [
  "field.required",
  "field.tooLong",
  "machines.selectToOperate",
  "marketing.machinesOfOthers",
  "range.reversed",
  "marketing.slotMissing",
  "marketing.tooManySlots",
  "marketing.slotReversed",
  "marketing.slotsOverlap",
  "marketing.priorityOutOfRange",
  "goods.unknownProduct",
] as const;

const formRefusals = [
  ...limitRefusals,
  "marketing.selectScheme",
  "marketing.schemeUnknown",
  "marketing.schemeNotOnSale",
  "marketing.notPositiveInteger",
  "marketing.budgetBelowUse",
  "amount.notPositive",
  "amount.tooLarge",
] as const;

const planRow = z.object({
  ...one,
  planName: z.string(),
  planType: z.enum(schemeKinds),
  schemeId: id,
  schemeName: z.string(),
  discountRate: z.number().nullable(),
  specialPriceFen: fen.nullable(),
  fullFen: fen.nullable(),
  reductionFen: fen.nullable(),
  priority: z.number().int(),
  combination: z.enum(combinations),
  startDate: day,
  endDate: day,
  slots: z.array(slot),
  allMachines: z.boolean(),
  machineIds: z.array(id),
  /** Numbers of the machines that the caller sees; empty means all of the merchant. */
  planMachines: z.string(),
  productIds: z.array(id),
  memberLevels: z.array(z.enum(memberLevels)),
  businessTypes: z.array(z.enum(businessTypes)),
  /** Its budget by uses; null for none. */
  issuedTotal: z.number().int().nullable(),
  usedTotal: z.number().int(),
  maxAmountFen: fen.nullable(),
  usedFen: fen,
  planStatus: z.enum(planStates),
  /** Belongs to a discount, where it is changed. */
  ofDiscount: z.boolean(),
  merchantId: id,
  merchantName: z.string(),
  createdTime: instant,
});

const asked = z.object({ productId: id, quantity: z.number().int().min(1).max(planLimits.quoted) });
const named = { planId: id, planName: z.string(), planType: z.enum(schemeKinds) };
const sums = { priceFen: fen, discountFen: fen, payFen: fen };

/** Marketing plans: where and when schemes hold (MKT-01, MKT-03, MKT-19). */
export const plans = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.plan.read",
    summary: "Plans of the caller's merchants, newest first; with days those that run on one of them.",
    input: listInput(
      {
        planId: id.optional(),
        planName: contains,
        planType: z.enum(schemeKinds).optional(),
        planStatus: z.enum(planStates).optional(),
        schemeId: id.optional(),
        fromDay: day.optional(),
        toDay: day.optional(),
      },
      ["createdTime", "priority", "startDate", "endDate"],
    ),
    output: listOutput(planRow),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  calendar: endpoint({
    method: "GET",
    path: `${base}/calendar`,
    access: "marketing.plan.read",
    summary:
      "Plans that hold on some of these days, at most 62, with those that they clash with and what would be sold below its purchase price.",
    input: z.object({ fromDay: day, toDay: day, planType: z.enum(schemeKinds).optional() }),
    output: z.object({
      rows: z.array(
        planRow.extend({
          clashes: z.array(
            z.object({ planId: id, planName: z.string(), fromDate: day, toDate: day, winner: z.enum(clashWinners) }),
          ),
          /** Products that would cost less than was paid for them, by the price of the product. */
          belowPurchase: z.number().int(),
          /** One of them. */
          belowProduct: z.string().nullable(),
        }),
      ),
      /** There are more than are shown. */
      more: z.boolean(),
    }),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  choices: endpoint({
    method: "GET",
    path: `${base}/schemes`,
    access: "marketing.plan.write",
    summary: "Schemes on sale, of which plans can be made.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          schemeId: id,
          schemeName: z.string(),
          planType: z.enum(schemeKinds),
          merchantId: id,
          merchantName: z.string(),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.plan.write",
    bodyBytes: 65_536,
    summary: "Adds a plan of a scheme to the merchant of the scheme; it is not on sale yet.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:planId`,
    access: "marketing.plan.write",
    bodyBytes: 65_536,
    summary: "Changes a plan that is not on sale (MKT-19).",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "marketing.schemeOfPlan", ...formRefusals],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:planId`,
    access: "marketing.plan.write",
    summary: "Deletes a plan that is not on sale; orders keep what it took off.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  putOnSale: endpoint({
    method: "POST",
    path: `${base}/:planId/put-on-sale`,
    access: "marketing.plan.write",
    summary: "Puts a plan on sale, or lets a paused one go on; machines ask for its prices from then on.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "marketing.planOver", "marketing.schemeNotOnSale"],
  }),
  pause: endpoint({
    method: "POST",
    path: `${base}/:planId/pause`,
    access: "marketing.plan.write",
    summary: "Lets a plan rest; orders that hold it keep their price.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  takeOff: endpoint({
    method: "POST",
    path: `${base}/:planId/take-off`,
    access: "marketing.plan.write",
    summary: "Takes a plan off sale; it can be changed and deleted then.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  machines: endpoint({
    method: "GET",
    path: `${base}/:planId/machines`,
    access: "marketing.plan.read",
    summary:
      "The machines of a plan and how far the prices that they take by themselves are on their way; those that take some of this plan first.",
    input: listInput({ ...one, deliveryState: z.enum(adDeliveryStates).optional() }, ["machineNo", "offerCount"]),
    output: listOutput(
      z.object({
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        onlineStatus: z.enum(connectionStates),
        /** Null for a machine that was never told prices below those of its lanes. */
        deliveryState: z.enum(adDeliveryStates).nullable(),
        /** Why the machine refused. */
        reason: z.string(),
        /** Lanes with a price of this plan. */
        offerCount: z.number().int(),
        sentTime: instant.nullable(),
        endedTime: instant.nullable(),
      }),
    ),
    refusals: ["record.unknown"],
  }),
  effect: endpoint({
    method: "GET",
    path: `${base}/:planId/effect`,
    access: "marketing.plan.read",
    summary:
      "Extra sales of a plan: its machines against the equally long days before, less the same of the merchant's other machines, with the interval that chance allows.",
    input: z.object(one),
    output: z.object({
      verdict: z.enum(planEffectVerdicts),
      days: z.number().int(),
      fromDay: day.nullable(),
      toDay: day.nullable(),
      beforeFrom: day.nullable(),
      beforeTo: day.nullable(),
      planMachines: z.number().int(),
      otherMachines: z.number().int(),
      /** Machines of the merchant that were not there on all of these days. */
      leftOut: z.number().int(),
      /** Sales less refunds of one machine in one day. */
      planBeforeFen: fen,
      planDuringFen: fen,
      othersBeforeFen: fen,
      othersDuringFen: fen,
      /** Of all machines of the plan in all its days. */
      extraFen: fen.nullable(),
      lowFen: fen.nullable(),
      highFen: fen.nullable(),
      /** What the plan took off the price of orders in these days. */
      discountFen: fen,
      orderCount: z.number().int(),
    }),
    refusals: ["record.unknown"],
  }),
  resend: endpoint({
    method: "POST",
    path: `${base}/:planId/resend`,
    access: "marketing.plan.write",
    summary: "Tells the machines of a plan anew that refused their prices or did not answer in time.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "marketing.nothingToResend"],
  }),
  quote: endpoint({
    method: "POST",
    path: `${base}/quote`,
    access: "marketing.plan.read",
    writes: false,
    summary: "What a basket costs at a machine at a moment, which plans make it so and why the others do not.",
    input: z.object({
      machineId: id,
      lines: z.array(asked).max(planLimits.quoted),
      /** Of a customer without a card; a card says its holder's own. */
      memberLevel: z.enum(memberLevels).nullable(),
      /** A card that the customer shows: its holder's level of that day counts, with what a package gives. */
      cardId: id.nullable().default(null),
      /** Coupons, promo codes and vouchers that the customer names; a machine takes one of them for an order. */
      discountCodes: z.array(z.string().trim().min(1).max(40)).max(planLimits.quotedCodes).default([]),
      businessType: z.enum(businessTypes),
      /** Now when absent. */
      at: givenInstant.optional(),
    }),
    output: z.object({
      ...sums,
      at: instant,
      machineNo: z.string(),
      lines: z.array(
        z.object({ productId: id, productName: z.string(), quantity: z.number().int(), unitPriceFen: fen, ...sums }),
      ),
      applied: z.array(z.object({ ...named, discountFen: fen })),
      refused: z.array(z.object({ ...named, reason: z.enum(promotionReasons) })),
      /** The level that was asked with; null for nobody known. */
      memberLevel: z.enum(memberLevels).nullable(),
      codes: z.array(
        z.object({
          discountCode: z.string(),
          /** Null for a code that the merchant of the machine does not have. */
          couponName: z.string().nullable(),
          codeKind: z.enum(discountKinds).nullable(),
          discountFen: fen,
          /** Why it takes nothing off; null when it does. */
          reason: z.enum(quotedCodeReasons).nullable(),
          /** The full amount that is missing, as yuan. */
          limit: z.string().nullable(),
        }),
      ),
    }),
    refusals: [
      "machines.selectToOperate",
      "machines.unknown",
      "members.cardUnknown",
      "goods.chooseProduct",
      "marketing.notSoldHere",
    ],
  }),
};
