import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { traceCodeDigits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, MachineField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly traceCode: string;
  readonly machineId: string;
}

/** Sells a box by its code where no order knows it; a second scan is refused with the earlier sale (MED-06). */
export function ScanForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("traceCodes");
  const words = t.traceCodes;
  const { required, filled } = useRules();
  const scan = useWrite(traceCodes.scan);
  return (
    <FormModal<Values>
      title={words.scan}
      about={null}
      verb={words.scan}
      open={open}
      onClose={onClose}
      initial={{ traceCode: "" }}
      submitting={scan.running}
      success={words.scanned}
      onSubmit={scan.run}
    >
      <Form.Item name="machineId" label={t.common.fields.machine} rules={[required]}>
        <MachineField />
      </Form.Item>
      <Form.Item name="traceCode" label={words.fields.traceCode} extra={words.scanHint} rules={[filled]}>
        <Input maxLength={traceCodeDigits} inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
