import { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import { fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { SystemAlarm } from "./systemAlarm.ts";

interface Values {
  readonly remark: string;
}

/** Says what was done about alarms of the service (SYS-01, MSG-113). */
export function HandleSystemAlarmsForm({
  chosen,
  about,
  onClose,
}: {
  readonly chosen: readonly SystemAlarm[] | undefined;
  readonly about: string;
  readonly onClose: () => void;
}) {
  const t = usePhrases("alarms");
  const { filled } = useRules();
  const { run, running } = useWrite(systemAlarms.handle);
  return (
    <FormModal<Values, readonly SystemAlarm[]>
      key={chosen?.map(({ alarmId }) => alarmId).join()}
      title={t.alarms.handle}
      about={about}
      verb={t.alarms.handle}
      of={chosen}
      onClose={onClose}
      initial={{ remark: "" }}
      submitting={running}
      onSubmit={({ remark }, rows) =>
        run({ systemAlarmIds: rows.map(({ alarmId }) => alarmId), decision: "handle", remark })
      }
      success={t.common.result.done}
    >
      <Form.Item name="remark" label={t.common.fields.remark} rules={[filled]}>
        <Input.TextArea rows={3} showCount maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormModal>
  );
}
