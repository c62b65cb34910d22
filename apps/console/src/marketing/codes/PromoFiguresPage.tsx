import type { InputOf, RowOf } from "@yunshou/contract";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { queryRangeDays } from "@yunshou/domain";
import { useNavigate } from "react-router";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  showMoney,
  showNumber,
  TextFilter,
  useCall,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { FigureSum } from "../../platform/kit/figures/FigureSum.tsx";
import { LargestRows } from "../../platform/kit/figures/ListChart.tsx";

type Row = RowOf<typeof promoCodes.figures>;

/** 优惠码统计: what each batch brought on some days; a batch opens exactly its uses (MKT-21, STAT-05). */
export function PromoFiguresPage() {
  const t = usePhrases("codes");
  const { fields, pages, action } = t.codes;
  const list = useList(promoCodes.figures, { initial: lastDays(30) as FiltersOf<typeof promoCodes.figures> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const navigate = useNavigate();
  const uses = ({ promoId }: Row) => {
    const { fromDay, toDay } = list.filters;
    void navigate(`/yxch/yhmtjxq?${new URLSearchParams({ promoId, fromDay, toDay }).toString()}`);
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("planName", "planName", null, fields.planName, { width: 170, onOpen: uses }),
    column.text("planCode", fields.planCode, { width: 180, copyable: true, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.number("issuedTotal", fields.generatedQty, { width: 100 }),
    column.number("usedTotal", fields.usedTotal, { width: 100, sortable: true }),
    column.number("expiredTotal", fields.expiredTotal, { width: 90 }),
    column.money("discountAmountFen", fields.discountAmount),
    column.money("salesAmountFen", fields.salesAmount),
    column.percent("share", fields.share, { width: 90 }),
    column.actions(t.common.list.actions, (row) => [
      { key: "uses", label: action.uses, refused: undefined, onClick: () => uses(row) },
    ]),
  ];
  return (
    <>
      <LargestRows
        of={promoCodes.figures}
        filters={list.filters}
        sort="usedTotal"
        measure={fields.usedTotal}
        nameOf={(row) => row.planName}
        figureOf={(row) => row.usedTotal}
      />
      <ListPage
        source="code"
        name="promoFigures"
        title={pages["/yxch/yhmtj"]}
        list={list}
        rowKey="promoId"
        columns={columns}
        filters={[
          { name: "planName", label: fields.planName, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.useTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <CodeSum filters={list.filters} />
            <ListExport of={promoCodes.exportFigures} list={list} />
          </>
        }
      />
    </>
  );
}

/** What all rows of the list come to. */
function CodeSum({ filters }: { readonly filters: unknown }) {
  const { fields } = usePhrases("codes").codes;
  const { data } = useCall(promoCodes.totals, filters as InputOf<typeof promoCodes.totals>, { silent: true });
  if (data === undefined) return null;
  return (
    <FigureSum
      figures={[
        [fields.generatedQty, showNumber(data.issuedTotal)],
        [fields.usedTotal, showNumber(data.usedTotal)],
        [fields.expiredTotal, showNumber(data.expiredTotal)],
        [fields.discountAmount, showMoney(data.discountAmountFen)],
        [fields.salesAmount, showMoney(data.salesAmountFen)],
      ]}
    />
  );
}
