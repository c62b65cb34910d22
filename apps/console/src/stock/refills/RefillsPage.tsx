import type { RowOf } from "@yunshou/contract";
import { refills } from "@yunshou/contract/stock/refills";
import { queryRangeDays } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  showNumber,
  TextFilter,
  useCall,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const RefillDrawer = whenOpened(
  async () => (await import("./RefillDrawer.tsx")).RefillDrawer,
  ({ movementId }) => movementId !== null,
);
const ChecksDrawer = whenOpened(
  async () => (await import("./ChecksDrawer.tsx")).ChecksDrawer,
  ({ open }) => open,
);

type Row = RowOf<typeof refills.list>;

/** 补货记录: who refilled what, and where machines counted something else (STOCK-03, TOPBAR-20). */
export function RefillsPage() {
  const t = usePhrases("refills");
  const words = t.refills;
  const list = useList(refills.list, { initial: lastDays(30) as FiltersOf<typeof refills.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const [params, setParams] = useSearchParams();
  const [checking, check] = useState(params.has("checks"));
  const waiting = useCall(refills.checks, { explained: "no", pageSize: 1 }, { silent: true }).data?.total ?? 0;
  const open = (movementId: string | null) => {
    const next = new URLSearchParams(params);
    if (movementId === null) next.delete("open");
    else next.set("open", movementId);
    setParams(next, { replace: true });
  };

  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        source="deed"
        name="refills"
        title={words.pages["/kcpd/bhjl"]}
        list={list}
        rowKey="movementId"
        columns={[
          column.title("machineName", "machineName", "machineNo", words.fields.machineName, {
            width: 160,
            onOpen: ({ movementId }) => open(movementId),
          }),
          column.text("pointName", words.fields.pointName, { width: 130 }),
          column.pair("laneNo", "laneNo", ({ cabinet }) => words.cabinet[cabinet], words.fields.laneNo, { width: 110 }),
          column.pair("productName", "productName", "productCode", words.fields.productName, { width: 150 }),
          column.number("replenishQty", words.fields.replenishQty, { width: 96, sortable: true }),
          column.number("stock", words.fields.stock, { width: 80 }),
          column.custom("replenisher", words.fields.replenisher, ({ replenisher }) => replenisher ?? words.byMachine, {
            width: 110,
            holdsData: true,
          }),
          column.time("replenishTime", words.fields.replenishTime, { sortable: true, width: 104 }),
        ]}
        filters={[
          {
            name: ["fromDay", "toDay"],
            label: words.fields.replenishTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "replenisher", label: words.fields.replenisher, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <Button onClick={() => check(true)}>
              {waiting === 0 ? words.checks : fill(words.checksOpen, { n: showNumber(waiting) })}
            </Button>
            <ListExport of={refills.export} list={list} />
          </>
        }
      />
      <RefillDrawer movementId={params.get("open")} onClose={() => open(null)} />
      <ChecksDrawer
        open={checking}
        onClose={() => check(false)}
        of={{ machineNo: params.get("checks"), explained: params.get("explained") }}
      />
    </>
  );
}
