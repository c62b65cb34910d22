import { warehouses } from "@yunshou/contract/stock/warehouses";
import { checkWarning } from "@yunshou/domain";
import { Form } from "antd";
import {
  FormModal,
  namesOf,
  NumberField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { LevelRow } from "./level.ts";

interface WarningFormProps {
  readonly level: LevelRow | undefined;
  readonly onClose: () => void;
}

/** Sets the stock at which a product of a warehouse is to be bought. */
export function WarningForm({ level, onClose }: WarningFormProps) {
  const t = usePhrases("procurement");
  const { action, fields, hint } = t.procurement;
  const { required } = useRules();
  const refusal = useRefusalText();
  const set = useWrite(warehouses.setWarning);
  return (
    <FormModal<{ readonly warnThreshold: number }, LevelRow>
      key={level?.levelId}
      title={action.setWarning}
      about={level === undefined ? null : namesOf(level.warehouseName, level.productName)}
      verb={t.common.action.save}
      of={level}
      onClose={onClose}
      initial={level === undefined ? {} : { warnThreshold: level.warnThreshold }}
      submitting={set.running}
      onSubmit={({ warnThreshold }, { levelId }) => set.run({ levelId, warnThreshold })}
      success={t.common.result.modified}
    >
      <Form.Item
        name="warnThreshold"
        label={fields.warnThreshold}
        extra={hint.warning}
        rules={[
          required,
          ruleOf((value?: number | null) => (value == null ? undefined : refusal(checkWarning(value)))),
        ]}
      >
        <NumberField style={{ width: "100%" }} precision={0} controls={false} />
      </Form.Item>
    </FormModal>
  );
}
