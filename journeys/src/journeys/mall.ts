import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, choose, confirm, dialog, enter, open, press, row, state, told } from "../screen.ts";
import {
  button,
  expectNoTroubles,
  fits,
  openPhone,
  orderAndPay,
  plainProduct,
  said,
  shopNo,
  takeToCheckout,
  toTheDoor,
} from "../shopPhone.ts";
import type { World } from "../world.ts";

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

export const broughtToTheDoor: Journey = {
  area: "mall",
  name: "MALL-04 MALL-06: an order to the door is given to a courier and completed in the console, and the buyer's phone shows each state by itself",
  async run(world) {
    const phone = await openPhone(world);
    const { page } = phone;
    const goods = await plainProduct(world);
    await takeToCheckout(world, page, goods.name, 2);
    await toTheDoor(page);
    const orderNo = await orderAndPay(world, page, "配送买家", "待发货");

    const desk = await openVisit(world.browser);
    await logIn(world, desk.page, "demo");
    await open(desk.page, world.url, `/sc/scpsd?orderNo=${orderNo}`);
    const line = row(desk.page, orderNo);
    await act(line, "分配");
    const courier = (await choose(desk.page, dialog(desk.page), "courierId")).split(" · ")[0]!;
    await enter(dialog(desk.page), "deliveryRoute", "世纪大道线");
    await press(dialog(desk.page), "分配");
    await state(line, "配送中").waitFor();
    await said(page, "配送中");
    await said(page, courier);
    await act(line, "完成");
    await confirm(desk.page, "完成");
    await state(line, "已完成").waitFor();
    await said(page, "已完成");

    const [kept] = await world.system((tx) =>
      tx.query<{ hold: string }>("select hold from mall_order where id = $1", [orderNo]),
    );
    expect(kept?.hold === "taken", `the pieces have left the shelf, they are ${String(kept?.hold)}`);
    expectNoTroubles(phone, desk);
    await phone.context.close();
    await desk.context.close();
  },
};

/** What stock and ledger say of an order, and of the goods that it is about. */
const bookedOf = (world: World, orderNo: string) =>
  world.system(async (tx) => {
    const [booked] = await tx.query<{
      paid: number;
      refunded: number;
      refundState: string | null;
      booked: number;
      hold: string;
      quantity: number;
      stock: number;
    }>(
      `select o.paid_fen::int as paid, o.refunded_fen::int as refunded, o.refund_state as "refundState", f.hold, f.quantity, g.stock,
         (select -coalesce(sum(e.amount_fen), 0)::int from ledger.txn t join ledger.entry e on e.top_id = t.top_id and e.txn_id = t.id
            join ledger.account a on a.top_id = e.top_id and a.id = e.account_id
          where t.reference_id = o.id and a.code like 'psp_clearing:%') as booked
       from sales_order o join mall_order f on f.top_id = o.top_id and f.id = o.id join mall_product g on g.top_id = f.top_id and g.id = f.mall_product_id
       where o.id = $1`,
      [orderNo],
    );
    return booked!;
  });

export const partlyRefunded: Journey = {
  area: "mall",
  name: "REFUND-07 MALL-06: a buyer asks for money back on the phone, the console agrees to a part of it, the phone shows what was given, the ledger has moved by that much and the goods stay kept for the buyer",
  async run(world) {
    const phone = await openPhone(world);
    const { page } = phone;
    const goods = await plainProduct(world);
    await takeToCheckout(world, page, goods.name, 2);
    await toTheDoor(page);
    const orderNo = await orderAndPay(world, page, "售后买家", "待发货");
    const before = await bookedOf(world, orderNo);
    await button(page, "申请售后").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("金额（元）").fill("2.00");
    await sheet.getByLabel("说明").fill("一瓶的包装破了");
    await fits(page, "the sheet of an application");
    await sheet.getByRole("button", { name: "申请售后" }).click();
    await said(page, "有破损 · 待处理");

    const desk = await openVisit(world.browser);
    await logIn(world, desk.page, "demo");
    await open(desk.page, world.url, `/sc/shgl?orderNo=${orderNo}`);
    const line = row(desk.page, orderNo);
    await act(line, "同意");
    await enter(dialog(desk.page), "amount", "2.01");
    await press(dialog(desk.page), "退款 ¥2.01");
    await dialog(desk.page).getByText("金额不能超过可退金额").waitFor();
    await enter(dialog(desk.page), "amount", "1.20");
    await enter(dialog(desk.page), "note", "赔您一瓶的差价");
    await press(dialog(desk.page), "退款 ¥1.20");
    await told(desk.page, "退款已发起");
    await state(line, "已同意").waitFor();
    await said(page, "有破损 · 已同意");
    await said(page, "赔您一瓶的差价");
    await said(page, "¥1.20");

    // A lost notice of the provider is made good a minute later.
    const after = await eventually(
      async () => {
        const booked = await bookedOf(world, orderNo);
        return booked.refunded === 120 && booked.refundState !== "refunding" && booked;
      },
      "the provider gives the part back",
      180_000,
    );
    await said(page, "待发货");
    expect(before.booked === before.paid, `what was paid is booked, ${before.booked} of ${before.paid}`);
    expect(after.booked === before.booked - 120, `the ledger moved by 1.20, from ${before.booked} to ${after.booked}`);
    expect(
      after.hold === "reserved" && after.quantity === 2 && after.stock === before.stock,
      `the goods are still kept for the buyer: ${JSON.stringify(after)}`,
    );
    await fits(page, "an order with an application");
    expectNoTroubles(phone, desk);
    await phone.context.close();
    await desk.context.close();
  },
};
