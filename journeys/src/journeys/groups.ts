import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { open, menuTitles } from "../screen.ts";
import type { World } from "../world.ts";

/** A path, and where it leads; without a second path it stays. */
type Way = readonly [path: string, end?: string];

const home: readonly Way[] = [
  ["/", "/dashboard"],
  ["/dashboard"],
  ["/syzfqq"],
  ["/syspxlpm"],
  // Details without their key return to the list that they are opened from.
  ["/syspxlpmxq", "/syspxlpm"],
  ["/syjqpm"],
  ["/syjqpmxq", "/syjqpm"],
];

const merchants: readonly Way[] = [
  ["/shgl", "/shgl/shjqsq"],
  ...[
    "shjqsq",
    "wdsh",
    "tdjqsq",
    "wdtd",
    "xzyh",
    "management",
    "wdys",
    "kfdh",
    "zjgl",
    "yylb",
    "glwdhy",
    "shzhxx",
    "shtzsz",
    "yggl",
    "bzsz",
    "xzyg",
    "xzjs",
  ].map((name): Way => [`/shgl/${name}`]),
  // Without its key it returns to the list that it is opened from.
  ["/shgl/bjyh", "/shgl/yggl"],
];

const system: readonly Way[] = [
  ["/xtgl/index"],
  ["/xtgl/dagl/zzgl"],
  ["/xtgl/zygl/gngl"],
  ["/xtgl/zygl/cdgl"],
  ["/xtgl/zygl/xzptzy"],
  ["/xtgl/jsgl"],
  ["/xtgl/xzjs"],
  ["/xtgl/zygl/bjptzy", "/xtgl/zygl/cdgl"],
  ["/xtgl/bjjs", "/xtgl/jsgl"],
  ["/xtgl/jszyqx", "/xtgl/jsgl"],
];

/** Opens each path by its address and waits until a page with content stands in the main layout. */
async function openEach(world: World, page: Page, ways: readonly Way[]): Promise<void> {
  for (const [path, end = path] of ways) {
    await open(page, world.url, path);
    await page.waitForURL((url) => url.pathname === end);
    await page.locator(".shell-menu").waitFor();
    await settled(page);
    // A page that leaves for another one does so after its part was fetched: looked at once more when all is quiet.
    expect(new URL(page.url()).pathname === end, `${path} ends at ${end}`);
    await eventually(
      async () => (await page.locator(".shell-tab:visible").innerText()).trim().length > 20,
      `${path} is not empty`,
    );
    expect((await page.locator(".shell-notice:visible").count()) === 0, `${path} shows a page and no notice`);
  }
}

export const homeAndMerchantGroups: Journey = {
  area: "merchants",
  name: "ROUTE-03 ROUTE-04 ROUTE-15 ROUTE-30: the root leads home, every page of the home and of the merchants opens inside the main layout, and the group of merchants leads to its first page",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    await openEach(world, page, home);
    await openEach(world, page, merchants);
    expect(troubles.length === 0, `nothing went wrong: ${troubles.join("; ")}`);
    await context.close();
  },
};

export const systemGroup: Journey = {
  area: "system",
  name: "ROUTE-24 ROUTE-25 ROUTE-26 ROUTE-27 ROUTE-30 ROLE-05: every page of resources, organisations and roles opens for the platform, and a detail page without its key returns to its list",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    await openEach(world, page, system);
    // The folder of roles stands in the menu and in no path.
    await eventually(
      async () => (await menuTitles(page)).filter((title) => title === "角色管理").length === 2,
      "a folder 角色管理 holds the page of that name",
    );
    expect(troubles.length === 0, `nothing went wrong: ${troubles.join("; ")}`);
    await context.close();
  },
};
