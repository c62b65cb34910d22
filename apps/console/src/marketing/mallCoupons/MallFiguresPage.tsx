import type { RowOf } from "@yunshou/contract";
import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { useState } from "react";
import {
  columnsOf,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  useList,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Funnel } from "./Funnel.tsx";
import { useFigureFilters, useHandedOut } from "./figures.tsx";
import type { UsesOf } from "./UsesDrawer.tsx";

type Row = RowOf<typeof mallCouponFigures.list>;

const UsesDrawer = whenOpened(
  async () => (await import("./UsesDrawer.tsx")).UsesDrawer,
  ({ of }) => of !== undefined,
);

/** 优惠券分析: what each coupon of the mall came to on some days; a figure opens exactly its rows (COUPON-05, STAT-05). */
export function MallFiguresPage() {
  const t = usePhrases("codes");
  const { fields, pages, action } = t.codes;
  const list = useList(mallCouponFigures.list, {
    initial: lastDays(30) as FiltersOf<typeof mallCouponFigures.list>,
  });
  const [uses, showUses] = useState<UsesOf | undefined>();
  const handedOut = useHandedOut();
  const filters = useFigureFilters();
  const { fromDay, toDay } = list.filters;
  const open = ({ mallCouponId, couponName }: Row) => showUses({ mallCouponId, title: couponName, fromDay, toDay });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("couponName", "couponName", null, fields.couponName, { width: 170, onOpen: open }),
    column.label("couponType", fields.couponType, t.codes.type, { width: 72, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.number("handedOut", fields.handedOut, { width: 100, sortable: true }),
    column.number("receivedTotal", fields.receivedTotal, { width: 110 }),
    column.number("usedTotal", fields.usedTotal, { width: 100, sortable: true }),
    column.number("expiredTotal", fields.expiredTotal, { width: 90 }),
    column.money("discountAmountFen", fields.discountAmount),
    column.money("salesAmountFen", fields.salesAmount),
    column.percent("share", fields.share, { width: 90 }),
    column.actions(t.common.list.actions, (row) => [
      { key: "uses", label: action.uses, refused: undefined, onClick: () => open(row) },
      {
        key: "handedOut",
        label: action.details,
        refused: handedOut.refused,
        onClick: () => handedOut.open({ couponId: row.mallCouponId, fromDay, toDay }),
      },
    ]),
  ];
  return (
    <>
      <Funnel filters={list.filters} />
      <ListPage
        source="shop"
        name="mallCouponFigures"
        title={pages["/sc/yhqfx"]}
        list={list}
        rowKey="mallCouponId"
        columns={columns}
        filters={filters}
        toolbar={<ListExport of={mallCouponFigures.export} list={list} />}
      />
      <UsesDrawer of={uses} onClose={() => showUses(undefined)} />
    </>
  );
}
