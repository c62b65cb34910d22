// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { go } from "../platform/router.ts";
import { store } from "../platform/stored.ts";
import { freshPhone } from "../testing/page.ts";
import { RoundApp } from "./RoundApp.tsx";

const stop = {
  machineId: "7",
  machineNo: "A7",
  machineName: "七号机",
  pointName: "北站",
  address: "",
  longitude: 121,
  latitude: 31,
  place: 1,
  lanesBelow: 1,
  cashOnHandFen: "0",
  lanes: [],
};
/** How often the route was asked for; what the bag holds tells the answers apart. */
let asked = 0;
let root: Root;

const pass = async (minutes: number) => {
  for (let passed = 0; passed < minutes * 2; passed++)
    await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
};
const shown = () => document.body.textContent;

beforeEach(async () => {
  freshPhone("/m/");
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const bag = [{ productId: "3", productName: "可乐", quantity: asked * 1_000 }];
    const pack = { routeId: "1", routeName: "北一线", routes: [], day: "2026-11-30", rows: [stop], bag };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: pack }));
  });
  store("language", "zh");
  store("round.person", { account: "demo", name: "demo", token: "token" });
  await startPhrases(["phone", "round"]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(RoundApp)));
  await pass(0.5);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the round of a phone that stays open", () => {
  it("STOCK-09 is brought up to date while its list is shown, and when the phone is taken out of the pocket", async () => {
    expect(shown()).toContain("1000");
    await pass(4);
    expect(asked).toBe(1);
    await pass(2);
    expect(shown()).toContain("2000");
    // The browser of a phone in a pocket stops its clocks.
    vi.setSystemTime(Date.now() + 10 * 3_600_000);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0.5);
    expect(shown()).toContain("3000");
  });

  it("STOCK-08 changes nothing below the hands of somebody who fills a machine, and is up to date afterwards", async () => {
    await act(async () => go("/m/machine/A7"));
    await pass(20);
    expect(asked).toBe(1);
    await act(async () => go("/m/"));
    await pass(0.5);
    expect(shown()).toContain("2000");
  });
});
