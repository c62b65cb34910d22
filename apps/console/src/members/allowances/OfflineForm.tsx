import { cardAllowances } from "@yunshou/contract/members/allowances";
import { allowanceLimits, checkOfflineSetting, yuanFromFen } from "@yunshou/domain";
import { Form } from "antd";
import { useEffect, useRef } from "react";
import {
  fenOf,
  FormModal,
  MerchantField,
  MoneyField,
  NumberField,
  useRecord,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

interface Values {
  readonly merchantId?: string;
  readonly limit: string;
  readonly hours: number;
}

/** 脱机消费: what the cards of a merchant may spend at a machine without network; 0 is off. */
export function OfflineForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("allowances", "members");
  const words = t.allowances;
  const { run, running } = useWrite(cardAllowances.set);
  return (
    <FormModal<Values>
      title={t.members.action.offline}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ merchantId: sessionCustomData()?.merchantId }}
      submitting={running}
      onSubmit={({ merchantId = "", limit, hours }) =>
        run({ merchantId, offlineLimitFen: fenOf(limit), offlineHours: hours })
      }
      success={t.common.result.modified}
    >
      <p className="kit-soft">{words.explain}</p>
      <p className="kit-soft">{words.scope}</p>
      <SettingFields limitLabel={words.fields.offlineLimit} hoursLabel={words.fields.offlineHours} />
    </FormModal>
  );
}

/** The setting of the chosen merchant, as it stands now. */
function SettingFields({ limitLabel, hoursLabel }: { readonly limitLabel: string; readonly hoursLabel: string }) {
  const t = usePhrases();
  const form = Form.useFormInstance<Values>();
  const merchantId = Form.useWatch("merchantId", form);
  const { required, amount } = useRules();
  const { data } = useRecord(cardAllowances.setting, { merchantId }, { anew: true });
  // Whose figures are in the fields: those of another merchant must not be saved, and what somebody writes is not replaced.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const of = data === undefined ? undefined : merchantId;
    if (shown.current === of) return;
    shown.current = of;
    form.setFieldsValue({
      limit: data === undefined ? "" : yuanFromFen(BigInt(data.offlineLimitFen)),
      hours: (data?.offlineHours ?? null) as number,
    });
  }, [data, merchantId, form]);
  const { least, most } = allowanceLimits.hours;
  return (
    <>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable narrowedTo={{ feature: "membershipCard" }} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="limit"
        label={limitLabel}
        required
        rules={[amount((limitFen) => checkOfflineSetting({ limitFen, hours: least }))]}
      >
        <MoneyField disabled={data === undefined} />
      </Form.Item>
      <Form.Item name="hours" label={hoursLabel} rules={[required]}>
        <NumberField min={least} max={most} precision={0} style={{ width: "100%" }} disabled={data === undefined} />
      </Form.Item>
    </>
  );
}
