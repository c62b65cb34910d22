import type { TableHTMLAttributes } from "react";

/** For a table's `components`: who has no mouse scrolls a wide table when it is focused, also one that holds nothing to press. */
export const reachable = { table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} tabIndex={0} /> };
