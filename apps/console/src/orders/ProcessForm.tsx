import { orders } from "@yunshou/contract/orders/orders";
import { fieldLimits } from "@yunshou/domain";
import { App, Form, Input } from "antd";
import { FormModal, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { OrderRow } from "./words.ts";

interface Values {
  readonly note: string;
}

/** An order in exception becomes processed, with the reason (ORDER-16). */
export function ProcessForm({ order, onClose }: { readonly order: OrderRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases();
  const { message } = App.useApp();
  const { run, running } = useWrite(orders.process);
  const submit = async ({ note }: Values) => {
    if (order === undefined) return;
    await run({ orderNo: order.orderNo, note });
    message.success(t.common.result.done);
  };
  return (
    <FormModal<Values> title={t.orders.action.process} open={order !== undefined} onClose={onClose} initial={{}} loading={false} error={null} submitting={running} onSubmit={submit}>
      <Form.Item name="note" label={t.orders.process.note} rules={[{ required: true, whitespace: true, message: t.errors["orders.noteRequired"] }]}>
        <Input.TextArea rows={4} maxLength={fieldLimits.remarkLength} showCount autoFocus />
      </Form.Item>
    </FormModal>
  );
}
