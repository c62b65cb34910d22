import type { Page } from "playwright-core";
import { idCardCheckDigit } from "@yunshou/domain";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, choose, dialog, enter, open, press, row, see, state } from "../screen.ts";
import type { World } from "../world.ts";

/** One white point, the smallest picture that is one. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const merchant = "旅程便利";
/** Checking and opening take the demo provider a few seconds each, and a lost notice is made good a minute later. */
const providerMs = 180_000;
const digits = "11010119950505100";
const idCardNo = digits + idCardCheckDigit(digits);

async function addPicture(page: Page, index: number, content = picture): Promise<void> {
  await page
    .locator("input[type=file]")
    .nth(index)
    .setInputFiles({ name: "picture.png", mimeType: "image/png", buffer: content });
}

async function waitForPictures(page: Page, count: number): Promise<void> {
  await eventually(
    async () => (await page.locator(".onboarding-image img").count()) === count,
    `${count} pictures are shown`,
  );
}

/** Fills in the three steps and signs, as somebody who got a link. */
export async function fillIn(page: Page, { name = merchant, phone = "16600001111" } = {}): Promise<void> {
  await enter(page, "application_merchantName", name);
  await enter(page, "application_contactName", "旅程甲");
  await enter(page, "application_contactPhone", "12000000000");
  await enter(page, "application_email", "journey@yuntu.example");
  await enter(page, "application_idCardNo", idCardNo);
  await press(page, "下一步");
  await see(page, "请输入正确的手机号");
  await enter(page, "application_contactPhone", phone);
  await addPicture(page, 0, Buffer.from("<html>no picture</html>"));
  await see(page, "只支持 PNG 或 JPG 图片");
  await addPicture(page, 0);
  await waitForPictures(page, 1);
  await addPicture(page, 1);
  await waitForPictures(page, 2);
  await press(page, "下一步");
  await enter(page, "application_storeName", "旅程便利一号店");
  await choose(page, page, "application_province", "上海");
  await enter(page, "application_city", "上海市");
  await enter(page, "application_address", "旅程路1号");
  await addPicture(page, 0);
  await waitForPictures(page, 1);
  await press(page, "下一步");
  await enter(page, "application_bankName", "旅程银行");
  await enter(page, "application_bankAccount", "4111 1111 1111 1111");
  await addPicture(page, 0);
  await waitForPictures(page, 1);
  await press(page, "下一步");
  await see(page, "**** **** **** 1111");
  await page.getByText("本人确认以上信息真实有效").click();
  await enter(page, "application_signature", "旅程甲");
  await press(page, "提交");
}

/** The platform submits to the provider, the merchant verifies and signs behind the link, and the provider's signed notice finishes it. */
async function submitToProvider(world: World, page: Page): Promise<void> {
  await open(page, world.url, "/cfgl/sqxwshjj");
  await state(row(page, merchant), "未提交").waitFor();
  await act(row(page, merchant), "提交");
  await see(dialog(page), "支付宝实时到账，单笔手续费最低0.01元；微信次日零点后结算，不足0.01元不收手续费");
  await dialog(page).getByRole("radio", { name: "其他银行卡" }).check();
  await press(dialog(page), "提交");
  await see(dialog(page), "不能为空");
  await dialog(page).getByRole("radio", { name: "申请时的银行卡" }).check();
  await press(dialog(page), "提交");
  await state(row(page, merchant), "待账户验证").waitFor({ timeout: providerMs });
  await act(row(page, merchant), "签约二维码");
  await dialog(page).locator("svg").first().waitFor();
  const link = (await dialog(page).locator("code").innerText()).trim();
  const phone = await openVisit(world.browser);
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "确认收款账户属于本人" }).click();
  await phone.page.getByRole("button", { name: "同意并签约" }).click();
  await phone.page.getByText("正在开通").first().waitFor();
  await phone.context.close();
  await dialog(page).locator(".ant-modal-close").click();
  await state(row(page, merchant), "已完成").waitFor({ timeout: providerMs });
  await row(page, merchant).locator(".kit-open").click();
  await see(page.locator(".onboarding-provider"), /服务商商户号 16\d{8}/);
  // The provider loses a notice now and then, perhaps each of them; the cloud then asks by itself.
  const noticed = await world.system((tx) =>
    tx.query<{ kind: string }>("select distinct kind from provider_notice where provider = 'demo-wechat'"),
  );
  expect(
    noticed.every(({ kind }) => kind === "submission"),
    "the provider told it in signed notices",
  );
}

export const onboarding: Journey = {
  area: "merchants",
  name: "MERCHANT-07 MERCHANT-12 FIN-17 PERM-15: a merchant invites by link, the invited fills in without an account, the platform approves and submits, and the provider finishes it",
  async run(world) {
    const inviting = await openVisit(world.browser);
    await logIn(world, inviting.page, "demo");
    await open(inviting.page, world.url, "/cfgl/xwshrz");
    await see(inviting.page, "青岚小铺");
    await press(inviting.page, "邀请商户填写");
    await dialog(inviting.page).locator("svg").first().waitFor();
    const link = (await dialog(inviting.page).locator("code").innerText()).trim();
    expect(/\/jjxx\?token=[\w-]{43}$/.test(link), "the link carries a token of 256 bits");

    const invited = await openVisit(world.browser);
    await invited.page.goto(link);
    await invited.page.locator(".onboarding-wizard").waitFor();
    await invited.page.waitForURL(`${world.url}/jjxx`);
    await invited.page.reload();
    await invited.page.locator(".onboarding-wizard").waitFor();
    await fillIn(invited.page);
    await invited.page.waitForURL((url) => url.pathname === "/jjxx0" && !url.search.includes("token"));
    await see(invited.page, "待审核");
    expect(!(await invited.page.locator("body").innerText()).includes(idCardNo), "the ID number is masked");

    const reviewing = await openVisit(world.browser);
    await logIn(world, reviewing.page, "admin");
    await open(reviewing.page, world.url, "/cfgl/xwshjj");
    await row(reviewing.page, merchant).locator(".kit-open").click();
    await press(reviewing.page, "查看完整号码");
    await press(reviewing.page.locator(".ant-modal-confirm").last(), "查看完整号码");
    await see(reviewing.page, idCardNo);
    await reviewing.page
      .locator(".onboarding-detail .kit-toolbar-buttons")
      .getByRole("button", { name: "通 过", exact: true })
      .click();
    await press(dialog(reviewing.page), "通过");
    await see(reviewing.page.locator(".onboarding-details"), "审核通过");
    await see(reviewing.page, /^旅程便利$/);

    await invited.page.reload();
    await see(invited.page, "审核通过");
    const created = () =>
      world.system((tx) =>
        tx.query<{ account: string }>(
          "select u.account from app_user u join merchant m on m.id = u.merchant_id where m.name = $1 and u.must_change",
          [merchant],
        ),
      );
    await eventually(
      async () => (await created()).length === 1,
      "the new merchant has an application administrator with a one-time password",
    );

    await submitToProvider(world, reviewing.page);
    await invited.page.reload();
    await see(invited.page.locator(".onboarding-provider"), "已完成");

    const stranger = await openVisit(world.browser);
    await stranger.page.goto(`${world.url}/jjxx?token=${"x".repeat(43)}`);
    await see(stranger.page, "链接无效或已过期");
    for (const visit of [inviting, invited, reviewing]) expect(visit.troubles.length === 0, visit.troubles.join("; "));
    for (const visit of [inviting, invited, reviewing, stranger]) await visit.context.close();
  },
};
