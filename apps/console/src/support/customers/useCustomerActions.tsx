import type { RowOf } from "@yunshou/contract";
import { customerFeedback } from "@yunshou/contract/support/customers";
import { openTicketStates, step, ticketTable } from "@yunshou/domain";
import { Alert, Checkbox, Form } from "antd";
import { useNavigate } from "react-router";
import {
  namesOf,
  type RowAction,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import type { Saying } from "../SayForm.tsx";
import { TicketPhone } from "../TicketPhone.tsx";

export type CustomerRow = RowOf<typeof customerFeedback.list>;

/** What is done about a customer's feedback: answer, make a ticket, look at the order and its refunds (REFUND-03). */
export function useCustomerActions(say: (saying: Saying) => void) {
  const t = usePhrases("support");
  const { action, confirm, fields, hint, problem } = t.support;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const readOnly = useRefusedWithout("support.customer.write");
  const answer = useWrite(customerFeedback.answer);
  const escalate = useWrite(customerFeedback.escalate);
  const of = (row: CustomerRow): RowAction[] => {
    const { ticketNo, orderNo, ticketStatus, problemType } = row;
    const title = problem[problemType];
    const actions: RowAction[] = [
      {
        key: "answer",
        label: action.answer,
        refused: readOnly ?? refusal(step(ticketTable, ticketStatus, "answer")),
        onClick: () =>
          say({
            ticketNo,
            ticketTitle: title,
            verb: action.answer,
            label: fields.ticketReply,
            run: ({ ticketReply, resolved = false }) => answer.run({ ticketNo, ticketReply, resolved }),
            more: (
              <>
                <Form.Item label={fields.contactPhone}>
                  <TicketPhone ticket={row} reader="customer" />
                </Form.Item>
                <Form.Item name="resolved" valuePropName="checked">
                  <Checkbox>{fields.resolved}</Checkbox>
                </Form.Item>
                <Alert type="info" showIcon title={row.onPhone ? hint.readOnPhone : hint.told} />
              </>
            ),
          }),
      },
    ];
    if (!row.escalated && openTicketStates.includes(ticketStatus))
      actions.push({
        key: "escalate",
        label: action.escalate,
        refused: readOnly,
        onClick: () =>
          ask({
            text: confirm.escalate,
            about: namesOf(title, ticketNo),
            verb: action.escalate,
            run: () => escalate.run({ ticketNo }),
          }),
      });
    if (orderNo === null) return actions;
    const links = [
      { key: "order", label: action.order, to: "/jygl/ddgl", query: `open=${orderNo}` },
      // An order that was never refunded has no row there: its drawer is where the refund is made.
      { key: "refund", label: action.refund, to: "/jygl/tkgl", query: `orderNo=${orderNo}&open=${orderNo}` },
    ];
    return [
      ...actions,
      ...links
        .filter(({ to }) => canOpen(to))
        .map(({ key, label, to, query }) => ({
          key,
          label,
          onClick: () => void navigate(`${to}?${query}`),
        })),
    ];
  };
  return { of, saying: answer.running };
}
