import { logIn, openVisit, settled, tryLogIn } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { enter, open, press, see, told } from "../screen.ts";
import { demoPassword } from "../world.ts";

export const loginPage: Journey = {
  area: "access",
  name: "LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-29 LOGIN-30 LOGIN-31: the login page shows its fields, links and codes, Enter submits it like the button, and a failed login says why and fetches another code",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/login`);
    const [username, password] = [page.locator('input[name="username"]'), page.locator('input[name="password"]')];
    await username.waitFor();
    expect(await page.locator('input[name="savePassword"]').isVisible(), "the box to remember the password is shown");
    for (const text of ["忘记密码？", "登录"]) await see(page, text);
    expect(await page.locator(".login-language > button").isVisible(), "the language can be chosen");
    await eventually(async () => (await page.locator(".login-codes svg").count()) === 2, "two QR codes are drawn");
    const links = () =>
      page.locator(".login-footer a").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    await eventually(
      async () =>
        (await links()).some((href) => href.includes("beian.miit.gov.cn")) &&
        (await links()).some((href) => href.endsWith("/agreement.html")),
      "record filing and agreement are linked",
    );

    // The answer is held back, so that the button can be looked at while the call runs.
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/login/onLogin", async (route) => {
      await held;
      await route.continue();
    });
    const calls: string[] = [];
    page.on(
      "request",
      (request) => void (request.url().includes("/login/") && calls.push(request.url().split("/").at(-1) ?? "")),
    );
    await tryLogIn(world, page, "demo", "wrong-password");
    const button = page.locator(".login-submit");
    await eventually(
      async () => (await button.getAttribute("aria-busy")) === "true" && (await button.isDisabled()),
      "the button shows that the call runs",
    );
    await password.press("Enter");
    const before = calls.length;
    release();
    await told(page, "用户名或密码错误");
    await eventually(
      async () => calls.slice(before).includes("getCheckCode") && (await button.isEnabled()),
      "loading ends and another code is fetched",
    );
    expect(calls.filter((name) => name === "onLogin").length === 1, `one login is sent, not ${calls.join(", ")}`);
    await page.unroute("**/login/onLogin");

    await password.fill(demoPassword);
    await button.click();
    await page.waitForURL(`${world.url}/dashboard`);
    await context.close();
  },
};

export const afterLogin: Journey = {
  area: "access",
  name: "GUARD-09 SESS-05 SESS-08: after a deep link without a session the login leads to the first page, the menu stays folded over a reload, and logging out returns to the login page that was used",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/jygl/ddgl`);
    await page.waitForURL(`${world.url}/login`);
    await logIn(world, page, "demo");
    await page.waitForURL(`${world.url}/dashboard`);
    await page.getByRole("button", { name: "收起菜单" }).click();
    await eventually(
      async () => (await page.evaluate(() => sessionStorage.getItem("sidebarStatus"))) === "closed",
      "the state of the menu is kept",
    );
    await page.reload();
    await page.locator(".shell-side[data-collapsed=true]").waitFor();
    expect((await page.locator(".menu-panel").count()) === 0, "a folded menu shows its sections alone");
    await page.keyboard.press("Control+K");
    await page.locator(".menu-panel input:focus").waitFor();
    await page.keyboard.type("dingdan");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${world.url}/jygl/ddgl`);
    await eventually(async () => (await page.locator(".menu-panel").count()) === 0, "a choice closes the panel");

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${world.url}/loginYm`);
    await page.locator('input[name="username"]').waitFor();
    await eventually(
      async () => (await page.evaluate(() => sessionStorage.getItem("path"))) === "/loginYm",
      "the login path is remembered",
    );
    await context.close();
  },
};

export const ownPassword: Journey = {
  area: "access",
  name: "USER-08 USER-09: a person sets the own password, which must be long enough, not common and typed twice, and logs in again with it",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demostaff");
    await open(page, world.url, "/xtgl/setpwd");
    await settled(page);
    const form = page.locator(".set-password");
    await enter(form, "old", demoPassword);
    for (const [text, said] of [
      ["12345", "密码不能少于6位"],
      ["12345678", "密码过于常见或与账号相近，请换一个"],
    ] as const) {
      await enter(form, "fresh", text);
      await see(form, said);
    }
    await enter(form, "fresh", "quiet river 88");
    await enter(form, "again", "quiet river 89");
    await see(form, "两次输入的密码不一致");
    await enter(form, "again", "quiet river 88");
    await press(form, "保存");
    await told(page, "设置成功，请重新登录");
    await page.waitForURL(`${world.url}/login`);
    await eventually(
      async () => (await page.evaluate(() => sessionStorage.getItem("Authorization"))) === null,
      "the session has ended",
    );
    await logIn(world, page, "demostaff", "quiet river 88");
    await open(page, world.url, "/xtgl/setpwd");
    await enter(form, "old", "quiet river 88");
    await enter(form, "fresh", demoPassword);
    await enter(form, "again", demoPassword);
    await press(form, "保存");
    await page.waitForURL(`${world.url}/login`);
    await context.close();
  },
};
