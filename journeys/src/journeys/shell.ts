import type { Language } from "@yunshou/contract";
import { pageTitle, wordsOf } from "@yunshou/phrases/server";
import { languageNames } from "@yunshou/phrases/languageNames";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, confirm, dialog, enter, field, goTo, open, entryOfMenu, press, see, still } from "../screen.ts";

export const launcher: Journey = {
  area: "access",
  name: "LAUNCH-01 LAUNCH-02 LAUNCH-08 LAUNCH-12: the launcher shows eight tiles to everybody, asks for the login first and says which applications are not configured",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await open(page, world.url, "/launcher");
    await eventually(async () => (await page.locator(".launcher-tile").count()) === 8, "there are eight tiles");
    await page.locator('[data-tile="operations"]').click();
    await page.waitForURL(`${world.url}/login`);
    await logIn(world, page, "demo");
    await open(page, world.url, "/launcher");
    await page.locator('[data-tile="leasing"][aria-disabled="true"]').filter({ hasText: "未配置" }).waitFor();
    await page.locator('[data-tile="operations"]').click();
    await page.waitForURL(`${world.url}/shj/ztcx`);
    await open(page, world.url, "/launcher");
    await page.locator('[data-tile="market"]').click();
    await page.waitForURL(`${world.url}/dashboard`);
    await open(page, world.url, "/launcher");
    await page.locator('[data-tile="bigData"]').click();
    await page.waitForURL(`${world.url}/databases`);
    await context.close();
  },
};

export const accountMenu: Journey = {
  area: "platform",
  name: "HOME-01 TOPBAR-02 TOPBAR-03 TOPBAR-04 TOPBAR-08: the root opens the home page, the account menu leads to the password, the launcher and out, and the screen can be filled",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await page.goto(`${world.url}/`);
    await page.waitForURL(`${world.url}/dashboard`);
    await page.locator('button[aria-label="全屏"]').click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.locator('button[aria-label="退出全屏"]').click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    const choose = async (entry: string) => {
      await page.locator(".shell-person").click();
      await chooseMenu(page, entry);
    };
    await choose("修改密码");
    await page.waitForURL(`${world.url}/xtgl/setpwd`);
    await choose("返回主菜单");
    await page.waitForURL(`${world.url}/launcher`);
    await page.goto(`${world.url}/dashboard`);
    await choose("退出登录");
    await see(page.locator(".ant-modal-confirm"), "确定要退出登录吗？");
    await confirm(page, "取消");
    expect(
      await page.evaluate(() => sessionStorage.getItem("Authorization") !== null),
      "stepping back keeps the session",
    );
    await page.locator(".ant-modal-confirm").waitFor({ state: "hidden" });
    await choose("退出登录");
    await confirm(page, "退出登录");
    await page.waitForURL(`${world.url}/login`);
    expect(await page.evaluate(() => sessionStorage.getItem("Authorization") === null), "the session is over");
    await context.close();
  },
};

export const keptTabs: Journey = {
  area: "platform",
  name: "TOPBAR-10 TOPBAR-11: visited pages stay as they were left, also after a reload, and can be closed",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await goTo(page, "我的售货机");
    await settled(page);
    await page.locator(".ant-pagination-item-2").waitFor();
    await page.locator("tr.ant-table-row button").filter({ hasText: "货道" }).first().waitFor();
    const tab = (title: string) => page.locator(".shell-tabs li").filter({ hasText: title });
    // A quick hand: the next press follows at once, and the page that was left must still know its place.
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>(".ant-pagination-item-2")!.click();
      await new Promise((done) => setTimeout(done));
      [...document.querySelectorAll<HTMLElement>("tr.ant-table-row button")]
        .find((one) => one.innerText.includes("货道"))!
        .click();
    });
    await page.waitForURL(/hdgl\?jqbh=/);
    await tab("货道管理").locator(".shell-tab-close").click();
    await page.waitForURL(/wdshj.*page=2/);
    await goTo(page, "订单管理");
    await page.locator("h2").filter({ hasText: "订单列表" }).waitFor();
    await enter(page.locator(".shell-tab:visible"), "orderNo", "31");
    await press(page.locator(".shell-tab:visible"), "查询");
    await page.waitForURL(/orderNo=31/);
    for (const round of ["switched", "reloaded"]) {
      if (round === "reloaded") await page.reload();
      await tab("我的售货机").locator(".shell-tab-title").click();
      await page.waitForURL(/wdshj.*page=2/);
      await eventually(
        async () => (await page.locator(".ant-pagination-item-active:visible").innerText()) === "2",
        `the second page stays when ${round}`,
      );
      await tab("订单管理").locator(".shell-tab-title").click();
      await eventually(
        async () => (await field(page.locator(".shell-tab:visible"), "orderNo").inputValue()) === "31",
        `the filter stays when ${round}`,
      );
    }
    const lanes = await entryOfMenu(page, "货道管理");
    // A reload in the very turn of a step, before anything could be drawn.
    await Promise.all([
      page.waitForEvent("load"),
      lanes
        .evaluate((entry) => {
          (entry as HTMLElement).click();
          window.location.reload();
        })
        .catch(() => undefined),
    ]);
    await tab("货道管理").waitFor();
    await eventually(
      async () => (await tab("我的售货机").count()) === 1 && (await tab("订单管理").count()) === 1,
      "the other pages are still open",
    );
    await tab("订单管理").locator(".shell-tab-close").click();
    await eventually(async () => (await tab("订单管理").count()) === 0, "a closed tab is gone");
    await context.close();
  },
};

export const dialogs: Journey = {
  area: "platform",
  name: "TOPBAR-12 TOPBAR-13 LANE-10 LANE-11: dialogs move by their title, keep their smallest size, survive a click beside them and refuse wrong numbers",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shj/hdgl?jqbh=YT310001");
    await press(page, "生成货道");
    const box = page.locator(".kit-dialog").last();
    await box.waitFor();
    const before = await still(box);
    const title = await still(box.locator(".kit-dialog-title"));
    await drag(title.x + 20, title.y + title.height / 2, 120, 60);
    const moved = await eventually(async () => {
      const now = await still(box);
      return Math.abs(now.x - before.x - 120) < 3 && Math.abs(now.y - before.y - 60) < 3 && now;
    }, "the dialog follows the pointer");
    await drag(moved.x + moved.width - 4, moved.y + moved.height - 4, -900, -700);
    await eventually(async () => (await still(box)).width < moved.width - 1, "the dialog follows its corner");
    const small = await still(box);
    expect(
      small.width >= 399 && small.height >= 299,
      `the dialog stays at least 400 × 300, it is ${small.width} × ${small.height}`,
    );
    await page.mouse.click(5, 890);
    await enter(dialog(page), "layers", "11");
    await press(dialog(page), "生成货道");
    await dialog(page).getByText("请输入大于0且不超过10的整数").first().waitFor();
    await press(dialog(page), "取消");
    await context.close();

    async function drag(x: number, y: number, dx: number, dy: number): Promise<void> {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx / 2, y + dy / 2);
      await page.mouse.move(x + dx, y + dy);
      await page.mouse.up();
    }
  },
};

export const themes: Journey = {
  area: "platform",
  name: "TOPBAR-05 TOPBAR-06: the skin and the size of the console change at once and are remembered",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await page.locator(".shell-actions button[aria-label^=换肤], .shell-actions button[title=换肤]").first().click();
    await chooseMenu(page, "夜间");
    const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
    await eventually(async () => (await theme()) === "dark", "the console turns dark");
    await page.reload();
    await page.locator(".shell-menu").waitFor();
    await eventually(async () => (await theme()) === "dark", "the skin survives a reload");
    await context.close();
  },
};

export const languages: Journey = {
  area: "platform",
  name: "LANG-04 LANG-05 LANG-06 LANG-08 GEN-01: menu and page change into each of nine languages at once and the session goes on",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await goTo(page, "我的售货机");
    await settled(page);
    const session = await page.evaluate(() => sessionStorage.getItem("Authorization"));
    const order: Language[] = ["en", "fr", "ko", "vi", "es", "de", "lo", "it", "zh"];
    let current = languageNames.zh as string;
    for (const language of order) {
      await page.locator(".shell-actions button").filter({ hasText: current }).click();
      await page
        .locator(".ant-dropdown:not(.ant-dropdown-hidden) .ant-dropdown-menu-item")
        .filter({ hasText: languageNames[language] })
        .click();
      current = languageNames[language];
      await (await entryOfMenu(page, pageTitle(language, "/jygl/ddgl")!)).waitFor();
      await page
        .locator("h2")
        .filter({ hasText: wordsOf(language, "machines").title })
        .first()
        .waitFor();
      await page
        .locator("th")
        .filter({ hasText: wordsOf(language, "machines").fields.machineName })
        .first()
        .waitFor();
    }
    expect((await page.evaluate(() => sessionStorage.getItem("Authorization"))) === session, "the session is the same");
    expect(troubles.length === 0, `no errors, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
