import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { dialog, enter, open, press, told } from "../screen.ts";

const viewName = "旅程停售";
const address = "/shj/wdshj?machineStatus=stopSell";

export const viewForRole: Journey = {
  area: "insight",
  name: "PERM-01 GEN-01: a merchant keeps conditions of a list under a name, shares them with a role, whose holder finds them as a tab, and takes them back",
  async run(world) {
    const boss = await openVisit(world.browser);
    await logIn(world, boss.page, "demo");
    await open(boss.page, world.url, address);
    await settled(boss.page);
    await press(boss.page, "保存为视图");
    await enter(dialog(boss.page), "viewName", viewName);
    await press(dialog(boss.page), "保存");
    const tabs = boss.page.locator(".kit-views");
    await tabs.getByRole("button", { name: viewName, exact: false }).first().waitFor();
    await tabs.getByRole("button", { name: `共享给角色 ${viewName}` }).click();
    await enter(dialog(boss.page), "roleIds", "员工");
    await boss.page
      .locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: "员工" })
      .first()
      .click();
    await boss.page.keyboard.press("Escape");
    await press(dialog(boss.page), "共享给角色");
    await told(boss.page, /已共享/);

    const clerk = await openVisit(world.browser);
    await logIn(world, clerk.page, "demostaff");
    await open(clerk.page, world.url, "/shj/wdshj");
    await settled(clerk.page);
    const shared = clerk.page.locator(".kit-views").getByRole("button", { name: viewName, exact: false });
    await shared.click();
    await clerk.page.waitForURL("**machineStatus=stopSell**");
    await settled(clerk.page);
    expect(
      (await clerk.page.getByRole("button", { name: `取消共享 ${viewName}` }).count()) === 0,
      "who does not manage roles cannot end the sharing",
    );
    await clerk.context.close();

    await tabs.getByRole("button", { name: `取消共享 ${viewName}` }).click();
    await press(dialog(boss.page), "取消共享");
    await told(boss.page, viewName);
    expect(
      (await boss.page.getByRole("button", { name: `取消共享 ${viewName}` }).count()) === 0,
      "the view is shared no more",
    );
    await boss.context.close();
  },
};
