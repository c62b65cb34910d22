import { splitPlans } from "@yunshou/contract/finance/splits";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  type RowAction,
  showNumber,
  showPercent,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PlanEditing, PlanRow } from "./state.ts";

const PlanForm = whenOpened(
  async () => (await import("./PlanForm.tsx")).PlanForm,
  ({ editing }) => editing !== undefined,
);

/** 用户分账设置: plans with receivers and shares, for machines, products or a whole merchant (FIN-19). */
export function SplitPlansPage() {
  const t = usePhrases("splitPlans");
  const words = t.splitPlans;
  const { fields, pages, action, confirm, state } = words;
  const list = useList(splitPlans.list, { initial: {} });
  const readOnly = useRefusedWithout("finance.split.write");
  const { ask } = useConfirm();
  const enable = useWrite(splitPlans.enable);
  const disable = useWrite(splitPlans.disable);
  const remove = useWrite(splitPlans.remove);
  const [editing, edit] = useState<PlanEditing | undefined>();

  const actionsOf = (row: PlanRow): RowAction[] => {
    const { planId, version } = row;
    const about = namesOf(row.splitPlan, row.merchantName);
    const input = { planId, version };
    return [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit({ plan: row }) },
      row.enabled
        ? {
            key: "disable",
            label: action.disable,
            refused: readOnly,
            onClick: () => ask({ text: confirm.disable, about, verb: action.disable, run: () => disable.run(input) }),
          }
        : {
            key: "enable",
            label: action.enable,
            refused: readOnly,
            onClick: () => ask({ text: confirm.enable, about, verb: action.enable, run: () => enable.run(input) }),
          },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          ask({
            text: t.common.confirm.delete,
            about,
            verb: t.common.action.delete,
            danger: true,
            run: () => remove.run(input),
            cancelled: t.common.result.deleteCancelled,
          }),
      },
    ];
  };
  const isWhole = ({ machineCount, productCount }: PlanRow) => machineCount === 0 && productCount === 0;
  const column = columnsOf<PlanRow>();
  const columns: ListColumns<PlanRow> = [
    column.title("splitPlan", "splitPlan", null, fields.splitPlan, { width: 170 }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 150 }),
    column.custom(
      "splitReceiver",
      fields.splitReceiver,
      ({ receivers }) => receivers.map(({ name, ratio }) => `${name} ${showPercent(ratio / 10_000, 2)}`).join(" · "),
      { width: 200, holdsData: true },
    ),
    column.custom("splitRatio", fields.splitRatio, ({ splitRatio }) => showPercent(splitRatio / 10_000, 2), {
      width: 110,
      align: "right",
      sortable: true,
    }),
    column.custom(
      "machineCount",
      fields.machineCount,
      (row) => (isWhole(row) ? words.all : showNumber(row.machineCount)),
      {
        width: 90,
        align: "right",
      },
    ),
    column.custom(
      "productCount",
      fields.productCount,
      (row) => (isWhole(row) ? words.all : showNumber(row.productCount)),
      {
        width: 90,
        align: "right",
        hidden: true,
      },
    ),
    column.states(
      "enabled",
      t.common.fields.enabled,
      ({ enabled }) => [{ tone: enabled ? "good" : "neutral", text: enabled ? state.on : state.off }],
      { width: 100 },
    ),
    column.text("fromDate", fields.fromDate, { width: 110, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        name="splitPlans"
        title={pages["/cfgl/yhfzsz"]}
        list={list}
        rowKey="planId"
        columns={columns}
        filters={[
          { name: "splitPlan", label: fields.splitPlan, control: <TextFilter /> },
          { name: "merchantName", label: t.common.fields.merchantName, control: <TextFilter /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.add}
          </AddButton>
        }
      />
      <PlanForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
