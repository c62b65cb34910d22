import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { productImports } from "@yunshou/contract/goods/productImports";
import type { ownImports } from "@yunshou/contract/system/ownImports";
import { conditions, contains, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ImportState, ImportVerdict } from "@yunshou/domain";
import { type List, type Page, pageOf, type Paging } from "../lists.queries.ts";
import type { CheckedRow, ImportPlace } from "./kind.ts";

type Row = StoredRow<typeof productImports.list>;
type FileRow = StoredRow<typeof productImports.rows>;

/** In whose rights an import is checked and written when that happens beside a call. */
export interface ImportRequest {
  readonly scope: Scope;
}

export interface StoredImport extends ImportPlace {
  readonly importId: string;
  readonly ownerId: string;
  readonly kind: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly header: string[];
  readonly columns: (string | null)[];
  readonly rows: number;
  readonly turn: number;
  readonly importedAt: Date | null;
  readonly figures: Readonly<Record<ImportVerdict, number>>;
}

const figures = `jsonb_build_object('create', b.creates, 'change', b.changes, 'same', b.sames, 'refused', b.refusals) as figures`;
const shown = `b.id as "importId", b.file_name as "fileName", b.state, b.total_rows as rows, b.progress_rows as "progressRows", ${figures},
  u.name as "operatorName", b.created_at as "uploadTime", b.imported_at as "importTime", m.name as "merchantName"`;
const from = "import_batch b";
const joined = "left join app_user u on u.id = b.owner_id join merchant m on m.id = b.merchant_id";
const within = (scope: Scope, ownerId?: string) =>
  conditions(scoped(scope, "b", { machine: null }), equals("b.owner_id", ownerId));

export function importPage(
  tx: Handle,
  scope: Scope,
  kind: string,
  { fileName, ...paging }: Paging<"uploadTime"> & { readonly fileName?: string | undefined },
  ownerId?: string,
): Promise<Page<Row>> {
  const list: List = {
    columns: shown,
    from,
    shown: joined,
    where: conditions(within(scope, ownerId), sql`b.kind = ${kind}`, contains("b.file_name", fileName)),
  };
  return pageOf<Row, "uploadTime">(tx, list, { by: { uploadTime: "b.id" }, unsorted: "uploadTime", tie: [] }, paging);
}

const record = `b.top_id as "topId", b.merchant_id as "merchantId", b.id as "importId", b.owner_id as "ownerId", b.kind, b.file_name as "fileName", b.state,
  b.header, b.columns, b.total_rows as rows, b.turn, b.imported_at as "importedAt", ${figures}`;

/** An import in scope, with `ownerId` of that person alone; `held` until the transaction ends, so that two people do not step on each other. */
export async function importOf(
  tx: Handle,
  scope: Scope,
  kind: string,
  importId: string,
  { held = false, ownerId }: { readonly held?: boolean; readonly ownerId?: string | undefined } = {},
): Promise<StoredImport | undefined> {
  const [row] = await tx.query<StoredImport>(
    ...statement(
      sql`select ${raw(record)} from ${raw(from)} where b.id = ${importId} and b.kind = ${kind} and ${within(scope, ownerId)} ${raw(held ? "for update of b" : "")}`,
    ),
  );
  return row;
}

/** Imports of a person that are at work, or whose last step ended after `since`. */
export async function ownImportsSince(
  tx: Handle,
  scope: Scope,
  ownerId: string,
  since: Date,
): Promise<StoredRow<typeof ownImports.list>[]> {
  const where = conditions(
    within(scope),
    sql`b.owner_id = ${ownerId}`,
    sql`(b.state in ('checking', 'importing') or greatest(b.created_at, b.imported_at) > ${since})`,
    sql`b.state <> 'undone'`,
  );
  return tx.query(
    ...statement(
      sql`select b.id as "importId", b.kind, b.file_name as "fileName", b.state, b.total_rows as rows,
            b.progress_rows as "progressRows", b.created_at as "uploadTime", b.imported_at as "importTime"
          from import_batch b where ${where} order by b.id desc limit 20`,
    ),
  );
}

type Detail = AnswerOf<typeof productImports.detail>;

/** What the page of an import shows, without its rows. */
export async function importDetail(
  tx: Handle,
  scope: Scope,
  kind: string,
  importId: string,
  ownerId?: string,
): Promise<Detail | undefined> {
  const [row] = await tx.query<Detail & { topId: string }>(
    ...statement(
      sql`select b.top_id as "topId", ${raw(shown)}, b.header, b.columns from ${raw(`${from} ${joined}`)} where b.id = ${importId} and b.kind = ${kind} and ${within(scope, ownerId)}`,
    ),
  );
  if (row === undefined) return undefined;
  const { topId, ...detail } = row;
  const first = await tx.query<{ cells: string[] }>(
    "select cells from import_row where top_id = $1 and import_id = $2 order by row_no limit 5",
    [topId, importId],
  );
  const samples = detail.header.map((_, column) =>
    first.map(({ cells }) => cells[column] ?? "").filter((cell) => cell !== ""),
  );
  const names = await tx.query<Detail["names"][number]>(
    `select p.problem ->> 'field' as field, p.problem -> 'values' ->> 'name' as name, count(*)::int as rows
     from import_row r, jsonb_array_elements(r.problems) as p (problem)
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'refused' and p.problem ->> 'code' in ('import.nameUnknown', 'import.nameTwice')
     group by 1, 2 order by 3 desc, 2 limit 200`,
    [topId, importId],
  );
  return { ...detail, samples, names };
}

export function rowPage(
  tx: Handle,
  { topId, importId }: Pick<StoredImport, "topId" | "importId">,
  { verdict, ...paging }: Paging<"rowNo"> & { readonly verdict?: ImportVerdict | undefined },
  scope: Scope,
): Promise<Page<FileRow>> {
  const list: List = {
    columns: `r.row_no as "rowNo", r.cells, r.verdict, r.problems, r.before`,
    from: "import_row r",
    where: conditions(
      scoped(scope, "r", { machine: null }),
      sql`r.top_id = ${topId} and r.import_id = ${importId}`,
      verdict === undefined ? undefined : sql`r.verdict = ${verdict}`,
    ),
  };
  return pageOf<FileRow, "rowNo">(tx, list, { by: { rowNo: "r.row_no" }, unsorted: "rowNo", tie: [] }, paging);
}

export interface NewImport extends ImportPlace {
  readonly ownerId: string;
  readonly kind: string;
  readonly fileName: string;
  readonly header: readonly string[];
  readonly columns: readonly (string | null)[];
  readonly request: ImportRequest;
}

export async function insertImport(tx: Handle, one: NewImport): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into import_batch (top_id, merchant_id, owner_id, kind, file_name, header, columns, total_rows, request)
     values ($1, $2, $3, $4, $5, $6, $7, 0, $8) returning id`,
    [
      one.topId,
      one.merchantId,
      one.ownerId,
      one.kind,
      one.fileName,
      one.header,
      one.columns,
      JSON.stringify(one.request),
    ],
  );
  return row!.id;
}

/** Rows that follow each other, the first of which has the number `first` in the file. */
export async function insertRows(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  importId: string,
  rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[],
): Promise<void> {
  await tx.query(
    `insert into import_row (top_id, merchant_id, import_id, row_no, cells)
     select $1, $2, $3, r.no, array(select jsonb_array_elements_text(r.cells::jsonb))
     from unnest($4::int[], $5::text[]) as r (no, cells)`,
    [topId, merchantId, importId, rows.map(({ rowNo }) => rowNo), rows.map(({ cells }) => JSON.stringify(cells))],
  );
}

export async function setRowCount(tx: Handle, topId: string, importId: string, rows: number): Promise<void> {
  await tx.query("update import_batch set total_rows = $3 where top_id = $1 and id = $2", [topId, importId, rows]);
}

const keyOf = "sha256(convert_to(array_to_string($3::text[], chr(31)), 'UTF8'))";

/** What somebody said last about the columns of such a header. */
export async function knownColumns(
  tx: Handle,
  { topId, userId }: { readonly topId: string; readonly userId: string },
  kind: string,
  header: readonly string[],
): Promise<(string | null)[] | undefined> {
  const [row] = await tx.query<{ columns: (string | null)[] }>(
    `select columns from import_columns where top_id = $1 and user_id = $2 and kind = $4 and header_key = ${keyOf}`,
    [topId, userId, header, kind],
  );
  return row?.columns;
}

export async function rememberColumns(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  userId: string,
  kind: string,
  header: readonly string[],
  columns: readonly (string | null)[],
): Promise<void> {
  await tx.query(
    `insert into import_columns (top_id, user_id, kind, header_key, merchant_id, columns) values ($1, $2, $4, ${keyOf}, $5, $6)
     on conflict (top_id, user_id, kind, header_key) do update set columns = excluded.columns, used_at = now()`,
    [topId, userId, header, kind, merchantId, columns],
  );
}

/** What names of this merchant's files mean, by field and name. */
export async function knownNames(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  kind: string,
): Promise<{ field: string; name: string; targetId: string }[]> {
  return tx.query(
    `select field, name, target_id as "targetId" from import_name where top_id = $1 and merchant_id = $2 and kind = $3`,
    [topId, merchantId, kind],
  );
}

export async function rememberName(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  kind: string,
  choice: { readonly field: string; readonly name: string; readonly targetId: string; readonly userId: string },
): Promise<void> {
  await tx.query(
    `insert into import_name (top_id, merchant_id, kind, field, name, target_id, chosen_by) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (top_id, merchant_id, kind, field, name)
       do update set target_id = excluded.target_id, chosen_by = excluded.chosen_by, chosen_at = now()`,
    [topId, merchantId, kind, choice.field, choice.name, choice.targetId, choice.userId],
  );
}

type Place = Pick<StoredImport, "topId" | "importId">;

/** Begins a new turn: what was found out so far is worth nothing. */
export async function beginTurn(
  tx: Handle,
  { topId, importId }: Place,
  state: ImportState,
  columns: readonly (string | null)[],
): Promise<number> {
  const [row] = await tx.query<{ turn: number }>(
    "update import_batch set state = $3, columns = $4, turn = turn + 1, progress_rows = 0 where top_id = $1 and id = $2 returning turn",
    [topId, importId, state, columns],
  );
  return row!.turn;
}

/** Whether a turn of checking is still the last one; nobody begins another until the transaction ends. */
export async function holdTurn(
  tx: Handle,
  { topId, importId, turn }: Place & { readonly turn: number },
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from import_batch where top_id = $1 and id = $2 and turn = $3 and state = 'checking' for update",
    [topId, importId, turn],
  );
  return rows.length === 1;
}

export async function saveImportProgress(tx: Handle, { topId, importId }: Place, rows: number): Promise<void> {
  await tx.query("update import_batch set progress_rows = $3 where top_id = $1 and id = $2", [topId, importId, rows]);
}

export async function setImportState(tx: Handle, { topId, importId }: Place, state: ImportState): Promise<void> {
  await tx.query(
    `update import_batch set state = $3, imported_at = case when $3 = 'imported' then now() else imported_at end where top_id = $1 and id = $2`,
    [topId, importId, state],
  );
}

/** Counts what the rows would do, unless somebody has changed something since `turn` began. */
export async function finishCheck(tx: Handle, { topId, importId }: Place, turn: number): Promise<boolean> {
  const updated = await tx.query(
    `update import_batch b set state = 'checked', progress_rows = total_rows, creates = n.creates, changes = n.changes, sames = n.sames, refusals = n.refusals
     from (select count(*) filter (where verdict = 'create')::int as creates, count(*) filter (where verdict = 'change')::int as changes,
       count(*) filter (where verdict = 'same')::int as sames, count(*) filter (where verdict = 'refused')::int as refusals
       from import_row where top_id = $1 and import_id = $2) n
     where b.top_id = $1 and b.id = $2 and b.turn = $3 and b.state = 'checking' returning b.id`,
    [topId, importId, turn],
  );
  return updated.length > 0;
}

/** The next rows after a number, as they stand in the file. */
export async function nextRows(
  tx: Handle,
  { topId, importId }: Place,
  after: number,
  limit: number,
): Promise<{ rowNo: number; cells: string[] }[]> {
  return tx.query(
    `select row_no as "rowNo", cells from import_row where top_id = $1 and import_id = $2 and row_no > $3 order by row_no limit $4`,
    [topId, importId, after, limit],
  );
}

export async function saveChecked(tx: Handle, { topId, importId }: Place, rows: readonly CheckedRow[]): Promise<void> {
  const column = <T>(of: (row: CheckedRow) => T) => rows.map(of);
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await tx.query(
    `update import_row r set verdict = n.verdict, problems = n.problems::jsonb, made = n.made::jsonb, before = n.before::jsonb,
       target_id = n.target, target_version = n.version
     from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::int[]) as n (no, verdict, problems, made, before, target, version)
     where r.top_id = $1 and r.import_id = $2 and r.row_no = any($3::int[]) and r.row_no = n.no`,
    [
      topId,
      importId,
      column(({ rowNo }) => rowNo),
      column(({ verdict }) => verdict),
      column(({ problems }) => JSON.stringify(problems)),
      column(({ made }) => json(made)),
      column(({ before }) => json(before)),
      column(({ targetId }) => targetId),
      column(({ targetVersion }) => targetVersion),
    ],
  );
}

/** Writes a cell, or all cells of its column with the same content; answers how many, 0 when there is no such row. */
export async function mendCells(
  tx: Handle,
  { topId, importId }: Place,
  { rowNo, column, text, isForAll }: { rowNo: number; column: number; text: string; isForAll: boolean },
): Promise<number> {
  // A row ends with its last cell that is not empty, so the array may have to grow.
  const mended = await tx.query(
    `update import_row r set cells = (select array_agg(case when n.no = $5 then $6 else coalesce(r.cells[n.no], '') end order by n.no)
         from generate_series(1, greatest(cardinality(r.cells), $5)) as n (no))
     from import_row o
     where o.top_id = $1 and o.import_id = $2 and o.row_no = $3 and r.top_id = $1 and r.import_id = $2
       and (r.row_no = $3 or ($4 and coalesce(r.cells[$5], '') = coalesce(o.cells[$5], '')))
     returning r.row_no`,
    [topId, importId, rowNo, isForAll, column + 1, text],
  );
  return mended.length;
}

/** Removes imports that are past thirty days, with their rows; answers whether more may be left. */
export async function pruneImports(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const gone = await tx.query(
    `delete from import_batch where (top_id, id) in
       (select top_id, id from import_batch where created_at < $1::timestamptz - interval '30 days' order by created_at limit $2) returning id`,
    [now, Math.ceil(portion / 500)],
  );
  return gone.length > 0;
}
