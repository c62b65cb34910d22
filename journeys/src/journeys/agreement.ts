import { logIn, openVisit, tryLogIn } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, confirm, enter, press, row, see, state, told } from "../screen.ts";
import { demoPassword, type World } from "../world.ts";

/** A small PDF with one empty page. */
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

const look = {
  path: "",
  title: "云售",
  subtitle: "智能零售云控制台",
  logo: null,
  background: null,
  footer: "",
  startLanguage: null,
};

/** Uploads and publishes an agreement on its pages, and lets this host ask for it. */
async function publish(world: World): Promise<() => Promise<void>> {
  const { context, page } = await openVisit(world.browser);
  await logIn(world, page, "admin");
  const setBrand = (asksAgreement: boolean) =>
    page.evaluate(
      async (body) =>
        (
          await fetch("/api/v1/access/brands", {
            method: "PUT",
            headers: {
              authorization: sessionStorage.getItem("Authorization") ?? "",
              "content-type": "application/json",
              "idempotency-key": crypto.randomUUID(),
            },
            body: JSON.stringify(body),
          })
        ).status,
      { ...look, host: new URL(world.url).host, asksAgreement },
    );
  await page.goto(`${world.url}/xtgl/uploadXy`);
  await enter(page, "agreementName", "平台服务协议");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "wrong.pdf", mimeType: "application/pdf", buffer: Buffer.from("not a pdf") });
  await press(page, "提交");
  await see(page, "不支持该文件类型");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "agreement.pdf", mimeType: "application/pdf", buffer: pdf });
  await press(page, "提交");
  await see(page, "协议已上传，校验码如下");
  await page.goto(`${world.url}/xtgl/ptxygl`);
  await act(row(page, "平台服务协议"), "发布");
  await confirm(page, "发布");
  await state(row(page, "平台服务协议"), "已发布").waitFor();
  expect((await setBrand(true)) === 200, "the host asks for agreements");
  return async () => {
    expect((await setBrand(false)) === 200, "the host asks no longer");
    await page.goto(`${world.url}/xtgl/ptxygl`);
    await act(row(page, "平台服务协议"), "停用");
    await confirm(page, "停用");
    await state(row(page, "平台服务协议"), "已停用").waitFor();
    await context.close();
  };
}

export const agreement: Journey = {
  area: "system",
  name: "AGREE-01 AGREE-03 AGREE-04 AGREE-05 AGREE-06 AGREE-07 AGREE-09 SYS-09: an account accepts the published agreement before it goes on, and is asked once",
  async run(world) {
    const finish = await publish(world);
    const { context, page } = await openVisit(world.browser);
    await tryLogIn(world, page, "demo", demoPassword);
    await told(page, "查询到需要同意的协议");
    const dialog = page.locator("dialog.login-agreement");
    const src = await dialog.locator("iframe").getAttribute("src");
    expect((await (await fetch(world.url + src)).text()).startsWith("%PDF-"), "the frame shows the PDF");
    const refused = await page.evaluate(async () => {
      const headers = {
        authorization: sessionStorage.getItem("Authorization") ?? "",
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      };
      return (
        (await (
          await fetch("/api/v1/access/preferences/journey", {
            method: "PUT",
            headers,
            body: JSON.stringify({ value: 1 }),
          })
        ).json()) as { code: string }
      ).code;
    });
    expect(refused === "access.agreementPending", `the server refuses changes until then, it answered ${refused}`);
    await dialog.getByRole("button", { name: "确定" }).click();
    await told(page, "同意该协议后才能进行其他操作");
    await dialog.locator('input[name="agree"]').check();
    await page.keyboard.press("Escape");
    await eventually(async () => !(await dialog.locator('input[name="agree"]').isChecked()), "closing unticks the box");
    expect(page.url().endsWith("/login"), "closing leads nowhere");
    await dialog.locator('input[name="agree"]').check();
    await dialog.getByRole("button", { name: "确定" }).click();
    await page.waitForURL(`${world.url}/dashboard`);
    await page.goto(`${world.url}/login`);
    await logIn(world, page, "demo");
    await page.waitForURL(`${world.url}/dashboard`);
    await eventually(async () => (await page.locator("dialog.login-agreement").count()) === 0, "nobody is asked twice");
    await context.close();
    await finish();
  },
};
