import { codeAt } from "@yunshou/server/testing/standIns/authenticator";
import { ssoClient, startIdentityProvider } from "@yunshou/server/testing/standIns/identityProvider";
import type { Page } from "playwright-core";
import { logIn, openVisit, settled, tryLogIn } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, dialog, drawer, enter, open, press, row, see, told } from "../screen.ts";
import { demoPassword, type World } from "../world.ts";

const hasSession = () => sessionStorage.getItem("Authorization") !== null;

/** A code of the last step is taken for this step only, so there must be time enough to type it. */
async function freshStep(): Promise<void> {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 15_000) await new Promise((done) => setTimeout(done, leftMs + 100));
}

/** Scans the code by reading the key below it, and confirms it; answers the secret and the recovery codes. */
export async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await press(page, "开启两步验证");
  const key = page.locator(".security-enrol code");
  await key.waitFor();
  // The page itself draws the QR code.
  await page.locator(".security-enrol svg").first().waitFor();
  const secret = (await key.innerText()).replace(/\s/g, "");
  const codes = page.locator(".security-codes li code");
  // On a machine that is very busy the step may still end in between: then a person types the next code.
  await eventually(
    async () => {
      await freshStep();
      await enter(page, "code", await codeAt(secret, -1));
      await press(page.locator(".security-enrol"), "开启两步验证");
      await settled(page);
      return (await codes.count()) > 0;
    },
    "the code of the app is taken",
    180_000,
  );
  await eventually(async () => (await codes.count()) === 10, "ten recovery codes are shown");
  const recoveryCodes = await codes.allInnerTexts();
  await press(page, "我已保存");
  await see(page, "已开启");
  return { secret, recoveryCodes };
}

/** Nobody can wait fifteen minutes. */
export const letCodesAge = (world: World, account: string) =>
  world.system((tx) =>
    tx.query(
      "update session set factor_shown_at = now() - interval '16 minutes' where user_id = (select id from app_user where account = $1)",
      [account],
    ),
  );

/** Takes a second factor away behind the server's back, so that nobody who logs in after a journey is asked for it. */
export const forgetFactor = (world: World, account: string) =>
  world.system((tx) =>
    tx.query("delete from second_factor where user_id = (select id from app_user where account = $1)", [account]),
  );

const limitRefunds = (world: World, account: string) =>
  world.system((tx) =>
    tx.query(
      "update merchant set refund_agreed = true, refund_maximum_fen = 10 where id = (select merchant_id from app_user where account = $1)",
      [account],
    ),
  );

export const secondFactor: Journey = {
  area: "access",
  name: "LOGIN-35 REFUND-04: a person sets up a second factor, logs in with its code, shows it again for a refund above the limit, and switches it off with a recovery code",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    const account = "demodrug";
    await logIn(world, page, account);
    await page.locator(".shell-person").click();
    await chooseMenu(page, "账号安全");
    await page.waitForURL(`${world.url}/xtgl/zhaq`);
    const { secret, recoveryCodes } = await setUp(page);

    await page.evaluate(() => sessionStorage.clear());
    await tryLogIn(world, page, account, demoPassword);
    const code = page.locator('input[name="factorCode"]');
    await code.waitFor();
    expect(!(await page.evaluate(hasSession)), "the password alone opens no session");
    await code.fill("000000");
    await page.keyboard.press("Enter");
    await told(page, "动态验证码错误、已使用或已失效");
    // The field is emptied when the refusal is shown; what is typed before that would be lost.
    await eventually(async () => (await code.inputValue()) === "", "the refused code is taken away");
    await code.fill(await codeAt(secret));
    await page.keyboard.press("Enter");
    await page.waitForFunction(hasSession);
    await page.waitForURL((url) => !url.pathname.startsWith("/login"));

    await limitRefunds(world, account);
    await letCodesAge(world, account);
    await open(page, world.url, "/jygl/ddgl?orderStatus=completed&payMethod=wechat");
    await settled(page);
    const orderNo = (await page.locator("tr.ant-table-row").first().locator("td").first().innerText()).trim();
    await row(page, orderNo).getByText(orderNo).click();
    await press(drawer(page), "退款");
    await enter(dialog(page), "amount", "0.5");
    await press(dialog(page), "退款 ¥0.50");
    await see(page, "此操作需要动态验证码，验证后 15 分钟内有效。");
    await enter(dialog(page), "code", await codeAt(secret, 1));
    await press(dialog(page), "身份验证");
    await told(page, "退款已发起");

    await open(page, world.url, "/xtgl/zhaq");
    await press(page, "关闭两步验证");
    await enter(dialog(page), "code", recoveryCodes[3] ?? "");
    await press(dialog(page), "关闭两步验证");
    await see(page, "未开启");
    await context.close();
  },
};

export const requiredFactor: Journey = {
  area: "access",
  name: "GUARD-04: where a second factor is required, an administrator who opened another page lands on the page that sets it up and nowhere else",
  async run(world) {
    const strict = await world.beside(() => ({}));
    const { context, page } = await openVisit(world.browser);
    try {
      await page.goto(`${strict.url}/jygl/ddgl`);
      await page.waitForURL(`${strict.url}/login`);
      await logIn(strict, page, "demodrug");
      await page.waitForURL(`${strict.url}/xtgl/zhaq`);
      await see(page, "您的账号可以管理他人的权限，必须先开启两步验证。");
      await page.goto(`${strict.url}/jygl/ddgl`);
      await page.waitForURL(`${strict.url}/xtgl/zhaq`);
    } finally {
      await context.close();
      await strict.stop();
    }
  },
};

export const singleSignOn: Journey = {
  area: "access",
  name: "LOGIN-41: a person logs in through the provider of single sign-on, comes back to the first page of the menu, and no code or token stays in the address",
  async run(world) {
    let provider: Awaited<ReturnType<typeof startIdentityProvider>> | undefined;
    const server = await world.beside(async (url) => {
      provider = await startIdentityProvider(`${url}/ssologin`);
      return {
        SECOND_FACTOR: "optional",
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: ssoClient.id,
        OIDC_CLIENT_SECRET: ssoClient.secret,
        PUBLIC_URL: url,
      };
    });
    const { context, page } = await openVisit(world.browser);
    try {
      await page.goto(`${server.url}/login`);
      await page.locator(".login-sso").click();
      await page.locator('input[name="login"]').fill("demostaff");
      await page.locator('input[name="password"]').fill("any");
      await page.locator("button[type=submit]").click();
      // The next page of the provider asks for consent; its button looks the same.
      await page.locator('input[name="login"]').waitFor({ state: "detached" });
      await page.locator("button[type=submit]").click();
      await page.waitForURL(`${server.url}/dashboard`);
      expect(await page.evaluate(hasSession), "a session is open");
      const visited = await page.evaluate(() =>
        JSON.stringify(performance.getEntriesByType("resource").map((entry) => entry.name)),
      );
      expect(!/[?&](?:code|token|session_key)=/.test(visited), "no call carries a code or token in its address");
    } finally {
      await context.close();
      await server.stop();
      await provider?.stop();
    }
  },
};
