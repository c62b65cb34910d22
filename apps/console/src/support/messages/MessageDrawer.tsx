import type { OutputOf } from "@yunshou/contract";
import { messages } from "@yunshou/contract/access/messages";
import type { inbox } from "@yunshou/contract/support/inbox";
import { Skeleton } from "antd";
import { Suspense, useEffect } from "react";
import { Link } from "react-router";
import { DetailDrawer, showTime, useWrite } from "../../platform/kit/index.ts";
import { sentenceOf } from "../../platform/layout/messageSentence.ts";
import { addressOfTarget, targetOf } from "../../platform/layout/messageTargets.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

const Markdown = lazily(() => import("../Markdown.tsx"));

type Message = OutputOf<typeof inbox.detail>;

interface MessageDrawerProps {
  readonly messageId: string | null;
  readonly record: {
    readonly data: Message | undefined;
    readonly error: Error | null;
    readonly reload: () => Promise<unknown>;
  };
  readonly onClose: () => void;
}

/** One message as its reader sees it; looking at it marks it as read. */
export function MessageDrawer({ messageId, record, onClose }: MessageDrawerProps) {
  const t = usePhrases("broadcasts", "comments", "messages", "machines");
  const mark = useWrite(messages.markRead);
  const message = record.data;
  const unread = message?.readStatus === "unread" ? message.messageId : undefined;
  useEffect(() => {
    if (unread !== undefined) void mark.run({ messageIds: [unread] }).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unread]);
  const detail = message?.detail;
  return (
    <DetailDrawer
      title={
        detail === undefined
          ? t.broadcasts.fields.msgTitle
          : detail.kind === "broadcast"
            ? detail.msgTitle
            : t.messages.heading[detail.kind]
      }
      open={messageId !== null}
      onClose={onClose}
      loading={message === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      {message !== undefined && (
        <>
          <p className="kit-soft">
            {message.detail.kind === "broadcast" ? message.detail.msgType : t.broadcasts.hint.system} ·{" "}
            {showTime(message.sendTime)}
          </p>
          {message.msgContent === null ? (
            <Told message={message} />
          ) : (
            <Suspense fallback={<Skeleton active />}>
              <Markdown text={message.msgContent} />
            </Suspense>
          )}
        </>
      )}
    </DetailDrawer>
  );
}

/** What the product tells by itself, with the page that it is about. */
function Told({ message }: { readonly message: Message }) {
  const t = usePhrases("broadcasts", "comments", "messages", "machines");
  const canOpen = useCanOpen();
  const target = targetOf(message.detail, {
    day: showTime(message.sendTime).slice(0, 10),
    messageId: message.messageId,
  });
  return (
    <>
      <p className="support-words">{sentenceOf(message.detail, t)}</p>
      {canOpen(target.page) && <Link to={addressOfTarget(target)}>{t.broadcasts.action.open}</Link>}
    </>
  );
}
