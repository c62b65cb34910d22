/**
 * Names in the address of a list that say where a person stands in it and what lies open over it, and not what it shows:
 * they narrow nothing, and no view keeps them.
 */
export const places: ReadonlySet<string> = new Set([
  "page",
  "pageSize",
  "tab",
  "open",
  "view",
  "show",
  "doc",
  "new",
  "goodsCount",
  "checks",
  "make",
  "record",
  "register",
  "explained",
]);
