import { users } from "@yunshou/contract/access/users";
import { checkBlockReason, fieldLimits } from "@yunshou/domain";
import { App, Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** Blocks a user; the reason is told at the next login (USER-11). */
export function BlockForm({
  user,
  onClose,
}: {
  readonly user: { readonly userId: string; readonly account: string } | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases();
  const { message } = App.useApp();
  const { rule } = useRules();
  const block = useWrite(users.block);
  const checked = rule(checkBlockReason);
  const save = async ({ reason }: { reason: string }) => {
    await block.run({ userId: user?.userId ?? "0", reason });
    message.success(t.common.result.done);
  };
  return (
    <FormModal<{ reason: string }>
      title={`${t.users.action.block} ${user?.account ?? ""}`}
      open={user !== undefined}
      onClose={onClose}
      initial={{ reason: "" }}
      submitting={block.running}
      onSubmit={save}
    >
      <Form.Item name="reason" label={t.users.field.blockReason} required rules={[checked]}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
