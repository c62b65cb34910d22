import type { OutputOf } from "@yunshou/contract";
import { comments } from "@yunshou/contract/system/comments";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useWrite } from "../queries.ts";
import { useConfirm } from "../useConfirm.tsx";
import type { RecordProps } from "./commentDrafts.ts";
import { CommentInput } from "./CommentInput.tsx";
import { showTime } from "./show.ts";
import "./comments.css";

type Listed = OutputOf<typeof comments.list>;

/** 评论: what people say to each other about a record, newest first, in plain text (patterns D8). */
export function Comments({ data, ...record }: RecordProps & { readonly data: Listed }) {
  const words = usePhrases("comments", "logs");
  const { comments: t, logs } = words;
  const remove = useWrite(comments.remove);
  const { ask } = useConfirm();
  const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  return (
    <section aria-label={t.title}>
      <CommentInput key={`${record.kind} ${record.number}`} {...record} />
      {data.rows.length === 0 && <p className="kit-soft">{t.empty}</p>}
      <ul className="kit-comments">
        {data.rows.map((row) => (
          <li key={row.commentId}>
            <header>
              <b>{row.author ?? logs.anotherMerchant}</b>
              <time className="kit-soft" dateTime={row.writtenTime}>
                {showTime(row.writtenTime)}
              </time>
              {row.removable && (
                <Button
                  type="link"
                  size="small"
                  onClick={() =>
                    ask({
                      text: t.removeAsk,
                      about: shorten(row.commentText),
                      verb: t.remove,
                      consequence: t.removeNote,
                      danger: true,
                      success: t.removed,
                      run: () => remove.run({ commentId: row.commentId }),
                    })
                  }
                >
                  {t.remove}
                </Button>
              )}
            </header>
            {row.removed ? <p className="kit-soft">{t.gone}</p> : <p>{row.commentText}</p>}
          </li>
        ))}
      </ul>
      {data.more > 0 && <p className="kit-soft">{fill(t.more, { n: data.more })}</p>}
    </section>
  );
}
