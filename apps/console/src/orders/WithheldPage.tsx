import type { RowOf } from "@yunshou/contract";
import { withheldSales } from "@yunshou/contract/orders/withheld";
import { type WithheldState, withheldStates } from "@yunshou/domain";
import { Alert } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type WithheldRow = RowOf<typeof withheldSales.list>;

const WithheldForm = whenOpened(
  async () => (await import("./WithheldForm.tsx")).WithheldForm,
  ({ sale }) => sale !== undefined,
);

const tones = { open: "warning", byPrice: "good", asSaid: "good", discard: "quiet" } as const satisfies Record<
  WithheldState,
  string
>;

/** 待核实成交: sales of which far more was paid than the goods cost; in no figure until somebody decides. */
export function WithheldPage() {
  const t = usePhrases("orders", "payments");
  const words = t.orders.withheld;
  const { fields } = t.orders;
  const list = useList(withheldSales.list, { initial: { state: "open" } });
  const readOnly = useRefusedWithout("orders.order.process");
  const [deciding, decide] = useState<WithheldRow>();

  const column = columnsOf<WithheldRow>();
  const columns: ListColumns<WithheldRow> = [
    column.title("machine", "machineName", "machineNo", fields.machine, { width: 150 }),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.pair("product", "productName", ({ laneNo }) => `${fields.laneNo} ${laneNo}`, fields.productName, {
      width: 150,
    }),
    column.number("quantity", fields.quantity, { width: 60 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { hidden: true }),
    column.money("saidFen", fields.saidFen),
    column.money("byPriceFen", fields.byPriceFen),
    column.status("state", t.common.fields.state, words.state, tones),
    column.money("paidFen", fields.paidFen, { hidden: true }),
    column.text("reason", t.orders.process.note, { width: 180, hidden: true }),
    column.text("decider", fields.decider, { width: 100, hidden: true }),
    column.time("decideTime", fields.decideTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "decide",
        label: words.decide,
        refused: readOnly ?? (row.state === "open" ? undefined : t.orders.errors["orders.withheldDecided"]),
        onClick: () => decide(row),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="sale"
        name="withheld"
        title={words.title}
        list={list}
        rowKey="orderNo"
        columns={columns}
        filters={[
          { name: "machineNo", label: fields.machine, control: <MachineField by="number" /> },
          {
            name: "state",
            label: t.common.fields.state,
            control: <ChoiceFilter values={withheldStates} words={words.state} />,
          },
        ]}
        toolbar={<Alert type="info" showIcon title={words.hint} />}
      />
      <WithheldForm sale={deciding} onClose={() => decide(undefined)} />
    </>
  );
}
