import { PrinterOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { columnsOf, type FiltersOf, ListExport, ListPage, TextFilter, useList } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LoadingList } from "./LoadingList.tsx";

type Row = RowOf<typeof stockLists.routes>;

/** 线路商品库存盘点: what the machines of a route hold and lack of each product, and what has to be loaded (STOCK-01). */
export function RouteStockPage() {
  const t = usePhrases("counts");
  const words = t.counts;
  const list = useList(stockLists.routes, { initial: {} });
  const navigate = useNavigate();
  const [printing, print] = useState<FiltersOf<typeof stockLists.routes>>();
  /** The machines whose stock makes the figures of the row. */
  const open = ({ routeName, productId }: Row) => {
    const route: Record<string, string> = routeName === null ? { onRoute: "no" } : { routeName };
    void navigate(`/kcpd/jqspkcpd?${new URLSearchParams({ ...route, productId }).toString()}`);
  };

  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        source="product"
        name="routeStock"
        title={words.pages["/kcpd/xlspkcpd"]}
        list={list}
        rowKey="rowId"
        columns={[
          column.title("productName", "productName", "productCode", words.fields.productName, { onOpen: open }),
          column.custom("routeName", words.fields.routeName, ({ routeName }) => routeName ?? words.noRoute, {
            width: 170,
            role: "sub",
            holdsData: true,
          }),
          column.text("spec", words.fields.spec, { width: 110, hidden: true }),
          column.text("unit", words.fields.unit, { width: 70 }),
          column.number("stock", words.fields.stock, { width: 100, sortable: true }),
          column.number("capacity", words.fields.capacity, { width: 100, sortable: true }),
          column.number("shortage", words.fields.shortage, { width: 100, sortable: true }),
          column.number("machineCount", words.fields.machineCount, { width: 100 }),
          column.actions(
            t.common.list.actions,
            (row) => [{ key: "machines", label: words.viewMachines, onClick: () => open(row) }],
            { width: 130 },
          ),
        ]}
        filters={[
          { name: "routeName", label: words.fields.routeName, control: <TextFilter /> },
          { name: "productName", label: words.fields.productName, control: <TextFilter /> },
          { name: "category", label: words.fields.category, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <Button
              icon={<PrinterOutlined />}
              loading={printing !== undefined}
              disabled={list.counted === 0}
              onClick={() => print(list.filters)}
            >
              {words.print}
            </Button>
            <ListExport of={stockLists.exportRoutes} list={list} />
          </>
        }
      />
      {printing !== undefined && <LoadingList filters={printing} onDone={() => print(undefined)} />}
    </>
  );
}
