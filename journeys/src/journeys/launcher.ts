import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { open, see } from "../screen.ts";

const everyTile = [
  "leasing",
  "market",
  "operations",
  "bigData",
  "factory",
  "afterSales",
  "notices",
  "configuration",
] as const;

export const launcherWithoutSession: Journey = {
  area: "access",
  name: "LAUNCH-04 LAUNCH-06 LAUNCH-11 PERM-08 GUARD-09: without a session every tile of the launcher leads to the login, the one of announcements to its own, and a page that was asked for before the login is not restored after it",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    for (const tile of everyTile) {
      await open(page, world.url, "/launcher");
      await page.locator(`[data-tile="${tile}"]`).click();
      await page.waitForURL(`${world.url}${tile === "notices" ? "/logins" : "/login"}`);
    }
    await page.goto(`${world.url}/jygl/ddgl`);
    await page.waitForURL(`${world.url}/login`);
    await logIn(world, page, "demo");
    await page.waitForURL(`${world.url}/dashboard`);
    await context.close();
  },
};

export const launcherTiles: Journey = {
  area: "access",
  name: "LAUNCH-05 LAUNCH-09 LAUNCH-10 LAUNCH-13: tiles open their pages, the configured application with a ticket, and a failure of the sub-system shows the server's message and stays",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const userId = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem("userInfo") ?? "{}") as { userid: string }).userid,
    );
    const resource = "**/sram/comm/login/getUserResource**";
    await page.route(resource, (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/json",
        body: JSON.stringify({ code: "S0001", msg: "资源服务维护中", data: {} }),
      }),
    );
    await open(page, world.url, "/launcher");
    const asked = page.waitForRequest(resource);
    await page.locator('[data-tile="market"]').click();
    const sent = (await asked).postDataJSON() as { systemid: string; systemuserid: string };
    expect(
      sent.systemid === "micro-supermarket" && sent.systemuserid === userId,
      `the constant of the tile and the own id are sent, not ${JSON.stringify(sent)}`,
    );
    await see(page, "资源服务维护中");
    expect(page.url() === `${world.url}/launcher`, "a failure stays on the launcher");
    await page.unroute(resource);

    await page.locator('[data-tile="operations"]').click();
    await page.waitForURL((url) => ["/shj/ztcx", "/shj/wdshj"].includes(url.pathname));
    await open(page, world.url, "/launcher");
    const afterSales = page.locator('[data-tile="afterSales"]');
    if ((await afterSales.getAttribute("aria-disabled")) === "true")
      expect((await afterSales.innerText()).includes("当前版本未开放"), "a tile whose pages do not exist says so");
    else {
      await afterSales.click();
      await page.waitForURL("**/shkf/wtfk");
      await open(page, world.url, "/launcher");
    }
    await page.route(`${world.configurationUrl}**`, (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "configuration" }),
    );
    await page.locator('[data-tile="configuration"]').click();
    await page.waitForURL(`${world.configurationUrl}**`);
    const { searchParams } = new URL(page.url());
    expect(
      searchParams.get("userid") === userId && /^[\w-]{43}$/.test(searchParams.get("authorization") ?? ""),
      "the application gets a ticket and the user's id",
    );
    await context.close();
  },
};

export const lost: Journey = {
  area: "access",
  name: "GUARD-08 ROUTE-31: a page without permission and an unknown page say so inside the layout, and lead to a page that opens",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    for (const [path, text] of [
      ["/xtgl/zygl/cdgl", "您没有该页面的访问权限。"],
      ["/xtgl/nowhere", "页面不存在"],
    ] as const) {
      await open(page, world.url, path);
      await settled(page);
      await see(page, text);
      await page.locator(".shell-menu").waitFor();
      await page.locator(".shell-notice:visible button").click();
      await page.waitForURL(`${world.url}/dashboard`);
    }
    await context.close();
  },
};
