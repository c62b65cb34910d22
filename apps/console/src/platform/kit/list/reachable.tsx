import type { TableHTMLAttributes } from "react";

/** A head that stays in sight is a table of its own; it scrolls with its body and is no stop for the keyboard. */
const unlessHead = (table: HTMLTableElement | null) => {
  if (table?.closest(".ant-table-header")) table.removeAttribute("tabindex");
};

/** For a table's `components`: who has no mouse scrolls a wide table when it is focused, also one that holds nothing to press. */
export const reachable = {
  table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} ref={unlessHead} tabIndex={0} />,
};
