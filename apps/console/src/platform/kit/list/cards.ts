import type { ReactNode } from "react";
import type { Column } from "./column.ts";

/** What a card needs of a column; a cell is told by the place of its row. */
export interface CardColumn extends Pick<Column<never>, "key" | "title" | "role"> {
  readonly render: (index: number) => ReactNode;
}

/** The columns of a list for its cards. */
export function cardColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly CardColumn[] {
  return columns.map(({ key, title, role, render }) => ({
    key,
    title,
    role,
    render: (index) => {
      const row = rows[index];
      return row === undefined ? null : render(row, index);
    },
  }));
}

/** More facts than these are read in the record itself. */
const factsAtMost = 4;
/** With fewer, rows look alike. */
const factsAtLeast = 2;
const statesAtMost = 1;

/**
 * The places of a card: what the row is about, how it is, at most four facts about it, and what can be done with it. A
 * column that names no role stands in tables only, unless the others say too little; without a title the first column is it.
 */
export function cardOf(columns: readonly CardColumn[]) {
  const actions = columns.find(({ key }) => key === "$actions");
  const named = columns.filter((column) => column !== actions);
  const title = named.find(({ role }) => role === "title") ?? named[0];
  const rest = named.filter((column) => column !== title);
  const states = rest.filter(({ role }) => role === "state");
  const facts = [
    ...rest.filter(({ role }) => role === "sub" || role === "figure" || role === "time"),
    ...states.slice(statesAtMost),
  ].slice(0, factsAtMost);
  const others = rest.filter(({ role }) => role === undefined).slice(0, Math.max(0, factsAtLeast - facts.length));
  return {
    title,
    states: states.slice(0, statesAtMost),
    facts: [...others, ...facts],
    actions,
  };
}
