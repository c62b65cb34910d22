import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { enter, open, menuTitles, press, see } from "../screen.ts";

const roleName = "旅程点货员";
const account = "journeyclerk";
const newPassword = "clerk-2026-own";

export const roleToMenu: Journey = {
  area: "access",
  name: "ROLE-03 USER-04 USER-06 PERM-01: a role is made and given to a new employee, who logs in with the password of the text message, replaces it and sees exactly the menu of the role",
  async run(world) {
    const boss = await openVisit(world.browser);
    await logIn(world, boss.page, "demo");
    await open(boss.page, world.url, "/shgl/xzjs");
    await settled(boss.page);
    await enter(boss.page, "name", roleName);
    const lanes = boss.page.locator(".ant-tree-treenode", { hasText: "编辑、改价、补货" });
    await lanes.locator(".ant-tree-checkbox").click();
    await see(boss.page, "已选 2 项权限");
    await press(boss.page, "保存");
    await boss.page.locator("tr.ant-table-row", { hasText: roleName }).waitFor();

    await open(boss.page, world.url, "/shgl/xzyg");
    await settled(boss.page);
    const form = boss.page.locator(".kit-form-page");
    for (const [name, text] of [
      ["account", account],
      ["name", "程店员"],
      ["phone", "13911110001"],
      ["email", "clerk@yuntu.example"],
    ] as const)
      await enter(form, name, text);
    // The list draws only the entries in view, so the role is typed.
    await enter(form, "roleIds", roleName);
    await boss.page.locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: roleName }).click();
    await boss.page.keyboard.press("Escape");
    await press(boss.page, "保存");
    await boss.page.locator("tr.ant-table-row", { hasText: account }).waitFor();
    await boss.page.locator("tr.ant-table-row", { hasText: account }).filter({ hasText: "139****0001" }).waitFor();
    expect(!(await boss.page.locator("body").innerText()).includes("13911110001"), "the list masks the phone");
    await boss.context.close();

    const password = await eventually(
      async () => new RegExp(`${account} .*?([0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){3})`).exec(world.log(200))?.[1],
      "the text message with the one-time password was printed",
    );
    const clerk = await openVisit(world.browser);
    await logIn(world, clerk.page, account, password);
    await clerk.page.waitForURL("**/xtgl/setpwd");
    await settled(clerk.page);
    await clerk.page.getByLabel("当前密码").fill(password);
    await clerk.page.getByLabel("新密码", { exact: true }).fill(newPassword);
    await clerk.page.getByLabel("确认新密码").fill(newPassword);
    await press(clerk.page, "保存");
    await clerk.page.waitForURL("**/login*");
    await logIn(world, clerk.page, account, newPassword);
    await settled(clerk.page);
    const menu = async () => (await menuTitles(clerk.page)).join();
    await eventually(
      async () => (await menu()) === "售货机管理,货道管理",
      `the menu shows the lanes and nothing else, not ${await menu()}`,
    );
    await clerk.context.close();
  },
};
