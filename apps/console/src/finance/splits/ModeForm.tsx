import { splitModes } from "@yunshou/contract/finance/sharing";
import { fieldLimits } from "@yunshou/domain";
import { Alert, Form, Input, Radio } from "antd";
import { FormModal, namesOf, NumberField, showTime, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PlanRow } from "./state.ts";

interface Values {
  readonly platformBalance: boolean;
  /** In percent. */
  readonly ratioLimit: number;
  readonly answeredBy: string;
  readonly reason: string;
}

/** How the splits of a merchant are executed; the books of the platform need somebody who answers for them (decision 0044). */
export function ModeForm({ plan, onClose }: { readonly plan: PlanRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("splitPlans");
  const words = t.splitPlans;
  const { fields, action, mode } = words;
  const { required } = useRules();
  const { data } = useRecord(splitModes.show, { merchantId: plan?.merchantId }, { anew: true });
  const set = useWrite(splitModes.set);
  return (
    <FormModal<Values, PlanRow>
      key={`${plan?.planId} ${data?.setTime ?? ""}`}
      title={action.mode}
      about={
        plan === undefined
          ? null
          : namesOf(plan.merchantName, data?.setTime == null ? null : `${data.setBy ?? ""} ${showTime(data.setTime)}`)
      }
      verb={() => action.mode}
      of={data === undefined ? undefined : plan}
      onClose={onClose}
      initial={
        data === undefined
          ? {}
          : {
              platformBalance: data.platformBalance,
              ratioLimit: data.ratioLimit / 100,
              answeredBy: data.answeredBy,
              reason: data.reason,
            }
      }
      submitting={set.running}
      guard="money"
      onSubmit={({ ratioLimit, ...values }, { merchantId }) =>
        set.run({ ...values, merchantId, ratioLimit: Math.round(ratioLimit * 100) })
      }
      success={t.common.result.modified}
    >
      <Alert type="warning" showIcon title={words.modeHint} style={{ marginBottom: 16 }} />
      <Form.Item name="platformBalance" label={fields.platformBalance} rules={[required]}>
        <Radio.Group
          options={[
            { value: false, label: mode.provider },
            { value: true, label: mode.platform },
          ]}
        />
      </Form.Item>
      <Form.Item name="ratioLimit" label={fields.ratioLimit} extra={words.ratioHint} rules={[required]}>
        <NumberField min={0.01} max={100} precision={2} suffix="%" />
      </Form.Item>
      <Form.Item name="answeredBy" label={fields.answeredBy} rules={[required]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="reason" label={fields.reason} rules={[required]}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
