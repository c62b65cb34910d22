import type { TableHTMLAttributes } from "react";

/**
 * A head that stays in sight is a table of its own. It is no stop for the keyboard, and when one of its columns gets the
 * focus, the browser scrolls the head alone: the figures follow it, so that none stands under another column's name.
 */
const withHead = (table: HTMLTableElement | null) => {
  const head = table?.closest<HTMLElement>(".ant-table-header");
  const body = head?.parentElement?.querySelector<HTMLElement>(".ant-table-body");
  if (!head || !body) return undefined;
  table!.removeAttribute("tabindex");
  // Where the figures put the head is no wish of its own; they may be further by the time it is told.
  let given = body.scrollLeft;
  const note = () => void (given = body.scrollLeft);
  const follow = () => {
    if (head.scrollLeft === given) return;
    body.scrollLeft = head.scrollLeft;
    // A head is a little wider than its figures; neither goes further than both can.
    if (body.scrollLeft !== head.scrollLeft) head.scrollLeft = body.scrollLeft;
  };
  body.addEventListener("scroll", note);
  head.addEventListener("scroll", follow);
  return () => {
    body.removeEventListener("scroll", note);
    head.removeEventListener("scroll", follow);
  };
};

/** For a table's `components`: who has no mouse scrolls a wide table when it is focused, also one that holds nothing to press. */
export const reachable = {
  table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} ref={withHead} tabIndex={0} />,
};
