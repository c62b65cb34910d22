import type { InputOf, RowOf } from "@yunshou/contract";
import { promotions } from "@yunshou/contract/marketing/promotions";
import { useNavigate } from "react-router";
import {
  columnsOf,
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
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { FigureSum } from "../../platform/kit/figures/FigureSum.tsx";
import { LargestRows } from "../../platform/kit/figures/ListChart.tsx";
import { searchOf, useFigureFilters } from "./useFigureFilters.tsx";

type Row = RowOf<typeof promotions.merchants>;

/** 机构统计: merchants with their orders in promotions; each row opens its orders (MKT-21). */
export function MerchantFiguresPage() {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const { fields } = words;
  const navigate = useNavigate();
  const filters = useFigureFilters();
  const list = useList(promotions.merchants, { initial: lastDays(30) as FiltersOf<typeof promotions.merchants> });
  const open = ({ merchantNo }: Row) => {
    const { merchantName: _, ...rest } = list.filters;
    void navigate(`/yxch/jgtjxq?${searchOf({ ...rest, merchantNo })}`);
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("merchantName", "merchantName", "merchantNo", t.common.fields.merchantName, { onOpen: open }),
    column.number("orderCount", fields.orderCount, { width: 100, sortable: true }),
    column.money("orderPriceFen", fields.orderPrice, { sortable: true }),
    column.money("discountFen", fields.discount, { sortable: true }),
    column.money("paidFen", fields.paid, { sortable: true }),
  ];
  return (
    <>
      <LargestRows
        of={promotions.merchants}
        filters={list.filters}
        sort="paidFen"
        measure={fields.paid}
        nameOf={(row) => row.merchantName}
        figureOf={(row) => row.paidFen}
      />
      <ListPage
        source="sale"
        name="promotedMerchants"
        title={words.pages["/yxch/jgtj"]}
        list={list}
        rowKey="merchantNo"
        columns={columns}
        filters={[{ name: "merchantName", label: t.common.fields.merchantName, control: <TextFilter /> }, ...filters]}
        toolbar={
          <>
            <MerchantSum filters={list.filters} />
            <ListExport of={promotions.exportMerchants} list={list} />
          </>
        }
      />
    </>
  );
}

/** What all rows of the list come to. */
function MerchantSum({ filters }: { readonly filters: unknown }) {
  const { fields } = usePhrases("marketing").marketing;
  const { data } = useCall(promotions.merchantTotals, filters as InputOf<typeof promotions.merchantTotals>, {
    silent: true,
  });
  if (data === undefined) return null;
  return (
    <FigureSum
      figures={[
        [fields.orderCount, showNumber(data.orderCount)],
        [fields.orderPrice, showMoney(data.orderPriceFen)],
        [fields.discount, showMoney(data.discountFen)],
        [fields.paid, showMoney(data.paidFen)],
      ]}
    />
  );
}
