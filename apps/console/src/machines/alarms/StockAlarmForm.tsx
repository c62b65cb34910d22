import { stockAlarms } from "@yunshou/contract/machines/alarmRules";
import {
  alarmReceiverLimit,
  type AlarmWay,
  alarmWays,
  stockAlarmLimits,
  type StockAlarmUnit,
  stockAlarmUnits,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Form, Switch } from "antd";
import {
  Choice,
  choicesOf,
  FormModal,
  namesOf,
  NumberField,
  PersonField,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { StockAlarmRow } from "./alarmRow.ts";

interface Values {
  readonly threshold: number;
  readonly unit: StockAlarmUnit;
  readonly ways: AlarmWay[];
  readonly receiverIds: string[];
  readonly enabled: boolean;
}

/** Sets the out-of-stock alarm of one machine, or of many alike (STOCK-02). */
export function StockAlarmForm({
  chosen,
  onClose,
}: {
  readonly chosen: readonly StockAlarmRow[] | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("machines", "alarmRules");
  const words = t.alarmRules;
  const { required } = useRules();
  const { run, running } = useWrite(stockAlarms.save);
  const first = chosen?.[0];
  const alone = chosen?.length === 1 ? first : undefined;
  return (
    <FormModal<Values, readonly StockAlarmRow[]>
      key={chosen?.map(({ machineId }) => machineId).join()}
      title={chosen !== undefined && chosen.length > 1 ? words.setMany : words.set}
      about={
        alone !== undefined
          ? namesOf(alone.machineName, alone.machineNo)
          : fill(t.machines.batchCount, { n: chosen?.length ?? 0 })
      }
      verb={t.common.action.save}
      of={chosen}
      onClose={onClose}
      initial={{
        threshold: alone?.threshold ?? 5,
        unit: alone?.unit ?? "lanes",
        ways: alone === undefined || alone.ways.length === 0 ? ["console"] : [...alone.ways],
        receiverIds: alone?.receivers.map(({ userId }) => userId) ?? [],
        enabled: alone === undefined || alone.threshold === null || alone.enabled,
      }}
      submitting={running}
      onSubmit={(values, rows) => run({ machineIds: rows.map(({ machineId }) => machineId), ...values })}
      success={t.common.result.modified}
    >
      <Form.Item name="unit" label={words.fields.unit} rules={[required]}>
        <Choice values={stockAlarmUnits} words={words.unitName} />
      </Form.Item>
      <Form.Item noStyle dependencies={["unit"]}>
        {({ getFieldValue }) => (
          <Form.Item name="threshold" label={words.fields.threshold} rules={[required]}>
            <NumberField
              min={1}
              max={stockAlarmLimits[(getFieldValue("unit") as StockAlarmUnit | undefined) ?? "lanes"]}
              precision={0}
              style={{ width: "100%" }}
            />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name="ways" label={words.fields.ways}>
        <Checkbox.Group options={choicesOf(alarmWays, words.way)} />
      </Form.Item>
      <Form.Item name="receiverIds" label={words.fields.receiverIds}>
        <PersonField multiple maxCount={alarmReceiverLimit} usable />
      </Form.Item>
      <Form.Item name="enabled" label={t.common.fields.enabled} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormModal>
  );
}
