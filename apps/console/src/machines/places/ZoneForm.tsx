import type { RowOf } from "@yunshou/contract";
import { zones } from "@yunshou/contract/machines/zones";
import { checkRemark, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, MerchantField, PersonField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

/** A zone that is edited, or a new one. */
export type ZoneEditing = Partial<RowOf<typeof zones.list>>;

interface Values {
  readonly merchantId: string;
  readonly zoneName: string;
  readonly managerId?: string | null;
  readonly remark?: string;
}

interface ZoneFormProps {
  readonly editing: ZoneEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a zone (POINT-04, MSG-113). */
export function ZoneForm({ editing, onClose }: ZoneFormProps) {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const { required, filled, rule } = useRules();
  const create = useWrite(zones.create);
  const update = useWrite(zones.update);
  const zoneId = editing?.zoneId;

  const save = async ({ merchantId, ...values }: Values) => {
    const input = { ...values, managerId: values.managerId ?? null };
    if (zoneId === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, zoneId });
  };
  const initial: Partial<Values> =
    editing === undefined || zoneId === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "" }
      : {
          zoneName: editing.zoneName ?? "",
          managerId: editing.managerId ?? null,
          remark: editing.remark ?? "",
        };

  return (
    <FormDrawer<Values>
      key={zoneId ?? "new"}
      title={zoneId === undefined ? words.addZone : words.editZone}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={zoneId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="zoneName" label={fields.zoneName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {zoneId === undefined && (
        <Form.Item name="merchantId" label={fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="managerId" label={fields.managerId}>
        <PersonField usable />
      </Form.Item>
      <Form.Item
        name="remark"
        label={fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input.TextArea rows={2} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
