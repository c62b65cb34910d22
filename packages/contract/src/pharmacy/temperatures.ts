import { temperatureConditions, exposureEvents, exposureStates, storageClasses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/temperatures";
const gate = ["merchants.featureOff"] as const;
const celsius = z.number();

/** Temperatures of cabinets with medicine, and what was decided about the batches that lay too warm or too cold (MED-08). */
export const temperatures = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.temperature.read",
    summary: "Machines that carry medicine, with their temperature now and during the last 24 hours.",
    input: listInput(
      {
        machineNo: contains,
        storage: z.enum(storageClasses).optional(),
        condition: z.enum(temperatureConditions).optional(),
      },
      ["machineNo", "temperature", "undecided"],
    ),
    output: listOutput(
      z.object({
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        /** How the medicines in it keep, the one that asks least first. */
        storages: z.array(z.enum(storageClasses)),
        /** Null without a reading of the last minutes. */
        temperature: celsius.nullable(),
        readTime: instant.nullable(),
        lowest: celsius.nullable(),
        highest: celsius.nullable(),
        /** An excursion is under way. */
        outside: z.boolean(),
        /** Batches that wait for a decision. */
        undecided: z.number().int(),
      }),
    ),
    refusals: gate,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:machineId`,
    access: "pharmacy.temperature.read",
    summary: "The temperatures of a machine over days, with its excursions and the batches that were inside.",
    input: z.object({ machineId: id, fromDay: day, toDay: day }),
    output: z.object({
      machineNo: z.string(),
      machineName: z.string(),
      storages: z.array(z.enum(storageClasses)),
      points: z.array(z.object({ at: instant, lowest: celsius, highest: celsius, mean: celsius })),
      excursions: z.array(
        z.object({
          excursionId: id,
          storage: z.enum(storageClasses),
          beganTime: instant,
          /** Null while it lasts. */
          endedTime: instant.nullable(),
          lowest: celsius,
          highest: celsius,
          batches: z.array(
            z.object({
              exposureId: id,
              medicineName: z.string(),
              batchNo: z.string(),
              lanes: z.string(),
              pieces: z.number().int(),
              exposureState: z.enum(exposureStates),
              reason: z.string(),
              /** The caller asked for its destruction, so that another person has to confirm it. */
              isOwn: z.boolean(),
              decider: z.string().nullable(),
              decidedTime: instant.nullable(),
            }),
          ),
        }),
      ),
    }),
    refusals: [...gate, "record.unknown", "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  decide: endpoint({
    method: "POST",
    path: `${base}/exposures/:exposureId/decision`,
    access: "pharmacy.temperature.decide",
    summary:
      "Decides about a batch that lay outside its band. Withdrawing stops its lanes in that machine; to destroy it takes a second person.",
    input: z.object({ exposureId: id, decision: z.enum(exposureEvents), reason: z.string().max(1_000) }),
    output: nothing,
    refusals: [
      ...gate,
      "pharmacy.exposureUnknown",
      "pharmacy.secondPerson",
      "state.notAllowed",
      "field.required",
      "field.tooLong",
    ],
  }),
};
