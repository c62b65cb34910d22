// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { store, stored } from "../platform/stored.ts";
import { freshPhone, until } from "../testing/page.ts";
import { keepAct, type KeptAct } from "./queue.ts";
import { RecordsPage } from "./RecordsPage.tsx";

const acts = () => stored<readonly KeptAct[]>("round.acts", []);
const fill = { machineId: "7", kind: "fillLane", cabinet: "main", laneNo: 11, productId: "3", pieces: 4 } as const;

/** What the server answers by now, and what it was told. */
let code = "stock.refillOpen";
let told: { readonly actKey: string; readonly actTime: string }[] = [];
let root: Root;

beforeEach(async () => {
  freshPhone("/m/records");
  [code, told] = ["stock.refillOpen", []];
  vi.stubGlobal("fetch", async (_address: string, init: { readonly body: string }) => {
    told.push(JSON.parse(init.body) as (typeof told)[number]);
    const data = { done: 4, rest: 0, expectedFen: null, documentId: null };
    return new Response(JSON.stringify({ code, msg: code, data }));
  });
  store("language", "zh");
  store("round.acts", []);
  store("round.person", { account: "demo", name: "demo", token: "token" });
  await startPhrases(["phone", "round"]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(RecordsPage)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it("STOCK-08 is sent again as it was done once that which refused it is out of the way", async () => {
  await act(async () => keepAct("A7", fill));
  await until(() => expect(acts().map(({ state }) => state)).toEqual(["refused"]));
  code = "H0000";
  const send = [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("立即上传"));
  await act(async () => send!.click());
  await until(() => expect(acts()).toMatchObject([{ state: "sent", result: { done: 4 } }]));
  expect(acts()[0]!.reason).toBeUndefined();
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual(told[0]);
});
