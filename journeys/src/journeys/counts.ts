import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, closeDrawer, confirm, drawer, open, press, row, see } from "../screen.ts";
import type { World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

/** What the book says of the lane, and the differences that counts have booked. */
const bookOf = async (world: World, machineNo: string) => {
  const [found] = await world.system((tx) =>
    tx.query<{ stock: number; booked: string }>(
      `select l.stock, (select coalesce(string_agg(s.quantity::text, ','), 'none') from stock_movement s
         where s.machine_id = m.id and s.reason = 'count') as booked
       from lane l join machine m on m.id = l.machine_id where m.machine_no = $1 and l.lane_no = 11`,
      [machineNo],
    ),
  );
  return `${found?.stock} in lane 11, booked ${found?.booked}`;
};

export const countWhileSelling: Journey = {
  area: "stock",
  name: "STOCK-01 LANE-16: a machine sells while somebody counts it; the count is interrupted and goes on, and what is booked is the difference to the book of the moment of counting",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const machineNo = `K${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo);
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    const sell = (saleId: string) =>
      machine.say("sale", { saleId, lane: 11, priceFen: 350, paidFen: 350, payment: "cash", dispensed: 1 });
    const begin = async () => {
      await open(page, world.url, `/kcpd/jqhdkcpd?machineNo=${machineNo}`);
      await act(row(page, machineNo), "盘点");
      await see(drawer(page), "盘点中");
    };
    try {
      await machine.greet({ upperVersion: "2.1.0", reason: "powerOn", confirmsLanes: true });
      await begin();
      const line = drawer(page).locator("tr.ant-table-row").first();
      // Five lay there; the machine sells one before somebody opens its door and finds three.
      await sell("k-1");
      await line.getByLabel("盘点数量 11").fill("3");
      await line.getByLabel("盘点数量 11").press("Enter");
      await see(line, "-1");
      await sell("k-2");
      await closeDrawer(page);
      await begin();
      expect(
        (await line.getByLabel("盘点数量 11").inputValue()) === "3",
        "an interrupted count keeps what was entered",
      );
      const finish = drawer(page).getByRole("button", { name: "完成盘点" });
      expect(await finish.isDisabled(), "a difference without a reason cannot be booked");
      await line.getByLabel("差异原因 11").click();
      await page.locator(".ant-select-item-option").filter({ hasText: "丢失" }).click();
      await line.getByLabel("备注 11").waitFor();
      await press(drawer(page), "完成盘点");
      await confirm(page, "完成盘点");
      await see(page, "盘点已入账，1 个货道有变动");
      // 5 − 1 − 1 that were sold − 1 that was missing: neither sale is counted twice or lost.
      const book = await bookOf(world, machineNo);
      expect(book === "2 in lane 11, booked -1", `the lane holds two, it is ${book}`);
      await sell("k-3");
      await eventually(
        async () => (await bookOf(world, machineNo)) === "1 in lane 11, booked -1",
        "the machine goes on selling from what was counted",
      );
    } finally {
      machine.stop();
    }
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
