import { readFile } from "node:fs/promises";
import { readXlsx } from "@yunshou/server/platform/imports/reader/xlsxTable";
import type { Locator, Page } from "playwright-core";
import { logIn, openVisit, settled } from "../../browser.ts";
import { eventually, expect, type Journey } from "../../journey.ts";
import { act, confirm, dialog, drawer, enter, goTo, open, press, row, see, state, told } from "../../screen.ts";
import type { World } from "../../world.ts";
import { follow, onFoot } from "./onFoot.ts";

/** More than one file of a statement has. */
const limits = {
  rows: 10_000,
  columns: 50,
  cellLength: 1_000,
  unpackedBytes: 50_000_000,
  timeoutMs: 30_000,
  memoryMb: 256,
} as const;

const fenOf = (text: string): number => Math.round(Number(text.replace(/[¥,\s]/g, "")) * 100);

/** The night closes the days one after the other; a slow machine is not through with it when the console answers already. */
const nightIsOver = (world: World): Promise<boolean> =>
  eventually(
    async () => {
      const [known] = await world.system((tx) =>
        tx.query<{ closed: boolean }>(
          "select exists (select from settlement where state = 'held' and settle_day = (select max(day) from provider_bill)) as closed",
        ),
      );
      return known?.closed;
    },
    "the newest day with differences is closed",
    180_000,
  );

/** Works off every difference of the newest bill that has open ones, and goes on to the statement of a merchant that waited for them. */
async function workOff(page: Page): Promise<string> {
  await goTo(page, "账单核对");
  await settled(page);
  await row(page, "有差异").locator(".kit-open").click();
  const lines = drawer(page).locator("tr.ant-table-row");
  await lines.first().waitFor();
  for (const line of await lines.all()) {
    if (!(await line.innerText()).includes("未处理")) continue;
    await act(line, "接手");
    await confirm(page, "接手");
    await state(line, "处理中").waitFor();
    await act(line, "处理");
    await enter(dialog(page), "remark", "已与渠道核实");
    await press(dialog(page), "处理");
    await state(line, "已处理").waitFor();
  }
  const merchant = lines.locator("a[href*='/cwgl/cwjs']").first();
  const name = (await merchant.innerText()).trim();
  await follow(merchant, "/cwgl/cwjs");
  return name;
}

/** Confirms the statement of the day; its money is the merchant's to withdraw from then on. */
async function settle(page: Page, merchant: string): Promise<void> {
  await state(row(page, merchant), "待确认").waitFor();
  await act(row(page, merchant), "确认结算");
  await confirm(page, "确认结算");
  await state(row(page, merchant), "已结算").waitFor();
}

/** Chooses what a row keeps behind 更多 and waits for the page behind it. */
async function followAction(line: Locator, action: string, path: string): Promise<void> {
  await act(line, action);
  await line.page().waitForURL(({ pathname }) => pathname === path);
  await settled(line.page());
}

/** Makes the statement of account that the form proposes, downloads it, and answers what its lines add up to, in fen. */
async function statement(page: Page, merchant: string): Promise<{ shown: number; inFile: number }> {
  await followAction(row(page, merchant), "对账单", "/cwgl/dzd");
  await see(dialog(page), merchant);
  await press(dialog(page), "生成对账单");
  await told(page, "操作成功");
  const line = row(page, merchant);
  await line.waitFor();
  const shown = fenOf(/-?¥[\d,]+\.\d\d/.exec(await line.innerText())?.[0] ?? "");
  const download = page.waitForEvent("download");
  await act(line, "下载 XLSX");
  const rows: string[][] = [];
  readXlsx(await readFile(await (await download).path()), limits, (cells) => void rows.push([...cells]));
  const amountAt = rows[0]?.indexOf("金额") ?? -1;
  const lines = rows.slice(
    1,
    rows.findIndex(([first]) => first === "合计"),
  );
  return { shown, inFile: lines.reduce((sum, cells) => sum + fenOf(cells[amountAt] ?? ""), 0) };
}

export const clerksMonthEnd: Journey = {
  area: "finance",
  name: "FIN-09 FIN-10 FIN-16 FIN-06 FIN-07: a finance clerk's month end leads by links from a bill's differences to the statement that waited for them, to the balance, a withdrawal and a statement of account, whose file another program adds up to the same sum",
  async run(world) {
    await nightIsOver(world);
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    // The platform's first page is a big screen without a menu.
    await open(page, world.url, "/dashboard");
    await settled(page);
    const atTheEnd = onFoot(page);
    const merchant = await workOff(page);
    await settle(page, merchant);
    await followAction(row(page, merchant), "商户余额查询", "/cfgl/shyecx");
    await followAction(row(page, merchant), "提现记录", "/cfgl/txgl");
    await row(page, merchant).locator(".kit-open").click();
    await follow(drawer(page).locator("a").filter({ hasText: merchant }), "/cfgl/shyecx");
    const { shown, inFile } = await statement(page, merchant);
    expect(shown === inFile && shown > 0, `the file adds up to what the page shows: ${inFile} of ${shown} fen`);
    atTheEnd();
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
