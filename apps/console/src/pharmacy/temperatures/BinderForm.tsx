import { inspections } from "@yunshou/contract/pharmacy/inspections";
import { Form } from "antd";
import {
  Choice,
  FormModal,
  lastDays,
  lastMonth,
  MachineField,
  thisMonth,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const periods = ["last7", "last30", "thisMonth", "lastMonth"] as const;
type Period = (typeof periods)[number];
const daysOf: Readonly<Record<Period, () => { fromDay: string; toDay: string }>> = {
  last7: () => lastDays(7),
  last30: () => lastDays(30),
  thisMonth,
  lastMonth,
};

interface Values {
  readonly machineId?: string | null;
  readonly period: Period;
}

/** Asks for the file that an inspection wants, of one machine or all, for some days. */
export function BinderForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("temperatures");
  const { binder } = t.temperatures;
  const { required } = useRules();
  const write = useWrite(inspections.export);
  return (
    <FormModal<Values>
      title={binder.title}
      about={null}
      verb={t.common.action.export}
      open={open}
      onClose={onClose}
      initial={{ machineId: null, period: "last30" }}
      submitting={write.running}
      success={t.common.export.queued}
      onSubmit={({ machineId, period }) =>
        write.run({ machineId: machineId ?? null, ...daysOf[period](), format: "xlsx" })
      }
    >
      <Form.Item name="machineId" label={t.common.fields.machine} extra={binder.allMachines}>
        <MachineField />
      </Form.Item>
      <Form.Item name="period" label={binder.period} extra={binder.hint} rules={[required]}>
        <Choice values={periods} words={t.common.range} />
      </Form.Item>
    </FormModal>
  );
}
