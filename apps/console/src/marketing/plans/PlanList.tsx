import { plans } from "@yunshou/contract/marketing/plans";
import { type PlanEvent, planStates, planTable, queryRangeDays, schemeKinds, step } from "@yunshou/domain";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  DateRange,
  ListPage,
  type RowAction,
  TextFilter,
  useConfirm,
  useList,
  useOpened,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Plan } from "./PlanForm.tsx";
import { usePlanColumns } from "./planColumns.tsx";

const PlanForm = whenOpened(
  async () => (await import("./PlanForm.tsx")).PlanForm,
  ({ editing }) => editing !== undefined,
);
const PlanMachinesDrawer = whenOpened(
  async () => (await import("./PlanMachinesDrawer.tsx")).PlanMachinesDrawer,
  ({ plan }) => plan !== undefined,
);
const PlanEffectDrawer = whenOpened(
  async () => (await import("./PlanEffectDrawer.tsx")).PlanEffectDrawer,
  ({ plan }) => plan !== undefined,
);
const QuoteDrawer = whenOpened(
  async () => (await import("./QuoteDrawer.tsx")).QuoteDrawer,
  ({ open }) => open,
);

/** Plans with their budget and what is used of it (MKT-01, MKT-03, MKT-05, MKT-19). */
export function PlanList({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const { fields } = words;
  const list = useList(plans.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.plan.write");
  const refusal = useRefusalText();
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const { ask, askDelete } = useConfirm();
  const [remove, putOnSale, pause, takeOff] = [
    useWrite(plans.remove),
    useWrite(plans.putOnSale),
    useWrite(plans.pause),
    useWrite(plans.takeOff),
  ];
  const [editing, edit] = useState<Plan | "new">();
  /** The scheme of which a plan is to be made; the list of schemes leads here with it. */
  const making = useOpened("make");
  const closeForm = () => {
    edit(undefined);
    if (making.key !== null) making.open(null);
  };
  const [quoting, setQuoting] = useState<{ readonly open: boolean; readonly plan?: Plan }>({ open: false });
  const [priced, showPrices] = useState<Plan>();
  const [compared, compare] = useState<Plan>();
  const may = (row: Plan, event: PlanEvent) => readOnly ?? refusal(step(planTable, row.planStatus, event));
  const move = (row: Plan, event: "putOnSale" | "pause" | "takeOff"): RowAction => ({
    key: event,
    label: words[event],
    refused: may(row, event),
    onClick: () =>
      ask({
        text: event === "putOnSale" ? words.enableAsk : words.disableAsk,
        about: row.planName,
        verb: words[event],
        run: () => ({ putOnSale, pause, takeOff })[event].run({ planId: row.planId }),
      }),
  });
  const columns = usePlanColumns((row) => [
    {
      key: "edit",
      label: t.common.action.edit,
      refused: row.ofDiscount ? words.errors["marketing.schemeOfPlan"] : may(row, "change"),
      onClick: () => edit(row),
    },
    ...(row.planStatus === "onSale" ? [move(row, "pause")] : [move(row, "putOnSale")]),
    move(row, "takeOff"),
    { key: "quote", label: words.quote, onClick: () => setQuoting({ open: true, plan: row }) },
    { key: "machinePrices", label: words.machinePrices, onClick: () => showPrices(row) },
    {
      key: "effect",
      label: words.effect,
      onClick: () => compare(row),
    },
    {
      key: "delete",
      label: t.common.action.delete,
      danger: true,
      refused: may(row, "change"),
      onClick: () => askDelete(row.planName, () => remove.run({ planId: row.planId })),
    },
  ]);
  return (
    <>
      <ListPage
        name="plans"
        title={words.pages["/yxch/yxjhgl"]}
        list={list}
        rowKey="planId"
        columns={columns}
        filters={[
          { name: "planName", label: fields.planName, control: <TextFilter /> },
          {
            name: "planType",
            label: fields.planType,
            control: <ChoiceFilter values={schemeKinds} words={words.kind} />,
          },
          {
            name: "planStatus",
            label: fields.planStatus,
            control: <ChoiceFilter values={planStates} words={words.planState} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.at,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
          { name: "schemeId", label: fields.schemeId, control: <TextFilter /> },
          { name: "planId", label: fields.planId, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            {switcher}
            <AddButton refused={readOnly} onClick={() => edit("new")}>
              {words.addPlan}
            </AddButton>
            <Button onClick={() => setQuoting({ open: true })}>{words.quote}</Button>
          </>
        }
      />
      <PlanForm
        editing={editing ?? (making.key === null ? undefined : "new")}
        schemeId={making.key ?? undefined}
        onClose={closeForm}
      />
      <PlanMachinesDrawer plan={priced} onClose={() => showPrices(undefined)} />
      <PlanEffectDrawer plan={compared} onClose={() => compare(undefined)} />
      <QuoteDrawer {...quoting} onClose={() => setQuoting((now) => ({ ...now, open: false }))} />
    </>
  );
}
