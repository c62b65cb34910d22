import type { RowOf } from "@yunshou/contract";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { saleClasses } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  ImportButton,
  ListExport,
  ListPage,
  TextFilter,
  useConfirm,
  useFeature,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useSubmitAction } from "../../goods/products/useSubmitAction.ts";
import { GroupSelect } from "../groups/GroupSelect.tsx";
import type { MedicineEditing } from "./MedicineForm.tsx";
import { useMedicineColumns } from "./medicineColumns.tsx";

const MedicineForm = whenOpened(
  async () => (await import("./MedicineForm.tsx")).MedicineForm,
  ({ editing }) => editing !== undefined,
);

const MedicineBoxForm = whenOpened(
  async () => (await import("./MedicineBoxForm.tsx")).MedicineBoxForm,
  ({ open }) => open,
);

/** 药品列表: medicines with what makes a medicine of a product (MED-01 to MED-03, MED-10). */
export function MedicinesPage() {
  const t = usePhrases("medicines");
  const words = t.medicines;
  const { fields } = words;
  const navigate = useNavigate();
  const list = useList(medicines.list, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.medicine.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(medicines.remove);
  const [editing, edit] = useState<MedicineEditing | undefined>();
  const submit = useSubmitAction();
  const keepsBatches = useFeature("medicine");
  const hasBox = useFeature("smartMedicineBox");
  const [setting, set] = useState(false);
  const columns = useMedicineColumns((row: RowOf<typeof medicines.list>) => [
    {
      key: "edit",
      label: t.common.action.edit,
      refused: readOnly,
      onClick: () => edit({ productId: row.productId }),
    },
    ...(keepsBatches
      ? [
          {
            key: "batches",
            label: words.batches,
            onClick: () => void navigate(`/ypgl/yppc?productId=${row.productId}`),
          },
        ]
      : []),
    submit({ ...row, productName: row.medicineName }),
    {
      key: "delete",
      label: t.common.action.delete,
      danger: true,
      refused: readOnly,
      onClick: () => askDelete(row.medicineName, () => remove.run({ productId: row.productId })),
    },
  ]);
  return (
    <>
      <ListPage
        name="medicines"
        title={words.pages["/ypgl/yplb"]}
        list={list}
        rowKey="productId"
        columns={columns}
        filters={[
          { name: "medicineName", label: fields.medicineName, control: <TextFilter /> },
          { name: "medCategoryId", label: fields.medCategory, control: <GroupSelect kind="category" /> },
          { name: "manufacturer", label: fields.manufacturer, control: <TextFilter /> },
          { name: "registrationNo", label: fields.registrationNo, control: <TextFilter /> },
          {
            name: "saleClass",
            label: fields.saleClass,
            control: <ChoiceFilter values={saleClasses} words={words.saleClass} />,
          },
          { name: "conditionId", label: fields.diseaseCategory, control: <GroupSelect kind="condition" /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {words.add}
            </AddButton>
            <ImportButton refused={readOnly} onClick={() => void navigate("/ypgl/ypdr")} />
            <Button onClick={() => void navigate("/ypgl/ydsp")}>{words.pages["/ypgl/ydsp"]}</Button>
            {hasBox && (
              <Button disabled={readOnly !== undefined} title={readOnly} onClick={() => set(true)}>
                {words.box.title}
              </Button>
            )}
            <ListExport of={medicines.export} list={list} />
          </>
        }
      />
      <MedicineBoxForm open={setting} onClose={() => set(false)} />
      <MedicineForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
