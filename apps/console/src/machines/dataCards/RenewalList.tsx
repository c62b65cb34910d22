import type { RowOf } from "@yunshou/contract";
import { dataCards } from "@yunshou/contract/machines/dataCards";
import type { ReactNode } from "react";
import { columnsOf, type ListColumns, ListPage, TextFilter, useList } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof dataCards.renewals>;

/** Every renewal as it was made (DATACARD-02). */
export function RenewalList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { fields } = words;
  const list = useList(dataCards.renewals, { initial: {} });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("iccid", "iccid", null, fields.iccid, { width: 200 }),
    column.text("packageName", fields.packageName, { width: 160, role: "sub" }),
    column.money("packagePriceFen", fields.packagePrice),
    column.time("renewalTime", fields.renewalTime, { sortable: true }),
    column.text("expiryDate", fields.expiryDate, { width: 130 }),
    column.text("operatorName", fields.operatorName, { width: 120 }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 150, role: undefined }),
  ];
  return (
    <ListPage
      source="deed"
      name="dataRenewals"
      title={words.tab.renewals}
      list={list}
      rowKey="renewalId"
      columns={columns}
      strip={strip}
      filters={[{ name: "iccid", label: fields.iccid, control: <TextFilter /> }]}
    />
  );
}
