import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { goTo, open, row, see } from "../screen.ts";

export const crash: Journey = {
  area: "platform",
  name: "M1 BIGSALES-30: the server is killed in the middle of everything; sessions stay, screens come back by themselves, and every number is right",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const screen = await context.newPage();
    await open(screen, world.url, "/databases");
    await screen.locator(".bs-feed li").first().waitFor();
    const newest = () => screen.locator(".bs-feed li time").first().getAttribute("datetime");

    await world.kill();
    await new Promise((done) => setTimeout(done, 1_000));
    const before = await newest();
    await world.restart();
    await goTo(page, "我的售货机");
    await settled(page);
    await row(page, "YT").waitFor();
    expect((await page.evaluate(() => sessionStorage.getItem("Authorization"))) !== null, "the session is still there");
    await open(page, world.url, "/jygl/ddgl");
    await see(page, "订单列表");
    await row(page, "YT").waitFor();
    await eventually(
      async () => (await newest()) !== before,
      "the screen shows new sales again without anybody touching it",
      60_000,
    );
    const { code, output } = await world.verify();
    expect(code === 0, `verify finds nothing wrong, it said: ${output}`);
    await context.close();
  },
};
