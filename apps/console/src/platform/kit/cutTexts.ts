import type { MouseEvent } from "react";

/** For a table: a cell whose text is cut off tells all of it to who points at it. */
export const cutTextsReadable = {
  onMouseOver: ({ target }: MouseEvent) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>(".ant-table-cell") : null;
    if (cell === null || cell.title !== "" || cell.scrollWidth <= cell.clientWidth) return;
    cell.title = cell.innerText;
  },
};
