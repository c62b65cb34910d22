import { addDays, businessDay } from "@yunshou/domain";
import type { Locator, Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { open, see } from "../screen.ts";

const fenOf = (text: string): bigint => BigInt(text.replace(/[^\d-]/g, ""));

/** The rows below the total. */
const rows = (page: Page): Locator => page.locator(".figures-table:visible tr.ant-table-row");
const total = (page: Page): Locator => page.locator(".figures-table:visible .figures-total");
const nameIn = (row: Locator): Locator => row.locator("td").first().getByRole("button");
const amountIn = async (row: Locator): Promise<bigint> => fenOf(await row.locator("td").nth(1).innerText());

export const figureToOrders: Journey = {
  area: "insight",
  name: "STAT-01 STAT-06 ORDER-06: a figure leads from a machine over a day to the very orders behind it, and each step adds up to the same sum",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    // Days that have ended, so that no sale of this moment stands between two looks.
    const yesterday = addDays(businessDay(new Date(), "Asia/Shanghai"), -1);
    await open(page, world.url, `/jygl/jyhz?fromDay=${addDays(yesterday, -6)}&toDay=${yesterday}`);
    await rows(page).first().waitFor();
    await settled(page);
    const card = fenOf(await page.locator(".figures-cards:visible .kit-stat-value").first().innerText());
    expect((await amountIn(total(page))) === card, "the total row is the card, to the cent");

    const ofMachine = await amountIn(rows(page).first());
    await nameIn(rows(page).first()).click();
    await page.waitForURL(/groupBy=day/);
    await settled(page);
    expect((await amountIn(total(page))) === ofMachine, "the days of a machine add up to its row");

    const ofDay = await amountIn(rows(page).first());
    await see(nameIn(rows(page).first()), yesterday);
    await nameIn(rows(page).first()).click();
    await page.waitForURL(/\/jygl\/ddgl/);
    await open(page, world.url, `${new URL(page.url()).pathname}${new URL(page.url()).search}&pageSize=200`);
    await page.locator(".shell-tab:visible tr.ant-table-row").first().waitFor();
    await settled(page);
    const head = await page.locator(".shell-tab:visible .ant-table-thead th").allInnerTexts();
    const place = head.findIndex((text) => text.trim() === "实付金额");
    expect(place > 0, `the list has a column of what was paid, it has ${head.join(", ")}`);
    const lines = await page.locator(".shell-tab:visible tr.ant-table-row").all();
    let paid = 0n;
    for (const line of lines) paid += fenOf(await line.locator("td").nth(place).innerText());
    expect(paid === ofDay, `the orders add up to the day: ${paid} of ${ofDay} fen in ${lines.length} orders`);
    await context.close();
  },
};
