import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, settled } from "../../testing/openedPage.tsx";

const text = () => document.body.textContent ?? "";

afterEach(closePage);

describe("the pages of settlement", () => {
  it("MSG-119 say when merchants apply for withdrawals", async () => {
    await openPage("/cwgl/cwjs", { answers: { "withdrawals/window": { from: "10:00", to: "17:00" } } });
    expect(text()).toContain("提现受理时间为每日10:00-17:00，T+1到账");
  });

  it("MSG-122 say with each order how providers settle", async () => {
    await openPage("/cfgl/jyjsmx");
    const rule = document.querySelector(".kit-toolbar button[aria-label='费率']");
    await act(async () => rule?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await settled();
    expect(text()).toContain("支付宝实时到账");
  });
});
