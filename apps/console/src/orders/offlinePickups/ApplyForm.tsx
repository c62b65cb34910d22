import type { Endpoint } from "@yunshou/contract";
import { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { checkMobile, fieldLimits, offlinePickupLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input, Space } from "antd";
import { FormDrawer, ImageUpload, ruleOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly orderNo: string;
  readonly applicant: string;
  readonly contactPhone: string;
  readonly pictures?: readonly (string | null)[];
  readonly note?: string;
}

interface ApplyFormProps {
  readonly open: boolean;
  /** Takes the bytes of a picture. */
  readonly pictures: Endpoint;
  readonly onClose: () => void;
}

const places = Array.from({ length: offlinePickupLimits.pictures }, (_, place) => place);
const uploaded = (pictures: Values["pictures"] = []) => pictures.flatMap((name) => (name == null ? [] : [name]));

/** Applies for the offline pickup of a prize in the name of a customer, with pictures as proof (ORDER-08). */
export function ApplyForm({ open, pictures: endpoint, onClose }: ApplyFormProps) {
  const t = usePhrases("offlinePickups");
  const words = t.offlinePickups;
  const { fields } = words;
  const { filled, required, rule } = useRules();
  const apply = useWrite(offlinePickups.apply);
  const save = ({ pictures, note = "", ...values }: Values) =>
    apply.run({ ...values, orderNo: values.orderNo.trim(), pictures: uploaded(pictures), note });
  return (
    <FormDrawer<Values>
      title={words.apply}
      open={open}
      onClose={onClose}
      initial={{ orderNo: "", applicant: "", contactPhone: "" }}
      submitting={apply.running}
      onSubmit={save}
      success={words.applied}
    >
      <Form.Item
        name="orderNo"
        label={t.common.fields.orderNo}
        extra={words.applyHint}
        rules={[required, { pattern: /^\s*\d{1,19}\s*$/, message: words.errors["orders.offlineNotWon"] }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="applicant" label={fields.applicant} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={fields.contactPhone}
        required
        rules={[rule((phone) => checkMobile(phone, "contactPhone"))]}
      >
        <Input maxLength={11} autoComplete="off" />
      </Form.Item>
      <Form.Item label={fields.pictures} required className="kit-wide">
        <Space wrap align="start">
          {places.map((place) => (
            <Form.Item
              key={place}
              name={["pictures", place]}
              rules={
                place === 0
                  ? [
                      ruleOf((name?: string | null) =>
                        name == null
                          ? fill(words.errors["orders.offlinePictures"], { limit: offlinePickupLimits.pictures })
                          : undefined,
                      ),
                    ]
                  : []
              }
            >
              <ImageUpload endpoint={endpoint} />
            </Form.Item>
          ))}
        </Space>
      </Form.Item>
      <Form.Item name="note" label={fields.note} className="kit-wide">
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
