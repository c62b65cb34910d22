import type { Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, choose, dialog, drawer, enter, field, open, press, row, see } from "../screen.ts";
import type { World } from "../world.ts";

const product = "湿纸巾";

/** Registers a machine through the form and answers the secret that is shown once. */
export async function registerMachine(
  world: World,
  page: Page,
  machineNo: string,
  merchantNo = "00010001",
): Promise<string> {
  await open(page, world.url, "/shj/wdshj");
  await press(page, "注册机器");
  await enter(drawer(page), "machineNo", machineNo);
  await enter(drawer(page), "machineName", `旅程${machineNo}`);
  await choose(page, drawer(page), "merchantId", merchantNo);
  await press(drawer(page), "保存");
  const secret = await dialog(page).locator("code").innerText();
  expect(secret.length >= 20, "the secret of a new machine is shown");
  await press(page, "我已保存");
  return secret.trim();
}

async function bindPoint(world: World, page: Page, machineNo: string): Promise<string> {
  await open(page, world.url, `/shj/wdshj?machineNo=${machineNo}`);
  await act(row(page, machineNo), "绑定点位");
  const point = await choose(page, dialog(page), "chosen");
  await press(dialog(page), "绑定点位");
  const [name = "", place = ""] = point.split("\n");
  await see(row(page, machineNo), name);
  return place.split(" ")[0]!;
}

/** Generates two layers of three lanes and puts a product at 3.50 yuan into lane 11, five pieces of it. */
export async function equipLane(
  world: World,
  page: Page,
  machineNo: string,
  name = product,
  batchNo?: string,
): Promise<void> {
  await open(page, world.url, `/shj/hdgl?jqbh=${machineNo}`);
  await press(page, "生成货道");
  await enter(dialog(page), "layers", "2");
  await enter(dialog(page), "perLayer", "3");
  await press(dialog(page), "生成货道");
  const lane = page.locator("button.front-lane").first();
  await lane.dblclick();
  await field(drawer(page), "productId").fill(name);
  await choose(page, drawer(page), "productId", name);
  // The product proposes its price a moment later; what is typed meanwhile would be mixed with it.
  const price = field(drawer(page), "lanePrice");
  await eventually(async () => (await price.inputValue()) !== "", "the product proposes its price");
  await price.fill("3.50");
  await enter(drawer(page), "capacity", "6");
  await enter(drawer(page), "stock", "5");
  if (batchNo !== undefined) await enter(drawer(page), "batchNo", batchNo);
  await press(drawer(page), "保存");
  await lane.filter({ hasText: "5/6" }).waitFor();
  // A lane without a price was stopped by itself (LANE-05); the first sound price lets it sell.
  await eventually(async () => !(await lane.innerText()).includes("停售"), "the lane is enabled");
}

/** Opens the public screen and remembers every sale that it ever shows. */
async function watchScreen(world: World, page: Page): Promise<() => Promise<string[]>> {
  await open(page, world.url, "/databases");
  await page.locator(".bs-feed li").first().waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    (globalThis as unknown as { seen: Set<string> }).seen = seen;
    setInterval(() => {
      for (const line of document.querySelectorAll<HTMLElement>(".bs-feed li"))
        seen.add(line.innerText.replaceAll("\n", " "));
    }, 100);
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
}

export const mainJob: Journey = {
  area: "machines",
  name: "MACHINE-20 LANE-10 LANE-19 BIGSALES-12 ORDER-04: somebody registers a machine, fills a lane, a machine of another maker sells, and screen, order and stock show it",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    const machineNo = `J${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo);
    const province = await bindPoint(world, page, machineNo);
    await equipLane(world, page, machineNo);
    const screen = await context.newPage();
    const sales = await watchScreen(world, screen);

    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      const welcome = await machine.greet({ upperVersion: "2.1.0", lowerVersion: "1.0.3", reason: "powerOn" });
      const [lane] = welcome["lanes"] as { lane: number; priceFen: number; stock: number; sellable: boolean }[];
      expect(
        lane?.lane === 11 && lane.priceFen === 350 && lane.stock === 5 && lane.sellable,
        `the machine takes over lane 11 at 3.50 with 5 pieces, it heard ${JSON.stringify(lane)}`,
      );
      const before = new Set(await sales());
      await machine.say("sale", {
        saleId: "s-0001",
        lane: 11,
        priceFen: 350,
        paidFen: 350,
        payment: "cash",
        dispensed: 1,
      });
      const shown = (line: string) => line.includes(product) && line.includes(province) && !before.has(line);
      await eventually(
        async () => (await sales()).some(shown),
        "the big screen shows the sale with its product and province",
      );

      await open(page, world.url, `/jygl/ddgl?machineNo=${machineNo}`);
      await see(row(page, machineNo), "已完成");
      await see(row(page, machineNo), "¥3.50");
      await see(row(page, machineNo), "现金");
      await eventually(
        async () => (await page.locator("tr.ant-table-row").count()) === 1,
        "the machine has exactly one order",
      );
      await open(page, world.url, `/shj/hdgl?jqbh=${machineNo}`);
      await page.locator("button.front-lane").first().filter({ hasText: "4/6" }).waitFor();
    } finally {
      machine.stop();
    }
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
