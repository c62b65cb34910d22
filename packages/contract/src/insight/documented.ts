import { provinces } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { nothing } from "../shapes.ts";
import { screenNames } from "./screens.ts";

/** A count of orders and an amount in yuan share the payment columns: counts are numbers, amounts are texts such as "1234.50". */
const figure = z.union([z.number().int(), z.string()]);

/** One row of the payment statistics (spec 1 §3). The first row holds counts, the second amounts in yuan. */
export const tradeStatisticsRow = z.object({
  classify: z.string(),
  alipaysl: figure,
  wxpaysl: figure,
  unionpaysl: figure,
  pickcodesl: figure,
  memberpaysl: figure,
  cashsl: figure,
  othersl: figure,
  allCount: figure,
});

/** Filters of the three machine series (BIGDEV-09, BIGDEV-14): machinetype 0 is every type, empty texts mean no filter. */
const machineSumInput = z.object({
  queryType: z.coerce.number().int().min(1).max(3),
  province: z
    .string()
    .trim()
    .pipe(z.enum(["", ...provinces]))
    .default(""),
  shbh: z.string().trim().max(40).default(""),
  machinetype: z.coerce.string().max(8).default("0"),
});
/** The screen whose brand record applies; an addition of ours to the documented payloads. */
const screen = { screen: z.enum(screenNames).default("databases") };
const machineSumRow = z.object({ time: z.string(), sl: z.number().int() });

/** The identifier that a screen makes on load. Long and random, because it stands for what its maker may see. */
export const screenClientId = z.string().regex(/^[0-9A-Za-z_-]{16,64}$/, "userId");

const refusals = ["insight.screensNotPublic", "access.noPermission"] as const;

/** The calls of spec 1 §7 that the big screens use, under their documented paths and field names. */
export const screenCalls = {
  /** BIGSALES-18, HTTP-22 */
  registerClient: endpoint({
    method: "POST",
    path: "/service-order/register/doRegisterClient",
    access: "public",
    writes: false,
    summary: "Binds a screen's identifier to what its caller may see, for 60 seconds until its live channel opens.",
    input: z.object({ userId: screenClientId, type: z.coerce.number().int().min(0).max(5), ...screen }),
    output: nothing,
    refusals,
  }),
  /** BIGSALES-15 */
  tradeStatistics: endpoint({
    method: "POST",
    path: "/service-order/salesBigData/doGetTradeStatisticsOfToday",
    access: "public",
    writes: false,
    summary: "Orders and amounts of today by payment kind.",
    input: z.object(screen),
    output: z.array(tradeStatisticsRow),
    refusals,
  }),
  /** BIGSALES-29 */
  sendMessage: endpoint({
    method: "POST",
    path: "/service-order/producer/doSendMessage",
    access: "public",
    writes: false,
    summary: "Asks for a push of the current totals to the caller's open screens.",
    input: z.object(screen),
    output: nothing,
    refusals,
  }),
  /** BIGDEV-13 */
  machineTypes: endpoint({
    method: "POST",
    path: "/service-machine/BigData/getJqywlx",
    access: "public",
    writes: false,
    summary: "Machine types with code and name.",
    input: z.object(screen),
    output: z.array(z.object({ jqywlxdm: z.string(), jqywlxmc: z.string() })),
    refusals,
  }),
  operatingMachines: endpoint({
    method: "POST",
    path: "/service-machine/BigData/queryOperateMachineSum",
    access: "public",
    writes: false,
    summary: "Machines in operation at the end of each day, month or year.",
    input: machineSumInput.extend(screen),
    output: z.array(machineSumRow),
    refusals,
  }),
  newMachines: endpoint({
    method: "POST",
    path: "/service-machine/BigData/queryNewOperateMachineSum",
    access: "public",
    writes: false,
    summary: "Machines that came online for the first time in each day, month or year.",
    input: machineSumInput.extend(screen),
    output: z.array(machineSumRow),
    refusals,
  }),
  exitedMachines: endpoint({
    method: "POST",
    path: "/service-machine/BigData/queryOffLineOperateMachineSum",
    access: "public",
    writes: false,
    summary: "Machines taken out of service in each day, month or year.",
    input: machineSumInput.extend(screen),
    output: z.array(machineSumRow),
    refusals,
  }),
  /** BIGDEV-11 */
  machinesByProvince: endpoint({
    method: "POST",
    path: "/service-machine/BigData/getCurTimeData",
    access: "public",
    writes: false,
    summary: "Machines in operation now, by province.",
    input: z.object({ machinetype: z.coerce.string().max(8).default("0"), ...screen }),
    output: z.array(z.object({ province: z.string(), num: z.number().int() })),
    refusals,
  }),
  /** BIGDEV-12 */
  provinces: endpoint({
    method: "POST",
    path: "/service-machine/BigData/getProvince",
    access: "public",
    writes: false,
    summary: "Provinces in which machines stand.",
    input: z.object(screen),
    output: z.array(z.string()),
    refusals,
  }),
};
