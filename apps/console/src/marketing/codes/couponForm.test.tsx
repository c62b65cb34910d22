import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadRooms, loadWanted, phrasesOf } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import { CouponForm } from "./CouponForm.tsx";
import type { CouponRow } from "./state.tsx";

await loadWanted("zh");
await loadRooms("zh", ["codes", "marketing", "members", "orders"]);
const { marketing, codes, common } = phrasesOf("zh", ["marketing", "codes"]);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const coupon: CouponRow = {
  couponId: "7",
  merchantId: "1",
  merchantName: "云途",
  couponName: "五元券",
  couponType: "small",
  couponDenomination: 5,
  fullAmountFen: "1000",
  validDays: 7,
  validFrom: null,
  validTo: null,
  issuedTotal: 10,
  handedOut: 0,
  usedTotal: 0,
  couponStatus: "active",
  planMachines: "",
  planProducts: "",
  machineIds: [],
  productIds: [],
  slots: [],
  memberLevels: [],
  businessTypes: [],
  createdTime: "2026-11-22T00:00:00.000Z",
};

let root: Root;
let sent: Record<string, unknown>[];
const settle = () => act(async () => new Promise((done) => setTimeout(done, 60)));

async function show(more: Partial<CouponRow> = {}) {
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <App>
              <CouponForm editing={{ coupon: { ...coupon, ...more } }} onClose={() => {}} />
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  await settle();
}

async function press(name: string) {
  const button = [...document.body.querySelectorAll("button")].find(
    (one) => (one.textContent ?? "").replaceAll(" ", "") === name,
  )!;
  await act(async () => button.click());
  await settle();
}

async function type(label: string, place: number, text: string) {
  const input = document.body.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`)[place]!;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    setter.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => {
  sent = [];
  sessionStorage.setItem("Authorization", "token");
  vi.stubGlobal("fetch", async (_address: string, init?: { readonly method?: string; readonly body?: string }) => {
    if (init?.method === "PUT") sent.push(JSON.parse(init.body ?? "{}") as Record<string, unknown>);
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: { rows: [], total: 0 } }));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("a coupon that counts for some only", () => {
  it("MKT-02 counts all day for everybody unless something is chosen, and can have its last slot taken away", async () => {
    await show();
    expect(document.body.textContent).toContain(codes.hint.allDay);
    await press(common.action.save);
    expect(sent[0]).toMatchObject({ slots: [], memberLevels: [], businessTypes: [] });
    await press(marketing.addSlot);
    expect(document.body.textContent).not.toContain(codes.hint.allDay);
    const remove = document.body.querySelector<HTMLButtonElement>(`button[aria-label="${marketing.removeSlot}"]`)!;
    expect(remove.disabled).toBe(false);
  });

  it("MKT-16 is sent with its slots, and not while two of them overlap", async () => {
    await show({ slots: [{ from: "14:00", to: "17:00" }], memberLevels: ["gold"], businessTypes: ["ordinary"] });
    await press(marketing.addSlot);
    await type(marketing.slotStart, 1, "16:00");
    await type(marketing.slotEnd, 1, "18:00");
    await press(common.action.save);
    expect(document.body.textContent).toContain(marketing.errors["marketing.slotsOverlap"]);
    expect(sent).toEqual([]);
    await type(marketing.slotStart, 1, "17:00");
    // A button that was just pressed takes no second press for a while.
    await vi.waitFor(
      async () => {
        await press(common.action.save);
        expect(sent).toHaveLength(1);
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(sent[0]).toMatchObject({
      slots: [
        { from: "14:00", to: "17:00" },
        { from: "17:00", to: "18:00" },
      ],
      memberLevels: ["gold"],
      businessTypes: ["ordinary"],
    });
  });
});
