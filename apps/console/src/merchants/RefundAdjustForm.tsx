import { merchants } from "@yunshou/contract/merchants/merchants";
import { checkRefundAdjustment, fenFromYuan, yuanFromFen } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { FormModal, useRefusalText, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { MerchantRow } from "./state.ts";

interface Values {
  readonly agreed: boolean;
  readonly maximum?: string;
}

/** Refund adjustment of a merchant: automatic up to a maximum, or always automatic (REFUND-04 to REFUND-06). */
export function RefundAdjustForm({
  merchant,
  onClose,
}: {
  readonly merchant: MerchantRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases();
  const words = t.merchants.refund;
  const refusal = useRefusalText();
  const { run, running } = useWrite(merchants.setRefund);
  const check = (_rule: unknown, text = "") => {
    const amount = fenFromYuan(text);
    const problem = refusal(amount.ok ? checkRefundAdjustment(true, amount.value) : amount);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  const save = ({ agreed, maximum = "0" }: Values) => {
    const amount = fenFromYuan(agreed ? maximum : "0");
    return run({ merchantId: merchant?.merchantId ?? "0", agreed, maximumFen: amount.ok ? String(amount.value) : "0" });
  };
  return (
    <FormModal<Values>
      key={merchant?.merchantId}
      title={`${t.merchants.action.refund} · ${merchant?.merchantName ?? ""}`}
      open={merchant !== undefined}
      onClose={onClose}
      initial={{
        agreed: merchant?.refundAgreed ?? false,
        maximum: merchant?.refundAgreed ? yuanFromFen(BigInt(merchant.refundMaximumFen)) : "",
      }}
      loading={false}
      error={null}
      submitting={running}
      onSubmit={save}
    >
      <Form.Item name="agreed" label={t.merchants.action.refund}>
        <Radio.Group
          options={[
            { value: true, label: words.agreed },
            { value: false, label: words.disagreed },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before, after) => before.agreed !== after.agreed}>
        {({ getFieldValue }) =>
          getFieldValue("agreed") === true ? (
            <Form.Item
              name="maximum"
              label={t.merchants.field.refundMaximum}
              required
              extra={words.agreedHint}
              rules={[{ validator: check }]}
            >
              <Input inputMode="decimal" prefix="¥" />
            </Form.Item>
          ) : (
            <p className="merchant-hint">{words.disagreedHint}</p>
          )
        }
      </Form.Item>
    </FormModal>
  );
}
