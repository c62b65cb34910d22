import type { Phrases } from "../../phrases/loadedRooms.ts";

/** What a screen reader says of the boxes before the rows of a table; the table's own words are English. */
export function selectionNames({
  selectRow,
  selectPage,
}: Pick<Phrases<never>["common"]["list"], "selectRow" | "selectPage">) {
  return {
    getCheckboxProps: () => ({ "aria-label": selectRow }),
    getTitleCheckboxProps: () => ({ "aria-label": selectPage }),
  };
}
