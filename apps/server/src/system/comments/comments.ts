import type { RecordKind } from "@yunshou/contract/records";
import type { comments } from "@yunshou/contract/system/comments";
import type { Handle } from "@yunshou/database";
import { checkComment, mayRemoveComment, refuse } from "@yunshou/domain";
import { insertMessages } from "../../access/people/messages.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf, Session } from "../../platform/call.ts";
import * as queries from "./comments.queries.ts";
import { peopleOf, type Person } from "./people.queries.ts";
import { findRecord, readersOf } from "./records.queries.ts";

interface Named {
  readonly recordKind: RecordKind;
  readonly recordNo: string;
}

/** The record that a call names, if the caller may read it. */
async function commented(
  tx: Handle,
  session: Session,
  { recordKind: kind, recordNo: no }: Named,
): Promise<queries.Commented | undefined> {
  const found = await findRecord(tx, session, kind, no);
  return found && { ...found, kind, no };
}

const unknown = () => refuse("record.unknown", { field: "recordNo" });

const askerOf = ({ scope, userId, merchantId }: Session, record: queries.Commented) => ({
  scope,
  userId,
  merchantId,
  rights: readersOf(record.kind, record),
});

const removerOf = ({ userId, merchantId, permissions }: Session) => ({
  userId,
  merchantId,
  managesRoles: permissions.has("access.role.write"),
});

/** What a person is told at the bell. People of merchants below do not learn who writes above them, as in the log. */
const mentionTo = (person: Person, session: Session, { kind, no, id, part, day }: queries.Commented) => ({
  userId: person.userId,
  detail: {
    kind: "mention" as const,
    author: person.merchantId === session.merchantId ? session.userName : null,
    recordKind: kind,
    recordNo: no,
    recordId: id,
    recordPart: part,
    recordDay: day,
  },
});

/** Handlers of comments on records (patterns D8). Who may not read a record is answered as if it did not exist. */
export const commentHandlers: HandlersOf<typeof comments> = {
  async list({ tx, session, input }) {
    const record = await commented(tx, session, input);
    if (record === undefined) return unknown();
    const { rows, total } = await queries.listComments(tx, session.scope, record);
    return {
      rows: rows.map((row) => ({
        commentId: row.commentId,
        author: row.author,
        commentText: row.commentText,
        writtenTime: row.writtenTime,
        removed: row.isRemoved,
        removable: mayRemoveComment(row, removerOf(session)),
      })),
      more: total - rows.length,
    };
  },

  async write(call) {
    const { tx, session, input } = call;
    const record = await commented(tx, session, input);
    if (record === undefined) return unknown();
    const comment = checkComment(input.commentText, input.mentionIds);
    if (!comment.ok) return comment;
    const { mentionIds } = comment.value;
    const asker = askerOf(session, record);
    const people = mentionIds.length === 0 ? [] : await peopleOf(tx, asker, record, { ids: mentionIds });
    if (people.length < mentionIds.length) return refuse("system.mentionUnknown", { field: "mentionIds" });
    const commentId = await queries.insertComment(tx, record, comment.value, session.userId);
    const others = people.filter(({ userId }) => userId !== session.userId);
    await insertMessages(
      tx,
      others.map((person) => mentionTo(person, session, record)),
    );
    await recordAudit(call, {
      action: "system.comment.write",
      object: record.no,
      merchant: record,
      after: {
        recordKind: record.kind,
        commentText: comment.value.text,
        mentioned: people.map(({ account }) => account),
      },
    });
    return { commentId };
  },

  async remove(call) {
    const { tx, session, input, now } = call;
    const comment = await queries.findComment(tx, session.scope, input.commentId);
    const record = comment && (await findRecord(tx, session, comment.kind, { id: comment.recordId }));
    if (comment === undefined || comment.isRemoved || record?.merchantId !== comment.merchantId)
      return refuse("record.unknown", { field: "commentId" });
    if (!mayRemoveComment(comment, removerOf(session))) return refuse("access.noPermission");
    await queries.markRemoved(tx, comment, session.userId, now);
    await recordAudit(call, {
      action: "system.comment.remove",
      object: comment.no,
      merchant: comment,
      before: { recordKind: comment.kind, commentText: comment.commentText },
    });
    return {};
  },

  async people({ tx, session, input }) {
    const record = await commented(tx, session, input);
    if (record === undefined) return unknown();
    const people = await peopleOf(tx, askerOf(session, record), record, { text: input.text });
    return { rows: people.map(({ merchantId: _own, ...person }) => person) };
  },
};
