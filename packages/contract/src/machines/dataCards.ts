import {
  carriers,
  connectionStates,
  dataCardBatchLimit,
  dataCardStates,
  dataCardTypes,
  expiryStates,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/machines/dataCards";
const one = { dataCardId: id };

const filters = {
  iccid: contains,
  cardPhone: contains,
  dataCardStatus: z.enum(dataCardStates).optional(),
  carrier: z.enum(carriers).optional(),
  machineNo: contains,
  expiry: z.enum(expiryStates).optional(),
  /** Last days from here to there. */
  fromDay: day.optional(),
  toDay: day.optional(),
};

const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const dataCardRow = z.object({
  ...one,
  iccid: z.string(),
  imsi: z.string(),
  imei: z.string(),
  cardPhone: z.string(),
  dataCardType: z.enum(dataCardTypes),
  carrier: z.enum(carriers),
  dataCardStatus: z.enum(dataCardStates),
  packageId: id.nullable(),
  packageName: z.string().nullable(),
  /** Traffic of the card's machine in MB, as the machine reports it. */
  dailyFlow: z.number().nullable(),
  monthlyFlow: z.number().nullable(),
  expiryDate: day.nullable(),
  machineId: id.nullable(),
  machineNo: z.string().nullable(),
  machineName: z.string().nullable(),
  /** Whether the machine is heard; a silent one may be without a card that works. */
  onlineStatus: z.enum(connectionStates).nullable(),
  seenAt: instant.nullable(),
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
});

const form = {
  iccid: z.string().max(100),
  imsi: z.string().max(100).default(""),
  imei: z.string().max(100).default(""),
  cardPhone: z.string().max(100).default(""),
  dataCardType: z.enum(dataCardTypes),
  carrier: z.enum(carriers),
  packageId: id.nullable().default(null),
  machineId: id.nullable().default(null),
  expiryDate: day.nullable().default(null),
};
const formRefusals = [
  "field.required",
  "dataCards.iccidMalformed",
  "dataCards.iccidCheckDigit",
  "dataCards.imsiMalformed",
  "dataCards.imeiMalformed",
  "dataCards.phoneMalformed",
  "dataCards.taken",
  "dataPackages.unknown",
  "machines.unknown",
  "machines.decommissioned",
  "machines.tooManyFlowCards",
] as const;
const cardIds = z.array(id).max(dataCardBatchLimit);
const changed = z.object({ changed: z.number().int() });

/** SIM cards for data, their machines and how long they are paid for (DATACARD-01 to DATACARD-06, MACHINE-03). */
export const dataCards = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.dataCard.read",
    summary: "Data cards of the caller's merchants with the traffic and the connection of their machines.",
    input: listInput(filters, ["iccid", "expiryDate", "monthlyFlow"]),
    output: listOutput(dataCardRow),
    refusals: rangeRefusals,
  }),
  renewals: endpoint({
    method: "GET",
    path: `${base}/renewals`,
    access: "machines.dataCard.read",
    summary: "Renewals of data cards, newest first.",
    input: listInput({ iccid: contains }, ["renewalTime"]),
    output: listOutput(
      z.object({
        renewalId: id,
        iccid: z.string(),
        packageName: z.string(),
        packagePriceFen: fen,
        renewalTime: instant,
        expiryDate: day,
        operatorName: z.string().nullable(),
        merchantNo: z.string(),
        merchantName: z.string(),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.dataCard.write",
    summary: "Adds a data card, for a machine or for later.",
    input: z.object({ merchantId: id.optional(), ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:dataCardId`,
    access: "machines.dataCard.write",
    summary: "Changes a data card or the machine that it is in; its merchant stays.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "record.unknown"],
  }),
  setEnabled: endpoint({
    method: "POST",
    path: `${base}/state`,
    access: "machines.dataCard.write",
    bodyBytes: largeBodyBytes,
    summary: "Enables or disables data cards.",
    input: z.object({ dataCardIds: cardIds, enabled: z.boolean() }),
    output: changed,
    refusals: ["access.selectUsers", "record.unknown"],
  }),
  renew: endpoint({
    method: "POST",
    path: `${base}/renew`,
    access: "machines.dataCard.write",
    bodyBytes: largeBodyBytes,
    summary: "Renews data cards by a package, from the later of today and their last day.",
    input: z.object({ dataCardIds: cardIds, packageId: id }),
    output: changed,
    refusals: ["access.selectUsers", "record.unknown", "dataPackages.unknown", "dataPackages.off"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:dataCardId`,
    access: "machines.dataCard.write",
    summary: "Deletes a data card with its renewals.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.dataCard.read",
    summary: "Writes the filtered data cards into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};

const packageForm = {
  packageName: z.string().max(500),
  packageTraffic: z.number().int(),
  packagePriceFen: fen,
  packagePeriod: z.number().int(),
  enabled: z.boolean().default(true),
};
const packageRefusals = [
  "field.required",
  "field.tooLong",
  "amount.negative",
  "dataPackages.trafficOutOfRange",
  "dataPackages.periodOutOfRange",
] as const;
const packageBase = "/api/v1/machines/dataPackages";

/** Packages of traffic that data cards are renewed with (DATACARD-02). */
export const dataPackages = {
  list: endpoint({
    method: "GET",
    path: packageBase,
    access: "machines.dataCard.read",
    summary: "Packages of the caller's merchants with the cards that bear them.",
    input: listInput({ packageName: contains }, ["packageName", "packagePriceFen"]),
    output: listOutput(
      z.object({
        packageId: id,
        packageName: z.string(),
        /** MB in its period. */
        packageTraffic: z.number().int(),
        packagePriceFen: fen,
        /** Months. */
        packagePeriod: z.number().int(),
        enabled: z.boolean(),
        cardCount: z.number().int(),
        merchantNo: z.string(),
        merchantName: z.string(),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: packageBase,
    access: "machines.dataCard.write",
    summary: "Adds a package.",
    input: z.object({ merchantId: id.optional(), ...packageForm }),
    output: z.object({ packageId: id }),
    refusals: [...packageRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${packageBase}/:packageId`,
    access: "machines.dataCard.write",
    summary: "Changes a package; renewals that were made with it stay as they were.",
    input: z.object({ packageId: id, ...packageForm }),
    output: nothing,
    refusals: [...packageRefusals, "dataPackages.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${packageBase}/:packageId`,
    access: "machines.dataCard.write",
    summary: "Deletes a package that no card bears.",
    input: z.object({ packageId: id }),
    output: nothing,
    refusals: ["dataPackages.unknown", "dataPackages.inUse"],
  }),
};
