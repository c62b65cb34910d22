import { CommentOutlined } from "@ant-design/icons";
import { comments } from "@yunshou/contract/system/comments";
import { logs } from "@yunshou/contract/system/logs";
import { fill } from "@yunshou/phrases/fill";
import { Badge, Button, Drawer, Skeleton, Timeline, Tooltip } from "antd";
import { useState } from "react";
import { CallFailure } from "../../api/failure.ts";
import type { Phrases } from "../../phrases/loadedRooms.ts";
import { useEvery, usePhrases } from "../../phrases/usePhrases.ts";
import { useCall } from "../queries.ts";
import { useCan } from "../useCan.ts";
import type { RecordProps } from "./commentDrafts.ts";
import { Comments } from "./Comments.tsx";
import { differenceOf } from "./difference.ts";
import { EmptyState } from "./EmptyState.tsx";
import { operatorOf, verbOf } from "./logWords.ts";
import { nothingShown, showMoney, showTime } from "./show.ts";

/** What is said about a record; a kind that nobody comments on, or a record of others, answers nothing. */
const useComments = ({ kind, number }: RecordProps, often: { readonly pollMs?: number } = {}) =>
  useCall(comments.list, { recordKind: kind, recordNo: number }, { silent: true, ...often });

/** Who has the drawer open sees what others write meanwhile. */
const followMs = 10_000;

/** 评论与动态: what people say about a record, and for who reads the log what was changed of it (patterns D8). */
export function Activity(props: RecordProps) {
  const words = usePhrases("logs", "comments");
  const tells = useCan("system.log.read");
  const [open, setOpen] = useState(false);
  const { data, error } = useComments(props);
  const said =
    error === null && data !== undefined ? data.rows.filter(({ removed }) => !removed).length + data.more : 0;
  if (!tells && (error !== null || data === undefined)) return null;
  const label = titleOf(words, tells, error === null);
  return (
    <>
      <Tooltip title={label}>
        <Badge count={said} size="small" overflowCount={99} color="blue">
          <Button type="text" icon={<CommentOutlined />} aria-label={label} onClick={() => setOpen(true)} />
        </Badge>
      </Tooltip>
      <ActivityDrawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const titleOf = ({ comments: t, logs }: Phrases<"comments" | "logs">, tells: boolean, talks: boolean) =>
  tells ? (talks ? t.both : logs.activity) : t.title;

interface ActivityDrawerProps extends RecordProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same, opened by whoever has no drawer of the record. */
export function ActivityDrawer({ open, onClose, ...props }: ActivityDrawerProps) {
  const words = usePhrases("comments").comments;
  const tells = useCan("system.log.read");
  const called = props.logged ?? props.number;
  return (
    <Drawer
      title={tells ? fill(words.of, { number: called }) : `${words.title} · ${called}`}
      open={open}
      onClose={onClose}
      size={560}
    >
      {open && <Talk key={`${props.kind} ${props.number}`} {...props} />}
    </Drawer>
  );
}

function Talk(props: RecordProps) {
  const words = usePhrases("logs").logs;
  const tells = useCan("system.log.read");
  const { data, error, loading, reload } = useComments(props, { pollMs: followMs });
  const isUnknown = error instanceof CallFailure && error.code === "record.unknown";
  return (
    <>
      {data !== undefined ? (
        <Comments {...props} data={data} />
      ) : error !== null && !(isUnknown && tells) ? (
        <EmptyState error={error} onRetry={() => void reload()} />
      ) : (
        loading && <Skeleton active paragraph={{ rows: 3 }} />
      )}
      {tells && (
        <>
          <h3>{words.activity}</h3>
          <Entries {...props} />
        </>
      )}
    </>
  );
}

/** A value as pages show it: amounts in yuan, moments in the reader's zone. */
function valueText(property: string, text: string | undefined): string {
  if (text === undefined || text === "" || text === "null") return nothingShown;
  if (property.endsWith("Fen") && /^-?\d+$/.test(text)) return showMoney(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? showTime(text) : text;
}

function Entries({ kind, number, logged = number }: RecordProps) {
  const words = usePhrases("logs").logs;
  const verbs = useEvery("verbs");
  const { data, error, reload } = useCall(logs.ofRecord, { recordKind: kind, recordNo: logged }, { silent: true });
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
              // The id of a row says nothing to a person; what it is called stands beside it.
              .filter(({ property, changed }) => changed && !(property.endsWith("Id") && !(property in data.labels)))
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
