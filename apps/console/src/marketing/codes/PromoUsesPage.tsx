import type { RowOf } from "@yunshou/contract";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { queryRangeDays } from "@yunshou/domain";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { orderLink } from "./state.tsx";

type Row = RowOf<typeof promoCodes.uses>;
const parent = "/yxch/yhmtj";

/** 优惠码统计详情: the uses of one batch on some days, each with its order (MKT-21, ROUTE-30). */
export function PromoUsesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const promoId = params.get("promoId");
  // Without a batch there is nothing to show: the list is where one is chosen (ROUTE-30).
  useEffect(() => {
    if (promoId === null) void navigate(parent, { replace: true });
  }, [promoId, navigate]);
  return promoId === null ? null : <Uses promoId={promoId} />;
}

function Uses({ promoId }: { readonly promoId: string }) {
  const t = usePhrases("codes");
  const { fields, pages } = t.codes;
  const initial = { promoId, ...lastDays(30) } as FiltersOf<typeof promoCodes.uses>;
  const list = useList(promoCodes.uses, { initial });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("promoCode", "promoCode", null, fields.promoCode, { width: 140 }),
    column.text("planName", fields.planName, { width: 130, hidden: true }),
    column.custom("usedOrderNo", fields.usedOrderNo, orderLink, { width: 186, holdsData: true }),
    column.text("machineNo", t.common.fields.machineNo, { width: 110 }),
    column.text("productName", t.common.fields.productName, { width: 140 }),
    column.money("discountAmountFen", fields.discountAmount),
    column.money("paidAmountFen", fields.paidAmount),
    column.text("operatorName", t.common.fields.operatorName, { width: 110 }),
    column.time("useTime", fields.useTime, { sortable: true }),
  ];
  return (
    <ListPage
      source="code"
      name="promoUses"
      title={pages["/yxch/yhmtjxq"]}
      list={list}
      rowKey="useId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: fields.useTime,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
      ]}
      toolbar={<ListExport of={promoCodes.exportUses} list={list} />}
    />
  );
}
