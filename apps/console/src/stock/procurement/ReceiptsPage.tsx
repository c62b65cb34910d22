import type { RowOf } from "@yunshou/contract";
import { receipts } from "@yunshou/contract/stock/receipts";
import { checkReversal, queryRangeDays, receiptTable, step } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  AddButton,
  columnsOf,
  DateRange,
  type FiltersOf,
  ImportButton,
  lastDays,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useActivity,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ReceiptDocument } from "./ReceiptDocument.tsx";
import { useDocumentOver } from "./useDocumentOver.ts";

const ReturnForm = whenOpened(
  async () => (await import("./ReturnForm.tsx")).ReturnForm,
  ({ of }) => of !== undefined,
);
const ReturnsDrawer = whenOpened(
  async () => (await import("./ReturnsDrawer.tsx")).ReturnsDrawer,
  ({ open }) => open,
);

type Row = RowOf<typeof receipts.list>;

/** 入库登记: goods that came, and the form of a receipt under its own address (STOCK-07, STOCK-09, MED-06). */
export function ReceiptsPage() {
  const [params] = useSearchParams();
  if (params.get("doc") !== "new") return <ReceiptList />;
  const order = params.get("order");
  return <ReceiptDocument key={order} orderId={order} />;
}

function ReceiptList() {
  const t = usePhrases("procurement", "supplierReturns", "supplierBills");
  const { action, confirm, fields, pages } = t.procurement;
  const navigate = useNavigate();
  const list = useList(receipts.list, { initial: lastDays(30) as FiltersOf<typeof receipts.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.receipt.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("document");
  const [returning, giveBack] = useState<Row>();
  const { drawer, openAll } = useDocumentOver();
  const reverse = useWrite(receipts.reverse);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "productName", "docNo", t.common.fields.productName, { width: 190 }),
    column.text("warehouseName", fields.warehouseName, { width: 120, role: "sub" }),
    column.text("supplierName", fields.supplierName, { width: 140, hidden: true }),
    column.text("batchNo", fields.batchNo, { width: 110 }),
    column.text("productionDate", fields.productionDate, { width: 116, hidden: true }),
    column.text("shelfLifeDate", fields.shelfLifeDate, { width: 116, hidden: true }),
    column.number("receivedQty", fields.receivedQty, { width: 110 }),
    column.money("costPriceFen", fields.costPrice, { width: 110 }),
    column.text("billNo", t.supplierBills.fields.billNo, { width: 130, hidden: true }),
    column.text("docDate", fields.docDate, { sortable: true, width: 116 }),
    column.status("docStatus", fields.docStatus, t.procurement.receiptState, { booked: "good", reversed: "neutral" }),
    column.text("createdBy", fields.createdBy, { width: 100, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "return",
        label: t.supplierReturns.action.send,
        refused: readOnly ?? refusal(step(receiptTable, row.docStatus, "reverse")),
        onClick: () => giveBack(row),
      },
      {
        key: "reverse",
        label: action.reverse,
        danger: true,
        refused: readOnly ?? refusal(checkReversal({ ...row, state: row.docStatus })),
        onClick: () =>
          ask({
            text: confirm.reverse,
            about: row.docNo,
            verb: action.reverse,
            danger: true,
            run: () => reverse.run({ documentId: row.documentId }),
          }),
      },
      activityOf(row.docNo),
    ]),
  ];
  return (
    <>
      <ListPage
        name="receipts"
        title={pages["/jxcgl/rkdj"]}
        list={list}
        rowKey="lineId"
        columns={columns}
        filters={[
          { name: "docNo", label: fields.docNo, control: <TextFilter /> },
          { name: "warehouseName", label: fields.warehouseName, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.docDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => void navigate("/jxcgl/rkdj?doc=new")}>
              {action.receive}
            </AddButton>
            <Button onClick={openAll}>{t.supplierReturns.records}</Button>
            <ImportButton refused={readOnly} onClick={() => void navigate("/jxcgl/rkdr")} />
          </>
        }
      />
      <ReturnForm of={returning} onClose={() => giveBack(undefined)} />
      <ReturnsDrawer {...drawer} />
      {activity}
    </>
  );
}
