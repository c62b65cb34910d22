import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage } from "../../testing/openedPage.tsx";

const plans = () => document.querySelector<HTMLAnchorElement>("a[href='/yxch/yxjhgl']");

afterEach(closePage);

describe("the page of recharge activities", () => {
  it("MKT-06 says where discounts for member levels are made, to those who may go there", async () => {
    await openPage("/hygl/yhsz");
    expect(plans()?.textContent).toBe("会员等级折扣在营销计划中设置");
    await closePage();
    await openPage("/hygl/yhsz", { permissions: ["members.topUp.read", "members.topUp.write"] });
    expect(plans()).toBeNull();
  });
});
