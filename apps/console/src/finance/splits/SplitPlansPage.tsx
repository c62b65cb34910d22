import { splitPlans } from "@yunshou/contract/finance/splits";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  lastDays,
  type ListColumns,
  ListPage,
  namesOf,
  type RowAction,
  showNumber,
  showPercent,
  TextFilter,
  useConfirm,
  useList,
  useOpened,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Execution } from "./ExecutionDrawer.tsx";
import { showRule } from "./rule.ts";
import type { PlanEditing, PlanRow } from "./state.ts";

const AccountsDrawer = whenOpened(
  async () => (await import("./AccountsDrawer.tsx")).AccountsDrawer,
  ({ open }) => open,
);
const ExecutionDrawer = whenOpened(
  async () => (await import("./ExecutionDrawer.tsx")).ExecutionDrawer,
  ({ of }) => of !== undefined,
);
const ModeForm = whenOpened(
  async () => (await import("./ModeForm.tsx")).ModeForm,
  ({ plan }) => plan !== undefined,
);
const PlanForm = whenOpened(
  async () => (await import("./PlanForm.tsx")).PlanForm,
  ({ editing }) => editing !== undefined,
);

/** The sharing of so many days is looked at. */
const executedDays = 30;

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
  const [ruling, rule] = useState<PlanRow | undefined>();
  const [executed, execute] = useState<Execution | undefined>();
  const opened = useOpened();
  const modeRefused = useRefusedWithout("finance.splitMode.write");
  const executionRefused = useRefusedWithout("finance.splitFigure.read");
  const look = ({ planId, splitPlan, merchantName, merchantId }: PlanRow) =>
    execute({ title: namesOf(splitPlan, merchantName), filters: { ...lastDays(executedDays), planId, merchantId } });

  const actionsOf = (row: PlanRow): RowAction[] => {
    const { planId, version } = row;
    const about = namesOf(row.splitPlan, row.merchantName);
    const input = { planId, version };
    return [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit({ plan: row }) },
      { key: "execution", label: action.details, refused: executionRefused, onClick: () => look(row) },
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
      { key: "mode", label: action.mode, refused: modeRefused, onClick: () => rule(row) },
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
      ({ receivers }) =>
        receivers
          .map(({ name, ratio, fixedFen }) => `${name} ${showRule(words.fixedEach, ratio, fixedFen)}`)
          .join(" · "),
      { width: 180, holdsData: true },
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
      { width: 100, words: [state.on, state.off] },
    ),
    column.states(
      "execution",
      fields.execution,
      ({ openCount, differCount }) => [
        ...(openCount === 0 ? [] : [{ tone: "running" as const, text: `${words.openNow} ${showNumber(openCount)}` }]),
        ...(differCount === 0 ? [] : [{ tone: "bad" as const, text: `${words.differs} ${showNumber(differCount)}` }]),
      ],
      { width: 130 },
    ),
    column.text("fromDate", fields.fromDate, { width: 110, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true, hidden: true }),
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
          <>
            <Button onClick={() => opened.open("accounts")}>{action.accounts}</Button>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {action.add}
            </AddButton>
          </>
        }
      />
      <PlanForm editing={editing} onClose={() => edit(undefined)} />
      <AccountsDrawer open={opened.key === "accounts"} onClose={() => opened.open(null)} />
      <ModeForm plan={ruling} onClose={() => rule(undefined)} />
      <ExecutionDrawer of={executed} onClose={() => execute(undefined)} />
    </>
  );
}
