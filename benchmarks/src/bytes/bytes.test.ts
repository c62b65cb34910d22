import { describe, expect, it } from "vitest";
import { budgetOf, isWithin, keptOut, librariesIn, loginScripts } from "./budget.ts";
import { ConsoleBuild } from "./closures.ts";
import { openPhone, phoneBudget, unnamedScripts } from "./phoneBudget.ts";

const build = ConsoleBuild.open();
if (build === undefined)
  console.warn("The bytes of the console are not checked, because it is not built (npm run build).");

describe.skipIf(build === undefined)("the built console", () => {
  it("keeps each part within its budget", () => {
    const over = budgetOf(build!).filter((line) => !isWithin(line));
    expect(
      over.map(
        ({ part, bytes, gzipLimit, brotliLimit }) =>
          `${part}: ${bytes.gzip} of ${gzipLimit} bytes gzip, ${bytes.brotli} of ${brotliLimit ?? "any"} brotli`,
      ),
    ).toEqual([]);
    // Every part is compressed once more, with the strongest setting.
  }, 60_000);

  it("keeps antd, charts, queries and router out of the login page", () => {
    expect(librariesIn(build!, loginScripts(build!))).toEqual([]);
  });

  it("knows each kept-out library by a sign that its own pages do show", () => {
    const everything = build!.scripts(["index.html", "src/ConsoleApp.tsx", ...build!.pages()]);
    expect(librariesIn(build!, everything)).toEqual(Object.keys(keptOut));
  });
});

const phone = openPhone();
if (phone === undefined)
  console.warn("The bytes of the pages for phones are not checked, because they are not built (npm run build).");

describe.skipIf(phone === undefined)("the built pages for phones", () => {
  it("keeps what each entry loads first within 120 kB", () => {
    const over = phoneBudget(phone!).filter((line) => !isWithin(line));
    expect(over.map(({ part, bytes, gzipLimit }) => `${part}: ${bytes.gzip} of ${gzipLimit} bytes gzip`)).toEqual([]);
  });

  it("names in the page of each entry every script that it needs", () => {
    expect(unnamedScripts(phone!)).toEqual([]);
  });

  it("brings no schemas and nothing of the console's libraries", () => {
    const files = phone!.scripts(phone!.names(/\.(?:html|tsx?|js)$/));
    expect(librariesIn(phone!, files)).toEqual([]);
    expect([...files].filter((file) => phone!.text(file).includes("ZodObject"))).toEqual([]);
  });
});
