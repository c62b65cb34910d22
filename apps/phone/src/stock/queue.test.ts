import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { store, stored } from "../platform/stored.ts";
import { finishedOn, isFilledSince, keepAct, type KeptAct, sendActs } from "./queue.ts";

const acts = () => stored<readonly KeptAct[]>("round.acts", []);
const answer = (code: string, data: unknown = {}) => new Response(JSON.stringify({ code, msg: code, data }));
const fill = { machineId: "7", kind: "fillLane", cabinet: "main", laneNo: 11, productId: "3", pieces: 4 } as const;

/** What the server does with a call: it answers the same key alike, and refuses it for another body. */
function serverWith(say: (body: { readonly actKey: string }) => Response | Promise<Response>) {
  const known = new Map<string, string>();
  vi.stubGlobal("fetch", async (_address: string, init: { readonly headers: HeadersInit; readonly body: string }) => {
    const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
    const { body } = init;
    if ((known.get(key) ?? body) !== body) return answer("idempotency.differs");
    known.set(key, body);
    return say(JSON.parse(body) as { readonly actKey: string });
  });
}
/** What became of the acts once nothing is being sent any more. */
async function states(): Promise<readonly string[]> {
  for (let turn = 0; turn < 20; turn++) {
    await sendActs();
    await new Promise((done) => setTimeout(done));
  }
  return acts().map(({ state }) => state);
}

beforeEach(() => {
  store("round.acts", []);
  store("language", "zh");
  store("round.person", { account: "demo", name: "demo", token: "token" });
});
afterEach(() => vi.unstubAllGlobals());

describe("what a replenisher did", () => {
  it("STOCK-08 waits while the server can serve nobody, and is sent afterwards", async () => {
    for (const code of ["server.unavailable", "rate.limited"]) {
      serverWith(() => answer(code));
      keepAct("A7", fill);
      expect(new Set(await states())).toEqual(new Set(["waiting"]));
    }
    serverWith(() => answer("H0000", { done: 4, rest: 0, expectedFen: null, documentId: null }));
    expect(await states()).toEqual(["sent", "sent"]);
  });

  it("STOCK-08 is no other act when it is sent again in another language after its answer was lost", async () => {
    const keys: string[] = [];
    let isLost = true;
    serverWith(({ actKey }) => {
      keys.push(actKey);
      if (isLost) throw new TypeError("the answer was lost");
      return answer("H0000", { done: 4, rest: 0, expectedFen: null, documentId: null });
    });
    keepAct("A7", fill);
    expect(await states()).toEqual(["waiting"]);
    isLost = false;
    store("language", "de");
    expect(await states()).toEqual(["sent"]);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("the round of today", () => {
  const now = new Date("2026-11-29T12:00:00");
  const kept = (act: KeptAct["act"], hoursAgo: number, state: KeptAct["state"] = "sent"): KeptAct => ({
    actKey: `${act.machineId} ${hoursAgo}`,
    actTime: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
    account: "demo",
    machineName: "",
    act,
    state,
  });
  const finish = (machineId: string) => ({ machineId, kind: "finishVisit" }) as const;

  it("STOCK-09 has done only the machines that were finished today", () => {
    const all = [
      kept(finish("1"), 2),
      kept(finish("2"), 24),
      kept(finish("3"), 1, "waiting"),
      kept(finish("4"), 1, "refused"),
    ];
    expect([...finishedOn(all, now)]).toEqual(["1", "3"]);
  });

  it("STOCK-08 goes on asking for a lane whose filling the server refused", () => {
    const packTime = new Date(now.getTime() - 3 * 3_600_000).toISOString();
    const isFilled = (one: KeptAct) => isFilledSince([one], packTime, "7", { cabinet: "main", laneNo: 11 });
    expect([kept(fill, 1), kept(fill, 1, "waiting"), kept(fill, 1, "refused"), kept(fill, 4)].map(isFilled)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
