import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "./imports.ts";

const consoleFiles = sourceFiles().filter(
  (file) => /^apps\/(?:console|phone)\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`])\/\/[^\n]*/g, "$1");

describe("words of the interface", () => {
  it("GEN-01 keeps Chinese text in the phrases, not in the console", () => {
    // Province names of the map, brand names and language names are data, not interface text.
    const data = /\/(?:provinces|provinceNames|languageNames|brands)\.ts$/;
    const wrong = consoleFiles.filter(
      (file) => !data.test(file) && /[\u4e00-\u9fff]/.test(withoutComments(readSource(file))),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps English sentences out of the markup", () => {
    const texts = consoleFiles
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) =>
        [...withoutComments(readSource(file)).matchAll(/(?<![=-])>\s*([A-Z][a-z]+(?: [a-z]+)+)\s*<\//g)].map(
          (match) => `${file}: ${match[1]}`,
        ),
      );
    expect(texts).toEqual([]);
  });

  it("names placeholders, titles and labels through phrases", () => {
    const texts = consoleFiles.flatMap((file) =>
      [
        ...withoutComments(readSource(file)).matchAll(/\b(?:placeholder|title|aria-label|alt)="([A-Za-z][^"]{3,})"/g),
      ].map((match) => `${file}: ${match[1]}`),
    );
    expect(texts).toEqual([]);
  });

  it("LANG-03 writes figures of the interface in one place, in the chosen language", () => {
    // Coordinates have a point in every language; the names of currencies and countries, and local times, are no figures.
    const places = /\/platform\/(?:phrases\/numbers|kit\/show\/(?:show|duration)|figures)\.ts$/;
    const wrong = consoleFiles.filter(
      (file) =>
        !places.test(file) &&
        /\.toLocale(?:String|DateString|TimeString)\(|\.toFixed\(|\bNumberFormat\b|\\d\{3\}\)\+|¥(?!"|\$?\{(?:write|show|figureText))/.test(
          withoutComments(readSource(file)),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
