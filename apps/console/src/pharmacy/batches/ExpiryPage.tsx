import { expirySteps, medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { lanes } from "@yunshou/contract/machines/lanes";
import { laneStatusTable, step } from "@yunshou/domain";
import { Button } from "antd";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  namesOf,
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

/** 药品期限: lanes whose medicine was recalled, has expired or expires within 90 days, with what it costs (MED-07, LANE-04). */
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
  const { column, medicine, manufacturer, batch, machine, lane, stock, value, laneStatus, shelfLife, days, state } =
    usePlaceColumns();
  const columns: ListColumns<Place> = [
    medicine,
    batch,
    machine,
    lane,
    stock,
    value,
    shelfLife,
    days,
    state,
    manufacturer,
    laneStatus,
    column.actions(t.common.list.actions, (row) => [
      {
        key: "stop",
        label: t.lanes.stop,
        danger: true,
        refused: readOnly ?? refusal(step(laneStatusTable, row.laneStatus, "stop")),
        onClick: () =>
          ask({
            text: t.lanes.stopConfirm,
            about: namesOf(row.machineName, String(row.laneNo), row.medicineName),
            verb: t.lanes.stop,
            run: () =>
              act.run({
                machineId: row.machineId,
                lanes: [{ cabinet: row.cabinet, laneNo: row.laneNo }],
                action: "stop",
              }),
          }),
      },
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
