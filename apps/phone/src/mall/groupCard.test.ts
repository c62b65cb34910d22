// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { GroupCard } from "./GroupCard.tsx";
import { freshPhone, until } from "../testing/page.ts";

beforeEach(() => freshPhone("/m/shop/S1/order/7"));
afterEach(() => vi.unstubAllGlobals());

const refusal = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

/** Whether the address of the group stands on the page after the press on a phone with these means. */
async function shownAfterPress(means: object): Promise<boolean> {
  await startPhrases(["phone", "shopDeals"]);
  const group = {
    now: new Date().toISOString(),
    groupState: "gathering",
    groupEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
    paid: 1,
    placesLeft: 1,
    offer: { size: 2, hours: 24 },
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "H0000", msg: "", data: group })));
  vi.stubGlobal("navigator", { languages: ["en"], language: "en", userAgent: "", ...means });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const card = createElement(GroupCard, { shopNo: "S1", base: "/m/shop/S1", buyingGroupId: "9" });
  await act(async () => root.render(card));
  await until(() => expect(document.querySelector("button")).not.toBeNull());
  await act(async () => document.querySelector("button")!.click());
  await act(async () => {});
  const isShown = document.body.textContent.includes("/m/shop/S1/group/9");
  await act(async () => root.unmount());
  return isShown;
}

it("MALL-04 shows the address of a group where the phone neither shares nor copies it", async () => {
  const clipboard = { writeText: refusal("NotAllowedError") };
  expect(await shownAfterPress({ clipboard })).toBe(true);
  expect(await shownAfterPress({ clipboard, share: refusal("NotAllowedError") })).toBe(true);
  expect(await shownAfterPress({ share: refusal("NotAllowedError") })).toBe(true);
});

it("MALL-04 says nothing to somebody who does not share a group after all, or whose phone copied it", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await shownAfterPress({ clipboard, share: refusal("AbortError") })).toBe(false);
  expect(copied).toEqual([]);
  expect(await shownAfterPress({ clipboard })).toBe(false);
  expect(copied).toHaveLength(1);
});
