import { members } from "@yunshou/contract/members/members";
import { fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { MemberRow } from "./state.ts";

/** Binds a card that nobody holds to a member (CARD-04). */
export function BindForm({
  member,
  onClose,
}: {
  readonly member: MemberRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("members");
  const { filled } = useRules();
  const words = t.members;
  const { run, running } = useWrite(members.bind);
  return (
    <FormModal<{ cardNo: string }, MemberRow>
      key={member?.rowId}
      title={words.action.bind}
      about={member?.holderName}
      verb={words.action.bind}
      of={member}
      onClose={onClose}
      initial={{ cardNo: "" }}
      submitting={running}
      onSubmit={({ cardNo }, { memberId }) => run({ memberId, cardNo: cardNo.trim() })}
      success={t.common.result.done}
    >
      <Form.Item name="cardNo" label={words.fields.cardNo} rules={[filled]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
