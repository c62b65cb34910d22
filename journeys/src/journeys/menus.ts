import type { Page } from "playwright-core";
import { callAs, logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import {
  act,
  chooseMenu,
  confirm,
  drawer,
  enter,
  field,
  goTo,
  menuEntry,
  open,
  menuTitles,
  press,
  row,
  state,
  told,
} from "../screen.ts";

const newName = "全部订单";
/** Two pages have this title: the orders of machines, and those of the quick-buy mall. */
const ordersIn = (menu: readonly string[]) => menu.filter((title) => title === "订单管理").length;

/** Presses 停用 or 启用 of a row, agrees, and waits until the row itself is so. */
async function turn(page: Page, text: string, action: "停用" | "启用", becomes: string): Promise<void> {
  await act(row(page, text), action);
  await confirm(page, action);
  await told(page, /24小时内生效/);
  await state(row(page, text), becomes).waitFor();
}

/** Gives the entry of the orders a name of the platform's own, or takes it back with an empty one. */
async function rename(page: Page, name: string): Promise<void> {
  await act(row(page, "/jygl/ddgl"), "编辑");
  await page.waitForURL("**/xtgl/zygl/bjptzy?**");
  const form = page.locator(".kit-form-page:visible");
  await field(form, "names_zh").fill(name);
  await press(form, "保存");
  await told(page, /24小时内生效/);
}

/** Steps to and fro until the menu of an open console is so: it is asked for at each navigation, and a server keeps rights for a second. */
async function menuBecomes(page: Page, holds: (menu: readonly string[]) => boolean, sentence: string): Promise<void> {
  await eventually(async () => {
    for (const title of ["首页", "我的售货机"]) {
      await goTo(page, title);
      await settled(page);
      if (holds(await menuTitles(page))) return true;
    }
    return false;
  }, sentence);
}

export const menuAndFunctions: Journey = {
  area: "access",
  name: "ROLE-05 ROLE-06 PERM-01 PERM-14 SYS-19: the platform renames one menu entry, hides another and switches a function off; an open console shows it at the next navigation, hidden pages still open, and the calls of the function are refused",
  async run(world) {
    const [platform, merchant] = [await openVisit(world.browser), await openVisit(world.browser)];
    await logIn(world, merchant.page, "demo");
    await goTo(merchant.page, "我的售货机");
    await logIn(world, platform.page, "admin");
    await open(platform.page, world.url, "/xtgl/zygl/cdgl");
    await settled(platform.page);

    await rename(platform.page, newName);
    await row(platform.page, newName).waitFor();
    await turn(platform.page, "/shj/hdgl", "停用", "停用（隐藏）");

    await menuBecomes(
      merchant.page,
      (menu) => menu.includes(newName) && ordersIn(menu) === 1 && !menu.includes("货道管理"),
      "the open console has the new menu",
    );
    await goTo(merchant.page, newName);
    await open(merchant.page, world.url, "/shj/hdgl");
    await merchant.page.locator("#content .kit-card:visible").first().waitFor();
    expect(
      !(await merchant.page.locator("#content").innerText()).includes("您没有该页面的访问权限"),
      "a hidden page still opens",
    );

    await open(platform.page, world.url, "/xtgl/zygl/gngl?menuPath=%2Fjygl%2Fddgl");
    await settled(platform.page);
    await turn(platform.page, "售后处理", "停用", "停用");
    // Rights are kept for a second.
    for (const [path, input] of [
      ["refund", { amountFen: "1", reason: "other" }],
      ["process", { note: "x" }],
    ] as const) {
      await eventually(
        async () =>
          (await callAs(merchant.page, `/api/v1/orders/orders/1/${path}`, input)).code === "access.functionDisabled",
        `a ${path} is refused, because it is a call of the function`,
      );
    }
    await turn(platform.page, "售后处理", "启用", "启用");

    // Everything as it was: what a person wrote is taken back by emptying it.
    await open(platform.page, world.url, "/xtgl/zygl/cdgl");
    await settled(platform.page);
    await turn(platform.page, "/shj/hdgl", "启用", "启用");
    await rename(platform.page, "");
    await row(platform.page, "/jygl/ddgl").filter({ hasText: "订单管理" }).waitFor();
    await menuBecomes(
      merchant.page,
      (menu) => ordersIn(menu) === 2 && menu.includes("货道管理"),
      "the menu is as it was",
    );
    await platform.context.close();
    await merchant.context.close();
  },
};

export const organisationTree: Journey = {
  area: "access",
  name: "SYS-18 ROLE-05: a merchant adds an organisation below another, finds its accounts, and deletes it again, but not one that holds accounts",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/xtgl/dagl/zzgl");
    await settled(page);
    await act(row(page, "SOUTH"), "新增下级");
    await enter(drawer(page), "name", "旅程分队");
    await enter(drawer(page), "code", "JOURNEY1");
    await press(drawer(page), "保存");
    await row(page, "JOURNEY1").getByText("华南大区").waitFor();
    await act(row(page, "JOURNEY1"), "删除");
    await confirm(page, "删除");
    await told(page, "删除成功");
    await eventually(
      async () => (await page.locator("tr.ant-table-row").filter({ hasText: "JOURNEY1" }).count()) === 0,
      "the organisation is gone",
    );
    await press(row(page, "EASTFIELD"), "更多");
    await eventually(
      async () => (await menuEntry(page, "删除").getAttribute("aria-disabled")) === "true",
      "an organisation with accounts cannot be deleted",
    );
    await chooseMenu(page, "查看账号");
    await page.waitForURL("**/shgl/yggl?organisationId=**");
    await page.locator("tr.ant-table-row").filter({ hasText: "demostaff" }).waitFor();
    await eventually(
      async () => (await page.locator(".shell-tab:visible tr.ant-table-row").count()) === 4,
      "four accounts belong to it",
    );
    await context.close();
  },
};
