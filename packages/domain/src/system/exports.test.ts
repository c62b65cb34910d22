import { describe, expect, it } from "vitest";
import { checkWaitingExports, waitingExportsLimit } from "./exports.ts";

describe("exports of one user", () => {
  it.each([
    [0, true],
    [waitingExportsLimit - 1, true],
    [waitingExportsLimit, false],
    [waitingExportsLimit + 1, false],
  ])("SYS-22 while %d wait, another one is allowed: %s", (waiting, allowed) => {
    const checked = checkWaitingExports(waiting);
    expect(checked.ok).toBe(allowed);
    if (!checked.ok) expect(checked).toMatchObject({ code: "system.tooManyExports", values: { limit: 5 } });
  });
});
