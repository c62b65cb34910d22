import {
  cabinets,
  connectionStates,
  laneModes,
  laneStatuses,
  machineConditions,
  operationStates,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, instant } from "../shapes.ts";

const place = { machineId: id, cabinet: z.enum(cabinets), laneNo: z.number().int().min(11).max(110) };

/** A lane as the grid and its table show it (LANE-01). */
export const laneRow = z.object({
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  layerNo: z.number().int(),
  laneMode: z.enum(laneModes),
  laneStatus: z.enum(laneStatuses),
  locked: z.boolean(),
  productId: id.nullable(),
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
  productImage: z.string().nullable(),
  productPriceFen: fen.nullable(),
  lanePriceFen: fen.nullable(),
  purchaseFen: fen.nullable(),
  /** What one piece cost on average by the goods ledger; null where no goods came through it. */
  averageCostFen: fen.nullable(),
  stock: z.number().int(),
  capacity: z.number().int(),
  warnThreshold: z.number().int(),
  batchNo: z.string(),
  fault: z.string().nullable(),
  soldToday: z.number().int(),
  version: z.number().int(),
});

const laneKey = z.object({ cabinet: z.enum(cabinets), laneNo: z.number().int().min(11).max(110) });
const laneKeys = z.array(laneKey).min(1).max(200);

export const laneActions = ["stop", "enable", "reserve", "lock", "unlock"] as const;

export const lanes = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/lanes",
    access: "machines.lane.read",
    summary: "All lanes of one machine, with the machine's head.",
    input: z.object({ machineNo: z.string().trim() }),
    output: z.object({
      machine: z.object({
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        machineType: z.string(),
        merchantName: z.string(),
        pointName: z.string().nullable(),
        connection: z.enum(connectionStates),
        operation: z.enum(operationStates),
        conditions: z.array(z.enum(machineConditions)),
        seenAt: instant.nullable(),
      }),
      lanes: z.array(laneRow),
    }),
    refusals: ["machines.numberEmpty", "record.unknown"],
  }),
  generate: endpoint({
    method: "POST",
    path: "/api/v1/machines/lanes/generate",
    access: "machines.lane.write",
    summary:
      "Generates the lanes of a cabinet; existing ones are replaced only when `replace` is true (LANE-13, LANE-18).",
    input: z.object({
      machineId: id,
      cabinet: z.enum(cabinets),
      layers: z.number(),
      perLayer: z.number(),
      mode: z.enum(laneModes),
      replace: z.boolean().default(false),
    }),
    output: z.object({ lanes: z.number().int() }),
    refusals: [
      "record.unknown",
      "lane.exists",
      "lane.layersOutOfRange",
      "lane.lanesPerLayerOutOfRange",
      "lane.tooFewLanes",
    ],
  }),
  save: endpoint({
    method: "PUT",
    path: "/api/v1/machines/lanes",
    access: "machines.lane.write",
    summary: "Saves one lane; `restartAdvised` tells that the machine must be restarted (LANE-09).",
    input: z.object({
      ...place,
      productId: id.nullable(),
      lanePriceFen: fen.nullable(),
      purchaseFen: fen.nullable(),
      stock: z.number().int(),
      /** What lay there when the form was opened: who leaves it leaves what sold and came since; null says what lies there now. */
      seenStock: z.number().int().nullable().default(null),
      capacity: z.number().int(),
      warnThreshold: z.number().int(),
      batchNo: z.string().trim().max(40),
      laneMode: z.enum(laneModes),
      version: z.number().int(),
    }),
    output: z.object({ restartAdvised: z.boolean(), belowPurchase: z.boolean(), stopped: z.boolean() }),
    refusals: [
      "record.unknown",
      "machines.decommissioned",
      "lane.changedMeanwhile",
      "goods.chooseProduct",
      "goods.unknownProduct",
      "goods.purchaseAbovePrice",
      "pharmacy.batchExpired",
      "pharmacy.batchRecalled",
      "lane.stockAboveCapacity",
      "lane.stockNegative",
      "lane.capacityOutOfRange",
      "lane.thresholdNegative",
      "lane.thresholdAboveCapacity",
      "amount.negative",
    ],
  }),
  act: endpoint({
    method: "POST",
    path: "/api/v1/machines/lanes/actions",
    access: "machines.lane.write",
    summary: "Stops, enables, reserves for pickup, locks or unlocks lanes.",
    input: z.object({ machineId: id, lanes: laneKeys, action: z.enum(laneActions) }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["record.unknown", "state.notAllowed", "lane.priceAbnormal", "merchants.featureOff"],
  }),
  setPrice: endpoint({
    method: "POST",
    path: "/api/v1/machines/lanes/prices",
    access: "machines.lane.write",
    summary: "Sets one price for several lanes.",
    input: z.object({ machineId: id, lanes: laneKeys, lanePriceFen: fen }),
    output: z.object({ changed: z.number().int(), belowPurchase: z.number().int(), restartAdvised: z.boolean() }),
    refusals: ["record.unknown", "goods.chooseProduct", "amount.notPositive", "amount.tooLarge"],
  }),
  refill: endpoint({
    method: "POST",
    path: "/api/v1/machines/lanes/refill",
    access: "machines.lane.write",
    summary:
      "Fills all lanes of a machine that have a product up to their capacity, but none of a batch that may not be sold.",
    input: z.object({ machineId: id, lanes: z.array(laneKey).max(200).default([]) }),
    output: z.object({ lanes: z.number().int(), pieces: z.number().int() }),
    refusals: ["record.unknown", "machines.decommissioned", "pharmacy.batchExpired", "pharmacy.batchRecalled"],
  }),
  history: endpoint({
    method: "GET",
    path: "/api/v1/machines/lanes/history",
    access: "machines.lane.read",
    summary: "The last 50 changes of the lanes of a machine.",
    input: z.object({ machineNo: z.string().trim() }),
    output: z.object({
      rows: z.array(
        z.object({
          at: instant,
          cabinet: z.string(),
          laneNo: z.number().int(),
          action: z.string(),
          operator: z.string().nullable(),
          before: z.unknown(),
          after: z.unknown(),
        }),
      ),
    }),
    refusals: ["record.unknown"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/machines/lanes/export",
    access: "machines.lane.read",
    summary: "Exports the filtered lanes of a machine into the download centre.",
    input: z.object({
      machineNo: z.string().trim(),
      laneStatus: z.enum(laneStatuses).optional(),
      productName: contains,
      ...exportChoice,
    }),
    output: exportTicket,
    refusals: [
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
      "machines.numberEmpty",
      "record.unknown",
    ],
  }),
};
