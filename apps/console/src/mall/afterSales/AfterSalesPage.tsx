import { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { type AfterSaleState, afterSaleStates } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  type Tone,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { mallOrderTones } from "../orders/kinds.ts";
import type { AfterSaleRow } from "./afterSale.ts";

const ApproveForm = whenOpened(
  async () => (await import("./DecideForms.tsx")).ApproveForm,
  ({ of }) => of !== undefined,
);
const RejectForm = whenOpened(
  async () => (await import("./DecideForms.tsx")).RejectForm,
  ({ of }) => of !== undefined,
);

const tones: Readonly<Record<AfterSaleState, Tone>> = { asked: "warning", approved: "good", rejected: "quiet" };

/** 售后管理: what buyers ask back of their orders; approved with a refund, or rejected with a reason (REFUND-07). */
export function AfterSalesPage() {
  const t = usePhrases("afterSales", "mallOrders");
  const words = t.afterSales;
  const { fields, pages } = words;
  const navigate = useNavigate();
  const list = useList(mallAfterSales.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.afterSale.handle");
  const withoutOrders = useRefusedWithout("mall.order.read");
  const [approving, approve] = useState<AfterSaleRow>();
  const [rejecting, reject] = useState<AfterSaleRow>();
  const column = columnsOf<AfterSaleRow>();
  const columns: ListColumns<AfterSaleRow> = [
    column.title("productName", "productName", "orderNo", t.common.fields.productName, { width: 186 }),
    column.label("afterSaleReason", fields.afterSaleReason, words.reason),
    column.text("content", fields.content, { width: 150 }),
    column.money("paidAmountFen", fields.paidAmount, { hidden: true }),
    column.money("askedAmountFen", fields.askedAmount),
    column.status("afterSaleState", fields.afterSaleState, words.state, tones),
    column.money("refundAmountFen", fields.refundAmount),
    column.status("orderStatus", fields.orderStatus, t.mallOrders.state, mallOrderTones, { hidden: true }),
    column.text("note", fields.note, { width: 160, hidden: true }),
    column.text("decidedBy", fields.decidedBy, { width: 120, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const refused = readOnly ?? (row.afterSaleState === "asked" ? undefined : words.decided);
      return [
        { key: "approve", label: words.approve, refused, onClick: () => approve(row) },
        { key: "reject", label: words.reject, refused, danger: true, onClick: () => reject(row) },
        {
          key: "order",
          label: words.openOrder,
          refused: withoutOrders,
          onClick: () => void navigate(`/sc/scdd?view=${row.orderNo}`),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        source="shop"
        name="mallAfterSales"
        title={pages["/sc/shgl"]}
        list={list}
        rowKey="afterSaleId"
        columns={columns}
        filters={[
          { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> },
          {
            name: "afterSaleState",
            label: fields.afterSaleState,
            control: <ChoiceFilter values={afterSaleStates} words={words.state} />,
          },
        ]}
      />
      <ApproveForm of={approving} onClose={() => approve(undefined)} />
      <RejectForm of={rejecting} onClose={() => reject(undefined)} />
    </>
  );
}
