import { DatePicker, Form, Input } from "antd";
import { PointField, SearchChoice, useCan, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { TemplateField } from "../templates/TemplateField.tsx";

/** Where the machines will stand, what lies in them, and who made them. */
export function PlaceStep() {
  const t = usePhrases("registrations", "machines");
  const words = t.machines.fields;
  const { required } = useRules();
  const appliesTemplates = useCan("machines.template.apply");
  return (
    <>
      <Form.Item name="pointId" label={words.pointName}>
        <PointField />
      </Form.Item>
      {appliesTemplates && (
        <Form.Item name="templateId" label={t.registrations.fields.templateId} extra={t.registrations.templateHint}>
          <TemplateField />
        </Form.Item>
      )}
      <Form.Item name="machineOperator" label={words.machineOperator}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="deployer" label={words.deployer}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="manufacturer" label={words.manufacturer}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="hardwareVersion" label={words.hardwareVersion}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="productionDate" label={words.productionDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="warrantyDate" label={words.warrantyDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="timeZone" label={words.timeZone} rules={[required]}>
        <SearchChoice options={Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone }))} />
      </Form.Item>
    </>
  );
}
