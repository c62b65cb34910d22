import { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { type HistoryKind, historyKinds } from "@yunshou/domain";
import { Button, Empty, Select, Skeleton, Timeline } from "antd";
import { useState } from "react";
import { choicesOf, EmptyState, showTime, StatusDot, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { tellingOf, toneOf } from "./historyText.ts";

/** What happened to one machine, newest first: of one kind, or of all. */
export function HistoryTab({ machineNo }: { readonly machineNo: string }) {
  const words = usePhrases("watch").watch.page;
  const [kind, choose] = useState<HistoryKind>();
  /** Where each page that was asked for begins; the newest begins nowhere. */
  const [pages, ask] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <>
      <Select<HistoryKind>
        allowClear
        style={{ width: 200 }}
        placeholder={words.all}
        aria-label={words.tab.history}
        value={kind}
        options={choicesOf(historyKinds, words.kind)}
        onChange={(next) => {
          choose(next);
          ask([undefined]);
        }}
      />
      <div className="machine-history">
        {pages.map((before, index) => (
          <Page
            key={`${kind ?? ""} ${before ?? ""}`}
            machineNo={machineNo}
            kind={kind}
            before={before}
            onMore={index === pages.length - 1 ? (next) => ask([...pages, next]) : undefined}
          />
        ))}
      </div>
    </>
  );
}

interface PageProps {
  readonly machineNo: string;
  readonly kind: HistoryKind | undefined;
  readonly before: string | undefined;
  readonly onMore: ((before: string) => void) | undefined;
}

function Page({ machineNo, kind, before, onMore }: PageProps) {
  const t = usePhrases("watch", "machines", "maintenances");
  const words = t.watch.page;
  const { data, error, reload } = useCall(
    machineRecords.history,
    { machineNo, ...(kind === undefined ? {} : { kind }), ...(before === undefined ? {} : { before }) },
    { silent: true },
  );
  if (data === undefined)
    return error === null ? <Skeleton active /> : <EmptyState error={error} onRetry={() => void reload()} />;
  const last = data.rows.at(-1);
  if (last === undefined) return before === undefined ? <Empty description={words.nothing} /> : null;
  return (
    <>
      <Timeline
        items={data.rows.map((row, index) => ({
          key: `${row.at} ${row.kind} ${index}`,
          content: (
            <>
              <time dateTime={row.at}>{showTime(row.at)}</time>
              <StatusDot tone={toneOf(row)}>
                <strong>{words.kind[row.kind]}</strong>
              </StatusDot>
              {tellingOf(row, t)}
            </>
          ),
        }))}
      />
      {data.more && onMore !== undefined && <Button onClick={() => onMore(last.at)}>{words.more}</Button>}
    </>
  );
}
