import type { RowOf } from "@yunshou/contract";
import { physicalStores } from "@yunshou/contract/mall/physicalStores";
import { type StoreState, storeStates } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { StoreEditing } from "./StoreForm.tsx";

type Row = RowOf<typeof physicalStores.list>;

const StoreForm = whenOpened(
  async () => (await import("./StoreForm.tsx")).StoreForm,
  ({ editing }) => editing !== undefined,
);

const tones: Readonly<Record<StoreState, Tone>> = { open: "good", closed: "neutral" };

/** 实体店管理: stores of a merchant with their place and state; a store opens its products (MALL-02, MALL-03, POINT-02). */
export function StoresPage() {
  const t = usePhrases("stores", "mall");
  const { fields, pages, action, confirm } = t.stores;
  const list = useList(physicalStores.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.store.write");
  const noProducts = useRefusedWithout("mall.storeProduct.read");
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const [editing, edit] = useState<StoreEditing | undefined>();
  const setOpen = useWrite(physicalStores.setOpen);
  const remove = useWrite(physicalStores.remove);
  const products = ({ physicalStoreId }: Row) => void navigate(`/sc/stdspsz?physicalStoreId=${physicalStoreId}`);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("storeName", "storeName", null, fields.storeName, { width: 170, onOpen: products }),
    column.text("contactName", t.common.fields.contactName, { width: 110 }),
    column.text("contactPhone", t.common.fields.contactPhone, { width: 130 }),
    column.text("storeAddress", fields.storeAddress, { width: 200 }),
    column.custom(
      "openingHours",
      fields.openingHours,
      ({ openingHours }) => (openingHours === null ? nothingShown : `${openingHours.from}–${openingHours.to}`),
      { width: 116, holdsData: true },
    ),
    column.number("longitude", fields.longitude, { width: 100, hidden: true }),
    column.number("latitude", fields.latitude, { width: 100, hidden: true }),
    column.number("productCount", fields.productCount, { width: 90 }),
    column.status("openStatus", t.mall.fields.openStatus, t.mall.openState, tones),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { physicalStoreId, storeName: about } = row;
      const isOpen = row.openStatus === "open";
      const verb = isOpen ? action.close : action.open;
      return [
        { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit({ physicalStoreId }) },
        { key: "products", label: action.products, refused: noProducts, onClick: () => products(row) },
        {
          key: "turn",
          label: verb,
          refused: readOnly,
          onClick: () =>
            ask({
              text: isOpen ? confirm.close : confirm.open,
              about,
              verb,
              run: () => setOpen.run({ physicalStoreId, openStatus: isOpen ? "closed" : "open" }),
            }),
        },
        {
          key: "remove",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly,
          onClick: () =>
            ask({
              text: t.common.confirm.delete,
              about,
              verb: t.common.action.delete,
              danger: true,
              run: () => remove.run({ physicalStoreId }),
              success: t.common.result.deleted,
              cancelled: t.common.result.deleteCancelled,
            }),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="physicalStores"
        title={pages["/sc/stdgl"]}
        list={list}
        rowKey="physicalStoreId"
        columns={columns}
        filters={[
          { name: "storeName", label: fields.storeName, control: <TextFilter /> },
          {
            name: "openStatus",
            label: t.mall.fields.openStatus,
            control: <ChoiceFilter values={storeStates} words={t.mall.openState} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addStore}
          </AddButton>
        }
      />
      <StoreForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
