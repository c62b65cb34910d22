import type { Page } from "playwright-core";
import { openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { open, see } from "../screen.ts";

const tabs = ["销售", "设备", "售后", "商户", "商品", "客户"];

export const salesScreen: Journey = {
  name: "BIGSALES-01 BIGSALES-02 BIGSALES-03 BIGSALES-04 BIGSALES-05 BIGSALES-14 BIGSALES-15 BIGSALES-18 BIGSALES-19 BIGSALES-20 BIGSALES-33: the wall screen shows six topics, a running clock, two views of three figures and three views of payments",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser, { width: 1920, height: 1080 });
    const registrations: { userId: string; type: unknown }[] = [];
    let statistics = 0;
    page.on("request", (request) => {
      if (request.url().includes("/service-order/register/doRegisterClient")) registrations.push(request.postDataJSON() as { userId: string; type: unknown });
      if (request.url().includes("doGetTradeStatisticsOfToday")) statistics++;
    });
    await open(page, world.url, "/databases");

    const texts = await page.locator(".bs-header").innerText();
    const places = tabs.map((tab) => texts.indexOf(tab));
    expect(places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0))), `six topics in their order, not ${texts}`);
    for (const tab of tabs) {
      await page.locator(".bs-tabs button").getByText(tab, { exact: true }).click();
      // A tab below the mouse is coloured in any case.
      await page.mouse.move(960, 1_000);
      await eventually(async () => {
        const colours = await page.locator(".bs-tabs button").evaluateAll((buttons) => buttons.map((one) => [one.textContent, getComputedStyle(one).color] as const));
        const own = colours.find(([name]) => name === tab)![1];
        return colours.every(([name, colour]) => name === tab || colour !== own);
      }, `${tab} alone has its colour`);
    }
    await page.getByText("销售", { exact: true }).first().click();
    const clock = page.locator(".bs-clock");
    const before = await clock.innerText();
    expect(/星期/.test(before), "the clock names the weekday");
    await eventually(async () => (await clock.innerText()) !== before, "the clock runs");

    for (const view of ["销售额", "销售量"]) {
      await page.getByText(view, { exact: true }).first().click();
      await eventually(async () => (await page.locator(".bs-counter").count()) === 3, `${view} has three figures`);
    }
    await eventually(async () => statistics > 0, "the payments are asked for on load");
    for (const view of ["明细", "占比", "排行"]) await page.getByText(view, { exact: true }).first().click();

    await page.getByText("设备", { exact: true }).first().click();
    await page.getByText("客户", { exact: true }).first().click();
    await eventually(async () => registrations.some(({ type }) => Number(type) === 5), "each topic registers the client with its place");
    expect(Number(registrations[0]?.type) === 0, "the first registration is that of sales");
    expect(new Set(registrations.map(({ userId }) => userId)).size === 1, "all registrations carry the same random identifier");
    expect(troubles.length === 0, troubles.join("\n"));
    await context.close();
  },
};

const announced = "旅程矿泉水";

/** Measures in the page how long its first callout with this text stands; the browser may be slow to tell us. */
async function timesOf(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const times: number[] = [];
    (globalThis as unknown as { times: number[] }).times = times;
    new MutationObserver(() => {
      const stands = [...document.querySelectorAll(".bs-callout")].some((one) => one.textContent.includes(wanted));
      if (stands === (times.length === 0) && times.length < 2) times.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => {
    const [from, to] = (globalThis as unknown as { times: number[] }).times;
    return Math.round((to ?? 0) - (from ?? 0));
  });
}

export const salePoints: Journey = {
  name: "BIGSALES-08 BIGSALES-09 BIGSALES-24: a sale of the live channel becomes a point on the map, which tells product and picture for five seconds, and again when the mouse rests on it",
  async run(world) {
    const { context, page } = await openVisit(world.browser, { width: 1920, height: 1080 });
    let say: ((text: string) => void) | undefined;
    // The journey speaks for the server, because the machines of the demo company would announce sales of their own.
    await page.routeWebSocket(/\/ws\/message\//, (socket) => {
      say = (text) => socket.send(text);
    });
    await open(page, world.url, "/databases");
    await page.locator(".bs-map canvas").first().waitFor();
    await eventually(async () => say !== undefined, "the screen opens the live channel");
    // Whatever the page loaded has been announced and is gone; until the next load, half a minute later, nothing follows.
    await page.locator(".bs-callout").waitFor({ state: "detached" });
    const callout = page.locator(".bs-callout").filter({ hasText: announced });
    const stood = await timesOf(page, announced);
    const sum = { todaytransactionsSum: "1.00", todaytransactionsOnLine: "1.00", allTransactionSum: "1.00", todaytransactionsNumberSum: 1, todaytransactionsNumberOnLine: 1, allTransactionsNumberSum: 1 };
    say!(JSON.stringify({ ...sum, tag: "two", saleId: "9000000000000000000", productName: announced, value: [87.6, 43.8, "/spImg/default.svg?journey", 0], soldAt: new Date().toISOString(), province: "新疆", amount: null }));
    await callout.waitFor();
    expect((await callout.locator("img").getAttribute("src")) === "/spImg/default.svg?journey", "it shows the picture that came with the sale");
    const place = await callout.evaluate((one: HTMLElement) => ({ x: Number.parseFloat(one.style.left), y: Number.parseFloat(one.style.top) }));
    await callout.waitFor({ state: "detached" });
    const shownFor = await stood();
    expect(shownFor > 4_500 && shownFor < 10_000, `it is hidden after 5 s, it was after ${shownFor} ms`);
    const map = (await page.locator(".bs-map").boundingBox())!;
    await page.mouse.move(map.x + place.x - 200, map.y + place.y);
    expect((await callout.count()) === 0, "beside the point there is nothing");
    await page.mouse.move(map.x + place.x, map.y + place.y, { steps: 5 });
    await callout.waitFor();
    await callout.waitFor({ state: "detached" });
    await context.close();
  },
};

export const deviceScreen: Journey = {
  name: "BIGSALES-31 BIGDEV-01 BIGDEV-02 BIGDEV-03 BIGDEV-05 BIGDEV-06 BIGDEV-07 BIGDEV-08 BIGDEV-09 BIGDEV-10 BIGDEV-16: the second topic is the device panel: it begins with the map, and each of its three series can be seen by year, month and day, as a line and as a table",
  async run(world) {
    const { context, page } = await openVisit(world.browser, { width: 1920, height: 1080 });
    const asked: { call: string; queryType: unknown }[] = [];
    let mapAsked = false;
    page.on("request", (request) => {
      mapAsked ||= request.url().includes("getCurTimeData");
      const call = /query(?:New|OffLine)?OperateMachineSum/.exec(request.url())?.[0];
      if (call !== undefined) asked.push({ call, queryType: (request.postDataJSON() as { queryType: unknown }).queryType });
    });
    await open(page, world.url, "/databases");
    await page.locator(".bs-tabs button").nth(1).click();
    await page.locator(".bs-map-device").waitFor();
    await page.getByText("全部机器类型").first().waitFor({ state: "attached" });
    await eventually(async () => mapAsked, "the panel begins with the machines of each province");
    for (const [series, call] of [["运营设备", "queryOperateMachineSum"], ["新上线设备", "queryNewOperateMachineSum"], ["退网设备", "queryOffLineOperateMachineSum"]] as const) {
      await page.getByText(series, { exact: true }).first().click();
      await eventually(async () => asked.some((one) => one.call === call && Number(one.queryType) === 1), `${series} is asked for by day first`);
      await eventually(async () => (await page.locator(".bs-map-device").count()) === 0, `${series} hides the map`);
    }
    await page.getByText("年", { exact: true }).first().click();
    await eventually(async () => asked.some(({ queryType }) => Number(queryType) === 3), "a year is query type 3");
    await page.getByText("月", { exact: true }).first().click();
    await eventually(async () => asked.some(({ queryType }) => Number(queryType) === 2), "a month is query type 2");
    await page.getByText("表格", { exact: true }).first().click();
    await page.locator("table").first().waitFor();
    expect((await page.locator("table th[scope=col]").allInnerTexts()).join() === "日期,数量", "the table has the columns date and count");
    // The demo company has machines in every series; the browser answers for a merchant without any.
    await page.route(/query(?:New|OffLine)?OperateMachineSum/, (route) => route.fulfill({ json: { code: "H0000", msg: "", data: [] } }));
    await page.getByText("日", { exact: true }).first().click();
    await see(page.locator(".bs-device-main"), "暂无数据");
    await page.unroute(/query(?:New|OffLine)?OperateMachineSum/);
    await page.route(/\/service-machine\//, (route) => route.abort());
    await page.getByText("年", { exact: true }).first().click();
    await see(page, "error:请检查网络是否连接");
    await context.close();
  },
};
