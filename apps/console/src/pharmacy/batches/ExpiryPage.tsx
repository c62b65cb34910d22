import { expirySteps, medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { lanes } from "@yunshou/contract/machines/lanes";
import { type Cabinet, type LaneStatus, laneStatusTable, step } from "@yunshou/domain";
import { Button } from "antd";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  namesOf,
  type RowAction,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { lossLink } from "../../stock/procurement/lossLink.ts";
import { ExpirySums } from "./ExpirySums.tsx";
import { type Place, placesLink, usePlaceColumns } from "./placeColumns.tsx";

/** 药品期限: lanes, warehouses and bags whose medicine was recalled, has expired or expires within 90 days, with what it costs (MED-07, LANE-04). */
export function ExpiryPage() {
  const t = usePhrases("medicineBatches", "lanes");
  const words = t.medicineBatches;
  const list = useList(medicineBatches.expiry, { initial: {} });
  const navigate = useNavigate();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.lane.write");
  const opensLosses = useCanOpen()("/jxcgl/bs");
  const notWritingOff = useRefusedWithout("stock.loss.write");
  const { ask } = useConfirm();
  const act = useWrite(lanes.act);
  const { column, medicine, manufacturer, batch, place, lane, stock, value, laneStatus, shelfLife, days, state } =
    usePlaceColumns();
  /** Only lanes are stopped; nothing is sold out of a warehouse. */
  const stopping = (
    { machineName, medicineName }: Place,
    { machineId, ...lane }: { machineId: string; cabinet: Cabinet; laneNo: number },
    status: LaneStatus,
  ): RowAction => ({
    key: "stop",
    label: t.lanes.stop,
    danger: true,
    refused: readOnly ?? refusal(step(laneStatusTable, status, "stop")),
    onClick: () =>
      ask({
        text: t.lanes.stopConfirm,
        about: namesOf(machineName, String(lane.laneNo), medicineName),
        verb: t.lanes.stop,
        run: () => act.run({ machineId, lanes: [lane], action: "stop" }),
      }),
  });
  const columns: ListColumns<Place> = [
    medicine,
    batch,
    place,
    lane,
    stock,
    value,
    shelfLife,
    days,
    state,
    manufacturer,
    laneStatus,
    column.actions(t.common.list.actions, (row) => [
      ...(row.machineId === null || row.cabinet === null || row.laneNo === null || row.laneStatus === null
        ? []
        : [stopping(row, { machineId: row.machineId, cabinet: row.cabinet, laneNo: row.laneNo }, row.laneStatus)]),
      ...(opensLosses && notWritingOff === undefined
        ? [{ key: "writeOff", label: words.writeOff, onClick: () => void navigate(lossLink(row)) }]
        : []),
    ]),
  ];
  const { medicineName, batchNo, machineNo } = list.filters;
  return (
    <ListPage
      source="medicine"
      name="medicineExpiry"
      title={words.pages["/ypgl/ypqx"]}
      list={list}
      rowKey="rowId"
      columns={columns}
      filters={[
        { name: "medicineName", label: words.fields.medicineName, control: <TextFilter /> },
        { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
        {
          name: "within",
          label: words.fields.daysToExpiry,
          control: <ChoiceFilter values={expirySteps} words={words.step} />,
        },
        { name: "batchNo", label: words.fields.batchNo, control: <TextFilter /> },
      ]}
      strip={
        <ExpirySums
          title={words.pages["/ypgl/ypqx"]}
          filters={{ medicineName, batchNo, machineNo }}
          onStep={(within) => list.search({ ...list.filters, within })}
        />
      }
      toolbar={
        <>
          <Button onClick={() => void navigate(placesLink("/ypgl/zksp", list.filters))}>
            {words.pages["/ypgl/zksp"]}
          </Button>
          <ListExport of={medicineBatches.exportExpiry} list={list} />
        </>
      }
    />
  );
}
