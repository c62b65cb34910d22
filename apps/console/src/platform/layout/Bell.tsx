import { BellOutlined } from "@ant-design/icons";
import { messages } from "@yunshou/contract/access/messages";
import type { MessageDetail } from "@yunshou/contract";
import { yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { Button, Empty, Popover } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { showTime } from "../kit/show.ts";
import { useCall, useWrite } from "../kit/queries.ts";
import { useCan } from "../kit/useCan.ts";
import { usePhrases } from "../phrases/usePhrases.ts";

const pollMs = 30_000;
/** More unread messages than this are not told apart on the bell. */
const countedTo = 99;

/** Messages to the person: how many are unread, the newest ones, and marking them as read. */
export function Bell() {
  const t = usePhrases();
  const words = t.messages;
  const [open, setOpen] = useState(false);
  const { data } = useCall(messages.list, {}, { pollMs });
  const mark = useWrite(messages.markRead);
  const unread = data?.unread ?? 0;
  const navigate = useNavigate();
  const mayOpen = useCan("merchants.certificate.read");
  const read = (messageIds: string[] | null) => void mark.run({ messageIds }).catch(() => undefined);
  const choose = (row: { readonly messageId: string; readonly read: boolean }, target: string | undefined) => {
    if (!row.read) read([row.messageId]);
    if (target === undefined) return;
    setOpen(false);
    void navigate(target);
  };

  const list = (
    <div className="bell-list">
      <header>
        <span>{fill(words.unread, { n: unread })}</span>
        <Button type="link" size="small" disabled={unread === 0} loading={mark.running} onClick={() => read(null)}>{words.markAll}</Button>
      </header>
      {data === undefined || data.rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.empty} />
      ) : (
        <ul>
          {data.rows.map((row) => {
            const target = mayOpen ? targetOf(row.detail) : undefined;
            return (
              <li key={row.messageId}>
                <button type="button" className={row.read ? "" : "bell-unread"} disabled={row.read && target === undefined} onClick={() => choose(row, target)}>
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

  return (
    <Popover trigger="click" placement="bottomRight" title={words.title} open={open} onOpenChange={setOpen} content={list}>
      <Button type="text" aria-label={`${words.title}, ${fill(words.unread, { n: unread })}`} title={words.title} icon={<BellOutlined />} className="bell">
        {unread > 0 && <span className="bell-count" aria-hidden>{unread > countedTo ? `${countedTo}+` : unread}</span>}
      </Button>
    </Popover>
  );
}

/** The page that shows what a message is about. */
function targetOf(detail: MessageDetail): string | undefined {
  if (detail.kind === "certificate") return `/shgl/zjgl?open=${detail.certificateId}`;
  if (detail.kind === "certificates") return `/shgl/zjgl?expiry=${detail.expired > 0 ? "expired" : "expiring"}`;
  return undefined;
}

/** A message in the language of the reader. */
function sentenceOf(detail: MessageDetail, t: ReturnType<typeof usePhrases>): string {
  const words = t.messages.sentence;
  if (detail.kind === "dailySummary") return fill(words.dailySummary, { ...detail, amount: yuanFromFen(BigInt(detail.amountFen)), refund: yuanFromFen(BigInt(detail.refundFen)) });
  if (detail.kind === "alarms") return fill(words.alarms, detail);
  if (detail.kind === "certificate") return fill(detail.daysLeft < 0 ? words.certificateExpired : words.certificateExpiring, { ...detail, n: detail.daysLeft });
  if (detail.kind === "certificates") return fill(words.certificates, detail);
  if (detail.kind === "guessing") return fill(words.guessing[detail.what], detail);
  if (detail.kind === "guessingSpread") return fill(words.guessingSpread, detail);
  const { merchantName, machineName, machineNo } = detail;
  const lane = detail.lane === null ? "" : fill(words.lane, { lane: detail.lane });
  const refill = detail.refill === null ? "" : ` ${fill(words.refill, { figure: detail.refill })}`;
  return fill(words.alarm, { merchantName, machineName, machineNo, lane, alarm: `${t.values.alarm[detail.alarm]}${refill}` });
}
