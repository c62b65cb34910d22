import { tickets } from "@yunshou/contract/support/tickets";
import { Form, Input } from "antd";
import { FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { TicketRow } from "./ticketColumns.tsx";

/** Closes a ticket that reports the same as another one, which is named by its number. */
export function MergeForm({
  ticket,
  onClose,
}: {
  readonly ticket: TicketRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("support");
  const { action, fields } = t.support;
  const { required } = useRules();
  const merge = useWrite(tickets.merge);
  return (
    <FormModal<{ intoNo: string }, TicketRow>
      key={ticket?.ticketNo}
      title={action.merge}
      about={ticket === undefined ? null : namesOf(ticket.ticketTitle, ticket.ticketNo)}
      verb={action.merge}
      of={ticket}
      onClose={onClose}
      initial={{ intoNo: "" }}
      submitting={merge.running}
      onSubmit={({ intoNo }, { ticketNo }) => merge.run({ ticketNo, intoNo: intoNo.trim() })}
      success={t.common.result.done}
    >
      <Form.Item name="intoNo" label={fields.intoNo} rules={[required, { pattern: /^\s*\d{1,19}\s*$/ }]}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
