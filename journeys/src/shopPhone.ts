import type { Page } from "playwright-core";
import { accessibilityFindings, overflowFindings } from "./audit.ts";
import { openVisit, type Visit } from "./browser.ts";
import { eventually, expect } from "./journey.ts";
import type { World } from "./world.ts";

/** The mall of the demo company. */
export const shopNo = "S100001";

/** The provider of the demo loses a notice now and then; the cloud asks by itself a minute or two later. */
const paidMs = 180_000;

/** A phone of 360 pixels. */
export const openPhone = (world: World): Promise<Visit> => openVisit(world.browser, { width: 360, height: 800 });

/** A button by its whole text. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a page of the shop says about an order, a group or a machine; it follows by itself. */
export const said = (page: Page, text: string, timeoutMs?: number): Promise<void> =>
  page
    .getByText(text)
    .first()
    .waitFor(timeoutMs === undefined ? {} : { timeout: timeoutMs });

/** A page of the shop neither hangs over the edge of the phone nor shuts anybody out. */
export async function fits(page: Page, what: string): Promise<void> {
  const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
  expect(findings.length === 0, `${what}: ${findings.join("; ")}`);
}

/** A mobile number that nobody had before; the provider of messages gives each a code a minute. */
export const newPhone = (): string => `166${String(Math.floor(Math.random() * 100_000_000)).padStart(8, "0")}`;

/** Goods on the shelf of the demo of which there are plenty, and about which there is no deal. */
export async function plainProduct(world: World): Promise<{ readonly mallProductId: string; readonly name: string }> {
  const [row] = await world.system((tx) =>
    tx.query<{ mallProductId: string; name: string }>(
      `select g.id as "mallProductId", p.name from mall_product g join shop s on s.top_id = g.top_id and s.merchant_id = g.merchant_id
         join product p on p.top_id = g.top_id and p.id = g.product_id
       where s.shop_no = $1 and g.on_shelf and g.stock - g.reserved > 10
         and not exists (select from mall_flash_sale f where f.mall_product_id = g.id) and not exists (select from mall_group_buy b where b.mall_product_id = g.id)
       order by g.id desc limit 1`,
      [shopNo],
    ),
  );
  return row!;
}

/** Opens the shop, finds a product by its name and leads it through the basket to the checkout. */
export async function takeToCheckout(world: World, page: Page, product: string, pieces: number): Promise<void> {
  await page.goto(`${world.url}/m/shop/${shopNo}`);
  await page.getByRole("searchbox").fill(product);
  await page
    .locator(".shelf-open")
    .filter({ has: page.getByText(product, { exact: true }) })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  if (pieces > 1) await sheet.getByRole("textbox", { name: "数量" }).fill(String(pieces));
  await sheet.getByRole("button", { name: "加入购物车" }).click();
  await button(page, `购物车 (${pieces})`).click();
  await page.getByText(product).first().waitFor();
  await button(page, "去下单").click();
  await page.getByLabel("收货人", { exact: true }).waitFor();
}

/** Names the door to which the goods are brought. */
export async function toTheDoor(page: Page): Promise<void> {
  await button(page, "配送").click();
  await page.getByLabel("省份").selectOption({ label: "上海" });
  await page.getByLabel("收货地址").fill("世纪大道100号");
}

/** Orders what stands on the checkout, pays the code at the provider, and waits for the state of a paid order; answers its number. */
export async function orderAndPay(world: World, page: Page, receiver: string, paidState: string): Promise<string> {
  await page.getByLabel("收货人", { exact: true }).fill(receiver);
  await page.getByLabel("手机号").fill("16600005555");
  await button(page, "提交订单").click();
  await page.getByRole("link", { name: "打开支付页面" }).or(button(page, "打开支付页面")).waitFor();
  const orderNo = /\/order\/(\d+)/.exec(page.url())?.[1] ?? "";
  expect(orderNo !== "", "the page of the order opens");
  const [payment] = await world.system((tx) =>
    tx.query<{ codeUrl: string }>(`select code_url as "codeUrl" from payment where order_id = $1`, [orderNo]),
  );
  expect((await fetch(payment!.codeUrl, { method: "POST" })).ok, "the buyer pays the code");
  await said(page, paidState, paidMs);
  return orderNo;
}

/** Proves a phone by the code that was sent to it, in the sheet that asks for it. */
export async function proveNumber(world: World, page: Page, phone: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("手机号").fill(phone);
  await button(page, "获取验证码").click();
  const code = await eventually(async () => codeIn(world.log(400), phone), "the code was sent");
  await sheet.getByLabel("验证码").fill(code);
  await sheet.getByRole("button", { name: "登录", exact: true }).click();
}

/** The code of the newest message to a phone that the server printed; its middle is hidden there. */
const codeIn = (log: string, phone: string): string | undefined =>
  [...log.matchAll(/\[SMS (\d{3})\*{4}(\d{4})\][^\n]*?(\d{6})/g)]
    .filter(([, head, tail]) => phone.startsWith(head!) && phone.endsWith(tail!))
    .at(-1)?.[3];

/** A page may ask for the code once more after it was paid, and hears that there is nothing to pay; nothing else goes wrong. */
export function expectNoTroubles(...visits: readonly Visit[]): void {
  const unexpected = visits.flatMap(({ troubles }) => troubles).filter((one) => !one.endsWith("/orders/payment"));
  expect(unexpected.length === 0, unexpected.join("; "));
}
