import { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { fieldLimits, type RefundBatchKind, refundBatchKinds, type RefundReason, refundReasons } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input, Radio } from "antd";
import { useState } from "react";
import type { InputOf } from "@yunshou/contract";
import { Choice, FormModal, showMoney, showNumber, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { useErrorText } from "../../platform/kit/useRefusalText.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Refunds or orders that somebody chose, or the filter that finds them, and how many the list showed. */
export interface BatchChoice {
  readonly of: Omit<InputOf<typeof refundBatches.preview>, "kind">;
  readonly shown: number;
}

interface Values {
  /** Asked for only where refunds are new. */
  readonly reason?: RefundReason;
  readonly note?: string;
}

interface BatchFormProps {
  readonly choice: BatchChoice | undefined;
  readonly onClose: () => void;
  readonly onStarted: (refundBatchId: string) => void;
}

/** Shows what would go back, and gives it back once it is confirmed as it was seen (REFUND-07, REFUND-08, MSG-132). */
export function BatchForm({ choice, onClose, onStarted }: BatchFormProps) {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds.batch;
  const textOf = useErrorText();
  const { required } = useRules();
  const { run, running } = useWrite(refundBatches.start);
  const [taken, take] = useState<RefundBatchKind>("retry");
  // What is left of an order goes back under the number of its failed refund where that is all of it, so there is nothing to choose.
  const ofOrders = choice?.of.orderNos !== undefined;
  const kind = ofOrders ? "rest" : taken;
  const asked = { ...choice?.of, kind };
  const { data, error, isPrevious } = useCall(refundBatches.preview, asked, {
    enabled: choice !== undefined,
    silent: true,
  });
  const seen = isPrevious || error !== null ? undefined : data;
  const counts = (n: number, fen: string) => ({ n: showNumber(n), amount: showMoney(fen) });
  const lines =
    seen === undefined
      ? []
      : [
          seen.rowCount === 0 ? words.none : fill(words.sum, counts(seen.rowCount, seen.amountFen)),
          seen.proposedCount > 0 ? fill(words.waits, counts(seen.proposedCount, seen.proposedFen)) : "",
          seen.needsFactor ? words.factor : "",
          ...seen.refused.map(({ code, rowCount }) =>
            fill(words.leftOut, { n: showNumber(rowCount), reason: textOf(code) }),
          ),
        ].filter((line) => line !== "");
  return (
    <FormModal<Values, BatchChoice>
      title={words.title}
      about={choice === undefined ? null : fill(t.common.list.selected, { n: showNumber(choice.shown) })}
      verb={
        seen === undefined || seen.rowCount === 0
          ? t.orders.action.refund
          : fill(words.verb, counts(seen.rowCount, seen.amountFen))
      }
      of={choice}
      onClose={onClose}
      initial={{ reason: "other" }}
      submitting={running || (seen === undefined && error === null)}
      guard="money"
      onSubmit={async ({ reason = "other", note = "" }, { of }) => {
        const { rowCount, amountFen } = seen!;
        const { refundBatchId } = await run({ ...of, kind, reason, note, seenCount: rowCount, seenFen: amountFen });
        onStarted(refundBatchId);
      }}
      success={words.started}
    >
      {!ofOrders && (
        <Form.Item label={words.what}>
          <Radio.Group
            vertical
            aria-label={words.what}
            value={kind}
            onChange={({ target }) => take(target.value as RefundBatchKind)}
            options={refundBatchKinds.map((value) => ({ value, label: words.kind[value] }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="seen"
        rules={[
          {
            validator: async () => {
              if (error !== null) throw error;
              if (seen === undefined || seen.rowCount === 0) throw new Error(words.none);
            },
          },
        ]}
      >
        <div role="status">{error !== null ? error.message : lines.map((line) => <div key={line}>{line}</div>)}</div>
      </Form.Item>
      {kind === "rest" && (
        <>
          <Form.Item name="reason" label={t.orders.refund.reason} rules={[required]}>
            <Choice values={refundReasons} words={t.orders.reason} />
          </Form.Item>
          <Form.Item name="note" label={t.common.fields.remark}>
            <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
          </Form.Item>
        </>
      )}
    </FormModal>
  );
}
