import { countCap } from "@yunshou/contract";
import { type Handle, raw, type Sql, sql, statement, type Where } from "@yunshou/database";

/** Which rows of a list are asked for, and in which order. Pages count from 1. */
export interface Paging<Column extends string = never> {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Column;
  readonly direction: "asc" | "desc";
}

/** How many rows a list has. Beyond the cap nobody counts, because nobody pages there (decision 0007). */
export interface Found {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** One page of a list. */
export interface Page<Row> extends Found {
  readonly rows: Row[];
}

/** Text of the code: a constant, or a piece that carries values. Never anything that came in. */
type Text = string | Sql;

/** A list, stated once for its page, its count and its export. */
export interface List {
  readonly columns: Text;
  readonly from: Text;
  readonly where: Where;
  /** What is joined for the columns alone, and neither changes how many rows there are nor is named by a condition or the order. */
  readonly shown?: Text;
}

type Direction = "asc" | "desc";
type Term = `${string}.${string}`;
type Directed = `${Term} ${Direction}${"" | " nulls first" | " nulls last"}`;

/** How a list can be ordered. */
export interface Order<Column extends string = never> {
  /** What each column is sorted by. */
  readonly by: Readonly<Record<Column, string>>;
  /** Where rows without a value come in both directions, for columns that can be without. */
  readonly nulls?: Readonly<Partial<Record<NoInfer<Column>, "first" | "last">>>;
  /** When nobody sorts: one of the columns, in the direction asked for, or an order of its own. */
  readonly unsorted: NoInfer<Column> | Directed;
  /** What decides between rows that are alike so far; without a direction of its own it follows the one asked for. */
  readonly tie: readonly (Term | Directed)[];
}

const piece = (text: Text): Sql => (typeof text === "string" ? raw(text) : text);
const isDirected = (term: string): boolean => / (?:asc|desc)(?: nulls (?:first|last))?$/.test(term);

/** What follows `order by`. */
export function orderOf<Column extends string>(
  { by, nulls, unsorted, tie }: Order<Column>,
  { sort, direction: asked }: Pick<Paging<Column>, "sort" | "direction">,
): Sql {
  const direction: Direction = asked === "asc" ? "asc" : "desc";
  const directed = (term: string) => (isDirected(term) ? term : `${term} ${direction}`);
  const column = sort ?? (isDirected(unsorted) ? undefined : (unsorted as Column));
  if (column !== undefined && !Object.hasOwn(by, column)) throw new Error(`the list has no order by ${column}`);
  const first = column === undefined ? unsorted : directed(by[column]);
  const placed = column !== undefined && nulls?.[column] !== undefined ? `${first} nulls ${nulls[column]}` : first;
  return raw([...new Set([placed, ...tie.map(directed)])].join(", "));
}

/** The end of a statement that reads one page. */
export const pagePart = ({ page, pageSize }: Pick<Paging, "page" | "pageSize">): Sql =>
  sql`limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`;

const rowsOf = ({ columns, from, shown }: List): Sql =>
  sql`select ${piece(columns)} from ${piece(from)}${piece(shown === undefined ? "" : sql` ${piece(shown)}`)}`;

/** The statement of all rows of a list, to be summed up. */
export const allOf = (list: List): Sql => sql`${rowsOf(list)} where ${list.where}`;

/** The statement of one page of a list. */
export const pageSql = <Column extends string>(list: List, order: Order<Column>, paging: Paging<Column>): Sql =>
  sql`${rowsOf(list)} where ${list.where} order by ${orderOf(order, paging)} ${pagePart(paging)}`;

/** The statement that counts a list, up to the cap. */
export const countSql = ({ from, where }: Pick<List, "from" | "where">): Sql =>
  sql`select count(*)::int as total from (select from ${piece(from)} where ${where} limit ${raw(`${countCap + 1}`)}) counted`;

/** The statement of the next rows of a list for an export: in the order of `key`, which no two rows share, beyond `after`. */
export const afterSql = (list: List, key: Term, after: string, limit: number): Sql =>
  sql`${rowsOf(list)} where ${raw(key)} > ${after} and ${list.where} order by ${raw(key)} limit ${limit}::int`;

/** One page of a list, and how many rows the list has. */
export async function pageOf<Row, Column extends string = never>(
  tx: Handle,
  list: List,
  order: Order<Column>,
  paging: Paging<Column>,
): Promise<Page<Row>> {
  const found = await countOf(tx, list);
  return { rows: await tx.query<Row>(...statement(pageSql(list, order, paging))), ...found };
}

/** How many rows a list has, counted up to the cap. */
export async function countOf(tx: Handle, list: Pick<List, "from" | "where">): Promise<Found> {
  const [counted] = await tx.query<{ total: number }>(...statement(countSql(list)));
  return foundOf(counted?.total ?? 0);
}

/** The next rows of a list for an export, beyond the value `after` of `key`. */
export const rowsAfter = <Row>(tx: Handle, list: List, key: Term, after: string, limit: number): Promise<Row[]> =>
  tx.query<Row>(...statement(afterSql(list, key, after, limit)));

/** What is said of rows that were counted one beyond the cap at most. */
export const foundOf = (total: number): Found => ({
  total: Math.min(total, countCap),
  totalIsCapped: total > countCap,
});
