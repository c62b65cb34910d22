import type { RowOf } from "@yunshou/contract";
import { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import { type PurchasePlanEvent, purchasePlanStates, purchasePlanTable, queryRangeDays, step } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
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
import { PlanDocument } from "./PlanDocument.tsx";

type Row = RowOf<typeof purchasePlans.list>;

const RejectForm = whenOpened(
  async () => (await import("./RejectForm.tsx")).RejectForm,
  ({ rejected }) => rejected !== undefined,
);

/** 采购计划: the list of plans, and each of them under its own address (STOCK-07, STOCK-08). */
export function PlansPage() {
  const [params] = useSearchParams();
  const documentId = params.get("doc");
  return documentId === null ? <PlanList /> : <PlanDocument key={documentId} documentId={documentId} />;
}

function PlanList() {
  const t = usePhrases("procurement");
  const { action, confirm, errors, fields, pages } = t.procurement;
  const navigate = useNavigate();
  const list = useList(purchasePlans.list, { initial: lastDays(30) as FiltersOf<typeof purchasePlans.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.plan.write");
  const notReviewing = useRefusedWithout("stock.plan.review");
  const { ask, askDelete } = useConfirm();
  const submit = useWrite(purchasePlans.submit);
  const review = useWrite(purchasePlans.review);
  const makeOrder = useWrite(purchasePlans.order);
  const remove = useWrite(purchasePlans.remove);
  const [rejecting, reject] = useState<Row | undefined>();
  const open = ({ documentId }: Row) => void navigate(`/jxcgl/cgjh?doc=${documentId}`);
  const actionsOf = (row: Row): RowAction[] => {
    const { documentId, docNo, version } = row;
    const own = row.own ? errors["stock.ownDocument"] : undefined;
    const asked = (text: string, verb: string, run: () => Promise<unknown>) => () =>
      ask({ text, about: docNo, verb, run });
    const all: (RowAction & { readonly event: PurchasePlanEvent })[] = [
      { key: "edit", event: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => open(row) },
      {
        key: "submit",
        event: "submit",
        label: t.common.action.submit,
        refused: readOnly,
        onClick: asked(confirm.submitPlan, t.common.action.submit, () => submit.run({ documentId })),
      },
      {
        key: "approve",
        event: "approve",
        label: action.approve,
        refused: notReviewing ?? own,
        onClick: asked(confirm.approvePlan, action.approve, () => review.run({ documentId, version, approved: true })),
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
        key: "order",
        event: "order",
        label: action.makeOrder,
        refused: readOnly,
        onClick: asked(confirm.makeOrder, action.makeOrder, () => makeOrder.run({ documentId })),
      },
      {
        key: "delete",
        event: "edit",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(docNo, () => remove.run({ documentId })),
      },
    ];
    return all.filter(({ event }) => step(purchasePlanTable, row.docStatus, event).ok);
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "docNo", null, fields.docNo, { width: 150, onOpen: open }),
    column.text("supplierName", fields.supplierName, { width: 170, role: "sub" }),
    column.number("quantity", fields.planQty, { width: 120 }),
    column.money("amountFen", fields.amount, { sortable: true, width: 120 }),
    column.status("docStatus", fields.docStatus, t.procurement.planState, {
      submitted: "warning",
      approved: "good",
      rejected: "bad",
    }),
    column.text("createdBy", fields.createdBy, { width: 110 }),
    column.text("docDate", fields.docDate, { sortable: true, width: 130 }),
    column.text("reviewer", t.common.fields.reviewer, { width: 110, hidden: true }),
    column.text("reason", fields.reason, { width: 150, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        name="purchasePlans"
        title={pages["/jxcgl/cgjh"]}
        list={list}
        rowKey="documentId"
        columns={columns}
        filters={[
          { name: "docNo", label: fields.docNo, control: <TextFilter /> },
          { name: "supplierName", label: fields.supplierName, control: <TextFilter /> },
          {
            name: "docStatus",
            label: fields.docStatus,
            control: <ChoiceFilter values={purchasePlanStates} words={t.procurement.planState} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.docDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => void navigate("/jxcgl/cgjh?doc=new")}>
            {action.addPlan}
          </AddButton>
        }
      />
      <RejectForm
        rejected={rejecting}
        submitting={review.running}
        onReject={async (documentId, reason) =>
          rejecting && review.run({ documentId, version: rejecting.version, approved: false, reason })
        }
        onClose={() => reject(undefined)}
      />
    </>
  );
}
