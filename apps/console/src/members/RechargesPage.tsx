import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { queryRangeDays } from "@yunshou/domain";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  type ListColumns,
  lastDays,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
  CardField,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { AreaField } from "./areas/AreaField.tsx";

type Row = RowOf<typeof cardDetails.recharges>;

/** 充值明细: money and gifts that were put on cards (CARD-22, TOPBAR-20). */
export function RechargesPage() {
  const t = usePhrases("members");
  const words = t.members;
  const list = useList(cardDetails.recharges, { initial: lastDays(30) as FiltersOf<typeof cardDetails.recharges> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("cardNo", "cardNo", "holderName", words.fields.cardNo, { width: 150 }),
    column.time("rechargeTime", words.fields.rechargeTime, { sortable: true }),
    column.text("physicalNo", words.fields.physicalNo, { width: 120, hidden: true }),
    column.label("cardType", words.fields.cardType, words.kind),
    column.money("rechargeAmountFen", words.fields.rechargeAmount, { width: 100 }),
    column.money("giftFen", words.fields.giftAmount, { width: 100 }),
    column.label("rechargeMethod", words.fields.rechargeMethod, words.method),
    column.money("balanceFen", words.fields.balance, { width: 100 }),
    column.text("operatorName", words.fields.operatorName, { width: 100 }),
    column.text("merchantName", words.fields.merchantName, { width: 150, role: "sub" }),
    column.text("remark", words.fields.remark, { width: 180, hidden: true }),
  ];
  return (
    <ListPage
      source="card"
      name="cardRecharges"
      title={words.titles.recharges}
      list={list}
      rowKey="movementId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: words.fields.rechargeTime,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
        { name: "cardNo", label: words.fields.cardNo, control: <CardField by="number" /> },
        { name: "areaId", label: words.fields.areaName, control: <AreaField allowClear /> },
        {
          name: "holderPhone",
          label: words.fields.holderPhone,
          control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
        },
      ]}
      toolbar={<ListExport of={cardDetails.exportRecharges} list={list} />}
    />
  );
}
