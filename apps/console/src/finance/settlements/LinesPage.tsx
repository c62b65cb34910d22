import type { RowOf } from "@yunshou/contract";
import { settlementLines } from "@yunshou/contract/finance/settlements";
import { onlinePaymentKinds, queryRangeDays, settlementStates } from "@yunshou/domain";
import { useOpenOrder } from "../../orders/useOpenOrder.tsx";
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
  showPercent,
  TextFilter,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RuleHint } from "./RuleHint.tsx";
import { settlementTones } from "./settlementColumns.tsx";

type Row = RowOf<typeof settlementLines.list>;

/** 交易结算明细: what providers collected for each order or gave back, with its charges (FIN-07, FIN-09, FIN-10). */
export function LinesPage() {
  const t = usePhrases("settlements", "payments", "orders");
  const words = t.settlements;
  const { fields } = words;
  const list = useList(settlementLines.list, { initial: lastDays(7) as FiltersOf<typeof settlementLines.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const { open, detail } = useOpenOrder({ readOnly: true });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("orderNo", "orderNo", "thirdTradeNo", t.common.fields.orderNo, {
      width: 164,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.text("settleDate", fields.settleDate, { width: 104, sortable: true }),
    column.text("factDate", fields.factDate, { width: 104, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 126 }),
    column.text("machineNo", t.common.fields.machineNo, { width: 110 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { width: 90 }),
    column.label("businessType", fields.businessType, t.orders.businessType, { hidden: true }),
    column.money("paidAmountFen", fields.paidAmount, { width: 100, sortable: true }),
    column.custom("feeRate", fields.feeRate, ({ feeRate }) => showPercent(feeRate / 10_000, 2), {
      width: 76,
      align: "right",
      hidden: true,
    }),
    column.money("feeAmountFen", fields.feeAmount, { width: 84 }),
    column.money("splitAmountFen", fields.splitAmount, { width: 90, hidden: true }),
    column.money("settleAmountFen", fields.settleAmount, { width: 104 }),
    column.status("settleStatus", fields.settleStatus, words.status, settlementTones),
  ];
  return (
    <ListPage
      source="settling"
      name="settlementLines"
      title={words.pages["/cfgl/jyjsmx"]}
      list={list}
      rowKey="lineId"
      detail={detail}
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
        {
          name: "settleStatus",
          label: fields.settleStatus,
          control: <ChoiceFilter values={settlementStates} words={words.status} />,
        },
        { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> },
      ]}
      toolbar={
        <>
          <RuleHint />
          <ListExport of={settlementLines.export} list={list} />
        </>
      }
    />
  );
}
