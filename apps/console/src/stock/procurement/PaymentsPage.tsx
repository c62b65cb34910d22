import type { RowOf } from "@yunshou/contract";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { payDirections, queryRangeDays, receiptTable, step } from "@yunshou/domain";
import { Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  TextFilter,
  useActivity,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { BillList } from "./BillList.tsx";
import { OpenAmounts } from "./OpenAmounts.tsx";

type Row = RowOf<typeof supplierPayments.list>;

const PaymentForm = whenOpened(
  async () => (await import("./PaymentForm.tsx")).PaymentForm,
  ({ open }) => open,
);

const tabs = ["payments", "bills", "open"] as const;
type Tab = (typeof tabs)[number];

/** 收付款: money that went to suppliers or came back, the bills that it pays, and what is open at each (STOCK-08, GEN-18). */
export function PaymentsPage() {
  const t = usePhrases("procurement", "supplierBills");
  const { action } = t.procurement;
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get("tab")) ?? "payments";
  const strip = (
    <Segmented<Tab>
      value={tab}
      options={[
        { value: "payments", label: action.payments },
        { value: "bills", label: t.supplierBills.action.bills },
        { value: "open", label: action.openAmounts },
      ]}
      onChange={(next) => setParams(next === "payments" ? {} : { tab: next }, { replace: true })}
    />
  );
  if (tab === "bills") return <BillList strip={strip} />;
  return tab === "open" ? <OpenAmounts strip={strip} /> : <PaymentList strip={strip} />;
}

function PaymentList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("procurement", "supplierBills");
  const { action, confirm, fields, pages } = t.procurement;
  const list = useList(supplierPayments.list, { initial: lastDays(30) as FiltersOf<typeof supplierPayments.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.payment.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("supplierPayment");
  const reverse = useWrite(supplierPayments.reverse);
  const [adding, add] = useState(false);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "docNo", "supplierName", fields.docNo, { width: 170 }),
    column.label("payDirection", fields.payDirection, t.procurement.direction, { width: 90 }),
    column.money("amountFen", fields.amount, { sortable: true, width: 120 }),
    column.label("payMethod", fields.payMethod, t.procurement.method, { width: 110 }),
    column.status("docStatus", fields.docStatus, t.procurement.receiptState, { booked: "good", reversed: "neutral" }),
    column.text("docDate", fields.docDate, { sortable: true, width: 120 }),
    column.text("billNo", t.supplierBills.fields.billNo, { width: 130 }),
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
      activityOf(docNo),
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
          { name: "docNo", label: fields.docNo, control: <TextFilter /> },
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
      {activity}
    </>
  );
}
