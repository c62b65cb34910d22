import { cabinets } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput } from "../shapes.ts";

const row = z.object({
  /** Machine, cabinet and lane. */
  rowId: z.string(),
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  /** Grams of one piece: the lane's own, else the product's; null where neither is known. */
  weight: z.number().int().nullable(),
  weightTolerance: z.number().int().nullable(),
  weightFactor: z.number(),
  /** Somebody set it for this lane. */
  isOwn: z.boolean(),
  updatedTime: instant.nullable(),
});

const values = {
  weight: z.number().nullable(),
  weightTolerance: z.number().nullable(),
  weightFactor: z.number().nullable(),
};
const refusals = [
  "record.unknown",
  "machines.selectToOperate",
  "field.required",
  "goods.weightOutOfRange",
  "goods.toleranceOutOfRange",
  "machines.factorOutOfRange",
] as const;
const changed = z.object({ changed: z.number().int() });

/** What pieces weigh in the lanes of machines that weigh (MACHINE-27). */
export const weights = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/weights",
    access: "machines.weight.read",
    summary: "Lanes with a product, and what a piece of it weighs there.",
    input: listInput({ machineNo: contains, productId: id.optional() }, ["machineNo", "updatedTime"]),
    output: listOutput(row),
  }),
  set: endpoint({
    method: "PUT",
    path: "/api/v1/machines/weights",
    access: "machines.weight.write",
    summary: "Sets weight, tolerance and factor of lanes, for the products that lie in them now.",
    input: z.object({
      lanes: z
        .array(z.object({ machineId: id, cabinet: z.enum(cabinets), laneNo: z.number().int().min(0).max(999) }))
        .max(200),
      ...values,
    }),
    output: changed,
    refusals,
    bodyBytes: 65_536,
  }),
  setByProduct: endpoint({
    method: "PUT",
    path: "/api/v1/machines/weights/by-product",
    access: "machines.weight.write",
    summary: "Sets them in every lane of the machines that holds the product.",
    input: z.object({ productId: id.nullable(), machineIds: z.array(id).max(200), ...values }),
    output: changed,
    refusals: [...refusals, "goods.chooseProduct"],
  }),
};
