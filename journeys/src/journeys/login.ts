import type { Response } from "playwright-core";
import { logIn, openVisit, tryLogIn } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, confirm, press, see, told } from "../screen.ts";
import { demoPassword } from "../world.ts";

const token = () => sessionStorage.getItem("Authorization");
const isCodeFetched = (answer: Response) => answer.url().includes("/login/getCheckCode");

export const refusedLogins: Journey = {
  area: "access",
  name: "LOGIN-09 LOGIN-13 LOGIN-14 LOGIN-15 LOGIN-17 LOGIN-24: wrong input is named at its field, a wrong password is refused, and the third picture code must be typed",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    const first = page.waitForResponse(isCodeFetched);
    await page.goto(`${world.url}/login`);
    await first;
    await page.locator('input[name="username"]').click();
    await page.locator('input[name="password"]').click();
    await see(page, "请输入用户名");
    await page.locator('input[name="password"]').fill("12345");
    await page.locator('input[name="username"]').click();
    await see(page, "密码不能少于6位");
    expect((await page.locator('input[name="verificaCode"]').count()) === 0, "the code field is hidden at first");

    for (const attempt of [1, 2]) {
      const fetched = page.waitForResponse(isCodeFetched);
      await tryLogIn(world, page, "demo", `wrong-password-${attempt}`);
      await told(page, "用户名或密码错误");
      await fetched;
    }
    const code = page.locator('input[name="verificaCode"]');
    await code.waitFor();
    expect((await code.inputValue()) === "", "the code field of the third fetch is empty");
    await page.locator('input[name="password"]').fill(demoPassword);
    await page.keyboard.press("Enter");
    await see(page, "请输入4位验证码");
    await code.fill((await page.locator(".login-code-text").innerText()).replace(/\s/g, ""));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => sessionStorage.getItem("Authorization") !== null);
    await context.close();
  },
};

export const landing: Journey = {
  area: "access",
  name: "LOGIN-26 LOGIN-27 GUARD-01 GUARD-02 SESS-01 SESS-09: admin lands on the administrator screen, others on their first page, and without a session every page leads to the login",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/jygl/ddgl`);
    await page.waitForURL(`${world.url}/login`);
    await logIn(world, page, "admin");
    await page.waitForURL(`${world.url}/database`);
    await page.goto(`${world.url}/login`);
    await page.locator('input[name="username"]').waitFor();
    await eventually(async () => (await page.evaluate(token)) === null, "opening the login page ends the session");

    await logIn(world, page, "demo");
    await page.waitForURL(`${world.url}/dashboard`);
    await page.reload();
    await page.locator(".shell-menu").waitFor();
    await page.locator(".shell-person").click();
    await chooseMenu(page, "退出登录");
    await confirm(page, "退出登录");
    await page.waitForURL(`${world.url}/login`);
    expect((await page.evaluate(token)) === null, "logging out ends the session");
    await page.goBack();
    await page.waitForURL(`${world.url}/login`);
    await context.close();
  },
};

export const rememberedDevice: Journey = {
  area: "access",
  name: "LOGIN-33 LOGIN-34 LOGIN-35 SESS-04: a remembered device logs in without the password, which is nowhere stored",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/login`);
    await page.locator('input[name="savePassword"]').check();
    await logIn(world, page, "demo");
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${world.url}/login`);
    const password = page.locator('input[name="password"]');
    await password.waitFor();
    expect(/^•+$/.test(await password.inputValue()), "the field shows a mask");
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(!stored.includes(demoPassword), "the password is stored nowhere");
    await press(page, "登录");
    await page.waitForURL(`${world.url}/dashboard`);
    await page.waitForFunction(() => sessionStorage.getItem("Authorization") !== null);
    await context.close();
  },
};

export const replayedLogin: Journey = {
  area: "access",
  name: "LOGIN-12 LOGIN-18 LOGIN-19: a recorded login opens nothing when it is sent again, with its own picture code or a new one",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/login`);
    const sent = page.waitForRequest((request) => request.url().includes("/login/onLogin"));
    await logIn(world, page, "demo");
    const body = (await sent).postDataJSON() as { password: string; checkCode: string };
    expect(!JSON.stringify(body).includes(demoPassword), "the password never leaves the browser");
    const replay = (more: object) =>
      page.evaluate(
        async (input) =>
          (await (
            await fetch("/sram/comm/login/onLogin", {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify(input),
            })
          ).json()) as { code: string; data?: { session_key?: string } | null },
        { ...body, ...more },
      );
    const again = await replay({});
    expect(again.data?.session_key === undefined, `a replayed login is refused, it answered ${again.code}`);
    const fresh = await page.evaluate(
      async () => (await (await fetch("/sram/comm/login/getCheckCode")).json()) as { data: string },
    );
    const withNewCode = await replay({ checkCode: fresh.data });
    expect(
      withNewCode.data?.session_key === undefined,
      `an old proof is refused under a new code, it answered ${withNewCode.code}`,
    );
    await context.close();
  },
};

export const loginLanguages: Journey = {
  area: "access",
  name: "LANG-01 LANG-02 LANG-03 LANG-10: the login page speaks nine languages, remembers the choice and offers every other one",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/login`);
    const submits = new Set<string>();
    let submit = await page.locator(".login-submit").innerText();
    const names = ["English", "Français", "한국어", "Tiếng Việt", "Español", "Deutsch", "ລາວ", "Italiano"];
    for (const name of names) {
      await page.locator(".login-language > button").click();
      const choice = page.locator(".login-language li button").filter({ hasText: name });
      await choice.click();
      await eventually(
        async () => (await page.locator(".login-language > button").innerText()).includes(name),
        `${name} is chosen`,
      );
      submit = await eventually(async () => {
        const next = await page.locator(".login-submit").innerText();
        return next !== submit && next;
      }, `the button changes into ${name}`);
      submits.add(submit);
    }
    expect(submits.size === names.length, `eight languages name the button differently: ${[...submits].join(", ")}`);
    await page.reload();
    await eventually(
      async () => (await page.locator(".login-language > button").innerText()).includes("Italiano"),
      "the language survives a reload",
    );
    await page.locator(".login-language > button").click();
    await eventually(
      () => page.locator(".login-language li button").filter({ hasText: "Italiano" }).isDisabled(),
      "the current language cannot be chosen",
    );
    await context.close();
  },
};

export const forgottenPassword: Journey = {
  area: "access",
  name: "LOGIN-45 LOGIN-46 LOGIN-48: somebody who forgot the password sets a new one with the code sent to the phone",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await page.goto(`${world.url}/login`);
    await press(page, "忘记密码？");
    const box = page.locator("dialog.login-dialog");
    await box.locator('input[name="phone"]').fill("123");
    await press(box, "获取验证码");
    await see(box, "请输入正确的手机号");
    await box.locator('input[name="phone"]').fill("13800020002");
    await press(box, "获取验证码");
    await told(page, "如该手机号已登记，验证码已发送");
    const code = await eventually(
      async () => /\[SMS 138\*\*\*\*0002\][^\n]*?(\d{6})/.exec(world.log(400))?.[1],
      "the demo server prints the short message",
    );
    const fresh = "Neues-Wort-77";
    await box.locator('input[name="checkCode"]').fill(code === "000000" ? "111111" : "000000");
    await box.locator('input[name="password"]').fill(fresh);
    await box.locator('input[name="again"]').fill(`${fresh}x`);
    await press(box, "确定");
    await see(box, "两次输入的密码不一致");
    await box.locator('input[name="again"]').fill(fresh);
    await press(box, "确定");
    await told(page, "验证码错误或已失效");
    await box.locator('input[name="checkCode"]').fill(code);
    await press(box, "确定");
    await told(page, "密码已重置，请用新密码登录");
    await box.waitFor({ state: "hidden" });
    await tryLogIn(world, page, "demopharmacist", demoPassword);
    await told(page, "用户名或密码错误");
    await logIn(world, page, "demopharmacist", fresh);
    await context.close();
  },
};
