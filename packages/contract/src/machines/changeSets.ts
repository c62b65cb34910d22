import {
  cabinets,
  changeSetKinds,
  connectionStates,
  laneModes,
  laneSyncStates,
  machineBatchLimit,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput } from "../shapes.ts";

/** Machines of a change, chosen by people. */
export const chosenMachines = z.array(id).max(machineBatchLimit);

/** A lane before or after a change, as a preview shows it. */
const laneSide = z.object({
  laneMode: z.enum(laneModes),
  productName: z.string().nullable(),
  lanePriceFen: fen.nullable(),
  purchaseFen: fen.nullable(),
  stock: z.number().int(),
  capacity: z.number().int(),
  warnThreshold: z.number().int(),
  batchNo: z.string(),
});

/** Rows that a preview shows at most; its counts are whole. */
export const previewRows = 500;

/** What a change would do: each lane before and after, and how many machines and lanes it reaches. */
export const changePreview = z.object({
  rows: z.array(
    z.object({
      machineId: id,
      machineNo: z.string(),
      machineName: z.string(),
      cabinet: z.enum(cabinets),
      laneNo: z.number().int(),
      before: laneSide.nullable(),
      after: laneSide.nullable(),
      /** The new price is below the purchase price (LANE-14). */
      belowPurchase: z.boolean(),
    }),
  ),
  machines: z.number().int(),
  lanes: z.number().int(),
  belowPurchase: z.number().int(),
  /** Pieces that somebody has to take out, because their lane gets another product or goes. */
  stockOut: z.number().int(),
  /** Chosen machines on which nothing changes. */
  unchanged: z.array(z.string()),
  /** Names what was seen; the change is refused when somebody changed one of the lanes since, or what they would get. */
  seen: z.string(),
});

/** Answer of a change on many machines. */
export const changeMade = z.object({
  changeSetId: id,
  machines: z.number().int(),
  lanes: z.number().int(),
  /** Machines whose main cabinet got a new price or batch and that should be restarted (LANE-09, MSG-83). */
  restartMachineIds: z.array(id),
});

/** What previews and changes on many machines may be refused for. */
export const changeRefusals = [
  "machines.selectToOperate",
  "machines.decommissioned",
  "machines.otherTree",
  "record.unknown",
  "lane.stockAboveCapacity",
  "lane.stockNegative",
  "lane.capacityOutOfRange",
  "lane.thresholdNegative",
  "lane.thresholdAboveCapacity",
  "goods.chooseProduct",
  "goods.unknownProduct",
  "goods.purchaseAbovePrice",
  "pharmacy.batchExpired",
  "pharmacy.batchRecalled",
  "amount.negative",
  "amount.notPositive",
  "amount.tooLarge",
] as const;
/** What a change alone may be refused for. */
export const writeRefusals = ["changeSets.nothingToChange", "lane.changedMeanwhile"] as const;

const restRefusals = [
  "changeSets.undoneAlready",
  "changeSets.nothingWaiting",
  "changeSets.templateChanged",
  "machines.typeWrong",
] as const;

const setRow = z.object({
  changeSetId: id,
  kind: z.enum(changeSetKinds),
  /** The product or template that it was about. */
  title: z.string(),
  merchantName: z.string(),
  machines: z.number().int(),
  lanes: z.number().int(),
  /** Machines that get it when a person goes on after the first ones. */
  waiting: z.number().int(),
  pending: z.number().int(),
  sent: z.number().int(),
  confirmed: z.number().int(),
  refused: z.number().int(),
  expired: z.number().int(),
  replaced: z.number().int(),
  updatedBy: z.string(),
  updatedTime: instant,
  undoneTime: instant.nullable(),
});

const laneSync = z.object({
  syncId: id,
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  connection: z.enum(connectionStates),
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  syncState: z.enum(laneSyncStates),
  reason: z.string(),
  desiredProductName: z.string().nullable(),
  desiredPriceFen: fen.nullable(),
  desiredCapacity: z.number().int().nullable(),
  actualProductName: z.string().nullable(),
  actualPriceFen: fen.nullable(),
  actualCapacity: z.number().int().nullable(),
  askedTime: instant,
  endedTime: instant.nullable(),
});

const base = "/api/v1/machines/change-sets";

/** Changes of lanes on many machines, how far their machines are, and their way back. */
export const changeSets = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.change.read",
    summary: "Lane changes that were asked for at once, with how many of their lanes the machines have confirmed.",
    input: listInput({ kind: z.enum(changeSetKinds).optional(), title: contains }, ["updatedTime"]),
    output: listOutput(setRow),
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:changeSetId`,
    access: "machines.change.read",
    summary: "One change set with its counts by state, to be followed while machines confirm.",
    input: z.object({ changeSetId: id }),
    output: setRow,
    refusals: ["record.unknown"],
  }),
  lanes: endpoint({
    method: "GET",
    path: "/api/v1/machines/lane-syncs",
    access: "machines.change.read",
    summary: "Lanes whose machine does not hold what people want; with a change set all of its lanes.",
    input: listInput(
      {
        changeSetId: id.optional(),
        machineNo: contains,
        productName: contains,
        syncState: z.enum(laneSyncStates).optional(),
      },
      ["askedTime"],
    ),
    output: listOutput(laneSync),
  }),
  retry: endpoint({
    method: "POST",
    path: "/api/v1/machines/lane-syncs/retry",
    access: "machines.change.write",
    bodyBytes: largeBodyBytes,
    summary: "Tells machines once more what they refused or did not confirm in time.",
    input: z.object({ syncIds: z.array(id).min(1).max(1_000) }),
    output: z.object({ lanes: z.number().int() }),
    refusals: ["record.unknown", "machines.decommissioned"],
  }),
  rest: endpoint({
    method: "GET",
    path: `${base}/:changeSetId/rest`,
    access: "machines.template.apply",
    summary: "Each lane before and after the machines that wait get the template, too.",
    input: z.object({ changeSetId: id }),
    output: changePreview,
    refusals: ["access.noPermission", ...changeRefusals, ...restRefusals],
  }),
  goOn: endpoint({
    method: "POST",
    path: `${base}/:changeSetId/rest`,
    access: "machines.template.apply",
    summary: "Applies the template to the machines that wait, as a part of the same change.",
    input: z.object({ changeSetId: id, seen: z.string().max(64) }),
    output: changeMade,
    refusals: ["access.noPermission", ...changeRefusals, ...writeRefusals, ...restRefusals],
  }),
  dropRest: endpoint({
    method: "POST",
    path: `${base}/:changeSetId/rest/drop`,
    access: "machines.template.apply",
    summary: "Leaves the machines that wait as they are; the first ones keep what they got.",
    input: z.object({ changeSetId: id }),
    output: z.object({ machines: z.number().int() }),
    refusals: ["access.noPermission", "record.unknown", "changeSets.undoneAlready", "changeSets.nothingWaiting"],
  }),
  undo: endpoint({
    method: "POST",
    path: `${base}/:changeSetId/undo`,
    access: "machines.change.write",
    summary:
      "Takes a change set back on every lane that nobody has set since, also in the template whose prices it changed; machines that wait get nothing.",
    input: z.object({ changeSetId: id }),
    output: changeMade.extend({
      kept: z.number().int(),
      /** Lanes of the template that have their old price again, and those that somebody set since; null where it changed none. */
      template: z.object({ templateName: z.string(), lanes: z.number().int(), kept: z.number().int() }).nullable(),
    }),
    refusals: ["access.noPermission", ...changeRefusals, "changeSets.nothingToChange", "changeSets.undoneAlready"],
  }),
};
