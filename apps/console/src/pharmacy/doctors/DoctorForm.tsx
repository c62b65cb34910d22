import type { RowOf } from "@yunshou/contract";
import { doctors } from "@yunshou/contract/pharmacy/doctors";
import { checkCode, checkMobile, doctorLimits, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Doctor = RowOf<typeof doctors.list>;

interface Values {
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospital: string;
  readonly phone: string;
  readonly certNo: string;
}

/** Adds or edits a doctor; an empty phone stays as it is (RX-04). */
export function DoctorForm({
  editing,
  onClose,
}: {
  readonly editing: Doctor | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("doctors");
  const words = t.doctors;
  const { fields } = words;
  const { filled, rule } = useRules();
  const [create, update] = [useWrite(doctors.create), useWrite(doctors.update)];
  const doctor = editing === "new" ? undefined : editing;
  const save = (values: Values) =>
    doctor === undefined ? create.run(values) : update.run({ ...values, doctorId: doctor.doctorId });
  return (
    <FormModal<Values>
      key={doctor?.doctorId ?? "new"}
      title={doctor === undefined ? words.add : words.edit}
      about={doctor?.doctorName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        doctorName: doctor?.doctorName ?? "",
        doctorTitle: doctor?.doctorTitle ?? "",
        hospital: doctor?.hospital ?? "",
        phone: "",
        certNo: doctor?.certNo ?? "",
      }}
      submitting={create.running || update.running}
      success={doctor === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <Form.Item name="doctorName" label={fields.doctorName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="doctorTitle" label={fields.doctorTitle}>
        <Input maxLength={doctorLimits.titleLength} />
      </Form.Item>
      <Form.Item name="hospital" label={fields.hospital} rules={[filled]}>
        <Input maxLength={doctorLimits.hospitalLength} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t.common.fields.phone}
        required={doctor === undefined}
        rules={[rule((text) => checkMobile(text, "phone"), { optional: doctor !== undefined })]}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" placeholder={doctor?.phone} />
      </Form.Item>
      <Form.Item name="certNo" label={fields.certNo} required rules={[rule((text) => checkCode(text, "certNo"))]}>
        <Input maxLength={fieldLimits.codeLength} />
      </Form.Item>
    </FormModal>
  );
}
