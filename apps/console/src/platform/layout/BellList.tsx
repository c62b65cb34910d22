import type { Phrases } from "../phrases/loadedRooms.ts";
import { messages } from "@yunshou/contract/access/messages";
import type { OutputOf } from "@yunshou/contract";
import type { MessageDetail } from "@yunshou/contract/access/messages";
import { fill } from "@yunshou/phrases";
import { Button, Empty } from "antd";
import { useNavigate } from "react-router";
import { showTime } from "../kit/show/show.ts";
import { useWrite } from "../kit/queries.ts";
import { usePhrases } from "../phrases/usePhrases.ts";
import { writeYuan } from "../phrases/numbers.ts";
import { useCanOpen } from "../usePages.ts";
import { addressOfTarget, targetOf } from "./messageTargets.ts";

interface BellListProps {
  readonly data: OutputOf<typeof messages.list> | undefined;
  /** A message led to a page. */
  readonly onLeave: () => void;
}

/** The newest messages and marking them as read; fetched when the bell is first pressed. */
export default function BellList({ data, onLeave }: BellListProps) {
  const t = usePhrases("machines", "messages");
  const words = t.messages;
  const mark = useWrite(messages.markRead);
  const unread = data?.unread ?? 0;
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const read = (messageIds: string[] | null) => void mark.run({ messageIds }).catch(() => undefined);
  const choose = (row: { readonly messageId: string; readonly read: boolean }, target: string | undefined) => {
    if (!row.read) read([row.messageId]);
    if (target === undefined) return;
    onLeave();
    void navigate(target);
  };

  return (
    <div className="bell-list">
      <header>
        <span>{fill(words.unread, { n: unread })}</span>
        <Button type="link" size="small" disabled={unread === 0} loading={mark.running} onClick={() => read(null)}>
          {words.markAll}
        </Button>
      </header>
      {data === undefined || data.rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.empty} />
      ) : (
        <ul>
          {data.rows.map((row) => {
            const found = targetOf(row.detail, showTime(row.createdAt).slice(0, 10));
            const target = canOpen(found.page) ? addressOfTarget(found) : undefined;
            return (
              <li key={row.messageId}>
                <button
                  type="button"
                  className={row.read ? "" : "bell-unread"}
                  disabled={row.read && target === undefined}
                  onClick={() => choose(row, target)}
                >
                  <b>{words.heading[row.detail.kind]}</b>
                  <time dateTime={row.createdAt}>{showTime(row.createdAt)}</time>
                  <span>{sentenceOf(row.detail, t)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** A message in the language of the reader. */
function sentenceOf(detail: MessageDetail, t: Phrases<"machines" | "messages">): string {
  const words = t.messages.sentence;
  if (detail.kind === "dailySummary")
    return fill(words.dailySummary, {
      ...detail,
      amount: writeYuan(detail.amountFen),
      refund: writeYuan(detail.refundFen),
    });
  if (detail.kind === "alarms") return fill(words.alarms, detail);
  if (detail.kind === "certificate")
    return fill(detail.daysLeft < 0 ? words.certificateExpired : words.certificateExpiring, {
      ...detail,
      n: detail.daysLeft,
    });
  if (detail.kind === "certificates") return fill(words.certificates, detail);
  if (detail.kind === "guessing") return fill(words.guessing[detail.what], detail);
  if (detail.kind === "guessingSpread") return fill(words.guessingSpread, detail);
  const { merchantName, machineName, machineNo } = detail;
  const lane = detail.lane === null ? "" : fill(words.lane, { lane: detail.lane });
  const refill = detail.refill === null ? "" : ` ${fill(words.refill, { figure: detail.refill })}`;
  return fill(words.alarm, {
    merchantName,
    machineName,
    machineNo,
    lane,
    alarm: `${t.machines.alarm[detail.alarm]}${refill}`,
  });
}
