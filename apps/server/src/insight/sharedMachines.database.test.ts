import { dashboard } from "@yunshou/contract/insight/dashboard";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { machineFigures } from "@yunshou/contract/insight/figures";
import { productSales } from "@yunshou/contract/insight/productSales";
import { screens } from "@yunshou/contract/insight/screens";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { shares } from "@yunshou/contract/machines/shares";
import { orders } from "@yunshou/contract/orders/orders";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let merchant: Client;
let person: Client;
let sister: Client;
let productId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: addDays(today, -6), toDay: today };

/** West is authorised to one of two machines of east, and a person of west to the same one. West sold something itself. */
beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server);
  const east = await givenMerchant(server, { parentId: top.merchantId });
  const west = await givenMerchant(server, { parentId: top.merchantId });
  await givenUser(server, top, { account: "boss" });
  await givenUser(server, west, { account: "merchant" });
  await givenUser(server, await givenMerchant(server, { parentId: top.merchantId }), { account: "sister" });
  const { userId } = await givenUser(server, west, { account: "person", level: "2" });
  const boss = await loginAs(server, "boss", testPassword);
  const ids: string[] = [];
  for (const [machineNo, owner, priceFen] of [
    ["SHARED", east, 350],
    ["KEPT", east, 999],
    ["OWN", west, 200],
  ] as const) {
    const { machineId } = await boss.call(machines.register, machineForm(owner, machineNo));
    ids.push(machineId);
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    const sold = await givenProduct(server, owner, `cola${machineNo}`, priceFen);
    if (machineNo === "SHARED") productId = sold;
    await rowsOf(
      server,
      "update lane set product_id = $2, price_fen = $3, capacity = 9, stock = 9, status = 'normal' where machine_id = $1",
      [machineId, sold, priceFen],
    );
    await sellAt(server, machineId, { lane: 11, priceFen });
    await sellAt(server, machineId, { lane: 11, priceFen, at: new Date(Date.now() - 8 * 86_400_000) });
  }
  const [shared] = ids as [string];
  await boss.call(shares.shareWithMerchant, { merchantId: west.merchantId, machineIds: [shared], granted: true });
  await boss.call(machines.authorise, { machineIds: [shared], userIds: [userId], granted: true });
  server.forgetSessions();
  [merchant, person, sister] = (await Promise.all(
    ["merchant", "person", "sister"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
}, 60_000);
afterAll(() => server.stop());

describe("machines that other merchants own", () => {
  for (const [who, by, machineNos, amountFen] of [
    ["a merchant that is authorised to one", () => merchant, ["SHARED", "OWN"], "550"],
    ["a person who is authorised to one", () => person, ["SHARED"], "350"],
    ["a merchant that is authorised to none", () => sister, [], "0"],
  ] as const)
    it(`HOME-02 MERCHANT-05 count on the home page as in the lists it opens, for ${who}`, async () => {
      const listed = await by().call(orders.list, { fromDay: today, toDay: today, sold: "yes" });
      const home = await by().call(dashboard.overview, { ...days, fromDay: today });
      expect(home.today).toMatchObject({ orders: listed.total, amountFen });
      expect(home.trend).toMatchObject([{ orders: listed.total, amountFen }]);
      expect(home.machineRanking.map(({ machineNo }) => machineNo)).toEqual(machineNos);
      expect(home.products).toHaveLength(machineNos.length);
      const week = await by().call(dashboard.overview, days);
      const before = (week.previous ?? []).reduce((sum, day) => sum + Number(day.amountFen), 0);
      expect(week.previous === null || String(before) === amountFen).toBe(true);
      const { period } = await by().call(machineFigures.read, { ...days, groupBy: "machine", compare: "none" });
      for (const { amountFen: shown } of [
        (await by().call(dashboard.payments, days)).total,
        (await by().call(dashboard.productRanking, days)).total,
        (await by().call(dashboard.machineRanking, days)).total,
        { amountFen: (await by().call(productSales.ranking, days)).total.salesAmountFen },
      ])
        expect(shown).toBe(period.total.salesAmountFen);
    });

  it("HOME-03 HOME-04 open from the rankings, with the product that was sold there", async () => {
    for (const by of [merchant, person]) {
      const { machine, total, products } = await by.call(dashboard.machineDetail, { ...days, machineNo: "SHARED" });
      expect([machine.machineNo, total.amountFen, products[0]?.laneNo]).toEqual(["SHARED", "350", "11"]);
      const wanted = { ...days, productCode: "colaSHARED", productId };
      expect((await by.call(dashboard.productDetail, wanted)).machines).toMatchObject([{ machineNo: "SHARED" }]);
      const [sold] = (await by.call(productSales.ranking, { ...days, machineNo: "SHARED" })).rows;
      expect(sold).toMatchObject({ productCode: "colaSHARED", salesAmountFen: "350" });
      expect((await by.try(dashboard.machineDetail, { ...days, machineNo: "KEPT" })).body.code).toBe("record.unknown");
    }
    const wanted = { ...days, productCode: "colaSHARED", productId };
    expect((await sister.try(dashboard.productDetail, wanted)).body.code).toBe("record.unknown");
  });

  it("PERM-11 BIGSALES-32 are on the big screens of a person who is authorised to them, and the others are not", async () => {
    const screen = { screen: "databases" } as const;
    const [orderCounts] = await person.call(screenCalls.tradeStatistics, screen);
    expect(orderCounts).toMatchObject({ cashsl: 1, allCount: 1 });
    const { today: hours, hotProducts, recent } = await person.call(screens.sales, screen);
    expect(hours.reduce((sum, hour) => sum + hour.orders, 0)).toBe(1);
    expect([hotProducts.map(({ productName }) => productName), recent.length]).toEqual([["colaSHARED"], 1]);
    const { ranking, amountFen, lanes: filled } = await person.call(screens.products, screen);
    expect([ranking.map(({ productName }) => productName), amountFen]).toEqual([["colaSHARED"], "700"]);
    expect(filled).toEqual({ filled: 2, low: 0, empty: 0 });
    expect((await person.call(screens.customers, screen)).orders).toBe(2);
    expect((await person.call(screens.merchants, screen)).selling).toBe(1);
    expect((await sister.call(screens.customers, screen)).orders).toBe(0);
  });
});
