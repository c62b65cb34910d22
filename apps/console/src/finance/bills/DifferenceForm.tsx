import { billDifferences } from "@yunshou/contract/finance/bills";
import { checkReason, fieldLimits } from "@yunshou/domain";
import { Alert, Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { differenceAbout, type DifferenceRow } from "./state.ts";

/** Works a difference off; the note says what was found and done. */
export function DifferenceForm({
  difference,
  onClose,
}: {
  readonly difference: DifferenceRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("bills");
  const words = t.bills;
  const { action } = words;
  const { rule } = useRules();
  const settle = useWrite(billDifferences.settle);
  return (
    <FormModal<{ remark: string }, DifferenceRow>
      key={difference?.differenceId}
      title={action.settle}
      about={difference === undefined ? null : differenceAbout(difference)}
      verb={action.settle}
      of={difference}
      onClose={onClose}
      initial={{}}
      submitting={settle.running}
      guard="money"
      onSubmit={({ remark }, { differenceId, version }) => settle.run({ differenceId, version, remark })}
      success={t.common.result.done}
    >
      {difference !== undefined && (
        <Alert showIcon title={words.advice[difference.reason]} style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        required
        rules={[rule((text: string | undefined) => checkReason(text ?? ""))]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
