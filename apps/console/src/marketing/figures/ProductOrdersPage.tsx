import { promotions } from "@yunshou/contract/marketing/promotions";
import { useSearchParams } from "react-router";
import { type FiltersOf, lastDays, ListExport, ListPage, useList } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOrderColumns } from "./orderColumns.ts";
import { useFigureFilters } from "./useFigureFilters.tsx";

/** 商品统计详情: the orders behind a figure; without its product the page returns to the figures (ROUTE-30, MKT-21). */
export function ProductOrdersPage() {
  const [params] = useSearchParams();
  const productCode = params.get("productCode") ?? "";
  return productCode === "" ? <Leave to="/yxch/sptj" /> : <Orders productCode={productCode} />;
}

function Orders({ productCode }: { readonly productCode: string }) {
  const words = usePhrases("marketing").marketing;
  const filters = useFigureFilters();
  const columns = useOrderColumns();
  const initial = { ...lastDays(30), productCode } as FiltersOf<typeof promotions.productOrders>;
  const list = useList(promotions.productOrders, { initial });
  return (
    <ListPage
      source="sale"
      name="promotedOrders"
      title={`${words.pages["/yxch/sptjxq"]} ${productCode}`}
      list={list}
      rowKey="orderNo"
      columns={columns}
      filters={filters}
      toolbar={<ListExport of={promotions.exportProductOrders} list={list} />}
    />
  );
}
