import { maintenances } from "@yunshou/contract/machines/maintenances";
import { App, DatePicker, Form } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { FormModal, namesOf, today, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MaintenanceRow } from "./maintenanceRow.ts";

/** Says on which day the work was done (MACHINE-24). */
export function FinishForm({
  finishing,
  onClose,
}: {
  readonly finishing: MaintenanceRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("maintenances");
  const words = t.maintenances;
  const { required } = useRules();
  const { message } = App.useApp();
  const finish = useWrite(maintenances.finish);
  return (
    <FormModal<{ readonly maintainTime: Dayjs }, MaintenanceRow>
      title={words.finish}
      about={finishing && namesOf(finishing.machineName, finishing.machineNo, finishing.maintainContent)}
      verb={words.finish}
      of={finishing}
      onClose={onClose}
      initial={{ maintainTime: dayjs(today()) }}
      submitting={finish.running}
      onSubmit={async ({ maintainTime }, { maintenanceId }) => {
        const { nextId } = await finish.run({ maintenanceId, maintainTime: maintainTime.format("YYYY-MM-DD") });
        message.success(nextId === null ? words.finished : words.finishedAgain);
      }}
    >
      <Form.Item name="maintainTime" label={words.fields.maintainTime} rules={[required]} extra={words.finishHint}>
        <DatePicker
          allowClear={false}
          disabledDate={(date) => date.format("YYYY-MM-DD") > today()}
          style={{ width: "100%" }}
        />
      </Form.Item>
    </FormModal>
  );
}
