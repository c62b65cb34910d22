import type { Page } from "playwright-core";
import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import type { World } from "../world.ts";

const shopNo = "S100001";
const small = { width: 360, height: 800 };

/** A group purchase of three buyers, of a product that has no other; answers the name of the product. */
const purchase = (world: World): Promise<string> =>
  world.system(async (tx) => {
    const [row] = await tx.query<{ name: string }>(
      `with g as (select g.* from mall_product g join shop s on s.merchant_id = g.merchant_id where s.shop_no = $1 and g.on_shelf and g.stock - g.reserved > 20
           and not exists (select from mall_group_buy b where b.mall_product_id = g.id) order by g.id limit 1),
         b as (insert into mall_group_buy (top_id, merchant_id, mall_product_id, price_fen, size, hours, pieces, per_buyer, starts_at, ends_at, state)
           select top_id, merchant_id, id, price_fen - 1, 3, 24, 9, 1, now() - interval '1 minute', now() + interval '1 minute' * 30, 'open' from g)
       select p.name from g join product p on p.id = g.product_id`,
      [shopNo],
    );
    return row!.name;
  });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Proves the phone by the code that was sent to it. */
async function logIn(world: World, page: Page, phone: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("手机号").fill(phone);
  await button(page, "获取验证码").click();
  const code = await eventually(async () => codeIn(world.log(400), phone), "the code was sent");
  await sheet.getByLabel("验证码").fill(code);
  await sheet.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL("**/checkout?*");
}

/** The code of the newest message to a phone that the server printed; its middle is hidden there. */
const codeIn = (log: string, phone: string): string | undefined =>
  [...log.matchAll(/\[SMS (\d{3})\*{4}(\d{4})\][^\n]*?(\d{6})/g)]
    .filter(([, head, tail]) => phone.startsWith(head!) && phone.endsWith(tail!))
    .at(-1)?.[3];

/** Orders to the door and pays the code; answers the number of the order. */
async function orderAndPay(world: World, page: Page, name: string): Promise<string> {
  await page.getByLabel("省份").selectOption({ label: "上海" });
  await page.getByLabel("收货地址").fill("世纪大道100号");
  await page.getByLabel("收货人").fill(name);
  await page.getByLabel("手机号").fill("16600005555");
  await button(page, "提交订单").click();
  await page.getByRole("link", { name: "打开支付页面" }).or(button(page, "打开支付页面")).waitFor();
  const orderNo = /\/order\/(\d+)/.exec(page.url())?.[1] ?? "";
  const [payment] = await world.system((tx) =>
    tx.query<{ codeUrl: string }>(`select code_url as "codeUrl" from payment where order_id = $1`, [orderNo]),
  );
  expect((await fetch(payment!.codeUrl, { method: "POST" })).ok, "the buyer pays the code");
  await page.getByText("待成团").waitFor();
  return orderNo;
}

async function fits(page: Page, what: string): Promise<void> {
  const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
  expect(findings.length === 0, `${what}: ${findings.join("; ")}`);
}

export const groupThatFails: Journey = {
  area: "mall",
  name: "MALL-04: a buyer opens a group on a phone of 360 pixels, a friend joins by its link, the third place stays free until the time ends, and both are refunded all they paid",
  async run(world) {
    const product = await purchase(world);
    const first = await openVisit(world.browser, small);
    const friend = await openVisit(world.browser, small);
    const [page, other] = [first.page, friend.page];
    await page.goto(`${world.url}/m/shop/${shopNo}`);
    await page.locator(".deal").filter({ hasText: product }).filter({ hasText: "3人拼团价" }).click();
    await button(page, "我要开团").waitFor();
    await fits(page, "the offer of a group");
    await button(page, "我要开团").click();
    await logIn(world, page, "16600005551");
    const orderNo = await orderAndPay(world, page, "开团买家");
    await page.getByText("还差2人").waitFor();
    await button(page, "邀请好友").waitFor();
    await fits(page, "an order that waits for its group");
    const [{ groupId } = { groupId: "" }] = await world.system((tx) =>
      tx.query<{ groupId: string }>(`select buying_group_id as "groupId" from mall_order where id = $1`, [orderNo]),
    );

    await other.goto(`${world.url}/m/shop/${shopNo}/group/${groupId}`);
    await other.getByText("还差2人").waitFor();
    await fits(other, "the page of a group");
    await button(other, "参团").click();
    await other.getByRole("dialog").getByRole("button", { name: "参团", exact: true }).click();
    await logIn(world, other, "16600005552");
    const friendsOrderNo = await orderAndPay(world, other, "参团买家");
    await other.getByText("还差1人").waitFor();

    // Nobody waits a day: its end is now.
    await world.system(async (tx) => {
      await tx.query("update mall_buying_group set ends_at = now() where id = $1", [groupId]);
      await tx.query("update timer set due_at = now() where kind = 'mall.groupEnd' and key = $1", [groupId]);
    });
    for (const visitor of [page, other]) {
      await visitor.getByText("未成团，已付金额全额退回").waitFor();
      await visitor.getByText("已退款").first().waitFor();
    }
    const refunds = await world.system((tx) =>
      tx.query<{ orderNo: string; isAll: boolean }>(
        `select o.id as "orderNo", o.refunded_fen = o.paid_fen and o.paid_fen > 0 as "isAll" from sales_order o join refund r on r.order_id = o.id
         where o.id = any($1::bigint[]) order by o.id`,
        [[orderNo, friendsOrderNo]],
      ),
    );
    expect(
      refunds.length === 2 && refunds.every(({ isAll }) => isAll),
      `each is refunded once and whole: ${JSON.stringify(refunds)}`,
    );
    // A page may ask for the code once more after it was paid, and hears that there is nothing to pay.
    const unexpected = [...first.troubles, ...friend.troubles].filter((one) => !one.endsWith("/orders/payment"));
    expect(unexpected.length === 0, unexpected.join("; "));
    await first.context.close();
    await friend.context.close();
  },
};
