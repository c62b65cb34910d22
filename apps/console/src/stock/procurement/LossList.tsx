import type { RowOf } from "@yunshou/contract";
import { losses } from "@yunshou/contract/stock/losses";
import { type LossEvent, lossStates, lossTable, queryRangeDays, step } from "@yunshou/domain";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  namesOf,
  type RowAction,
  TextFilter,
  useActivity,
  useConfirm,
  useList,
  useOpened,
  useRangeRule,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof losses.list>;

const LossForm = whenOpened(
  async () => (await import("./LossForm.tsx")).LossForm,
  ({ open }) => open,
);
const RejectForm = whenOpened(
  async () => (await import("./RejectForm.tsx")).RejectForm,
  ({ rejected }) => rejected !== undefined,
);

/** Write-offs: goods that were lost or expired, said by one person and agreed by another (STOCK-08, MSG-134). */
export function LossList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("procurement");
  const { action, confirm, errors, fields, pages } = t.procurement;
  const list = useList(losses.list, { initial: lastDays(30) as FiltersOf<typeof losses.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.loss.write");
  const notReviewing = useRefusedWithout("stock.loss.review");
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("document");
  const review = useWrite(losses.review);
  const reverse = useWrite(losses.reverse);
  const [adding, add] = useState(false);
  /** Goods that are to be written off; the list of medicines that expire leads here with them. */
  const making = useOpened("make");
  const [rejected, reject] = useState<Row | undefined>();
  const actionsOf = (row: Row): RowAction[] => {
    const { documentId } = row;
    const about = `${row.docNo} · ${row.productName} × ${row.lossQty}`;
    const own = row.own ? errors["stock.ownDocument"] : undefined;
    const all: (RowAction & { readonly event: LossEvent })[] = [
      {
        key: "approve",
        event: "approve",
        label: action.approve,
        refused: notReviewing ?? own,
        onClick: () =>
          ask({
            text: confirm.approvePlan,
            about,
            verb: action.approve,
            run: () => review.run({ documentId, approved: true }),
          }),
      },
      {
        key: "reject",
        event: "reject",
        label: action.reject,
        danger: true,
        refused: notReviewing ?? own,
        onClick: () => reject(row),
      },
      {
        key: "reverse",
        event: "reverse",
        label: action.reverse,
        danger: true,
        refused: notReviewing,
        onClick: () =>
          ask({
            text: confirm.reverse,
            about,
            verb: action.reverse,
            danger: true,
            run: () => reverse.run({ documentId }),
          }),
      },
    ];
    return [...all.filter(({ event }) => step(lossTable, row.docStatus, event).ok), activityOf(row.docNo)];
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "productName", "docNo", t.common.fields.productName, { width: 180 }),
    column.text("warehouseName", fields.warehouseName, { width: 130 }),
    column.custom("machineNo", t.common.fields.machineNo, (row) => namesOf(row.machineName, row.machineNo), {
      width: 150,
      holdsData: true,
      hidden: true,
      role: "sub",
    }),
    column.text("batchNo", fields.batchNo, { width: 100, hidden: true }),
    column.number("lossQty", fields.lossQty, { width: 120 }),
    column.money("valueFen", fields.value, { width: 110, hidden: true }),
    column.label("lossReason", fields.lossReason, t.procurement.lossReason, { width: 120 }),
    column.status("docStatus", fields.docStatus, t.procurement.lossState, {
      submitted: "warning",
      booked: "good",
      rejected: "bad",
      reversed: "neutral",
    }),
    column.text("createdBy", fields.createdBy, { width: 100, hidden: true }),
    column.text("docDate", fields.docDate, { sortable: true, width: 120 }),
    column.text("reviewer", t.common.fields.reviewer, { width: 100, hidden: true }),
    column.text("reason", fields.reason, { width: 150, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        name="losses"
        title={pages["/jxcgl/bs"]}
        strip={strip}
        list={list}
        rowKey="documentId"
        columns={columns}
        filters={[
          { name: "docNo", label: fields.docNo, control: <TextFilter /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "docStatus",
            label: fields.docStatus,
            control: <ChoiceFilter values={lossStates} words={t.procurement.lossState} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.docDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => add(true)}>
            {action.addLoss}
          </AddButton>
        }
      />
      <LossForm
        open={adding || (making.key !== null && readOnly === undefined)}
        make={making.key}
        onClose={() => {
          add(false);
          if (making.key !== null) making.open(null);
        }}
      />
      <RejectForm
        rejected={rejected}
        submitting={review.running}
        onReject={(documentId, reason) => review.run({ documentId, approved: false, reason })}
        onClose={() => reject(undefined)}
      />
      {activity}
    </>
  );
}
