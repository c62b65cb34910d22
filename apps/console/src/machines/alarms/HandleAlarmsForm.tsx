import { alarms } from "@yunshou/contract/machines/alarms";
import { type AlarmResult, alarmResults, checkAlarmHandling, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { Choice, FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AlarmRow } from "./alarmRow.ts";
import { useAlarmNames } from "./useIgnoreAlarms.ts";

interface Values {
  readonly handleResult: AlarmResult;
  readonly remark?: string;
}

/** Says how alarms were handled, with a remark of at most 200 characters (MACHINE-22, MSG-113). */
export function HandleAlarmsForm({
  chosen,
  onClose,
  onHandled,
}: {
  readonly chosen: readonly AlarmRow[] | undefined;
  readonly onClose: () => void;
  readonly onHandled: () => void;
}) {
  const t = usePhrases("machines", "alarms");
  const words = t.alarms;
  const { required, rule } = useRules();
  const { run, running } = useWrite(alarms.handle);
  const names = useAlarmNames();
  return (
    <FormModal<Values, readonly AlarmRow[]>
      key={chosen?.map(({ alarmId }) => alarmId).join()}
      title={words.handle}
      about={chosen === undefined ? null : names(chosen)}
      verb={words.handle}
      of={chosen}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={async ({ handleResult, remark = "" }, rows) => {
        await run({ alarmIds: rows.map(({ alarmId }) => alarmId), decision: "handle", handleResult, remark });
        onHandled();
      }}
      success={t.common.result.done}
    >
      <Form.Item name="handleResult" label={words.fields.handleResult} rules={[required]}>
        <Choice values={alarmResults} words={words.result} />
      </Form.Item>
      <Form.Item noStyle dependencies={["handleResult"]}>
        {({ getFieldValue }) => {
          const handleResult = (getFieldValue("handleResult") as AlarmResult | undefined) ?? "repaired";
          const checked = rule((remark) => checkAlarmHandling({ decision: "handle", handleResult, remark }));
          return (
            <Form.Item
              name="remark"
              label={t.common.fields.remark}
              required={handleResult === "other"}
              rules={[checked]}
            >
              <Input.TextArea rows={3} showCount maxLength={fieldLimits.remarkLength} />
            </Form.Item>
          );
        }}
      </Form.Item>
    </FormModal>
  );
}
