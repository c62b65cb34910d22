import type { Language } from "@yunshou/contract";
import { machines } from "@yunshou/contract/machines/machines";
import { refillFigure, shownStates } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { type MachineFilters, machinesAfter } from "./machines.queries.ts";

/** Traffic in MB as text with one decimal; it is no money and no count. */
const megabytes = (value: number) => text(value.toFixed(1));

/** The machine list as a file, by machine number. */
export const machineExport = exportOf({
  name: "machines",
  of: machines.list,
  words: (language: Language) => wordsOf(language, "machines"),
  title: ({ title }) => title,
  columns: [
    "machineNo",
    "machineName",
    "machineCategory",
    "machineType",
    "merchantNo",
    "merchantName",
    "pointName",
    "region",
    "routeName",
    "onlineStatus",
    "state",
    "refill",
    "todayAmountFen",
    "upperSoftVersion",
    "lowerSoftVersion",
    "dailyFlowMb",
    "monthlyFlowMb",
    "machineOperator",
    "seenAt",
    "deployTime",
  ],
  rows: (tx, { scope, today }, filters: MachineFilters, after = "", limit) =>
    machinesAfter(tx, scope, filters, today, after, limit),
  key: ({ machineNo }) => machineNo,
  values: ({ machineCategory, machineType, machineState }) => ({
    machineCategory,
    machineType,
    onlineStatus: machineState,
  }),
  titles: {
    state: ({ state }) => state,
    refill: ({ refill }) => refill,
    todayAmountFen: ({ today }) => today,
  },
  cells: {
    region: ({ province, city }) => text([province, city].filter((part) => part !== null).join(" ")),
    state: (machine, { machineState }) =>
      text(
        shownStates(machine)
          .map((state) => machineState[state])
          .join(", "),
      ),
    refill: ({ lanesBelow, lanesAll }) => text(refillFigure(lanesBelow, lanesAll)),
    dailyFlowMb: ({ dailyFlowMb }) => megabytes(dailyFlowMb),
    monthlyFlowMb: ({ monthlyFlowMb }) => megabytes(monthlyFlowMb),
  },
});
