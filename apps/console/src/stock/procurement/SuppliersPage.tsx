import type { RowOf } from "@yunshou/contract";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  StatusDot,
  TextFilter,
  useActivity,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { SupplierEditing } from "./SupplierForm.tsx";

type Row = RowOf<typeof suppliers.list>;

const SupplierForm = whenOpened(
  async () => (await import("./SupplierForm.tsx")).SupplierForm,
  ({ editing }) => editing !== undefined,
);

/** 我的供应商: who sells to the merchant (STOCK-06). */
export function SuppliersPage() {
  const t = usePhrases("procurement");
  const { action, confirm, fields, hint, pages, yesNo } = t.procurement;
  const navigate = useNavigate();
  const list = useList(suppliers.list, { initial: {} });
  const readOnly = useRefusedWithout("stock.supplier.write");
  const { ask, askDelete } = useConfirm();
  const { activityOf, activity } = useActivity("supplier");
  const setEnabled = useWrite(suppliers.setEnabled);
  const remove = useWrite(suppliers.remove);
  const [editing, edit] = useState<SupplierEditing | undefined>();
  const column = columnsOf<Row>();
  const toProducts = ({ supplierId }: Row) => void navigate(`/jxcgl/gysspsz?supplierId=${supplierId}`);
  const switchTo = ({ supplierId, supplierName, supplierNo }: Row, enabled: boolean) =>
    ask({
      text: enabled ? confirm.enable : confirm.disable,
      about: namesOf(supplierName, supplierNo),
      verb: enabled ? action.enable : action.disable,
      danger: !enabled,
      run: () => setEnabled.run({ supplierId, enabled }),
    });
  const columns: ListColumns<Row> = [
    column.title("supplierName", "supplierName", "supplierNo", fields.supplierName, {
      sortable: true,
      onOpen: readOnly === undefined ? ({ supplierId }) => edit({ supplierId }) : undefined,
    }),
    column.pair("contact", "contactName", "contactPhone", t.common.fields.contactName, { width: 150 }),
    column.text("address", fields.address, { width: 180 }),
    column.text("email", t.common.fields.email, { width: 180, hidden: true }),
    column.number("productCount", fields.productCount, { width: 100 }),
    column.custom(
      "enabled",
      t.common.fields.enabled,
      ({ enabled }) => <StatusDot tone={enabled ? "quiet" : "neutral"}>{enabled ? yesNo.yes : yesNo.no}</StatusDot>,
      { role: "state", words: Object.values(yesNo) },
    ),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("remark", t.common.fields.remark, { width: 160, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "products", label: action.products, onClick: () => toProducts(row) },
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ supplierId: row.supplierId }),
      },
      row.enabled
        ? { key: "disable", label: action.disable, refused: readOnly, onClick: () => switchTo(row, false) }
        : { key: "enable", label: action.enable, refused: readOnly, onClick: () => switchTo(row, true) },
      activityOf(row.supplierName),
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          askDelete(namesOf(row.supplierName, row.supplierNo), () => remove.run({ supplierId: row.supplierId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="suppliers"
        title={pages["/jxcgl/wdgys"]}
        list={list}
        rowKey="supplierId"
        columns={columns}
        filters={[
          { name: "supplierName", label: fields.supplierName, control: <TextFilter /> },
          {
            name: "contactPhone",
            label: t.common.fields.contactPhone,
            control: <TextFilter placeholder={hint.phone} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addSupplier}
          </AddButton>
        }
      />
      {activity}
      <SupplierForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
