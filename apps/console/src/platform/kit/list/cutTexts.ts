import type { MouseEvent } from "react";

/** For a table: a cell whose text is cut off tells all of it to who points at it. Titles that others gave stay. */
export const cutTextsReadable = {
  onMouseOver: ({ target }: MouseEvent) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>(".ant-table-cell") : null;
    if (
      cell === null ||
      (cell.title !== "" && cell.dataset["cut"] === undefined) ||
      cell.querySelector(".kit-actions") !== null
    )
      return;
    // Rows are used again for other records, so the text is read anew each time.
    const parts = [cell, ...cell.querySelectorAll<HTMLElement>(".kit-pair > *")];
    cell.title = parts.some((part) => part.scrollWidth > part.clientWidth) ? cell.innerText : "";
    cell.dataset["cut"] = "";
  },
};
