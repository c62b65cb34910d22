import { logIn, openVisit } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import {
  expectNoTroubles,
  button,
  fits,
  openPhone,
  orderAndPay,
  plainProduct,
  said,
  takeToCheckout,
} from "../shopPhone.ts";
import type { World } from "../world.ts";
import { registerMachine } from "./mainJob.ts";

/** Five pieces in a lane for pickups only, and the machine a point at which the mall's goods are fetched. */
const makePoint = (world: World, machineNo: string, mallProductId: string): Promise<unknown> =>
  world.system((tx) =>
    tx.query(
      `with g as (select g.top_id, g.merchant_id, g.product_id, g.price_fen from mall_product g where g.id = $2),
         m as (select m.id, m.top_id, m.merchant_id, g.product_id, g.price_fen, g.merchant_id as owner from machine m join g on g.top_id = m.top_id where m.machine_no = $1),
         l as (insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, status)
               select top_id, id, merchant_id, 'main', 11, product_id, price_fen, 5, 6, 'pickupOnly' from m returning top_id, machine_id, merchant_id, lane_no, product_id),
         s as (insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
               select top_id, merchant_id, machine_id, 'main', lane_no, product_id, 5, 5, 'refill' from l)
       insert into mall_pickup_point (top_id, merchant_id, machine_id, name, address, longitude, latitude)
       select top_id, owner, id, $1 || '取货', '世纪大道1号', 121.5, 31.2 from m`,
      [machineNo, mallProductId],
    ),
  );

export const fetchedAtMachine: Journey = {
  area: "mall",
  name: "MALL-06 LANE-07 PICKUP-01: a buyer orders on the phone, pays, types the code at the machine that keeps the goods, takes them out, and the phone says so by itself",
  async run(world) {
    ForeignMachine.require();
    const desk = await openVisit(world.browser);
    await logIn(world, desk.page, "demo");
    const machineNo = `A${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, desk.page, machineNo);
    await desk.context.close();
    const goods = await plainProduct(world);
    await makePoint(world, machineNo, goods.mallProductId);
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    const phone = await openPhone(world);
    const { page } = phone;
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      await takeToCheckout(world, page, goods.name, 2);
      await button(page, "自提").click();
      await page
        .locator(".points label")
        .filter({ hasText: `${machineNo}取货` })
        .locator("input")
        .check();
      await fits(page, "the choice of a pickup point");
      const orderNo = await orderAndPay(world, page, "自提买家", "待提货");
      const code = (await page.locator(".pickup-code b").innerText()).replaceAll(/\D/g, "");
      expect(code.length === 12, `the phone shows the code, it shows ${code}`);
      await fits(page, "an order with its code");

      const requestId = "mall-1";
      await machine.say("pickupRequest", { requestId, code });
      const { orders } = await machine.hear("pickupAnswer", { requestId });
      const [part] = orders as { readonly orderNo: string; readonly lane: number; readonly quantity: number }[];
      expect(
        part?.orderNo === orderNo && part.lane === 11 && part.quantity === 2,
        `the machine is told what to hand out: ${JSON.stringify(orders)}`,
      );
      await machine.hear("shipOffer", { orderNo });
      await machine.say("shipClaim", { orderNo });
      await machine.hear("shipGrant", { orderNo });
      await said(page, "机器正在出货，请在机器前等候");
      await machine.say("shipResult", { orderNo, dispensed: 2 });
      await said(page, "已经出来了，请取走");
      await said(page, "已完成");

      await machine.say("pickupRequest", { requestId: "mall-2", code });
      const { reason } = await machine.hear("pickupRefused", { requestId: "mall-2" });
      expect(reason === "orders.pickupDelivered", `the code is used up, the machine heard ${String(reason)}`);
      const [left] = await world.system((tx) =>
        tx.query<{ stock: number; hold: string; business: string }>(
          `select l.stock, f.hold, o.business from sales_order o join mall_order f on f.top_id = o.top_id and f.id = o.id
             join lane l on l.top_id = o.top_id and l.machine_id = o.machine_id and l.lane_no = 11 where o.id = $1`,
          [orderNo],
        ),
      );
      expect(
        left?.stock === 3 && left.hold === "taken" && left.business === "mall",
        `the lane has lost two pieces to an order of the mall: ${JSON.stringify(left)}`,
      );
    } finally {
      machine.stop();
    }
    expectNoTroubles(phone);
    await phone.context.close();
  },
};
