import { machineCategories, machineTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, timeZone } from "../shapes.ts";
import { machineForm } from "./machines.ts";

const base = "/api/v1/machines/registrations";

/** Machines registered in steps, one or a range of numbers at once (MACHINE-20). */
export const registrations = {
  register: endpoint({
    method: "POST",
    path: base,
    access: "machines.machine.write",
    summary:
      "Registers the machines of a range, all or none, puts them at a point and lays a template on their lanes. Their secrets are shown only in this answer.",
    input: z.object({
      /** Numbers from the first to the last; an empty last one means the first alone. */
      firstNo: z.string().trim().max(30),
      lastNo: z.string().trim().max(30).default(""),
      machineName: z.string().trim(),
      machineCategory: z.enum(machineCategories),
      machineType: z.enum(machineTypes),
      merchantId: id,
      manufacturer: z.string().trim().max(60).default(""),
      productionDate: day.nullable().default(null),
      warrantyDate: day.nullable().default(null),
      hardwareVersion: z.string().trim().max(40).default(""),
      machineOperator: z.string().trim().max(60).default(""),
      timeZone: timeZone.default("Asia/Shanghai"),
      country: z.string().trim().length(2).default("CN"),
      deployer: z.string().trim().max(60).default(""),
      flags: machineForm.shape.flags,
      pointId: id.nullable().default(null),
      templateId: id.nullable().default(null),
    }),
    output: z.object({
      machines: z.array(
        z.object({ machineId: id, machineNo: z.string(), machineName: z.string(), secret: z.string() }),
      ),
      /** Where they connect to; without a host it is that of the console. */
      broker: z.object({ host: z.string().nullable(), port: z.number().int(), tls: z.boolean() }),
    }),
    refusals: [
      "machines.numberEmpty",
      "field.required",
      "field.notCode",
      "field.tooLong",
      "machines.rangeMalformed",
      "machines.rangeTooLong",
      "machines.numberTaken",
      "merchants.unknown",
      "merchants.featureOff",
      "machines.pointUnknown",
      "record.unknown",
      "access.noPermission",
      "machines.typeWrong",
      "templates.empty",
      "goods.unknownProduct",
      "lane.priceAbnormal",
      "lane.capacityOutOfRange",
      "lane.thresholdNegative",
      "lane.thresholdAboveCapacity",
      "lane.stockAboveCapacity",
      "lane.stockNegative",
    ],
  }),
};
