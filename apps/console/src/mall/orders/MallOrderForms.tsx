import { mallOrderLimits, type ShopKind } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { FormModal, useRules, useTell, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { aboutOrder, ordersOf } from "./kinds.ts";
import type { Doing } from "./useMallOrderActions.ts";

interface MallOrderFormProps {
  readonly kind: ShopKind;
  readonly doing: Doing | undefined;
  readonly onClose: () => void;
}

const aboutOf = (doing: Doing | undefined, selected: string): string => {
  const [first, ...others] = doing?.rows ?? [];
  if (first === undefined) return "";
  return others.length === 0 ? aboutOrder(first) : fill(selected, { n: String(others.length + 1) });
};

/** 发货: sends one order or several on their way. */
export function DeliverForm({ kind, doing, onClose }: MallOrderFormProps) {
  const t = usePhrases("mallOrders");
  const { action, fields } = t.mallOrders;
  const { run, running } = useWrite(ordersOf[kind].calls.deliver);
  return (
    <FormModal<{ readonly expressNo?: string; readonly courier?: string }>
      title={action.deliver}
      about={aboutOf(doing, t.common.list.selected)}
      verb={action.deliver}
      open={doing?.action === "deliver"}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={(values) => run({ orderNos: doing?.rows.map(({ orderNo }) => orderNo) ?? [], ...values })}
      success={t.common.result.done}
    >
      <Form.Item name="expressNo" label={fields.expressNo} extra={t.mallOrders.expressHint}>
        <Input maxLength={mallOrderLimits.expressLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="courier" label={fields.courier}>
        <Input maxLength={mallOrderLimits.expressLength} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

/** 核销: hands goods over at the point, against the code on the buyer's phone. */
export function HandOverForm({ kind, doing, onClose }: MallOrderFormProps) {
  const t = usePhrases("mallOrders");
  const { action, fields } = t.mallOrders;
  const { filled } = useRules();
  const { run, running } = useWrite(ordersOf[kind].calls.handOver);
  return (
    <FormModal<{ readonly pickupCode: string }>
      title={action.handOver}
      about={aboutOf(doing, t.common.list.selected)}
      verb={action.handOver}
      open={doing?.action === "handOver"}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ pickupCode }) => run({ orderNo: doing?.rows[0]?.orderNo ?? "", pickupCode })}
      success={t.common.result.done}
    >
      <Form.Item name="pickupCode" label={fields.pickupCode} extra={t.mallOrders.codeHint} rules={[filled]}>
        <Input inputMode="numeric" maxLength={20} autoComplete="off" autoFocus />
      </Form.Item>
    </FormModal>
  );
}

/** 退款: everything that was paid goes back the way it came (MSG-132). */
export function RefundAllForm({ kind, doing, onClose }: MallOrderFormProps) {
  const t = usePhrases("mallOrders", "orders");
  const { action, fields } = t.mallOrders;
  const tell = useTell();
  const { run, running } = useWrite(ordersOf[kind].calls.refund);
  return (
    <FormModal<{ readonly note?: string }>
      title={t.mallOrders.refundAsk}
      about={aboutOf(doing, t.common.list.selected)}
      verb={action.refund}
      guard="money"
      open={doing?.action === "refund"}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={async ({ note = "" }) => {
        const { isProposed } = await run({ orderNo: doing?.rows[0]?.orderNo ?? "", note });
        tell(aboutOf(doing, t.common.list.selected), isProposed ? t.orders.refund.proposed : t.orders.refund.started);
      }}
    >
      <Form.Item name="note" label={fields.note} extra={t.mallOrders.refundHint}>
        <Input.TextArea rows={3} maxLength={mallOrderLimits.noteLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
