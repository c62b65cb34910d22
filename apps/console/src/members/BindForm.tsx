import { members } from "@yunshou/contract/members/members";
import { fieldLimits } from "@yunshou/domain";
import { App, Form, Input } from "antd";
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
  const t = usePhrases();
  const { filled } = useRules();
  const words = t.members;
  const { message } = App.useApp();
  const { run, running } = useWrite(members.bind);
  const bind = async ({ cardNo }: { readonly cardNo: string }) => {
    await run({ memberId: member?.memberId ?? "0", cardNo: cardNo.trim() });
    message.success(t.common.result.done);
  };
  return (
    <FormModal<{ cardNo: string }>
      key={member?.rowId}
      title={`${words.action.bind} · ${member?.holderName ?? ""}`}
      open={member !== undefined}
      onClose={onClose}
      initial={{ cardNo: "" }}
      submitting={running}
      onSubmit={bind}
    >
      <Form.Item name="cardNo" label={words.field.cardNo} rules={[filled]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
