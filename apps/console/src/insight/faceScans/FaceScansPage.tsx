import type { RowOf } from "@yunshou/contract";
import { faceScans } from "@yunshou/contract/insight/faceScans";
import { queryRangeDays } from "@yunshou/domain";
import { useNavigate } from "react-router";
import {
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
  showMoney,
  showNumber,
  useCan,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { FaceScanStrip } from "./FaceScanStrip.tsx";

type Row = RowOf<typeof faceScans.list>;

/** 刷脸统计: how often cameras looked for a face and knew it, and what was paid by face, by machine and day (MACHINE-28). */
export function FaceScansPage() {
  const t = usePhrases("faceScans");
  const words = t.faceScans;
  const { fields } = words;
  const list = useList(faceScans.list, { initial: lastDays(7) as FiltersOf<typeof faceScans.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const navigate = useNavigate();
  const seesOrders = useCan("orders.order.read");
  // The figure opens the very orders behind it.
  const openOrders = ({ machineNo, day }: Row) =>
    void navigate(
      `/jygl/ddgl?${new URLSearchParams({ machineNo, fromDay: day, toDay: day, sold: "yes", byFace: "yes" })}`,
    );
  const sold = (row: Row, text: string) =>
    seesOrders && row.faceCount > 0 ? <OpenText text={text} onOpen={() => openOrders(row)} /> : text;

  const column = columnsOf<Row>();
  const figure = { align: "right", role: "figure", holdsData: true, sortable: true } as const;
  const columns: ListColumns<Row> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, { width: 200 }),
    column.text("day", fields.day, { width: 120, sortable: true, role: "sub" }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.number("scanCount", fields.scanCount, { width: 110, sortable: true }),
    column.number("scanSuccess", fields.scanSuccess, { width: 120, sortable: true }),
    column.percent("successRate", fields.successRate, { width: 120 }),
    column.custom("faceCount", fields.faceCount, (row) => sold(row, showNumber(row.faceCount)), {
      ...figure,
      width: 130,
    }),
    column.custom("salesAmountFen", fields.salesAmount, (row) => sold(row, showMoney(row.salesAmountFen)), {
      ...figure,
      width: 140,
    }),
  ];
  return (
    <ListPage
      source="report"
      name="faceScans"
      title={words.pages["/tjfx/sltj"]}
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
        { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
      ]}
      strip={<FaceScanStrip filters={list.filters} title={words.pages["/tjfx/sltj"]} />}
      toolbar={<ListExport of={faceScans.export} list={list} />}
    />
  );
}
