import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../../browser.ts";
import { eventually, expect, type Journey } from "../../journey.ts";
import { ForeignMachine } from "../../mosquitto.ts";
import { act, choose, dialog, drawer, enter, goTo, open, press, row, see } from "../../screen.ts";
import type { World } from "../../world.ts";
import { fillLane, product, watchScreen } from "../mainJob.ts";
import { fillIn } from "../onboarding.ts";
import { follow, onFoot } from "./onFoot.ts";

/** A merchant of the demo company invites, and the invited hands in without an account. */
async function handIn(world: World, name: string, phone: string): Promise<void> {
  const inviting = await openVisit(world.browser);
  await logIn(world, inviting.page, "demo");
  await goTo(inviting.page, "小微商户入驻");
  await press(inviting.page, "邀请商户填写");
  const link = (await dialog(inviting.page).locator("code").innerText()).trim();
  const invited = await openVisit(world.browser);
  await invited.page.goto(link);
  await invited.page.locator(".onboarding-wizard").waitFor();
  await fillIn(invited.page, { name, phone });
  await see(invited.page, "待审核");
  for (const visit of [inviting, invited]) await visit.context.close();
}

/** Chooses what a row keeps behind 更多 and waits for the page behind it. */
async function followAction(page: Page, name: string, action: string, path: string): Promise<void> {
  await act(row(page, name), action);
  await page.waitForURL(({ pathname }) => pathname === path);
  await settled(page);
}

/** Approves the application and goes on to the merchant that it has made. */
async function approve(page: Page, name: string): Promise<void> {
  await goTo(page, "小微商户进件");
  await follow(row(page, name).locator(".kit-open"), "/cfgl/jjxx0");
  await page
    .locator(".onboarding-detail .kit-toolbar-buttons")
    .getByRole("button", { name: "通 过", exact: true })
    .click();
  await press(dialog(page), "通过");
  await see(page.locator(".onboarding-details"), "审核通过");
  await follow(page.locator(".onboarding-detail").getByRole("button", { name: "我的商户" }), "/shgl/wdsh");
  await row(page, name).waitFor();
}

/** Switches a feature on, and gives the merchant's administrator, whom the approval has made, another role. */
async function switchAndRole(page: Page, name: string): Promise<void> {
  await act(row(page, name), "功能开关");
  const card = dialog(page).locator(".merchant-switch").filter({ hasText: "会员卡" }).getByRole("switch");
  await card.waitFor();
  const before = await card.getAttribute("aria-checked");
  await card.click();
  await press(dialog(page), "保存");
  await dialog(page).waitFor({ state: "hidden" });
  await act(row(page, name), "功能开关");
  await card.waitFor();
  expect((await card.getAttribute("aria-checked")) !== before, "the switch stays as it was put");
  await dialog(page).locator(".ant-modal-close").click();

  await followAction(page, name, "员工管理", "/shgl/yggl");
  await row(page, name).locator("input[type=checkbox]").check();
  await press(page, "批量修改角色");
  await choose(page, dialog(page), "roleIds");
  await page.keyboard.press("Escape");
  await press(dialog(page), "保存");
  await dialog(page).waitFor({ state: "hidden" });
  await page.goBack();
  await row(page, name).waitFor();
}

/** Registers the first machine; the form already knows for whom. Answers the secret that is shown once. */
async function firstMachine(page: Page, name: string, machineNo: string): Promise<string> {
  await followAction(page, name, "注册机器", "/shj/wdshj");
  await see(drawer(page), name);
  await enter(drawer(page), "machineNo", machineNo);
  await enter(drawer(page), "machineName", `首台${machineNo}`);
  await press(drawer(page), "保存");
  const secret = (await dialog(page).locator("code").innerText()).trim();
  await press(page, "我已保存");
  await act(row(page, machineNo), "绑定点位");
  await choose(page, dialog(page), "chosen");
  await press(dialog(page), "绑定点位");
  await dialog(page).waitFor({ state: "hidden" });
  await followAction(page, machineNo, "货道", "/shj/hdgl");
  await fillLane(page);
  return secret;
}

export const administratorsMerchant: Journey = {
  area: "merchants",
  name: "MERCHANT-12 MERCHANT-04 USER-03 MACHINE-20 BIGSALES-12: a platform administrator's new merchant leads by links from the application to its switches, its people, its first machine and the first sale on the screen",
  async run(world) {
    ForeignMachine.require();
    const mark = Date.now().toString(36).toUpperCase();
    const [name, machineNo] = [`新商户${mark}`, `N${mark}`];
    await handIn(world, name, `166${String(Date.now()).slice(-8)}`);

    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    // The platform's first page is a big screen without a menu.
    await open(page, world.url, "/dashboard");
    await settled(page);
    const atTheEnd = onFoot(page);
    await approve(page, name);
    await switchAndRole(page, name);
    const secret = await firstMachine(page, name, machineNo);
    atTheEnd();

    const sales = await watchScreen(world, await context.newPage());
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0", reason: "powerOn", confirmsLanes: true });
      const before = new Set(await sales());
      await machine.say("sale", {
        saleId: "s-1",
        lane: 11,
        priceFen: 350,
        paidFen: 350,
        payment: "cash",
        dispensed: 1,
      });
      const isNew = (line: string) => line.includes(product) && !before.has(line);
      await eventually(async () => (await sales()).some(isNew), "the screen shows the first sale");
    } finally {
      machine.stop();
    }
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
