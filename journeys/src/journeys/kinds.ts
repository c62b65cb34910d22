import type { Page } from "playwright-core";
import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { enter, field, open, press } from "../screen.ts";

/** A page of each kind that the kit knows beside plain lists and forms, with what it is there for. */
const kinds = {
  statistics: { path: "/tjfx/jqjytj", shows: ".figures .figures-cards" },
  import: { path: "/spgl/spdr", shows: ".ant-upload-drag" },
  tree: { path: "/spgl/spfl", shows: ".ant-tree-treenode:not([aria-hidden=true])" },
  planogram: { path: "/shj/hdgl?jqbh=YT310001", shows: "button.front-lane" },
  document: { path: "/jxcgl/cgjh?doc=new", shows: ".kit-document .kit-lines" },
  approval: { path: "/jygl/tkgl", shows: "tr.ant-table-row, .kit-cards > li" },
  settings: { path: "/sc/scsz", shows: ".mall-setting" },
  map: { path: "/shj/wdshj?show=map", shows: ".place-map .place-map-mark" },
  calendar: { path: "/yxch/yxjhgl?view=calendar", shows: ".plan-calendar" },
} as const;

/** Bills of the providers are compared by the platform alone. */
const kindsOfPlatform = {
  reconciliation: { path: "/cfgl/zdhd", shows: "tr.ant-table-row, .kit-cards > li" },
} as const;

/** Nothing failed, nothing is cut off, and axe finds nothing serious. */
async function isWhole(page: Page, what: string): Promise<void> {
  const failed = await page.locator(".kit-failed:visible").count();
  const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
  expect(failed === 0 && findings.length === 0, `${what}: ${failed} failures; ${findings.join("; ")}`);
}

/** Opens each page on a desk and on a phone. */
async function openEach(
  page: Page,
  url: string,
  pages: Readonly<Record<string, { readonly path: string; readonly shows: string }>>,
): Promise<void> {
  for (const [kind, { path, shows }] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, url, path);
    await page.locator(`.shell-tab:visible :is(${shows})`).first().waitFor();
    await settled(page);
    await isWhole(page, `${kind} on a desk`);
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    await page.locator(`.shell-tab:visible :is(${shows})`).first().waitFor();
    await isWhole(page, `${kind} on a phone`);
  }
}

export const pageKinds: Journey = {
  area: "platform",
  name: "UX-8: a page of every kind shows what it is for on a desk and on a phone, and neither a document nor a setting that was changed is lost without a question",
  async run(world) {
    const platform = await openVisit(world.browser);
    await logIn(world, platform.page, "admin");
    await openEach(platform.page, world.url, kindsOfPlatform);
    expect(platform.troubles.length === 0, `nothing went wrong: ${platform.troubles.join("; ")}`);
    await platform.context.close();

    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await openEach(page, world.url, kinds);
    expect(troubles.length === 0, `nothing went wrong: ${troubles.join("; ")}`);

    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, world.url, kinds.document.path);
    await field(page, "remark").waitFor();
    await settled(page);
    await enter(page, "remark", "旅程单据");
    const tab = page.locator(".shell-tabs li").filter({ hasText: "采购计划" });
    await tab.locator(".shell-tab-unsaved").waitFor();
    await tab.locator(".shell-tab-close").click();
    const asked = page.locator(".ant-modal-confirm");
    await press(asked, "继续编辑");
    await asked.waitFor({ state: "hidden" });
    await eventually(
      async () => (await field(page, "remark").inputValue()) === "旅程单据",
      "who goes on editing keeps the document",
    );
    await tab.locator(".shell-tab-close").click();
    await press(asked, "放弃修改");
    await tab.waitFor({ state: "detached" });
    await context.close();
  },
};
