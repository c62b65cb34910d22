import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { open, see } from "../screen.ts";
import { declaredPlaces, pathsOf } from "../sitemap.ts";
import type { World } from "../world.ts";

/** What the server answers this person to a question in the address bar. */
async function ask(page: Page, path: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { Authorization: sessionStorage.getItem("Authorization") ?? "" } });
    return { status: answer.status, text: await answer.text() };
  }, path);
}

/** The newest order of a machine that this person must not see. */
const foreignOrder = (world: World, like: string) =>
  world.system(
    async (tx) =>
      (
        await tx.query<{ id: string }>(
          "select max(o.id)::text as id from sales_order o join machine m on m.id = o.machine_id where m.machine_no like $1",
          [like],
        )
      )[0]!.id,
  );

async function machinesIn(page: Page): Promise<string[]> {
  await page.locator("tr.ant-table-row").first().waitFor();
  return [
    ...new Set(
      (await page.locator("tr.ant-table-row").allInnerTexts()).flatMap(
        (text) => text.match(/\b(?:YT|KH)\d{6}\b/g) ?? [],
      ),
    ),
  ].sort();
}

export const ordinaryUser: Journey = {
  area: "access",
  name: "PERM-11 S1: an ordinary user sees exactly the three machines given to him and only their orders, in lists, by address and by call",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demostaff");
    await open(page, world.url, "/shj/wdshj");
    await settled(page);
    await eventually(
      async () => (await machinesIn(page)).join() === "YT310001,YT310002,YT310003",
      "the list has the three machines",
    );
    await eventually(
      async () => (await page.locator(".machine-strip strong").first().innerText()) === "3",
      "the counters know three machines",
    );
    await open(page, world.url, "/jygl/ddgl?pageSize=100");
    await settled(page);
    const sold = await machinesIn(page);
    expect(
      sold.length > 0 && sold.every((machine) => /^YT31000[123]$/.test(machine)),
      `orders of three machines only, not ${sold.join()}`,
    );
    const other = await foreignOrder(world, "YT310004");
    const answer = await ask(page, `/api/v1/orders/orders/${other}`);
    expect(
      answer.status >= 400 && !answer.text.includes("YT310004"),
      `the order of a machine next door is refused, the answer was ${answer.status}`,
    );
    const asked = page.waitForResponse(
      (one) => one.url().includes("/api/v1/orders/orders?") && one.url().includes("machineNo=YT310004"),
    );
    await open(page, world.url, "/jygl/ddgl?machineNo=YT310004");
    await asked;
    await settled(page);
    await see(page, "暂无数据");
    await context.close();
  },
};

export const otherMerchant: Journey = {
  area: "access",
  name: "PERM-01 GUARD-08 ROUTE-31 S1: a merchant sees nothing of another one, a page without permission says so, and an unknown address is a page too",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demodrug");
    await open(page, world.url, "/shj/wdshj");
    await settled(page);
    await eventually(async () => (await machinesIn(page)).length === 6, "six machines are listed");
    expect(
      (await machinesIn(page)).every((machine) => machine.startsWith("KH")),
      `six machines of the pharmacy, not ${(await machinesIn(page)).join()}`,
    );
    for (const path of [
      "/api/v1/machines/machines/YT310001",
      "/api/v1/machines/lanes?machineNo=YT310001",
      `/api/v1/orders/orders/${await foreignOrder(world, "YT310001")}`,
    ]) {
      const answer = await ask(page, path);
      expect(
        answer.status >= 400 && !answer.text.includes("人民广场"),
        `${path} is refused, the answer was ${answer.status}`,
      );
    }
    await open(page, world.url, "/nosuchpage");
    await see(page, "页面不存在");
    await context.close();

    const pharmacist = await openVisit(world.browser);
    await logIn(world, pharmacist.page, "demostaff");
    const own = new Set(await pathsOf(pharmacist.page));
    const closed = declaredPlaces().find(({ path, frame }) => frame === "main" && !own.has(path));
    if (closed !== undefined) {
      await open(pharmacist.page, world.url, closed.path);
      await see(pharmacist.page, "您没有该页面的访问权限。");
    }
    await pharmacist.context.close();
  },
};
