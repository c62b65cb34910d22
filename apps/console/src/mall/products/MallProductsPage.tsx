import type { RowOf } from "@yunshou/contract";
import { mallProducts, mallProductStatuses } from "@yunshou/contract/mall/products";
import { mallProductBatch } from "@yunshou/domain";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { spImageUrl } from "../../platform/images.ts";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof mallProducts.list>;

const AddProductsForm = whenOpened(
  async () => (await import("./AddProductsForm.tsx")).AddProductsForm,
  ({ open }) => open,
);
const MallProductForm = whenOpened(
  async () => (await import("./MallProductForm.tsx")).MallProductForm,
  ({ of }) => of !== undefined,
);

/** 产品管理: what the mall sells, for how much and how many (MALL-04, MSG-14, MSG-33). */
export function MallProductsPage() {
  const t = usePhrases("mall");
  const { fields, pages, shelf, shelfState } = t.mall;
  const list = useList(mallProducts.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.product.write");
  const { ask, askDelete } = useConfirm();
  const setShelf = useWrite(mallProducts.setShelf);
  const remove = useWrite(mallProducts.remove);
  const [adding, add] = useState(false);
  const [edited, edit] = useState<Row | undefined>();
  const put = (mallProductIds: string[], productStatus: Row["productStatus"], about: string) =>
    ask({
      text: productStatus === "on" ? t.mall.shelfOnAsk : t.mall.shelfOffAsk,
      about,
      verb: shelf[productStatus],
      danger: productStatus === "off",
      run: () => setShelf.run({ mallProductIds, productStatus }),
    });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, {
      picture: ({ thumbnail }) =>
        thumbnail === null ? null : <img src={spImageUrl(thumbnail)} alt="" width={36} height={36} loading="lazy" />,
      onOpen: readOnly === undefined ? edit : undefined,
    }),
    column.text("category", fields.category, { width: 120, hidden: true }),
    column.money("unitPriceFen", fields.unitPrice, { width: 100 }),
    column.money("mallPriceFen", fields.mallPrice, { width: 100 }),
    column.number("stock", fields.stock, { width: 90, sortable: true }),
    column.number("reserved", fields.reserved, { width: 90, hidden: true }),
    column.number("salesCount", fields.salesCount, { width: 90, sortable: true }),
    column.number("sortNo", t.common.fields.sortNo, { width: 80, sortable: true }),
    column.status("productStatus", fields.productStatus, shelfState, { off: "neutral" }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      row.productStatus === "on"
        ? {
            key: "off",
            label: shelf.off,
            refused: readOnly,
            onClick: () => put([row.mallProductId], "off", namesOf(row.productName, row.productCode)),
          }
        : {
            key: "on",
            label: shelf.on,
            refused: readOnly,
            onClick: () => put([row.mallProductId], "on", namesOf(row.productName, row.productCode)),
          },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? (row.reserved > 0 ? t.mall.isReserved : undefined),
        onClick: () =>
          askDelete(namesOf(row.productName, row.productCode), () => remove.run({ mallProductId: row.mallProductId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="mallProducts"
        title={pages["/sc/cpgl"]}
        list={list}
        rowKey="mallProductId"
        columns={columns}
        filters={[
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          { name: "category", label: fields.category, control: <TextFilter /> },
          {
            name: "productStatus",
            label: fields.productStatus,
            control: <ChoiceFilter values={mallProductStatuses} words={shelfState} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => add(true)}>
            {t.mall.addProducts}
          </AddButton>
        }
        batch={(keys) =>
          mallProductStatuses.map((status) => (
            <Tooltip key={status} title={readOnly}>
              <Button
                disabled={readOnly !== undefined || keys.length > mallProductBatch}
                onClick={() => put(keys.map(String), status, t.mall.shelfState[status])}
              >
                {shelf[status]}
              </Button>
            </Tooltip>
          ))
        }
      />
      <AddProductsForm open={adding} onClose={() => add(false)} />
      <MallProductForm of={edited} onClose={() => edit(undefined)} />
    </>
  );
}
