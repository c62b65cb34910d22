import {
  alarmKinds,
  commandKinds,
  commandStates,
  connectionStates,
  dataCardStates,
  dataCardTypes,
  machineCategories,
  machineConditions,
  machineBatchLimit,
  machineFlags,
  machineStatuses,
  machineTypes,
  operationStates,
  cabinets,
  remoteCommands,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  givenInstant,
  id,
  imageName,
  imageRefusals,
  instant,
  listInput,
  listOutput,
  nothing,
  timeZone,
} from "../shapes.ts";

const filters = {
  /** Part of a number, of a name or of the name of the point, or how the Chinese ones are spelled. */
  search: contains,
  machineNo: contains,
  machineName: contains,
  machineType: z.enum(machineTypes).optional(),
  merchantNo: contains,
  pointName: contains,
  routeName: contains,
  machineStatus: z.enum(machineStatuses).optional(),
};

const flags = z.object(
  Object.fromEntries(machineFlags.map((flag) => [flag, z.boolean()])) as Record<
    (typeof machineFlags)[number],
    z.ZodBoolean
  >,
);

/** One row of the machine list (MACHINE-01 to MACHINE-05). */
export const machineRow = z.object({
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  machineCategory: z.enum(machineCategories),
  machineType: z.enum(machineTypes),
  merchantNo: z.string(),
  merchantName: z.string(),
  pointName: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  routeName: z.string().nullable(),
  operation: z.enum(operationStates),
  conditions: z.array(z.enum(machineConditions)),
  onlineStatus: z.enum(connectionStates),
  decommissioned: z.boolean(),
  seenAt: instant.nullable(),
  upperSoftVersion: z.string(),
  lowerSoftVersion: z.string(),
  temperature: z.number().nullable(),
  dailyFlowMb: z.number(),
  monthlyFlowMb: z.number(),
  lanesBelow: z.number().int(),
  lanesAll: z.number().int(),
  todayAmountFen: fen,
  todayOrders: z.number().int(),
  machineOperator: z.string(),
  deployTime: instant.nullable(),
});

const doorSides = z.array(z.enum(["left", "right"])).max(2);

/** What a person sets of a machine; the machine's own versions come from the machine. */
export const machineForm = z.object({
  machineNo: z.string().trim(),
  machineName: z.string().trim(),
  machineCategory: z.enum(machineCategories),
  machineType: z.enum(machineTypes),
  merchantId: id,
  manufacturer: z.string().trim().max(60).default(""),
  productionDate: day.nullable().default(null),
  warrantyDate: day.nullable().default(null),
  hardwareVersion: z.string().trim().max(40).default(""),
  /** ICCIDs of the data cards that are in it (MACHINE-03). */
  flowCards: z.array(z.string().trim().min(1).max(30)).max(100).default([]),
  machineOperator: z.string().trim().max(60).default(""),
  timeZone: timeZone.default("Asia/Shanghai"),
  country: z.string().trim().length(2).default("CN"),
  deployer: z.string().trim().max(60).default(""),
  deployTime: givenInstant.nullable().default(null),
  /** A picture that was uploaded for it; null for none (MACHINE-04). */
  picture: imageName.nullable().default(null),
  doors: z.object({ main: doorSides, sub: doorSides.optional() }).default({ main: ["left"] }),
  flags,
});

export const machineDetail = machineRow.extend({
  merchantId: id,
  hardwareVersion: z.string(),
  manufacturer: z.string(),
  productionDate: day.nullable(),
  warrantyDate: day.nullable(),
  flowCards: z.array(
    z.object({
      iccid: z.string(),
      dataCardType: z.enum(dataCardTypes),
      dataCardStatus: z.enum(dataCardStates),
      expiryDate: day.nullable(),
    }),
  ),
  timeZone: z.string(),
  country: z.string(),
  deployer: z.string(),
  picture: z.string().nullable(),
  doors: z.record(z.string(), z.array(z.string())),
  doorState: z.record(z.string(), z.string()),
  humidity: z.number().nullable(),
  signal: z.number().int().nullable(),
  coinFen: fen,
  noteFen: fen,
  flags,
  pointId: id.nullable(),
  routeId: id.nullable(),
  address: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  openAlarms: z.array(
    z.object({ alarmId: id, kind: z.enum(alarmKinds), laneNo: z.number().int().nullable(), raisedAt: instant }),
  ),
  commands: z.array(
    z.object({
      commandId: id,
      kind: z.enum(commandKinds),
      state: z.enum(commandStates),
      operator: z.string(),
      askedAt: instant,
      sentAt: instant.nullable(),
      answeredAt: instant.nullable(),
      detail: z.string().nullable(),
      /** Of a test of a lane. */
      laneNo: z.number().int().nullable(),
    }),
  ),
  /** When, by whom and why it was taken out of service; null while it is not. */
  gone: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Other machines in service at its point; null at none. */
  near: z.object({ online: z.number().int(), offline: z.number().int() }).nullable(),
  authorisedUsers: z.array(z.object({ userId: id, account: z.string(), userName: z.string(), grantedAt: instant })),
});

/** A command that the caller has sent; `answeredAt` is when its machine said how it went. */
const ownCommand = z.object({
  commandId: id,
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  kind: z.enum(commandKinds),
  state: z.enum(commandStates),
  askedAt: instant,
  answeredAt: instant.nullable(),
});

const machineIds = z.array(id).max(machineBatchLimit);
/**
 * Machines of a batch: chosen ones, or with `matching` all in service that match the filters of the list. `shown` is the number
 * that stood on the screen; if more match by now, nothing is done.
 */
const choice = {
  machineIds: machineIds.default([]),
  matching: z.object({ filters: z.object(filters), shown: z.number().int().min(1).max(machineBatchLimit) }).optional(),
};
const choiceRefusals = [
  "record.unknown",
  "machines.decommissioned",
  "machines.tooManyMatching",
  "machines.matchingGrew",
] as const;

export const machines = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/machines",
    access: "machines.machine.read",
    summary: "Machines that the caller may see, with state, stock figure and today's sales.",
    input: listInput(filters, ["machineNo", "machineName", "todayAmountFen", "seenAt"]),
    output: listOutput(machineRow),
  }),
  counts: endpoint({
    method: "GET",
    path: "/api/v1/machines/machines/counts",
    access: "machines.machine.read",
    summary: "How many machines are in each state.",
    input: z.object({}),
    output: z.object({
      /** Every machine of the list: in service, not activated and decommissioned. */
      all: z.number().int(),
      inService: z.number().int(),
      online: z.number().int(),
      offline: z.number().int(),
      fault: z.number().int(),
      outOfStock: z.number().int(),
      outOfChange: z.number().int(),
      temperature: z.number().int(),
      stopSell: z.number().int(),
      notActivated: z.number().int(),
      decommissioned: z.number().int(),
    }),
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/machines/machines/:machineNo",
    access: "machines.machine.read",
    summary: "Everything known of one machine.",
    input: z.object({ machineNo: z.string() }),
    output: machineDetail,
    refusals: ["record.unknown"],
  }),
  register: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines",
    access: "machines.machine.write",
    summary: "Registers a machine and issues its secret, which is shown only in this answer.",
    input: machineForm,
    output: z.object({ machineId: id, machineNo: z.string(), secret: z.string() }),
    refusals: [
      "access.noPermission",
      "machines.numberEmpty",
      "machines.numberTaken",
      "field.notCode",
      "field.required",
      "field.tooLong",
      "machines.tooManyFlowCards",
      "dataCards.unknown",
      "dataCards.onOtherMachine",
      "merchants.unknown",
      "merchants.featureOff",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/machines/machines/:machineId",
    access: "machines.machine.write",
    summary: "Changes what people set of a machine.",
    input: machineForm.extend({ machineId: id }),
    output: nothing,
    refusals: [
      "record.unknown",
      "machines.numberEmpty",
      "machines.numberTaken",
      "machines.decommissioned",
      "field.notCode",
      "field.required",
      "field.tooLong",
      "machines.tooManyFlowCards",
      "dataCards.unknown",
      "dataCards.onOtherMachine",
      "merchants.unknown",
      "merchants.featureOff",
    ],
  }),
  renewSecret: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/:machineId/secret",
    access: "machines.machine.write",
    summary: "Revokes the machine's secret and issues a new one, shown only in this answer.",
    input: z.object({ machineId: id }),
    output: z.object({ secret: z.string() }),
    refusals: ["record.unknown", "machines.decommissioned"],
  }),
  ownCommands: endpoint({
    method: "GET",
    path: "/api/v1/machines/machines/commands",
    access: "machines.command.send",
    summary: "The caller's commands of the last ten minutes with how they stand, newest first; at most 100.",
    input: z.object({}),
    output: z.object({ rows: z.array(ownCommand) }),
  }),
  command: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/commands",
    access: "machines.command.send",
    bodyBytes: largeBodyBytes,
    summary: "Sends a signed command to machines; the answer names the command of each machine, or why there is none.",
    input: z.object({ ...choice, kind: z.enum(remoteCommands) }),
    output: z.object({
      results: z.array(z.object({ machineId: id, commandId: id.nullable(), refusal: z.string().nullable() })),
    }),
    refusals: ["machines.selectToOperate", ...choiceRefusals, "machines.offline"],
  }),
  testLane: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/:machineId/lanes/test",
    access: "machines.command.send",
    summary: "Has the machine turn a lane once, without a sale; what falls out is put back by who tests.",
    input: z.object({ machineId: id, cabinet: z.enum(cabinets), laneNo: z.number().int().min(11).max(110) }),
    output: z.object({ commandId: id }),
    refusals: ["record.unknown", "machines.decommissioned", "machines.notActivated", "machines.offline"],
  }),
  setOperation: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/operation",
    access: "machines.machine.write",
    bodyBytes: largeBodyBytes,
    summary: "Stops or resumes selling on machines.",
    input: z.object({ ...choice, operation: z.enum(operationStates) }),
    output: z.object({ machines: z.number().int() }),
    refusals: ["machines.selectToOperate", ...choiceRefusals],
  }),
  decommission: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/:machineId/decommission",
    access: "machines.machine.write",
    summary:
      "Takes a machine out of service for a reason: not activated, no point, no authorisations, no commands; its history stays and its number is never used again (MACHINE-17).",
    input: z.object({ machineId: id, reason: z.string().trim().max(200) }),
    output: nothing,
    refusals: ["record.unknown", "machines.decommissioned", "field.required", "field.tooLong"],
  }),
  bindPoint: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/point",
    access: "machines.machine.write",
    bodyBytes: largeBodyBytes,
    summary: "Binds machines to a point, or unbinds them when pointId is null.",
    input: z.object({ machineIds, pointId: id.nullable() }),
    output: nothing,
    refusals: ["machines.selectToBind", "record.unknown", "machines.decommissioned", "machines.pointUnknown"],
  }),
  bindRoute: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/route",
    access: "machines.machine.write",
    bodyBytes: largeBodyBytes,
    summary: "Puts the points of machines on a route; machines without a point stay as they are.",
    input: z.object({ ...choice, routeId: id.nullable() }),
    /** How many of them changed, and how many have no point. */
    output: z.object({ machines: z.number().int(), withoutPoint: z.number().int() }),
    refusals: ["machines.selectToBind", ...choiceRefusals, "machines.routeUnknown", "machines.allWithoutPoint"],
  }),
  authorise: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/authorise",
    access: "machines.machine.grant",
    bodyBytes: largeBodyBytes,
    summary: "Authorises machines to users, or takes the authorisation back.",
    input: z.object({ ...choice, userIds: z.array(id).min(1).max(200), granted: z.boolean() }),
    output: z.object({ machines: z.number().int(), changed: z.number().int() }),
    refusals: ["machines.selectToOperate", ...choiceRefusals, "machines.userUnknown"],
  }),
  /** What forms and filters offer. */
  options: endpoint({
    method: "GET",
    path: "/api/v1/machines/options",
    access: "machines.machine.read",
    summary: "Merchants, points, routes and ordinary users that the caller may choose from.",
    input: z.object({}),
    output: z.object({
      merchants: z.array(z.object({ id, merchantNo: z.string(), name: z.string() })),
      points: z.array(z.object({ id, name: z.string(), province: z.string(), city: z.string() })),
      routes: z.array(z.object({ id, name: z.string() })),
      users: z.array(z.object({ id, account: z.string(), name: z.string() })),
    }),
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/export",
    access: "machines.machine.read",
    summary: "Exports the filtered machines into the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const machinePictures = {
  upload: endpoint({
    method: "POST",
    path: "/api/v1/machines/pictures",
    access: "machines.machine.write",
    // A picture that no record shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) as a picture for a machine: PNG or JPEG, at most 2 MB (SYS-10, SYS-11).",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
