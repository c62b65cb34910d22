import { dueSettlements } from "@yunshou/contract/finance/dues";
import { dueDecider, dueStates, queryRangeDays } from "@yunshou/domain";
import { type ReactNode, useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  type RowAction,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { dueAbout, type DueSettlementRow, dueTones } from "./state.ts";

const RejectDueForm = whenOpened(
  async () => (await import("./RejectDueForm.tsx")).RejectDueForm,
  ({ settlement }) => settlement !== undefined,
);

/** How dues were settled, and what waits for a second person. */
export function DueSettlementList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("dues", "finance");
  const words = t.dues;
  const { fields, action } = words;
  const list = useList(dueSettlements.list, { initial: lastDays(30) as FiltersOf<typeof dueSettlements.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("finance.due.write");
  const { ask } = useConfirm();
  const confirm = useWrite(dueSettlements.confirm);
  const cancel = useWrite(dueSettlements.cancel);
  const [rejecting, reject] = useState<DueSettlementRow | undefined>();

  const actionsOf = (row: DueSettlementRow): RowAction[] => {
    if (row.dueStatus !== "awaiting") return [];
    const { dueSettlementId, version } = row;
    const about = dueAbout(row.amountFen, row);
    const isDecider = dueDecider(row.dueWay) === "payer" ? row.ofPayer : row.ofPayee;
    const refused =
      readOnly ??
      (row.own ? t.finance.errors["finance.ownApplication"] : undefined) ??
      (isDecider ? undefined : words.waits);
    const takingBack: RowAction = {
      key: "cancel",
      label: action.cancel,
      refused: readOnly,
      onClick: () =>
        ask({
          text: words.cancelQuestion,
          about,
          verb: action.cancel,
          run: () => cancel.run({ dueSettlementId, version }),
        }),
    };
    const deciding: RowAction[] = [
      {
        key: "confirm",
        label: action.confirm,
        refused,
        onClick: () =>
          ask({
            text: words.confirmQuestion[row.dueWay],
            about,
            verb: action.confirm,
            run: () => confirm.run({ dueSettlementId, version }),
          }),
      },
      { key: "reject", label: action.reject, danger: true, refused, onClick: () => reject(row) },
    ];
    return row.ofPayer ? (refused === undefined ? [...deciding, takingBack] : [takingBack, ...deciding]) : deciding;
  };

  const column = columnsOf<DueSettlementRow>();
  const columns: ListColumns<DueSettlementRow> = [
    column.title("dueSettlementId", "dueSettlementId", null, fields.dueSettlementId, { width: 176 }),
    column.pair("payer", "payerName", "payerNo", fields.payerName, { width: 160 }),
    column.pair("payee", "payeeName", "payeeNo", fields.payeeName, { width: 160 }),
    column.label("dueWay", fields.dueWay, words.way, { width: 170 }),
    column.money("amountFen", fields.amount, { width: 116, sortable: true }),
    column.status("dueStatus", fields.dueStatus, words.state, dueTones),
    column.text("applicant", fields.applicant, { width: 110, hidden: true }),
    column.time("applyTime", fields.applyTime, { sortable: true }),
    column.text("decider", fields.decider, { width: 110, hidden: true }),
    column.time("decideTime", fields.decideTime, { hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("reason", fields.reason, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        source="settling"
        name="dueSettlements"
        title={words.tab.settlements}
        list={list}
        rowKey="dueSettlementId"
        strip={strip}
        columns={columns}
        filters={[
          { name: "payerName", label: fields.payerName, control: <TextFilter /> },
          { name: "payeeName", label: fields.payeeName, control: <TextFilter /> },
          {
            name: "dueStatus",
            label: fields.dueStatus,
            control: <ChoiceFilter values={dueStates} words={words.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.applyTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={<ListExport of={dueSettlements.export} list={list} />}
      />
      <RejectDueForm settlement={rejecting} onClose={() => reject(undefined)} />
    </>
  );
}
