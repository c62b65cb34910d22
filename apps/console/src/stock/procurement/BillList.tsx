import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import { billStandings, checkBillPayment, checkBillVoid, queryRangeDays } from "@yunshou/domain";
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
import { type BillRow, billTones, moneyOfBill } from "./bill.ts";

const BillForm = whenOpened(
  async () => (await import("./BillForm.tsx")).BillForm,
  ({ open }) => open,
);
const BillDrawer = whenOpened(
  async () => (await import("./BillDrawer.tsx")).BillDrawer,
  ({ billId }) => billId !== null,
);
const PaymentForm = whenOpened(
  async () => (await import("./PaymentForm.tsx")).PaymentForm,
  ({ open }) => open,
);

/** 供应商账单: what suppliers ask for goods that came, and what is paid of it (STOCK-08, GEN-18). */
export function BillList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("procurement", "supplierBills");
  const words = t.supplierBills;
  const { fields } = t.procurement;
  const list = useList(supplierBills.list, {
    initial: lastDays(queryRangeDays.statistics) as FiltersOf<typeof supplierBills.list>,
  });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.payment.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const voiding = useWrite(supplierBills.void);
  const opened = useOpened();
  const [adding, add] = useState(false);
  const [paying, pay] = useState<BillRow>();
  const show = ({ billId }: BillRow) => opened.open(billId);
  const actionsOf = (row: BillRow): RowAction[] => [
    {
      key: "pay",
      label: words.action.pay,
      refused: readOnly ?? (row.ofOwnMerchant ? refusal(checkBillPayment("pay", 1n, moneyOfBill(row))) : words.notOwn),
      onClick: () => pay(row),
    },
    {
      key: "void",
      label: words.action.void,
      danger: true,
      refused: readOnly ?? refusal(checkBillVoid(moneyOfBill(row))),
      onClick: () =>
        ask({
          text: words.confirm.void,
          about: `${row.billNo} · ${row.supplierName}`,
          verb: words.action.void,
          danger: true,
          run: () => voiding.run({ billId: row.billId }),
        }),
    },
  ];
  const column = columnsOf<BillRow>();
  const columns: ListColumns<BillRow> = [
    column.title("billNo", "billNo", "supplierName", words.fields.billNo, { width: 190, onOpen: show }),
    column.status("billState", t.common.fields.state, words.state, billTones),
    column.money("amountFen", words.fields.billAmount, { sortable: true, width: 120 }),
    column.money("differenceFen", words.fields.difference, { width: 104 }),
    column.money("paidFen", fields.paid, { width: 112 }),
    column.money("openFen", words.fields.billOpen, { width: 112 }),
    column.text("billedOn", words.fields.billedOn, { sortable: true, width: 116 }),
    column.text("dueOn", words.fields.dueOn, { sortable: true, width: 116 }),
    column.money("expectedFen", words.fields.expected, { width: 112, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("createdBy", fields.createdBy, { width: 100, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150 }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        name="supplierBills"
        title={words.records}
        list={list}
        rowKey="billId"
        columns={columns}
        strip={strip}
        filters={[
          { name: "supplierName", label: fields.supplierName, control: <TextFilter /> },
          {
            name: "billState",
            label: t.common.fields.state,
            control: <ChoiceFilter values={billStandings} words={words.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: words.fields.billedOn,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => add(true)}>
            {words.action.add}
          </AddButton>
        }
        detail={{
          by: "billId",
          opened,
          drawer: <BillDrawer billId={opened.key} onClose={() => opened.open(null)} />,
        }}
      />
      <BillForm open={adding} onClose={() => add(false)} />
      <PaymentForm open={paying !== undefined} about={paying} onClose={() => pay(undefined)} />
    </>
  );
}
