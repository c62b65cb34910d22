import type { Page } from "playwright-core";
import { eventually, expect, type Journey } from "../journey.ts";
import { button, expectNoTroubles, openPhone, plainProduct, said, takeToCheckout, toTheDoor } from "../shopPhone.ts";
import { startWorld } from "../world.ts";

/** Makes a page believe that WeChat shows it; `asked` is what WeChat asks its user, who answers whether he paid. */
async function asInWechat(page: Page, asked: (request: string) => Promise<boolean>): Promise<void> {
  await page.exposeFunction("askedByWechat", asked);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0" });
    const ask = (window as unknown as { askedByWechat(request: string): Promise<boolean> }).askedByWechat;
    Object.assign(window, {
      WeixinJSBridge: {
        async invoke(name: string, request: object, answered: (answer: object) => void) {
          const paid = await ask(JSON.stringify(request));
          answered({ err_msg: `get_brand_wcpay_request:${paid && name === "getBrandWCPayRequest" ? "ok" : "cancel"}` });
        },
      },
    });
  });
}

/** In a world of its own: only there is the stand-in the provider of the shop. */
export const paidInsideWechat: Journey = {
  area: "mall",
  name: "MALL-06 ORDER-11: a buyer whose shop is shown by WeChat steps back from paying, pays at the second try without any code, and sees the order paid once",
  async run() {
    const world = await startWorld({ variables: { DEMO_PAY: "wechat-stand-in" } });
    try {
      const phone = await openPhone(world);
      const { page } = phone;
      let provider = "";
      let asks = 0;
      page.on("request", (request) => {
        if (request.url().includes("/connect/oauth2/authorize")) provider = new URL(request.url()).origin;
      });
      await asInWechat(page, async (request) => {
        asks += 1;
        if (asks === 1) return false;
        return (await fetch(`${provider}/phone/in-app`, { method: "POST", body: request })).ok;
      });
      const goods = await plainProduct(world);
      await takeToCheckout(world, page, goods.name, 1);
      await toTheDoor(page);
      await page.getByLabel("收货人", { exact: true }).fill("微信买家");
      await page.getByLabel("手机号").fill("16600005556");
      await button(page, "提交订单").click();
      await said(page, "付款没有完成，可以再试一次");
      const orderNo = /\/order\/(\d+)/.exec(page.url())?.[1] ?? "";
      expect(orderNo !== "", "the buyer is back on the page of the order");
      expect(!page.url().includes("code="), "the code is used up and has left the address");
      expect((await page.getByRole("dialog").getByRole("img").count()) === 0, "no code is shown");
      await page.getByRole("dialog").getByRole("button", { name: "去付款", exact: true }).click();
      await said(page, "待发货", 180_000);
      await eventually(async () => asks === 2, "WeChat asked twice");
      const [row] = await world.system((tx) =>
        tx.query<{ paid: string; sum: string; code: string | null }>(
          `select o.paid_fen as paid, p.amount_fen as sum, p.code_url as code
           from payment p join sales_order o on o.top_id = p.top_id and o.id = p.order_id where p.order_id = $1`,
          [orderNo],
        ),
      );
      expect(row?.paid === row?.sum && row?.code === null, `paid ${row?.paid} of ${row?.sum}, code ${row?.code}`);
      expectNoTroubles(phone);
    } finally {
      await world.stop();
    }
  },
};
