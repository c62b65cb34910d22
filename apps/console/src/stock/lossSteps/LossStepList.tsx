import type { RowOf } from "@yunshou/contract";
import { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { lossSteps, queryRangeDays } from "@yunshou/domain";
import { type ReactNode, useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  MerchantField,
  TextFilter,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof lossStepLists.list>;

const LossFactsDrawer = whenOpened(
  async () => (await import("./LossFactsDrawer.tsx")).LossFactsDrawer,
  ({ row }) => row !== undefined,
);

/** 损耗环节: missing pieces of each product at each machine, warehouse and bag, with the step at which they were likely lost. */
export function LossStepList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("lossSteps", "procurement");
  const { fields } = t.lossSteps;
  const list = useList(lossStepLists.list, { initial: lastDays(30) as FiltersOf<typeof lossStepLists.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const [opened, open] = useState<Row | undefined>();
  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        name="lossSteps"
        title={t.procurement.pages["/jxcgl/bs"]}
        strip={strip}
        list={list}
        rowKey="rowId"
        source="loss"
        columns={[
          column.title("place", "placeName", "machineNo", fields.placeName, { width: 170, onOpen: open }),
          column.pair("product", "productName", "productCode", t.common.fields.productName, { width: 160 }),
          column.number("missing", fields.missing, { width: 100, sortable: true }),
          column.money("valueFen", fields.value, { width: 110, sortable: true }),
          column.label("lossStep", fields.lossStep, t.lossSteps.step, { width: 130 }),
          column.number("warehousePieces", fields.warehousePieces, { width: 110, hidden: true }),
          column.number("bagPieces", fields.bagPieces, { width: 110, hidden: true }),
          column.number("lanePieces", fields.lanePieces, { width: 110, hidden: true }),
          column.number("salePieces", fields.salePieces, { width: 110, hidden: true }),
          column.number("found", fields.found, { width: 100 }),
          column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
        ]}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "lossStep",
            label: fields.lossStep,
            control: <ChoiceFilter values={lossSteps} words={t.lossSteps.step} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.lossTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={<ListExport of={lossStepLists.export} list={list} />}
      />
      <LossFactsDrawer row={opened} range={list.filters} title={t.lossSteps.facts} onClose={() => open(undefined)} />
    </>
  );
}
