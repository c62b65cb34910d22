import type { RowOf } from "@yunshou/contract";
import { mallStockLevels, mallStockPlaces } from "@yunshou/contract/mall/mallStockLevels";
import { mallProductStatuses } from "@yunshou/contract/mall/products";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useCall,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountedOrders, countedPageSize } from "../orders/CountedOrders.tsx";

type Row = RowOf<typeof mallStockLevels.list>;

const Movements = whenOpened(
  async () => (await import("./Movements.tsx")).Movements,
  ({ of }) => of !== undefined,
);
const CorrectStockForm = whenOpened(
  async () => (await import("./CorrectStockForm.tsx")).CorrectStockForm,
  ({ of }) => of !== undefined,
);

/** 商城库存: pieces of the mall and of its stores; what is reserved opens exactly its orders, each change its movement (MALL-04). */
export function StockLevelsPage() {
  const t = usePhrases("buyers", "mall");
  const words = t.buyers;
  const { fields, pages } = words;
  const list = useList(mallStockLevels.list, { initial: {} });
  const [opened, open] = useState<Row | undefined>();
  const [followed, follow] = useState<Row | undefined>();
  const [corrected, correct] = useState<Row | undefined>();
  const readOnly = useRefusedWithout("mall.stockLevel.correct");
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, { width: 170 }),
    column.label("stockPlace", fields.stockPlace, words.place, { width: 100 }),
    column.text("storeName", fields.storeName, { width: 110, role: "sub" }),
    column.number("stock", fields.stock, { width: 90, sortable: true }),
    column.number("reserved", fields.reserved, { width: 100, sortable: true, role: undefined }),
    column.number("free", fields.free, { width: 100, sortable: true }),
    column.number("salesCount", fields.salesCount, { width: 90 }),
    column.status("productStatus", fields.productStatus, t.mall.shelfState, { off: "neutral" }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "movements", label: words.movements, onClick: () => follow(row) },
      { key: "correct", label: words.correct, refused: readOnly, onClick: () => correct(row) },
      {
        key: "orders",
        label: words.orders,
        refused: row.reserved === 0 ? t.common.list.empty : undefined,
        onClick: () => open(row),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        source="product"
        name="mallStockLevels"
        title={pages["/sc/kcgl"]}
        list={list}
        rowKey="stockLevelId"
        columns={columns}
        filters={[
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          { name: "storeName", label: fields.storeName, control: <TextFilter /> },
          {
            name: "stockPlace",
            label: fields.stockPlace,
            control: <ChoiceFilter values={mallStockPlaces} words={words.place} />,
          },
          {
            name: "productStatus",
            label: fields.productStatus,
            control: <ChoiceFilter values={mallProductStatuses} words={t.mall.shelfState} />,
          },
        ]}
      />
      <Movements of={followed} onClose={() => follow(undefined)} />
      <CorrectStockForm of={corrected} onClose={() => correct(undefined)} />
      <OrdersOf of={opened} onClose={() => open(undefined)} />
    </>
  );
}

/** The open orders that have reserved pieces of a product. */
function OrdersOf({ of, onClose }: { readonly of: Row | undefined; readonly onClose: () => void }) {
  const [page, turn] = useState(1);
  const asked = useCall(
    mallStockLevels.orders,
    { mallProductId: of?.stockLevelId ?? "0", page, pageSize: countedPageSize },
    { enabled: of !== undefined },
  );
  const close = () => {
    turn(1);
    onClose();
  };
  return (
    <CountedOrders
      about={of?.productName ?? ""}
      open={of !== undefined}
      onClose={close}
      asked={asked}
      page={page}
      onPage={turn}
    />
  );
}
