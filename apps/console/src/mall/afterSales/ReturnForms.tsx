import { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { accept, afterSaleLimits, checkAfterSaleAmount, checkReturnedPieces, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import {
  fenOf,
  FormModal,
  MoneyField,
  NumberField,
  ofYuan,
  ruleOf,
  showMoney,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AfterSaleRow } from "./afterSale.ts";
import { aboutOf, type DecideFormProps } from "./DecideForms.tsx";

/** 同意退回: the buyer reads where the goods go, and the money follows when they are there. */
export function AgreeForm({ of, onClose }: DecideFormProps) {
  const t = usePhrases("afterSales");
  const words = t.afterSales;
  const { filled } = useRules();
  const { run, running } = useWrite(mallAfterSales.agree);
  return (
    <FormModal<{ readonly note: string }, AfterSaleRow>
      title={words.agree}
      about={aboutOf(of)}
      verb={words.agree}
      of={of}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ note }, row) => run({ afterSaleId: row.afterSaleId, note })}
      success={t.common.result.done}
    >
      <Form.Item name="note" label={words.whereTo} extra={words.noteHint} rules={[filled]}>
        <Input.TextArea rows={3} maxLength={afterSaleLimits.noteLength} showCount />
      </Form.Item>
    </FormModal>
  );
}

interface Received {
  readonly pieces: number;
  readonly amount: string;
  readonly note?: string;
}

/** 收到退回: what can be sold again goes back to the shelf, and the money to the buyer. */
export function ReceiveForm({ of, onClose }: DecideFormProps) {
  const t = usePhrases("afterSales", "orders");
  const words = t.afterSales;
  const { rule } = useRules();
  const refusal = useRefusalText();
  const { message } = App.useApp();
  const { run, running } = useWrite(mallAfterSales.receive);
  const asked = BigInt(of?.askedAmountFen ?? "0");
  const returnable = of?.returnable ?? 0;
  return (
    <FormModal<Received, AfterSaleRow>
      title={words.receive}
      about={aboutOf(of)}
      verb={({ amount }) => `${t.orders.action.refund} ${showMoney(fenOf(amount))}`}
      of={of}
      onClose={onClose}
      initial={{ pieces: returnable, amount: yuanFromFen(asked) }}
      submitting={running}
      guard="money"
      onSubmit={async ({ pieces, amount, note = "" }, row) => {
        const given = { refundAmountFen: fenOf(amount), pieces, note };
        const { isProposed } = await run({ afterSaleId: row.afterSaleId, ...given });
        const result = isProposed ? t.orders.refund.proposed : t.orders.refund.started;
        message.success(fill(t.common.result.of, { about: aboutOf(row), result }));
      }}
    >
      <Form.Item
        name="pieces"
        label={words.fields.pieces}
        extra={words.piecesHint}
        required
        rules={[ruleOf((pieces: number | null) => refusal(checkReturnedPieces(pieces ?? -1, returnable)))]}
      >
        <NumberField precision={0} min={0} max={returnable} style={{ width: "100%" }} />
      </Form.Item>
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
