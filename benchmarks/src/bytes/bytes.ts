import { type Benchmark, type Figure, kilobytes } from "../figures.ts";
import { type BudgetLine, budgetOf, isWithin, librariesIn, loginScripts } from "./budget.ts";
import { ConsoleBuild } from "./closures.ts";
import { openPhone, phoneBudget } from "./phoneBudget.ts";

/** (d) What the browser has to load before it can show something, against the budget. */
export const bytes: Benchmark = {
  name: "d",
  title: "bytes of the console",
  async run() {
    const build = ConsoleBuild.open();
    if (build === undefined) throw new Error("The console is not built; run npm run build.");
    const phone = openPhone();
    const intruders = librariesIn(build, loginScripts(build));
    return [
      ...budgetOf(build).map(figureOf),
      ...(phone === undefined ? [] : phoneBudget(phone).map(figureOf)),
      {
        benchmark: "d",
        measure: "libraries that login must not load",
        value: intruders.join(", ") || "none",
        target: "none",
        isMet: intruders.length === 0,
      },
    ];
  },
};

function figureOf(line: BudgetLine): Figure {
  const { part, bytes: size, gzipLimit, brotliLimit } = line;
  const figure = {
    benchmark: "d",
    measure: `script of ${part}, gzip / brotli`,
    value: `${kilobytes(size.gzip)} / ${kilobytes(size.brotli)}`,
  };
  if (gzipLimit === undefined) return figure;
  return {
    ...figure,
    ratio: size.gzip / gzipLimit,
    target: `≤ ${gzipLimit / 1_000}${brotliLimit === undefined ? "" : ` / ${brotliLimit / 1_000}`} kB`,
    isMet: isWithin(line),
  };
}
