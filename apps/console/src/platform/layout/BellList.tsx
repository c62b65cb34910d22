import { messages } from "@yunshou/contract/access/messages";
import type { OutputOf } from "@yunshou/contract";
import { fill } from "@yunshou/phrases";
import { Button, Empty } from "antd";
import { useNavigate } from "react-router";
import { showTime } from "../kit/show/show.ts";
import { useWrite } from "../kit/queries.ts";
import { useEvery, usePhrases } from "../phrases/usePhrases.ts";
import { useCanOpen } from "../usePages.ts";
import { sentenceOf } from "./messageSentence.ts";
import { addressOfTarget, targetOf } from "./messageTargets.ts";

interface BellListProps {
  readonly data: OutputOf<typeof messages.list> | undefined;
  /** A message led to a page. */
  readonly onLeave: () => void;
}

/** All messages, and what everybody is told. */
const further = ["/xtgl/xxtz", "/sygdxx"] as const;

/** The newest messages and marking them as read; fetched when the bell is first pressed. */
export default function BellList({ data, onLeave }: BellListProps) {
  const t = usePhrases("comments", "machines", "messages");
  const words = t.messages;
  const mark = useWrite(messages.markRead);
  const titles = useEvery("pages");
  const unread = data?.unread ?? 0;
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const read = (messageIds: string[] | null) => void mark.run({ messageIds }).catch(() => undefined);
  const leaveFor = (address: string) => {
    onLeave();
    void navigate(address);
  };
  const choose = (row: { readonly messageId: string; readonly read: boolean }, target: string | undefined) => {
    if (!row.read) read([row.messageId]);
    if (target !== undefined) leaveFor(target);
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
            const found = targetOf(row.detail, { day: showTime(row.createdAt).slice(0, 10), messageId: row.messageId });
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
      <footer>
        {further.filter(canOpen).map((path) => (
          <Button key={path} type="link" size="small" onClick={() => leaveFor(path)}>
            {titles[path]}
          </Button>
        ))}
      </footer>
    </div>
  );
}
