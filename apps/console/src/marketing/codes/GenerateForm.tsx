import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { codeLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form } from "antd";
import { FormModal, NumberField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** The batch whose codes are made, and how many are left to make. */
export interface Generating {
  readonly promoId: string;
  readonly name: string;
  readonly left: number;
}

/** 生成: so many codes of a batch (COUPON-03). */
export function GenerateForm({ of, onClose }: { readonly of: Generating | undefined; readonly onClose: () => void }) {
  const t = usePhrases("codes");
  const { fields, action, hint } = t.codes;
  const { required } = useRules();
  const { run, running } = useWrite(promoCodes.generate);
  const left = of?.left ?? 0;
  return (
    <FormModal<{ count: number }, Generating>
      title={action.generate}
      about={of?.name}
      verb={action.generate}
      of={of}
      onClose={onClose}
      initial={{ count: Math.min(left, codeLimits.atOnce) }}
      submitting={running}
      onSubmit={({ count }, { promoId }) => run({ promoId, count })}
      success={t.common.result.done}
    >
      <Form.Item name="count" label={fields.count} extra={fill(hint.left, { left })} rules={[required]}>
        <NumberField
          min={1}
          max={Math.max(1, Math.min(left, codeLimits.atOnce))}
          precision={0}
          style={{ width: "100%" }}
        />
      </Form.Item>
    </FormModal>
  );
}
