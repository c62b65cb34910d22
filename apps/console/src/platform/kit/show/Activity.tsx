import { HistoryOutlined } from "@ant-design/icons";
import { logs, type RecordKind } from "@yunshou/contract/system/logs";
import { fill } from "@yunshou/phrases/fill";
import { Button, Drawer, Skeleton, Timeline, Tooltip } from "antd";
import { useState } from "react";
import { useEvery, usePhrases } from "../../phrases/usePhrases.ts";
import { useCall } from "../queries.ts";
import { differenceOf } from "./difference.ts";
import { EmptyState } from "./EmptyState.tsx";
import { operatorOf, verbOf } from "./logWords.ts";
import { nothingShown, showMoney, showTime } from "./show.ts";

interface ActivityProps {
  readonly kind: RecordKind;
  readonly number: string;
}

/** 动态: who changed what of a record, and from what to what (patterns D8, SYS-01). */
export function Activity(props: ActivityProps) {
  const words = usePhrases("logs").logs;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={words.activity}>
        <Button type="text" icon={<HistoryOutlined />} aria-label={words.activity} onClick={() => setOpen(true)} />
      </Tooltip>
      <ActivityDrawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface ActivityDrawerProps extends ActivityProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same, opened by whoever has no drawer of the record. */
export function ActivityDrawer({ open, onClose, ...props }: ActivityDrawerProps) {
  const words = usePhrases("logs").logs;
  return (
    <Drawer title={fill(words.activityOf, { number: props.number })} open={open} onClose={onClose} size={560}>
      {open && <Entries {...props} />}
    </Drawer>
  );
}

/** A value as pages show it: amounts in yuan, moments in the reader's zone. */
function valueText(property: string, text: string | undefined): string {
  if (text === undefined || text === "" || text === "null") return nothingShown;
  if (property.endsWith("Fen") && /^-?\d+$/.test(text)) return showMoney(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? showTime(text) : text;
}

function Entries({ kind, number }: ActivityProps) {
  const words = usePhrases("logs").logs;
  const verbs = useEvery("verbs");
  const { data, error, reload } = useCall(logs.ofRecord, { recordKind: kind, recordNo: number }, { silent: true });
  if (error !== null) return <EmptyState error={error} onRetry={() => void reload()} />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.rows.length === 0) return <p className="kit-soft">{words.noActivity}</p>;
  return (
    <Timeline
      items={data.rows.map((row) => ({
        key: row.logId,
        content: (
          <>
            <b>{verbOf(verbs, row)}</b> · {operatorOf(words, row)}
            <div className="kit-soft">{showTime(row.logTime)}</div>
            {differenceOf(row.before, row.after)
              .filter(({ changed }) => changed)
              .map(({ property, before, after }) => (
                <div key={property} className="kit-activity-change">
                  {data.labels[property] ?? property}: <del>{valueText(property, before)}</del> →{" "}
                  <ins>{valueText(property, after)}</ins>
                </div>
              ))}
          </>
        ),
      }))}
    />
  );
}
