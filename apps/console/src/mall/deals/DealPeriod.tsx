import { DatePicker, Form } from "antd";
import type { Dayjs } from "dayjs";
import { pickedInstant, ruleOf, useRules } from "../../platform/kit/index.ts";

interface DealPeriodProps {
  readonly words: { readonly startsAt: string; readonly endsAt: string };
  /** What the server would refuse about the two of them. */
  readonly ask: (period: { readonly startsAt: Date; readonly endsAt: Date }) => string | undefined;
}

/** From when until when a flash sale or group purchase runs, to the minute. */
export function DealPeriod({ words, ask }: DealPeriodProps) {
  const { required } = useRules();
  const form = Form.useFormInstance();
  return (
    <>
      <Form.Item name="startsAt" label={words.startsAt} rules={[required]}>
        <DatePicker showTime={{ format: "HH:mm" }} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="endsAt"
        label={words.endsAt}
        dependencies={["startsAt"]}
        rules={[
          required,
          ruleOf((endsAt?: Dayjs | null) => {
            const startsAt = form.getFieldValue("startsAt") as Dayjs | undefined;
            return endsAt == null || startsAt == null
              ? undefined
              : ask({ startsAt: new Date(pickedInstant(startsAt)), endsAt: new Date(pickedInstant(endsAt)) });
          }),
        ]}
      >
        <DatePicker showTime={{ format: "HH:mm" }} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}
