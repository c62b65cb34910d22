import type { RowOf } from "@yunshou/contract";
import { merchantSettings } from "@yunshou/contract/merchants/settings";
import { checkExchangeRate, currencies, type Currency } from "@yunshou/domain";
import { Form, Select } from "antd";
import { useState } from "react";
import {
  columnsOf,
  DecimalField,
  FormModal,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  useList,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../platform/phrases/usePhrases.ts";

type SettingRow = RowOf<typeof merchantSettings.list>;

/** 币种设置: currency and exchange rate of each merchant; yuan is the base (MERCHANT-17). */
export function CurrenciesPage() {
  const t = usePhrases("merchants", "settings");
  const words = t.merchants.fields;
  const names = useCurrencyNames();
  const list = useList(merchantSettings.list, { initial: {} });
  const readOnly = useRefusedWithout("merchants.setting.write");
  const [edited, edit] = useState<SettingRow | undefined>();
  const column = columnsOf<SettingRow>();
  const columns: ListColumns<SettingRow> = [
    column.title("merchantNo", "merchantName", "merchantNo", words.merchantName, { sortable: true }),
    column.custom("currency", words.currency, (row) => names.label(row.currency), { width: 190, role: "sub" }),
    column.custom("country", t.settings.fields.country, (row) => names.country(row.currency), { width: 110 }),
    column.text("exchangeRate", words.exchangeRate, { width: 100, align: "right", role: "figure" }),
    column.time("updatedTime", t.settings.fields.updatedTime, { sortable: true }),
    column.actions(
      t.common.list.actions,
      (row) => [{ key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) }],
      { width: 100 },
    ),
  ];
  const choices = currencies.map((value) => ({ value, label: names.label(value) }));
  return (
    <>
      <ListPage
        source="merchant"
        name="currencies"
        title={t.settings.pages["/shgl/bzsz"]}
        list={list}
        rowKey="merchantId"
        columns={columns}
        filters={[
          { name: "merchantName", label: words.merchantName, control: <TextFilter /> },
          {
            name: "currency",
            label: words.currency,
            control: <Select allowClear placeholder={t.common.list.all} options={choices} />,
          },
        ]}
      />
      <CurrencyForm merchant={edited} choices={choices} onClose={() => edit(undefined)} />
    </>
  );
}

/** Names in the person's language, from the browser; in English where it does not know that language, as Lao. The first two letters of a currency are its country. */
function useCurrencyNames() {
  const language = useLanguage();
  const money = new Intl.DisplayNames([language, "en"], { type: "currency" });
  const regions = new Intl.DisplayNames([language, "en"], { type: "region" });
  return {
    label: (currency: Currency) => `${currency} ${money.of(currency) ?? ""}`,
    country: (currency: Currency) => regions.of(currency.slice(0, 2)) ?? currency,
  };
}

function CurrencyForm({
  merchant,
  choices,
  onClose,
}: {
  readonly merchant: SettingRow | undefined;
  readonly choices: { value: Currency; label: string }[];
  readonly onClose: () => void;
}) {
  const t = usePhrases("merchants");
  const { required, rule } = useRules();
  const { run, running } = useWrite(merchantSettings.setCurrency);
  return (
    <FormModal<{ currency: Currency; exchangeRate: string }, SettingRow>
      key={merchant?.merchantId}
      title={t.merchants.fields.currency}
      about={namesOf(merchant?.merchantName, merchant?.merchantNo)}
      verb={t.common.action.save}
      of={merchant}
      onClose={onClose}
      initial={merchant === undefined ? {} : { currency: merchant.currency, exchangeRate: merchant.exchangeRate }}
      submitting={running}
      onSubmit={(values, { merchantId }) => run({ merchantId, ...values })}
    >
      <Form.Item name="currency" label={t.merchants.fields.currency} rules={[required]}>
        <Select options={choices} />
      </Form.Item>
      <Form.Item
        name="exchangeRate"
        label={t.merchants.fields.exchangeRate}
        required
        extra={t.merchants.hint.rate}
        rules={[rule(checkExchangeRate)]}
      >
        <DecimalField maxLength={15} />
      </Form.Item>
    </FormModal>
  );
}
