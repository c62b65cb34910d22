import type { Page } from "playwright-core";
import { openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { open, see, told } from "../screen.ts";

const tabs = ["销售", "设备", "售后", "商户", "商品", "客户"];

export const salesScreen: Journey = {
  area: "insight",
  name: "BIGSALES-01 BIGSALES-02 BIGSALES-03 BIGSALES-04 BIGSALES-05 BIGSALES-14 BIGSALES-15 BIGSALES-18 BIGSALES-19 BIGSALES-20 BIGSALES-33: the wall screen shows six topics, a running clock, two views of three figures and three views of payments",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser, { width: 1920, height: 1080 });
    const registrations: { userId: string; type: unknown }[] = [];
    let statistics = 0;
    page.on("request", (request) => {
      if (request.url().includes("/service-order/register/doRegisterClient"))
        registrations.push(request.postDataJSON() as { userId: string; type: unknown });
      if (request.url().includes("doGetTradeStatisticsOfToday")) statistics++;
    });
    await open(page, world.url, "/databases");

    await eventually(
      async () => {
        const texts = await page.locator(".bs-header").innerText();
        const places = tabs.map((tab) => texts.indexOf(tab));
        return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)));
      },
      `the six topics ${tabs.join(", ")} in their order`,
    );
    for (const tab of tabs) {
      await page.locator(".bs-tabs button").getByText(tab, { exact: true }).click();
      // A tab below the mouse is coloured in any case.
      await page.mouse.move(960, 1_000);
      await eventually(async () => {
        const colours = await page
          .locator(".bs-tabs button")
          .evaluateAll((buttons) => buttons.map((one) => [one.textContent, getComputedStyle(one).color] as const));
        const own = colours.find(([name]) => name === tab)![1];
        return colours.every(([name, colour]) => name === tab || colour !== own);
      }, `${tab} alone has its colour`);
    }
    await page.getByText("销售", { exact: true }).first().click();
    const clock = page.locator(".bs-clock");
    const before = await eventually(
      async () => /星期/.test(await clock.innerText()) && (await clock.innerText()),
      "the clock names the weekday",
    );
    await eventually(async () => (await clock.innerText()) !== before, "the clock runs");

    for (const view of ["销售额", "销售量"]) {
      await page.getByText(view, { exact: true }).first().click();
      await eventually(async () => (await page.locator(".bs-counter").count()) === 3, `${view} has three figures`);
    }
    await eventually(async () => statistics > 0, "the payments are asked for on load");
    for (const view of ["明细", "占比", "排行"]) await page.getByText(view, { exact: true }).first().click();

    await page.getByText("设备", { exact: true }).first().click();
    await page.getByText("客户", { exact: true }).first().click();
    await eventually(
      async () => registrations.some(({ type }) => Number(type) === 5),
      "each topic registers the client with its place",
    );
    expect(Number(registrations[0]?.type) === 0, "the first registration is that of sales");
    expect(
      new Set(registrations.map(({ userId }) => userId)).size === 1,
      "all registrations carry the same random identifier",
    );
    expect(troubles.length === 0, troubles.join("\n"));
    await context.close();
  },
};

const announced = "旅程矿泉水";

/** A callout as the page itself saw it: where it stood, its picture, and when it came and went. */
interface Callout {
  readonly x: number;
  readonly y: number;
  readonly picture: string;
  readonly from: number;
  to?: number;
}

/** Notes in the page every callout with this text; it stands for seconds, and the browser may be slow to tell us. */
async function calloutsOf(page: Page, text: string): Promise<() => Promise<Callout[]>> {
  await page.evaluate((wanted) => {
    const seen: Callout[] = [];
    (globalThis as unknown as { callouts: Callout[] }).callouts = seen;
    new MutationObserver(() => {
      const callout = [...document.querySelectorAll<HTMLElement>(".bs-callout")].find((one) =>
        one.textContent.includes(wanted),
      );
      const last = seen.at(-1);
      const stood = last !== undefined && last.to === undefined;
      if (callout === undefined && stood) last.to = performance.now();
      if (callout !== undefined && !stood)
        seen.push({
          x: Number.parseFloat(callout.style.left),
          y: Number.parseFloat(callout.style.top),
          picture: callout.querySelector("img")?.getAttribute("src") ?? "",
          from: performance.now(),
        });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => (globalThis as unknown as { callouts: Callout[] }).callouts);
}

export const salePoints: Journey = {
  area: "insight",
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
    // Whatever the page loaded has been announced and is gone; this sale has the highest number, so that nothing follows it.
    await page.locator(".bs-feed li").first().waitFor();
    await page.locator(".bs-callout").waitFor({ state: "detached" });
    const callouts = await calloutsOf(page, announced);
    const gone = (count: number) =>
      eventually(
        async () => (await callouts()).filter(({ to }) => to !== undefined)[count - 1],
        `it is told ${count} times and gone again`,
      );
    const sum = {
      todaytransactionsSum: "1.00",
      todaytransactionsOnLine: "1.00",
      allTransactionSum: "1.00",
      todaytransactionsNumberSum: 1,
      todaytransactionsNumberOnLine: 1,
      allTransactionsNumberSum: 1,
    };
    say!(
      JSON.stringify({
        ...sum,
        tag: "two",
        saleId: "9000000000000000000",
        productName: announced,
        value: [87.6, 43.8, "/spImg/default.svg?journey", 0],
        soldAt: new Date().toISOString(),
        province: "新疆",
        amount: null,
      }),
    );
    const place = await gone(1);
    expect(
      place.picture === "/spImg/default.svg?journey",
      `it shows the picture that came with the sale, not ${place.picture}`,
    );
    const shownFor = Math.round((place.to ?? 0) - place.from);
    expect(shownFor > 4_500, `it stands for 5 s, it stood for ${shownFor} ms`);
    const map = (await page.locator(".bs-map").boundingBox())!;
    await page.mouse.move(map.x + place.x - 200, map.y + place.y);
    expect((await callouts()).length === 1, "beside the point there is nothing");
    await page.mouse.move(map.x + place.x, map.y + place.y, { steps: 5 });
    await gone(2);
    await context.close();
  },
};

export const deviceScreen: Journey = {
  area: "insight",
  name: "BIGSALES-31 BIGDEV-01 BIGDEV-02 BIGDEV-03 BIGDEV-05 BIGDEV-06 BIGDEV-07 BIGDEV-08 BIGDEV-09 BIGDEV-10 BIGDEV-16: the second topic is the device panel: it begins with the map, and each of its three series can be seen by year, month and day, as a line and as a table",
  async run(world) {
    const { context, page } = await openVisit(world.browser, { width: 1920, height: 1080 });
    const asked: { call: string; queryType: unknown }[] = [];
    let mapAsked = false;
    page.on("request", (request) => {
      mapAsked ||= request.url().includes("getCurTimeData");
      const call = /query(?:New|OffLine)?OperateMachineSum/.exec(request.url())?.[0];
      if (call !== undefined)
        asked.push({ call, queryType: (request.postDataJSON() as { queryType: unknown }).queryType });
    });
    await open(page, world.url, "/databases");
    await page.locator(".bs-tabs button").nth(1).click();
    await page.locator(".bs-map-device").waitFor();
    await page.getByText("全部机器类型").first().waitFor({ state: "attached" });
    await eventually(async () => mapAsked, "the panel begins with the machines of each province");
    for (const [series, call] of [
      ["运营设备", "queryOperateMachineSum"],
      ["新上线设备", "queryNewOperateMachineSum"],
      ["退网设备", "queryOffLineOperateMachineSum"],
    ] as const) {
      await page.getByText(series, { exact: true }).first().click();
      await eventually(
        async () => asked.some((one) => one.call === call && Number(one.queryType) === 1),
        `${series} is asked for by day first`,
      );
      await eventually(async () => (await page.locator(".bs-map-device").count()) === 0, `${series} hides the map`);
    }
    await page.getByText("年", { exact: true }).first().click();
    await eventually(async () => asked.some(({ queryType }) => Number(queryType) === 3), "a year is query type 3");
    await page.getByText("月", { exact: true }).first().click();
    await eventually(async () => asked.some(({ queryType }) => Number(queryType) === 2), "a month is query type 2");
    await page.getByText("表格", { exact: true }).first().click();
    await page.locator("table").first().waitFor();
    await eventually(
      async () => (await page.locator("table th[scope=col]").allInnerTexts()).join() === "日期,数量",
      "the table has the columns date and count",
    );
    // The demo company has machines in every series; the browser answers for a merchant without any.
    await page.route(/query(?:New|OffLine)?OperateMachineSum/, (route) =>
      route.fulfill({ json: { code: "H0000", msg: "", data: [] } }),
    );
    await page.getByText("日", { exact: true }).first().click();
    await see(page.locator(".bs-device-main"), "暂无数据");
    await page.unroute(/query(?:New|OffLine)?OperateMachineSum/);
    await page.route(/\/service-machine\//, (route) => route.abort());
    await page.getByText("年", { exact: true }).first().click();
    await told(page, "error:请检查网络是否连接");
    await context.close();
  },
};
