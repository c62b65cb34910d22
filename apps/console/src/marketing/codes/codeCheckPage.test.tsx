import type { CodeState } from "@yunshou/domain";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, settled } from "../../testing/openedPage.tsx";

const looked = (promoStatus: CodeState) => ({
  codeId: "1",
  promoCode: "1234 5678 9012",
  kind: "voucher",
  planName: "五元券",
  couponType: "general",
  promoStatus,
  discountAmountFen: "500",
  discountRate: null,
  fullAmountFen: "600",
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
  useCount: 0,
  maxUseCount: 1,
  useTime: null,
  usedOrderNo: null,
  slots: [],
  memberLevels: [],
  businessTypes: [],
});

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent.replaceAll(" ", "") === name);

/** Why a code in this state cannot be redeemed, as the button says. */
async function reasonOf(state: CodeState) {
  await openPage("/yxch/djyz", { answers: { "codeChecks/look": looked(state) } });
  const input = document.querySelector<HTMLInputElement>("input[inputmode=numeric]")!;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    setter.call(input, "123456789012");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => button("查询")?.click());
  await settled();
  const redeem = button("核销");
  const reason = redeem?.disabled === true ? redeem.title : undefined;
  await closePage();
  return reason;
}

afterEach(closePage);

describe("codes at a counter", () => {
  it("COUPON-02 VOUCHER-02 says of each state why such a code cannot be redeemed", async () => {
    expect(await reasonOf("unused")).toBeUndefined();
    expect(await reasonOf("used")).toBe("券码已使用");
    expect(await reasonOf("expired")).toBe("券码已过期");
    expect(await reasonOf("void")).toBe("券码已作废");
    expect(await reasonOf("inUse")).toBe("券码正在使用，请稍候");
  });
});
