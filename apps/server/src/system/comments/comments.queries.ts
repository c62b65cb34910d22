import type { RecordKind } from "@yunshou/contract/records";
import {
  conditions,
  equals,
  given,
  type Handle,
  type Scope,
  scoped,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import { type Comment, type CommentFacts, commentsShown } from "@yunshou/domain";
import type { FoundRecord } from "./records.queries.ts";

/** A record that the caller may read, under the name by which it was found. */
export interface Commented extends FoundRecord {
  readonly kind: RecordKind;
  readonly no: string;
}

/** Comments in a scope: those of its merchants and authorised machines, and for who is narrowed to machines no others of machines. */
function inScope(scope: Scope): Where {
  const ofMerchants = scoped(scope, "c", { machine: null });
  const seen: Where =
    scope.granted === undefined
      ? ofMerchants
      : Object.assign(sql`(${ofMerchants} or c.machine_id = any(${scope.granted}::bigint[]))`, {
          isScoped: true,
        } as const);
  return conditions(
    seen,
    given(scope.machines, (machines) => sql`(c.machine_id is null or c.machine_id = any(${machines}::bigint[]))`),
  );
}

export interface StoredComment extends CommentFacts {
  readonly commentId: string;
  /** Null when the scope does not reach the author. */
  readonly author: string | null;
  readonly commentText: string;
  readonly writtenTime: Date;
}

const of = (scope: Scope, { topId, merchantId, kind, id }: Commented) =>
  conditions(
    inScope(scope),
    equals("c.top_id", topId),
    equals("c.record_kind", kind),
    sql`c.record_id = ${id}::bigint`,
    equals("c.merchant_id", merchantId),
  );

/** The newest comments on a record, and how many there are in all. */
export async function listComments(
  tx: Handle,
  scope: Scope,
  record: Commented,
): Promise<{ readonly rows: StoredComment[]; readonly total: number }> {
  const rows = await tx.query<StoredComment>(
    ...statement(sql`select c.id as "commentId", u.name as author, c.author_id as "authorId", c.merchant_id as "merchantId",
        case when c.removed_at is null then c.body else '' end as "commentText", c.created_at as "writtenTime", c.removed_at is not null as "isRemoved"
      from record_comment c left join app_user u on u.id = c.author_id and ${scoped(scope, "u", { machine: null })}
      where ${of(scope, record)} order by c.created_at desc, c.id desc limit ${commentsShown}`),
  );
  if (rows.length < commentsShown) return { rows, total: rows.length };
  const [counted] = await tx.query<{ n: number }>(
    ...statement(sql`select count(*)::int as n from record_comment c where ${of(scope, record)}`),
  );
  return { rows, total: counted!.n };
}

export async function insertComment(
  tx: Handle,
  { topId, merchantId, machineId, kind, id, no }: Commented,
  { text, mentionIds }: Comment,
  authorId: string,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into record_comment (top_id, merchant_id, machine_id, record_kind, record_id, record_no, author_id, body, mentioned_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [topId, merchantId, machineId, kind, id, no, authorId, text, mentionIds],
  );
  return row!.id;
}

export interface KeptComment extends CommentFacts {
  readonly topId: string;
  readonly commentId: string;
  readonly kind: RecordKind;
  readonly recordId: string;
  /** What the record was called when it was written. */
  readonly no: string;
  readonly commentText: string;
}

/** One comment in the scope, held until the end of the transaction. */
export async function findComment(tx: Handle, scope: Scope, commentId: string): Promise<KeptComment | undefined> {
  const [row] = await tx.query<KeptComment>(
    ...statement(sql`select c.id as "commentId", c.top_id as "topId", c.merchant_id as "merchantId", c.author_id as "authorId", c.removed_at is not null as "isRemoved",
        c.record_kind as kind, c.record_id as "recordId", c.record_no as no, c.body as "commentText"
      from record_comment c where ${conditions(inScope(scope), equals("c.id", commentId))} for update`),
  );
  return row;
}

export async function markRemoved(
  tx: Handle,
  { topId, commentId }: KeptComment,
  removedBy: string,
  now: Date,
): Promise<void> {
  await tx.query("update record_comment set removed_at = $3, removed_by = $4 where top_id = $1 and id = $2", [
    topId,
    commentId,
    now,
    removedBy,
  ]);
}
