import { memberAssignments } from "@yunshou/contract/members/members";
import { Form } from "antd";
import { FormModal, useRecord, useRules, useWrite, SearchChoice } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { AssignmentRow } from "./state.ts";

/** Moves a member with all cards and balances to another merchant of the tree. */
export function AssignForm({
  member,
  onClose,
}: {
  readonly member: AssignmentRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("members");
  const { required } = useRules();
  const words = t.members;
  const targets = useRecord(memberAssignments.targets, { memberId: member?.memberId });
  const { run, running } = useWrite(memberAssignments.move);
  return (
    <FormModal<{ merchantId: string }, AssignmentRow>
      key={member?.memberId}
      title={words.action.assign}
      about={member?.holderName}
      verb={words.action.assign}
      of={member}
      onClose={onClose}
      initial={{}}
      loading={targets.data === undefined}
      error={targets.error}
      submitting={running}
      guard="money"
      onSubmit={({ merchantId }, { memberId }) => run({ memberId, merchantId })}
      success={t.common.result.done}
    >
      <p className="kit-soft">{words.hint.assign}</p>
      <Form.Item name="merchantId" label={words.fields.targetMerchant} rules={[required]}>
        <SearchChoice
          options={(targets.data?.merchants ?? []).map((one) => ({
            value: one.merchantId,
            label: `${one.merchantNo} ${one.merchantName}`,
          }))}
        />
      </Form.Item>
    </FormModal>
  );
}
