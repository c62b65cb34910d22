import { planStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { limitRefusals, limits } from "./plans.ts";
import { slot } from "./slot.ts";
import { audience } from "./schemes.ts";

const base = "/api/v1/marketing/discounts";
const one = { planId: id };
const form = { ...limits, productIds: audience.productIds, discountRate: z.number().nullable() };
const formRefusals = ["goods.chooseProduct", "marketing.rateOutOfRange", ...limitRefusals] as const;
const found = ["record.unknown", "marketing.schemeOfPlan", "state.notAllowed"] as const;

/** Discounts and special prices by product (MKT-20). A discount is a plan with a rate of its own. */
export const discounts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.discount.read",
    summary: "Discounts and special prices of the caller's merchants, a row for each product.",
    input: listInput(
      {
        planName: contains,
        productName: contains,
        machineNo: contains,
        planStatus: z.enum(planStates).optional(),
      },
      ["priority", "startDate", "endDate"],
    ),
    output: listOutput(
      z.object({
        /** Plan and product together. */
        rowKey: z.string(),
        ...one,
        planName: z.string(),
        /** Null when the plan concerns every product. */
        productCode: z.string().nullable(),
        productName: z.string().nullable(),
        unitPriceFen: fen.nullable(),
        discountRate: z.number().nullable(),
        specialPriceFen: fen.nullable(),
        planMachines: z.string(),
        slots: z.array(slot),
        startDate: day,
        endDate: day,
        priority: z.number().int(),
        planStatus: z.enum(planStates),
        /** Made here; other plans are changed among the plans. */
        ofDiscount: z.boolean(),
        allMachines: z.boolean(),
        machineIds: z.array(id),
        productIds: z.array(id),
        merchantName: z.string(),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.discount.write",
    bodyBytes: 65_536,
    summary: "Adds a discount of products to a merchant; it is not on sale yet.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:planId`,
    access: "marketing.discount.write",
    bodyBytes: 65_536,
    summary: "Changes a discount that is not on sale.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...found, ...formRefusals],
  }),
  enable: endpoint({
    method: "POST",
    path: `${base}/:planId/enable`,
    access: "marketing.discount.write",
    summary: "Puts a discount on sale.",
    input: z.object(one),
    output: nothing,
    refusals: [...found, "marketing.planOver"],
  }),
  disable: endpoint({
    method: "POST",
    path: `${base}/:planId/disable`,
    access: "marketing.discount.write",
    summary: "Takes a discount off sale.",
    input: z.object(one),
    output: nothing,
    refusals: found,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:planId`,
    access: "marketing.discount.write",
    summary: "Deletes a discount that is not on sale.",
    input: z.object(one),
    output: nothing,
    refusals: found,
  }),
};
