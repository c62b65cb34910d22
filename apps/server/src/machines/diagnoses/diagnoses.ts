import type { AnswerOf } from "@yunshou/contract";
import type { diagnoses } from "@yunshou/contract/machines/diagnoses";
import {
  checkDayRange,
  meanBetweenFailures,
  meanTimeToRepair,
  onlineRate,
  queryRangeDays,
  refuse,
} from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { diagnosisExport } from "./diagnosisExport.ts";
import * as queries from "./diagnoses.queries.ts";

type Machine = Pick<AnswerOf<typeof diagnoses.machine>, "machineNo" | "machineName" | "machineType">;

/** Handlers of faults and outages (MACHINE-25, TOPBAR-20). */
export const diagnosisHandlers: HandlersOf<typeof diagnoses> = {
  async list({ tx, session, input }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    return range.ok ? queries.listDiagnoses(tx, session.scope, session.timeZone, input, input) : range;
  },

  async summary({ tx, session, input, language }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    if (!range.ok) return range;
    const { scope, timeZone } = session;
    return {
      days: await queries.countDays(tx, scope, timeZone, input),
      kinds: await queries.countKinds(tx, scope, timeZone, input),
      products: await queries.countProducts(tx, scope, { timeZone, language }, input),
    };
  },

  async machine({ tx, session, input, language }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    if (!range.ok) return range;
    const { scope, timeZone } = session;
    const machine = await queries.diagnosedMachine<Machine>(tx, scope, input.machineId);
    if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
    const about = { ...input, machineType: machine.machineType };
    const own = await queries.faultSums(tx, scope, timeZone, { ...about, whose: "own" });
    const others = await queries.faultSums(tx, scope, timeZone, { ...about, whose: "others" });
    return {
      ...machine,
      own: meansOf(own),
      alike: others.machines === 0 ? null : { ...meansOf(others), machines: others.machines },
      lanes: await queries.countLanes(tx, scope, { timeZone, language }, input),
      hours: await queries.countHours(tx, scope, timeZone, input),
      products: await queries.countMachineProducts(tx, scope, { timeZone, language }, input),
    };
  },

  async export(call) {
    const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.orders);
    return range.ok ? startExport(call, diagnosisExport) : range;
  },
};

const meansOf = ({ machines, faults, span, down, offline, repairs, repairSeconds }: queries.FaultSums) => ({
  faults: machines === 0 ? 0 : faults / machines,
  onlineRate: onlineRate(span, offline),
  betweenFailures: meanBetweenFailures(span, down, faults),
  toRepair: meanTimeToRepair(repairSeconds, repairs),
});
