import { counts } from "@yunshou/contract/stock/counts";
import { countLimitBounds, type CountLimits } from "@yunshou/domain";
import { Form } from "antd";
import { FormModal, NumberField, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** 复核限额: the differences above which the merchant wants a second person. */
export function CountLimitsForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("counts");
  const words = t.counts;
  const { data, error } = useCall(counts.limits, {}, { enabled: open, anew: true });
  const { required } = useRules();
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
      success={t.common.result.modified}
      onSubmit={(values) => save.run(values)}
    >
      <Form.Item name="pieces" label={words.fields.pieces} rules={[required]}>
        <NumberField min={0} max={countLimitBounds.pieces} precision={0} />
      </Form.Item>
      <Form.Item name="percent" label={words.fields.percent} rules={[required]}>
        <NumberField min={0} max={countLimitBounds.percent} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
