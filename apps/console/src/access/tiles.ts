import type { launcherApplications } from "@yunshou/contract/access/account";

export type TileName =
  | "leasing"
  | "market"
  | "operations"
  | "bigData"
  | "factory"
  | "afterSales"
  | "notices"
  | "configuration";

/** What a tile of the launcher opens: the first page that exists, a sub-application by ticket, or something of its own. */
export type Tile = { readonly name: TileName } & (
  | { readonly opens: "pages"; readonly pages: readonly string[] }
  | { readonly opens: "application"; readonly application: (typeof launcherApplications)[number] }
  | { readonly opens: "market" | "notices" }
);

/** The eight tiles in the order of LAUNCH-01. */
export const tiles: readonly Tile[] = [
  { name: "leasing", opens: "application", application: "leasing" },
  { name: "market", opens: "market" },
  { name: "operations", opens: "pages", pages: ["/shj/ztcx", "/shj/wdshj"] },
  { name: "bigData", opens: "pages", pages: ["/databases"] },
  { name: "factory", opens: "application", application: "factory" },
  { name: "afterSales", opens: "pages", pages: ["/shkf/wtfk"] },
  { name: "notices", opens: "notices" },
  { name: "configuration", opens: "application", application: "configuration" },
];
