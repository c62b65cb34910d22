import type { Page } from "playwright-core";
import { eventually, expect, type Journey } from "../journey.ts";
import {
  button,
  expectNoTroubles,
  fits,
  openPhone,
  plainProduct,
  said,
  takeToCheckout,
  toTheDoor,
} from "../shopPhone.ts";
import { startWorld } from "../world.ts";

/** Makes a page believe that Alipay shows it; `asked` is what Alipay asks its user, and answers how that ended. */
async function asInAlipay(page: Page, asked: (request: string) => Promise<string>): Promise<void> {
  await page.exposeFunction("askedByAlipay", asked);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", {
      get: () => "Mozilla/5.0 (iPhone) AliApp(AP/10.6.0) AlipayClient/10.6.0 Language/zh-Hans",
    });
    const ask = (window as unknown as { askedByAlipay(request: string): Promise<string> }).askedByAlipay;
    const bridge = {
      async call(name: string, request: object, answered: (answer: object) => void) {
        answered({ resultCode: name === "tradePay" ? await ask(JSON.stringify(request)) : "4000" });
      },
    };
    // As in the app, the bridge comes after the page.
    document.addEventListener("DOMContentLoaded", () =>
      setTimeout(() => {
        Object.assign(window, { AlipayJSBridge: bridge });
        document.dispatchEvent(new Event("AlipayJSBridgeReady"));
      }, 300),
    );
  });
}

/** In a world of its own: only there is the stand-in the provider of the shop. */
export const paidInsideAlipay: Journey = {
  area: "mall",
  name: "MALL-06 ORDER-11: a buyer whose shop is shown by Alipay steps back from paying, pays at the second try without any code while Alipay is not sure yet, and sees the order paid once",
  async run() {
    const world = await startWorld({ variables: { DEMO_PAY: "alipay-stand-in" } });
    try {
      const phone = await openPhone(world);
      const { page } = phone;
      let provider = "";
      let asks = 0;
      page.on("request", (request) => {
        if (request.url().includes("/oauth2/publicAppAuthorize.htm")) provider = new URL(request.url()).origin;
      });
      let confirm = () => {};
      const confirmed = new Promise<void>((done) => (confirm = done));
      await asInAlipay(page, async (request) => {
        asks += 1;
        if (asks === 1) return "6001";
        // The money is on its way when the app answers, and there a moment later.
        void confirmed.then(() => fetch(`${provider}/phone/in-app`, { method: "POST", body: request }));
        return "8000";
      });
      const goods = await plainProduct(world);
      await takeToCheckout(world, page, goods.name, 1);
      await toTheDoor(page);
      await page.getByLabel("收货人", { exact: true }).fill("支付宝买家");
      await page.getByLabel("手机号").fill("16600005557");
      await button(page, "提交订单").click();
      await said(page, "付款没有完成，可以再试一次");
      const orderNo = /\/order\/(\d+)/.exec(page.url())?.[1] ?? "";
      expect(orderNo !== "", "the buyer is back on the page of the order");
      expect(!/code=|state=|app_id=/.test(page.url()), `the code has left the address: ${page.url()}`);
      const sheet = page.getByRole("dialog");
      expect((await sheet.getByRole("img").count()) === 0, "no code is shown");
      await sheet.getByRole("button", { name: "去付款", exact: true }).click();
      await said(page, "正在等待付款结果");
      await fits(page, "the sheet that waits for the payment");
      confirm();
      await said(page, "待发货", 180_000);
      await eventually(async () => asks === 2, "Alipay asked twice");
      const [row] = await world.system((tx) =>
        tx.query<{ paid: string; sum: string; code: string | null; method: string; trades: string }>(
          `select o.paid_fen as paid, p.amount_fen as sum, p.code_url as code, p.method,
             (select count(*) from payment q where q.top_id = p.top_id and q.in_app_no = p.in_app_no) as trades
           from payment p join sales_order o on o.top_id = p.top_id and o.id = p.order_id where p.order_id = $1`,
          [orderNo],
        ),
      );
      expect(row?.paid === row?.sum && row?.code === null, `paid ${row?.paid} of ${row?.sum}, code ${row?.code}`);
      expect(row?.method === "alipay" && row.trades === "1", `${row?.method}, ${row?.trades} payments`);
      expectNoTroubles(phone);
    } finally {
      await world.stop();
    }
  },
};
