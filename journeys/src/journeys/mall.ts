import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { openVisit } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";

const shopNo = "S100001";
const product = "青屿天然矿泉水 330ml";

export const orderByPhone: Journey = {
  area: "mall",
  name: "MALL-06: a buyer opens the shop on a phone of 360 pixels, puts a product into the basket, orders it to the door, pays the code of the provider and sees the order paid",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser, { width: 360, height: 800 });
    await page.goto(`${world.url}/m/shop/${shopNo}`);
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    // The one of the shelf; a flash sale of the same product stands above it.
    await page.locator(".shelf-open").filter({ hasText: product }).click();
    await button("加入购物车").click();
    await button(/购物车 \(1\)/).click();
    await page.getByText(product).first().waitFor();
    await button("去下单").click();
    await page.getByLabel("省份").selectOption({ label: "上海" });
    await page.getByLabel("收货地址").fill("世纪大道100号");
    await page.getByLabel("收货人").fill("旅程买家");
    await page.getByLabel("手机号").fill("16600004444");
    const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
    expect(findings.length === 0, findings.join("; "));
    await button("提交订单").click();
    const pay = page.getByRole("link", { name: "打开支付页面" }).or(button("打开支付页面"));
    await pay.waitFor();
    const orderNo = /\/order\/(\d+)/.exec(page.url())?.[1] ?? "";
    expect(orderNo !== "", "the page of the order opens");
    const [payment] = await world.system((tx) =>
      tx.query<{ codeUrl: string }>(`select code_url as "codeUrl" from payment where order_id = $1`, [orderNo]),
    );
    expect((await fetch(payment!.codeUrl, { method: "POST" })).ok, "the buyer pays the code");
    await page.getByText("待付款").waitFor({ state: "detached" });
    await page.getByText("待发货").first().waitFor();
    // The page may ask for the code once more after it was paid, and hears that there is nothing to pay.
    const unexpected = troubles.filter((trouble) => !trouble.endsWith("/orders/payment"));
    expect(unexpected.length === 0, unexpected.join("; "));
    await context.close();
  },
};
