import { conflictReasons, conflictSeverities } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/conflicts";
const one = { conflictId: id };
const said = { severity: z.enum(conflictSeverities), reason: z.enum(conflictReasons), remark: z.string().max(1_000) };
const gate = ["merchants.featureOff"] as const;

/** Pairs of medicines that do not go together (MED-04): asked where combinations, baskets and prescriptions bring them together. */
export const medicineConflicts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.set.read",
    summary: "Pairs of medicines of the caller's merchants that do not go together.",
    input: listInput({ medicineName: contains, severity: z.enum(conflictSeverities).optional() }, ["createdTime"]),
    output: listOutput(
      z.object({
        ...one,
        productId: id,
        medicineName: z.string(),
        otherProductId: id,
        otherName: z.string(),
        ...said,
        createdTime: instant,
      }),
    ),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.set.write",
    summary: "Says that two medicines of the caller's merchant do not go together.",
    input: z.object({ productId: id, otherProductId: id, ...said }),
    output: z.object(one),
    refusals: [
      ...gate,
      "field.remarkTooLong",
      "pharmacy.medicineUnknown",
      "pharmacy.conflictSame",
      "pharmacy.conflictTaken",
      "pharmacy.conflictInSet",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:conflictId`,
    access: "pharmacy.set.write",
    summary: "Changes what is said of a pair.",
    input: z.object({ ...one, ...said }),
    output: nothing,
    refusals: [...gate, "field.remarkTooLong", "pharmacy.conflictUnknown", "pharmacy.conflictInSet"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:conflictId`,
    access: "pharmacy.set.write",
    summary: "Takes a pair off the list; its medicines may be together again.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.conflictUnknown"],
  }),
};
