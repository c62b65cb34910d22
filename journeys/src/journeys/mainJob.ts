import type { Locator, Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, choose, dialog, drawer, enter, field, open, press, row, see } from "../screen.ts";
import type { World } from "../world.ts";

export const product = "湿纸巾";

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
  await fillLane(page, name, batchNo);
}

/** The same on the page of its lanes, which is open. */
export async function fillLane(page: Page, name = product, batchNo?: string): Promise<void> {
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
export async function watchScreen(world: World, page: Page): Promise<() => Promise<string[]>> {
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

/** A price that is changed in the console is shown as not yet taken over until the machine says that it has it. */
async function changePrice(page: Page, lane: Locator, machine: ForeignMachine): Promise<void> {
  await lane.dblclick();
  const price = field(drawer(page), "lanePrice");
  await eventually(async () => (await price.inputValue()) === "3.50", "the form shows the price");
  await price.fill("4.20");
  await press(drawer(page), "保存");
  // It is asked whether to restart, which a machine that takes over prices by message need not.
  await press(page.locator(".ant-modal-confirm").last(), "取消");
  type Change = { lane: number; priceFen: number; version: number };
  const lanesOf = (body: Record<string, unknown>) => body["lanes"] as Change[];
  const isChanged = ({ lane: number, priceFen }: Change) => number === 11 && priceFen === 420;
  const heard = await machine.hear("lanes", (body) => lanesOf(body).some(isChanged));
  const { version } = lanesOf(heard).find(isChanged)!;
  await machine.say("laneAnswer", { lanes: [{ lane: 11, version, result: "applied" }] });
  await lane.filter({ hasText: "4.20" }).waitFor();
}

/** The last four pieces go, the alarm of the machine opens and closes again by the refill, which stands in the records. */
async function sellOutAndRefill(world: World, page: Page, machineNo: string, machine: ForeignMachine): Promise<void> {
  for (const saleId of ["s-0002", "s-0003", "s-0004", "s-0005"])
    await machine.say("sale", { saleId, lane: 11, priceFen: 420, paidFen: 420, payment: "cash", dispensed: 1 });
  await open(page, world.url, `/shj/jqbj?machineNo=${machineNo}`);
  await see(row(page, machineNo), "缺货");
  await machine.say("stock", { reason: "refill", lanes: [{ lane: 11, stock: 6 }] });
  await open(page, world.url, `/shj/hdgl?jqbh=${machineNo}`);
  await page.locator("button.front-lane").first().filter({ hasText: "6/6" }).waitFor();
  await open(page, world.url, `/kcpd/bhjl?machineNo=${machineNo}`);
  await row(page, machineNo).first().waitFor();
  const [stillOpen] = await world.system((tx) =>
    tx.query<{ n: number }>(
      "select count(*)::int as n from alarm a join machine m on m.id = a.machine_id where m.machine_no = $1 and a.kind = 'outOfStock' and a.cleared_at is null",
      [machineNo],
    ),
  );
  expect(stillOpen?.n === 0, "the refill has closed the alarm");
}

export const mainJob: Journey = {
  area: "machines",
  name: "MACHINE-20 LANE-10 LANE-19 BIGSALES-12 ORDER-04 MACHINE-22 STOCK-08: somebody registers a machine, fills a lane, a machine of another maker sells, and screen, order and stock show it; it takes over a price, is sold out, raises an alarm, is refilled, and all of it shows",
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
      const welcome = await machine.greet({
        upperVersion: "2.1.0",
        lowerVersion: "1.0.3",
        reason: "powerOn",
        confirmsLanes: true,
      });
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
      const lane11 = page.locator("button.front-lane").first();
      await lane11.filter({ hasText: "4/6" }).waitFor();
      await changePrice(page, lane11, machine);
      await sellOutAndRefill(world, page, machineNo, machine);
    } finally {
      machine.stop();
    }
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
