import type { InputOf, RowOf } from "@yunshou/contract";
import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { queryRangeDays } from "@yunshou/domain";
import { useState } from "react";
import {
  columnsOf,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  showMoney,
  showNumber,
  useCall,
  useList,
  whenOpened,
} from "../../platform/kit/index.ts";
import { FigureSum } from "../../platform/kit/figures/FigureSum.tsx";
import { DaysChart } from "../../platform/kit/figures/ListChart.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useFigureFilters } from "./figures.tsx";
import type { UsesOf } from "./UsesDrawer.tsx";

type Row = RowOf<typeof mallCouponFigures.days>;

const UsesDrawer = whenOpened(
  async () => (await import("./UsesDrawer.tsx")).UsesDrawer,
  ({ of }) => of !== undefined,
);

/** 优惠券统计: what coupons of the mall came to day by day; a day opens exactly its uses (COUPON-05, STAT-05). */
export function MallDaysPage() {
  const t = usePhrases("codes");
  const { fields, pages, action } = t.codes;
  const list = useList(mallCouponFigures.days, {
    initial: lastDays(30) as FiltersOf<typeof mallCouponFigures.days>,
  });
  const [uses, showUses] = useState<UsesOf | undefined>();
  const filters = useFigureFilters();
  const open = ({ statDate }: Row) =>
    showUses({ title: statDate, couponName: list.filters.couponName, fromDay: statDate, toDay: statDate });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("statDate", "statDate", null, fields.statDate, { width: 130, onOpen: open, sortable: true }),
    column.number("handedOut", fields.handedOut, { width: 120, sortable: true }),
    column.number("usedTotal", fields.usedTotal, { width: 120, sortable: true }),
    column.money("discountAmountFen", fields.discountAmount),
    column.money("salesAmountFen", fields.salesAmount),
    column.actions(t.common.list.actions, (row) => [
      { key: "uses", label: action.uses, refused: undefined, onClick: () => open(row) },
    ]),
  ];
  return (
    <>
      <CouponDays filters={list.filters} />
      <ListPage
        source="shop"
        name="mallCouponDays"
        title={pages["/sc/yhjtj"]}
        list={list}
        rowKey="statDate"
        columns={columns}
        filters={filters}
        toolbar={
          <>
            <CouponSum filters={list.filters} />
            <ListExport of={mallCouponFigures.exportDays} list={list} />
          </>
        }
      />
      <UsesDrawer of={uses} onClose={() => showUses(undefined)} />
    </>
  );
}

type Filters = FiltersOf<typeof mallCouponFigures.days>;

/** The uses of each day; the list holds at most as many days as it may be asked for. */
function CouponDays({ filters }: { readonly filters: Filters }) {
  const { fields } = usePhrases("codes").codes;
  const input = { ...filters, page: 1, pageSize: queryRangeDays.statistics };
  const { data } = useCall(mallCouponFigures.days, input, { silent: true });
  const days = data?.rows.map(({ statDate, usedTotal }) => ({ name: statDate, figure: usedTotal }));
  return <DaysChart days={days} range={filters} measure={fields.usedTotal} />;
}

/** What all rows of the list come to. */
function CouponSum({ filters }: { readonly filters: Filters }) {
  const { fields } = usePhrases("codes").codes;
  const { data } = useCall(mallCouponFigures.totals, filters as InputOf<typeof mallCouponFigures.totals>, {
    silent: true,
  });
  if (data === undefined) return null;
  return (
    <FigureSum
      figures={[
        [fields.handedOut, showNumber(data.handedOut)],
        [fields.usedTotal, showNumber(data.usedTotal)],
        [fields.discountAmount, showMoney(data.discountAmountFen)],
        [fields.salesAmount, showMoney(data.salesAmountFen)],
      ]}
    />
  );
}
