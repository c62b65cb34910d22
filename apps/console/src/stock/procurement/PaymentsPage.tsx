import type { RowOf } from "@yunshou/contract";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { payDirections, queryRangeDays, receiptTable, step } from "@yunshou/domain";
import { Segmented, Table } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  EmptyState,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  showMoney,
  TextFilter,
  useCall,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof supplierPayments.list>;

const PaymentForm = whenOpened(
  async () => (await import("./PaymentForm.tsx")).PaymentForm,
  ({ open }) => open,
);

/** 收付款: money that went to suppliers or came back, and what is open at each (STOCK-08, GEN-18). */
export function PaymentsPage() {
  const t = usePhrases("procurement");
  const { action } = t.procurement;
  const [params, setParams] = useSearchParams();
  const isOpen = params.get("tab") === "open";
  const strip = (
    <Segmented<"payments" | "open">
      value={isOpen ? "open" : "payments"}
      options={[
        { value: "payments", label: action.payments },
        { value: "open", label: action.openAmounts },
      ]}
      onChange={(next) => setParams(next === "open" ? { tab: next } : {}, { replace: true })}
    />
  );
  return isOpen ? <OpenAmounts strip={strip} /> : <PaymentList strip={strip} />;
}

function OpenAmounts({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("procurement", "supplierReturns");
  const { fields } = t.procurement;
  const { data, error } = useCall(supplierPayments.open, {});
  return (
    <section className="kit-card">
      <header className="kit-toolbar">{strip}</header>
      <Table
        size="small"
        rowKey="supplierId"
        loading={data === undefined && error === null}
        dataSource={data?.rows ?? []}
        locale={{ emptyText: <EmptyState error={error} /> }}
        columns={[
          { title: fields.supplierName, dataIndex: "supplierName" },
          { title: fields.received, align: "right", render: (_, row) => showMoney(row.receivedFen) },
          { title: t.supplierReturns.fields.returned, align: "right", render: (_, row) => showMoney(row.returnedFen) },
          { title: fields.paid, align: "right", render: (_, row) => showMoney(row.paidFen) },
          { title: fields.refunded, align: "right", render: (_, row) => showMoney(row.refundedFen) },
          { title: fields.open, align: "right", render: (_, row) => <b>{showMoney(row.openFen)}</b> },
        ]}
      />
    </section>
  );
}

function PaymentList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("procurement");
  const { action, confirm, fields, pages } = t.procurement;
  const list = useList(supplierPayments.list, { initial: lastDays(30) as FiltersOf<typeof supplierPayments.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.payment.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const reverse = useWrite(supplierPayments.reverse);
  const [adding, add] = useState(false);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "docNo", null, fields.docNo, { width: 140 }),
    column.label("payDirection", fields.payDirection, t.procurement.direction, { width: 90 }),
    column.text("supplierName", fields.supplierName, { width: 150 }),
    column.money("amountFen", fields.amount, { sortable: true, width: 120 }),
    column.label("payMethod", fields.payMethod, t.procurement.method, { width: 110 }),
    column.status("docStatus", fields.docStatus, t.procurement.receiptState, { booked: "good", reversed: "neutral" }),
    column.text("docDate", fields.docDate, { sortable: true, width: 120 }),
    column.text("operatorName", t.common.fields.operatorName, { width: 110 }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, ({ paymentId, docNo, docStatus }) => [
      {
        key: "reverse",
        label: action.reverse,
        danger: true,
        refused: readOnly ?? refusal(step(receiptTable, docStatus, "reverse")),
        onClick: () =>
          ask({
            text: confirm.reverse,
            about: docNo,
            verb: action.reverse,
            danger: true,
            run: () => reverse.run({ paymentId }),
          }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="supplierPayments"
        title={pages["/jxcgl/sfk"]}
        list={list}
        rowKey="paymentId"
        columns={columns}
        strip={strip}
        filters={[
          { name: "supplierName", label: fields.supplierName, control: <TextFilter /> },
          {
            name: "payDirection",
            label: fields.payDirection,
            control: <ChoiceFilter values={payDirections} words={t.procurement.direction} />,
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
            {action.addPayment}
          </AddButton>
        }
      />
      <PaymentForm open={adding} onClose={() => add(false)} />
    </>
  );
}
