import { feeRates } from "@yunshou/contract/finance/fees";
import { feeRateLimits, onlinePaymentKinds, type SettledKind } from "@yunshou/domain";
import { DatePicker, Form } from "antd";
import type { Dayjs } from "dayjs";
import { Choice, FormDrawer, MerchantField, NumberField, today, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly merchantId: string;
  readonly provider: SettledKind;
  /** In percent. */
  readonly feeRate: number;
  readonly fromDay: Dayjs;
}

/** Sets a rate that holds from a day on; days that are settled keep theirs. */
export function RateForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("settlements");
  const words = t.settlements;
  const { fields, action } = words;
  const { required } = useRules();
  const set = useWrite(feeRates.set);
  return (
    <FormDrawer<Values>
      title={action.setRate}
      open={open}
      onClose={onClose}
      initial={{ provider: "wechat", feeRate: feeRateLimits.usual / 100 }}
      submitting={set.running}
      onSubmit={({ feeRate, fromDay, ...values }) =>
        set.run({ ...values, feeRate: Math.round(feeRate * 100), fromDay: fromDay.format("YYYY-MM-DD") })
      }
      success={words.rateSet}
    >
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable allowClear={false} />
      </Form.Item>
      <Form.Item name="provider" label={fields.provider} rules={[required]}>
        <Choice values={onlinePaymentKinds} words={words.provider} />
      </Form.Item>
      <Form.Item name="feeRate" label={`${fields.feeRate} (%)`} rules={[required]}>
        <NumberField
          min={feeRateLimits.least / 100}
          max={feeRateLimits.most / 100}
          precision={2}
          step={0.01}
          style={{ width: "100%" }}
        />
      </Form.Item>
      <Form.Item name="fromDay" label={fields.fromDate} rules={[required]}>
        <DatePicker disabledDate={(date) => date.format("YYYY-MM-DD") < today()} style={{ width: "100%" }} />
      </Form.Item>
    </FormDrawer>
  );
}
