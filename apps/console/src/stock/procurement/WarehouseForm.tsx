import { warehouses } from "@yunshou/contract/stock/warehouses";
import { checkRemark, fieldLimits } from "@yunshou/domain";
import { DatePicker, Form, Input, Switch } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { FormDrawer, today, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form is open for: a new warehouse, or an existing one. */
export interface WarehouseEditing {
  readonly warehouseId?: string;
}

interface Values {
  readonly warehouseName: string;
  readonly remark?: string;
  readonly enabled: boolean;
  readonly closedDay?: Dayjs | null;
}

interface WarehouseFormProps {
  readonly editing: WarehouseEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a warehouse, and closes its days. */
export function WarehouseForm({ editing, onClose }: WarehouseFormProps) {
  const t = usePhrases("procurement");
  const { action, fields, hint } = t.procurement;
  const { filled, rule } = useRules();
  const warehouseId = editing?.warehouseId;
  const { data, error } = useCall(warehouses.choices, {}, { enabled: warehouseId !== undefined, anew: true });
  const edited = data?.rows.find((row) => row.warehouseId === warehouseId);
  const create = useWrite(warehouses.create);
  const update = useWrite(warehouses.update);
  const save = ({ closedDay, enabled, ...values }: Values) =>
    warehouseId === undefined
      ? create.run(values)
      : update.run({ ...values, warehouseId, enabled, closedDay: closedDay?.format("YYYY-MM-DD") ?? null });
  return (
    <FormDrawer<Values>
      key={edited?.warehouseId ?? "new"}
      title={warehouseId === undefined ? action.addWarehouse : action.editWarehouse}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        edited === undefined
          ? { enabled: true }
          : { ...edited, closedDay: edited.closedDay === null ? null : dayjs(edited.closedDay) }
      }
      loading={warehouseId !== undefined && edited === undefined}
      error={error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={warehouseId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="warehouseName" label={fields.warehouseName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {warehouseId !== undefined && (
        <>
          <Form.Item name="enabled" label={t.common.fields.enabled} valuePropName="checked">
            <Switch />
          </Form.Item>
          <Form.Item name="closedDay" label={fields.closedDay} extra={hint.closing}>
            <DatePicker style={{ width: "100%" }} disabledDate={(at) => !at.isBefore(dayjs(today()), "day")} />
          </Form.Item>
        </>
      )}
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
