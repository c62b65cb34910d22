import { points } from "@yunshou/contract/machines/points";
import { checkCoordinates, checkMobile, checkRemark, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  FormDrawer,
  MerchantField,
  ruleOf,
  useRecord,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { RegionChoice, RouteChoice } from "./PlaceChoice.tsx";
import { type PartOfPosition, PositionField } from "./PositionField.tsx";

/** What the form is open for: a new point, or an existing one. */
export type PointEditing = { readonly pointId?: string };

interface Values {
  readonly merchantId: string;
  readonly pointName: string;
  readonly regionId: string;
  readonly routeId?: string | null;
  readonly pointAddress?: string;
  readonly position: PartOfPosition;
  readonly pointContact?: string;
  readonly contactPhone?: string;
  readonly remark?: string;
}

interface PointFormProps {
  readonly editing: PointEditing | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a point with its position on the map (POINT-01, POINT-02, MSG-36, MSG-92, MSG-113). */
export function PointForm({ editing, onClose }: PointFormProps) {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const { required, filled, rule } = useRules();
  const refusal = useRefusalText();
  const record = useRecord(points.detail, { pointId: editing?.pointId }, { anew: true });
  const edited = record.data;
  const create = useWrite(points.create);
  const update = useWrite(points.update);

  const save = async ({ merchantId, position, ...values }: Values) => {
    const input = { ...values, ...position, routeId: values.routeId ?? null };
    if (edited === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, pointId: edited.pointId });
  };
  const initial: Partial<Values> =
    edited === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "", position: { longitude: null, latitude: null } }
      : {
          merchantId: edited.merchantId,
          pointName: edited.pointName,
          ...(edited.regionId === null ? {} : { regionId: edited.regionId }),
          routeId: edited.routeId,
          pointAddress: edited.pointAddress,
          pointContact: edited.pointContact,
          contactPhone: edited.contactPhone,
          remark: edited.remark,
          position: { longitude: edited.longitude, latitude: edited.latitude },
        };

  return (
    <FormDrawer<Values>
      key={edited?.pointId ?? "new"}
      title={editing?.pointId === undefined ? words.addPoint : words.editPoint}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={editing?.pointId !== undefined && edited === undefined}
      error={record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={edited === undefined ? t.common.result.added : t.common.result.modified}
      width={720}
    >
      <Form.Item name="pointName" label={fields.pointName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="merchantId" label={fields.merchantName} rules={[required]}>
        <MerchantField usable disabled={editing?.pointId !== undefined} allowClear={false} />
      </Form.Item>
      <Form.Item name="regionId" label={fields.regionId} rules={[required]}>
        <RegionChoice />
      </Form.Item>
      <Form.Item name="routeId" label={fields.routeName}>
        <RouteChoice />
      </Form.Item>
      <Form.Item name="pointAddress" label={fields.pointAddress} className="kit-wide">
        <Input maxLength={fieldLimits.addressLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="position"
        label={words.position}
        className="kit-wide"
        required
        rules={[ruleOf((at?: PartOfPosition) => refusal(checkCoordinates(at?.longitude, at?.latitude)))]}
      >
        <PositionField />
      </Form.Item>
      <Form.Item name="pointContact" label={fields.pointContact}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={fields.contactPhone}
        rules={[rule((text) => checkMobile(text, "contactPhone"), { optional: true })]}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
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
