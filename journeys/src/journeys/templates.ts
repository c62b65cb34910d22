import type { Page } from "playwright-core";
import { callAs, logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, chooseTyped, confirm, dialog, drawer, enter, open, press, row, see, told } from "../screen.ts";
import type { World } from "../world.ts";
import { registerMachine } from "./mainJob.ts";
import { equip } from "./round.ts";

/** What stands in lane 11 of both machines in fen, in the order of their numbers. */
const prices = async (world: World, machines: readonly string[]): Promise<string> => {
  const rows = await world.system((tx) =>
    tx.query<{ price: number }>(
      "select l.price_fen::int as price from lane l join machine m on m.id = l.machine_id where m.machine_no = any($1) and l.lane_no = 11 order by m.machine_no",
      [machines],
    ),
  );
  return rows.map(({ price }) => price).join(" ");
};

/** A template with the product of a machine's lanes at 3.80 yuan, for machines of its type. */
async function givenTemplate(world: World, page: Page, machineNo: string): Promise<void> {
  const [lane] = await world.system((tx) =>
    tx.query<{ productId: string; machineType: string }>(
      `select l.product_id::text as "productId", m.type as "machineType" from lane l join machine m on m.id = l.machine_id
       where m.machine_no = $1 and l.lane_no = 11`,
      [machineNo],
    ),
  );
  const lanes = [11, 12].map((laneNo) => ({
    laneNo,
    laneMode: "medium",
    productId: lane!.productId,
    lanePriceFen: "380",
    purchaseFen: "100",
    capacity: 6,
    warnThreshold: 2,
  }));
  const head = { templateName: machineNo, machineType: lane!.machineType, layers: 1, perLayer: 2 };
  const { code, msg } = await callAs(page, "/api/v1/machines/templates", { ...head, lanes });
  expect(code === "H0000", `the template is made: ${code} ${msg}`);
}

/** It is asked whether to restart, which a machine that takes over prices by message need not. */
const leaveRunning = (page: Page) => press(page.locator(".ant-modal-confirm").last(), "取消");

export const templateInStages: Journey = {
  area: "machines",
  name: "TEMPLATE-11 MACHINE-19: a template goes to the first machine, then to the rest, and one action gives both back what they had",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const name = `T${Date.now().toString(36).toUpperCase()}`;
    const machines = [`${name}A`, `${name}B`];
    for (const machineNo of machines) {
      await registerMachine(world, page, machineNo);
      await equip(world, machineNo);
    }
    await givenTemplate(world, page, `${name}A`);

    await open(page, world.url, `/shj/mbgl?templateName=${name}A`);
    await act(row(page, `${name}A`), "应用到机器");
    for (const machineNo of machines) await chooseTyped(page, dialog(page), "machineIds", machineNo);
    await page.keyboard.press("Escape");
    await enter(dialog(page), "firstMachines", "1");
    await press(dialog(page), "预览");
    await see(dialog(page), "将修改 2 台机器的 4 条货道");
    expect((await prices(world, machines)) === "300 300", "looking changes nothing");
    await press(dialog(page), "先应用到 1 台机器");
    await leaveRunning(page);
    await page.waitForURL(/view=sets/);
    await see(drawer(page), "其余 1 台机器待应用");
    expect((await prices(world, machines)) === "380 300", "only the first machine has the template");

    await press(drawer(page), "应用到其余");
    await see(dialog(page), "将修改 1 台机器的 2 条货道");
    await press(dialog(page), "修改 2 条货道");
    await leaveRunning(page);
    await eventually(async () => (await prices(world, machines)) === "380 380", "both machines have it");
    await drawer(page).getByText("其余 1 台机器待应用").waitFor({ state: "detached" });

    await press(drawer(page), "撤销");
    await see(page.locator(".ant-modal-confirm").last(), `${name}A`);
    await confirm(page, "撤销");
    await told(page, "已恢复 4 条货道");
    expect((await prices(world, machines)) === "300 300", "both have what they had");
    await context.close();
  },
};
