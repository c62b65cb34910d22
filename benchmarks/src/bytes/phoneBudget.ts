import { join } from "node:path";
import { root } from "../product.ts";
import type { BudgetLine } from "./budget.ts";
import { ConsoleBuild } from "./closures.ts";

/** The built pages for phones; undefined when they were never built. */
export const openPhone = (): ConsoleBuild | undefined => ConsoleBuild.open(join(root, "apps/phone/dist"));

/** Entries of the pages for phones, each with the words that it reads in Chinese. */
const entries = [
  { part: "shop on the phone", name: "shop", page: "src/mall/ShopApp.tsx" },
  { part: "machine on the phone", name: "buy", page: "src/mall/BuyApp.tsx" },
  { part: "round on the phone", name: "round", page: "src/stock/RoundApp.tsx" },
] as const;
const words = /phrases\/src\/languages\/zh\.js$/;

const phoneScripts = (build: ConsoleBuild, page: string) =>
  build.scripts(["index.html", "src/open.tsx", page, ...build.names(words)]);

/** Scripts that the page of an entry does not name, though every visit of it needs them; a phone finds them late. */
export const unnamedScripts = (build: ConsoleBuild): string[] =>
  entries.flatMap(({ name, page }) => {
    const html = build.text(`${name}.zh.html`);
    return [...phoneScripts(build, page)].filter((file) => !html.includes(file)).map((file) => `${name}: ${file}`);
  });

/** What a phone loads before it shows something, script and words, whatever it opens: at most 120 kB (issue of the mall). */
export const phoneBudget = (build: ConsoleBuild): BudgetLine[] =>
  entries.map(({ part, page }) => ({
    part,
    bytes: build.size(phoneScripts(build, page)),
    gzipLimit: 120_000,
  }));
