import { orders } from "@yunshou/contract/orders/orders";
import { accept, fieldLimits, refundReasons, type RefundReason, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import { Choice, fenOf, FormModal, MoneyField, ofYuan, showMoney, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { mayRefund, refundableFen } from "./rules.ts";
import { orderAbout, type OrderRow } from "./words.ts";

interface Values {
  readonly amount: string;
  readonly reason: RefundReason;
  readonly note?: string;
}

/** A manual refund: an amount within what is left, and why (REFUND-03, REFUND-07). */
export function RefundForm({ order, onClose }: { readonly order: OrderRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("orders");
  const { required, rule } = useRules();
  const { message } = App.useApp();
  const { run, running } = useWrite(orders.refund);
  const left = order === undefined ? "" : yuanFromFen(refundableFen(order));

  return (
    <FormModal<Values, OrderRow>
      title={t.orders.confirm.refund}
      about={order === undefined ? null : orderAbout(order)}
      verb={({ amount }) => `${t.orders.action.refund} ${showMoney(fenOf(amount))}`}
      of={order}
      onClose={onClose}
      initial={{ amount: left, reason: "itemJammed" }}
      submitting={running}
      guard="money"
      onSubmit={async ({ amount, reason, note = "" }, of) => {
        const { isProposed } = await run({ orderNo: of.orderNo, amountFen: fenOf(amount), reason, note });
        const result = isProposed ? t.orders.refund.proposed : t.orders.refund.started;
        message.success(fill(t.common.result.of, { about: orderAbout(of), result }));
      }}
    >
      <Form.Item
        name="amount"
        label={t.orders.refund.amount}
        required
        extra={fill(t.orders.refund.left, { amount: left })}
        rules={[rule(ofYuan((fen) => (order === undefined ? accept() : mayRefund(order, fen))))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="reason" label={t.orders.refund.reason} rules={[required]}>
        <Choice values={refundReasons} words={t.orders.reason} />
      </Form.Item>
      <Form.Item name="note" label={t.common.fields.remark}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
