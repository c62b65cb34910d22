import { users } from "@yunshou/contract/access/users";
import { checkBlockReason, fieldLimits } from "@yunshou/domain";
import { Form } from "antd";
import { DictionaryText, FormModal, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

interface Blocked {
  readonly userId: string;
  readonly account: string;
}

/** Blocks a user; the reason is told at the next login (USER-11). */
export function BlockForm({ user, onClose }: { readonly user: Blocked | undefined; readonly onClose: () => void }) {
  const t = usePhrases("users");
  const { rule } = useRules();
  const block = useWrite(users.block);
  const checked = rule(checkBlockReason);
  return (
    <FormModal<{ reason: string }, Blocked>
      title={t.users.action.block}
      about={user?.account}
      verb={t.users.action.block}
      of={user}
      onClose={onClose}
      initial={{ reason: "" }}
      submitting={block.running}
      onSubmit={({ reason }, { userId }) => block.run({ userId, reason })}
      success={t.common.result.done}
    >
      <Form.Item name="reason" label={t.users.fields.blockReason} required rules={[checked]}>
        <DictionaryText type="blockReason" maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormModal>
  );
}
