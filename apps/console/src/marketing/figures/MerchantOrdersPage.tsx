import { promotions } from "@yunshou/contract/marketing/promotions";
import { useSearchParams } from "react-router";
import { type FiltersOf, lastDays, ListExport, ListPage, useList } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOrderColumns } from "./orderColumns.ts";
import { useFigureFilters } from "./useFigureFilters.tsx";

/** 机构统计详情: the orders behind a figure; without its merchant the page returns to the figures (ROUTE-30, MKT-21). */
export function MerchantOrdersPage() {
  const [params] = useSearchParams();
  const merchantNo = params.get("merchantNo") ?? "";
  return merchantNo === "" ? <Leave to="/yxch/jgtj" /> : <Orders merchantNo={merchantNo} />;
}

function Orders({ merchantNo }: { readonly merchantNo: string }) {
  const words = usePhrases("marketing").marketing;
  const filters = useFigureFilters();
  const columns = useOrderColumns();
  const initial = { ...lastDays(30), merchantNo } as FiltersOf<typeof promotions.merchantOrders>;
  const list = useList(promotions.merchantOrders, { initial });
  return (
    <ListPage
      source="sale"
      name="promotedOrders"
      title={`${words.pages["/yxch/jgtjxq"]} ${merchantNo}`}
      list={list}
      rowKey="orderNo"
      columns={columns}
      filters={filters}
      toolbar={<ListExport of={promotions.exportMerchantOrders} list={list} />}
    />
  );
}
