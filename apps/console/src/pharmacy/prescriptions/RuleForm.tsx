import { saleRules } from "@yunshou/contract/pharmacy/saleRules";
import { checkCode, fieldLimits, provinces, type RuledClass, ruledClasses } from "@yunshou/domain";
import { DatePicker, Form, Input, Radio, Select } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { Choice, FormModal, today, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly province: string;
  readonly saleClass: RuledClass;
  readonly allowed: boolean;
  readonly fromDay: Dayjs;
  readonly licenceNo: string;
  readonly remark: string;
}

/** Adds a rule of what cabinets sell; rules are never changed. */
export function RuleForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("prescriptions", "medicines");
  const words = t.prescriptions.rules;
  const { fields } = t.prescriptions;
  const { required, rule } = useRules();
  const create = useWrite(saleRules.create);
  return (
    <FormModal<Values>
      title={words.add}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ province: "", allowed: true, fromDay: dayjs(today()), licenceNo: "", remark: "" }}
      submitting={create.running}
      success={t.common.result.added}
      onSubmit={({ fromDay, ...values }) => create.run({ ...values, fromDay: fromDay.format("YYYY-MM-DD") })}
    >
      <Form.Item name="saleClass" label={fields.saleClass} rules={[required]}>
        <Choice values={ruledClasses} words={t.medicines.saleClass} />
      </Form.Item>
      <Form.Item name="province" label={fields.province}>
        <Select
          options={[{ value: "", label: words.everywhere }, ...provinces.map((value) => ({ value, label: value }))]}
        />
      </Form.Item>
      <Form.Item name="allowed" label={fields.allowed}>
        <Radio.Group
          options={[
            { value: true, label: words.sale.yes },
            { value: false, label: words.sale.no },
          ]}
        />
      </Form.Item>
      <Form.Item name="fromDay" label={fields.fromDay} rules={[required]}>
        <DatePicker allowClear={false} disabledDate={(day) => day.isBefore(dayjs(today()), "day")} />
      </Form.Item>
      <Form.Item noStyle dependencies={["allowed"]}>
        {({ getFieldValue }) => (
          <Form.Item
            name="licenceNo"
            label={fields.licenceNo}
            required={getFieldValue("allowed") === true}
            rules={[rule((text) => checkCode(text, "licenceNo"), { optional: getFieldValue("allowed") !== true })]}
          >
            <Input maxLength={fieldLimits.codeLength} />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} rows={2} />
      </Form.Item>
    </FormModal>
  );
}
