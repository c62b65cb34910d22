import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { queryRangeDays } from "@yunshou/domain";
import {
  columnsOf,
  DateRange,
  ExportButton,
  type FiltersOf,
  lastDays,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof cardDetails.recharges>;

/** 充值明细: money and gifts that were put on cards (CARD-22, TOPBAR-20). */
export function RechargesPage() {
  const t = usePhrases();
  const words = t.members;
  const list = useList(cardDetails.recharges, { initial: lastDays(30) as FiltersOf<typeof cardDetails.recharges> });
  const exporting = useWrite(cardDetails.exportRecharges);
  const rangeRule = useRangeRule(queryRangeDays.statistics);

  const column = columnsOf<Row>();
  const columns = [
    column.time("rechargeTime", words.field.rechargeTime, { sortable: true }),
    column.text("cardNo", words.field.cardNo, { width: 150 }),
    column.text("physicalNo", words.field.physicalNo, { width: 120 }),
    column.text("holderName", words.field.holderName, { width: 110 }),
    column.label("cardType", words.field.cardType, words.kind, { width: 110 }),
    column.money("rechargeAmountFen", words.field.rechargeAmount, { width: 130 }),
    column.money("giftFen", words.field.giftAmount, { width: 120 }),
    column.label("rechargeMethod", words.field.rechargeMethod, words.method, { width: 110 }),
    column.money("balanceFen", words.field.balance, { width: 120 }),
    column.text("operatorName", words.field.operatorName, { width: 120 }),
    column.text("merchantName", words.field.merchantName, { width: 160 }),
    column.text("remark", words.field.remark, { width: 180 }),
  ];
  return (
    <ListPage
      name="cardRecharges"
      title={words.titles.recharges}
      list={list}
      rowKey="movementId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: words.field.rechargeTime,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
        { name: "cardNo", label: words.field.cardNo, control: <TextFilter /> },
        {
          name: "holderPhone",
          label: words.field.holderPhone,
          control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
        },
      ]}
      toolbar={
        <ExportButton
          total={list.counted}
          exporting={exporting.running}
          onExport={(format) => exporting.run({ ...list.filters, format })}
        />
      }
    />
  );
}
