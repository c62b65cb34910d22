// @vitest-environment happy-dom
import { act, createElement, Fragment } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toasts } from "../platform/kit/index.ts";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { basketOf, forgetLogin, type Kept, keepLogin, setPieces } from "./kept.ts";
import { LoginSheet } from "./LoginSheet.tsx";
import { useAccountBasket } from "./useAccountBasket.ts";

const shopNo = "S1";
const line = (mallProductId: string, quantity = 1): Kept => ({ mallProductId, quantity });

/** What the server has of the basket, and whether it can be reached. */
let there: readonly Kept[] = [];
let isOnline = true;
/** Answers wait until then. */
let until: Promise<unknown> = Promise.resolve();

function Shop() {
  useAccountBasket(shopNo);
  return createElement(Toasts);
}

/** Opens the shop, does something while it is open, and leaves it. */
async function visit(during: () => Promise<unknown> | void): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(Shop)));
  await act(async () => void (await during()));
  await act(async () => root.unmount());
}
const pass = (ms = 1_000) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  [there, isOnline, until] = [[line("a")], true, Promise.resolve()];
  vi.stubGlobal("fetch", async (address: string, init: { readonly body: string }) => {
    if (!isOnline) throw new TypeError("no network");
    await until;
    if (address.endsWith("/basket")) there = (JSON.parse(init.body) as { readonly basket: readonly Kept[] }).basket;
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: { phone: "139****0000", basket: there } }));
  });
  await startPhrases(["phone", "shopFront"]);
  keepLogin(shopNo, { session: "session", phone: "139****0000" });
  await visit(() => pass());
});
afterEach(() => {
  forgetLogin(shopNo);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("MALL-01 keeps what a buyer put into the basket without a network, and tells it when there is one again", async () => {
  isOnline = false;
  await visit(async () => {
    setPieces(shopNo, "b", 2);
    await pass();
  });
  isOnline = true;
  // Another phone of the same buyer was there meanwhile.
  there = [line("a", 5), line("c")];
  await visit(() => pass());
  expect(basketOf(shopNo)).toEqual([line("a", 5), line("c"), line("b", 2)]);
  expect(there).toEqual(basketOf(shopNo));
});

it("MALL-01 tells by the next change what could not be asked when the shop was opened", async () => {
  isOnline = false;
  await visit(async () => {
    await pass();
    isOnline = true;
    setPieces(shopNo, "b", 1);
    await pass();
    await pass();
    expect(there).toEqual([line("a"), line("b")]);
  });
});

it("MALL-01 keeps what was pressed before the server answered, and shortly before the page was left", async () => {
  let answer = () => {};
  until = new Promise<void>((done) => (answer = done));
  await visit(async () => {
    setPieces(shopNo, "b", 1);
    answer();
    await pass(10);
    expect(basketOf(shopNo)).toEqual([line("a"), line("b")]);
    setPieces(shopNo, "a", 0);
  });
  expect(there).toEqual([line("a")]);
  await visit(() => pass());
  expect([basketOf(shopNo), there]).toEqual([[line("b")], [line("b")]]);
});

it("MALL-01 says that a product did not find room in the basket, which another phone had filled meanwhile", async () => {
  isOnline = false;
  await visit(async () => {
    setPieces(shopNo, "b", 2);
    await pass();
  });
  isOnline = true;
  there = [line("a"), ...Array.from({ length: 19 }, (_none, index) => line(`c${index}`))];
  await visit(async () => {
    await pass(10);
    expect(document.body.textContent).toContain("at most 20 products");
  });
  expect(basketOf(shopNo)).toEqual(there);
});

it("MALL-01 says at the login that not all of this browser found room in the basket of the account", async () => {
  const full = Array.from({ length: 20 }, (_none, index) => line(`c${index}`));
  forgetLogin(shopNo);
  setPieces(shopNo, "b", 2);
  there = full;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const sheet = createElement(LoginSheet, { shopNo, onClose: () => {} });
  await act(async () => root.render(createElement(Fragment, null, sheet, createElement(Toasts))));
  for (const [place, text] of ["13900000000", "123456"].entries())
    await act(async () => {
      const field = document.querySelectorAll("dialog input")[place]!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await act(async () => document.querySelector<HTMLElement>("dialog .sheet-bar .button-main")!.click());
  await pass(10);
  expect(document.body.textContent).toContain("at most 20 products");
  expect(basketOf(shopNo)).toEqual(full);
  await act(async () => root.unmount());
});
