import type { OutputOf } from "@yunshou/contract";
import type { broadcasts } from "@yunshou/contract/support/broadcasts";
import { fill } from "@yunshou/phrases/fill";
import { Descriptions, Skeleton } from "antd";
import { Suspense } from "react";
import { DetailDrawer, nothingShown, showNumber, showTime } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const Markdown = lazily(() => import("../Markdown.tsx"));

interface SentDrawerProps {
  readonly broadcastId: string | null;
  readonly record: {
    readonly data: OutputOf<typeof broadcasts.detail> | undefined;
    readonly error: Error | null;
    readonly reload: () => Promise<unknown>;
  };
  readonly onClose: () => void;
}

/** One message that was sent: whom it reached, how many read it, and its text as it was written. */
export function SentDrawer({ broadcastId, record, onClose }: SentDrawerProps) {
  const t = usePhrases("broadcasts");
  const { fields } = t.broadcasts;
  const sent = record.data;
  const facts =
    sent === undefined
      ? []
      : ([
          ["msgType", sent.msgType],
          ["sendStatus", t.broadcasts.sendState[sent.sendStatus]],
          ["receiverMerchants", sent.receiverMerchants?.join(", ") ?? t.broadcasts.to.everybody],
          ["notifyWay", sent.notifyWay.map((one) => t.broadcasts.way[one]).join(", ")],
          ["receivers", showNumber(sent.receivers)],
          ["readers", showNumber(sent.readers)],
          ...(sent.deliveries.length === 0
            ? []
            : ([
                [
                  "deliveries",
                  sent.deliveries
                    .map(
                      ({ way, ...figures }) =>
                        `${t.broadcasts.way[way]}: ${fill(t.broadcasts.hint.delivered, figures)}`,
                    )
                    .join("; "),
                ],
              ] as const)),
          ["sentBy", sent.sentBy ?? nothingShown],
          ["sendTime", showTime(sent.sendTime)],
        ] as const);
  return (
    <DetailDrawer
      title={sent?.msgTitle ?? fields.msgTitle}
      open={broadcastId !== null}
      onClose={onClose}
      loading={sent === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      {sent !== undefined && (
        <>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, md: 2 }}
            items={facts.map(([key, children]) => ({ key, label: fields[key], children }))}
          />
          <h3 className="support-section">{fields.msgContent}</h3>
          <Suspense fallback={<Skeleton active />}>
            <Markdown text={sent.msgContent} />
          </Suspense>
        </>
      )}
    </DetailDrawer>
  );
}
