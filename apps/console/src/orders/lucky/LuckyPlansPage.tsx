import type { RowOf } from "@yunshou/contract";
import { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import { luckyPlanStates } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type PlanRow = RowOf<typeof luckyPlans.list>;

const LuckyPlanForm = whenOpened(
  async () => (await import("./LuckyPlanForm.tsx")).LuckyPlanForm,
  ({ open }) => open,
);

/** 嗨购方案: what customers draw for, at which chance, and what the draws gave of the budget (ORDER-10). */
export function LuckyPlansPage() {
  const t = usePhrases("lucky");
  const words = t.lucky;
  const { fields } = words;
  const list = useList(luckyPlans.list, { initial: {} });
  const readOnly = useRefusedWithout("orders.lucky.write");
  const [adding, add] = useState(false);
  const { ask } = useConfirm();
  const ending = useWrite(luckyPlans.end);
  const end = ({ luckyPlanId, planName }: PlanRow) =>
    ask({
      text: words.endAsk,
      about: planName,
      verb: words.end,
      danger: true,
      run: () => ending.run({ luckyPlanId }),
    });

  const column = columnsOf<PlanRow>();
  const columns: ListColumns<PlanRow> = [
    column.title("planName", "planName", null, fields.planName, { width: 150 }),
    column.text("prizeName", fields.prizeName, { width: 120, role: "sub" }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.money("drawFen", fields.drawFen, { width: 100 }),
    column.custom("winRate", fields.chance, ({ winRate }) => `${winRate}%`, { width: 90 }),
    column.money("budgetFen", fields.budgetFen, { width: 110 }),
    column.money("spentFen", fields.spentFen, { width: 100 }),
    column.money("reservedFen", fields.reservedFen, { width: 100, hidden: true }),
    column.number("draws", fields.draws, { width: 100, hidden: true }),
    column.number("winCount", fields.winCount, { width: 90, hidden: true }),
    column.status("state", t.common.fields.state, words.planState, { active: "good", ended: "quiet" }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.time("endTime", fields.endTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "end",
        label: words.end,
        danger: true,
        refused: readOnly ?? (row.state === "active" ? undefined : words.errors["orders.luckyPlanEnded"]),
        onClick: () => end(row),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="luckyPlans"
        title={words.pages["/jygl/hgfa"]}
        list={list}
        rowKey="luckyPlanId"
        columns={columns}
        filters={[
          { name: "planName", label: fields.planName, control: <TextFilter /> },
          {
            name: "state",
            label: t.common.fields.state,
            control: <ChoiceFilter values={luckyPlanStates} words={words.planState} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => add(true)}>
            {words.add}
          </AddButton>
        }
      />
      <LuckyPlanForm open={adding} onClose={() => add(false)} />
    </>
  );
}
