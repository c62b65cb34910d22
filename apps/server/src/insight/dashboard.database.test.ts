/** One file because the figures, the lists that they open and their files are read from the same sales of four machines. */
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { screens } from "@yunshou/contract/insight/screens";
import { lanes } from "@yunshou/contract/machines/lanes";
import { alarms } from "@yunshou/contract/machines/alarms";
import { machines } from "@yunshou/contract/machines/machines";
import { orders } from "@yunshou/contract/orders/orders";
import { customerFeedback } from "@yunshou/contract/support/customers";
import { feedback } from "@yunshou/contract/support/feedback";
import { tickets } from "@yunshou/contract/support/tickets";
import { downloads } from "@yunshou/contract/system/downloads";
import { inScope, type Scope } from "@yunshou/database";
import { addDays, businessDay, businessTime } from "@yunshou/domain";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportSources } from "../exports.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { exportDuties } from "../platform/export/exportJob.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import { makeSweeper } from "../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { daysUntilHour } from "./dashboard.queries.ts";
import { saleTotals } from "./screens/sales.queries.ts";

let server: TestServer;
let parent: CreatedMerchant;
let child: CreatedMerchant;
let boss: Client;
let childBoss: Client;
let strangerBoss: Client;
let helper: Client;
const ids = new Map<string, string>();

const today = businessDay(new Date(), "Asia/Shanghai");
const yesterday = addDays(today, -1);
const range = { fromDay: addDays(today, -6), toDay: today };
/** Noon of yesterday in Shanghai. */
const yesterdayNoon = new Date(`${yesterday}T04:00:00Z`);

/** Machines A and B of the parent, C of the child and Z of a stranger; each sells cola at 3.50 from lane 11 and water at 2.00 from lane 12. */
beforeAll(async () => {
  server = await startTestServer();
  parent = await givenMerchant(server);
  child = await givenMerchant(server, { parentId: parent.merchantId });
  const stranger = await givenMerchant(server);
  await givenUser(server, parent, { account: "boss" });
  await givenUser(server, child, { account: "childBoss" });
  await givenUser(server, stranger, { account: "strangerBoss" });
  const { userId } = await givenUser(server, parent, { account: "helper", level: "2" });
  [boss, childBoss, strangerBoss] = (await Promise.all(
    ["boss", "childBoss", "strangerBoss"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
  for (const [machineNo, merchant, by] of [
    ["A", parent, boss],
    ["B", parent, boss],
    ["C", child, boss],
    ["Z", stranger, strangerBoss],
  ] as const) {
    const { machineId } = await by.call(machines.register, machineForm(merchant, machineNo));
    ids.set(machineNo, machineId);
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await by.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    for (const [laneNo, code, price] of [
      [11, "cola", 350],
      [12, "water", 200],
    ] as const) {
      const productId = await givenProduct(server, merchant, `${code}${machineNo}`, price);
      await by.call(lanes.save, {
        machineId,
        cabinet: "main",
        laneNo,
        productId,
        lanePriceFen: String(price),
        purchaseFen: null,
        stock: 100,
        capacity: 200,
        warnThreshold: 1,
        batchNo: "",
        laneMode: "small",
        version: 1,
      });
    }
  }
  await boss.call(machines.authorise, { machineIds: [ids.get("B")!], userIds: [userId], granted: true });
  helper = await loginAs(server, "helper", testPassword);
  const sell = (machineNo: string, lane: number, payment: "cash" | "wechat" | "alipay", quantity: number, at?: Date) =>
    sellAt(server, ids.get(machineNo)!, {
      lane,
      priceFen: lane === 11 ? 350 : 200,
      payment,
      quantity,
      ...(at === undefined ? {} : { at }),
    });
  await sell("A", 11, "wechat", 3);
  await sell("A", 12, "cash", 1);
  await sell("A", 11, "alipay", 1, yesterdayNoon);
  await sell("B", 12, "wechat", 2);
  await sell("C", 11, "cash", 1);
  await sell("Z", 11, "wechat", 9);
});
afterAll(() => server.stop());

/** What the orders themselves say, of these machines. */
async function fromOrders(machineNos: readonly string[], fromDay: string, toDay: string) {
  const [row] = await rowsOf<{ orders: number; amountFen: string; onlineFen: string }>(
    server,
    `select count(*)::int as orders, coalesce(sum(paid_fen), 0)::text as "amountFen", coalesce(sum(paid_fen) filter (where payment <> 'cash'), 0)::text as "onlineFen"
     from sales_order where counted and machine_id = any($1::bigint[]) and business_day between $2 and $3`,
    [machineNos.map((machineNo) => ids.get(machineNo)), fromDay, toDay],
  );
  return row!;
}

const views: readonly [string, () => Client, readonly string[]][] = [
  ["PERM-10 a parent, who sees the machines below", () => boss, ["A", "B", "C"]],
  ["PERM-09 a child", () => childBoss, ["C"]],
  ["PERM-09 a stranger", () => strangerBoss, ["Z"]],
  ["PERM-11 an ordinary user, narrowed to one machine", () => helper, ["B"]],
];

describe("figures of the home page", () => {
  it.each(views)("HOME-02 equal the orders for %s", async (_, by, nos) => {
    const overview = await by().call(dashboard.overview, range);
    const all = await fromOrders(nos, range.fromDay, range.toDay);
    expect(overview.today).toMatchObject(await fromOrders(nos, today, today));
    expect(overview.yesterday).toMatchObject(await fromOrders(nos, yesterday, yesterday));
    expect(overview.machines.inService).toBe(nos.length);
    expect(overview.trend.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_day, index) => addDays(range.fromDay, index)),
    );
    for (const rows of [overview.trend, overview.payments])
      expect(rows.reduce((sum, row) => sum + row.orders, 0)).toBe(all.orders);
    for (const rows of [overview.trend, overview.payments, overview.products, overview.machineRanking]) {
      expect(String(rows.reduce((sum, row) => sum + BigInt(row.amountFen), 0n))).toBe(all.amountFen);
    }
    expect(overview.payments.reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(1, 3);
  });

  it.each(views)(
    "HOME-02 compare today and the period with what was before, by the orders, for %s",
    async (_, by, nos) => {
      const hourNow = () => businessTime(new Date(), "Asia/Shanghai").hour;
      const hours = [hourNow()];
      const { sameHours, previous } = await by().call(dashboard.overview, { fromDay: today, toDay: today });
      hours.push(hourNow());
      if (by() === helper) return expect([sameHours, previous]).toEqual([null, null]);
      const before = await fromOrders(nos, yesterday, yesterday);
      expect(previous).toEqual([{ day: yesterday, orders: before.orders, amountFen: before.amountFen }]);
      expect(hours).toContain(sameHours?.untilHour ?? 0);
      if (sameHours === null) return;
      const until = async (day: string) => {
        const [row] = await rowsOf(
          server,
          `select count(*)::int as orders, coalesce(sum(paid_fen), 0)::text as "amountFen", coalesce(sum(paid_fen) filter (where payment <> 'cash'), 0)::text as "onlineFen"
         from sales_order where counted and machine_id = any($1::bigint[]) and business_day = $2 and extract(hour from ordered_at at time zone 'Asia/Shanghai') < $3`,
          [nos.map((machineNo) => ids.get(machineNo)), day, sameHours.untilHour],
        );
        return row;
      };
      expect([sameHours.today, sameHours.yesterday]).toEqual([await until(today), await until(yesterday)]);
    },
  );

  it.each(views)("HOME-03 HOME-04 HOME-05 HOME-06 rank and drill down for %s", async (_, by, nos) => {
    const all = await fromOrders(nos, range.fromDay, range.toDay);
    const ranking = await by().call(dashboard.machineRanking, range);
    expect(ranking.rows.map(({ machineNo }) => machineNo).sort()).toEqual(nos);
    expect(ranking.rows.map(({ rank }) => rank)).toEqual(nos.map((_no, index) => index + 1));
    const amounts = ranking.rows.map(({ amountFen }) => Number(amountFen));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(ranking.total).toMatchObject({ orders: all.orders, amountFen: all.amountFen });
    for (const row of ranking.rows) {
      const detail = await by().call(dashboard.machineDetail, { ...range, machineNo: row.machineNo });
      const own = await fromOrders([row.machineNo], range.fromDay, range.toDay);
      expect(detail.total).toMatchObject({ orders: own.orders, amountFen: own.amountFen });
      expect(detail.products.every(({ productCode }) => productCode.endsWith(row.machineNo))).toBe(true);
      for (const { productCode, laneNo } of detail.products)
        expect(laneNo, productCode).toBe(productCode.startsWith("cola") ? "11" : "12");
    }
    const products = await by().call(dashboard.productRanking, { ...range, category: "饮料" });
    expect(products.categories).toEqual(["饮料"]);
    const first = products.rows[0]!;
    const detail = await by().call(dashboard.productDetail, { ...range, productCode: first.productCode });
    expect([detail.total.amountFen, detail.machines.map(({ machineNo }) => machineNo)]).toEqual([
      first.amountFen,
      [first.productCode.slice(-1)],
    ]);
    const payments = await by().call(dashboard.payments, range);
    expect(payments.total).toMatchObject({ orders: all.orders, amountFen: all.amountFen });
    expect(payments.days.reduce((sum, day) => sum + day.orders, 0)).toBe(all.orders);
  });

  it("HOME-06 filters by merchant, machine type and route", async () => {
    const ofChild = await boss.call(dashboard.machineRanking, { ...range, merchantNo: child.merchantNo });
    expect(ofChild.rows.map(({ machineNo }) => machineNo)).toEqual(["C"]);
    expect((await boss.call(dashboard.machineRanking, { ...range, machineType: "coffee" })).rows).toEqual([]);
    expect((await boss.call(dashboard.machineRanking, { ...range, routeName: "一" })).rows).toEqual([]);
    expect((await boss.call(dashboard.productRanking, { ...range, category: "药" })).rows).toEqual([]);
  });

  it("STAT-06 HOME-06 sums what is narrowed by the rows that are left", async () => {
    const rename = (category: string) =>
      rowsOf(server, "update product set category = $1 where code like 'water%'", [category]);
    await rename("水");
    const water = await boss.call(dashboard.productRanking, { ...range, category: "水" });
    await rename("饮料");
    const amountOf = (rows: readonly { amountFen: string }[]) =>
      String(rows.reduce((sum, row) => sum + BigInt(row.amountFen), 0n));
    expect(water.rows.map(({ productCode }) => productCode)).toEqual(["waterB", "waterA"]);
    expect(water.total).toMatchObject({ quantity: 3, amountFen: amountOf(water.rows) });
    expect(water.rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    await rowsOf(server, "update machine set type = 'coffee' where id = $1", [ids.get("A")]);
    const coffee = await boss.call(dashboard.machineRanking, { ...range, machineType: "coffee" });
    await rowsOf(server, "update machine set type = 'drink' where id = $1", [ids.get("A")]);
    expect(coffee.rows.map(({ machineNo }) => machineNo)).toEqual(["A"]);
    expect(coffee.total).toMatchObject({ amountFen: coffee.rows[0]!.amountFen });
    expect(coffee.rows[0]!.share).toBe(1);
  });

  it("PERM-09 knows nothing of the machines and products of others", async () => {
    expect(await strangerBoss.try(dashboard.machineDetail, { ...range, machineNo: "A" })).toMatchObject({
      status: 404,
      body: { code: "record.unknown" },
    });
    expect(await strangerBoss.try(dashboard.productDetail, { ...range, productCode: "colaA" })).toMatchObject({
      status: 404,
      body: { code: "record.unknown" },
    });
    expect((await helper.try(dashboard.machineDetail, { ...range, machineNo: "A" })).status).toBe(404);
    const detail = await helper.call(dashboard.productDetail, { ...range, productCode: "colaA" });
    expect([detail.total.amountFen, detail.machines]).toEqual(["0", []]);
  });

  it.each([
    ["longer than 92 days", { fromDay: addDays(today, -92), toDay: today }, "range.tooLong"],
    ["reversed", { fromDay: today, toDay: yesterday }, "range.reversed"],
    ["before the first day", { fromDay: "2019-06-21", toDay: "2019-06-22" }, "range.tooEarly"],
    ["of a day that no calendar has", { fromDay: "2026-02-30", toDay: "2026-03-01" }, "input.invalid"],
  ])("TOPBAR-17 TOPBAR-19 TOPBAR-20 refuse a range %s", async (_, wrong, code) => {
    for (const answer of [
      boss.try(dashboard.overview, wrong),
      boss.try(dashboard.payments, wrong),
      boss.try(dashboard.productRanking, wrong),
      boss.try(dashboard.productDetail, { ...wrong, productCode: "colaA" }),
      boss.try(dashboard.machineRanking, wrong),
      boss.try(dashboard.machineDetail, { ...wrong, machineNo: "A" }),
      boss.try(dashboard.export, { ...wrong, table: "payments" }),
    ])
      expect(await answer).toMatchObject({ status: 400, body: { code } });
  });

  it("M14 agree with what the verification recomputes", async () => expect(await findingsOf(server)).toEqual([]));
});

describe("big screens of an ordinary user", () => {
  it("PERM-11 show the sales of the authorised machines only, although hourly and total rollups know no machine", async () => {
    const own = await fromOrders(["B"], today, today);
    const sales = await helper.call(screens.sales, {});
    expect(String(sales.today.reduce((sum, hour) => sum + BigInt(hour.amountFen), 0n))).toBe(own.amountFen);
    expect(sales.recent.map(({ productName }) => productName)).toEqual(["waterB"]);
    expect(sales.hotProducts.map(({ productName }) => productName)).toEqual(["waterB"]);
    expect(sales.provinces.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(1);
    const [counts, amounts] = await helper.call(screenCalls.tradeStatistics, {});
    expect([counts?.allCount, amounts?.allCount]).toEqual([own.orders, (Number(own.amountFen) / 100).toFixed(2)]);
    const ranking = (await helper.call(screens.merchants, {})).ranking ?? [];
    expect(ranking.map(({ amountFen }) => amountFen)).toEqual([own.amountFen]);
    const { heat } = await helper.call(screens.customers, {});
    expect(heat.reduce((sum, { orders }) => sum + orders, 0)).toBe(own.orders);
    expect((await boss.call(screens.sales, {})).recent.length).toBeGreaterThan(1);
  });
});

describe("days up to a full hour", () => {
  it.each([
    [12, []],
    [13, [{ day: yesterday, orders: 1, amountFen: "350", onlineFen: "350" }]],
  ])(
    "HOME-02 count until %d o'clock what was sold before it and nothing of the hour itself",
    async (hour, expected) => {
      const scope = { merchants: [parent.merchantId], topId: parent.topId };
      const days = { fromDay: yesterday, toDay: yesterday };
      expect(
        await inScope(server.database, scope, (tx) => daysUntilHour(tx, scope, days, hour), { readOnly: true }),
      ).toEqual(expected);
    },
  );
});

describe("live totals of an ordinary user", () => {
  it("PERM-11 count the authorised machines only, today and since the beginning", async () => {
    const of = (scope: Scope) =>
      inScope(server.database, scope, (tx) => saleTotals(tx, scope, today), { readOnly: true });
    const merchants = [parent.merchantId, child.merchantId];
    const own = await fromOrders(["B"], today, today);
    expect(await of({ merchants, topId: parent.topId, machines: [ids.get("B")!] })).toMatchObject({
      todayFen: own.amountFen,
      todayOrders: own.orders,
      todayOnlineFen: own.onlineFen,
      allFen: own.amountFen,
      allOrders: own.orders,
    });
    expect(await of({ merchants, topId: parent.topId, machines: [] })).toMatchObject({
      todayFen: "0",
      todayOrders: 0,
      allFen: "0",
      allOrders: 0,
    });
    const all = await fromOrders(["A", "B", "C"], range.fromDay, today);
    expect(await of({ merchants, topId: parent.topId })).toMatchObject({
      allFen: all.amountFen,
      allOrders: all.orders,
    });
  });
});

async function written(by: Client, fileId: string): Promise<string[]> {
  const { dataDir } = server.context.config;
  const jobs = exportDuties({
    database: server.database,
    dataDir,
    sources: exportSources,
    secrets: server.context.secrets,
    log: { error: () => {} } as never,
  });
  const sweeper = makeSweeper(server.database, jobs.handlers, { error: () => {} } as never, 1);
  await sweeper.sweep();
  await sweeper.settled();
  await jobs.idle();
  expect((await by.call(downloads.list, {})).rows.find((row) => row.fileId === fileId)?.state).toBe("ready");
  return readFileSync(storedPath(dataDir, fileId), "utf8").replace("\uFEFF", "").trim().split("\r\n");
}
const csv = { format: "csv" as const };

describe("exports", () => {
  /** Runs the duty that writes files, and reads the file as lines. */
  const firstCells = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(",")[0]);

  it.each(views)("MACHINE-01 write the machines of %s", async (_, by, nos) => {
    const { fileId } = await by().call(machines.export, csv);
    const lines = await written(by(), fileId);
    expect(firstCells(lines)).toEqual(nos);
    expect(lines[0]).toMatch(/^[\u4e00-\u9fff]/);
    expect(new Set(lines.map((line) => line.split(",").length)).size).toBe(1);
  });

  it("LANE-01 write the lanes of a machine, and refuse what is empty or on its way already", async () => {
    await rowsOf(
      server,
      "update lane set locked = lane_no = 11 where machine_id = (select id from machine where machine_no = 'A')",
    );
    const first = await boss.call(lanes.export, { ...csv, machineNo: "A" });
    expect((await boss.try(lanes.export, { ...csv, machineNo: "A" })).body.code).toBe("system.exportRunning");
    const lines = await written(boss, first.fileId);
    expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["11", "12"]);
    expect(lines[1]).toContain("colaA,colaA,3.50,");
    expect(lines.slice(1).map((line) => line.split(",").slice(4, 6))).toEqual([
      ["正常", "锁定"],
      ["正常", ""],
    ]);
    const narrowed = await boss.call(lanes.export, {
      ...csv,
      machineNo: "A",
      productName: "COLA",
      laneStatus: "normal",
    });
    const named = (await written(boss, narrowed.fileId)).slice(1);
    expect(named.map((line) => line.split(",")[1])).toEqual(
      (await boss.call(lanes.list, { machineNo: "A" })).lanes
        .filter(({ productName }) => productName?.includes("cola"))
        .map(({ laneNo }) => String(laneNo)),
    );
    expect(named.length).toBeLessThan(lines.length - 1);
    const none = { ...csv, machineNo: "A", productName: "nothing is called so" };
    expect((await boss.try(lanes.export, none)).body.code).toBe("insight.nothingToExport");
    await boss.call(machines.register, machineForm(parent, "EMPTY"));
    expect((await boss.try(lanes.export, { ...csv, machineNo: "EMPTY" })).body.code).toBe("insight.nothingToExport");
    expect((await boss.try(machines.export, { ...csv, machineNo: "none" })).body.code).toBe("insight.nothingToExport");
  });

  it.each([
    [
      "payments",
      undefined,
      (lines: string[]) =>
        expect(firstCells(lines).toSorted((left, right) => String(left).localeCompare(String(right)))).toEqual([
          yesterday,
          today,
        ]),
    ],
    [
      "products",
      undefined,
      (lines: string[]) => expect(firstCells(lines)).toEqual(["colaA", "waterB", "colaC", "waterA"]),
    ],
    ["machines", undefined, (lines: string[]) => expect(firstCells(lines)).toEqual(["A", "B", "C"])],
    ["product", "colaA", (lines: string[]) => expect(lines[1]).toMatch(/^A,.*,4,14\.00$/)],
    ["machine", "A", (lines: string[]) => expect(lines[1]).toMatch(/^colaA,.*,4,14\.00$/)],
  ] as const)("HOME-03 HOME-04 HOME-05 write the table of %s", async (table, key, check) => {
    const { fileId } = await boss.call(dashboard.export, { ...range, ...csv, table, key });
    check(await written(boss, fileId));
  });

  it.each([
    ["products", { category: "饮料" }, ["colaA", "waterB", "colaC", "waterA"]],
    ["products", { category: "药" }, []],
    ["machines", { machineType: "drink" }, ["A", "B", "C"]],
    ["machines", { machineType: "coffee" }, []],
    ["machines", { routeName: "一" }, []],
  ] as const)("HOME-06 write of %s what their page shows by %o", async (table, filter, shown) => {
    const answer = await boss.try(dashboard.export, { ...range, ...csv, table, ...filter });
    if (shown.length === 0) return expect(answer.body.code).toBe("insight.nothingToExport");
    expect(firstCells(await written(boss, answer.body.data.fileId))).toEqual(shown);
  });

  it("PERM-09 write nothing of others", async () => {
    expect((await strangerBoss.try(dashboard.export, { ...range, ...csv, table: "machine", key: "A" })).body.code).toBe(
      "insight.nothingToExport",
    );
    const { fileId } = await helper.call(dashboard.export, { ...range, ...csv, table: "machines" });
    expect(firstCells(await written(helper, fileId))).toEqual(["B"]);
    expect(await strangerBoss.try(downloads.content, { fileId })).toMatchObject({
      status: 404,
      body: { code: "system.fileUnknown" },
    });
  });
});

// The last one, because it adds machines.
describe("figures that lead to lists", () => {
  it("HOME-02 open exactly the rows that they count", async () => {
    const { machineId: waiting } = await boss.call(machines.register, machineForm(parent, "W"));
    const { machineId: gone } = await boss.call(machines.register, machineForm(parent, "G"));
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [gone]);
    for (const id of [waiting, gone, ids.get("C")!])
      await rowsOf(
        server,
        `update machine_state set conditions = '{outOfStock}', connection = case when machine_id = $1 then 'notActivated' else 'offline' end where machine_id = $2`,
        [waiting, id],
      );
    for (const [id, kind] of [
      ["A", "outOfStock"],
      ["A", "temperature"],
      ["C", "offline"],
    ] as const)
      await rowsOf(
        server,
        "insert into alarm (top_id, machine_id, merchant_id, kind) select top_id, id, merchant_id, $2 from machine where id = $1",
        [ids.get(id), kind],
      );
    await rowsOf(server, "update machine set decommissioned_at = now() where id = $1", [gone]);
    const noOne = { machineNo: "A", fromDay: today, toDay: today };
    await rowsOf(
      server,
      `insert into sales_order (top_id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state, price_fen, source_key, ordered_at, business_day)
       select top_id, merchant_id, id, 'unpaid', 1, 'wechat', 'ordinary', 'invalid', 'closed', 'none', 100, 'unpaid', now(), $2 from machine where id = $1`,
      [ids.get("A"), today],
    );
    const report = { problemType: "machine", ticketContent: "x", contactPhone: "" } as const;
    await boss.call(feedback.create, { ticketTitle: "x", machineNo: "", orderNo: null, ...report });
    const heard = async () => (await boss.call(customerFeedback.create, report)).ticketNo;
    await heard();
    await boss.call(customerFeedback.answer, { ticketNo: await heard(), ticketReply: "x", resolved: false });
    for (const merchantNo of [undefined, child.merchantNo]) {
      const of = merchantNo === undefined ? {} : { merchantNo };
      const overview = await boss.call(dashboard.overview, { ...range, ...of });
      const day = { fromDay: today, toDay: today, ...of };
      const sold = await boss.call(orders.list, { ...day, sold: "yes" });
      expect(sold.total).toBe(overview.today.orders);
      expect((await boss.call(dashboard.machineRanking, day)).total.amountFen).toBe(overview.today.amountFen);
      for (const state of ["inService", "offline", "outOfStock", "online", "fault"] as const) {
        const list = await boss.call(machines.list, { machineStatus: state, ...of });
        expect([state, list.total]).toEqual([state, overview.machines[state]]);
      }
      const alarmed = await boss.call(machines.list, { machineStatus: "openAlarm", ...of });
      expect(alarmed.rows.map(({ machineNo }) => machineNo)).toEqual(merchantNo === undefined ? ["A", "C"] : ["C"]);
      const open = await boss.call(alarms.list, { recovery: "open", ...of });
      expect(open.rows.map(({ alarmType }) => alarmType)).toEqual(
        merchantNo === undefined ? ["offline", "temperature", "outOfStock"] : ["offline"],
      );
      expect(overview.pending.alarms).toBe(open.total);
      const reported = await boss.call(tickets.list, { ticketStatus: "unprocessed", ...range });
      expect(reported.total).toBe(1);
      expect(overview.pending.tickets).toBe(reported.total);
      const said = await boss.call(customerFeedback.list, { ticketStatus: "unprocessed", ...range });
      expect([said.total, overview.pending.customerFeedback]).toEqual([1, 1]);
    }
    expect((await boss.call(orders.list, { ...noOne, sold: "no" })).rows).toMatchObject([{ productName: "unpaid" }]);
    const counts = await boss.call(machines.counts, {});
    expect(counts).toMatchObject({ inService: 3, decommissioned: 1, outOfStock: 1 });
    expect(counts.all).toBe(counts.inService + counts.notActivated + counts.decommissioned);
    expect((await boss.call(machines.list, {})).total).toBe(counts.all);
    for (const state of ["notActivated", "decommissioned"] as const)
      expect((await boss.call(machines.list, { machineStatus: state })).total).toBe(counts[state]);
  });

  it("HOME-03 lead from each product to its own sales, also where two merchants gave one code", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "S"));
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    const productId = await givenProduct(server, child, "colaA", 350);
    await rowsOf(
      server,
      `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
       values ($1, $2, $3, 'main', 11, $4, 350, 50, 60)`,
      [child.topId, machineId, child.merchantId, productId],
    );
    await sellAt(server, machineId, { lane: 11, quantity: 5 });
    const { rows } = await boss.call(dashboard.productRanking, range);
    const both = rows.filter(({ productCode }) => productCode === "colaA");
    expect(both.map(({ quantity }) => quantity)).toEqual([5, 4]);
    for (const { productCode, productId: id, amountFen, quantity } of both) {
      const detail = await boss.call(dashboard.productDetail, { ...range, productCode, productId: id });
      expect(detail.total).toMatchObject({ amountFen, quantity });
      const asked = { ...range, ...csv, table: "product", key: productCode, productId: id } as const;
      const { fileId } = await boss.call(dashboard.export, asked);
      expect((await written(boss, fileId))[1]).toMatch(new RegExp(`,${quantity},`));
    }
    const strange = { ...range, productCode: "colaA", productId };
    expect((await strangerBoss.try(dashboard.productDetail, strange)).body.code).toBe("record.unknown");
  });
});
