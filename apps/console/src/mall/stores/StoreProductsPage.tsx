import { storeProducts } from "@yunshou/contract/mall/physicalStores";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { StoreProductRow } from "./storeProductRow.ts";

const AddProductsForm = whenOpened(
  async () => (await import("./AddProductsForm.tsx")).AddProductsForm,
  ({ of }) => of !== undefined,
);
const StoreProductForm = whenOpened(
  async () => (await import("./StoreProductForm.tsx")).StoreProductForm,
  ({ of }) => of !== undefined,
);

const tones: Readonly<Record<"on" | "off", Tone>> = { on: "good", off: "neutral" };

/** 实体店商品设置: products, price and stock of one store; without its store the page returns to the stores (ROUTE-30, PRODUCT-08). */
export function StoreProductsPage() {
  const [params] = useSearchParams();
  const physicalStoreId = params.get("physicalStoreId") ?? "";
  return physicalStoreId === "" ? <Leave to="/sc/stdgl" /> : <Products physicalStoreId={physicalStoreId} />;
}

function Products({ physicalStoreId }: { readonly physicalStoreId: string }) {
  const t = usePhrases("stores");
  const { fields, pages, action, confirm } = t.stores;
  const list = useList(storeProducts.list, { initial: { physicalStoreId } });
  const readOnly = useRefusedWithout("mall.storeProduct.write");
  const { ask } = useConfirm();
  const [adding, add] = useState<{ readonly physicalStoreId: string } | undefined>();
  const [editing, edit] = useState<StoreProductRow | undefined>();
  const setShelf = useWrite(storeProducts.setShelf);
  const remove = useWrite(storeProducts.remove);
  const column = columnsOf<StoreProductRow>();
  const columns: ListColumns<StoreProductRow> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, { width: 220 }),
    column.text("storeName", fields.storeName, { width: 160, role: "sub" }),
    column.money("unitPriceFen", fields.unitPrice),
    column.money("costPriceFen", fields.costPrice, { hidden: true }),
    column.number("stock", fields.stock, { width: 90, sortable: true }),
    column.status("productStatus", fields.productStatus, t.stores.shelf, tones),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { storeProductId } = row;
      const isOn = row.productStatus === "on";
      return [
        { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
        {
          key: "shelf",
          label: isOn ? action.takeOff : action.putOn,
          refused: readOnly,
          onClick: () => void setShelf.run({ storeProductId, productStatus: isOn ? "off" : "on" }),
        },
        {
          key: "remove",
          label: action.remove,
          danger: true,
          refused: readOnly,
          onClick: () =>
            ask({
              text: confirm.remove,
              about: row.productName,
              verb: action.remove,
              danger: true,
              run: () => remove.run({ storeProductId }),
            }),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="storeProducts"
        title={pages["/sc/stdspsz"]}
        list={list}
        rowKey="storeProductId"
        columns={columns}
        filters={[
          { name: "storeName", label: fields.storeName, control: <TextFilter /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => add({ physicalStoreId })}>
            {action.addProducts}
          </AddButton>
        }
      />
      <AddProductsForm of={adding} onClose={() => add(undefined)} />
      <StoreProductForm of={editing} onClose={() => edit(undefined)} />
    </>
  );
}
