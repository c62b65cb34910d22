import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { nothing } from "../shapes.ts";

const path = "/api/v1/pharmacy/medicine-box";
const settings = { nearDays: z.number(), excursionMinutes: z.number() };

/** What the caller's merchant set for its medicine boxes; only where the switch is on (MED-12). */
export const medicineBoxes = {
  detail: endpoint({
    method: "GET",
    path,
    access: "pharmacy.medicine.read",
    summary: "The settings of the caller's medicine boxes; the product's own where nobody has set them.",
    input: z.object({}),
    output: z.object(settings),
    refusals: ["merchants.featureOff"],
  }),
  save: endpoint({
    method: "PUT",
    path,
    access: "pharmacy.medicine.write",
    summary: "Sets from when a batch is near its end, and how long a machine may be outside its limits.",
    input: z.object(settings),
    output: nothing,
    refusals: ["merchants.featureOff", "pharmacy.boxOutOfRange"],
  }),
};
