import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { field, open, see, still } from "../screen.ts";

const scrolled = (page: Page) =>
  page.evaluate(() =>
    [".ant-table-header", ".ant-table-body"].map(
      (part) => document.querySelector<HTMLElement>(`.shell-tab:not([style*=none]) ${part}`)!.scrollLeft,
    ),
  );

export const listHeads: Journey = {
  area: "platform",
  name: "UX-1: heads stay over their figures when they get the focus, and the first row stands high",
  async run(world) {
    const { context, page } = await openVisit(world.browser, { width: 1000, height: 720 });
    await logIn(world, page, "demo");
    for (const path of ["/shj/wdshj", "/jygl/ddgl", "/shgl/yggl"]) {
      await open(page, world.url, path);
      await page.locator("tr.ant-table-row").first().waitFor();
      await settled(page);
      const sortable = page.locator(".ant-table-header .ant-table-column-has-sorters");
      for (const head of [...(await sortable.all())].reverse()) {
        await head.focus();
        await eventually(async () => {
          const [ofHead, ofBody] = await scrolled(page);
          return ofHead === ofBody;
        }, `${path}: the figures follow a head that has the focus`);
      }
    }
    await context.close();
    const usual = await openVisit(world.browser);
    await logIn(world, usual.page, "demo");
    for (const path of ["/shj/wdshj", "/jygl/ddgl", "/shgl/yggl"]) {
      await open(usual.page, world.url, path);
      await usual.page.locator("tr.ant-table-row").first().waitFor();
      const { y } = await still(usual.page.locator("tr.ant-table-row").first());
      expect(y <= 210, `${path}: the first row stands at ${y}`);
    }
    await usual.context.close();
  },
};

/** How many rows of a list can be seen whole without scrolling. */
const rowsInSight = (page: Page) =>
  page
    .locator("tr.ant-table-row:visible")
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);

/** What a window holds at least: a compact one of 1440 × 900, and an ordinary one of 1280 × 720. */
const fewest = [
  { size: "compact", width: 1440, height: 900, rows: 18 },
  { size: "medium", width: 1280, height: 720, rows: 11 },
] as const;

export const listRows: Journey = {
  area: "platform",
  name: "UX-12 TOPBAR-16: a compact window shows eighteen rows of the orders at once, and a small one eleven",
  async run(world) {
    for (const { size, rows, ...window } of fewest) {
      const { context, page } = await openVisit(world.browser, window);
      await context.addInitScript((chosen) => {
        if (location.protocol !== "about:")
          localStorage.setItem("appearance", JSON.stringify({ theme: "blue", size: chosen }));
      }, size);
      await logIn(world, page, "demo");
      await open(page, world.url, "/jygl/ddgl");
      await page.locator("tr.ant-table-row").nth(rows).waitFor();
      await settled(page);
      const seen = await rowsInSight(page);
      expect(seen >= rows, `a ${size} window of ${window.width} × ${window.height} shows ${seen} rows`);
      await context.close();
    }
  },
};

export const listSelection: Journey = {
  area: "platform",
  name: "FORM-07 TOPBAR-14 TOPBAR-15: rows are selected where they stand, the next page keeps them and begins at its head, and a second search at once is not swallowed",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shj/wdshj");
    const boxes = page.locator("tr.ant-table-row .ant-checkbox-input");
    await boxes.nth(1).waitFor();
    await settled(page);
    // Both places are looked up before the first press: nothing may move under the second.
    const places = [await boxes.nth(0).boundingBox(), await boxes.nth(1).boundingBox()];
    for (const place of places) await page.mouse.click(place!.x + place!.width / 2, place!.y + place!.height / 2);
    const bar = page.locator(".kit-batch");
    await see(bar, "已选 2 项");
    expect((await boxes.nth(0).isChecked()) && (await boxes.nth(1).isChecked()), "the two rows that were pressed");

    const second = page.locator(".ant-pagination-item-2");
    await second.scrollIntoViewIfNeeded();
    await second.click();
    await page.waitForURL(/page=2/);
    await see(bar, "已选 2 项");
    await eventually(async () => {
      const [head, tab] = [
        await page.locator("thead").first().boundingBox(),
        await page.locator("#content").boundingBox(),
      ];
      return head !== null && tab !== null && head.y >= tab.y - 1;
    }, "the second page begins at its head");
    await settled(page);
    await boxes.first().check();
    await see(bar, "已选 3 项（跨 2 页）");

    const name = field(page, "machineName");
    for (const text of ["地铁", "大学"]) {
      await name.fill(text);
      await name.press("Enter");
      await page.waitForURL((url) => url.searchParams.get("machineName") === text, { timeout: 1_500 });
    }
    await eventually(async () => (await bar.count()) === 0, "other filters end the selection");
    await eventually(
      async () => (await page.locator("tr.ant-table-row").allInnerTexts()).every((text) => text.includes("大学")),
      "the second search is the one that is shown",
    );
    await context.close();
  },
};
