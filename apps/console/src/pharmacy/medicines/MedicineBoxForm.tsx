import { medicineBoxes } from "@yunshou/contract/pharmacy/medicineBoxes";
import { type MedicineBox, medicineBoxLimits } from "@yunshou/domain";
import { Form } from "antd";
import { FormModal, NumberField, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Sets from when medicines are near their end, and how long a machine may be too warm; only with the switch (MED-12). */
export function MedicineBoxForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("medicines");
  const { box, fields } = t.medicines;
  const hints = { nearDays: box.nearDays, excursionMinutes: box.excursionMinutes };
  const { required } = useRules();
  const save = useWrite(medicineBoxes.save);
  const { data, error } = useCall(medicineBoxes.detail, {}, { enabled: open, silent: true, anew: true });
  return (
    <FormModal<MedicineBox>
      title={box.title}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={data ?? {}}
      loading={data === undefined}
      error={error}
      submitting={save.running}
      success={t.common.result.modified}
      onSubmit={save.run}
    >
      {(["nearDays", "excursionMinutes"] as const).map((name) => (
        <Form.Item key={name} name={name} label={fields[name]} extra={hints[name]} rules={[required]}>
          <NumberField
            min={medicineBoxLimits[name].from}
            max={medicineBoxLimits[name].to}
            precision={0}
            style={{ width: "100%" }}
          />
        </Form.Item>
      ))}
    </FormModal>
  );
}
