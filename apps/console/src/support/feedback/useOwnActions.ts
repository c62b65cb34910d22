import type { RowOf } from "@yunshou/contract";
import { feedback } from "@yunshou/contract/support/feedback";
import { step, type TicketEvent, ticketTable } from "@yunshou/domain";
import {
  namesOf,
  type RowAction,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Saying } from "../SayForm.tsx";

export type OwnRow = RowOf<typeof feedback.list>;

/** What a reporter can still do with an own ticket: say more, or say that it is solved. */
export function useOwnActions(say: (saying: Saying) => void) {
  const t = usePhrases("support");
  const { action, confirm: questions, fields } = t.support;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("support.feedback.write");
  const reply = useWrite(feedback.reply);
  const confirm = useWrite(feedback.confirm);
  const of = ({ ticketNo, ticketTitle, ticketStatus }: OwnRow): RowAction[] => {
    const refused = (event: TicketEvent) => readOnly ?? refusal(step(ticketTable, ticketStatus, event));
    return [
      {
        key: "reply",
        label: action.reply,
        refused: refused("reply"),
        onClick: () =>
          say({
            ticketNo,
            ticketTitle,
            verb: action.reply,
            label: fields.ticketContent,
            run: ({ ticketReply }) => reply.run({ ticketNo, ticketReply }),
          }),
      },
      {
        key: "confirm",
        label: action.confirm,
        refused: refused("confirm"),
        onClick: () =>
          ask({
            text: questions.confirm,
            about: namesOf(ticketTitle, ticketNo),
            verb: action.confirm,
            run: () => confirm.run({ ticketNo }),
          }),
      },
    ];
  };
  return { of, saying: reply.running };
}
