import type { RowOf } from "@yunshou/contract";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  columnsOf,
  ImportButton,
  type ListColumns,
  ListExport,
  ListPage,
  namesOf,
  StatusDot,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SupplierChoice } from "./Choices.tsx";
import type { SupplyEditing } from "./SupplyForm.tsx";

type Row = RowOf<typeof supplierProducts.list>;

const SupplyForm = whenOpened(
  async () => (await import("./SupplyForm.tsx")).SupplyForm,
  ({ editing }) => editing !== undefined,
);

/** 供应商商品设置: what suppliers sell and for how much (STOCK-06, PRODUCT-08). */
export function SupplierProductsPage() {
  const t = usePhrases("procurement");
  const { action, fields, pages, yesNo } = t.procurement;
  const navigate = useNavigate();
  const list = useList(supplierProducts.list, { initial: {} });
  const readOnly = useRefusedWithout("stock.supplier.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(supplierProducts.remove);
  const [editing, edit] = useState<SupplyEditing | undefined>();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("productCode", "productName", "productCode", t.common.fields.productName, { sortable: true }),
    column.text("supplierName", fields.supplierName, { width: 160, role: "sub" }),
    column.text("spec", fields.spec, { width: 110 }),
    column.text("unit", fields.unit, { width: 80 }),
    column.money("priceFen", fields.price, { width: 130 }),
    column.money("supplyPriceFen", fields.supplyPrice, { sortable: true, width: 130 }),
    column.number("packSize", fields.packSize, { width: 120, hidden: true }),
    column.number("leadDays", fields.leadDays, { width: 120, hidden: true }),
    column.custom(
      "enabled",
      t.common.fields.enabled,
      ({ enabled }) => <StatusDot tone={enabled ? "quiet" : "neutral"}>{enabled ? yesNo.yes : yesNo.no}</StatusDot>,
      { role: "state", words: Object.values(yesNo) },
    ),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit({ row }) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          askDelete(namesOf(row.supplierName, row.productName), () => remove.run({ supplyId: row.supplyId })),
      },
    ]),
  ];
  const { supplierId } = list.filters;
  return (
    <>
      <ListPage
        name="supplierProducts"
        title={pages["/jxcgl/gysspsz"]}
        list={list}
        rowKey="supplyId"
        columns={columns}
        filters={[
          { name: "supplierId", label: fields.supplierId, control: <SupplierChoice allowClear /> },
          { name: "supplierName", label: fields.supplierName, control: <TextFilter /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({ supplierId })}>
              {action.addSupply}
            </AddButton>
            <ImportButton refused={readOnly} onClick={() => void navigate("/jxcgl/ghjdr")} />
            <ListExport of={supplierProducts.export} list={list} />
          </>
        }
      />
      <SupplyForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
