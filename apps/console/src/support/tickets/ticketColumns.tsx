import type { RowOf } from "@yunshou/contract";
import { tickets } from "@yunshou/contract/support/tickets";
import { step, type TicketEvent, ticketTable } from "@yunshou/domain";
import { Form } from "antd";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  type RowAction,
  showTime,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Saying } from "../SayForm.tsx";
import { TicketPhone } from "../TicketPhone.tsx";
import { ticketTones } from "../tones.ts";

export type TicketRow = RowOf<typeof tickets.list>;

interface Acts {
  readonly open: (ticketNo: string) => void;
  readonly say: (saying: Saying) => void;
  readonly merge: (ticket: TicketRow) => void;
  readonly mark: (ticket: TicketRow) => void;
}

/** Whether words are on their way, and what a row offers. */
export function useTicketActions({ say, merge, mark }: Omit<Acts, "open">) {
  const t = usePhrases("support");
  const { action, confirm, fields } = t.support;
  const { ask, askDelete } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("support.ticket.handle");
  const noArticles = useRefusedWithout("support.article.write");
  const unmark = useWrite(tickets.unmark);
  const [accept, restore, remove] = [useWrite(tickets.accept), useWrite(tickets.restore), useWrite(tickets.remove)];
  const [answer, resolve] = [useWrite(tickets.answer), useWrite(tickets.resolve)];

  const of = (row: TicketRow): RowAction[] => {
    const { ticketNo, ticketTitle, ticketStatus } = row;
    const about = namesOf(ticketTitle, ticketNo);
    const speak = (verb: string, label: string, write: typeof answer | typeof resolve) => () =>
      say({
        ticketNo,
        ticketTitle,
        verb,
        label,
        run: ({ ticketReply }) => write.run({ ticketNo, ticketReply }),
        more: (
          <Form.Item label={fields.contactPhone}>
            <TicketPhone ticket={row} reader="ticket" />
          </Form.Item>
        ),
      });
    const all: (RowAction & { readonly event: TicketEvent })[] = [
      {
        key: "accept",
        event: "accept",
        label: action.accept,
        onClick: () => ask({ text: confirm.accept, about, verb: action.accept, run: () => accept.run({ ticketNo }) }),
      },
      {
        key: "answer",
        event: "answer",
        label: action.answer,
        onClick: speak(action.answer, fields.ticketReply, answer),
      },
      {
        key: "resolve",
        event: "resolve",
        label: action.resolve,
        onClick: speak(action.resolve, fields.ticketReply, resolve),
      },
      { key: "merge", event: "merge", label: action.merge, onClick: () => merge(row) },
      { key: "mark", event: "mark", label: action.mark, onClick: () => mark(row) },
      {
        key: "unmark",
        event: "unmark",
        label: action.unmark,
        onClick: () => ask({ text: confirm.unmark, about, verb: action.unmark, run: () => unmark.run({ ticketNo }) }),
      },
      {
        key: "delete",
        event: "delete",
        label: t.common.action.delete,
        danger: true,
        onClick: () => askDelete(about, () => remove.run({ ticketNo })),
      },
    ];
    const possible: RowAction[] = all.filter(
      ({ event }) => refusal(step(ticketTable, ticketStatus, event)) === undefined,
    );
    if (ticketStatus === "deleted")
      possible.push({
        key: "restore",
        label: action.restore,
        onClick: () =>
          ask({ text: confirm.restore, about, verb: action.restore, run: () => restore.run({ ticketNo }) }),
      });
    const isArticle = ({ key }: RowAction) => key === "mark" || key === "unmark";
    return possible.map((one) => ({ ...one, refused: isArticle(one) ? noArticles : readOnly }));
  };
  return { of, saying: answer.running || resolve.running };
}

export function useTicketColumns(open: Acts["open"], actions: (row: TicketRow) => RowAction[]): ListColumns<TicketRow> {
  const t = usePhrases("support");
  const { fields, hint } = t.support;
  const column = columnsOf<TicketRow>();
  const due = (name: "answerDueAt" | "solveDueAt") => (row: TicketRow) =>
    row.waiting ? hint.waiting : showTime(row[name]);
  return [
    column.title("ticketTitle", "ticketTitle", "ticketNo", fields.ticketTitle, {
      width: 200,
      onOpen: ({ ticketNo }) => open(ticketNo),
    }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 130 }),
    column.label("problemType", fields.problemType, t.support.problem),
    column.status("ticketStatus", fields.ticketStatus, t.support.state, ticketTones),
    column.custom("answerDueAt", fields.answerDueAt, due("answerDueAt"), { width: 150, holdsData: true }),
    column.text("handler", fields.handler, { width: 80 }),
    column.text("contactPhone", fields.contactPhone, { width: 120, hidden: true }),
    column.time("createdTime", fields.createdTime, { sortable: true }),
    column.time("handleTime", fields.handleTime, { hidden: true }),
    column.custom("solveDueAt", fields.solveDueAt, due("solveDueAt"), { width: 150, holdsData: true, hidden: true }),
    column.text("machineNo", fields.machineNo, { width: 130, hidden: true }),
    column.text("orderNo", fields.orderNo, { width: 180, hidden: true, copyable: true }),
    column.actions(t.common.list.actions, actions),
  ];
}
