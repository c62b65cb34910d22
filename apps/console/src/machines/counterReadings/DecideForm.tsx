import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { fieldLimits, type ReadingDecision, readingDecisions } from "@yunshou/domain";
import { Form, Input, Radio, Space, Typography } from "antd";
import { FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { ReadingRow } from "./reading.ts";

interface Values {
  readonly decision: ReadingDecision;
  readonly remark: string;
}

/** What becomes of a held reading, and why. */
export function DecideForm({
  deciding,
  onClose,
}: {
  readonly deciding: ReadingRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("counterReadings");
  const words = t.counterReadings;
  const { filled, required } = useRules();
  const decide = useWrite(counterReadings.decide);
  const problem = deciding?.readingProblem ?? null;
  return (
    <FormModal<Values, ReadingRow>
      title={words.decide}
      about={
        deciding && namesOf(deciding.machineName, deciding.machineNo, problem === null ? null : words.problem[problem])
      }
      verb={words.decide}
      success={words.decided}
      of={deciding}
      onClose={onClose}
      initial={{ remark: "" }}
      submitting={decide.running}
      onSubmit={({ decision, remark }, { readingId }) => decide.run({ readingId, decision, remark })}
    >
      <Form.Item name="decision" label={words.fields.decision} rules={[required]}>
        <Radio.Group>
          <Space orientation="vertical">
            {readingDecisions.map((one) => (
              <Radio key={one} value={one} disabled={one === "accept" && problem === "backwards"}>
                {words.decision[one]}
                <Typography.Text type="secondary" style={{ display: "block" }}>
                  {one === "accept" && problem === "backwards"
                    ? words.errors["counterReadings.ranBackwards"]
                    : words.decisionHint[one]}
                </Typography.Text>
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} rules={[filled]}>
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormModal>
  );
}
