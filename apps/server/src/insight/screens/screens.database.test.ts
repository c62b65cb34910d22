import { screenCalls } from "@yunshou/contract/insight/documented";
import { screens } from "@yunshou/contract/insight/screens";
import { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { givenMachine, givenSale } from "../../testing/bench/sales.ts";

let server: TestServer;
let everybody: Client;
let merchant: Client;
let merchantNo: string;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_SCREENS: "on" });
  const [one, two] = [
    await givenMerchant(server, { name: "甲商户", province: "广东" }),
    await givenMerchant(server, { name: "乙商户", province: "北京" }),
  ];
  await givenUser(server, one, { account: "screenone" });
  const ours = await givenMachine(server, one, "S0001", "广东", [113.264385, 23.129112]);
  const theirs = await givenMachine(server, two, "S0002", "北京", [116.407526, 39.90403]);
  await givenSale(server, ours, 350);
  await givenSale(server, ours, 50, "cash");
  await givenSale(server, theirs, 1_000, "memberCard");
  everybody = new Client(server.address);
  merchant = new Client(server.address);
  merchantNo = (await merchant.login("screenone", testPassword)).userInfo.shbh;
});
afterAll(() => server.stop());

describe("documented big-screen calls", () => {
  it("BIGSALES-15 BIGSALES-16 answers payment statistics whose first row holds the counts", async () => {
    const { body } = await everybody.send<Record<string, unknown>[]>(
      "POST",
      "/service-order/salesBigData/doGetTradeStatisticsOfToday",
      "{}",
    );
    expect(body.code).toBe("H0000");
    expect(body.data[0]).toEqual({
      classify: "今日笔数",
      alipaysl: 0,
      wxpaysl: 1,
      unionpaysl: 0,
      pickcodesl: 0,
      memberpaysl: 1,
      cashsl: 1,
      othersl: 0,
      allCount: 3,
    });
    expect(body.data[1]).toMatchObject({ wxpaysl: "3.50", memberpaysl: "10.00", cashsl: "0.50", allCount: "14.00" });
  });

  it("PERM-09 limits the statistics to the merchants of a session", async () => {
    const [counts] = await merchant.call(screenCalls.tradeStatistics, {});
    expect(counts).toMatchObject({ wxpaysl: 1, cashsl: 1, memberpaysl: 0, allCount: 2 });
  });

  it("HTTP-22 answers H0000 to doRegisterClient and doSendMessage", async () => {
    const payload = JSON.stringify({
      userId: "0123456789abcdef0123456789abcdef",
      type: 2,
      language: "zh",
      channel: "1",
    });
    expect((await everybody.send("POST", "/service-order/register/doRegisterClient", payload)).body.code).toBe("H0000");
    expect((await everybody.send("POST", "/service-order/producer/doSendMessage", "{}")).body.code).toBe("H0000");
    expect(
      (
        await everybody.send(
          "POST",
          "/service-order/register/doRegisterClient",
          JSON.stringify({ userId: "0123456789abcdef", type: 6 }),
        )
      ).status,
    ).toBe(400);
  });

  it("BIGDEV-13 lists machine types with code and name in the caller's language", async () => {
    const types = await everybody.call(screenCalls.machineTypes, {});
    expect(types[1]).toEqual({ jqywlxdm: "2", jqywlxmc: "饮料机" });
    const { body } = await everybody.send<{ jqywlxmc: string }[]>(
      "POST",
      "/service-machine/BigData/getJqywlx",
      JSON.stringify({ language: "de" }),
    );
    expect(body.data[1]?.jqywlxmc).toBe("Getränkeautomat");
  });

  it("BIGDEV-11 BIGDEV-12 counts machines by province and names the provinces", async () => {
    expect(await everybody.call(screenCalls.machinesByProvince, { machinetype: 0 as unknown as string })).toEqual(
      expect.arrayContaining([
        { province: "广东", num: 1 },
        { province: "北京", num: 1 },
      ]),
    );
    expect(await merchant.call(screenCalls.machinesByProvince, { machinetype: "0" })).toEqual([
      { province: "广东", num: 1 },
    ]);
    expect(await merchant.call(screenCalls.machinesByProvince, { machinetype: "1" })).toEqual([]);
    expect(await merchant.call(screenCalls.provinces, {})).toEqual(["广东"]);
  });

  it.each([
    [1, 30, /^\d{4}-\d\d-\d\d$/],
    [2, 12, /^\d{4}-\d\d$/],
    [3, 5, /^\d{4}$/],
  ])("BIGDEV-09 BIGDEV-10 answers the series of queryType %i", async (queryType, steps, time) => {
    const filter = { queryType, province: "", shbh: "", machinetype: "0" };
    for (const call of [screenCalls.operatingMachines, screenCalls.newMachines, screenCalls.exitedMachines]) {
      const rows = await merchant.call(call, filter);
      expect(rows).toHaveLength(steps);
      expect(rows.every((row) => time.test(row.time))).toBe(true);
      expect(rows.at(-1)?.sl).toBe(call === screenCalls.exitedMachines ? 0 : 1);
    }
  });

  it("BIGDEV-14 BIGDEV-15 filters the series by province, type and merchant", async () => {
    const last = async (client: Client, filter: Partial<{ province: string; shbh: string; machinetype: string }>) =>
      (await client.call(screenCalls.operatingMachines, { queryType: 1, ...filter })).at(-1)?.sl;
    expect(await last(everybody, {})).toBe(2);
    expect(await last(everybody, { province: "北京" })).toBe(1);
    expect(await last(everybody, { machinetype: "1" })).toBe(0);
    expect(await last(merchant, { shbh: merchantNo })).toBe(1);
  });

  it("BIGDEV-03 BIGDEV-09 counts as exited what was in service, in the province where it stood last", async () => {
    const third = await givenMerchant(server, { name: "丙商户" });
    await givenUser(server, third, { account: "screenthree" });
    const client = await loginAs(server, "screenthree", testPassword);
    const { machineId: stood } = await client.call(machines.register, machineForm(third, "S0003"));
    await rowsOf(
      server,
      `with place as (
         insert into point (top_id, merchant_id, name, province, city, longitude, latitude) values ($1, $2, '码头', '海南', '海口', 110.3, 20) returning id),
       put as (update machine set activated_at = now(), point_id = (select id from place) where id = $3),
       moved as (insert into machine_move (top_id, machine_id, merchant_id, point_id) select $1, $3, $2, id from place)
       insert into machine_lifecycle (top_id, machine_id, merchant_id, event) values ($1, $3, $2, 'activated')`,
      [third.topId, third.merchantId, stood],
    );
    const { machineId: mistaken } = await client.call(machines.register, machineForm(third, "S0004"));
    for (const machineId of [stood, mistaken]) await client.call(machines.decommission, { machineId, reason: "x" });
    const last = async (name: "operatingMachines" | "newMachines" | "exitedMachines", province: "" | "海南" | "北京") =>
      (await client.call(screenCalls[name], { queryType: 1, province })).at(-1)?.sl;
    for (const province of ["", "海南"] as const)
      expect([
        province,
        await last("newMachines", province),
        await last("exitedMachines", province),
        await last("operatingMachines", province),
      ]).toEqual([province, 1, 1, 0]);
    expect(await last("exitedMachines", "北京")).toBe(0);
    await rowsOf(server, "update merchant set status = 'deleted' where id = $1", [third.merchantId]);
  });

  it("O4 answers nothing to what strangers make up", async () => {
    const made = await everybody.try(screenCalls.operatingMachines, { queryType: 1, province: "Atlantis" as never });
    expect(made).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    for (const filter of [{ shbh: "x1" }, { machinetype: "77" }, { machinetype: "y" }])
      expect(await everybody.call(screenCalls.newMachines, { queryType: 1, ...filter })).toEqual([]);
    expect(await everybody.call(screenCalls.machinesByProvince, { machinetype: "99" })).toEqual([]);
  });

  it("PERM-16 answers nothing about one merchant without a session", async () => {
    expect(await everybody.call(screenCalls.operatingMachines, { queryType: 1, shbh: merchantNo })).toEqual([]);
  });
});

describe("data of the big screens", () => {
  it("PERM-16 names no merchant and no amount of a sale without a session", async () => {
    const data = await everybody.call(screens.merchants, {});
    expect(data).toMatchObject({ total: 2, selling: 2, ranking: null, newest: null });
    const sales = await everybody.call(screens.sales, {});
    expect(sales.recent).toHaveLength(3);
    expect(sales.recent.every((sale) => sale.amountFen === null)).toBe(true);
    expect(sales.recent.map((sale) => sale.longitude).sort((left, right) => Number(left) - Number(right))).toEqual([
      113.3, 113.3, 116.4,
    ]);
    for (const name of ["sales", "afterSales", "merchants", "products", "customers"] as const) {
      expect(JSON.stringify(await everybody.call(screens[name], {})), name).not.toMatch(/商户/);
    }
  });

  it("HTTP-05 gives everybody who shares an answer its instants as ISO texts", async () => {
    const first = await everybody.call(screens.sales, {});
    const second = await new Client(server.address).call(screens.sales, {});
    for (const at of [second.at, ...second.recent.map(({ soldAt }) => soldAt)])
      expect(new Date(at).toISOString()).toBe(at);
    expect(second.at).toBe(first.at);
  });

  it("BIGSALES-32 ranks merchants and shows amounts within a session's scope", async () => {
    const data = await merchant.call(screens.merchants, {});
    expect(data.ranking).toEqual([{ name: "甲商户", orders: 2, amountFen: "400" }]);
    const sales = await merchant.call(screens.sales, {});
    expect(
      sales.recent.map((sale) => sale.amountFen).toSorted((left, right) => String(left).localeCompare(String(right))),
    ).toEqual(["350", "50"]);
    expect(sales.provinces).toEqual([{ province: "广东", count: 1 }]);
    expect(sales.yesterday).toHaveLength(24);
  });

  it("BIGSALES-35 limits a session to the merchant of the brand record, within what it may see", async () => {
    const other = (await everybody.call(screens.config, { screen: "databaseszd" })).viewer;
    expect(other).toBe("public");
    await asSystem(server.database, (tx) =>
      tx.query("insert into setting (key, value) values ('screens', $1)", [
        JSON.stringify({ brands: { databaseszd: { title: "智电", merchantNo: "nobody" } } }),
      ]),
    );
    expect((await merchant.call(screens.sales, { screen: "databaseszd" })).recent).toEqual([]);
    expect((await merchant.call(screenCalls.tradeStatistics, { screen: "databaseszd" }))[0]).toMatchObject({
      allCount: 0,
    });
    expect((await merchant.call(screens.sales, {})).recent).toHaveLength(2);
    expect(await merchant.call(screens.config, { screen: "databaseszd" })).toMatchObject({ title: "智电" });
  });

  it("BIGSALES-35 tells which screen may show what", async () => {
    expect(await everybody.call(screens.config, {})).toMatchObject({
      viewer: "public",
      povertyReliefOnly: false,
      title: null,
    });
    expect(await everybody.call(screens.config, { screen: "databasesTscpyxpt" })).toMatchObject({
      povertyReliefOnly: true,
    });
    expect(await merchant.call(screens.config, {})).toMatchObject({ viewer: "session" });
  });
});

describe("a deployment that keeps its screens private", () => {
  it("PERM-16 refuses everything without a session", async () => {
    const closed = await startTestServer({ PUBLIC_SCREENS: "off" });
    try {
      const nobody = new Client(closed.address);
      expect(await nobody.call(screens.config, {})).toMatchObject({ viewer: "none" });
      for (const call of [screens.sales, screens.products, screenCalls.tradeStatistics, screenCalls.provinces]) {
        expect((await nobody.try(call, {})).body.code).toBe("insight.screensNotPublic");
      }
      expect((await nobody.try(screenCalls.registerClient, { userId: "0123456789abcdef", type: 0 })).body.code).toBe(
        "insight.screensNotPublic",
      );
    } finally {
      await closed.stop();
    }
  });
});
