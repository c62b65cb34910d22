import type { InputOf, RowOf } from "@yunshou/contract";
import { dataCards } from "@yunshou/contract/machines/dataCards";
import { carriers, checkCardPhone, checkIccid, checkImei, checkImsi, dataCardTypes } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { Choice, FormDrawer, MachineField, MerchantField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { PackageChoice } from "./PackageChoice.tsx";

/** A card that is edited, or a new one. */
export type CardEditing = Partial<RowOf<typeof dataCards.list>>;
type Input = InputOf<typeof dataCards.create>;
type Values = Omit<Input, "expiryDate"> & { readonly expiryDate?: Dayjs | null };

interface CardFormProps {
  readonly editing: CardEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a data card (DATACARD-01, MACHINE-03). */
export function CardForm({ editing, onClose }: CardFormProps) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { fields } = words;
  const { required, rule } = useRules();
  const create = useWrite(dataCards.create);
  const update = useWrite(dataCards.update);
  const dataCardId = editing?.dataCardId;

  const save = async ({ merchantId, expiryDate, ...values }: Values) => {
    const input = {
      ...values,
      packageId: values.packageId ?? null,
      machineId: values.machineId ?? null,
      expiryDate: expiryDate?.format("YYYY-MM-DD") ?? null,
    };
    if (dataCardId === undefined) await create.run(merchantId === undefined ? input : { ...input, merchantId });
    else await update.run({ ...input, dataCardId });
  };
  const initial: Partial<Values> =
    editing === undefined || dataCardId === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "", dataCardType: "iot", carrier: "mobile" }
      : {
          iccid: editing.iccid ?? "",
          imsi: editing.imsi ?? "",
          imei: editing.imei ?? "",
          cardPhone: editing.cardPhone ?? "",
          dataCardType: editing.dataCardType ?? "iot",
          carrier: editing.carrier ?? "mobile",
          packageId: editing.packageId ?? null,
          machineId: editing.machineId ?? null,
          expiryDate: editing.expiryDate == null ? null : dayjs(editing.expiryDate),
        };

  return (
    <FormDrawer<Values>
      key={dataCardId ?? "new"}
      title={dataCardId === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={dataCardId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="iccid" label={fields.iccid} required rules={[rule(checkIccid)]} validateTrigger="onBlur">
        <Input maxLength={24} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      {dataCardId === undefined && (
        <Form.Item name="merchantId" label={fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="imsi" label={fields.imsi} rules={[rule(checkImsi, { optional: true })]}>
        <Input maxLength={20} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="imei" label={fields.imei} rules={[rule(checkImei, { optional: true })]}>
        <Input maxLength={20} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="cardPhone" label={fields.cardPhone} rules={[rule(checkCardPhone, { optional: true })]}>
        <Input maxLength={20} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="dataCardType" label={fields.dataCardType} rules={[required]}>
        <Choice values={dataCardTypes} words={words.type} />
      </Form.Item>
      <Form.Item name="carrier" label={fields.carrier} rules={[required]}>
        <Choice values={carriers} words={words.carrier} />
      </Form.Item>
      <Form.Item name="packageId" label={fields.packageName}>
        <PackageChoice allowClear />
      </Form.Item>
      <Form.Item name="expiryDate" label={fields.expiryDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="machineId" label={fields.machine} className="kit-wide">
        <MachineField usable />
      </Form.Item>
    </FormDrawer>
  );
}
