import { checkMobile, fieldLimits, guardianAge, needsGuardian } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { ruleOf, today, useRules } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** The birthday of a member, and of a child the guardian who agreed that its data are kept. */
export function GuardianFields() {
  const words = usePhrases("members").members;
  const { filled, rule } = useRules();
  const born: Dayjs | null | undefined = Form.useWatch("birthDay");
  const isChild = needsGuardian(born?.format("YYYY-MM-DD") ?? null, today());
  const agreed = ruleOf((consent: boolean | undefined) =>
    consent === true ? undefined : words.errors["members.guardianConsent"],
  );
  return (
    <>
      <Form.Item name="birthDay" label={words.fields.birthDay} extra={fill(words.hint.birthDay, { n: guardianAge })}>
        <DatePicker maxDate={dayjs(today())} style={{ width: "100%" }} />
      </Form.Item>
      {isChild && (
        <>
          <Form.Item name="guardianName" label={words.fields.guardianName} rules={[filled]}>
            <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="guardianPhone"
            label={words.fields.guardianPhone}
            required
            rules={[rule((text) => checkMobile(text, "guardianPhone"))]}
          >
            <Input maxLength={11} inputMode="tel" autoComplete="off" />
          </Form.Item>
          <Form.Item name="guardianConsent" valuePropName="checked" rules={[agreed]} className="kit-wide">
            <Checkbox>{words.fields.guardianConsent}</Checkbox>
          </Form.Item>
        </>
      )}
    </>
  );
}
