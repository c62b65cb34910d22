import { entitiesShown, type EntityRow } from "@yunshou/contract/entities";
import { conditions, given, type Handle, raw, type Sql, sql, statement, type Where } from "@yunshou/database";
import { piecesToFind, searchText } from "@yunshou/domain";
import { findableBy } from "./spelling.ts";

/** A kind of record that people choose: its table `e`, and what a choice shows of it as texts of SQL. */
export interface EntityKind {
  /** Has `search` and `pieces`; see make_findable. */
  readonly table: string;
  /** Joined to `e` for what is shown. */
  readonly joins?: string;
  /** What people call it by; the name where it has no number. */
  readonly number: string;
  readonly name: string;
  readonly detail: string;
  /** One of `entityStates`. */
  readonly state: string;
}

/** What was asked; see `entityQuestion` of the contract. */
export interface EntityQuestion {
  readonly text: string;
  readonly ids: readonly string[];
  readonly numbers: readonly string[];
  readonly usable: boolean;
}

/** More are found than shown, because some may be out of use. */
const candidates = 3 * entitiesShown;

/** Numbers as they may be stored: people write them in either case. */
const inEitherCase = (numbers: readonly string[]) => [
  ...new Set(numbers.flatMap((number) => [number, number.toUpperCase(), number.toLowerCase()])),
];

/**
 * The records of a kind that a question means.
 *
 * @param where the scope of the caller, and what else they must meet.
 * @param tree the root of the only tree whose records are looked for.
 * @param among the only merchants whose records are looked for, so that those of others take no place among what is found.
 */
export async function findEntities(
  tx: Handle,
  kind: EntityKind,
  where: Where,
  { text, ids, numbers, usable }: EntityQuestion,
  tree?: string,
  among?: readonly string[],
): Promise<EntityRow[]> {
  const { table, joins = "", number, name, detail, state } = kind;
  const isNamed = ids.length > 0 || numbers.length > 0;
  const source: Sql = isNamed
    ? raw(`${table} e`)
    : sql`find_rows(${table}::regclass, ${searchText(text)}, ${piecesToFind(text)}::text[], ${tree ?? null}::bigint, ${candidates}, ${among ?? null}::bigint[])
        with ordinality as f(id, place) join ${raw(table)} e on e.id = f.id`;
  const met = conditions(
    where,
    given(tree, (root) => sql`e.top_id = ${root}::bigint`),
    isNamed ? sql`(e.id = any(${ids}::bigint[]) or ${raw(number)} = any(${inEitherCase(numbers)}::text[]))` : undefined,
    usable ? sql`${raw(state)} <> 'outOfUse'` : undefined,
  );
  const order = isNamed ? raw(number) : raw("f.place");
  return tx.query<EntityRow>(
    ...statement(sql`select e.id, ${raw(number)} as number, ${raw(name)} as name, ${raw(detail)} as detail, ${raw(state)} as state
      from ${source} ${raw(joins)} where ${met} order by ${order}, e.id limit ${isNamed ? null : entitiesShown}`),
  );
}

/**
 * Makes rows findable that were written beside the calls which do so, as the demo writes its past.
 *
 * @param words columns of what they are found by, the number first.
 */
export async function makeFindable(tx: Handle, table: string, words: readonly string[]): Promise<void> {
  const rows = await tx.query<{ id: string; words: string[] }>(
    `select id, array[${words.join(", ")}] as words from ${table} where search = ''`,
  );
  for (const { id, words: written } of rows) {
    const { search, pieces } = findableBy(written);
    await tx.query(`update ${table} set search = $2, pieces = $3 where id = $1`, [id, search, pieces]);
  }
}
