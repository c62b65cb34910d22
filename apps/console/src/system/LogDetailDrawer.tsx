import { logs } from "@yunshou/contract/system/logs";
import { Descriptions } from "antd";
import { DetailDrawer, nothingShown, showTime, StatusDot, useRecord } from "../platform/kit/index.ts";
import { useEvery, usePhrases } from "../platform/phrases/usePhrases.ts";
import { differenceOf } from "../platform/kit/show/difference.ts";
import { operatorOf, pageOf, verbOf } from "../platform/kit/show/logWords.ts";
import "./logs.css";

interface LogDetailDrawerProps {
  readonly logId: string | null;
  readonly onClose: () => void;
}

/** One entry, with what it changed property by property. */
export function LogDetailDrawer({ logId, onClose }: LogDetailDrawerProps) {
  const t = usePhrases("logs");
  const [titles, verbs] = [useEvery("pages"), useEvery("verbs")];
  const words = t.logs.fields;
  const { data, error, reload } = useRecord(logs.detail, { logId });
  const entry = data?.logId === logId ? data : undefined;
  const facts =
    entry &&
    ([
      [words.logTime, showTime(entry.logTime)],
      [words.logOperator, operatorOf(t.logs, entry)],
      [words.merchantName, entry.merchantName],
      [words.logType, t.logs.kind[entry.logType]],
      [words.logPage, pageOf(titles, entry)],
      [words.logContent, verbOf(verbs, entry)],
      [words.logObject, entry.logObject],
      [
        words.logResult,
        <StatusDot key="result" tone={entry.logResult === "succeeded" ? "quiet" : "bad"}>
          {t.logs.result[entry.logResult]}
        </StatusDot>,
      ],
      [words.address, entry.address ?? nothingShown],
      [words.requestId, entry.requestId ?? nothingShown],
    ] as const);
  return (
    <DetailDrawer
      title={t.logs.detail}
      open={logId !== null}
      onClose={onClose}
      loading={entry === undefined}
      error={entry === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {entry !== undefined && (
        <>
          <Descriptions
            column={2}
            size="small"
            items={facts!.map(([label, children]) => ({ key: label, label, children }))}
          />
          <h3 className="log-section">{t.logs.difference}</h3>
          <Difference before={entry.before} after={entry.after} />
        </>
      )}
    </DetailDrawer>
  );
}

function Difference({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const t = usePhrases("logs");
  const lines = differenceOf(before, after);
  if (lines.length === 0) return <p className="kit-soft">{t.logs.noDetail}</p>;
  return (
    <table className="log-difference">
      <thead>
        <tr>
          <th scope="col">{t.logs.property}</th>
          <th scope="col">{t.logs.before}</th>
          <th scope="col">{t.logs.after}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.property} data-changed={line.changed}>
            <th scope="row">{line.property || nothingShown}</th>
            <td>{line.before ?? nothingShown}</td>
            <td>{line.after ?? nothingShown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
