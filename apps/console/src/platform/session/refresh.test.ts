// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refreshSession } from "./refresh.ts";
import { endSession, sessionUser } from "./session.ts";

let waiting: ((name: string) => void)[];
const answerOf = (accountname: string) =>
  new Response(
    JSON.stringify({
      code: "H0000",
      msg: "",
      data: { userInfo: { accountname, menuJsonTree: [] }, customData: { permissions: [] } },
    }),
  );

beforeEach(() => {
  waiting = [];
  sessionStorage.clear();
  sessionStorage.setItem("Authorization", "token");
  vi.stubGlobal("fetch", () => new Promise((done) => waiting.push((name) => done(answerOf(name)))));
});
afterEach(() => vi.unstubAllGlobals());

describe("rights and menu that are read at every step", () => {
  it("PERM-14 are those of the newest step, also when the answer of an earlier one comes later", async () => {
    const asked = [refreshSession(), refreshSession()];
    waiting[1]!("newer");
    await asked[1];
    waiting[0]!("older");
    await asked[0];
    expect(sessionUser()?.accountname).toBe("newer");
  });

  it("SESS-09 do not come back after the person logged out", async () => {
    const asked = refreshSession();
    endSession();
    waiting[0]!("gone");
    await asked;
    expect(sessionUser()).toBeUndefined();
  });
});
