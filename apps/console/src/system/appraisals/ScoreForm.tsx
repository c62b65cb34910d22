import { appraisals } from "@yunshou/contract/system/appraisals";
import { checkScoring, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, namesOf, NumberField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Appraisal } from "./appraisal.ts";

interface Values {
  readonly score: number | null;
  readonly remark: string;
}

/** Gives a score instead of that of the facts (GEN-19, MSG-26, MSG-113). */
export function ScoreForm({
  scored,
  onClose,
}: {
  readonly scored: Appraisal | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("appraisals");
  const words = t.appraisals;
  const { required, rule } = useRules();
  const { run, running } = useWrite(appraisals.score);
  return (
    <FormModal<Values, Appraisal>
      key={scored?.rowKey}
      title={words.give}
      about={scored === undefined ? null : namesOf(scored.userName, scored.period, words.indicator[scored.indicator])}
      verb={t.common.action.save}
      of={scored}
      onClose={onClose}
      initial={{ score: scored?.score ?? null, remark: scored?.remark ?? "" }}
      submitting={running}
      onSubmit={({ score, remark }, { userId, period, indicator }) =>
        run({ userId, period, indicator, score: score ?? -1, remark })
      }
      success={t.common.result.done}
    >
      <Form.Item name="score" label={words.fields.score} rules={[required]}>
        <NumberField min={0} max={100} precision={0} />
      </Form.Item>
      <Form.Item noStyle dependencies={["score"]}>
        {({ getFieldValue }) => {
          const score = (getFieldValue("score") as number | null) ?? -1;
          const byFacts = scored?.factScore ?? null;
          return (
            <Form.Item
              name="remark"
              label={t.common.fields.remark}
              extra={words.remarkHint}
              required={score !== byFacts}
              rules={[rule((remark) => checkScoring({ score: Math.max(score, 0), remark }, byFacts))]}
            >
              <Input.TextArea rows={3} showCount maxLength={fieldLimits.remarkLength} />
            </Form.Item>
          );
        }}
      </Form.Item>
    </FormModal>
  );
}
