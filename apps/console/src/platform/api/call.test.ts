import { attributes } from "@yunshou/contract/goods/attributes";
import { orders } from "@yunshou/contract/orders/orders";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { knowledge } from "@yunshou/contract/support/articles";
import type { Language } from "@yunshou/contract";
import { loadEvery } from "@yunshou/phrases/load";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call, reportFailuresTo } from "./call.ts";
import { endDuplicateWindow, sendOnce } from "./duplicates.ts";
import { CallFailure, failureText } from "./failure.ts";
import { callTimeoutMs } from "./transport.ts";
import { loadRooms, phrasesOf } from "../phrases/loadedRooms.ts";

await Promise.all([loadRooms("zh", ["common"]), loadRooms("en", ["common"])]);
const [zh, en] = [phrasesOf("zh", []), phrasesOf("en", [])];
const textsIn = async (language: Language) => {
  const texts: Readonly<Record<string, string>> = await loadEvery("errors", language);
  return (code: string) => texts[code];
};
const [zhText, enText] = [await textsIn("zh"), await textsIn("en")];

const day = { fromDay: "2026-11-01", toDay: "2026-11-07" };
const page = { rows: [], total: 0, totalIsCapped: false };

/** Answers every request with one envelope and keeps what was sent. */
function serverAnswers(envelope: unknown) {
  const requests: { url: URL; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push({ url: new URL(url, "http://console.example"), init });
    return new Response(JSON.stringify(envelope));
  });
  return requests;
}
const headersOf = (init: RequestInit) => new Headers(init.headers);

beforeEach(() => {
  sessionStorage.clear();
  endDuplicateWindow();
  reportFailuresTo(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is sent", () => {
  it("HTTP-02 sends the four session headers with a session and none without", async () => {
    const requests = serverAnswers({ code: "H0000", data: page });
    await call(orders.list, day);
    sessionStorage.setItem("Authorization", "abc");
    await call(orders.list, day);
    const [without, withSession] = requests.map((one) => headersOf(one.init));
    expect(["Authorization", "token", "provider_id", "provider-id"].map((name) => without?.get(name))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(["Authorization", "token", "provider_id", "provider-id"].map((name) => withSession?.get(name))).toEqual([
      "abc",
      "abc",
      "1",
      "1",
    ]);
  });

  it("HTTP-03 HTTP-04 LANG-08 adds language and channel to every payload", async () => {
    sessionStorage.setItem("language", "fr");
    const requests = serverAnswers({ code: "200", data: { refundId: "1" } });
    await call(orders.list, day);
    await call(orders.process, { orderNo: "42", note: "checked" });
    expect(requests[0]?.url.searchParams.get("language")).toBe("fr");
    expect(requests[0]?.url.searchParams.get("channel")).toBe("1");
    expect(requests[1]?.url.pathname).toBe("/api/v1/orders/orders/42/process");
    expect(JSON.parse(requests[1]?.init.body as string)).toEqual({ note: "checked", language: "fr", channel: "1" });
  });

  it("sends the form's idempotency key with writes, the same on a retry, and none with reads", async () => {
    const requests = serverAnswers({ code: "H0000", data: {} });
    await call(orders.list, day);
    await call(orders.dispense, { orderNo: "1" }, { idempotencyKey: "form-1" });
    await call(orders.dispense, { orderNo: "1" }, { idempotencyKey: "form-1" });
    expect(requests.map((one) => headersOf(one.init).get("Idempotency-Key"))).toEqual([null, "form-1", "form-1"]);
  });
});

describe("what comes back", () => {
  it.each(["H0000", "200", 200])("HTTP-05 hands over the data of code %s", async (code) => {
    serverAnswers({ code, data: page });
    expect(await call(orders.list, day)).toEqual(page);
  });

  it("HTTP-06 gives up after 15 s", async () => {
    expect(callTimeoutMs).toBe(15_000);
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
    vi.stubGlobal("fetch", async () => Promise.reject(new DOMException("aborted", "TimeoutError")));
    await expect(call(orders.list, day)).rejects.toMatchObject({ kind: "timeout" });
    expect(timeout).toHaveBeenCalledWith(15_000);
    timeout.mockRestore();
  });

  it("tells a lost network from a refusal", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed to fetch")));
    await expect(call(orders.list, day)).rejects.toMatchObject({ kind: "network" });
    serverAnswers({ code: "record.unknown", msg: "gone", data: {} });
    await expect(call(orders.list, day)).rejects.toMatchObject({ kind: "refused", code: "record.unknown" });
  });

  it("HTTP-10 reports an expired session even to silent callers", async () => {
    const reported: string[] = [];
    reportFailuresTo((failure) => reported.push(failure.kind));
    serverAnswers({ code: "S9999", msg: "", data: {} });
    await expect(call(orders.list, day, { silent: true })).rejects.toBeInstanceOf(CallFailure);
    expect(reported).toEqual(["expired"]);
  });
});

describe("identical calls within 10 s", () => {
  it("HTTP-07 HTTP-09 are not sent again: the caller receives the first answer", async () => {
    const requests = serverAnswers({ code: "H0000", data: page });
    const [first, second] = await Promise.all([call(orders.list, day), call(orders.list, day)]);
    await call(orders.list, day);
    expect(second).toEqual(first);
    expect(requests).toHaveLength(1);
    await call(orders.list, { ...day, page: 2 });
    expect(requests).toHaveLength(2);
  });

  it("HTTP-07 are sent again after the window", async () => {
    const send = vi.fn(async () => 1);
    await sendOnce("/a", "same", send, 0);
    await sendOnce("/a", "same", send, 9_999);
    await sendOnce("/a", "same", send, 10_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["the common problem query", knowledge.list.path],
    ["the goods attribute list", attributes.tree.path],
    ["the drug batch details", medicineBatches.list.path],
  ])("HTTP-08 TICKET-04 are always sent for %s", async (_call, path) => {
    const send = vi.fn(async () => 1);
    await sendOnce(path, "same", send, 0);
    await sendOnce(path, "same", send, 1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("HTTP-09 are sent again after a write, for polled data and after a failure", async () => {
    const requests = serverAnswers({ code: "H0000", data: page });
    await call(orders.list, day);
    await call(orders.dispense, { orderNo: "1" });
    await call(orders.list, day);
    await call(orders.list, day, { fresh: true });
    expect(requests).toHaveLength(4);
    serverAnswers({ code: "server.failed", msg: "", data: {} });
    await expect(call(orders.list, { ...day, page: 3 })).rejects.toBeInstanceOf(CallFailure);
    const after = serverAnswers({ code: "H0000", data: page });
    await call(orders.list, { ...day, page: 3 });
    expect(after).toHaveLength(1);
  });
});

describe("what a person reads", () => {
  const refused = (message: string, code = "orders.refundTooLarge") =>
    new CallFailure("refused", code, message, { values: { limit: "3.50" } });

  it("HTTP-12 MSG-11 never shows a message with #", () => {
    expect(failureText(refused("NullPointer #42"), "zh", zh, zhText)).toBe("系统异常，请稍后重试");
    expect(failureText(refused("NullPointer #42"), "en", en, enText)).toBe("System error, please try again later");
  });

  it("HTTP-13 shows the server's message in Chinese", () => {
    expect(failureText(refused("退款金额过大"), "zh", zh, zhText)).toBe("退款金额过大");
  });

  it("HTTP-14 shows the phrase of the code in other languages, and the generic text only without one", () => {
    expect(failureText(refused("退款金额过大"), "en", en, enText)).toBe(
      "The refund cannot exceed the refundable 3.50 yuan",
    );
    expect(failureText(refused("退款金额过大", "neverHeard"), "en", en, enText)).toBe(
      "System error, please try again later",
    );
  });
});
