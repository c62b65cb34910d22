import { callAs, logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, confirm, drawer, enter, field, goTo, open, openMenu, press, row, see } from "../screen.ts";

const newName = "全部订单";

/** Presses an action of a row, whether it stands there or behind 更多. */
async function act(page: Parameters<typeof row>[0], text: string, action: string): Promise<void> {
  const line = row(page, text);
  const inline = line.getByRole("button", { name: action, exact: true });
  if ((await inline.count()) > 0) return inline.click();
  await press(line, "更多");
  await chooseMenu(page, action);
}

export const menuAndFunctions: Journey = {
  name: "ROLE-05 ROLE-06 PERM-01 PERM-14 SYS-19: the platform renames one menu entry, hides another and switches a function off; an open console shows it at the next navigation, hidden pages still open, and the calls of the function are refused",
  async run(world) {
    const [platform, merchant] = [await openVisit(world.browser), await openVisit(world.browser)];
    await logIn(world, merchant.page, "demo");
    await goTo(merchant.page, "我的售货机");
    await logIn(world, platform.page, "admin");
    await open(platform.page, world.url, "/xtgl/zygl/cdgl");
    await settled(platform.page);

    await act(platform.page, "/jygl/ddgl", "编辑");
    await platform.page.waitForURL("**/xtgl/zygl/bjptzy?**");
    await settled(platform.page);
    await enter(platform.page.locator(".kit-form-page:visible"), "names_zh", newName);
    await press(platform.page.locator(".kit-form-page:visible"), "保存");
    await see(platform.page, /24小时内生效/);
    await row(platform.page, newName).waitFor();
    await act(platform.page, "/shj/hdgl", "停用");
    await confirm(platform.page);
    await row(platform.page, "/shj/hdgl").getByText("停用（隐藏）").waitFor();

    const menu = async () => {
      await openMenu(merchant.page);
      return merchant.page.locator(".shell-menu").innerText();
    };
    await goTo(merchant.page, "首页");
    await eventually(async () => (await menu()).includes(newName) && !(await menu()).includes("订单管理") && !(await menu()).includes("货道管理"), "the open console has the new menu");
    await goTo(merchant.page, newName);
    await open(merchant.page, world.url, "/shj/hdgl");
    await settled(merchant.page);
    expect(!(await merchant.page.locator("#content").innerText()).includes("您没有该页面的访问权限"), "a hidden page still opens");

    await open(platform.page, world.url, "/xtgl/zygl/gngl?menuPath=%2Fjygl%2Fddgl");
    await settled(platform.page);
    await act(platform.page, "售后处理", "停用");
    await confirm(platform.page);
    await row(platform.page, "售后处理").getByText("停用", { exact: true }).first().waitFor();
    // Rights are kept for a second.
    for (const [path, input] of [["refund", { amountFen: "1", reason: "other" }], ["process", { note: "x" }]] as const) {
      await eventually(async () => (await callAs(merchant.page, `/api/v1/orders/orders/1/${path}`, input)).code === "access.functionDisabled", `a ${path} is refused, because it is a call of the function`);
    }
    await act(platform.page, "售后处理", "启用");
    await confirm(platform.page);

    // Everything as it was: what a person wrote is taken back by emptying it.
    await open(platform.page, world.url, "/xtgl/zygl/cdgl");
    await settled(platform.page);
    await act(platform.page, "/shj/hdgl", "启用");
    await confirm(platform.page);
    await act(platform.page, "/jygl/ddgl", "编辑");
    await settled(platform.page);
    await field(platform.page.locator(".kit-form-page:visible"), "names_zh").fill("");
    await press(platform.page.locator(".kit-form-page:visible"), "保存");
    await row(platform.page, "订单管理").waitFor();
    await goTo(merchant.page, "首页");
    await eventually(async () => (await menu()).includes("订单管理") && (await menu()).includes("货道管理"), "the menu is as it was");
    await platform.context.close();
    await merchant.context.close();
  },
};

export const organisationTree: Journey = {
  name: "SYS-18 ROLE-05: a merchant adds an organisation below another, finds its accounts, and deletes it again, but not one that holds accounts",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/xtgl/dagl/zzgl");
    await settled(page);
    await act(page, "SOUTH", "新增下级");
    await enter(drawer(page), "name", "旅程分队");
    await enter(drawer(page), "code", "JOURNEY1");
    await press(drawer(page), "保存");
    await row(page, "JOURNEY1").getByText("华南大区").waitFor();
    await act(page, "JOURNEY1", "删除");
    await confirm(page);
    await eventually(async () => (await page.locator("tr.ant-table-row").filter({ hasText: "JOURNEY1" }).count()) === 0, "the organisation is gone");
    await press(row(page, "EASTFIELD"), "更多");
    const remove = page.locator(".ant-dropdown:visible").getByRole("menuitem", { name: "删除" });
    expect((await remove.getAttribute("aria-disabled")) === "true", "an organisation with accounts cannot be deleted");
    await chooseMenu(page, "查看账号");
    await page.waitForURL("**/shgl/yggl?organisationId=**");
    await page.locator("tr.ant-table-row").filter({ hasText: "demostaff" }).waitFor();
    await eventually(async () => (await page.locator(".shell-tab:visible tr.ant-table-row").count()) === 4, "four accounts belong to it");
    await context.close();
  },
};

/** Pages of the system group, and where each ends. */
const systemPages: readonly (readonly [path: string, end: string])[] = [
  ["/xtgl/index", "/xtgl/index"],
  ["/xtgl/dagl/zzgl", "/xtgl/dagl/zzgl"],
  ["/xtgl/zygl/gngl", "/xtgl/zygl/gngl"],
  ["/xtgl/zygl/cdgl", "/xtgl/zygl/cdgl"],
  ["/xtgl/zygl/xzptzy", "/xtgl/zygl/xzptzy"],
  ["/xtgl/jsgl", "/xtgl/jsgl"],
  ["/xtgl/xzjs", "/xtgl/xzjs"],
  // Without their key these return to the list that they are opened from.
  ["/xtgl/zygl/bjptzy", "/xtgl/zygl/cdgl"],
  ["/xtgl/bjjs", "/xtgl/jsgl"],
  ["/xtgl/jszyqx", "/xtgl/jsgl"],
];

export const systemGroup: Journey = {
  name: "ROUTE-24 ROUTE-25 ROUTE-26 ROUTE-27 ROUTE-30 ROLE-05: every page of resources, organisations and roles opens for the platform, and a detail page without its key returns to its list",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    for (const [path, end] of systemPages) {
      await open(page, world.url, path);
      await page.waitForURL((url) => url.pathname === end);
      await settled(page);
      expect((await page.locator(".shell-notice:visible").count()) === 0, `${path} shows a page and no notice`);
      await eventually(async () => (await page.locator(".shell-tab:visible").innerText()).trim().length > 20, `${path} is not empty`);
    }
    // The folder of roles stands in the menu and in no path.
    await openMenu(page);
    await page.locator(".shell-menu").getByText("角色管理", { exact: true }).first().waitFor();
    expect((await page.locator(".shell-menu").getByText("角色管理", { exact: true }).count()) === 2, "a folder 角色管理 holds the page of that name");
    expect(troubles.length === 0, `nothing went wrong: ${troubles.join("; ")}`);
    await context.close();
  },
};
