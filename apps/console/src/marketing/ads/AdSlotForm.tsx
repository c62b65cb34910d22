import type { RowOf } from "@yunshou/contract";
import { adSlots } from "@yunshou/contract/marketing/ads";
import { adLimits, checkAdSide, checkCode, checkText, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  FormDrawer,
  MerchantField,
  NumberField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

export type AdSlot = RowOf<typeof adSlots.list>;

interface Values {
  readonly merchantId: string;
  readonly slotCode: string;
  readonly slotName: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly position: string;
}

interface AdSlotFormProps {
  readonly editing: AdSlot | "new" | undefined;
  readonly onClose: () => void;
}

/** Adds an ad space, or changes its code, name, size and position (AD-02). */
export function AdSlotForm({ editing, onClose }: AdSlotFormProps) {
  const t = usePhrases("ads");
  const words = t.ads;
  const { fields } = words;
  const { required, rule } = useRules();
  const refusal = useRefusalText();
  const [create, update] = [useWrite(adSlots.create), useWrite(adSlots.update)];
  const space = editing === "new" ? undefined : editing;
  const save = ({ merchantId, width = null, height = null, ...values }: Values) => {
    const form = { ...values, width, height };
    return space === undefined
      ? create.run({ merchantId, ...form })
      : update.run({ adSlotId: space.adSlotId, ...form });
  };
  const side = (name: "width" | "height") => (
    <Form.Item
      name={name}
      label={fields[name]}
      required
      rules={[ruleOf((value?: number | null) => refusal(checkAdSide(value ?? null, name)))]}
    >
      <NumberField min={1} max={adLimits.side} precision={0} style={{ width: "100%" }} />
    </Form.Item>
  );
  return (
    <FormDrawer<Values>
      key={space?.adSlotId ?? "new"}
      title={space === undefined ? words.addSpace : words.editSpace}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        merchantId: sessionCustomData()?.merchantId ?? "",
        slotCode: space?.slotCode ?? "",
        slotName: space?.slotName ?? "",
        width: space?.width,
        height: space?.height,
        position: space?.position ?? "",
      }}
      submitting={create.running || update.running}
      success={space === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      {space === undefined && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="slotCode" label={fields.slotCode} required rules={[rule((code) => checkCode(code, "slotCode"))]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="slotName"
        label={fields.slotName}
        required
        rules={[rule((name) => checkText(name, "slotName", fieldLimits.nameLength))]}
      >
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {side("width")}
      {side("height")}
      <Form.Item
        name="position"
        label={fields.position}
        required
        className="kit-wide"
        rules={[rule((position) => checkText(position, "position", adLimits.position))]}
      >
        <Input maxLength={adLimits.position} autoComplete="off" />
      </Form.Item>
    </FormDrawer>
  );
}
