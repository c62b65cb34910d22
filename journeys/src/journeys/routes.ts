import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { open } from "../screen.ts";

const home = ["/dashboard", "/syzfqq", "/syspxlpm", "/syspxlpmxq", "/syjqpm", "/syjqpmxq"] as const;

/** Children of the group of merchants (spec 1 §2.3); the form of one user needs its key and returns to its list without it. */
const merchantPages = ["shjqsq", "wdsh", "tdjqsq", "wdtd", "bjyh", "xzyh", "management", "wdys", "kfdh", "zjgl", "yylb", "glwdhy", "shzhxx", "shtzsz", "yggl", "bzsz", "xzyg", "xzjs"] as const;
const endOf = (child: (typeof merchantPages)[number]) => (child === "bjyh" ? "/shgl/yggl" : `/shgl/${child}`);

export const homeAndMerchantRoutes: Journey = {
  name: "ROUTE-03 ROUTE-04 ROUTE-15: the root opens the home page, and every page of the home page and of the group of merchants opens inside the main layout",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    const shows = async (path: string, end: string) => {
      await open(page, world.url, path);
      await page.waitForURL((url) => url.pathname === end);
      await settled(page);
      expect(await page.locator(".shell-menu").isVisible(), `${path} stands inside the main layout`);
      expect((await page.locator(".shell-notice:visible").count()) === 0, `${path} shows a page and no notice`);
      await eventually(async () => (await page.locator(".shell-tab:visible").innerText()).trim().length > 20, `${path} is not empty`);
    };
    await shows("/", "/dashboard");
    for (const path of home) await shows(path, path);
    await shows("/shgl", "/shgl/shjqsq");
    for (const child of merchantPages) await shows(`/shgl/${child}`, endOf(child));
    expect(troubles.length === 0, `nothing went wrong: ${troubles.join("; ")}`);
    await context.close();
  },
};
