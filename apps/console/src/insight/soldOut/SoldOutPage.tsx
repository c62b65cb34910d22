import type { RowOf } from "@yunshou/contract";
import { soldOut, type SoldOutGroup, soldOutGroups } from "@yunshou/contract/insight/soldOut";
import { queryRangeDays } from "@yunshou/domain";
import { Segmented } from "antd";
import {
  type Column,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  MerchantField,
  OpenText,
  ProductField,
  showNumber,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SoldOutStrip } from "./SoldOutStrip.tsx";

type Row = RowOf<typeof soldOut.list>;

/** 售空损失: how long machines had none of a product, and what that cost, by machine, product, day or each time (STAT-01). */
export function SoldOutPage() {
  const t = usePhrases("soldOut");
  const words = t.soldOut;
  const { fields } = words;
  const list = useList(soldOut.list, {
    initial: { ...lastDays(7), groupBy: "machine" } as FiltersOf<typeof soldOut.list>,
  });
  const { groupBy = "machine" } = list.filters;
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  // A sum opens the very times that it counts.
  const openTimes = ({ machineNo, productId, day }: Row) =>
    list.search({
      groupBy: "time",
      ...(groupBy === "machine" ? { machineNo } : {}),
      ...(groupBy === "product" && productId !== null ? { productId } : {}),
      ...(groupBy === "day" && day !== null ? { fromDay: day, toDay: day } : {}),
    });

  const column = columnsOf<Row>();
  const figure = { align: "right", role: "figure", sortable: true } as const;
  const product = column.pair("productName", "productName", "productCode", t.common.fields.productName, { width: 190 });
  const titles: Readonly<Record<SoldOutGroup, readonly Column<Row>[]>> = {
    machine: [column.text("pointName", t.common.fields.pointName, { width: 170 })],
    product: [],
    day: [],
    time: [product, column.text("day", fields.day, { width: 110 })],
  };
  const titleOf: Readonly<Record<SoldOutGroup, ListColumns<Row>[0]>> = {
    machine: column.title("machineName", "machineName", "machineNo", t.common.fields.machineName),
    product: column.title("productName", "productName", "productCode", t.common.fields.productName),
    day: column.title("day", "day", null, fields.day),
    time: column.title("machineName", "machineName", "machineNo", t.common.fields.machineName),
  };
  const columns: ListColumns<Row> = [
    titleOf[groupBy],
    ...titles[groupBy],
    column.custom(
      "timeCount",
      fields.timeCount,
      (row) =>
        groupBy === "time" ? (
          showNumber(row.timeCount)
        ) : (
          <OpenText text={showNumber(row.timeCount)} onOpen={() => openTimes(row)} />
        ),
      { ...figure, holdsData: true, width: 110, hidden: groupBy === "time" },
    ),
    column.custom("emptyMinutes", fields.emptyHours, (row) => showNumber(Math.round(row.emptyMinutes / 6) / 10), {
      ...figure,
      width: 130,
    }),
    column.number("lostPieces", fields.lostPieces, { width: 130, sortable: true }),
    column.money("lostAmountFen", fields.lostAmount, { width: 140, sortable: true }),
  ];
  return (
    <ListPage
      source="sale"
      name="soldOut"
      title={words.pages["/tjfx/skss"]}
      list={list}
      rowKey="rowId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: fields.range,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
        { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
        { name: "productId", label: t.common.fields.productName, control: <ProductField /> },
        { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
      ]}
      strip={<SoldOutStrip filters={list.filters} title={words.pages["/tjfx/skss"]} />}
      toolbar={
        <>
          <Segmented<SoldOutGroup>
            aria-label={words.groupBy}
            value={groupBy}
            options={soldOutGroups.map((value) => ({ value, label: words.groups[value] }))}
            onChange={(value) => list.search({ groupBy: value })}
          />
          <ListExport of={soldOut.export} list={list} />
        </>
      }
    />
  );
}
