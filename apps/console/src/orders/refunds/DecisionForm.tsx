import { refunds } from "@yunshou/contract/orders/refunds";
import { checkRefundDecision, fieldLimits, type RefundDecision, refundDecisions } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { FormModal, namesOf, showMoney, useRefusalText, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { RefundRow } from "./refundColumns.tsx";

interface Values {
  readonly decision?: RefundDecision;
  readonly note?: string;
}

/** The second person approves or declines a refund above the limit; whoever proposed it may only take it back (decision 0029). */
export function DecisionForm({
  refund,
  onClose,
}: {
  readonly refund: RefundRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds;
  const refusal = useRefusalText();
  const { required } = useRules();
  const { run, running } = useWrite(refunds.decide);
  const facts = { state: "proposed", operatorId: refund?.isOwn === true ? "own" : null } as const;
  const refusedBecause = (decision: RefundDecision) => refusal(checkRefundDecision(facts, decision, "own"));
  return (
    <FormModal<Values, RefundRow>
      title={words.review}
      about={
        refund === undefined ? null : namesOf(refund.productName, refund.machineName, refund.orderNo, refund.remark)
      }
      verb={({ decision }) =>
        decision === "approve" && refund !== undefined
          ? `${words.decision.approve} ${showMoney(refund.refundFen)}`
          : words.decision[decision ?? "decline"]
      }
      of={refund}
      onClose={onClose}
      initial={{}}
      submitting={running}
      guard="money"
      onSubmit={({ decision = "decline", note = "" }, { refundNo }) => run({ refundNo, decision, note })}
      success={t.common.result.done}
    >
      <Form.Item name="decision" label={words.decided} rules={[required]}>
        <Radio.Group
          vertical
          options={refundDecisions.map((value) => {
            const because = refusedBecause(value);
            return {
              value,
              label: because === undefined ? words.decision[value] : `${words.decision[value]} (${because})`,
              disabled: because !== undefined,
            };
          })}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={["decision"]}>
        {({ getFieldValue }) => (
          <Form.Item
            name="note"
            label={words.because}
            rules={[
              {
                required: getFieldValue("decision") === "decline",
                whitespace: true,
                message: t.orders.errors["orders.noteRequired"],
              },
            ]}
          >
            <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
          </Form.Item>
        )}
      </Form.Item>
    </FormModal>
  );
}
