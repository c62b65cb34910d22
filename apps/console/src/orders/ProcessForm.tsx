import { orders } from "@yunshou/contract/orders/orders";
import { fieldLimits, type ProcessOutcome, processOutcomes } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input, Radio } from "antd";
import { choicesOf, FormModal, showMoney, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { orderAbout, type OrderRow } from "./words.ts";

interface Values {
  readonly note: string;
  readonly outcome?: ProcessOutcome;
}

/** An order in exception becomes processed, with the reason (ORDER-16) and, where money waits, with what became of it. */
export function ProcessForm({
  order,
  onClose,
}: {
  readonly order: OrderRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("orders");
  const { run, running } = useWrite(orders.process);
  const waits = order !== undefined && order.waitingFen !== "0";
  return (
    <FormModal<Values, OrderRow>
      title={t.orders.action.process}
      about={order === undefined ? null : orderAbout(order)}
      verb={t.orders.action.process}
      of={order}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ note, outcome }, { orderNo }) => run({ orderNo, note, outcome: waits ? (outcome ?? null) : null })}
      success={t.common.result.done}
    >
      {waits && (
        <Form.Item
          name="outcome"
          label={fill(t.orders.process.outcome, { amount: showMoney(order.waitingFen) })}
          rules={[{ required: true, message: t.orders.errors["orders.outcomeRequired"] }]}
        >
          <Radio.Group vertical options={choicesOf(processOutcomes, t.orders.outcome)} />
        </Form.Item>
      )}
      <Form.Item
        name="note"
        label={t.orders.process.note}
        rules={[{ required: true, whitespace: true, message: t.orders.errors["orders.noteRequired"] }]}
      >
        <Input.TextArea rows={4} maxLength={fieldLimits.remarkLength} showCount autoFocus />
      </Form.Item>
    </FormModal>
  );
}
