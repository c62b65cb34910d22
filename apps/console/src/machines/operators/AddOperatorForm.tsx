import { operators } from "@yunshou/contract/machines/operators";
import { Form } from "antd";
import { FormModal, MachineField, PersonField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly loginName: string;
  readonly machineIds: string[];
}

/** Makes an ordinary user an operator by giving him machines (MSG-31, MSG-57, MSG-58). */
export function AddOperatorForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("machines", "operators");
  const { filled } = useRules();
  const words = t.operators;
  const add = useWrite(operators.add);
  const save = (values: Values) => add.run(values);
  return (
    <FormModal<Values>
      title={words.add}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ machineIds: [] }}
      submitting={add.running}
      success={t.common.result.added}
      onSubmit={save}
    >
      <Form.Item name="loginName" label={words.fields.loginName} extra={words.accountHint} rules={[filled]}>
        <PersonField by="number" usable />
      </Form.Item>
      <Form.Item
        name="machineIds"
        label={words.machines}
        rules={[{ required: true, type: "array", min: 1, message: t.machines.errors["machines.selectToOperate"] }]}
      >
        <MachineField multiple usable />
      </Form.Item>
    </FormModal>
  );
}
