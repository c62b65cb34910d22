import { pickupPoints } from "@yunshou/contract/mall/pickupPoints";
import { checkCoordinates, checkMobile, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { type PartOfPosition, PositionField } from "../../machines/places/PositionField.tsx";
import {
  FormDrawer,
  MachineField,
  ruleOf,
  useRecord,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form is open for: a new pickup point, or an existing one. */
export type PickupPointEditing = { readonly pickupPointId?: string };

interface Values {
  readonly pickupPoint: string;
  readonly pointAddress: string;
  readonly position: PartOfPosition;
  readonly contactName?: string;
  readonly contactPhone?: string;
  readonly machineId?: string | null;
}

interface PickupPointFormProps {
  readonly editing: PickupPointEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a pickup point with its position on the map (POINT-01, POINT-02, MSG-36, MSG-92). */
export function PickupPointForm({ editing, onClose }: PickupPointFormProps) {
  const t = usePhrases("mall", "points");
  const { filled, rule } = useRules();
  const refusal = useRefusalText();
  const record = useRecord(pickupPoints.detail, { pickupPointId: editing?.pickupPointId }, { anew: true });
  const edited = record.data;
  const create = useWrite(pickupPoints.create);
  const update = useWrite(pickupPoints.update);
  const save = ({ position, machineId, ...values }: Values) => {
    const input = { ...values, ...position, machineId: machineId ?? null };
    return edited === undefined ? create.run(input) : update.run({ ...input, pickupPointId: edited.pickupPointId });
  };
  const initial: Partial<Values> =
    edited === undefined
      ? { position: { longitude: null, latitude: null } }
      : {
          pickupPoint: edited.pickupPoint,
          pointAddress: edited.pointAddress,
          contactName: edited.contactName,
          contactPhone: edited.contactPhone,
          machineId: edited.machineId,
          position: { longitude: edited.longitude, latitude: edited.latitude },
        };
  return (
    <FormDrawer<Values>
      key={edited?.pickupPointId ?? "new"}
      title={editing?.pickupPointId === undefined ? t.mall.addPickupPoint : t.common.action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={editing?.pickupPointId !== undefined && edited === undefined}
      error={record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={edited === undefined ? t.common.result.added : t.common.result.modified}
      width={720}
    >
      <Form.Item name="pickupPoint" label={t.mall.fields.pickupPoint} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="machineId" label={t.mall.fields.pickupMachine} extra={t.mall.machineHint}>
        <MachineField usable />
      </Form.Item>
      <Form.Item name="pointAddress" label={t.points.fields.pointAddress} className="kit-wide" rules={[filled]}>
        <Input maxLength={fieldLimits.addressLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="position"
        label={t.mall.fields.location}
        className="kit-wide"
        required
        rules={[ruleOf((at?: PartOfPosition) => refusal(checkCoordinates(at?.longitude, at?.latitude)))]}
      >
        <PositionField />
      </Form.Item>
      <Form.Item name="contactName" label={t.common.fields.contactName}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={t.common.fields.contactPhone}
        rules={[rule((text) => checkMobile(text, "contactPhone"), { optional: true })]}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Form.Item>
    </FormDrawer>
  );
}
