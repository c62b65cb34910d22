import { schemeKinds } from "@yunshou/domain";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage } from "../../testing/openedPage.tsx";

afterEach(closePage);

describe("the statistics of promotions", () => {
  it.each(["/yxch/sptj", "/yxch/jgtj"])("MKT-21 %s offers the kinds that orders can carry", async (path) => {
    await openPage(path);
    const choice = [...document.querySelectorAll(".ant-select")].find((one) => one.textContent?.includes("全部"));
    await act(async () =>
      choice!.querySelector("input")!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })),
    );
    const offered = [...document.querySelectorAll(".ant-select-item-option")].map((one) => one.textContent);
    expect(offered).toEqual(["商品折扣", "特价", "满减", "优惠券", "优惠码", "代金券"]);
    expect(schemeKinds).not.toContain("memberLevel");
  });
});
