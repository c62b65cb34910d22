import { checkCodePeriod } from "@yunshou/domain";
import { DatePicker, Form } from "antd";
import type { Dayjs } from "dayjs";
import { ruleOf, today, useRefusalText, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** The days of codes as a form holds them. */
export interface PeriodValues {
  readonly firstDay: Dayjs;
  readonly lastDay: Dayjs;
}

const dayOf = (date: Dayjs) => date.format("YYYY-MM-DD");

/** The days as the wire has them. */
export const periodOf = ({ firstDay, lastDay }: PeriodValues) => ({
  validFrom: dayOf(firstDay),
  validTo: dayOf(lastDay),
});

/** First and last day of codes: not reversed, and not over already. */
export function PeriodFields() {
  const { fields } = usePhrases("codes").codes;
  const { required } = useRules();
  const refusal = useRefusalText();
  const first: Dayjs | undefined = Form.useWatch("firstDay");
  return (
    <>
      <Form.Item name="firstDay" label={fields.validFrom} rules={[required]}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="lastDay"
        label={fields.validTo}
        dependencies={["firstDay"]}
        rules={[
          required,
          ruleOf((last: Dayjs | undefined) =>
            last === undefined || last === null || first === undefined || first === null
              ? undefined
              : refusal(checkCodePeriod({ validFrom: dayOf(first), validTo: dayOf(last) }, today())),
          ),
        ]}
      >
        <DatePicker disabledDate={(date) => dayOf(date) < today()} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}
