import type { RowOf } from "@yunshou/contract";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { medicineLimits, type ShelfState, shelfStates } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { PriceForm } from "../../goods/products/PriceForm.tsx";
import {
  AddButton,
  ChoiceFilter,
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
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupSelect } from "../groups/GroupSelect.tsx";

type Row = RowOf<typeof medicines.shelf>;

const OfferForm = whenOpened(
  async () => (await import("./OfferForm.tsx")).OfferForm,
  ({ open }) => open,
);
const tones: Readonly<Record<ShelfState, Tone>> = { on: "quiet", off: "neutral" };

/** 药店商品: what the pharmacy offers, on and off the shelf, with price and what lies in its machines (MED-01, MED-09). */
export function ShelfPage() {
  const t = usePhrases("medicines", "products");
  const words = t.medicines;
  const fields = { ...t.products.fields, ...words.fields };
  const list = useList(medicines.shelf, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.medicine.write");
  const noPrices = useRefusedWithout("goods.product.write");
  const { ask } = useConfirm();
  const setShelf = useWrite(medicines.setShelf);
  const [pricing, price] = useState<readonly string[]>();
  const [offering, offer] = useState(false);
  const put = async (productIds: readonly string[], shelf: ShelfState) => {
    await setShelf.run({ productIds: [...productIds], shelf });
    list.select([]);
  };
  const askOff = (productIds: readonly string[], about: string) =>
    ask({ text: words.shelf.offAsk, about, verb: words.shelf.off, run: () => put(productIds, "off") });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("medicineName", "medicineName", "productCode", fields.medicineName, { width: 260 }),
    column.text("medCategory", fields.medCategory, { width: 140, role: "sub" }),
    column.money("unitPriceFen", fields.unitPrice, { sortable: true }),
    column.money("costPriceFen", fields.costPrice),
    column.number("stock", fields.stock, { sortable: true, width: 110 }),
    column.status("productStatus", fields.productStatus, words.shelfState, tones),
    column.actions(t.common.list.actions, (row) => [
      row.productStatus === "on"
        ? {
            key: "off",
            label: words.shelf.off,
            refused: readOnly,
            onClick: () => askOff([row.productId], row.medicineName),
          }
        : {
            key: "on",
            label: words.shelf.on,
            refused: readOnly,
            onClick: () => void put([row.productId], "on"),
          },
      { key: "price", label: words.shelf.price, refused: noPrices, onClick: () => price([row.productId]) },
    ]),
  ];
  return (
    <>
      <ListPage
        name="pharmacyShelf"
        title={words.pages["/ypgl/ydsp"]}
        list={list}
        rowKey="productId"
        columns={columns}
        filters={[
          { name: "medicineName", label: fields.medicineName, control: <TextFilter /> },
          { name: "medCategoryId", label: fields.medCategory, control: <GroupSelect kind="category" /> },
          {
            name: "productStatus",
            label: fields.productStatus,
            control: <ChoiceFilter values={shelfStates} words={words.shelfState} />,
          },
        ]}
        batch={(keys) => {
          const off = readOnly !== undefined || keys.length > medicineLimits.atOnce;
          return (
            <>
              <Button disabled={off} title={readOnly} onClick={() => void put(keys.map(String), "on")}>
                {words.shelf.on}
              </Button>
              <Button
                disabled={off}
                title={readOnly}
                onClick={() => askOff(keys.map(String), listed(list.chosen.map(({ row }) => row?.medicineName)))}
              >
                {words.shelf.off}
              </Button>
            </>
          );
        }}
        toolbar={
          <AddButton refused={readOnly} onClick={() => offer(true)}>
            {words.shelf.add}
          </AddButton>
        }
      />
      <PriceForm of={pricing} onClose={() => price(undefined)} />
      <OfferForm open={offering} onClose={() => offer(false)} />
    </>
  );
}
