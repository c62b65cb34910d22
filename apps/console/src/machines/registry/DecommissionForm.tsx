import { machines } from "@yunshou/contract/machines/machines";
import { fieldLimits } from "@yunshou/domain";
import { Alert, Form, Input } from "antd";
import { FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MachineRow } from "./state.ts";

interface DecommissionFormProps {
  readonly machine: Pick<MachineRow, "machineId" | "machineName" | "machineNo"> | undefined;
  readonly onClose: () => void;
}

/** Asks why a machine is taken out of service, and says what that means (MACHINE-16, MACHINE-17). */
export function DecommissionForm({ machine, onClose }: DecommissionFormProps) {
  const t = usePhrases("machines");
  const { filled } = useRules();
  const decommission = useWrite(machines.decommission);
  return (
    <FormModal<{ readonly reason: string }, NonNullable<DecommissionFormProps["machine"]>>
      title={t.machines.confirm.decommission}
      about={machine && namesOf(machine.machineName, machine.machineNo)}
      verb={t.machines.action.decommission}
      guard="money"
      of={machine}
      onClose={onClose}
      initial={{}}
      submitting={decommission.running}
      success={t.common.result.done}
      onSubmit={({ reason }, { machineId }) => decommission.run({ machineId, reason })}
    >
      <Alert className="kit-wide" type="warning" showIcon title={t.machines.decommissionMeans} />
      <Form.Item name="reason" label={t.machines.fields.reason} className="kit-wide" rules={[filled]}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} showCount rows={3} />
      </Form.Item>
    </FormModal>
  );
}
