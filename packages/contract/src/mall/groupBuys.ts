import { buyingGroupStates, groupBuyStatuses, mallOrderStates, shopKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, givenInstant, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { shopOf, shopPath } from "./shopFronts.ts";

const base = "/api/v1/mall/group-buys";
const one = { groupBuyId: id };

const form = {
  mallProductId: id,
  groupPriceFen: fen,
  size: z.number().int(),
  hours: z.number().int(),
  pieces: z.number().int(),
  perBuyer: z.number().int(),
  startsAt: givenInstant,
  endsAt: givenInstant,
};
const formRefusals = [
  "mall.productUnknown",
  "amount.notPositive",
  "mall.dealPriceTooHigh",
  "mall.groupSize",
  "mall.groupHours",
  "mall.groupPieces",
  "mall.flashPerBuyer",
  "mall.flashPeriod",
  "mall.groupOverlaps",
] as const;

/** Group purchases of a mall: a product that is cheaper for buyers who come as a group. */
export const groupBuys = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.groupBuy.read",
    summary: "Group purchases of the malls of the caller's merchants with the count of their groups, newest first.",
    input: listInput({ productName: contains, groupBuyStatus: z.enum(groupBuyStatuses).optional() }, [
      "startsAt",
      "createdTime",
    ]),
    output: listOutput(
      z.object({
        ...one,
        mallProductId: id,
        productCode: z.string(),
        productName: z.string(),
        thumbnail: z.string().nullable(),
        mallPriceFen: fen,
        groupPriceFen: fen,
        /** Buyers of one group. */
        size: z.number().int(),
        /** How long a group has to gather. */
        hours: z.number().int(),
        pieces: z.number().int(),
        /** Pieces that orders hold or that were handed over. */
        taken: z.number().int(),
        perBuyer: z.number().int(),
        startsAt: instant,
        endsAt: instant,
        groupBuyStatus: z.enum(groupBuyStatuses),
        gatheringCount: z.number().int(),
        completeCount: z.number().int(),
        failedCount: z.number().int(),
        createdBy: z.string().nullable(),
        createdTime: instant,
        merchantName: z.string(),
      }),
    ),
  }),
  groups: endpoint({
    method: "GET",
    path: `${base}/:groupBuyId/groups`,
    access: "mall.groupBuy.read",
    summary: "Groups of a group purchase with their members, newest first; people are masked.",
    input: listInput({ ...one, groupState: z.enum(buyingGroupStates).optional() }, ["openedTime"]),
    output: listOutput(
      z.object({
        buyingGroupId: id,
        groupState: z.enum(buyingGroupStates),
        size: z.number().int(),
        /** Places that orders hold; those of a group that has ended are as they were then. */
        taken: z.number().int(),
        paid: z.number().int(),
        openedTime: instant,
        endsAt: instant,
        endedTime: instant.nullable(),
        members: z.array(
          z.object({
            orderNo: id,
            shopKind: z.enum(shopKinds),
            buyerName: z.string(),
            receiverPhone: z.string(),
            quantity: z.number().int(),
            amountFen: fen,
            orderStatus: z.enum(mallOrderStates),
            orderTime: instant,
          }),
        ),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.groupBuy.write",
    summary: "Plans a group purchase of a product of the own mall; buyers see it when it was started.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:groupBuyId`,
    access: "mall.groupBuy.write",
    summary: "Changes a group purchase of which nobody opened a group and that does not run.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["mall.groupBuyUnknown", "mall.groupBuyStarted", ...formRefusals],
  }),
  start: endpoint({
    method: "POST",
    path: `${base}/:groupBuyId/start`,
    access: "mall.groupBuy.write",
    summary: "Lets buyers open groups in its time; its price, pieces and time are checked anew.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.groupBuyUnknown", "state.notAllowed", ...formRefusals],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:groupBuyId/stop`,
    access: "mall.groupBuy.write",
    summary: "Stops new groups; those that were opened gather until their time ends.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.groupBuyUnknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:groupBuyId`,
    access: "mall.groupBuy.write",
    summary: "Deletes a group purchase of which nobody opened a group and that does not run.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.groupBuyUnknown", "mall.groupBuyStarted"],
  }),
};

/** A group purchase as buyers see it. */
const offered = {
  ...one,
  mallProductId: id,
  productName: z.string(),
  image: z.string().nullable(),
  /** Of the group. */
  priceFen: fen,
  shelfPriceFen: fen,
  /** Of one piece; null where nobody weighed it. */
  weightGrams: z.number().int().nullable(),
  size: z.number().int(),
  hours: z.number().int(),
  /** Pieces that can be ordered. */
  left: z.number().int(),
  perBuyer: z.number().int(),
  startsAt: instant,
  endsAt: instant,
};

/** Group purchases as the buyers of a shop see them. */
export const shopGroupBuys = {
  list: endpoint({
    method: "GET",
    path: `${shopPath}/group-buys`,
    access: "public",
    audience: "external",
    summary:
      "Group purchases of a shop that run or begin within a day, with the groups that can be joined, those that end first before the others.",
    input: z.object(shopOf),
    output: z.object({
      now: instant,
      rows: z.array(
        z.object({
          ...offered,
          groups: z.array(z.object({ buyingGroupId: id, placesLeft: z.number().int(), endsAt: instant })),
        }),
      ),
    }),
    refusals: ["mall.shopUnknown"],
  }),
  group: endpoint({
    method: "GET",
    path: `${shopPath}/buying-groups/:buyingGroupId`,
    access: "public",
    audience: "external",
    summary: "One group of a shop: how many of its places are paid or free, and until when it gathers.",
    input: z.object({ ...shopOf, buyingGroupId: id }),
    output: z.object({
      now: instant,
      buyingGroupId: id,
      groupState: z.enum(buyingGroupStates),
      /** Places that are paid. */
      paid: z.number().int(),
      /** Places that nobody holds. */
      placesLeft: z.number().int(),
      /** Until when it gathers. */
      groupEndsAt: instant,
      offer: z.object(offered),
    }),
    refusals: ["mall.shopUnknown", "mall.groupUnknown"],
  }),
};
