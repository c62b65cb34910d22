import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, drawer, enter, field, open, press, still } from "../screen.ts";

export const unsavedInput: Journey = {
  area: "platform",
  name: "GEN-21 TOPBAR-10: typed input is never lost without a question, whether its tab is closed or refreshed, the page is loaded anew or a hasty hand presses Escape and Enter",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shgl/yggl");
    await settled(page);
    await press(page, "新增员工");
    const form = page.locator(".kit-form-page:visible");
    await eventually(
      async () => page.evaluate(() => document.activeElement?.matches(".kit-form-page input, .kit-form-page button")),
      "somebody can write at once",
    );
    await enter(form, "name", "林小满");
    const tab = page.locator(".shell-tabs li").filter({ hasText: "新增员工" });
    await tab.locator(".shell-tab-unsaved").waitFor();
    const asked = page.locator(".ant-modal-confirm");
    const keeps = async (sentence: string) => {
      await asked.locator(".ant-modal-confirm-title").filter({ hasText: "内容尚未保存" }).waitFor();
      await eventually(
        async () => (await page.evaluate(() => document.activeElement?.textContent)) === "继续编辑",
        "the harmless answer has the focus",
      );
      await page.keyboard.press("Enter");
      await asked.waitFor({ state: "hidden" });
      await eventually(async () => (await field(form, "name").inputValue()) === "林小满", sentence);
    };
    await tab.locator(".shell-tab-close").click();
    await keeps("closing the tab asks");
    await tab.locator(".shell-tab-title").click({ button: "right" });
    await chooseMenu(page, "刷新");
    await keeps("refreshing the tab asks");
    await tab.locator(".shell-tab-title").click({ button: "right" });
    await chooseMenu(page, "关闭全部");
    await keeps("closing all tabs asks");
    await page.locator('button[aria-label="清除缓存"]').click();
    await keeps("clearing the cache asks");

    // The browser asks with its own words; whoever stays has everything.
    const questions: string[] = [];
    page.on("dialog", (one) => {
      questions.push(one.type());
      void one.dismiss();
    });
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await eventually(async () => questions.includes("beforeunload"), "loading the page anew asks");
    expect((await field(form, "name").inputValue()) === "林小满", "who stays keeps the input");

    // A look at another tab loses nothing either, and saving stays in sight.
    await page.locator(".shell-tabs li").filter({ hasText: "员工管理" }).locator(".shell-tab-title").click();
    await page.waitForURL("**/shgl/yggl");
    await tab.locator(".shell-tab-unsaved").waitFor();
    await tab.locator(".shell-tab-title").click();
    await eventually(async () => (await field(form, "name").inputValue()) === "林小满", "another tab may be looked at");
    const footer = await still(form.locator(".kit-form-page-footer"));
    expect(footer.y + footer.height <= 900, "saving stays in sight");
    await form.locator(".kit-form-missing").click();
    await page.keyboard.press("Control+Enter");
    await form.getByText("不能为空").first().waitFor();

    await tab.locator(".shell-tab-close").click();
    await press(asked, "放弃修改");
    await tab.waitFor({ state: "detached" });

    // A drawer: Escape asks, Enter keeps.
    await open(page, world.url, "/hygl/wdhy");
    await settled(page);
    await press(page, "新增会员");
    await enter(drawer(page), "holderName", "林小满");
    await page.keyboard.press("Escape");
    await asked.locator(".ant-modal-confirm-title").filter({ hasText: "内容尚未保存" }).waitFor();
    await page.keyboard.press("Escape");
    await asked.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await asked.locator(".ant-modal-confirm-title").filter({ hasText: "内容尚未保存" }).waitFor();
    await page.keyboard.press("Enter");
    await asked.waitFor({ state: "hidden" });
    expect((await field(drawer(page), "holderName").inputValue()) === "林小满", "the drawer keeps the input");
    await page.keyboard.press("Escape");
    await press(asked, "放弃修改");
    await drawer(page).waitFor({ state: "detached" });
    await context.close();
  },
};

export const inputThroughLogout: Journey = {
  area: "platform",
  name: "GEN-21 LANG-04 TOPBAR-02: logging out says that input would be lost and has the focus on staying, and another language keeps what was typed",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shgl/yggl");
    await settled(page);
    await press(page, "新增员工");
    const form = page.locator(".kit-form-page:visible");
    await enter(form, "name", "林小满");
    await page.locator(".shell-tabs .shell-tab-unsaved").waitFor();
    await page.locator(".shell-person").click();
    await chooseMenu(page, "退出登录");
    const asked = page.locator(".ant-modal-confirm");
    await asked.getByText("内容尚未保存").waitFor();
    await eventually(
      async () => (await page.evaluate(() => document.activeElement?.textContent?.replace(/\s/g, ""))) === "取消",
      "stepping back has the focus",
    );
    await page.keyboard.press("Enter");
    await asked.waitFor({ state: "hidden" });
    for (const [from, to, title] of [
      ["中文", "English", "Add staff"],
      ["English", "中文", "新增员工"],
    ] as const) {
      await page.locator(".shell-actions button").filter({ hasText: from }).click();
      await page.locator(".ant-dropdown:not(.ant-dropdown-hidden) .ant-dropdown-menu-item", { hasText: to }).click();
      await page.locator(".shell-tabs li").filter({ hasText: title }).waitFor();
      await eventually(async () => (await field(form, "name").inputValue()) === "林小满", "another language keeps it");
    }
    await context.close();
  },
};
