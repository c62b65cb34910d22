import { physicalStores } from "@yunshou/contract/mall/physicalStores";
import { checkCoordinates, checkMobile, checkOpeningHours, fieldLimits, type OpeningHours } from "@yunshou/domain";
import { Form, Input, TimePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { type PartOfPosition, PositionField } from "../../machines/places/PositionField.tsx";
import { FormDrawer, ruleOf, useRecord, useRefusalText, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** A store that is being changed; a new one has no id. */
export interface StoreEditing {
  readonly physicalStoreId?: string;
}

interface Values {
  readonly storeName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly storeAddress: string;
  readonly hours?: readonly [Dayjs, Dayjs] | null;
  readonly position: PartOfPosition;
}

const timeFormat = "HH:mm";
const hoursOf = (hours: Values["hours"]): OpeningHours | null =>
  hours == null ? null : { from: hours[0].format(timeFormat), to: hours[1].format(timeFormat) };
const timeOf = (text: string): Dayjs => dayjs(`2000-01-01T${text}`);

/** Adds or changes a store with its position on the map (MALL-03, POINT-02, FORM-02, MSG-36, MSG-92). */
export function StoreForm({
  editing,
  onClose,
}: {
  readonly editing: StoreEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("stores");
  const { fields, action, hint } = t.stores;
  const { filled, rule } = useRules();
  const refusal = useRefusalText();
  const { data: edited, error } = useRecord(
    physicalStores.detail,
    { physicalStoreId: editing?.physicalStoreId },
    { anew: true },
  );
  const create = useWrite(physicalStores.create);
  const update = useWrite(physicalStores.update);
  const isNew = editing?.physicalStoreId === undefined;
  const save = ({ position, hours, ...values }: Values) => {
    const input = { ...values, ...position, openingHours: hoursOf(hours) };
    return edited === undefined ? create.run(input) : update.run({ ...input, physicalStoreId: edited.physicalStoreId });
  };
  const initial: Partial<Values> =
    edited === undefined
      ? { position: { longitude: null, latitude: null } }
      : {
          storeName: edited.storeName,
          contactName: edited.contactName,
          contactPhone: edited.contactPhone,
          storeAddress: edited.storeAddress,
          hours: edited.openingHours && [timeOf(edited.openingHours.from), timeOf(edited.openingHours.to)],
          position: { longitude: edited.longitude, latitude: edited.latitude },
        };
  return (
    <FormDrawer<Values>
      key={edited?.physicalStoreId ?? "new"}
      title={isNew ? action.addStore : action.editStore}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={!isNew && edited === undefined}
      error={error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={isNew ? t.common.result.added : t.common.result.modified}
      width={720}
    >
      <Form.Item name="storeName" label={fields.storeName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="contactName" label={t.common.fields.contactName} rules={[filled]}>
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
        name="hours"
        label={fields.openingHours}
        rules={[ruleOf((hours?: Values["hours"]) => refusal(checkOpeningHours(hoursOf(hours))))]}
      >
        <TimePicker.RangePicker format={timeFormat} order={false} needConfirm={false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="storeAddress" label={fields.storeAddress} rules={[filled]} className="kit-wide">
        <Input maxLength={fieldLimits.addressLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="position"
        label={hint.position}
        className="kit-wide"
        required
        rules={[ruleOf((at?: PartOfPosition) => refusal(checkCoordinates(at?.longitude, at?.latitude)))]}
      >
        <PositionField />
      </Form.Item>
    </FormDrawer>
  );
}
