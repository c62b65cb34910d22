import { expect, type Journey } from "../journey.ts";
import {
  button,
  expectNoTroubles,
  fits,
  newPhone,
  openPhone,
  orderAndPay,
  proveNumber,
  said,
  shopNo,
  toTheDoor,
} from "../shopPhone.ts";
import type { World } from "../world.ts";

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

export const groupThatFails: Journey = {
  area: "mall",
  name: "MALL-04: a buyer opens a group on a phone of 360 pixels, a friend joins by its link, the third place stays free until the time ends, and both are refunded all they paid",
  async run(world) {
    const product = await purchase(world);
    const [first, friend] = [await openPhone(world), await openPhone(world)];
    const [page, other] = [first.page, friend.page];
    await page.goto(`${world.url}/m/shop/${shopNo}`);
    await page.locator(".deal").filter({ hasText: product }).filter({ hasText: "3人拼团价" }).click();
    await button(page, "我要开团").waitFor();
    await fits(page, "the offer of a group");
    await button(page, "我要开团").click();
    await proveNumber(world, page, newPhone());
    await page.waitForURL("**/checkout?*");
    await toTheDoor(page);
    const orderNo = await orderAndPay(world, page, "开团买家", "待成团");
    await said(page, "还差2人");
    await button(page, "邀请好友").waitFor();
    await fits(page, "an order that waits for its group");
    const [{ groupId } = { groupId: "" }] = await world.system((tx) =>
      tx.query<{ groupId: string }>(`select buying_group_id as "groupId" from mall_order where id = $1`, [orderNo]),
    );

    await other.goto(`${world.url}/m/shop/${shopNo}/group/${groupId}`);
    await said(other, "还差2人");
    await fits(other, "the page of a group");
    await button(other, "参团").click();
    await other.getByRole("dialog").getByRole("button", { name: "参团", exact: true }).click();
    await proveNumber(world, other, newPhone());
    await other.waitForURL("**/checkout?*");
    await toTheDoor(other);
    const friendsOrderNo = await orderAndPay(world, other, "参团买家", "待成团");
    await said(other, "还差1人");

    // Nobody waits a day: its end is now.
    await world.system(async (tx) => {
      await tx.query("update mall_buying_group set ends_at = now() where id = $1", [groupId]);
      await tx.query("update timer set due_at = now() where kind = 'mall.groupEnd' and key = $1", [groupId]);
    });
    for (const visitor of [page, other]) {
      await said(visitor, "未成团，已付金额全额退回");
      // A lost notice of the provider is made good a minute later.
      await said(visitor, "已退款", 180_000);
    }
    const refunds = await world.system((tx) =>
      tx.query<{ orderNo: string; isAll: boolean }>(
        `select o.id as "orderNo", o.refunded_fen = o.paid_fen and o.paid_fen > 0 as "isAll" from sales_order o join refund r on r.order_id = o.id
         where o.id = any($1::bigint[]) and r.state = 'refunded' order by o.id`,
        [[orderNo, friendsOrderNo]],
      ),
    );
    expect(
      refunds.length === 2 && refunds.every(({ isAll }) => isAll),
      `each is refunded once and whole: ${JSON.stringify(refunds)}`,
    );
    expectNoTroubles(first, friend);
    await first.context.close();
    await friend.context.close();
  },
};
