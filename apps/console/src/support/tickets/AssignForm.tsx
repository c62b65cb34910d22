import { tickets } from "@yunshou/contract/support/tickets";
import { fill } from "@yunshou/phrases/fill";
import { Form } from "antd";
import { FormModal, PersonField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Gives the chosen tickets to one handler. */
export function AssignForm({
  ticketNos,
  onClose,
  onAssigned,
}: {
  readonly ticketNos: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onAssigned: () => void;
}) {
  const t = usePhrases("support");
  const { action, fields } = t.support;
  const { required } = useRules();
  const assign = useWrite(tickets.assign);
  return (
    <FormModal<{ handlerId: string }, readonly string[]>
      title={action.assign}
      about={fill(t.common.list.selected, { n: ticketNos?.length ?? 0 })}
      verb={action.assign}
      of={ticketNos}
      onClose={onClose}
      initial={{}}
      submitting={assign.running}
      onSubmit={async ({ handlerId }, chosen) => {
        await assign.run({ ticketNos: [...chosen], handlerId });
        onAssigned();
      }}
      success={t.common.result.done}
    >
      <Form.Item name="handlerId" label={fields.handlerId} rules={[required]}>
        <PersonField usable />
      </Form.Item>
    </FormModal>
  );
}
