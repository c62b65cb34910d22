import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resized, smallestDialog } from "./Dialog.tsx";
import { GuardedButton, guardMs } from "./GuardedButton.tsx";
import { useCan } from "./useCan.ts";
import { storeUser, type UserInfo } from "../session/session.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const show = (node: ReactNode) => act(async () => root.render(node));
const button = () => document.querySelector("button") as HTMLButtonElement;

beforeEach(() => {
  sessionStorage.clear();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

describe("guarded button", () => {
  it.each([
    ["ordinary", 2_000],
    ["money", 3_000],
  ] as const)("TOPBAR-14 TOPBAR-15 %s rests %d ms after a press", async (guard, restMs) => {
    vi.useFakeTimers();
    const pressed = vi.fn();
    await show(
      <GuardedButton guard={guard} onClick={pressed}>
        ok
      </GuardedButton>,
    );
    const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
    const press = () => act(async () => button().click());
    const rests = () => button().getAttribute("aria-disabled") === "true";
    button().focus();
    await press();
    await after(1);
    await press();
    expect([rests(), document.activeElement === button()]).toEqual([true, true]);
    await after(restMs - 10);
    await press();
    expect(rests()).toBe(true);
    expect(pressed).toHaveBeenCalledTimes(1);
    await after(20);
    expect(rests()).toBe(false);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(guardMs[guard]).toBe(restMs);
  });
});

describe("dialog", () => {
  it("TOPBAR-12 cannot be made smaller than 400 × 300", () => {
    const start = { x: 0, y: 0, width: 520, height: undefined };
    expect(resized(start, -500, -500, 400)).toMatchObject(smallestDialog);
    expect(resized(start, 50, 20, 400)).toMatchObject({ width: 620, height: 420 });
  });
});

describe("abilities", () => {
  it("PERM-05 PERM-14 follow the session while the page is open", async () => {
    function Probe() {
      return <output>{useCan("orders.order.refund") ? "may" : "may not"}</output>;
    }
    await show(<Probe />);
    expect(document.body.textContent).toBe("may not");
    const customData = {
      permissions: ["orders.order.refund" as const],
      merchantName: "",
      merchantLogo: null,
      merchantKind: "ordinary" as const,
      timeZone: "Asia/Shanghai",
      merchantId: "1",
      sharedLists: [],
      features: [],
      mustChangePassword: false,
      mustEnrolFactor: false,
      deviceToken: null,
      viewedBy: null,
      switchedOff: [],
      closedPages: [],
    };
    await act(async () => storeUser({ menuJsonTree: [] } as unknown as UserInfo, customData));
    expect(document.body.textContent).toBe("may");
  });
});
