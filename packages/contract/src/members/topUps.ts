import { topUpStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/top-up-activities";
const one = { activityId: id };
const gate = ["merchants.featureOff"] as const;
const tiers = z.array(z.object({ rechargeFen: fen, giftFen: fen }));

const form = {
  activityName: z.string().max(500),
  /** Cards of these areas and those below; none means all cards of the merchant. */
  areaIds: z.array(id).max(100).default([]),
  fromDay: z.union([z.literal(""), day]),
  toDay: z.union([z.literal(""), day]),
  tiers: tiers.max(50),
};
const formRefusals = [
  ...gate,
  "field.required",
  "field.tooLong",
  "range.reversed",
  "amount.notPositive",
  "amount.tooLarge",
  "topUps.tierCount",
  "topUps.tierTwice",
  "cardAreas.unknown",
  "cardAreas.beyondOwn",
] as const;

/** Who recharges much gets something on top, while an activity runs (CARD-22, CARD-26, MKT-14). */
export const topUps = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.topUp.read",
    summary: "Top-up activities of the caller's merchants.",
    input: listInput({ activityName: contains, activityStatus: z.enum(topUpStates).optional() }, [
      "activityName",
      "fromDay",
    ]),
    output: listOutput(
      z.object({
        ...one,
        activityName: z.string(),
        areas: z.array(z.object({ areaId: id, areaName: z.string() })),
        fromDay: day,
        toDay: day,
        tiers,
        activityStatus: z.enum(topUpStates),
        merchantId: id,
        merchantNo: z.string(),
        merchantName: z.string(),
        createdTime: instant,
      }),
    ),
    refusals: gate,
  }),
  running: endpoint({
    method: "GET",
    path: `${base}/running`,
    access: "members.card.recharge",
    summary: "What a recharge of a card brings today: the tiers of every activity that counts for it.",
    input: z.object({ cardId: id }),
    output: z.object({ rows: z.array(z.object({ activityName: z.string(), tiers })) }),
    refusals: [...gate, "members.cardUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "members.topUp.write",
    summary: "Adds an activity, which is stopped until somebody starts it.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:activityId`,
    access: "members.topUp.write",
    summary: "Changes an activity; recharges that were made with it stay as they were.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "record.unknown"],
  }),
  start: endpoint({
    method: "POST",
    path: `${base}/:activityId/start`,
    access: "members.topUp.write",
    summary: "Starts an activity; it counts within its days.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "record.unknown", "state.notAllowed", "topUps.over", "cardAreas.beyondOwn"],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:activityId/stop`,
    access: "members.topUp.write",
    summary: "Stops an activity at once.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "record.unknown", "state.notAllowed", "cardAreas.beyondOwn"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:activityId`,
    access: "members.topUp.write",
    summary: "Deletes an activity that is stopped.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "record.unknown", "topUps.isRunning", "cardAreas.beyondOwn"],
  }),
};
