import { maintenances } from "@yunshou/contract/machines/maintenances";
import {
  checkNotNegative,
  diagnosedKinds,
  type DiagnosedKind,
  fieldLimits,
  maintenanceKinds,
  type MaintenanceKind,
  maintenanceLimits,
  yuanFromFen,
} from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  Choice,
  fenOf,
  FormDrawer,
  MachineField,
  MoneyField,
  namesOf,
  NumberField,
  ofYuan,
  today,
  useRecord,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type PartValues, PartsField } from "./PartsField.tsx";

/** One to edit; a new one otherwise, of itself or because of an alarm. */
export interface MaintenanceEditing {
  readonly maintenanceId?: string;
  readonly alarm?: {
    readonly alarmId: string;
    readonly machineNo: string;
    readonly machineName: string;
    readonly alarmType: string;
  };
}

interface Values {
  readonly machineId?: string;
  readonly maintainType: MaintenanceKind;
  readonly maintainContent: string;
  readonly faultType?: DiagnosedKind | null;
  readonly maintainer?: string;
  readonly maintainTime: Dayjs;
  readonly everyDays?: number | null;
  readonly labour?: string;
  readonly parts?: readonly PartValues[];
  readonly remark?: string;
}

const labourOf = ofYuan(checkNotNegative);
const isFault = (kind: string | undefined): kind is DiagnosedKind => diagnosedKinds.some((one) => one === kind);

/** Writes down a maintenance or a repair, with the parts that it took (MACHINE-24, HTTP-19, FORM-05). */
export function MaintenanceForm({
  editing,
  onClose,
}: {
  readonly editing: MaintenanceEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("maintenances", "machines");
  const words = t.maintenances;
  const { fields } = words;
  const { required, rule } = useRules();
  const create = useWrite(maintenances.create);
  const update = useWrite(maintenances.update);
  const { maintenanceId, alarm } = editing ?? {};
  const record = useRecord(maintenances.detail, { maintenanceId }, { anew: true });
  const of = maintenanceId === undefined ? undefined : record.data;
  const save = ({ machineId, maintainTime, labour, parts = [], ...values }: Values) => {
    const form = {
      ...values,
      maintainTime: maintainTime.format("YYYY-MM-DD"),
      faultType: values.faultType ?? null,
      everyDays: values.everyDays ?? null,
      labourFen: fenOf(labour),
      parts: parts.map(({ price, partName = "", partQty, ...part }) => ({
        ...part,
        partName,
        partQty: partQty ?? 0,
        priceFen: fenOf(price),
      })),
    };
    if (maintenanceId !== undefined) return update.run({ maintenanceId, ...form });
    return create.run({
      machineId: machineId ?? null,
      ...(alarm === undefined ? {} : { alarmId: alarm.alarmId }),
      ...form,
    });
  };
  return (
    <FormDrawer<Values>
      key={maintenanceId ?? alarm?.alarmId ?? "new"}
      title={maintenanceId === undefined ? words.add : words.edit}
      about={alarm === undefined ? undefined : namesOf(alarm.machineName, alarm.machineNo)}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        of === undefined
          ? {
              maintainType: alarm === undefined ? "maintain" : "repair",
              faultType: isFault(alarm?.alarmType) ? alarm.alarmType : null,
              maintainTime: dayjs(today()),
              parts: [],
            }
          : {
              ...of,
              maintainTime: dayjs(of.maintainTime),
              labour: yuanFromFen(BigInt(of.labourFen)),
              parts: of.parts.map(({ priceFen, ...part }) => ({ ...part, price: yuanFromFen(BigInt(priceFen)) })),
            }
      }
      loading={maintenanceId !== undefined && of === undefined}
      error={record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      width={760}
    >
      {maintenanceId === undefined && alarm === undefined ? (
        <Form.Item
          name="machineId"
          label={t.common.fields.machineNo}
          rules={[{ required: true, message: t.machines.errors["machines.numberEmpty"] }]}
        >
          <MachineField usable />
        </Form.Item>
      ) : (
        <Form.Item label={t.common.fields.machineNo}>
          {alarm === undefined ? namesOf(of?.machineName, of?.machineNo) : namesOf(alarm.machineName, alarm.machineNo)}
        </Form.Item>
      )}
      <Form.Item name="maintainType" label={fields.maintainType} rules={[required]}>
        <Choice values={maintenanceKinds} words={words.kind} />
      </Form.Item>
      <Form.Item name="maintainContent" label={fields.maintainContent} rules={[required]} className="kit-wide">
        <Input.TextArea rows={2} maxLength={maintenanceLimits.contentLength} showCount />
      </Form.Item>
      <Form.Item name="faultType" label={fields.faultType}>
        <Choice values={diagnosedKinds} words={t.machines.alarm} allowClear placeholder={words.noFault} />
      </Form.Item>
      <Form.Item name="maintainTime" label={fields.maintainTime} rules={[required]}>
        <DatePicker allowClear={false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="maintainer" label={fields.maintainer}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="everyDays" label={fields.everyDays}>
        <NumberField min={1} max={maintenanceLimits.everyDays} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="labour" label={fields.labour} rules={[rule(labourOf, { optional: true })]}>
        <MoneyField />
      </Form.Item>
      <PartsField />
      <Form.Item name="remark" label={t.common.fields.remark} className="kit-wide">
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
