import { checkRate } from "@yunshou/domain";
import { Form } from "antd";
import { NumberField, ruleOf, useRefusalText } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** The rate that customers still pay; 0 is taken with a warning that the product becomes free (MKT-06, MKT-18). */
export function RateField() {
  const words = usePhrases("marketing").marketing;
  const refusal = useRefusalText();
  const rate: number | null | undefined = Form.useWatch("discountRate");
  return (
    <Form.Item
      name="discountRate"
      label={words.fields.discountRate}
      required
      extra={rate === 0 ? <span role="alert">{words.freeWarning}</span> : words.rateHint}
      rules={[ruleOf((given: number | null = null) => refusal(checkRate(given)))]}
    >
      <NumberField step={0.05} style={{ width: "100%" }} />
    </Form.Item>
  );
}
