import type { RowOf } from "@yunshou/contract";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { cancelRefill, queryRangeDays, refillFigure, refillOrderStates, refillOrderTable, step } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  MachineField,
  nothingShown,
  showNumber,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PrintedRefillOrder } from "./PrintedRefillOrder.tsx";
import { RefillOrderDocument } from "./RefillOrderDocument.tsx";

const MakeDrawer = whenOpened(
  async () => (await import("./MakeDrawer.tsx")).MakeDrawer,
  ({ open }) => open,
);
const ChecksDrawer = whenOpened(
  async () => (await import("../refills/ChecksDrawer.tsx")).ChecksDrawer,
  ({ open }) => open,
);

type Row = RowOf<typeof refillOrders.list>;

/** 补货单: orders to fill single machines, confirmed by the machines' own counts (STOCK-03, STOCK-04, STOCK-08). */
export function RefillOrdersPage() {
  const [params] = useSearchParams();
  const documentId = params.get("doc");
  return documentId === null ? <OrderList /> : <RefillOrderDocument key={documentId} documentId={documentId} />;
}

function OrderList() {
  const t = usePhrases("refillOrders", "refills", "visits");
  const { action, confirm, fields, pages } = t.refillOrders;
  const navigate = useNavigate();
  const list = useList(refillOrders.list, { initial: lastDays(30) as FiltersOf<typeof refillOrders.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.refillOrder.write");
  const notFilling = useRefusedWithout("stock.refillOrder.fill");
  const notChecking = useRefusedWithout("stock.refill.read");
  const { ask } = useConfirm();
  const cancel = useWrite(refillOrders.cancel);
  const [making, make] = useState(false);
  const [checking, check] = useState(false);
  const [printed, print] = useState<string>();
  const open = ({ documentId }: Row) => void navigate(`/jxcgl/bhd?doc=${documentId}`);
  const isOpen = ({ docStatus }: Row) => step(refillOrderTable, docStatus, "fill").ok;
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "docNo", null, fields.docNo, { width: 130, onOpen: open }),
    column.pair("machineName", "machineName", "machineNo", t.common.fields.machineName, { width: 150 }),
    column.text("pointName", t.common.fields.pointName, { width: 130, hidden: true }),
    column.text("replenisher", fields.replenisher, { width: 110 }),
    column.custom("laneAlert", fields.laneAlert, (row) => refillFigure(row.lanesBelow, row.lanesAll), {
      width: 96,
      holdsData: true,
    }),
    column.number("replenishQty", fields.replenishQty, { sortable: true, width: 96 }),
    column.number("filledQty", fields.filledQty, { width: 96, hidden: true }),
    column.custom(
      "countedQty",
      fields.countedQty,
      ({ countedQty }) => (countedQty === null ? nothingShown : showNumber(countedQty)),
      { width: 110, holdsData: true, hidden: true },
    ),
    column.status("docStatus", fields.docStatus, t.refillOrders.refillState, {
      planned: "running",
      filled: "warning",
      verified: "good",
      differs: "bad",
      cancelled: "neutral",
    }),
    column.text("docDate", fields.docDate, { sortable: true, width: 116 }),
    column.time("replenishTime", fields.replenishTime, { sortable: true, width: 104 }),
    column.text("warehouseName", fields.source, { width: 130, hidden: true }),
    column.text("createdBy", fields.createdBy, { width: 110, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "print", label: action.print, onClick: () => print(row.documentId) },
      ...(isOpen(row)
        ? [{ key: "complete", label: action.complete, refused: notFilling, onClick: () => open(row) }]
        : []),
      ...(cancelRefill(row.docStatus, row.filledQty).ok
        ? [
            {
              key: "void",
              label: action.void,
              danger: true,
              refused: readOnly,
              onClick: () =>
                ask({
                  text: confirm.void,
                  about: `${row.docNo} · ${row.machineNo}`,
                  verb: action.void,
                  danger: true,
                  run: () => cancel.run({ documentId: row.documentId }),
                }),
            },
          ]
        : []),
      ...(row.docStatus === "differs"
        ? [{ key: "checks", label: t.refills.checks, refused: notChecking, onClick: () => check(true) }]
        : []),
    ]),
  ];
  return (
    <>
      <ListPage
        name="refillOrders"
        title={pages["/jxcgl/bhd"]}
        list={list}
        rowKey="documentId"
        columns={columns}
        filters={[
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "replenisher", label: fields.replenisher, control: <TextFilter /> },
          {
            name: "docStatus",
            label: fields.docStatus,
            control: <ChoiceFilter values={refillOrderStates} words={t.refillOrders.refillState} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.docDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <Button onClick={() => void navigate("/jxcgl/bhd/jrbf")}>{t.visits.pages["/jxcgl/bhd/jrbf"]}</Button>
            <Button disabled={notChecking !== undefined} title={notChecking} onClick={() => check(true)}>
              {t.refills.checks}
            </Button>
            <AddButton refused={readOnly} onClick={() => make(true)}>
              {action.make}
            </AddButton>
          </>
        }
      />
      <MakeDrawer open={making} onClose={() => make(false)} />
      <ChecksDrawer open={checking} onClose={() => check(false)} />
      {printed !== undefined && <PrintedRefillOrder documentId={printed} onDone={() => print(undefined)} />}
    </>
  );
}
