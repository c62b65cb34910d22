import type { Page } from "playwright-core";
import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, closeDrawer, drawer, enter, press, see } from "../screen.ts";

const machineNo = "YT310001";

/** Nothing is cut off or wider than the phone, and axe finds nothing serious. */
async function fits(page: Page, what: string): Promise<void> {
  const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
  expect(findings.length === 0, `${what}: ${findings.join("; ")}`);
}

/** What a thumb presses is at least 44 pixels high. */
async function thumbs(page: Page): Promise<void> {
  const low = await page
    .locator(".shell-header button:visible, .kit-cards .ant-btn:visible, .kit-toolbar .ant-btn:visible")
    .evaluateAll((buttons) =>
      buttons.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(low.length === 0, `buttons are lower than 44 pixels: ${low.join("; ")}`);
}

export const onPhone: Journey = {
  area: "platform",
  name: "PERM-01 TOPBAR-09 TOPBAR-10: on a phone of 390 pixels a merchant opens the menu, filters the machines, opens one of the cards, saves a form and goes back through the open pages",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser, { width: 390, height: 844 });
    await logIn(world, page, "demo");
    await settled(page);

    await press(page, "展开菜单");
    const menu = page.locator(".shell-menu-drawer .shell-menu");
    await menu.locator("button.menu-section").filter({ hasText: "机器" }).click();
    await fits(page, "the menu");
    await menu.locator(".menu-list").getByText("我的售货机", { exact: true }).click();
    await page.waitForURL("**/shj/wdshj");
    await menu.waitFor({ state: "hidden" });
    const cards = page.locator(".shell-tab:visible .kit-cards > li");
    await cards.first().waitFor();
    await settled(page);
    await fits(page, "the machines");
    await thumbs(page);

    await page.locator(".kit-filters-open:visible").click();
    const filters = page.locator(".kit-filters-sheet.ant-drawer-open");
    await filters.waitFor();
    await fits(page, "the filters");
    await enter(filters, "machineNo", machineNo);
    await press(filters, "查询");
    await page.waitForURL(`**/shj/wdshj?*machineNo=${machineNo}*`);
    await filters.waitFor({ state: "hidden" });
    await eventually(async () => (await cards.count()) === 1, "one machine is left");
    await page.locator(".kit-filters-open:visible").filter({ hasText: "1" }).waitFor();

    await cards.locator(".kit-cards-title button").click();
    await see(drawer(page), machineNo);
    await eventually(async () => {
      const box = await drawer(page).locator(".ant-drawer-content-wrapper, .ant-drawer-section").first().boundingBox();
      return box !== null && box.x === 0 && box.width === 390;
    }, "the record takes the whole window");
    await settled(page);
    await fits(page, "a machine");
    await closeDrawer(page);

    await press(cards.first(), "更多");
    await chooseMenu(page, "编辑");
    await see(drawer(page), "编辑");
    await settled(page);
    await enter(drawer(page), "machineOperator", "旅程手机");
    await fits(page, "a form");
    await press(drawer(page), "保存");
    await page.locator(".ant-drawer-open").waitFor({ state: "hidden" });

    await page.locator(".shell-phone-title").click();
    const pages = page.locator(".shell-sheet.ant-drawer-open .shell-tabs");
    await pages.getByText("首页", { exact: true }).click();
    await page.waitForURL("**/dashboard");
    await pages.waitFor({ state: "hidden" });
    await settled(page);
    await fits(page, "the home page");
    expect(troubles.length === 0, `nothing went wrong: ${troubles.join("; ")}`);
    await context.close();
  },
};
