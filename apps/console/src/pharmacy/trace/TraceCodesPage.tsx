import type { RowOf } from "@yunshou/contract";
import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { traceStates } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  ImportButton,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  namesOf,
  nothingShown,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Box = RowOf<typeof traceCodes.list>;

const TraceForm = whenOpened(
  async () => (await import("./TraceForm.tsx")).TraceForm,
  ({ doing }) => doing !== undefined,
);
const ScanForm = whenOpened(
  async () => (await import("./ScanForm.tsx")).ScanForm,
  ({ open }) => open,
);

const tones = { stored: "neutral", placed: "good", sold: "quiet" } as const;

/** 追溯码: boxes of medicine from receipt over the lane to the sale, each sold once (MED-06). */
export function TraceCodesPage() {
  const t = usePhrases("traceCodes");
  const words = t.traceCodes;
  const { fields } = words;
  const list = useList(traceCodes.list, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.trace.write");
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const { askDelete } = useConfirm();
  const remove = useWrite(traceCodes.remove);
  const [doing, act] = useState<"record" | "place">();
  const [scanning, scan] = useState(false);
  const column = columnsOf<Box>();
  const columns: ListColumns<Box> = [
    column.title("traceCode", "traceCode", null, fields.traceCode, { width: 190 }),
    column.pair("medicine", "medicineName", "productCode", fields.medicineName, { width: 170 }),
    column.text("batchNo", fields.batchNo, { width: 110, role: "sub" }),
    column.status("traceState", fields.traceState, words.traceState, tones),
    column.pair(
      "machine",
      (row) => row.machineName ?? nothingShown,
      (row) => (row.machineNo === null ? "" : `${row.machineNo}${row.laneNo === null ? "" : ` · ${row.laneNo}`}`),
      t.common.fields.machine,
      { width: 160 },
    ),
    column.time("soldTime", fields.soldTime, { sortable: true }),
    column.number("repeats", fields.repeats, { width: 100 }),
    column.custom(
      "orderNo",
      t.common.fields.orderNo,
      ({ orderNo }) =>
        orderNo === null ? (
          nothingShown
        ) : canOpen("/jygl/ddgl") ? (
          <Link to={`/jygl/ddgl?open=${orderNo}`}>{orderNo}</Link>
        ) : (
          orderNo
        ),
      { width: 176, hidden: true, holdsData: true },
    ),
    column.text("manufacturer", fields.manufacturer, { width: 150, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? (row.traceState === "sold" ? words.soldStays : undefined),
        onClick: () => askDelete(namesOf(row.medicineName, row.traceCode), () => remove.run({ traceId: row.traceId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="traceCodes"
        title={words.pages["/ypgl/zsm"]}
        list={list}
        rowKey="traceId"
        columns={columns}
        filters={[
          { name: "traceCode", label: fields.traceCode, control: <TextFilter /> },
          { name: "medicineName", label: fields.medicineName, control: <TextFilter /> },
          { name: "batchNo", label: fields.batchNo, control: <TextFilter /> },
          {
            name: "traceState",
            label: fields.traceState,
            control: <ChoiceFilter values={traceStates} words={words.traceState} />,
          },
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => act("record")}>
              {words.record}
            </AddButton>
            <Button disabled={readOnly !== undefined} title={readOnly} onClick={() => act("place")}>
              {words.place}
            </Button>
            <Button disabled={readOnly !== undefined} title={readOnly} onClick={() => scan(true)}>
              {words.scan}
            </Button>
            <ImportButton refused={readOnly} onClick={() => void navigate("/ypgl/zsmdr")} />
            <ListExport of={traceCodes.export} list={list} />
          </>
        }
      />
      <TraceForm doing={doing} onClose={() => act(undefined)} />
      <ScanForm open={scanning} onClose={() => scan(false)} />
    </>
  );
}
