import type { Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { expect, eventually, type Journey } from "../journey.ts";
import { drawer, see } from "../screen.ts";
import type { World } from "../world.ts";

/** Types into the search and waits for the records of a kind. */
async function look(page: Page, text: string, kind: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator(".menu-search:visible").fill(text);
  const heading = page.locator(".menu-list section:not([inert]) h2", { hasText: kind });
  await heading.first().waitFor();
}

const one = async (world: World, text: string): Promise<string> =>
  (await world.system((tx) => tx.query<{ found: string }>(text)))[0]!.found;

const ofTree = "top_id = (select merchant_id from app_user where account = 'demo')";

/** An operator finds an order, a purchase order, a ticket's machine and an action without touching the mouse. */
export const foundEverything: Journey = {
  area: "system",
  name: "UX-4 ORDER-01 STOCK-07: orders, documents and actions are found by number and word from the keyboard, and what was opened is remembered",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");

    const orderNo = await one(
      world,
      `select max(id)::text as found from sales_order where ${ofTree} and machine_id > 0`,
    );
    await look(page, orderNo, "订单");
    await page.keyboard.press("Enter");
    await see(drawer(page), new RegExp(orderNo));
    await page.keyboard.press("Escape");

    const docNo = await one(
      world,
      `select max(doc_no) as found from goods_document where ${ofTree} and kind = 'order'`,
    );
    await look(page, docNo.toLowerCase(), "采购单");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/jxcgl\/cgd\?doc=\d+/);

    await page.keyboard.press("Control+k");
    await page.locator(".menu-search:visible").fill("新增商品");
    await page.locator(".menu-entry", { hasText: "新增商品" }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/spgl\/xzsp/);

    await page.keyboard.press("Control+k");
    const recent = page.locator(".menu-list section", { hasText: "最近打开的记录" });
    await recent.waitFor();
    const remembered = await recent.locator(".menu-title").allInnerTexts();
    expect(
      remembered[0] === docNo && remembered[1] === orderNo,
      `the newest records come first, not ${remembered.join(", ")}`,
    );
    await page.keyboard.press("Escape");
    await eventually(async () => (await page.locator("[data-wide=true]").count()) === 0, "the search is narrow again");
    await context.close();
  },
};
