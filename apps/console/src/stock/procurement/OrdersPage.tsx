import type { RowOf } from "@yunshou/contract";
import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { type PurchaseEvent, purchaseStates, purchaseTable, queryRangeDays, step } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
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
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { OrderDocument } from "./OrderDocument.tsx";
import { PrintedPurchase } from "./PrintedPurchase.tsx";

type Row = RowOf<typeof purchaseOrders.list>;

/** 采购单: the list of purchase orders, and each of them under its own address (STOCK-07 to STOCK-09). */
export function OrdersPage() {
  const [params] = useSearchParams();
  const documentId = params.get("doc");
  return documentId === null ? <OrderList /> : <OrderDocument key={documentId} documentId={documentId} />;
}

function OrderList() {
  const t = usePhrases("procurement", "refillOrders");
  const { action, confirm, fields, pages } = t.procurement;
  const [printed, print] = useState<string>();
  const navigate = useNavigate();
  const list = useList(purchaseOrders.list, { initial: lastDays(30) as FiltersOf<typeof purchaseOrders.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.purchase.write");
  const notReceiving = useRefusedWithout("stock.receipt.write");
  const { ask } = useConfirm();
  const [send, close] = [useWrite(purchaseOrders.send), useWrite(purchaseOrders.close)];
  const open = ({ documentId }: Row) => void navigate(`/jxcgl/cgd?doc=${documentId}`);
  const actionsOf = (row: Row): RowAction[] => {
    const { documentId, docNo, docStatus } = row;
    const all: (RowAction & { readonly event: PurchaseEvent })[] = [
      {
        key: "receive",
        event: "receivePart",
        label: action.receive,
        refused: notReceiving,
        onClick: () => void navigate(`/jxcgl/rkdj?doc=new&order=${documentId}`),
      },
      { key: "edit", event: "edit", label: action.editRemark, refused: readOnly, onClick: () => open(row) },
      {
        key: "send",
        event: "send",
        label: action.send,
        refused: readOnly,
        onClick: () =>
          ask({
            text: confirm.sendOrder,
            about: docNo,
            verb: action.send,
            run: async () => {
              await send.run({ documentId });
              print(documentId);
            },
          }),
      },
      {
        key: "close",
        event: "close",
        label: action.close,
        danger: true,
        refused: readOnly,
        onClick: () =>
          ask({
            text: confirm.closeOrder,
            about: docNo,
            verb: action.close,
            danger: true,
            run: () => close.run({ documentId }),
          }),
      },
    ];
    return [
      { key: "print", label: t.refillOrders.action.print, onClick: () => print(documentId) },
      ...all.filter(
        ({ event, key }) => step(purchaseTable, docStatus, event).ok && (key !== "receive" || row.ofOwnMerchant),
      ),
    ];
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "docNo", null, fields.docNo, { width: 150, onOpen: open }),
    column.text("supplierName", fields.supplierName, { width: 180, role: "sub" }),
    column.number("quantity", fields.orderQty, { width: 120 }),
    column.number("doneQuantity", fields.receivedQty, { width: 120 }),
    column.money("amountFen", fields.amount, { sortable: true, width: 120 }),
    column.status("docStatus", fields.docStatus, t.procurement.purchaseState, {
      ordered: "running",
      partlyReceived: "warning",
      received: "good",
      closed: "neutral",
    }),
    column.text("docDate", fields.docDate, { sortable: true, width: 130 }),
    column.time("sentTime", fields.sentTime, { hidden: true }),
    column.text("createdBy", fields.createdBy, { width: 110, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        source="deed"
        name="purchaseOrders"
        title={pages["/jxcgl/cgd"]}
        list={list}
        rowKey="documentId"
        columns={columns}
        filters={[
          { name: "docNo", label: fields.docNo, control: <TextFilter /> },
          { name: "supplierName", label: fields.supplierName, control: <TextFilter /> },
          {
            name: "docStatus",
            label: fields.docStatus,
            control: <ChoiceFilter values={purchaseStates} words={t.procurement.purchaseState} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.docDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
      />
      {printed !== undefined && <PrintedPurchase documentId={printed} onDone={() => print(undefined)} />}
    </>
  );
}
