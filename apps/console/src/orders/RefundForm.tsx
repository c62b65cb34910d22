import { orders } from "@yunshou/contract/orders/orders";
import { fenFromYuan, fieldLimits, refundReasons, type RefundReason, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input, Select } from "antd";
import { FormModal, useRefusalText, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { mayRefund, refundableFen } from "./rules.ts";
import type { OrderRow } from "./words.ts";

interface Values {
  readonly amount: string;
  readonly reason: RefundReason;
  readonly note?: string;
}

/** A manual refund: an amount within what is left, and why (REFUND-03, REFUND-07). */
export function RefundForm({ order, onClose }: { readonly order: OrderRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases();
  const { message } = App.useApp();
  const refusal = useRefusalText();
  const { run, running } = useWrite(orders.refund);
  const left = order === undefined ? "" : yuanFromFen(refundableFen(order));

  const check = (_rule: unknown, text: string) => {
    const amount = fenFromYuan(text ?? "");
    const problem = refusal(amount.ok && order !== undefined ? mayRefund(order, amount.value) : amount);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  const submit = async ({ amount, reason, note = "" }: Values) => {
    const parsed = fenFromYuan(amount);
    if (order === undefined || !parsed.ok) return;
    await run({ orderNo: order.orderNo, amountFen: String(parsed.value), reason, note });
    message.success(t.orders.refund.started);
  };

  return (
    <FormModal<Values>
      title={t.orders.confirm.refund}
      open={order !== undefined}
      onClose={onClose}
      initial={{ amount: left, reason: "itemJammed" }}
      loading={false}
      error={null}
      submitting={running}
      guard="money"
      onSubmit={submit}
    >
      <Form.Item
        name="amount"
        label={t.orders.refund.amount}
        required
        extra={fill(t.orders.refund.left, { amount: left })}
        rules={[{ validator: check }]}
      >
        <Input inputMode="decimal" prefix="¥" />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t.orders.refund.reason}
        rules={[{ required: true, message: t.common.form.required }]}
      >
        <Select options={refundReasons.map((value) => ({ value, label: t.orders.reason[value] }))} />
      </Form.Item>
      <Form.Item name="note" label={t.common.form.remark}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
