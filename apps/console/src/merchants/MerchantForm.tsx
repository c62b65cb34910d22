import type { InputOf, OutputOf } from "@yunshou/contract";
import { merchants } from "@yunshou/contract/merchants/merchants";
import {
  checkCode,
  checkEmail,
  checkExchangeRate,
  checkHotline,
  checkMobile,
  currencies,
  merchantKinds,
  pickupCodeLimit,
} from "@yunshou/domain";
import { Form, Input, Select, Switch, TimePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  Choice,
  DecimalField,
  FormDrawer,
  MerchantField,
  NumberField,
  useRecord,
  useRules,
  useTell,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type Values = Omit<InputOf<typeof merchants.add>, "pushTime"> & { pushTime: Dayjs };

/** What the form is open for: a new merchant below one, or an existing one. */
export type MerchantEditing =
  | { readonly kind: "add"; readonly parentId: string | null }
  | { readonly kind: "edit"; readonly merchantId: string };

const timeFormat = "HH:mm";

/** Adds or edits a merchant (MERCHANT-01, MERCHANT-02, MERCHANT-08 to MERCHANT-10). */
export function MerchantForm({
  editing,
  onClose,
}: {
  readonly editing: MerchantEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("merchants");
  const words = t.merchants.fields;
  const tell = useTell();
  const { required, rule } = useRules();
  const editedId = editing?.kind === "edit" ? editing.merchantId : undefined;
  const record = useRecord(merchants.detail, { merchantId: editedId }, { anew: true });
  // What is masked in lists cannot be edited: opening the form reads it in full, which is recorded.
  const contact = useRecord(merchants.contact, { merchantId: editedId }, { anew: true });
  const add = useWrite(merchants.add);
  const update = useWrite(merchants.update);
  const loading =
    editing?.kind === "edit" &&
    (record.data?.merchantId !== editedId || contact.data?.merchantId !== editedId || contact.loading);

  const save = async ({ pushTime, ...values }: Values) => {
    const input = { ...values, pushTime: pushTime.format(timeFormat) };
    if (editedId !== undefined) {
      await update.run({ ...input, merchantId: editedId });
      tell(values.name, t.common.result.modified);
      return;
    }
    await add.run({ ...input, parentId: values.parentId ?? null });
    tell(values.name, `${t.common.result.added} · ${t.merchants.passwordSent}`);
  };

  return (
    <FormDrawer<Values>
      key={editedId ?? "new"}
      title={editedId === undefined ? t.merchants.add : t.merchants.editTitle}
      open={editing !== undefined}
      onClose={onClose}
      initial={initialOf(editing, record.data, contact.data)}
      loading={loading}
      error={record.error ?? contact.error}
      submitting={add.running || update.running}
      onSubmit={save}
      width={760}
    >
      <Form.Item name="name" label={words.merchantName} rules={[required]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="merchantKind" label={words.kind} rules={[required]}>
        <Choice values={merchantKinds} words={t.merchants.kind} />
      </Form.Item>
      {editedId === undefined && (
        <>
          <Form.Item name="parentId" label={words.parent}>
            <MerchantField
              usable
              allowClear={editing?.kind === "add" && editing.parentId === null}
              placeholder={t.merchants.topLevel}
            />
          </Form.Item>
          <Form.Item
            name="loginName"
            label={words.loginName}
            required
            rules={[rule((text) => checkCode(text, "loginName"))]}
          >
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
        </>
      )}
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
      <Form.Item name="companyName" label={words.companyName}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="address" label={words.address}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="categoryCode"
        label={words.categoryCode}
        rules={[rule((text) => checkCode(text, "categoryCode"), { optional: true })]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item
        name="tagCode"
        label={words.tagCode}
        rules={[rule((text) => checkCode(text, "tagCode"), { optional: true })]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="maxPickupCodes" label={words.maxPickupCodes} rules={[required]}>
        <NumberField min={0} max={pickupCodeLimit} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="pushTime" label={words.pushTime} rules={[required]}>
        <TimePicker format={timeFormat} needConfirm={false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="currency" label={words.currency} rules={[required]}>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item
        name="exchangeRate"
        label={words.exchangeRate}
        required
        extra={t.merchants.hint.rate}
        rules={[rule(checkExchangeRate)]}
      >
        <DecimalField maxLength={15} />
      </Form.Item>
      <Form.Item name="collects" label={words.collects} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}

function initialOf(
  editing: MerchantEditing | undefined,
  record: OutputOf<typeof merchants.detail> | undefined,
  contact: OutputOf<typeof merchants.contact> | undefined,
): Partial<Values> {
  if (editing?.kind === "edit") {
    if (record === undefined || contact === undefined) return {};
    const {
      merchantName: name,
      pushTime,
      merchantKind,
      companyName,
      hotline,
      categoryCode,
      tagCode,
      collects,
      maxPickupCodes,
      currency,
      exchangeRate,
    } = record;
    const { contactName, contactPhone, address, email } = contact;
    return {
      name,
      pushTime: dayjs(`2000-01-01T${pushTime}`),
      merchantKind,
      companyName,
      contactName,
      contactPhone,
      address,
      hotline,
      email,
      categoryCode,
      tagCode,
      collects,
      maxPickupCodes,
      currency,
      exchangeRate,
    };
  }
  return {
    merchantKind: "ordinary",
    parentId: editing?.parentId ?? null,
    maxPickupCodes: 1_000,
    currency: "CNY",
    exchangeRate: "1",
    pushTime: dayjs("2000-01-01T09:00"),
    collects: false,
  };
}
