import type { Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import {
  act,
  choose,
  closeDrawer,
  confirm,
  dialog,
  drawer,
  enter,
  open,
  menuEntry,
  menuTitles,
  press,
  row,
  see,
  state,
  told,
} from "../screen.ts";

/** One white point, the smallest picture that is one. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const name = "旅程药师";
const certNo = "JOURNEY2026001";

async function addPharmacist(page: Page): Promise<void> {
  await press(page, "新增药师");
  await enter(drawer(page), "userName", name);
  await enter(drawer(page), "phone", "12000000000");
  await enter(drawer(page), "certNo", certNo);
  await drawer(page).getByText("长期有效").click();
  await press(drawer(page), "保存");
  await see(page, "请输入正确的手机号");
  await see(page, "请至少上传一张图片");
  await enter(drawer(page), "phone", "16600002222");
  await drawer(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "certificate.png", mimeType: "image/png", buffer: picture });
  await drawer(page).locator(".certificate-picture").first().waitFor();
  await press(drawer(page), "保存");
  await state(row(page, name), "待审核").waitFor();
}

export const pharmacistOnDuty: Journey = {
  area: "pharmacy",
  name: "RX-07 SYS-16 MSG-40 MSG-92: a drug merchant adds a pharmacist with a certificate, the platform approves it, and only then is the pharmacist on duty; a merchant without medicine has no such page",
  async run(world) {
    const drug = await openVisit(world.browser);
    await logIn(world, drug.page, "demodrug");
    await open(drug.page, world.url, "/shgl/wdys");
    await addPharmacist(drug.page);
    await press(row(drug.page, name), "更多");
    await eventually(
      async () => (await menuEntry(drug.page, "启用").getAttribute("aria-disabled")) === "true",
      "nobody is on duty with a certificate that waits for review",
    );
    await drug.page.keyboard.press("Escape");
    await see(row(drug.page, name), "166****2222");

    const platform = await openVisit(world.browser);
    await logIn(world, platform.page, "admin");
    await open(platform.page, world.url, `/shgl/zjgl?certNo=${certNo}`);
    await row(platform.page, certNo).locator(".kit-open").click();
    await drawer(platform.page).locator(".certificate-picture").first().waitFor();
    await closeDrawer(platform.page);
    await act(row(platform.page, certNo), "通过");
    await press(dialog(platform.page), "通过");
    await state(row(platform.page, certNo), "审核通过").waitFor();

    await drug.page.reload();
    await act(row(drug.page, name), "启用");
    await confirm(drug.page, "启用");
    await state(row(drug.page, name), "在岗").waitFor();
    await act(row(drug.page, name), "删除");
    await confirm(drug.page, "删除");
    await told(drug.page, "删除成功");
    await row(drug.page, name).waitFor({ state: "detached" });

    const retail = await openVisit(world.browser);
    await logIn(world, retail.page, "demo");
    await open(retail.page, world.url, "/shgl/zjgl");
    expect(
      !(await menuTitles(retail.page)).includes("我的药师"),
      "a merchant without medicine is not offered pharmacists",
    );
    await see(retail.page, /张证件已过期/);
    for (const visit of [drug, platform, retail]) expect(visit.troubles.length === 0, visit.troubles.join("; "));
    for (const visit of [drug, platform, retail]) await visit.context.close();
  },
};

export const operatorList: Journey = {
  area: "machines",
  name: "MACHINE-29 MSG-57 MSG-58: a merchant sees what its operators' machines sold, and cannot add one twice or one who does not exist",
  async run(world) {
    const { page, context, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shgl/yylb");
    await see(row(page, "demostaff"), /¥\d/);
    await press(page, "添加运营人员");
    await choose(page, dialog(page), "machineIds");
    for (const [account, text] of [
      ["demostaff", "该用户已在列表中"],
      ["demo", "请检查员工信息或角色权限"],
    ] as const) {
      await enter(dialog(page), "loginName", account);
      await page
        .locator(".kit-entity-option:visible", { hasText: new RegExp(`\\b${account}\\b`) })
        .first()
        .click();
      await press(dialog(page), "保存");
      await see(dialog(page), text);
    }
    await enter(dialog(page), "loginName", "nobody");
    await see(page, "没有找到“nobody”");
    const unexpected = troubles.filter((trouble) => !trouble.includes("/api/v1/machines/operators"));
    expect(unexpected.length === 0, unexpected.join("; "));
    await context.close();
  },
};
