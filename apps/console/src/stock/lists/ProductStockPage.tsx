import type { RowOf } from "@yunshou/contract";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  ListExport,
  ListPage,
  MachineField,
  ProductField,
  TextFilter,
  useList,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountButtons, CountSelected } from "../counts/CountButtons.tsx";
import { CountDrawer } from "../counts/CountDrawer.tsx";
import { useCounting } from "../counts/useCounting.ts";

type Row = RowOf<typeof stockLists.products>;

/** 机器商品库存盘点: the stock of each product of a machine beside its last count (STOCK-01). */
export function ProductStockPage() {
  const t = usePhrases("counts");
  const words = t.counts;
  const list = useList(stockLists.products, { initial: {} });
  const navigate = useNavigate();
  const counting = useCounting();
  const lanesOf = ({ machineNo, productId }: Row) =>
    void navigate(`/kcpd/jqhdkcpd?${new URLSearchParams({ machineNo, productId }).toString()}`);

  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        source="product"
        name="productStock"
        title={words.pages["/kcpd/jqspkcpd"]}
        list={list}
        rowKey="rowId"
        columns={[
          column.title("machineName", "machineName", "machineNo", words.fields.machineName, {
            onOpen: lanesOf,
            width: 160,
          }),
          column.pair("productName", "productName", "productCode", words.fields.productName, { width: 140 }),
          column.number("bookQty", words.fields.bookQty, { width: 92 }),
          column.number("countQty", words.fields.countQty, { width: 92 }),
          column.number("diffQty", words.fields.diffQty, { width: 92, sortable: true }),
          column.number("stock", words.fields.stock, { width: 88, sortable: true }),
          column.number("capacity", words.fields.capacity, { width: 88, hidden: true }),
          column.number("shortage", words.fields.shortage, { width: 88, sortable: true }),
          column.time("countTime", words.fields.countTime, { sortable: true, width: 104 }),
          column.text("routeName", words.fields.routeName, { width: 140, hidden: true }),
          column.actions(
            t.common.list.actions,
            (row) => [
              {
                key: "count",
                label: words.count,
                refused: counting.refused,
                onClick: () => void counting.start([row.machineId], row.productId),
              },
              { key: "lanes", label: words.viewLanes, onClick: () => lanesOf(row) },
            ],
            { width: 100 },
          ),
        ]}
        filters={[
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "productId", label: words.fields.productName, control: <ProductField /> },
          { name: "routeName", label: words.fields.routeName, control: <TextFilter /> },
          {
            name: "onRoute",
            label: words.fields.onRoute,
            control: <ChoiceFilter values={["yes", "no"]} words={words.onRoute} />,
          },
        ]}
        toolbar={
          <>
            <CountButtons counting={counting} />
            <ListExport of={stockLists.exportProducts} list={list} />
          </>
        }
        batch={() => <CountSelected counting={counting} rows={list.chosen.map(({ row }) => row)} />}
      />
      <CountDrawer counting={counting} />
    </>
  );
}
