import { machineStatuses, machineTypes, connectionStates, machineConditions, operationStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id } from "../shapes.ts";

/** The filters of the machine list, and the part of the world that is seen, in degrees of WGS-84. */
const area = {
  search: contains,
  machineNo: contains,
  machineName: contains,
  machineType: z.enum(machineTypes).optional(),
  merchantNo: contains,
  pointName: contains,
  routeName: contains,
  machineStatus: z.enum(machineStatuses).optional(),
  west: z.coerce.number().min(-180).max(180),
  east: z.coerce.number().min(-180).max(180),
  south: z.coerce.number().min(-90).max(90),
  north: z.coerce.number().min(-90).max(90),
};

/** Machines that stand near each other; the counts say how many of them need whom. */
const cluster = z.object({
  longitude: z.number(),
  latitude: z.number(),
  machines: z.number().int(),
  /** Silent, or with a fault or a wrong temperature. */
  broken: z.number().int(),
  /** Without goods or change, or stopped; connected otherwise. */
  lacking: z.number().int(),
  /** Registered and never heard of. */
  waiting: z.number().int(),
  /** Of a machine that stands alone. */
  machineNo: z.string().nullable(),
  machineName: z.string().nullable(),
});

const seen = z.object({
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  pointName: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  operation: z.enum(operationStates),
  conditions: z.array(z.enum(machineConditions)),
  onlineStatus: z.enum(connectionStates),
  decommissioned: z.boolean(),
});

/** The machines of the list on the map. */
export const machineMap = {
  clusters: endpoint({
    method: "GET",
    path: "/api/v1/machines/map",
    access: "machines.machine.read",
    summary: "Machines within an area, those near each other as one; squares are as wide as the area asks for.",
    input: z.object(area),
    output: z.object({
      rows: z.array(cluster),
      /** Machines that match and stand at no point, so that the map cannot show them. */
      unplaced: z.number().int(),
    }),
    refusals: ["machines.areaEmpty"],
  }),
  within: endpoint({
    method: "GET",
    path: "/api/v1/machines/map/machines",
    access: "machines.machine.read",
    summary: "The first hundred machines within an area, those that need a person first.",
    input: z.object(area),
    output: z.object({ rows: z.array(seen), total: z.number().int() }),
    refusals: ["machines.areaEmpty"],
  }),
};
