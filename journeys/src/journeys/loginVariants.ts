import { portalClaims, portalToken, portalVariables } from "@yunshou/server/testing/portal";
import { openVisit } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { see } from "../screen.ts";

/** Paths that share the page of /login, told apart by their brand. */
const shared = ["/login", "/loginAme", "/loginZl", "/loginEn", "/loginSrx", "/loginBest", "/loginWl", "/loginHs", "/loginYnt", "/loginZd", "/loginMlxy", "/loginYg", "/logins"];

export const loginVariants: Journey = {
  name: "LOGIN-36 LOGIN-37 LOGIN-39 LOGIN-51: every login path renders, two have layouts of their own, /loginEn and /loginFr start in their language and /logins names the announcements",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    const opened = async (path: string) => {
      await page.goto(world.url + path);
      await page.locator('input[name="username"]').waitFor();
      return { layout: await page.locator(".login").getAttribute("data-layout"), title: await page.locator("h1").innerText(), language: await page.evaluate(() => document.documentElement.lang) };
    };
    for (const path of shared) expect((await opened(path)).layout === "split", `${path} shares the page of /login`);
    expect((await opened("/loginYm")).layout === "centred", "/loginYm has its own layout");
    expect((await opened("/loginFr")).layout === "mirrored", "/loginFr has its own layout");
    expect((await opened("/loginFr")).language === "fr", "/loginFr starts in French");
    expect((await opened("/loginEn")).language === "en", "/loginEn starts in English");
    await page.locator(".login-language > button").click();
    await page.locator('.login-language li button[lang="zh"]').click();
    await page.reload();
    expect((await opened("/loginEn")).language === "zh-CN", "the chosen language stays");
    expect((await opened("/logins")).title === "公告管理", "/logins is the entrance of the announcements");
    expect(troubles.length === 0, `nothing fails: ${troubles.join(", ")}`);
    await context.close();
  },
};

export const tokenLogins: Journey = {
  name: "LOGIN-40 LOGIN-41: /loginSilent and /ssologin show no form, keep no token in the address, and go to the login page when the token is refused",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    for (const [path, text] of [["/loginSilent", "登录凭证无效或已过期，请重新登录"], ["/ssologin", "未配置单点登录，请使用账号和密码登录"]] as const) {
      await page.goto(`${world.url}${path}?token=somebody-elses`);
      await page.waitForURL(`${world.url}/login`);
      await see(page, text);
      expect((await page.evaluate(() => sessionStorage.getItem("Authorization"))) === null, `${path} opens no session`);
      await page.goBack().catch(() => undefined);
      expect(!page.url().includes("token="), "the token is in no history");
    }
    await context.close();
  },
};

export const portalLogin: Journey = {
  name: "LOGIN-40 LOGIN-43: a link of the portal leads into the console without a form, once, and its token stays in no address",
  async run(world) {
    let audience = "";
    const server = await world.beside((url) => ({ ...portalVariables, SECOND_FACTOR: "optional", PUBLIC_URL: (audience = url) }));
    const link = () => `${server.url}/loginSilent?token=${portalToken(portalClaims("demostaff", { aud: audience }))}`;
    const { context, page } = await openVisit(world.browser);
    try {
      const first = link();
      await page.goto(first);
      await page.waitForURL(`${server.url}/dashboard`);
      expect((await page.evaluate(() => sessionStorage.getItem("Authorization"))) !== null, "a session is open");
      const visited = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("resource").map((entry) => entry.name)));
      expect(!visited.includes("token="), "no call carries the token in its address");
      await page.goto(first);
      await page.waitForURL(`${server.url}/login`);
      await see(page, "登录凭证无效或已过期，请重新登录");
    } finally {
      await context.close();
      await server.stop();
    }
  },
};
