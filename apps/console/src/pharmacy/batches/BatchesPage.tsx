import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { queryRangeDays } from "@yunshou/domain";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  AddButton,
  columnsOf,
  DateRange,
  type ListColumns,
  ListPage,
  namesOf,
  ProductField,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Batch, BatchEditing } from "./BatchForm.tsx";
import { batchTones } from "./batchTones.ts";

const BatchForm = whenOpened(
  async () => (await import("./BatchForm.tsx")).BatchForm,
  ({ editing }) => editing !== undefined,
);
const BatchPlaces = whenOpened(
  async () => (await import("./BatchPlaces.tsx")).BatchPlaces,
  ({ batch }) => batch !== undefined,
);
const RecallForm = whenOpened(
  async () => (await import("./RecallForm.tsx")).RecallForm,
  ({ batch }) => batch !== undefined,
);

/** 药品批次: batches of medicines, where they lie, and their recall (MED-05, MED-06). */
export function BatchesPage() {
  const t = usePhrases("medicineBatches");
  const words = t.medicineBatches;
  const { fields } = words;
  const [params] = useSearchParams();
  const list = useList(medicineBatches.list, { initial: {} });
  const rangeRule = useRangeRule(queryRangeDays.statistics, { optional: true });
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("pharmacy.batch.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(medicineBatches.remove);
  const [editing, edit] = useState<BatchEditing | undefined>();
  const [shown, show] = useState<Batch>();
  const [recalling, recall] = useState<Batch>();
  const recalled = ({ batchState }: Batch) =>
    batchState === "recalled" ? refusal({ ok: false, code: "pharmacy.batchRecalled" }) : undefined;
  const column = columnsOf<Batch>();
  const columns: ListColumns<Batch> = [
    column.title("medicineName", "medicineName", "productCode", fields.medicineName, { onOpen: show }),
    column.text("batchNo", fields.batchNo, { width: 120, role: "sub" }),
    column.text("productionDate", fields.productionDate, { width: 110, sortable: true, hidden: true }),
    column.text("shelfLifeDate", fields.shelfLifeDate, { width: 110, sortable: true }),
    column.number("daysToExpiry", fields.daysToExpiry, { width: 110, hidden: true }),
    column.status("batchState", fields.batchState, words.batchState, batchTones),
    column.number("batchQty", fields.batchQty, { width: 100 }),
    column.number("stock", fields.stock, { width: 90 }),
    column.text("machineNo", t.common.fields.machineNo, { width: 170 }),
    column.text("recallReason", fields.reason, { width: 160, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "places", label: words.places, onClick: () => show(row) },
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly ?? recalled(row),
        onClick: () => edit({ batch: row }),
      },
      {
        key: "recall",
        label: words.recall,
        danger: true,
        refused: readOnly ?? recalled(row),
        onClick: () => recall(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? recalled(row),
        onClick: () =>
          askDelete(namesOf(row.medicineName, row.batchNo), () => remove.run({ medBatchId: row.medBatchId })),
      },
    ]),
  ];
  const productId = params.get("productId");
  return (
    <>
      <ListPage
        name="medicineBatches"
        title={words.pages["/ypgl/yppc"]}
        list={list}
        rowKey="medBatchId"
        columns={columns}
        filters={[
          { name: "medicineName", label: fields.medicineName, control: <TextFilter /> },
          { name: "batchNo", label: fields.batchNo, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.shelfLifeDate,
            control: <DateRange limitDays={queryRangeDays.statistics} ahead />,
            rules: [rangeRule],
          },
          { name: "productId", label: t.common.fields.productCode, control: <ProductField /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit(productId === null ? {} : { productId })}>
            {words.add}
          </AddButton>
        }
      />
      <BatchForm editing={editing} onClose={() => edit(undefined)} />
      <BatchPlaces batch={shown} onClose={() => show(undefined)} />
      <RecallForm batch={recalling} onClose={() => recall(undefined)} />
    </>
  );
}
