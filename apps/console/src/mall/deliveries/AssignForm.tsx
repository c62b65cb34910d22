import { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { fieldLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MallDelivery } from "./mallDelivery.ts";

interface Values {
  readonly courier: string;
  readonly deliveryRoute?: string;
}

interface AssignFormProps {
  readonly of: readonly MallDelivery[] | undefined;
  readonly onClose: () => void;
}

/** 分配: who brings the chosen deliveries, and on which route. */
export function AssignForm({ of, onClose }: AssignFormProps) {
  const t = usePhrases("deliveries");
  const words = t.deliveries;
  const { filled } = useRules();
  const { run, running } = useWrite(mallDeliveries.assign);
  const [only] = of?.length === 1 ? of : [];
  return (
    <FormModal<Values, readonly MallDelivery[]>
      title={words.assign}
      about={only === undefined ? fill(t.common.list.selected, { n: of?.length ?? 0 }) : only.orderNo}
      verb={words.assign}
      of={of}
      onClose={onClose}
      initial={{ courier: only?.courier ?? "", deliveryRoute: only?.deliveryRoute ?? "" }}
      submitting={running}
      onSubmit={({ courier, deliveryRoute = "" }, rows) =>
        run({ orderNos: rows.map(({ orderNo }) => orderNo), courier, deliveryRoute })
      }
      success={t.common.result.done}
    >
      <Form.Item name="courier" label={words.fields.courier} extra={words.assignHint} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="deliveryRoute" label={words.fields.deliveryRoute}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
