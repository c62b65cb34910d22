import type { TableHTMLAttributes } from "react";

/**
 * A head that stays in sight is a table of its own. It is no stop for the keyboard, and when one of its columns gets the
 * focus, the browser scrolls the head alone: the figures follow it, so that none stands under another column's name.
 */
const withHead = (table: HTMLTableElement | null) => {
  const both = table?.closest<HTMLElement>(".ant-table-container");
  if (!both) return undefined;
  if (table!.closest(".ant-table-header")) table!.removeAttribute("tabindex");
  // Either may be drawn anew, for instance when the first rows come, so they are looked up each time.
  const part = (name: string) => both.querySelector<HTMLElement>(`:scope > .ant-table-${name}`);
  // Where the figures put the head is no wish of its own; they may be further by the time it is told.
  let given = 0;
  const follow = ({ target }: Event) => {
    const [head, body] = [part("header"), part("body")];
    if (head === null || body === null) return;
    if (target === body) given = body.scrollLeft;
    if (target !== head || head.scrollLeft === given) return;
    body.scrollLeft = head.scrollLeft;
    // Neither goes further than both can.
    if (body.scrollLeft !== head.scrollLeft) head.scrollLeft = body.scrollLeft;
  };
  // A scroll does not rise to what is around it; on the way down it is seen.
  both.addEventListener("scroll", follow, true);
  return () => both.removeEventListener("scroll", follow, true);
};

/** For a table's `components`: who has no mouse scrolls a wide table when it is focused, also one that holds nothing to press. */
export const reachable = {
  table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} ref={withHead} tabIndex={0} />,
};
