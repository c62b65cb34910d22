import { categoryOrderLimit, connectionStates, machineFlags, machineTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput } from "../shapes.ts";
import { chosenMachines } from "./changeSets.ts";

const switches = <Value extends z.ZodType>(value: Value) =>
  Object.fromEntries(machineFlags.map((flag) => [flag, value])) as Record<(typeof machineFlags)[number], Value>;

const category = z.object({ categoryId: id, categoryName: z.string() });

const row = z.object({
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  machineType: z.enum(machineTypes),
  merchantNo: z.string(),
  merchantName: z.string(),
  onlineStatus: z.enum(connectionStates),
  ...switches(z.boolean()),
  /** The categories that the screen shows first, in their order. */
  categoryOrder: z.array(category),
  /** When somebody last set a switch or the order; null when nobody did since the registration. */
  updatedTime: instant.nullable(),
});

/** Switches of machines and the order of categories on their screens, on one machine or on many at once (MACHINE-07). */
export const machineConfigs = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/configs",
    access: "machines.config.read",
    summary: "Machines in service or waiting for their first start, with their switches.",
    input: listInput({ machineNo: contains, machineType: z.enum(machineTypes).optional(), merchantNo: contains }, [
      "machineNo",
      "updatedTime",
    ]),
    output: listOutput(row),
  }),
  categories: endpoint({
    method: "POST",
    path: "/api/v1/machines/configs/categories",
    access: "machines.config.read",
    bodyBytes: largeBodyBytes,
    writes: false,
    summary: "The categories of what lies in these machines of the caller's scope, by name.",
    input: z.object({ machineIds: chosenMachines }),
    output: z.object({ rows: z.array(category) }),
    refusals: ["record.unknown"],
  }),
  set: endpoint({
    method: "PUT",
    path: "/api/v1/machines/configs",
    access: "machines.config.write",
    bodyBytes: largeBodyBytes,
    summary: "Sets switches and the order of categories on machines; what is absent stays as it is on each of them.",
    input: z.object({
      machineIds: chosenMachines,
      flags: z.object(switches(z.boolean().optional())),
      categoryIds: z.array(id).max(categoryOrderLimit).optional(),
    }),
    output: z.object({ machines: z.number().int(), changed: z.number().int() }),
    refusals: [
      "machines.selectToOperate",
      "machines.noFlagChosen",
      "record.unknown",
      "machines.decommissioned",
      "merchants.featureOff",
    ],
  }),
};
