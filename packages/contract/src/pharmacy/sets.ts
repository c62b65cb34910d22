import { conflictReasons } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/sets";
const one = { setId: id };
const line = z.object({ productId: id, quantity: z.number() });

const form = {
  comboName: z.string().max(500),
  setCategoryId: id,
  conditionId: id.nullable(),
  comboItems: z.array(line).max(100),
  unitPriceFen: fen,
  remark: z.string().max(1_000),
};

const gate = ["merchants.featureOff"] as const;
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "goods.priceNotPositive",
  "amount.tooLarge",
  "goods.notLastLevel",
  "pharmacy.groupUnknown",
  "pharmacy.groupOff",
  "pharmacy.medicineUnknown",
  "pharmacy.setTaken",
  "pharmacy.setTooSmall",
  "pharmacy.setTooLarge",
  "pharmacy.setTwice",
  "pharmacy.quantityWrong",
  "pharmacy.conflictForbidden",
] as const;

/** Combinations of medicines for a condition (MED-04). */
export const medicineSets = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.set.read",
    summary: "Combinations of the caller's merchants with their medicines.",
    input: listInput({ comboName: contains, setCategoryId: id.optional(), conditionId: id.optional() }, [
      "createdTime",
      "unitPriceFen",
    ]),
    output: listOutput(
      z.object({
        ...one,
        comboName: z.string(),
        setCategoryId: id,
        comboCategory: z.string(),
        conditionId: id.nullable(),
        diseaseCategory: z.string(),
        comboItems: z.array(
          z.object({ productId: id, medicineName: z.string(), quantity: z.number().int(), unitPriceFen: fen }),
        ),
        /** Pairs of its medicines of which people are warned. */
        warnings: z.array(z.object({ firstName: z.string(), secondName: z.string(), reason: z.enum(conflictReasons) })),
        unitPriceFen: fen,
        enabled: z.boolean(),
        remark: z.string(),
        createdTime: instant,
      }),
    ),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.set.write",
    bodyBytes: largeBodyBytes,
    summary: "Adds a combination to the caller's merchant.",
    input: z.object(form),
    output: z.object(one),
    refusals: [...gate, ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:setId`,
    access: "pharmacy.set.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes a combination.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...gate, ...formRefusals, "pharmacy.setUnknown"],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:setId/state`,
    access: "pharmacy.set.write",
    summary: "Recommends a combination or no longer.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: [...gate, "pharmacy.setUnknown", "pharmacy.conflictForbidden"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:setId`,
    access: "pharmacy.set.write",
    summary: "Deletes a combination; its medicines stay.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.setUnknown"],
  }),
};
