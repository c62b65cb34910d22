import { refills } from "@yunshou/contract/stock/refills";
import { checkRefillExplanation, fieldLimits, type RefillCause, refillCauses } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { Choice, FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly cause?: RefillCause;
  readonly remark: string;
}

/** Explains differences of refills; they no longer wait then. */
export function ExplainForm({
  checkIds,
  onClose,
  onExplained,
}: {
  readonly checkIds: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onExplained: () => void;
}) {
  const t = usePhrases("refills");
  const words = t.refills;
  const { filled, rule } = useRules();
  const explain = useWrite(refills.explain);
  return (
    <FormModal<Values>
      title={words.explain}
      about={fill(t.common.list.selected, { n: checkIds?.length ?? 0 })}
      verb={t.common.action.save}
      open={checkIds !== undefined}
      onClose={onClose}
      initial={{ remark: "" }}
      success={t.common.result.done}
      submitting={explain.running}
      onSubmit={async ({ cause, remark }) => {
        if (cause === undefined || checkIds === undefined) return;
        await explain.run({ checkIds: [...checkIds], cause, remark });
        onExplained();
      }}
    >
      <Form.Item name="cause" label={words.fields.cause} rules={[filled]}>
        <Choice values={refillCauses} words={words.causes} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(one: Values, other: Values) => one.cause !== other.cause}>
        {({ getFieldValue }) => (
          <Form.Item
            name="remark"
            label={words.fields.remark}
            required={getFieldValue("cause") === "other"}
            rules={[rule((text) => checkRefillExplanation((getFieldValue("cause") as RefillCause) ?? "missing", text))]}
          >
            <Input.TextArea rows={2} showCount maxLength={fieldLimits.remarkLength} />
          </Form.Item>
        )}
      </Form.Item>
    </FormModal>
  );
}
