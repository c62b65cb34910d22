import {
  alarmKinds,
  alarmReceiverLimit,
  alarmWays,
  channelKinds,
  machineBatchLimit,
  noticeStates,
  ruledKinds,
  stockAlarmUnits,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const receiver = z.object({ userId: id, name: z.string(), account: z.string() });
const ids = z.array(id).max(alarmReceiverLimit);
const ways = z.array(z.enum(alarmWays)).max(alarmWays.length);
const rangeRefusals = ["field.required", "range.tooLong", "range.reversed", "range.tooEarly"] as const;

const rule = {
  kind: z.enum(ruledKinds),
  enabled: z.boolean(),
  /** Below it is an alarm; null for the usual bound. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  lastingMinutes: z.number().int(),
  /** Time of day, HH:mm. */
  quietFrom: z.string().max(5).nullable(),
  quietTo: z.string().max(5).nullable(),
  ways,
  escalateMinutes: z.number().int().nullable(),
};

/** When each kind of alarm is raised, and who is told how (MACHINE-23). */
export const alarmRules = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/alarm-rules",
    access: "machines.alarmRule.write",
    summary: "The rule of each kind of alarm of one merchant; `set` says whether it has one of its own.",
    input: z.object({ merchantId: id }),
    output: z.object({
      rows: z.array(
        z.object({ ...rule, set: z.boolean(), receivers: z.array(receiver), escalateTo: z.array(receiver) }),
      ),
    }),
    refusals: ["merchants.unknown"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/api/v1/machines/alarm-rules",
    access: "machines.alarmRule.write",
    summary: "Sets the rule of one kind for the machines of a merchant and of those below it.",
    input: z.object({ merchantId: id, ...rule, receiverIds: ids, escalateIds: ids }),
    output: nothing,
    refusals: [
      "merchants.unknown",
      "alarms.noSuchBound",
      "alarms.boundOutOfRange",
      "alarms.boundsReversed",
      "alarms.minutesOutOfRange",
      "alarms.timeMalformed",
      "alarms.receiverUnknown",
      "field.required",
    ],
  }),
};

const channelRow = z.object({
  channelId: id,
  channelKind: z.enum(channelKinds),
  channelName: z.string(),
  /** Host and the end of the address; the rest is a secret. */
  shown: z.string(),
  enabled: z.boolean(),
});

/** Robots of group chats and mail servers through which alarms leave. */
export const alarmChannels = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/alarm-channels",
    access: "machines.alarmRule.write",
    summary: "The channels of one merchant, without their secrets.",
    input: z.object({ merchantId: id }),
    output: z.object({ rows: z.array(channelRow) }),
    refusals: ["merchants.unknown"],
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/machines/alarm-channels",
    access: "machines.alarmRule.write",
    summary: "Adds a robot by its address, or the mail server of a merchant; the address is never shown again.",
    input: z.object({
      merchantId: id,
      channelKind: z.enum(channelKinds),
      channelName: z.string().max(200),
      /** Of a robot. */
      url: z.string().max(500).default(""),
      /** With which a robot of DingTalk or Feishu checks who calls; empty without. */
      secret: z.string().max(200).default(""),
      /** Of a mail server. */
      host: z.string().max(200).default(""),
      port: z.number().int().min(1).max(65_535).default(465),
      /** TLS from the first byte; without it STARTTLS is demanded. */
      secure: z.boolean().default(true),
      loginName: z.string().max(200).default(""),
      password: z.string().max(200).default(""),
      sender: z.string().max(200).default(""),
    }),
    output: z.object({ channelId: id }),
    refusals: [
      "merchants.unknown",
      "field.required",
      "field.tooLong",
      "field.notEmail",
      "alarms.urlRefused",
      "alarms.hostRefused",
      "alarms.tooManyChannels",
    ],
  }),
  enable: endpoint({
    method: "POST",
    path: "/api/v1/machines/alarm-channels/:channelId/enable",
    access: "machines.alarmRule.write",
    summary: "Switches a channel on or off.",
    input: z.object({ channelId: id, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/machines/alarm-channels/:channelId",
    access: "machines.alarmRule.write",
    summary: "Removes a channel; what waits for it is not sent.",
    input: z.object({ channelId: id }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};

const machineIds = z.array(id).max(machineBatchLimit);

/** Out-of-stock alarms of single machines (STOCK-02, STOCK-04, STOCK-05). */
export const stockAlarms = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/stock-alarms",
    access: "machines.stockAlarm.read",
    summary: "Machines in service with their out-of-stock alarm; without one it is raised while a lane is empty.",
    input: listInput({ machineNo: contains, merchantNo: contains }, ["machineNo", "machineName"]),
    output: listOutput(
      z.object({
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        merchantNo: z.string(),
        merchantName: z.string(),
        pointName: z.string().nullable(),
        /** Null while nobody has set it. */
        threshold: z.number().int().nullable(),
        unit: z.enum(stockAlarmUnits).nullable(),
        /** 5/60 (STOCK-04). */
        lanesBelow: z.number().int(),
        lanesAll: z.number().int(),
        receivers: z.array(receiver),
        ways,
        enabled: z.boolean(),
      }),
    ),
  }),
  save: endpoint({
    method: "POST",
    path: "/api/v1/machines/stock-alarms",
    access: "machines.stockAlarm.write",
    bodyBytes: largeBodyBytes,
    summary: "Sets the out-of-stock alarm of one machine or of many alike.",
    input: z.object({
      machineIds,
      threshold: z.number().int(),
      unit: z.enum(stockAlarmUnits),
      ways,
      receiverIds: ids,
      enabled: z.boolean(),
    }),
    output: z.object({ machines: z.number().int() }),
    refusals: [
      "machines.selectToOperate",
      "record.unknown",
      "machines.decommissioned",
      "alarms.thresholdOutOfRange",
      "alarms.receiverUnknown",
      "field.required",
    ],
  }),
  enable: endpoint({
    method: "POST",
    path: "/api/v1/machines/stock-alarms/enable",
    access: "machines.stockAlarm.write",
    bodyBytes: largeBodyBytes,
    summary: "Switches the out-of-stock alarms of machines on or off that have been set before.",
    input: z.object({ machineIds, enabled: z.boolean() }),
    output: z.object({ machines: z.number().int() }),
    refusals: ["machines.selectToOperate", "record.unknown", "field.required"],
  }),
};

const logFilters = {
  fromDay: day,
  toDay: day,
  machineNo: contains,
  alarmType: z.enum(alarmKinds).optional(),
  notifyWay: z.enum(alarmWays).optional(),
  sendResult: z.enum(noticeStates).optional(),
};

/** What was sent to whom about alarms (SYS-01, MACHINE-22). */
export const alarmLog = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/alarm-log",
    access: "machines.alarmLog.read",
    summary: "Messages about alarms with receiver, way and result, newest first.",
    input: listInput(logFilters, ["alarmTime"]),
    output: listOutput(
      z.object({
        noticeId: id,
        alarmTime: instant,
        machineNo: z.string(),
        machineName: z.string(),
        merchantName: z.string(),
        alarmType: z.enum(alarmKinds),
        laneNo: z.number().int().nullable(),
        alarmContent: z.string(),
        /** A person by name, or a channel by its name. */
        alarmReceiver: z.string(),
        notifyWay: z.enum(alarmWays),
        /** It was told because nobody handled it in time. */
        escalated: z.boolean(),
        sendResult: z.enum(noticeStates),
        sendTime: instant.nullable(),
        failure: z.string(),
      }),
    ),
    refusals: [...rangeRefusals],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/machines/alarm-log/export",
    access: "machines.alarmLog.read",
    summary: "Exports the filtered messages about alarms into the download centre.",
    input: z.object({ ...logFilters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports", ...rangeRefusals],
  }),
};
