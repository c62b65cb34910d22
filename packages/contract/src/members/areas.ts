import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, nothing } from "../shapes.ts";

const base = "/api/v1/card-areas";
const one = { areaId: id };
const name = z.string().max(500);
const gate = ["merchants.featureOff"] as const;
const nameRefusals = ["field.required", "field.tooLong", "cardAreas.nameTaken"] as const;

/** Areas of cards with the staff that manages the cards in them and below (CARD-24). */
export const cardAreas = {
  tree: endpoint({
    method: "GET",
    path: base,
    access: "members.area.read",
    alsoWith: ["members.card.read", "members.movement.read"],
    summary: "Card areas of the caller's merchants, parents before their children.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          ...one,
          parentId: id.nullable(),
          areaName: z.string(),
          level: z.number().int(),
          children: z.number().int(),
          /** Cards in it and in those below, as the list of cards shows them. */
          cardCount: z.number().int(),
          staffCount: z.number().int(),
          merchantId: id,
          merchantName: z.string(),
        }),
      ),
    }),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "members.area.write",
    summary: "Adds an area at the top of a merchant, or below another one.",
    input: z.object({ merchantId: id, areaParentId: id.nullable(), areaName: name }),
    output: z.object(one),
    refusals: [...gate, ...nameRefusals, "merchants.unknown", "cardAreas.unknown", "cardAreas.tooDeep"],
  }),
  rename: endpoint({
    method: "PUT",
    path: `${base}/:areaId/name`,
    access: "members.area.write",
    summary: "Renames an area.",
    input: z.object({ ...one, areaName: name }),
    output: nothing,
    refusals: [...gate, ...nameRefusals, "cardAreas.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:areaId`,
    access: "members.area.write",
    summary: "Deletes an area without others below it, without cards, and without people who are on no other staff.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "cardAreas.unknown", "cardAreas.inUse", "cardAreas.staffLast"],
  }),
  staff: endpoint({
    method: "GET",
    path: `${base}/:areaId/staff`,
    access: "members.area.read",
    summary: "Who manages the cards of an area.",
    input: z.object(one),
    output: z.object({ rows: z.array(z.object({ userId: id, userName: z.string(), account: z.string() })) }),
    refusals: [...gate, "cardAreas.unknown"],
  }),
  addStaff: endpoint({
    method: "POST",
    path: `${base}/:areaId/staff`,
    access: "members.area.write",
    summary: "Limits somebody who sees cards to those of an area and the ones below it.",
    input: z.object({ ...one, userId: id }),
    output: nothing,
    refusals: [...gate, "cardAreas.unknown", "cardAreas.staffTaken", "cardAreas.staffUnfit"],
  }),
  removeStaff: endpoint({
    method: "DELETE",
    path: `${base}/:areaId/staff/:userId`,
    access: "members.area.write",
    summary:
      "Takes somebody from the staff of an area; who is in none sees all cards again, so somebody who is limited himself lifts nobody's last limit.",
    input: z.object({ ...one, userId: id }),
    output: nothing,
    refusals: [...gate, "cardAreas.unknown", "cardAreas.ownLimit"],
  }),
};
