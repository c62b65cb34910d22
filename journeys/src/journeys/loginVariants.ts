import { portalClaims, portalToken, portalVariables } from "@yunshou/server/testing/standIns/portal";
import { languageNames } from "@yunshou/phrases/languageNames";
import { openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { told } from "../screen.ts";

/** Paths that share the page of /login, told apart by their brand. */
const shared = [
  "/login",
  "/loginAme",
  "/loginZl",
  "/loginEn",
  "/loginSrx",
  "/loginBest",
  "/loginWl",
  "/loginHs",
  "/loginYnt",
  "/loginZd",
  "/loginMlxy",
  "/loginYg",
  "/logins",
];

export const loginVariants: Journey = {
  area: "access",
  name: "LOGIN-36 LOGIN-37 LOGIN-39 LOGIN-51: every login path renders, two have layouts of their own, /loginEn and /loginFr start in their language and /logins names the announcements",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    const shows = async (
      path: string,
      wanted: { readonly layout?: string; readonly title?: string; readonly language?: string },
      sentence: string,
    ) => {
      await page.goto(world.url + path);
      await page.locator('input[name="username"]').waitFor();
      await eventually(async () => {
        const shown = {
          layout: await page.locator(".login").getAttribute("data-layout"),
          title: await page.locator("h1").innerText(),
          language: await page.evaluate(() => document.documentElement.lang),
        };
        return Object.entries(wanted).every(([name, value]) => shown[name as keyof typeof shown] === value);
      }, sentence);
    };
    for (const path of shared) await shows(path, { layout: "split" }, `${path} shares the page of /login`);
    await shows("/loginYm", { layout: "centred" }, "/loginYm has its own layout");
    await shows("/loginFr", { layout: "mirrored", language: "fr" }, "/loginFr has its own layout and starts in French");
    await shows("/loginEn", { language: "en" }, "/loginEn starts in English");
    await page.locator(".login-language > button").click();
    await page.locator('.login-language li button[lang="zh"]').click();
    await page.locator(".login-language > button").filter({ hasText: languageNames.zh }).waitFor();
    await page.reload();
    await shows("/loginEn", { language: "zh-CN" }, "the chosen language stays");
    await shows("/logins", { title: "公告管理" }, "/logins is the entrance of the announcements");
    expect(troubles.length === 0, `nothing fails: ${troubles.join(", ")}`);
    await context.close();
  },
};

export const tokenLogins: Journey = {
  area: "access",
  name: "LOGIN-40 LOGIN-41: /loginSilent and /ssologin show no form, keep no token in the address, and go to the login page when the token is refused",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    for (const [path, text] of [
      ["/loginSilent", "登录凭证无效或已过期，请重新登录"],
      ["/ssologin", "未配置单点登录，请使用账号和密码登录"],
    ] as const) {
      await page.goto(`${world.url}${path}?token=somebody-elses`);
      await page.waitForURL(`${world.url}/login`);
      await told(page, text);
      expect((await page.evaluate(() => sessionStorage.getItem("Authorization"))) === null, `${path} opens no session`);
      await page.locator('input[name="username"]').waitFor();
      await page.goBack().catch(() => undefined);
      expect(!page.url().includes("token="), "the token is in no history");
      // Whatever page that was must be at rest before the next address is opened.
      await page.goto("about:blank");
    }
    await context.close();
  },
};

export const portalLogin: Journey = {
  area: "access",
  name: "LOGIN-40 LOGIN-43: a link of the portal leads into the console without a form, once, and its token stays in no address",
  async run(world) {
    let audience = "";
    const server = await world.beside((url) => ({
      ...portalVariables,
      SECOND_FACTOR: "optional",
      PUBLIC_URL: (audience = url),
    }));
    const link = () => `${server.url}/loginSilent?token=${portalToken(portalClaims("demostaff", { aud: audience }))}`;
    const { context, page } = await openVisit(world.browser);
    try {
      const first = link();
      await page.goto(first);
      await page.waitForURL(`${server.url}/dashboard`);
      expect((await page.evaluate(() => sessionStorage.getItem("Authorization"))) !== null, "a session is open");
      const visited = await page.evaluate(() =>
        JSON.stringify(performance.getEntriesByType("resource").map((entry) => entry.name)),
      );
      expect(!visited.includes("token="), "no call carries the token in its address");
      await page.goto(first);
      await page.waitForURL(`${server.url}/login`);
      await told(page, "登录凭证无效或已过期，请重新登录");
    } finally {
      await context.close();
      await server.stop();
    }
  },
};
