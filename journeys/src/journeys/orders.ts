import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { act, chooseMenu, dialog, drawer, enter, open, press, row, see, state, told } from "../screen.ts";
import type { World } from "../world.ts";

export const orderRange: Journey = {
  area: "orders",
  name: "ORDER-01 TOPBAR-19 TOPBAR-20 ORDER-17: a range that is too long is refused with its limit, and an empty list exports nothing",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/jygl/ddgl?fromDay=2026-01-01&toDay=2026-11-20");
    await settled(page);
    await press(page, "查询");
    // The list that came with the address has been refused already; the press is refused at the field.
    await see(page.locator(".kit-filters"), /查询时间范围不能超过\d+天/);
    await open(page, world.url, "/jygl/ddgl?machineNo=NOSUCH");
    await settled(page);
    await press(page, "导出");
    await chooseMenu(page, "导出 CSV");
    await told(page, "表格中没有可导出的数据");
    await context.close();
  },
};

export const manualRefund: Journey = {
  area: "orders",
  name: "REFUND-01 REFUND-03 REFUND-07 ORDER-03: a refund above what was paid is refused, one within it reaches the customer and stands in the timeline",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/jygl/ddgl?orderStatus=completed&payMethod=wechat");
    await settled(page);
    const orderNo = (await page.locator("tr.ant-table-row").first().locator("td").first().innerText()).trim();
    await row(page, orderNo).getByText(orderNo).click();
    const box = drawer(page);
    await see(box, "订单轨迹");
    await press(box, "退款");
    await enter(dialog(page), "amount", "99999.00");
    await press(dialog(page), "退款 ¥99,999.00");
    await see(dialog(page), /退款金额不能超过可退金额/);
    await enter(dialog(page), "amount", "0.5");
    await press(dialog(page), "退款 ¥0.50");
    await told(page, "退款已发起");
    // A lost notice of the provider is made good a minute later.
    await see(box, /¥0\.50 · 卡货 · 手动 · 已退款/, 180_000);
    await context.close();
  },
};

/** Starts an export of the list and answers the bytes of the file that the download centre hands over. */
async function exportFile(
  world: World,
  page: Page,
  machineNo: string,
  format: "导出 Excel" | "导出 CSV",
): Promise<{ name: string; bytes: Buffer }> {
  await open(page, world.url, `/jygl/ddgl?machineNo=${machineNo}`);
  await row(page, machineNo).waitFor();
  await press(page, "导出");
  await chooseMenu(page, format);
  await press(page, "前往下载中心");
  await page.waitForURL(/\/xtgl\/xzzx/);
  const ready = page.locator(".shell-tab:visible tr.ant-table-row").first();
  const ending = format === "导出 CSV" ? ".csv" : ".xlsx";
  await ready.filter({ hasText: ending }).filter({ hasText: "可下载" }).waitFor({ timeout: 180_000 });
  const download = page.waitForEvent("download");
  await press(ready, "下载");
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

export const orderExport: Journey = {
  area: "orders",
  name: "FORM-08 SYS-12 S12: orders are exported as Excel and CSV, appear in the download centre, and a name that looks like a formula stays text",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    const machineNo = "YT310002";
    // Nobody can sell a product of this name, so the newest order of one machine is renamed behind the server's back.
    await world.system((tx) =>
      tx.query(
        "update sales_order set product_name = $1 where id = (select max(o.id) from sales_order o join machine m on m.id = o.machine_id where m.machine_no = $2)",
        ["=cmd|'/c calc'!A1", machineNo],
      ),
    );
    await logIn(world, page, "demo");
    const excel = await exportFile(world, page, machineNo, "导出 Excel");
    expect(excel.bytes.subarray(0, 2).toString() === "PK", "an Excel file is a zip");
    const parts = unzipSync(excel.bytes);
    const texts = Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    const sheet = texts.find(([name]) => name.endsWith("sheet1.xml"))?.[1] ?? "";
    const rows = sheet.match(/<row[ >]/g)?.length ?? 0;
    expect(rows > 10, `the sheet has the machine's orders, it has ${rows} rows`);
    expect(!/<f[ >]/.test(sheet), "the sheet has no formula");
    expect(
      texts.some(([, text]) => text.includes("=cmd|")),
      "the name stands there as text",
    );
    const csv = (await exportFile(world, page, machineNo, "导出 CSV")).bytes;
    expect(
      csv.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
      "a CSV file begins with the mark that makes Excel read UTF-8",
    );
    const cell = /(^|,)("?)([^,\n]?)=cmd/m.exec(csv.toString("utf8"));
    expect(
      cell !== null && cell[3] !== "",
      `a formula is disarmed in CSV, the cell begins ${JSON.stringify(cell?.[0])}`,
    );
    await context.close();
  },
};

export const refundByTwo: Journey = {
  area: "orders",
  name: "REFUND-07 REFUND-01: a refund above the limit waits for somebody else, its author cannot approve it, and once approved it reaches the customer",
  async run(world) {
    const asking = await openVisit(world.browser);
    await logIn(world, asking.page, "demo");
    const [found] = await world.system((tx) =>
      tx.query<{ orderNo: string }>(
        `select o.id::text as "orderNo" from sales_order o join merchant h on h.id = o.merchant_id
         where h.merchant_no = '00010001' and o.payment = 'wechat' and o.state = 'completed' and o.pay_state = 'paid' and o.refund_state is null and o.paid_fen > 500
           and not exists (select from refund r where r.order_id = o.id) and o.ordered_at > now() - interval '5 days' order by o.id desc limit 1`,
      ),
    );
    const orderNo = found?.orderNo ?? "";
    await open(asking.page, world.url, `/jygl/ddgl?orderNo=${orderNo}`);
    await row(asking.page, orderNo).getByText(orderNo).click();
    await press(drawer(asking.page), "退款");
    await dialog(asking.page)
      .getByRole("button", { name: /退款 ¥/ })
      .click();
    await told(asking.page, "已提交，等待他人审核");
    await open(asking.page, world.url, `/jygl/tkgl?orderNo=${orderNo}`);
    await state(row(asking.page, orderNo), "待审核").waitFor();
    await act(row(asking.page, orderNo), "审核");
    await see(dialog(asking.page), /通过并退款 \(不能批准自己发起的退款/);
    await asking.context.close();

    const deciding = await openVisit(world.browser);
    await logIn(world, deciding.page, "admin");
    await open(deciding.page, world.url, `/jygl/tkgl?orderNo=${orderNo}`);
    await act(row(deciding.page, orderNo), "审核");
    await dialog(deciding.page).getByText("通过并退款").first().click();
    await dialog(deciding.page)
      .getByRole("button", { name: /通过并退款 ¥/ })
      .click();
    await told(deciding.page, "操作成功");
    await row(deciding.page, orderNo).getByText(orderNo).first().click();
    // A lost notice of the provider is made good a minute later.
    await see(drawer(deciding.page), /手动 · 已退款/, 180_000);
    await deciding.context.close();
  },
};
