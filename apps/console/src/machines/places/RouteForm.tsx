import type { RowOf } from "@yunshou/contract";
import { routes } from "@yunshou/contract/machines/routes";
import { checkRemark, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, MerchantField, PersonField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { ZoneChoice } from "./PlaceChoice.tsx";

/** A route that is edited, or a new one. */
export type RouteEditing = Partial<RowOf<typeof routes.list>>;

interface Values {
  readonly merchantId: string;
  readonly routeName: string;
  readonly zoneId?: string | null;
  readonly replenisherId?: string | null;
  readonly remark?: string;
}

interface RouteFormProps {
  readonly editing: RouteEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a route (POINT-04, MSG-113). */
export function RouteForm({ editing, onClose }: RouteFormProps) {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const { required, filled, rule } = useRules();
  const create = useWrite(routes.create);
  const update = useWrite(routes.update);
  const routeId = editing?.routeId;

  const save = async ({ merchantId, ...values }: Values) => {
    const input = { ...values, replenisherId: values.replenisherId ?? null, zoneId: values.zoneId ?? null };
    if (routeId === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, routeId });
  };
  const initial: Partial<Values> =
    editing === undefined || routeId === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "" }
      : {
          routeName: editing.routeName ?? "",
          zoneId: editing.zoneId ?? null,
          replenisherId: editing.replenisherId ?? null,
          remark: editing.remark ?? "",
        };

  return (
    <FormDrawer<Values>
      key={routeId ?? "new"}
      title={routeId === undefined ? words.addRoute : words.editRoute}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={routeId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="routeName" label={fields.routeName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {routeId === undefined && (
        <Form.Item name="merchantId" label={fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="zoneId" label={fields.zoneName}>
        <ZoneChoice />
      </Form.Item>
      <Form.Item name="replenisherId" label={fields.replenisherId}>
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
