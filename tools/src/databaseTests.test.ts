import { describe, expect, it } from "vitest";
import { importsOf, readSource, sourceFiles } from "./imports.ts";

const files = sourceFiles().filter((file) => !file.startsWith("tools/"));
const databaseTests = files.filter((file) => file.endsWith(".database.test.ts"));

/** What one file does to the modules and globals of its process, which the next file would find. */
const lasting =
  /\bvi\.(?:mock|doMock|spyOn|stubGlobal|stubEnv|useFakeTimers|resetModules)\(|\bprocess\.env\b[^;\n]*[^=!]=[^=]/;
const changes = new Set(files.filter((file) => lasting.test(readSource(file))));
const changesProcess = (file: string) => changes.has(file) || importsOf(file).some(({ target }) => changes.has(target));

describe("database tests", () => {
  it("have a process of their own exactly where they replace a module or a global: `x.isolated.database.test.ts`", () => {
    const isolated = databaseTests.filter((file) => file.endsWith(".isolated.database.test.ts"));
    expect(databaseTests.length).toBeGreaterThan(80);
    expect(databaseTests.filter(changesProcess)).toEqual(isolated);
  });

  it("never wait for a looked-up session: `forgetSessions` of the test server does in no time what a second does", () => {
    expect(
      files.filter((file) => /setTimeout\(\w+, 1_[01]\d\d\)/.test(readSource(file)) && /test|testing/.test(file)),
    ).toEqual([]);
  });
});
