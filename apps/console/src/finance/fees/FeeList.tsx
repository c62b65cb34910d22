import type { InputOf, RowOf } from "@yunshou/contract";
import { feeReport } from "@yunshou/contract/finance/fees";
import { onlinePaymentKinds, queryRangeDays } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import type { ReactNode } from "react";
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
  showMoney,
  showNumber,
  showPercent,
  useCall,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { DaysChart } from "../../platform/kit/figures/ListChart.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RuleHint } from "../settlements/RuleHint.tsx";

type Row = RowOf<typeof feeReport.list>;

/** Fees by day, merchant, provider and rate, and what they come to. */
export function FeeList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("settlements");
  const words = t.settlements;
  const { fields } = words;
  const list = useList(feeReport.list, { initial: lastDays(30) as FiltersOf<typeof feeReport.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("statDate", "statDate", null, fields.statDate, { width: 116, sortable: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 160 }),
    column.label("provider", fields.provider, words.provider, { width: 110, role: "sub" }),
    column.number("orderCount", fields.orderCount, { width: 90, role: undefined }),
    column.money("salesAmountFen", fields.salesAmount, { width: 116, sortable: true }),
    column.custom("feeRate", fields.feeRate, ({ feeRate }) => showPercent(feeRate / 10_000, 2), {
      width: 90,
      align: "right",
    }),
    column.money("feeAmountFen", fields.feeAmount, { width: 100, sortable: true }),
    column.money("higoAmountFen", fields.higoAmount, { width: 110, hidden: true }),
    column.money("settleAmountFen", fields.settleAmount, { width: 116 }),
  ];
  return (
    <>
      <FeeDays filters={list.filters} />
      <ListPage
        source="settling"
        name="fees"
        title={words.pages["/cfgl/sxfdzb"]}
        list={list}
        rowKey="partId"
        strip={strip}
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          {
            name: "provider",
            label: fields.provider,
            control: <ChoiceFilter values={onlinePaymentKinds} words={words.provider} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.statDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <FeeSum filters={list.filters} />
            <RuleHint />
            <ListExport of={feeReport.export} list={list} />
          </>
        }
      />
    </>
  );
}

/** What all rows of the list come to, not only those of its page. */
function FeeSum({ filters }: { readonly filters: unknown }) {
  const t = usePhrases("settlements");
  const { data } = useCall(feeReport.totals, filters as InputOf<typeof feeReport.totals>, { silent: true });
  if (data === undefined) return null;
  return (
    <span className="kit-soft">
      {fill(t.settlements.sum, {
        orders: showNumber(data.orderCount),
        sales: showMoney(data.salesAmountFen),
        fee: showMoney(data.feeAmountFen),
        higo: showMoney(data.higoAmountFen),
      })}
    </span>
  );
}

/** The fees of each day. */
function FeeDays({ filters }: { readonly filters: FiltersOf<typeof feeReport.list> }) {
  const { fields } = usePhrases("settlements").settlements;
  const { data } = useCall(feeReport.totals, filters as InputOf<typeof feeReport.totals>, { silent: true });
  const days = data?.days.map(({ statDate, feeAmountFen }) => ({ name: statDate, figure: feeAmountFen }));
  return <DaysChart settledLater days={days} range={filters} measure={fields.feeAmount} />;
}
