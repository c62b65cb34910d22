import { openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { open } from "../screen.ts";

const tabs = ["销售", "设备", "售后", "商户", "商品", "客户"];

export const salesScreen: Journey = {
  name: "BIGSALES-01 BIGSALES-02 BIGSALES-04 BIGSALES-05 BIGSALES-14 BIGSALES-15 BIGSALES-18 BIGSALES-19 BIGSALES-20 BIGSALES-33: the wall screen shows six topics, a running clock, two views of three figures and three views of payments",
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
    const clock = page.locator(".bs-clock");
    const before = await clock.innerText();
    expect(/星期/.test(before), "the clock names the weekday");
    await eventually(async () => (await clock.innerText()) !== before, "the clock runs", 3_000);

    for (const view of ["销售额", "销售量"]) {
      await page.getByText(view, { exact: true }).first().click();
      expect((await page.locator(".bs-counter").count()) === 3, `${view} has three figures`);
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

export const deviceScreen: Journey = {
  name: "BIGDEV-03 BIGDEV-05 BIGDEV-06 BIGDEV-07 BIGDEV-09 BIGDEV-10: the device topic begins with the map, and each of its three series can be seen by year, month and day, as a line and as a table",
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
    await page.getByText("设备", { exact: true }).first().click();
    await page.getByText("全部机器类型").first().waitFor({ state: "attached" });
    await eventually(async () => mapAsked, "the panel begins with the machines of each province");
    for (const [series, call] of [["运营设备", "queryOperateMachineSum"], ["新上线设备", "queryNewOperateMachineSum"], ["退网设备", "queryOffLineOperateMachineSum"]] as const) {
      await page.getByText(series, { exact: true }).first().click();
      await eventually(async () => asked.some((one) => one.call === call && Number(one.queryType) === 1), `${series} is asked for by day first`);
    }
    await page.getByText("年", { exact: true }).first().click();
    await eventually(async () => asked.some(({ queryType }) => Number(queryType) === 3), "a year is query type 3");
    await page.getByText("月", { exact: true }).first().click();
    await eventually(async () => asked.some(({ queryType }) => Number(queryType) === 2), "a month is query type 2");
    await page.getByText("表格", { exact: true }).first().click();
    await page.locator("table").first().waitFor();
    await context.close();
  },
};
