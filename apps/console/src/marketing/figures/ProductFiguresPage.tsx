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

type Row = RowOf<typeof promotions.products>;

/** 商品统计: products in promotions with quantity, price, discount and what was paid; each row opens its orders (MKT-21). */
export function ProductFiguresPage() {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const { fields } = words;
  const navigate = useNavigate();
  const filters = useFigureFilters();
  const list = useList(promotions.products, { initial: lastDays(30) as FiltersOf<typeof promotions.products> });
  const open = ({ productCode }: Row) => {
    const { productName: _, ...rest } = list.filters;
    void navigate(`/yxch/sptjxq?${searchOf({ ...rest, productCode })}`);
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, { onOpen: open }),
    column.number("salesCount", fields.salesCount, { width: 100, sortable: true }),
    column.money("orderPriceFen", fields.orderPrice, { sortable: true }),
    column.money("discountFen", fields.discount, { sortable: true }),
    column.money("paidFen", fields.paid, { sortable: true }),
    column.percent("share", fields.share, { width: 90 }),
  ];
  return (
    <>
      <LargestRows
        of={promotions.products}
        filters={list.filters}
        sort="paidFen"
        measure={fields.paid}
        nameOf={(row) => row.productName}
        figureOf={(row) => row.paidFen}
      />
      <ListPage
        source="sale"
        name="promotedProducts"
        title={words.pages["/yxch/sptj"]}
        list={list}
        rowKey="productId"
        columns={columns}
        filters={[{ name: "productName", label: t.common.fields.productName, control: <TextFilter /> }, ...filters]}
        toolbar={
          <>
            <ProductSum filters={list.filters} />
            <ListExport of={promotions.exportProducts} list={list} />
          </>
        }
      />
    </>
  );
}

/** What all rows of the list come to. */
function ProductSum({ filters }: { readonly filters: unknown }) {
  const { fields } = usePhrases("marketing").marketing;
  const { data } = useCall(promotions.productTotals, filters as InputOf<typeof promotions.productTotals>, {
    silent: true,
  });
  if (data === undefined) return null;
  return (
    <FigureSum
      figures={[
        [fields.salesCount, showNumber(data.salesCount)],
        [fields.orderPrice, showMoney(data.orderPriceFen)],
        [fields.discount, showMoney(data.discountFen)],
        [fields.paid, showMoney(data.paidFen)],
      ]}
    />
  );
}
