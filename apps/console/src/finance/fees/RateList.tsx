import type { OutputOf, RowOf } from "@yunshou/contract";
import { feeRates, rateStates } from "@yunshou/contract/finance/fees";
import { onlinePaymentKinds } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MerchantField,
  showPercent,
  useCall,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof feeRates.list>;

const RateForm = whenOpened(
  async () => (await import("./RateForm.tsx")).RateForm,
  ({ open }) => open,
);

/** Rates of merchants by provider, each with the day from which it holds. */
export function RateList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("settlements");
  const words = t.settlements;
  const { fields } = words;
  const list = useList(feeRates.list, { initial: {} });
  const usual = useCall(feeRates.usual, {}, { silent: true }).data;
  const shown = (rates: OutputOf<typeof feeRates.usual>["rates"]) =>
    rates.map(({ provider, feeRate }) => `${words.provider[provider]} ${showPercent(feeRate / 10_000, 2)}`).join(" · ");
  const readOnly = useRefusedWithout("finance.feeRate.write");
  const [setting, set] = useState(false);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("merchantNo", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 190 }),
    column.label("provider", fields.provider, words.provider, { width: 120, role: "sub" }),
    column.custom("feeRate", fields.feeRate, ({ feeRate }) => showPercent(feeRate / 10_000, 2), {
      width: 110,
      align: "right",
    }),
    column.text("fromDate", fields.fromDate, { width: 120, sortable: true }),
    column.status("rateStatus", fields.rateStatus, words.rateStatus, { inForce: "good", upcoming: "warning" }),
    column.text("setBy", fields.setBy, { width: 120 }),
    column.time("setTime", fields.setTime),
  ];
  return (
    <>
      <ListPage
        name="feeRates"
        title={words.tab.rates}
        list={list}
        rowKey="rateId"
        strip={strip}
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          {
            name: "provider",
            label: fields.provider,
            control: <ChoiceFilter values={onlinePaymentKinds} words={words.provider} />,
          },
          {
            name: "rateStatus",
            label: fields.rateStatus,
            control: <ChoiceFilter values={rateStates} words={words.rateStatus} />,
          },
        ]}
        toolbar={
          <>
            <span className="kit-soft">{usual && fill(words.usual, { rate: shown(usual.rates) })}</span>
            <AddButton refused={readOnly} onClick={() => set(true)}>
              {words.action.setRate}
            </AddButton>
          </>
        }
      />
      <RateForm open={setting} onClose={() => set(false)} />
    </>
  );
}
