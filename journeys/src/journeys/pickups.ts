import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { choose, drawer, enter, field, open, press, row, see, told } from "../screen.ts";
import type { World } from "../world.ts";
import { registerMachine } from "./mainJob.ts";

const merchantNo = "00010001";

/** Three lanes with three products of the company, five pieces each; answers the names of the products. */
async function fillLanes(world: World, machineNo: string): Promise<string[]> {
  const rows = await world.system((tx) =>
    tx.query<{ name: string }>(
      `with m as (select id, top_id, merchant_id from machine where machine_no = $1),
         p as (select p.id, p.name, row_number() over (order by p.id) as place from product p join m on m.top_id = p.top_id
               where p.deleted_at is null and p.merchant_id = m.top_id order by p.id limit 3),
         l as (insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
               select m.top_id, m.id, m.merchant_id, 'main', 10 + p.place, p.id, 300, 5, 6 from m, p returning top_id, machine_id, merchant_id, lane_no, product_id),
         s as (insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
               select top_id, merchant_id, machine_id, 'main', lane_no, product_id, 5, 5, 'refill' from l)
       select name from p order by place`,
      [machineNo],
    ),
  );
  return rows.map(({ name }) => name);
}

/** Makes one code of these products and answers it as the list shows it. */
async function makeCode(world: World, page: Page, products: readonly string[]): Promise<string> {
  await open(page, world.url, "/jygl/qhmgl");
  await settled(page);
  await press(page, "生成取货码");
  await choose(page, drawer(page), "merchantId", merchantNo);
  for (const [place, name] of products.entries()) {
    if (place > 0) await press(drawer(page), "添加商品");
    await field(drawer(page), `lines_${place}_productId`).fill(name);
    await choose(page, drawer(page), `lines_${place}_productId`, name);
  }
  await enter(drawer(page), "count", "1");
  await press(drawer(page), "保存");
  await told(page, "已生成1个取货码");
  const line = row(page, products.join("*"));
  await see(line, "未使用");
  return /\d{4} \d{4} \d{4}/.exec(await line.innerText())![0];
}

export const pickupCode: Journey = {
  area: "orders",
  name: "PICKUP-01 PICKUP-02 PICKUP-03: a code of three products is made in the console and typed at a machine, one lane jams, and the same code fetches what is left",
  async run(world) {
    ForeignMachine.require();
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const machineNo = `K${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo);
    const products = await fillLanes(world, machineNo);
    const code = await makeCode(world, page, products);
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    const fetchGoods = async (requestId: string, jams: (lane: number) => boolean) => {
      await machine.say("pickupRequest", { requestId, code });
      const { orders } = await machine.hear("pickupAnswer", { requestId });
      const parts = orders as { readonly orderNo: string; readonly lane: number }[];
      for (const { orderNo, lane } of parts) {
        await machine.hear("shipOffer", { orderNo });
        await machine.say("shipClaim", { orderNo });
        await machine.hear("shipGrant", { orderNo });
        await machine.say(
          "shipResult",
          jams(lane) ? { orderNo, dispensed: 0, fault: "jam" } : { orderNo, dispensed: 1 },
        );
      }
      return parts.map(({ lane }) => lane);
    };
    const becomes = (state: string) =>
      eventually(async () => {
        await open(page, world.url, "/jygl/qhmgl");
        await settled(page);
        return (await row(page, code).innerText()).includes(state);
      }, `the code is ${state}`);
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      const first = await fetchGoods("c-1", (lane) => lane === 12);
      expect(first.join() === "11,12,13", `each product comes from its lane, they were ${first.join()}`);
      await becomes("部分出货");
      const again = await fetchGoods("c-2", () => false);
      expect(again.join() === "12", `only what jammed comes again, it was ${again.join()}`);
      await becomes("全部出货");
      await machine.say("pickupRequest", { requestId: "c-3", code });
      const { reason } = await machine.hear("pickupRefused", { requestId: "c-3" });
      expect(reason === "orders.pickupDelivered", `the code is used up, the machine heard ${String(reason)}`);
    } finally {
      machine.stop();
    }
    await context.close();
  },
};
