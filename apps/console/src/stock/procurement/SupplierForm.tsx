import type { InputOf } from "@yunshou/contract";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { checkEmail, checkMobile, checkRemark, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form is open for: a new supplier, or an existing one. */
export interface SupplierEditing {
  readonly supplierId?: string;
}
type Values = InputOf<typeof suppliers.create>;

interface SupplierFormProps {
  readonly editing: SupplierEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a supplier (STOCK-06, MSG-26, MSG-92, MSG-113). */
export function SupplierForm({ editing, onClose }: SupplierFormProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { filled, rule } = useRules();
  const record = useRecord(suppliers.detail, { supplierId: editing?.supplierId }, { anew: true });
  const edited = record.data;
  const create = useWrite(suppliers.create);
  const update = useWrite(suppliers.update);
  const isNew = editing?.supplierId === undefined;
  const initial: Partial<Values> =
    edited === undefined
      ? {}
      : {
          supplierName: edited.supplierName,
          contactName: edited.contactName,
          contactPhone: edited.contactPhone,
          address: edited.address,
          email: edited.email,
          remark: edited.remark,
        };
  return (
    <FormDrawer<Values>
      key={edited?.supplierId ?? "new"}
      title={isNew ? action.addSupplier : action.editSupplier}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={!isNew && edited === undefined}
      error={record.error}
      submitting={create.running || update.running}
      onSubmit={(values) =>
        edited === undefined ? create.run(values) : update.run({ ...values, supplierId: edited.supplierId })
      }
      success={isNew ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="supplierName" label={fields.supplierName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="contactName" label={t.common.fields.contactName}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={t.common.fields.contactPhone}
        required
        rules={[rule((text) => checkMobile(text, "contactPhone"))]}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={t.common.fields.email}
        rules={[rule((text) => checkEmail(text, "email"), { optional: true })]}
      >
        <Input maxLength={120} inputMode="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label={fields.address} className="kit-wide">
        <Input maxLength={fieldLimits.addressLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
