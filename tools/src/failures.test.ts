import { describe, expect, it } from "vitest";

interface Failures {
  lastLines(output: string, most?: number): string;
  failedPart(output: string, most?: number): string;
  failuresOf(report: unknown, root: string): string[];
}
/** The commands are plain JavaScript, because they run before anything is installed. */
const commands = "../bootstrap/failures.mjs";
const { failedPart, failuresOf, lastLines } = (await import(/* @vite-ignore */ commands)) as Failures;

describe("what the end of npm test tells of failures", () => {
  it("repeats a failed test with its file and message, without the lines of other people's code", () => {
    const report = {
      testResults: [
        {
          name: "/r/a.test.ts",
          status: "passed",
          message: "",
          assertionResults: [{ status: "passed", fullName: "fine", failureMessages: [] }],
        },
        {
          name: "/r/b.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            {
              status: "failed",
              fullName: "money adds up",
              failureMessages: [
                "\u001B[31mexpected 1 to be 2\u001B[0m\n    at b.test.ts:3\n    at node_modules/vitest/x.js:1",
              ],
            },
          ],
        },
        { name: "/r/c.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      ],
    };
    expect(failuresOf(report, "/r")).toEqual([
      "FAILED  b.test.ts > money adds up\n        expected 1 to be 2\n            at b.test.ts:3",
      "FAILED  c.test.ts > failed outside its tests\n        no such module",
    ]);
  });

  it("repeats what a program printed below its heading, else its lines of failures, and never its sum", () => {
    expect(
      failedPart("ok one\nFAILED two\n\n── What failed ──\nFAILED two\n        because\n\n1 passed, 1 failed\n"),
    ).toBe("FAILED two\n        because");
    expect(failedPart("ok one\nFAILED two\n1 passed, 1 failed\n")).toBe("FAILED two");
  });

  it("keeps the end of an output that names no failure", () => {
    expect(lastLines("a\nb\nc\n", 2)).toBe("b\nc");
  });
});
