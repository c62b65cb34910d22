import { blacklist } from "@yunshou/contract/members/blacklist";
import { checkBlacklistReason, fieldLimits } from "@yunshou/domain";
import { Form } from "antd";
import { DictionaryText, FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MemberRow } from "../state.ts";

/** Puts a member with all cards on the blacklist (SYS-17). */
export function BlacklistMemberForm({
  member,
  onClose,
}: {
  readonly member: MemberRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("blacklist");
  const { fields, action, hint } = t.blacklist;
  const { rule } = useRules();
  const { run, running } = useWrite(blacklist.addMember);
  return (
    <FormModal<{ reason: string }, MemberRow>
      key={member?.memberId}
      title={action.add}
      about={namesOf(member?.holderName, member?.holderPhone)}
      verb={action.add}
      of={member}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ reason }, { memberId }) => run({ memberId, reason })}
      success={t.common.result.added}
    >
      <p className="kit-soft">{hint.effect}</p>
      <Form.Item
        name="reason"
        label={fields.reason}
        required
        rules={[rule((text: string | undefined) => checkBlacklistReason(text ?? ""))]}
      >
        <DictionaryText type="blacklistReason" maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormModal>
  );
}
