import { join } from "node:path";
import { root } from "../product.ts";
import type { BudgetLine } from "./budget.ts";
import { ConsoleBuild } from "./closures.ts";

/** The built pages for phones; undefined when they were never built. */
export const openPhone = (): ConsoleBuild | undefined => ConsoleBuild.open(join(root, "apps/phone/dist"));

/** Entries of the pages for phones, each with the words that it reads in Chinese. */
const entries = [
  { part: "shop on the phone", page: "src/mall/ShopApp.tsx" },
  { part: "machine on the phone", page: "src/mall/BuyApp.tsx" },
  { part: "round on the phone", page: "src/stock/RoundApp.tsx" },
] as const;
const words =
  /phrases\/src\/(?:languages\/zh\.js|(?:common\/phone|mall\/shopFront|mall\/shopDeals|mall\/shopReviews|mall\/orders|mall\/afterSales|stock\/round)\/zh\.ts)$/;

/** What a phone loads before it shows something, script and words, whatever it opens: at most 120 kB (issue of the mall). */
export const phoneBudget = (build: ConsoleBuild): BudgetLine[] =>
  entries.map(({ part, page }) => ({
    part,
    bytes: build.size(build.scripts(["index.html", page, ...build.names(words)])),
    gzipLimit: 120_000,
  }));
