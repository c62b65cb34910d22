import { faceScans } from "@yunshou/contract/insight/faceScans";
import { merchantFigures } from "@yunshou/contract/insight/figures";
import { screens } from "@yunshou/contract/insight/screens";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { orders } from "@yunshou/contract/orders/orders";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let boss: Client;
let helper: Client;
/** Two ended days, so that all hours of both have come. */
const day = addDays(businessDay(new Date(), "Asia/Shanghai"), -3);
const next = addDays(day, 1);

/** The merchant is in Shanghai, its shop in Vientiane, where days begin an hour later; the shop sold around both midnights. */
beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  const shop = await givenMerchant(server, { parentId: merchant.merchantId });
  await rowsOf(server, "update merchant set time_zone = 'Asia/Vientiane' where id = $1", [shop.merchantId]);
  await givenUser(server, merchant, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  const { machineId } = await boss.call(machines.register, machineForm(shop, "LAO"));
  await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
  const { userId } = await givenUser(server, merchant, { account: "helper", level: "2" });
  await boss.call(machines.authorise, { machineIds: [machineId], userIds: [userId], granted: true });
  helper = await loginAs(server, "helper", testPassword);
  const productId = await givenProduct(server, shop, "cola", 100);
  await rowsOf(
    server,
    "update lane set product_id = $2, price_fen = 100, capacity = 9, stock = 9 where machine_id = $1",
    [machineId, productId],
  );
  for (const [time, priceFen] of [
    [`${day}T12:00:00+07:00`, 100],
    [`${day}T23:30:00+07:00`, 200],
    [`${next}T00:30:00+07:00`, 400],
  ] as const)
    await sellAt(server, machineId, { lane: 11, priceFen, payment: "alipay", at: new Date(time), byFace: true });
}, 60_000);
afterAll(() => server.stop());

describe("figures of a merchant in another time zone", () => {
  it("STAT-01 ORDER-06 open the very orders that they count, by the days of that merchant", async () => {
    for (const [asked, amountFen] of [
      [day, "300"],
      [next, "400"],
    ] as const) {
      const days = { fromDay: asked, toDay: asked };
      const { period } = await boss.call(merchantFigures.read, { ...days, compare: "none" });
      const { rows, total } = await boss.call(orders.list, { ...days, sold: "yes" });
      const paid = String(rows.reduce((sum, row) => sum + Number(row.paidFen), 0));
      expect([asked, period.total.salesAmountFen, period.total.orderCount]).toEqual([asked, amountFen, total]);
      expect([asked, paid]).toEqual([asked, amountFen]);
      expect((await boss.call(faceScans.list, days)).rows).toMatchObject([
        { faceCount: total, salesAmountFen: amountFen },
      ]);
    }
    expect((await boss.call(orders.list, { fromDay: day, toDay: next, sold: "no" })).total).toBe(0);
  });

  it("PERM-11 BIGSALES-32 are of the same hours for who sees the machine alone", async () => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    for (const by of [boss, helper]) {
      const { heat } = await by.call(screens.customers, { screen: "databases" });
      const sold = heat.map(({ weekday: of, hour, orders: count }) => [of, hour, count]);
      expect(sold).toHaveLength(3);
      expect(sold).toEqual(
        expect.arrayContaining([
          [weekday, 12, 1],
          [weekday, 23, 1],
          [(weekday % 7) + 1, 0, 1],
        ]),
      );
    }
  });

  it("ORDER-06 leave a list that asks for no sales to the days of its reader", async () => {
    const listed = await boss.call(orders.list, { fromDay: day, toDay: day });
    expect(listed.rows.map((row) => row.paidFen)).toEqual(["100"]);
  });
});
