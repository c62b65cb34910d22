import type { RowOf } from "@yunshou/contract";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import {
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

type Row = RowOf<typeof stockLists.lanes>;

/** 机器货道库存盘点: the stock of lanes beside their last count, and the counts themselves (STOCK-01, LANE-16). */
export function LaneStockPage() {
  const t = usePhrases("counts");
  const words = t.counts;
  const list = useList(stockLists.lanes, { initial: {} });
  const counting = useCounting();

  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        source="product"
        name="laneStock"
        title={words.pages["/kcpd/jqhdkcpd"]}
        list={list}
        rowKey="rowId"
        columns={[
          column.title("machineName", "machineName", "machineNo", words.fields.machineName, { width: 160 }),
          column.pair("laneNo", "laneNo", ({ cabinet }) => words.cabinet[cabinet], words.fields.laneNo, {
            width: 116,
            role: "sub",
          }),
          column.pair("productName", "productName", "productCode", words.fields.productName, { width: 150 }),
          column.number("stock", words.fields.stock, { width: 90, sortable: true }),
          column.number("capacity", words.fields.capacity, { width: 90, hidden: true }),
          column.number("shortage", words.fields.shortage, { width: 90, sortable: true }),
          column.number("countQty", words.fields.countQty, { width: 96 }),
          column.number("diffQty", words.fields.diffQty, { width: 96, sortable: true }),
          column.time("countTime", words.fields.countTime, { sortable: true, width: 104 }),
          column.number("bookQty", words.fields.bookQty, { width: 96, hidden: true }),
          column.text("batchNo", words.fields.batchNo, { width: 110, hidden: true }),
          column.actions(
            t.common.list.actions,
            (row) => [
              {
                key: "count",
                label: words.count,
                refused: counting.refused,
                onClick: () => void counting.start([row.machineId]),
              },
            ],
            { width: 84 },
          ),
        ]}
        filters={[
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "laneNo", label: words.fields.laneNo, control: <TextFilter inputMode="numeric" maxLength={3} /> },
          { name: "productId", label: words.fields.productName, control: <ProductField /> },
        ]}
        toolbar={
          <>
            <CountButtons counting={counting} />
            <ListExport of={stockLists.exportLanes} list={list} />
          </>
        }
        batch={() => <CountSelected counting={counting} rows={list.chosen.map(({ row }) => row)} />}
      />
      <CountDrawer counting={counting} />
    </>
  );
}
