import { machines } from "@yunshou/contract/machines/machines";
import { machineSelling } from "@yunshou/contract/machines/status";
import { machineBatchLimit, machineStatuses, type OperationState, refillFigure } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  MerchantField,
  namesOf,
  showNumber,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MachineChoice } from "../registry/batch.ts";
import { connectionTones } from "../registry/state.ts";
import { connectionWords, type SellingRow, statesOf } from "./shownHead.ts";

/** 运营状态查询: whether each machine sells, what it sold today and what it lacks (MACHINE-08, MACHINE-09, STOCK-04). */
export function SellingPage() {
  const t = usePhrases("machines", "watch");
  const words = t.watch.fields;
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.machine.write");
  const { run } = useWrite(machines.setOperation);
  const list = useList(machineSelling.list, { initial: {}, pollMs: 15_000 });

  const operate = (operation: OperationState, choice: MachineChoice, about: string) => {
    const [text, verb] =
      operation === "stopSell"
        ? [t.machines.confirm.stopSell, t.machines.action.stopSell]
        : [t.machines.confirm.resume, t.machines.action.resume];
    ask({
      text,
      about,
      verb,
      run: () => run({ ...choice, operation }),
      success: (answer) => fill(t.machines.batchDone, { n: showNumber(answer.machines) }),
    });
  };
  const gone = (row: SellingRow) => (row.decommissioned ? t.machines.errors["machines.decommissioned"] : undefined);
  const other = (row: SellingRow): OperationState => (row.operation === "stopSell" ? "inOperation" : "stopSell");

  const column = columnsOf<SellingRow>();
  const columns: ListColumns<SellingRow> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      sortable: true,
      width: 190,
      onOpen: (row) => navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`),
    }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.states("machineStatus", t.machines.state, (row) => statesOf(row, t.machines.machineState)),
    column.status(
      "onlineStatus",
      t.machines.fields.onlineStatus,
      connectionWords(t.machines.machineState),
      connectionTones,
      { hidden: true },
    ),
    column.money("salesAmountFen", t.machines.today, { sortable: true }),
    column.number("salesCount", words.salesCount, { width: 96 }),
    column.number("lackLaneCount", words.lackLaneCount, { width: 100, hidden: true }),
    column.custom("laneAlert", words.laneAlert, (row) => refillFigure(row.lanesBelow, row.lanesAll), {
      width: 90,
      align: "right",
      holdsData: true,
      role: "figure",
    }),
    column.time("replenishTime", words.replenishTime),
    column.pair(
      "pointName",
      "pointName",
      (row) => [row.province, row.city].filter(Boolean).join(" "),
      t.common.fields.pointName,
      { width: 130, hidden: true },
    ),
    column.text("routeName", t.common.fields.routeName, { width: 110, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.actions(
      t.common.list.actions,
      (row) => [
        {
          key: "operate",
          label: other(row) === "stopSell" ? t.machines.action.stopSell : t.machines.action.resume,
          refused: readOnly ?? gone(row),
          onClick: () => operate(other(row), { machineIds: [row.machineId] }, namesOf(row.machineName, row.machineNo)),
        },
        {
          key: "lanes",
          label: t.watch.openLanes,
          onClick: () => navigate(`/shj/hdgl?jqbh=${encodeURIComponent(row.machineNo)}`),
        },
      ],
      { width: 124 },
    ),
  ];
  return (
    <ListPage
      source="machine"
      name="machineSelling"
      title={t.watch.pages["/shj/yyztcx"]}
      list={list}
      rowKey="machineId"
      columns={columns}
      filters={[
        { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
        {
          name: "machineStatus",
          label: t.machines.state,
          control: <ChoiceFilter values={machineStatuses} words={t.machines.machineState} />,
        },
        { name: "routeName", label: t.common.fields.routeName, control: <TextFilter /> },
        { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
      ]}
      batchLimit={machineBatchLimit}
      batch={(keys, matching) => {
        const choice: MachineChoice = matching === undefined ? { machineIds: keys.map(String) } : { matching };
        const about = fill(t.machines.batchCount, { n: showNumber(matching?.shown ?? keys.length) });
        return (["stopSell", "inOperation"] as const).map((operation) => (
          <Button
            key={operation}
            size="small"
            disabled={readOnly !== undefined}
            onClick={() => operate(operation, choice, about)}
          >
            {operation === "stopSell" ? t.machines.action.stopSell : t.machines.action.resume}
          </Button>
        ));
      }}
    />
  );
}
