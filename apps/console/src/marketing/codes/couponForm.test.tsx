import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadRooms, loadWanted, phrasesOf } from "../../platform/phrases/loadedRooms.ts";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { CouponForm } from "./CouponForm.tsx";
import type { CouponRow } from "./state.tsx";

await loadWanted("zh");
await loadRooms("zh", ["codes", "marketing"]);
const { marketing, codes, common } = phrasesOf("zh", ["marketing", "codes"]);

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

/** Opens the form of a coupon. Answers what it sent since. */
async function show(more: Partial<CouponRow> = {}): Promise<() => Record<string, unknown>[]> {
  const { calls } = await showPart(<CouponForm editing={{ coupon: { ...coupon, ...more } }} onClose={() => {}} />, [
    "codes",
    "marketing",
    "members",
    "orders",
  ]);
  return () =>
    calls.flatMap(({ body }) =>
      body.includes("couponDenomination") ? [JSON.parse(body) as Record<string, unknown>] : [],
    );
}

async function press(name: string) {
  const button = [...document.body.querySelectorAll("button")].find(
    (one) => (one.textContent ?? "").replaceAll(" ", "") === name,
  )!;
  await act(async () => button.click());
  await settled();
}

async function type(label: string, place: number, text: string) {
  const input = document.body.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`)[place]!;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    setter.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

afterEach(closePage);

describe("a coupon that counts for some only", () => {
  it("MKT-02 counts all day for everybody unless something is chosen, and can have its last slot taken away", async () => {
    const sent = await show();
    expect(document.body.textContent).toContain(codes.hint.allDay);
    await press(common.action.save);
    expect(sent()[0]).toMatchObject({ slots: [], memberLevels: [], businessTypes: [] });
    await press(marketing.addSlot);
    expect(document.body.textContent).not.toContain(codes.hint.allDay);
    expect(document.body.textContent).not.toContain(marketing.errors["marketing.slotMissing"]);
    const remove = document.body.querySelector<HTMLButtonElement>(`button[aria-label="${marketing.removeSlot}"]`)!;
    expect(remove.disabled).toBe(false);
  });

  it("MKT-16 is sent with its slots, and not while two of them overlap", async () => {
    const sent = await show({
      slots: [{ from: "14:00", to: "17:00" }],
      memberLevels: ["gold"],
      businessTypes: ["ordinary"],
    });
    await press(marketing.addSlot);
    await type(marketing.slotStart, 1, "16:00");
    await type(marketing.slotEnd, 1, "18:00");
    await press(common.action.save);
    expect(document.body.textContent).toContain(marketing.errors["marketing.slotsOverlap"]);
    expect(sent()).toEqual([]);
    await type(marketing.slotStart, 1, "17:00");
    // A button that was just pressed takes no second press for a while.
    await vi.waitFor(
      async () => {
        await press(common.action.save);
        expect(sent()).toHaveLength(1);
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(sent()[0]).toMatchObject({
      slots: [
        { from: "14:00", to: "17:00" },
        { from: "17:00", to: "18:00" },
      ],
      memberLevels: ["gold"],
      businessTypes: ["ordinary"],
    });
  });
});
