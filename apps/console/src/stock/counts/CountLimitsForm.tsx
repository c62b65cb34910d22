import { counts } from "@yunshou/contract/stock/counts";
import { countLimitBounds, type CountLimits } from "@yunshou/domain";
import { App, Form, InputNumber } from "antd";
import { FormModal, useCall, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** 复核限额: the differences above which the merchant wants a second person. */
export function CountLimitsForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("counts");
  const words = t.counts;
  const { message } = App.useApp();
  const { data, error } = useCall(counts.limits, {}, { enabled: open, anew: true });
  const save = useWrite(counts.setLimits);
  return (
    <FormModal<CountLimits>
      title={words.limits}
      about={words.limitsHint}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={data ?? { pieces: 0, percent: 0 }}
      loading={data === undefined}
      error={error}
      submitting={save.running}
      onSubmit={async (values) => {
        await save.run(values);
        message.success(t.common.result.modified);
      }}
    >
      <Form.Item name="pieces" label={words.fields.pieces} rules={[{ required: true }]}>
        <InputNumber min={0} max={countLimitBounds.pieces} precision={0} />
      </Form.Item>
      <Form.Item name="percent" label={words.fields.percent} rules={[{ required: true }]}>
        <InputNumber min={0} max={countLimitBounds.percent} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
