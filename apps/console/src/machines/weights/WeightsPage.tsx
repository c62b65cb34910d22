import type { RowOf } from "@yunshou/contract";
import { weights } from "@yunshou/contract/machines/weights";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import {
  columnsOf,
  ListPage,
  MachineField,
  ProductField,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Weighing } from "./WeightForm.tsx";

const WeightForm = whenOpened(
  async () => (await import("./WeightForm.tsx")).WeightForm,
  ({ weighing }) => weighing !== undefined,
);

type Row = RowOf<typeof weights.list>;

/** 权重设置: what a piece weighs in the lanes of machines that weigh, with tolerance and the factor of the scale (MACHINE-27). */
export function WeightsPage() {
  const t = usePhrases("weights");
  const words = t.weights;
  const list = useList(weights.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.weight.write");
  const [weighing, weigh] = useState<Weighing | undefined>();
  const lanes = list.chosen.flatMap(({ row }) => (row === undefined ? [] : [row]));

  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        source="machine"
        name="weights"
        title={words.pages["/shj/qzsz"]}
        list={list}
        rowKey="rowId"
        columns={[
          column.title("machineName", "machineName", "machineNo", words.fields.machineName, { width: 180 }),
          column.pair("laneNo", "laneNo", ({ cabinet }) => words.cabinet[cabinet], words.fields.laneNo, { width: 110 }),
          column.pair("productName", "productName", "productCode", words.fields.productName, { width: 170 }),
          column.number("weight", words.fields.weight, { width: 96 }),
          column.number("weightTolerance", words.fields.weightTolerance, { width: 96 }),
          column.custom("weightFactor", words.fields.weightFactor, ({ weightFactor }) => weightFactor, {
            width: 80,
            align: "right",
            role: "figure",
          }),
          column.custom(
            "origin",
            words.fields.origin,
            ({ isOwn }) => (isOwn ? words.origin.lane : words.origin.product),
            { words: Object.values(words.origin) },
          ),
          column.time("updatedTime", words.fields.updatedTime, { sortable: true, width: 104 }),
          column.actions(
            t.common.list.actions,
            (row) => [{ key: "set", label: words.set, refused: readOnly, onClick: () => weigh({ lanes: [row] }) }],
            { width: 84 },
          ),
        ]}
        filters={[
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "productId", label: words.fields.productName, control: <ProductField /> },
        ]}
        toolbar={
          <Tooltip title={readOnly}>
            <Button disabled={readOnly !== undefined} onClick={() => weigh({ lanes: [] })}>
              {words.setByProduct}
            </Button>
          </Tooltip>
        }
        batch={() => (
          <Button size="small" disabled={readOnly !== undefined || lanes.length === 0} onClick={() => weigh({ lanes })}>
            {words.setSelected}
          </Button>
        )}
      />
      <WeightForm weighing={weighing} onClose={() => weigh(undefined)} />
    </>
  );
}
