import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { plainPicture } from "../plainPicture.ts";
import { act, choose, confirm, dialog, enter, menuEntry, open, press, row, see, state, told } from "../screen.ts";
import type { World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

/** The form of a product in its three steps, with a picture that is cropped in the browser. */
async function addProduct(world: World, page: Page, name: string): Promise<void> {
  await open(page, world.url, "/spgl/xzsp");
  await enter(page, "productName", name);
  await enter(page, "unit", "瓶");
  await enter(page, "unitPrice", "3.00");
  await enter(page, "costPrice", "3.01");
  await press(page, "下一步");
  await see(page, "进货价不能大于商品价格");
  await enter(page, "costPrice", "2.00");
  await enter(page, "barcode", "6901234567890");
  await press(page, "下一步");
  await see(page, "条码校验位不正确，应为2");
  await enter(page, "barcode", "6901234567892");
  await press(page, "下一步");
  await press(page, "下一步");
  await see(page, "请至少上传一张图片");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "bottle.png", mimeType: "image/png", buffer: plainPicture(560, 800) });
  await press(dialog(page), "使用");
  await page.locator(".product-pictures img").first().waitFor();
  await press(page, "下一步");
  for (const [name, value] of [
    ["categoryId", "茶饮料"],
    ["brandId", "云岭"],
  ] as const) {
    await enter(page, name, value);
    await choose(page, page, name, value);
  }
  await press(page, "保存");
}

/** Writes a price in its cell of the list, takes it back and writes another. */
async function changePrice(world: World, page: Page, name: string): Promise<void> {
  await open(page, world.url, `/spgl/wdsp?search=${encodeURIComponent(name)}`);
  const cell = row(page, name).locator("[data-cell=unitPriceFen]");
  const write = async (yuan: string) => {
    await cell.dblclick();
    await cell.locator("input").fill(yuan);
    await page.keyboard.press("Enter");
  };
  await write("1.99");
  await see(page, "进货价不能大于商品价格");
  await page.keyboard.press("Escape");
  await cell.filter({ hasText: "¥3.00" }).waitFor();
  await write("3.80");
  await cell.filter({ hasText: "¥3.80" }).waitFor();
  await press(page.locator(".ant-message"), "撤销");
  await cell.filter({ hasText: "¥3.00" }).waitFor();
  await write("3.50");
  await cell.filter({ hasText: "¥3.50" }).waitFor();
}

export const productToSale: Journey = {
  area: "goods",
  name: "PRODUCT-04 PRODUCT-07 PRODUCT-08 PRODUCT-12 PRODUCT-29 LANE-10: a product is added step by step, its price is changed in the list and taken back, it gets onto a lane, and a machine sells it",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const name = `旅程乌龙茶${Date.now().toString(36)}`;
    await addProduct(world, page, name);
    await changePrice(world, page, name);
    const machineNo = `G${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo, name);
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0", lowerVersion: "1.0.3", reason: "powerOn" });
      await machine.say("sale", {
        saleId: "goods-0001",
        lane: 11,
        priceFen: 350,
        paidFen: 350,
        payment: "cash",
        dispensed: 1,
      });
    } finally {
      machine.stop();
    }
    await open(page, world.url, `/jygl/ddgl?machineNo=${machineNo}`);
    await see(row(page, machineNo), name);
    await open(page, world.url, `/spgl/wdsp?search=6901234567892`);
    await press(row(page, name), "更多");
    await eventually(
      async () => (await menuEntry(page, "删除").getAttribute("aria-disabled")) === "true",
      "a product on a lane cannot be deleted",
    );
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};

export const libraryToMine: Journey = {
  area: "goods",
  name: "PRODUCT-02 PRODUCT-03: an official product is found by the initials of its name, taken into one's own at a price, and cannot be taken twice",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/spgl/ptspk");
    await page.locator("tr.ant-table-row").filter({ hasText: "未加入" }).first().waitFor();
    const line = page.locator("tr.ant-table-row").filter({ hasText: "未加入" }).first();
    const [code = ""] = /PT\d{8}/.exec(await line.innerText()) ?? [];
    await open(page, world.url, `/spgl/ptspk?productName=${code}`);
    await act(row(page, code), "加入我的商品");
    await enter(dialog(page), "unitPrice", "0");
    await press(dialog(page), "加入我的商品");
    await see(dialog(page), "单价必须大于0");
    await enter(dialog(page), "unitPrice", "4.60");
    await press(dialog(page), "加入我的商品");
    await told(page, "已加入 1 个商品");
    await row(page, code).getByText("已加入", { exact: true }).waitFor();
    await open(page, world.url, "/spgl/wdsp");
    await row(page, "¥4.60").waitFor();
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};

const rowsOfFile = 500;
const faultyRows = 20;

/** A file of new products; in every 25th row the price is no amount. */
function spreadsheet(stamp: string): Buffer {
  const rows = Array.from({ length: rowsOfFile }, (_, index) =>
    [`导入${stamp}-${index}`, "云岭", "饮用水", index % (rowsOfFile / faultyRows) === 0 ? "两元" : "2.50", "瓶"].join(
      ",",
    ),
  );
  return Buffer.from(`商品名称,品牌,分类,单价,单位\n${rows.join("\n")}\n`);
}

export const importedProducts: Journey = {
  area: "goods",
  name: "PRODUCT-01 PRODUCT-12: five hundred products come from a spreadsheet, twenty faulty cells are mended at once where they stand, and the whole import is taken back",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const stamp = Date.now().toString(36);
    await open(page, world.url, "/spgl/spdr");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: `${stamp}.csv`, mimeType: "text/csv", buffer: spreadsheet(stamp) });
    await press(page, "下一步");
    await see(page, `有问题 ${faultyRows}`);
    const run = page.getByRole("button", { name: /^导入 \d+ 行$/ });
    expect(await run.isDisabled(), "nothing is imported while rows are faulty");
    await page
      .getByRole("button", { name: /^修改单元格: 单价/ })
      .first()
      .click();
    await page.locator(".import-mend input").first().fill("2.00");
    await page.locator(".import-mend").getByText("本列内容相同的单元格一并修改").click();
    await press(page.locator(".import-mend"), "保存");
    await told(page, `已修改 ${faultyRows} 个单元格`);
    await press(page, `导入 ${rowsOfFile} 行`);
    await see(page, `“${stamp}.csv”已导入`);
    const products = () =>
      world.system(async (tx) => {
        const [found] = await tx.query<{ n: number }>("select count(*)::int as n from product where name like $1", [
          `导入${stamp}-%`,
        ]);
        return found!.n;
      });
    expect((await products()) === rowsOfFile, "all of them are there");
    await press(page, "撤销本次导入");
    await confirm(page, "撤销本次导入");
    await see(page, `已撤销“${stamp}.csv”`);
    expect((await products()) === 0, "all of them are gone");
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};

const submitted = { code: "S004", name: "黄油饼干" };

export const modelledProduct: Journey = {
  area: "goods",
  name: "PRODUCT-18 PRODUCT-19 PRODUCT-21 MSG-134: a product is submitted, refused with a reason, submitted again, approved, and stands in the platform's library",
  async run(world) {
    const [merchant, platform] = [await openVisit(world.browser), await openVisit(world.browser)];
    await logIn(world, merchant.page, "demo");
    await logIn(world, platform.page, "admin");
    const decide = async (decision: "通过" | "不通过", remark: string) => {
      const { page } = platform;
      await open(page, world.url, `/spgl/tsgl?auditStatus=underReview`);
      await act(row(page, submitted.code), decision);
      if (remark === "") return press(dialog(page), decision);
      await press(dialog(page), decision);
      await see(dialog(page), "请填写审核意见");
      await enter(dialog(page), "auditRemark", remark);
      return press(dialog(page), decision);
    };
    const { page } = merchant;
    await open(page, world.url, `/spgl/wdsp?productCode=${submitted.code}`);
    await act(row(page, submitted.code), "提交审核");
    await see(page.locator(".ant-modal-confirm"), "商品审核需1-2个工作日");
    await confirm(page, "提交审核");
    await told(page, /已提交，最迟 .* 完成审核/);
    await state(row(page, submitted.code), "待审核").waitFor();
    await decide("不通过", "请补充条码的照片");
    await told(platform.page, "操作成功");
    await open(page, world.url, "/spgl/tsgl");
    await state(row(page, submitted.code), "建模失败").waitFor();
    await see(row(page, submitted.code), "请补充条码的照片");
    await act(row(page, submitted.code), "重新提交");
    await confirm(page, "重新提交");
    await state(row(page, submitted.code), "审核中").waitFor();
    await decide("通过", "");
    await told(platform.page, "操作成功");
    await open(page, world.url, "/spgl/tsgl");
    await state(row(page, submitted.code), "建模成功").waitFor();
    await open(page, world.url, `/spgl/ptspk?productName=${encodeURIComponent(submitted.name)} 90g`);
    await eventually(
      async () => (await page.locator("tr.ant-table-row").filter({ hasText: "麦浪" }).count()) === 1,
      "the library has it once",
    );
    await settled(page);
    for (const visit of [merchant, platform]) {
      expect(visit.troubles.length === 0, `no page reports an error, but: ${visit.troubles.join("; ")}`);
      await visit.context.close();
    }
  },
};
