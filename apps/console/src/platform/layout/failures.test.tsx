import { orders } from "@yunshou/contract/orders/orders";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../api/call.ts";
import { loadWanted, phrasesOf } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import { rememberLoginPath, sessionToken } from "../session/session.ts";
import { Failures } from "./Failures.tsx";

await loadWanted("zh");
const zh = phrasesOf("zh", []);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let gone: string[];
const turn = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)));
const dialogs = () => document.querySelectorAll(".ant-modal-confirm");
const buttonOf = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.replaceAll(" ", "") === name);

/** Every call of the page is answered that the session is over. */
async function expireCalls(count: number): Promise<void> {
  const calls = Array.from({ length: count }, (_none, index) =>
    call(orders.list, { fromDay: "2026-11-01", toDay: "2026-11-07", page: index + 1 }),
  );
  await act(async () => void (await Promise.allSettled(calls)));
  await turn(20);
}

beforeEach(async () => {
  sessionStorage.clear();
  sessionStorage.setItem("Authorization", "token");
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  gone = [];
  vi.spyOn(window.location, "assign").mockImplementation((to) => void gone.push(String(to)));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "S9999", msg: "", data: {} })));
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <App>
          <Failures />
        </App>
      </LanguageContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a session that is over", () => {
  it("HTTP-11 asks once, however many calls of a page are answered so", async () => {
    await expireCalls(5);
    expect(dialogs()).toHaveLength(1);
    await expireCalls(3);
    expect(dialogs()).toHaveLength(1);
  });

  it.each([
    ["/loginYm", "/loginYm"],
    [undefined, "/login"],
  ])("HTTP-10 HTTP-23 with %s remembered, confirming forgets the session and goes to %s", async (remembered, to) => {
    if (remembered !== undefined) rememberLoginPath(remembered);
    await expireCalls(1);
    await act(async () => buttonOf(zh.common.session.again)!.click());
    await turn();
    expect([sessionToken(), gone]).toEqual([undefined, [to]]);
  });

  it("HTTP-10 cancelling stays on the page", async () => {
    await expireCalls(1);
    await act(async () => buttonOf(zh.common.action.cancel)!.click());
    await turn();
    expect([sessionToken(), gone]).toEqual(["token", []]);
  });
});
