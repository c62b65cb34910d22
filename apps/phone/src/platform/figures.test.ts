import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The figures of a page on a phone of this language; a page has one language for its life. */
async function figuresIn(language: string) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: [language] });
  return import("./figures.ts");
}

/** A browser that knows every language but one, as Chromium does not know Lao. */
function withoutLao(): void {
  const { NumberFormat, DateTimeFormat } = Intl;
  const known = (tags: Intl.LocalesArgument) => [tags].flat().filter((tag) => tag !== "lo") as string[];
  vi.stubGlobal("Intl", {
    NumberFormat: function (tags: Intl.LocalesArgument, options: Intl.NumberFormatOptions) {
      return new NumberFormat([...known(tags), "en-US"], options);
    },
    DateTimeFormat: function (tags: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions) {
      return new DateTimeFormat([...known(tags), "en-US"], options);
    },
  });
}

it("GEN-18 LANG-03 writes amounts as the console does, with the separators of the language", async () => {
  const german = await figuresIn("de");
  expect([german.showFen("123450"), german.showFen("-5"), german.showMean(425)]).toEqual([
    "¥1.234,50",
    "-¥0,05",
    "4,3",
  ]);
  vi.resetModules();
  expect((await figuresIn("en")).showFen("123450")).toBe("¥1,234.50");
});

it("LANG-03 writes Lao as Lao also where the browser does not know it", async () => {
  withoutLao();
  const lao = await figuresIn("lo");
  expect(lao.showFen("123450")).toBe("¥1.234,50");
  expect(lao.showInstant("2026-11-28T12:15:00.000Z")).toMatch(/\b2[89]\/11\/2026\b/);
});
