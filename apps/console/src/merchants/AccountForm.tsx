import type { InputOf, OutputOf } from "@yunshou/contract";
import { merchantAccount, merchantLogos } from "@yunshou/contract/merchants/account";
import { checkEmail, checkExchangeRate, checkHotline, checkMobile } from "@yunshou/domain";
import { Form, Input } from "antd";
import { DecimalField, FormDrawer, ImageUpload, useCall, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { refreshSession } from "../platform/session/refresh.ts";

type Values = InputOf<typeof merchantAccount.update>;

interface AccountFormProps {
  readonly own: OutputOf<typeof merchantAccount.own>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a merchant writes about itself (MERCHANT-01, MERCHANT-10, SYS-10, TOPBAR-21). */
export function AccountForm({ own, open, onClose }: AccountFormProps) {
  const t = usePhrases("account", "merchants");
  const words = t.merchants.fields;
  const { required, rule } = useRules();
  // What is masked on the page cannot be edited: opening the form reads it in full, which is recorded.
  const contact = useCall(merchantAccount.contact, {}, { enabled: open });
  const { run, running } = useWrite(merchantAccount.update);
  const save = async (values: Values) => {
    await run(values);
    await refreshSession();
  };

  return (
    <FormDrawer<Values>
      title={t.account.edit}
      open={open}
      onClose={onClose}
      initial={{
        name: own.merchantName,
        companyName: own.companyName,
        hotline: own.hotline,
        exchangeRate: own.exchangeRate,
        logo: own.logo,
        ...contact.data,
      }}
      loading={contact.data === undefined || contact.loading}
      error={contact.error}
      submitting={running}
      success={t.common.result.modified}
      onSubmit={save}
    >
      <Form.Item name="logo" label={t.account.fields.logo} className="kit-wide">
        <ImageUpload endpoint={merchantLogos.upload} />
      </Form.Item>
      <Form.Item name="name" label={words.merchantName} rules={[required]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="companyName" label={words.companyName}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="contactName" label={words.contactName}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={words.contactPhone}
        required
        rules={[rule((text) => checkMobile(text, "contactPhone"))]}
      >
        <Input maxLength={11} inputMode="tel" />
      </Form.Item>
      <Form.Item name="email" label={words.email} required rules={[rule((text) => checkEmail(text, "email"))]}>
        <Input maxLength={120} inputMode="email" />
      </Form.Item>
      <Form.Item name="hotline" label={words.hotline} rules={[rule(checkHotline, { optional: true })]}>
        <Input maxLength={30} inputMode="tel" />
      </Form.Item>
      <Form.Item name="address" label={words.address} className="kit-wide">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="exchangeRate"
        label={`${words.exchangeRate} (${own.currency})`}
        required
        extra={t.merchants.hint.rate}
        rules={[rule(checkExchangeRate)]}
      >
        <DecimalField maxLength={15} />
      </Form.Item>
    </FormDrawer>
  );
}
