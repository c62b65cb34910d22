import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "./imports.ts";

const pages = sourceFiles().filter(
  (file) =>
    file.startsWith("apps/console/src/") &&
    !file.startsWith("apps/console/src/platform/kit/") &&
    !/\.test\.tsx?$|\/testing\//.test(file),
);
const holding = (wrong: RegExp) => pages.filter((file) => wrong.test(readSource(file)));

/** Lists whose specification names two states that are not told apart by the worse one, e.g. how grave an alarm is and whether somebody has seen to it. */
const withTwoStates = [
  "apps/console/src/finance/splits/SplitPlansPage.tsx",
  "apps/console/src/insight/reports/ReportsPage.tsx",
  "apps/console/src/machines/alarms/alarmColumns.tsx",
  "apps/console/src/machines/status/statusColumns.tsx",
  "apps/console/src/pharmacy/PharmacistsPage.tsx",
  "apps/console/src/system/alarms/SystemAlarmsPage.tsx",
  "apps/console/src/system/docking/DockingsPage.tsx",
  "apps/console/src/system/translations/TranslationsPage.tsx",
];

/** How many columns with a state each list of a file shows at once; a list begins with its title. */
const statesShown = (text: string) =>
  text
    .split(/\bcolumn\.title\(/)
    .slice(1)
    .map((list) =>
      list
        .split(/(?=\bcolumn\.\w+\()/)
        .filter((one) => /^column\.(?:status|states)\(/.test(one) && !one.includes("hidden: true")),
    )
    .map((columns) => columns.length);

/** What a first column calls when it is pressed, and what an action of the row calls: `open(orderNo)`. */
const opened = (text: string) => /onOpen(?:: (?:\([^)]*\) => )?(\w+)|\s*[,}])/.exec(text)?.[1] ?? "open";
const viewed = (text: string) => /key: "(?:view|open|facts|detail)"[^\n]*onClick: \(\) => (\w+)\(/.exec(text)?.[1];

describe("what the kit cannot see in the pages of the console", () => {
  it("M4 asks by the kit alone, which names the object and the verb of every question", () => {
    expect(holding(/\bPopconfirm\b|\bmodal\.confirm\(|\bModal\.confirm\(|window\.confirm\(/)).toEqual(
      // These two ask about the session itself, and about what would be lost with a form.
      ["apps/console/src/platform/layout/Failures.tsx", "apps/console/src/platform/layout/useLeaveQuestion.tsx"],
    );
  });

  it("TOPBAR-13 closes no dialog by a click beside it", () => {
    const closing = sourceFiles()
      .filter((file) => file.startsWith("apps/console/src/") && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        [...readSource(file).matchAll(/^( *)<Modal(?=\s)[^]*?\n\1(?:>|\/>|<\/)/gm)].some(
          ([tag]) => !tag.includes("mask={{ closable: false }}"),
        ),
      );
    expect(closing).toEqual([]);
  });

  it("says beside each filter by phone that it takes whole numbers alone, which is all that a sealed phone is found by", () => {
    // The number of a data card is kept as it is and found by any part of it.
    expect(holding(/name: "(?!cardPhone")\w*[pP]hone",[^}]*<TextFilter(?![^/]*placeholder=)/)).toEqual([]);
  });

  it("LANG-03 takes figures by the fields of the kit, which know the decimal sign of the language", () => {
    expect(holding(/\bInputNumber\b|<(?:Input|TextFilter)\b[^>]*inputMode="decimal"/)).toEqual([]);
  });

  it("M8 repeats in no action of a row what its first column opens", () => {
    const repeated = pages.filter((file) => {
      const text = readSource(file);
      return text.includes("onOpen") && viewed(text) !== undefined && viewed(text) === opened(text);
    });
    expect(repeated).toEqual([]);
  });

  it("S5 tells in one column how a record is, the worst first", () => {
    const several = pages.filter((file) => statesShown(readSource(file)).some((count) => count > 1));
    expect(several.toSorted()).toEqual(withTwoStates);
  });

  it("M14 takes no failed reading for an empty list", () => {
    const blind = pages.filter((file) => {
      const text = readSource(file);
      return (
        /\buse(?:Call|Record)\(/.test(text) && /<(?:Table|Empty)\b|emptyText/.test(text) && !/\berror\b/.test(text)
      );
    });
    expect(blind).toEqual([]);
  });

  it("MSG-05 says in every empty list how it is filled: by its own button, or by what happens elsewhere", () => {
    const silent = pages.filter((file) => {
      const text = readSource(file);
      return /<ListPage\b/.test(text) && !/<AddButton\b|\bsource="/.test(text);
    });
    expect(silent).toEqual([]);
  });

  it("MSG-137 tells no success without its object", () => {
    const told = pages.flatMap((file) =>
      [...readSource(file).matchAll(/message\.success\([^;]*/g)].map(([call]) => ({ file, call })),
    );
    const bare = told.filter(({ call }) => /common\.result\.(?!copied)/.test(call) && !call.includes("result.of"));
    expect(bare.map(({ file }) => file)).toEqual([]);
  });

  it("FORM-01 names every required field in its message", () => {
    expect(holding(/\brequired: true \}|form\.required\b/)).toEqual([]);
  });
});
