import { codeLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { CardField, FormModal, NumberField, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** The coupon that is handed out, and how many are left of it. */
export interface HandingOut {
  readonly couponId: string;
  readonly name: string;
  readonly left: number;
}

interface Values {
  readonly count?: number;
  readonly cardIds?: string[];
}

interface HandOutFormProps {
  readonly of: HandingOut | undefined;
  readonly onClose: () => void;
  readonly send: (
    couponId: string,
    how: { count: number; cardIds: string[] },
  ) => Promise<{ readonly handedOut: number }>;
  readonly sending: boolean;
}

/** 发放: coupons for the holders of cards, or so many for nobody in particular (COUPON-03). */
export function HandOutForm({ of, onClose, send, sending }: HandOutFormProps) {
  const { fields, action, hint } = usePhrases("codes").codes;
  const { message } = App.useApp();
  const { required } = useRules();
  const left = of?.left ?? 0;
  const handOut = async ({ count = 0, cardIds = [] }: Values, { couponId }: HandingOut) => {
    const { handedOut } = await send(couponId, { count, cardIds });
    message.success(fill(hint.done, { n: handedOut }));
  };
  return (
    <FormModal<Values, HandingOut>
      title={action.handOut}
      about={of?.name}
      verb={action.handOut}
      of={of}
      onClose={onClose}
      initial={{ count: 1, cardIds: [] }}
      submitting={sending}
      onSubmit={handOut}
    >
      <Form.Item name="cardIds" label={fields.cardIds} extra={hint.cards}>
        <CardField multiple usable maxCount={codeLimits.atOnce} />
      </Form.Item>
      <Form.Item noStyle dependencies={["cardIds"]}>
        {({ getFieldValue }) =>
          ((getFieldValue("cardIds") as string[] | undefined) ?? []).length === 0 && (
            <Form.Item name="count" label={fields.count} extra={fill(hint.left, { left })} rules={[required]}>
              <NumberField
                min={1}
                max={Math.max(1, Math.min(left, codeLimits.atOnce))}
                precision={0}
                style={{ width: "100%" }}
              />
            </Form.Item>
          )
        }
      </Form.Item>
    </FormModal>
  );
}
