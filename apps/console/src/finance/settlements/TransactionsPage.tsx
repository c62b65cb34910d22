import type { RowOf } from "@yunshou/contract";
import { settledTransactions } from "@yunshou/contract/finance/settlements";
import { onlinePaymentKinds, queryRangeDays } from "@yunshou/domain";
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
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RuleHint } from "./RuleHint.tsx";
import { settlementTones, useOpenLines } from "./settlementColumns.tsx";

type Row = RowOf<typeof settledTransactions.list>;

/** 交易结算: what was settled by day and payment provider (FIN-07, FIN-09, FIN-10). */
export function TransactionsPage() {
  const t = usePhrases("settlements", "payments");
  const words = t.settlements;
  const { fields } = words;
  const list = useList(settledTransactions.list, {
    initial: lastDays(30) as FiltersOf<typeof settledTransactions.list>,
  });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const openLines = useOpenLines();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("settleDate", "settleDate", null, fields.settleDate, { width: 116, sortable: true }),
    column.pair(
      "payMethod",
      ({ payMethod }) => t.payments.kind[payMethod],
      ({ provider }) => words.provider[provider],
      fields.payMethod,
      { width: 124 },
    ),
    column.status("settleStatus", fields.settleStatus, words.status, settlementTones),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.number("orderCount", fields.orderCount, { width: 90 }),
    column.money("paidAmountFen", fields.paidAmount, { width: 112, sortable: true }),
    column.money("refundAmountFen", fields.refundAmount, { width: 100 }),
    column.money("feeAmountFen", fields.feeAmount, { width: 90 }),
    column.money("splitAmountFen", fields.splitAmount, { width: 100, hidden: true }),
    column.money("settleAmountFen", fields.settleAmount, { width: 116, sortable: true }),
    ...(openLines === undefined
      ? []
      : [
          column.actions(t.common.list.actions, ({ settleDate, merchantNo, payMethod }) => [
            {
              key: "lines",
              label: words.action.lines,
              onClick: () => openLines({ fromDay: settleDate, toDay: settleDate, merchantNo, payMethod }),
            },
          ]),
        ]),
  ];
  return (
    <ListPage
      source="settling"
      name="settledTransactions"
      title={words.pages["/cwgl/jyjs"]}
      list={list}
      rowKey="partId"
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
          <RuleHint />
          <ListExport of={settledTransactions.export} list={list} />
        </>
      }
    />
  );
}
