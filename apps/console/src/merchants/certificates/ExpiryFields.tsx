import { Checkbox, DatePicker, Form } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form holds of an expiry. */
export interface ExpiryValues {
  readonly forever?: boolean | undefined;
  readonly lastDay?: Dayjs | undefined;
}

const dayFormat = "YYYY-MM-DD";

/** The form's values of an expiry; undefined for a new certificate. */
export function expiryValuesOf(certExpiry: string | null | undefined): ExpiryValues {
  return certExpiry === undefined
    ? { forever: false }
    : { forever: certExpiry === null, ...(certExpiry === null ? {} : { lastDay: dayjs(certExpiry, dayFormat) }) };
}

/** The day of the wire, or null when it never expires. */
export function expiryOf({ forever, lastDay }: ExpiryValues): string | null {
  return forever || lastDay === undefined ? null : lastDay.format(dayFormat);
}

/** The last valid day, or that there is none. */
export function ExpiryFields() {
  const t = usePhrases("certificates");
  const { required } = useRules();
  const words = t.certificates;
  const forever = Form.useWatch("forever") as boolean | undefined;
  return (
    <>
      <Form.Item name="lastDay" label={words.fields.certExpiry} required={!forever} rules={forever ? [] : [required]}>
        <DatePicker format={dayFormat} disabled={forever ?? false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="forever" label={words.fields.expiry} valuePropName="checked">
        <Checkbox>{words.forever}</Checkbox>
      </Form.Item>
    </>
  );
}
