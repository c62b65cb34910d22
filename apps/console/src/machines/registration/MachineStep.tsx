import { machineCategories, machineFlags, machineTypes, numbersBetween } from "@yunshou/domain";
import { Checkbox, Form, Input } from "antd";
import { Choice, choicesOf, MerchantField, useFeature, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { RegistrationValues } from "./values.ts";

/** Which machines, what they are and whose. */
export function MachineStep() {
  const t = usePhrases("registrations", "machines");
  const words = t.registrations;
  const form = Form.useFormInstance<RegistrationValues>();
  const { required, filled, rule } = useRules();
  const cart = useFeature("shoppingCart");
  const flags = machineFlags.filter((flag) => cart || flag !== "shoppingCart");
  const first = () => String(form.getFieldValue("firstNo") ?? "");
  return (
    <>
      <Form.Item
        name="firstNo"
        label={words.fields.firstNo}
        rules={[rule((text) => numbersBetween(text, ""))]}
        required
        validateTrigger="onBlur"
      >
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="lastNo"
        label={words.fields.lastNo}
        extra={words.lastHint}
        rules={[rule((text) => numbersBetween(first(), text), { optional: true })]}
        dependencies={["firstNo"]}
        validateTrigger="onBlur"
      >
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="machineName" label={t.machines.fields.machineName} extra={words.nameHint} rules={[filled]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="merchantId" label={t.machines.fields.merchantName} rules={[required]}>
        <MerchantField usable allowClear={false} />
      </Form.Item>
      <Form.Item name="machineCategory" label={t.machines.fields.machineCategory} rules={[required]}>
        <Choice values={machineCategories} words={t.machines.machineCategory} />
      </Form.Item>
      <Form.Item name="machineType" label={t.machines.fields.machineType} rules={[required]}>
        <Choice values={machineTypes} words={t.machines.machineType} />
      </Form.Item>
      <Form.Item name="on" label={t.machines.fields.flags} className="kit-wide">
        <Checkbox.Group options={choicesOf(flags, t.machines.flag)} />
      </Form.Item>
    </>
  );
}
