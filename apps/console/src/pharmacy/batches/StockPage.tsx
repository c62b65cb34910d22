import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { type ListColumns, ListExport, ListPage, MachineField, TextFilter, useList } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Place, placesLink, usePlaceColumns } from "./placeColumns.tsx";

/** 在库商品: what lies in the lanes of machines, in warehouses and in bags, medicine by medicine with its batch (MED-06). */
export function StockPage() {
  const t = usePhrases("medicineBatches");
  const words = t.medicineBatches;
  const list = useList(medicineBatches.stock, { initial: {} });
  const navigate = useNavigate();
  const { medicine, manufacturer, batch, place, lane, stock, value, laneStatus, shelfLife, state } = usePlaceColumns();
  const columns: ListColumns<Place> = [
    medicine,
    batch,
    place,
    lane,
    stock,
    value,
    shelfLife,
    state,
    manufacturer,
    laneStatus,
  ];
  return (
    <ListPage
      source="medicine"
      name="medicineStock"
      title={words.pages["/ypgl/zksp"]}
      list={list}
      rowKey="rowId"
      columns={columns}
      filters={[
        { name: "medicineName", label: words.fields.medicineName, control: <TextFilter /> },
        { name: "batchNo", label: words.fields.batchNo, control: <TextFilter /> },
        { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
      ]}
      toolbar={
        <>
          <Button onClick={() => void navigate(placesLink("/ypgl/ypqx", list.filters))}>
            {words.pages["/ypgl/ypqx"]}
          </Button>
          <ListExport of={medicineBatches.exportStock} list={list} />
        </>
      }
    />
  );
}
