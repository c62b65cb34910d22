import { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { afterSaleAfter, afterSaleKinds, type AfterSaleState, afterSaleStates } from "@yunshou/domain";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  type Tone,
  useList,
  useRefusalText,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { mallOrderTones } from "../orders/kinds.ts";
import { useShopOrders } from "../orders/useShopOrders.ts";
import type { AfterSaleRow } from "./afterSale.ts";

const ApproveForm = whenOpened(
  async () => (await import("./DecideForms.tsx")).ApproveForm,
  ({ of }) => of !== undefined,
);
const RejectForm = whenOpened(
  async () => (await import("./DecideForms.tsx")).RejectForm,
  ({ of }) => of !== undefined,
);

const AgreeForm = whenOpened(
  async () => (await import("./ReturnForms.tsx")).AgreeForm,
  ({ of }) => of !== undefined,
);
const ReceiveForm = whenOpened(
  async () => (await import("./ReturnForms.tsx")).ReceiveForm,
  ({ of }) => of !== undefined,
);

const tones: Readonly<Record<AfterSaleState, Tone>> = {
  asked: "warning",
  returning: "running",
  approved: "good",
  rejected: "quiet",
};

/** 售后管理: what buyers ask back of their orders; approved with a refund, or once the goods are back, or rejected with a reason (REFUND-07). */
export function AfterSalesPage() {
  const t = usePhrases("afterSales", "mallOrders");
  const words = t.afterSales;
  const { fields, pages } = words;
  const list = useList(mallAfterSales.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.afterSale.handle");
  const orders = useShopOrders();
  const [approving, approve] = useState<AfterSaleRow>();
  const [rejecting, reject] = useState<AfterSaleRow>();
  const [agreeing, agree] = useState<AfterSaleRow>();
  const [receiving, receive] = useState<AfterSaleRow>();
  const refusal = useRefusalText();
  const column = columnsOf<AfterSaleRow>();
  const columns: ListColumns<AfterSaleRow> = [
    column.title("productName", "productName", ({ orderNo }) => orderNo, t.common.fields.productName, {
      width: 158,
      onOpen: orders.isOpen ? orders.open : undefined,
    }),
    // What is asked and why stand together, so that the time of asking has room beside long verbs.
    column.pair(
      "afterSaleKind",
      ({ afterSaleKind }) => words.kind[afterSaleKind],
      ({ afterSaleReason }) => words.reason[afterSaleReason],
      fields.afterSaleKind,
      { width: 140 },
    ),
    column.text("content", fields.content, { width: 120 }),
    column.money("paidAmountFen", fields.paidAmount, { hidden: true }),
    column.money("askedAmountFen", fields.askedAmount),
    column.status("afterSaleState", fields.afterSaleState, words.state, tones),
    column.money("refundAmountFen", fields.refundAmount),
    column.number("pieces", fields.pieces, { width: 90, hidden: true }),
    column.status("orderStatus", fields.orderStatus, t.mallOrders.state, mallOrderTones, { hidden: true }),
    column.text("note", fields.note, { width: 160, hidden: true }),
    column.text("decidedBy", fields.decidedBy, { width: 120, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const isDecided = row.afterSaleState === "approved" || row.afterSaleState === "rejected";
      const without = (event: "approve" | "agree" | "receive" | "reject") =>
        readOnly ??
        (isDecided
          ? words.decided
          : refusal(afterSaleAfter({ kind: row.afterSaleKind, state: row.afterSaleState }, event)));
      const waitsForGoods = row.afterSaleKind === "return" && row.afterSaleState === "asked";
      const approval = {
        key: "approve",
        label: words.approve,
        refused: without("approve"),
        onClick: () => approve(row),
      };
      return [
        ...(row.afterSaleState === "returning"
          ? [{ key: "receive", label: words.receive, refused: without("receive"), onClick: () => receive(row) }]
          : waitsForGoods
            ? [{ key: "agree", label: words.agree, refused: without("agree"), onClick: () => agree(row) }, approval]
            : [approval]),
        { key: "reject", label: words.reject, refused: without("reject"), danger: true, onClick: () => reject(row) },
        {
          key: "order",
          label: words.openOrder,
          refused: orders.refused[row.shopKind],
          onClick: () => orders.open(row),
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
            name: "afterSaleKind",
            label: fields.afterSaleKind,
            control: <ChoiceFilter values={afterSaleKinds} words={words.kind} />,
          },
          {
            name: "afterSaleState",
            label: fields.afterSaleState,
            control: <ChoiceFilter values={afterSaleStates} words={words.state} />,
          },
        ]}
      />
      <ApproveForm of={approving} onClose={() => approve(undefined)} />
      <RejectForm of={rejecting} onClose={() => reject(undefined)} />
      <AgreeForm of={agreeing} onClose={() => agree(undefined)} />
      <ReceiveForm of={receiving} onClose={() => receive(undefined)} />
    </>
  );
}
