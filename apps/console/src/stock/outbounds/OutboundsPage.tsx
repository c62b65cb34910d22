import type { RowOf } from "@yunshou/contract";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { type OutboundEvent, outboundStates, outboundTable, queryRangeDays, step } from "@yunshou/domain";
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
  type RowAction,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useDocumentOver } from "../procurement/useDocumentOver.ts";
import { OutboundDocument } from "./OutboundDocument.tsx";
import { TransferDocument } from "../transfers/TransferDocument.tsx";
import { PrintedOutbound } from "./PrintedOutbound.tsx";

const TransfersDrawer = whenOpened(
  async () => (await import("../transfers/TransfersDrawer.tsx")).TransfersDrawer,
  ({ open }) => open,
);

type Row = RowOf<typeof outbounds.list>;

/** 出货单: the list of goods that leave for a route, and each order under its own address (STOCK-08, STOCK-01). */
export function OutboundsPage() {
  const [params] = useSearchParams();
  const documentId = params.get("doc");
  if (params.has("transfer")) return <TransferDocument />;
  return documentId === null ? <OutboundList /> : <OutboundDocument key={documentId} documentId={documentId} />;
}

function OutboundList() {
  const t = usePhrases("refillOrders", "transfers");
  const { action, fields, pages } = t.refillOrders;
  const navigate = useNavigate();
  const { drawer, openAll } = useDocumentOver();
  const list = useList(outbounds.list, { initial: lastDays(30) as FiltersOf<typeof outbounds.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("stock.outbound.write");
  const [printed, print] = useState<string>();
  const stepsOf = useSteps(readOnly);
  const open = ({ documentId }: Row) => void navigate(`/jxcgl/chd?doc=${documentId}`);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("docNo", "docNo", null, fields.docNo, { width: 150, onOpen: open }),
    column.text("warehouseName", fields.warehouseName, { width: 140 }),
    column.text("routeName", fields.routeId, { width: 150 }),
    column.text("replenisher", fields.replenisher, { width: 120 }),
    column.number("quantity", fields.quantity, { sortable: true, width: 100 }),
    column.money("valueFen", fields.value, { width: 110, hidden: true }),
    column.status("docStatus", fields.docStatus, t.refillOrders.outboundState, {
      draft: "warning",
      issued: "good",
      cancelled: "neutral",
      reversed: "neutral",
    }),
    column.text("docDate", fields.docDate, { sortable: true, width: 120 }),
    column.text("createdBy", fields.createdBy, { width: 110, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "print", label: action.print, onClick: () => print(row.documentId) },
      ...stepsOf(row),
    ]),
  ];
  return (
    <>
      <ListPage
        name="outbounds"
        title={pages["/jxcgl/chd"]}
        list={list}
        rowKey="documentId"
        columns={columns}
        filters={[
          { name: "docNo", label: fields.docNo, control: <TextFilter /> },
          { name: "routeName", label: fields.routeId, control: <TextFilter /> },
          {
            name: "docStatus",
            label: fields.docStatus,
            control: <ChoiceFilter values={outboundStates} words={t.refillOrders.outboundState} />,
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
            <AddButton refused={readOnly} onClick={() => void navigate("/jxcgl/chd?doc=new")}>
              {action.addOutbound}
            </AddButton>
            <Button
              disabled={readOnly !== undefined}
              title={readOnly}
              onClick={() => void navigate("/jxcgl/chd?transfer=new")}
            >
              {t.transfers.action.add}
            </Button>
            <Button onClick={openAll}>{t.transfers.records}</Button>
          </>
        }
      />
      <TransfersDrawer {...drawer} />
      {printed !== undefined && <PrintedOutbound documentId={printed} onDone={() => print(undefined)} />}
    </>
  );
}

/** What may be done to an order in its state. */
function useSteps(refused: string | undefined): (row: Row) => RowAction[] {
  const t = usePhrases("refillOrders");
  const { action, confirm } = t.refillOrders;
  const { ask } = useConfirm();
  const issue = useWrite(outbounds.issue);
  const cancel = useWrite(outbounds.cancel);
  const reverse = useWrite(outbounds.reverse);
  return ({ documentId, docNo, docStatus, routeName }) => {
    const about = `${docNo} · ${routeName ?? ""}`;
    const one = (event: OutboundEvent, label: string, text: string, run: () => Promise<unknown>) => {
      const danger = event !== "issue";
      const onClick = () => ask({ text, about, verb: label, danger, run });
      return { key: event, event, label, danger, refused, onClick };
    };
    return [
      one("issue", action.issue, confirm.issue, () => issue.run({ documentId })),
      one("cancel", action.void, confirm.void, () => cancel.run({ documentId })),
      one("reverse", action.reverse, confirm.reverse, () => reverse.run({ documentId })),
    ].filter(({ event }) => step(outboundTable, docStatus, event).ok);
  };
}
