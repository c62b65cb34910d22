import { bills } from "@yunshou/contract/finance/bills";
import { billStates, paymentServiceKinds, queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  useList,
  useOpened,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type BillRow, billTones } from "./state.ts";

const DifferencesDrawer = whenOpened(
  async () => (await import("./DifferencesDrawer.tsx")).DifferencesDrawer,
  ({ bill }) => bill !== undefined,
);
const BillUploadForm = whenOpened(
  async () => (await import("./BillUploadForm.tsx")).BillUploadForm,
  ({ open }) => open,
);

/** 账单核对: the bills of providers day by day beside our books, with what differs (FIN-07, FIN-09, FIN-10). */
export function BillsPage() {
  const t = usePhrases("bills", "payments");
  const words = t.bills;
  const { fields } = words;
  const list = useList(bills.list, { initial: lastDays(30) as FiltersOf<typeof bills.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("finance.bill.write");
  const opened = useOpened();
  const [uploading, upload] = useState(false);
  const show = ({ billId }: BillRow) => opened.open(billId);
  const column = columnsOf<BillRow>();
  const columns: ListColumns<BillRow> = [
    column.title("billDate", "billDate", null, fields.billDate, { width: 120, sortable: true, onOpen: show }),
    column.pair("providerName", "providerName", ({ billSubject }) => words.subject[billSubject], fields.providerName, {
      width: 150,
    }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { width: 90, hidden: true }),
    column.money("ourAmountFen", fields.ourAmount, { width: 116, sortable: true }),
    column.money("theirAmountFen", fields.theirAmount, { width: 116 }),
    column.money("differenceFen", fields.difference, { width: 104 }),
    column.money("feeAmountFen", fields.feeAmount, { width: 90, hidden: true }),
    column.money("feeDifferenceFen", fields.feeDifference, { width: 110, hidden: true }),
    column.number("differenceCount", fields.differenceCount, { width: 108 }),
    column.number("openCount", fields.openCount, { width: 90 }),
    column.status("billStatus", fields.billStatus, words.status, billTones),
    column.number("ourLineCount", fields.ourLineCount, { width: 100, hidden: true }),
    column.number("theirLineCount", fields.theirLineCount, { width: 100, hidden: true }),
    column.number("openBefore", fields.openBefore, { width: 100, hidden: true }),
    column.number("openedCount", fields.openedCount, { width: 100, hidden: true }),
    column.number("settledCount", fields.settledCount, { width: 100, hidden: true }),
    column.number("openAfter", fields.openAfter, { width: 100, hidden: true }),
    column.time("oldestOpenTime", fields.oldestOpenTime, { hidden: true }),
    column.label("billSource", fields.billSource, words.source, { width: 110, hidden: true }),
    column.text("uploader", fields.uploader, { width: 100, hidden: true }),
    column.time("takenTime", fields.takenTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "differences", label: words.action.differences, onClick: () => show(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        source="settling"
        name="bills"
        title={words.pages["/cfgl/zdhd"]}
        list={list}
        rowKey="billId"
        columns={columns}
        filters={[
          {
            name: "payMethod",
            label: fields.payMethod,
            control: <ChoiceFilter values={paymentServiceKinds} words={t.payments.kind} />,
          },
          {
            name: "billStatus",
            label: fields.billStatus,
            control: <ChoiceFilter values={billStates} words={words.status} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.billDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <Button type="primary" disabled={readOnly !== undefined} title={readOnly} onClick={() => upload(true)}>
              {words.action.upload}
            </Button>
            <ListExport of={bills.export} list={list} />
          </>
        }
      />
      <DifferencesDrawer
        bill={list.rows.find(({ billId }) => billId === opened.key)}
        onClose={() => opened.open(null)}
      />
      <BillUploadForm open={uploading} onClose={() => upload(false)} onDone={list.reload} />
    </>
  );
}
