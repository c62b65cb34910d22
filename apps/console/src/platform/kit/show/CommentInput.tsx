import { comments } from "@yunshou/contract/system/comments";
import { checkComment, commentLength } from "@yunshou/domain";
import { Button, Mentions } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useRefusalText } from "../useRefusalText.ts";
import { useCall, useWrite } from "../queries.ts";
import { useTell } from "../useTell.ts";
import { type Draft, draftOf, keepDraft, mentionedIn, nameOf, type RecordProps } from "./commentDrafts.ts";

/** Where a comment is written; what is not sent yet is there again when the record is opened again. */
export function CommentInput({ kind, number }: RecordProps) {
  const words = usePhrases("comments").comments;
  const refusalText = useRefusalText();
  const tell = useTell();
  const write = useWrite(comments.write);
  const [draft, setDraft] = useState(() => draftOf(kind, number));
  const [sought, seek] = useState<string>();
  const input = { recordKind: kind, recordNo: number };
  const people = useCall(
    comments.people,
    { ...input, text: sought ?? "" },
    { enabled: sought !== undefined, silent: true },
  );
  const offered = people.data?.rows ?? [];
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(kind, number, next);
  };
  const mentionIds = mentionedIn(draft);
  const checked = checkComment(draft.text, mentionIds);
  const refused = checked.ok || draft.text.trim() === "" ? undefined : refusalText(checked);
  const send = async () => {
    if (!checked.ok || write.running) return;
    await write.run({ ...input, commentText: draft.text, mentionIds });
    change({ text: "", chosen: new Map() });
    tell(number, words.sent);
  };
  return (
    <div className="kit-comment-input">
      <Mentions
        value={draft.text}
        rows={3}
        placeholder={words.placeholder}
        aria-label={words.fields.commentText}
        filterOption={false}
        loading={people.loading}
        notFoundContent={people.loading ? null : words.nobody}
        options={offered.map((person) => ({
          key: person.userId,
          value: nameOf(person, offered, draft.chosen),
          label: `${person.userName} · ${person.account} · ${person.merchantName}`,
        }))}
        status={refused === undefined ? "" : "error"}
        onSearch={(text) => seek(text.slice(0, 60))}
        onSelect={({ value = "" }) => {
          const person = offered.find((one) => nameOf(one, offered, draft.chosen) === value);
          const now = draftOf(kind, number);
          if (person !== undefined) change({ ...now, chosen: new Map([...now.chosen, [value, person.userId]]) });
        }}
        onChange={(text) => change({ ...draftOf(kind, number), text })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send().catch(() => undefined);
        }}
      />
      <div className="kit-comment-foot">
        <span className="kit-soft" role="status">
          {refused ?? `${words.hint} · ${[...draft.text.trim()].length}/${commentLength}`}
        </span>
        <Button
          type="primary"
          size="small"
          disabled={!checked.ok}
          loading={write.running}
          onClick={() => void send().catch(() => undefined)}
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}
