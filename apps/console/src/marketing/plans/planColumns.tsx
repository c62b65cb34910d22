import { columnsOf, type ListColumns, type RowAction, showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { offerText, planTones, slotsText } from "../offers.ts";
import type { Plan } from "./PlanForm.tsx";

/** The columns of the plans (MKT-01). */
export function usePlanColumns(actionsOf: (row: Plan) => readonly RowAction[]): ListColumns<Plan> {
  const t = usePhrases("marketing", "members", "orders");
  const words = t.marketing;
  const { fields } = words;
  const column = columnsOf<Plan>();
  return [
    column.title("planName", "planName", "planId", fields.planName),
    column.pair("schemeName", "schemeName", ({ planType }) => words.kind[planType], fields.schemeName),
    column.label("planType", fields.planType, words.kind, { width: 130, hidden: true }),
    column.custom("content", fields.content, (row) => offerText(row, words.fullText), { width: 120 }),
    column.number("priority", fields.priority, { width: 80, sortable: true, hidden: true }),
    column.label("combination", fields.combination, words.combination, { width: 150, hidden: true }),
    column.text("startDate", fields.startDate, { width: 104, sortable: true, hidden: true }),
    column.text("endDate", fields.endDate, { width: 104, sortable: true, hidden: true }),
    column.custom("slots", fields.slots, (row) => slotsText(row.slots), { width: 120 }),
    column.custom("planMachines", fields.planMachines, (row) => row.planMachines || words.allMachines, {
      width: 130,
      hidden: true,
    }),
    column.custom(
      "memberLevels",
      fields.memberLevels,
      (row) => row.memberLevels.map((level) => t.members.level[level]).join(" ") || words.everybody,
      { width: 120, hidden: true },
    ),
    column.custom(
      "businessTypes",
      fields.businessTypes,
      (row) => row.businessTypes.map((type) => t.orders.businessType[type]).join(" ") || words.everybody,
      { width: 120, hidden: true },
    ),
    column.custom(
      "issuedTotal",
      fields.issuedTotal,
      (row) => (row.issuedTotal === null ? words.noLimit : showNumber(row.issuedTotal)),
      { width: 100, align: "right", hidden: true },
    ),
    column.number("usedTotal", fields.usedTotal, { width: 90 }),
    column.money("maxAmountFen", fields.maxAmount, { hidden: true }),
    column.money("usedFen", fields.used, { width: 100, hidden: true }),
    column.status("planStatus", fields.planStatus, words.planState, planTones),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
}
