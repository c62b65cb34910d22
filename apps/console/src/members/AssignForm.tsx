import { memberAssignments } from "@yunshou/contract/members/members";
import { App, Form, Select } from "antd";
import { FormModal, useCall, useRules, useWrite } from "../platform/kit/index.ts";
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
  const t = usePhrases();
  const { required } = useRules();
  const words = t.members;
  const { message } = App.useApp();
  const targets = useCall(
    memberAssignments.targets,
    { memberId: member?.memberId ?? "0" },
    { enabled: member !== undefined },
  );
  const { run, running } = useWrite(memberAssignments.move);
  const save = async ({ merchantId }: { readonly merchantId: string }) => {
    await run({ memberId: member?.memberId ?? "0", merchantId });
    message.success(t.common.result.done);
  };
  return (
    <FormModal<{ merchantId: string }>
      key={member?.memberId}
      title={`${words.action.assign} · ${member?.holderName ?? ""}`}
      open={member !== undefined}
      onClose={onClose}
      initial={{}}
      loading={targets.data === undefined}
      error={targets.error}
      submitting={running}
      guard="money"
      onSubmit={save}
    >
      <p className="kit-soft">{words.hint.assign}</p>
      <Form.Item name="merchantId" label={words.field.targetMerchant} rules={[required]}>
        <Select
          showSearch={{ optionFilterProp: "label" }}
          options={(targets.data?.merchants ?? []).map((one) => ({
            value: one.merchantId,
            label: `${one.merchantNo} ${one.merchantName}`,
          }))}
        />
      </Form.Item>
    </FormModal>
  );
}
