import type { InputOf, RowOf } from "@yunshou/contract";
import { settledPayments } from "@yunshou/contract/finance/fees";
import { isSharedKind, onlinePaymentKinds, queryRangeDays } from "@yunshou/domain";
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
  MerchantField,
  namesOf,
  showMoney,
  showNumber,
  useCall,
  useList,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { FigureSum } from "../../platform/kit/figures/FigureSum.tsx";
import { LargestRows } from "../../platform/kit/figures/ListChart.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Execution } from "../splits/ExecutionDrawer.tsx";
import { useOpenLines } from "../settlements/settlementColumns.tsx";

const ExecutionDrawer = whenOpened(
  async () => (await import("../splits/ExecutionDrawer.tsx")).ExecutionDrawer,
  ({ of }) => of !== undefined,
);

type Row = RowOf<typeof settledPayments.list>;

/** 商户支付统计: what was settled by merchant and payment kind, with fees (STAT-01, STAT-05, STAT-06). */
export function SettledPaymentsPage() {
  const t = usePhrases("settlements", "payments", "splitPlans");
  const words = t.settlements;
  const { fields } = words;
  const list = useList(settledPayments.list, { initial: lastDays(30) as FiltersOf<typeof settledPayments.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const openLines = useOpenLines();
  const { fromDay, toDay } = list.filters;
  const executionRefused = useRefusedWithout("finance.splitFigure.read");
  const [executed, execute] = useState<Execution | undefined>();
  const look = ({ merchantId, merchantName, payMethod }: Row) => {
    if (!isSharedKind(payMethod)) return;
    const filters = { fromDay, toDay, merchantId, payMethod };
    execute({ title: namesOf(merchantName, t.payments.kind[payMethod]), filters });
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("merchantNo", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 156 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { width: 110, role: "sub" }),
    column.number("orderCount", fields.orderCount, { width: 96, role: undefined }),
    column.money("paidAmountFen", fields.paidAmount, { width: 120, sortable: true }),
    column.money("refundAmountFen", fields.refundAmount, { width: 120, sortable: true }),
    column.money("feeAmountFen", fields.feeAmount, { width: 110, sortable: true }),
    column.money("executedFen", t.splitPlans.fields.executed, { width: 120 }),
    column.money("settleAmountFen", fields.settleAmount, { width: 130, sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      ...(openLines === undefined
        ? []
        : [
            {
              key: "lines",
              label: words.action.lines,
              onClick: () => openLines({ fromDay, toDay, merchantNo: row.merchantNo, payMethod: row.payMethod }),
            },
          ]),
      ...(isSharedKind(row.payMethod)
        ? [
            {
              key: "execution",
              label: t.splitPlans.action.details,
              refused: executionRefused,
              onClick: () => look(row),
            },
          ]
        : []),
    ]),
  ];
  return (
    <>
      <LargestRows
        of={settledPayments.list}
        filters={list.filters}
        sort="paidAmountFen"
        measure={fields.paidAmount}
        nameOf={(row) => namesOf(row.merchantName, t.payments.kind[row.payMethod])}
        figureOf={(row) => row.paidAmountFen}
      />
      <ListPage
        source="settling"
        name="settledPayments"
        title={words.pages["/cfgl/shzftj"]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          {
            name: "payMethod",
            label: fields.payMethod,
            control: <ChoiceFilter values={onlinePaymentKinds} words={t.payments.kind} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.settleDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <PaymentSum filters={list.filters} />
            <ListExport of={settledPayments.export} list={list} />
          </>
        }
      />
      <ExecutionDrawer of={executed} onClose={() => execute(undefined)} />
    </>
  );
}

/** What all rows of the list come to. */
function PaymentSum({ filters }: { readonly filters: unknown }) {
  const { fields } = usePhrases("settlements").settlements;
  const { data } = useCall(settledPayments.totals, filters as InputOf<typeof settledPayments.totals>, { silent: true });
  if (data === undefined) return null;
  return (
    <FigureSum
      figures={[
        [fields.orderCount, showNumber(data.orderCount)],
        [fields.paidAmount, showMoney(data.paidAmountFen)],
        [fields.refundAmount, showMoney(data.refundAmountFen)],
        [fields.feeAmount, showMoney(data.feeAmountFen)],
        [fields.settleAmount, showMoney(data.settleAmountFen)],
      ]}
    />
  );
}
