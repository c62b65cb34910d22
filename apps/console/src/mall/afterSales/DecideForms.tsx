import { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { accept, afterSaleLimits, checkAfterSaleAmount, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import {
  fenOf,
  FormModal,
  MoneyField,
  namesOf,
  ofYuan,
  showMoney,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AfterSaleRow } from "./afterSale.ts";

export interface DecideFormProps {
  readonly of: AfterSaleRow | undefined;
  readonly onClose: () => void;
}

/** What a form about an application is about. */
export const aboutOf = (row: AfterSaleRow | undefined): string =>
  row === undefined ? "" : namesOf(row.productName, row.orderNo);

/** 同意: gives back what was asked, or less; a large refund waits for a second person as everywhere. */
export function ApproveForm({ of, onClose }: DecideFormProps) {
  const t = usePhrases("afterSales", "orders");
  const words = t.afterSales;
  const { rule } = useRules();
  const { message } = App.useApp();
  const { run, running } = useWrite(mallAfterSales.approve);
  const asked = BigInt(of?.askedAmountFen ?? "0");
  return (
    <FormModal<{ readonly amount: string; readonly note?: string }, AfterSaleRow>
      title={words.approve}
      about={aboutOf(of)}
      verb={({ amount }) => `${t.orders.action.refund} ${showMoney(fenOf(amount))}`}
      of={of}
      onClose={onClose}
      initial={{ amount: yuanFromFen(asked) }}
      submitting={running}
      guard="money"
      onSubmit={async ({ amount, note = "" }, row) => {
        const { isProposed } = await run({ afterSaleId: row.afterSaleId, refundAmountFen: fenOf(amount), note });
        const result = isProposed ? t.orders.refund.proposed : t.orders.refund.started;
        message.success(fill(t.common.result.of, { about: aboutOf(row), result }));
      }}
    >
      <Form.Item
        name="amount"
        label={words.fields.refundAmount}
        required
        rules={[rule(ofYuan((fen) => (of === undefined ? accept() : checkAfterSaleAmount(fen, asked))))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="note" label={words.fields.note} extra={words.noteHint}>
        <Input.TextArea rows={3} maxLength={afterSaleLimits.noteLength} showCount />
      </Form.Item>
    </FormModal>
  );
}

/** 拒绝: nothing goes back, and the buyer reads why. */
export function RejectForm({ of, onClose }: DecideFormProps) {
  const t = usePhrases("afterSales");
  const words = t.afterSales;
  const { filled } = useRules();
  const { run, running } = useWrite(mallAfterSales.reject);
  return (
    <FormModal<{ readonly note: string }, AfterSaleRow>
      title={words.reject}
      about={aboutOf(of)}
      verb={words.reject}
      of={of}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ note }, row) => run({ afterSaleId: row.afterSaleId, note })}
      success={t.common.result.done}
    >
      <Form.Item name="note" label={words.fields.note} extra={words.noteHint} rules={[filled]}>
        <Input.TextArea rows={3} maxLength={afterSaleLimits.noteLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
