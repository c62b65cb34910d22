import { createContext } from "react";
import type { Column } from "./column.ts";
import type { ColumnPlace } from "./columnLayout.ts";

/** Fields of the row that no shown column tells, for what stands in the toolbar of a list: a file may leave them out. */
export const HiddenFieldsContext = createContext<readonly string[]>([]);

/** The fields of hidden columns that no shown column has too. */
export function hiddenFields<Row>(columns: readonly Column<Row>[], places: readonly ColumnPlace[]): readonly string[] {
  const shown = new Set(places.filter((place) => place.shown).map(({ key }) => key));
  const fieldsOf = (isShown: boolean) =>
    columns.filter(({ key }) => shown.has(key) === isShown).flatMap(({ key, fields }) => fields ?? [key]);
  const told = new Set(fieldsOf(true));
  return fieldsOf(false).filter((field) => !told.has(field));
}
