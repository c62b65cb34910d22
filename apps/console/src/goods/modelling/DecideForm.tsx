import { modelling } from "@yunshou/contract/goods/modelling";
import { checkModellingDecision, fieldLimits, type ModellingDecision } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export interface Deciding {
  readonly decision: ModellingDecision;
  readonly modellingIds: readonly string[];
  /** What they are called. */
  readonly about: string;
}

interface Values {
  readonly auditRemark?: string;
}

/** Asks before the platform decides, and takes its remark, which a rejection must have (MSG-134). */
export function DecideForm({
  deciding,
  onClose,
  onDecided,
}: {
  readonly deciding: Deciding | undefined;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}) {
  const t = usePhrases("library", "goods");
  const words = t.library;
  const { rule } = useRules();
  const decide = useWrite(modelling.decide);
  const decision = deciding?.decision ?? "approve";
  const save = async ({ auditRemark = "" }: Values, { modellingIds }: Deciding) => {
    await decide.run({ modellingIds: [...modellingIds], decision, auditRemark });
    onDecided();
  };
  return (
    <FormModal<Values, Deciding>
      title={words.decision[decision]}
      about={deciding?.about}
      verb={words.decision[decision]}
      of={deciding}
      onClose={onClose}
      initial={{}}
      submitting={decide.running}
      onSubmit={save}
      success={t.common.result.done}
    >
      <p>{words.decisionAsk[decision]}</p>
      <Form.Item
        name="auditRemark"
        label={words.fields.auditRemark}
        required={decision === "reject"}
        rules={[rule((text) => checkModellingDecision(decision, text))]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
