import { readFileSync } from "node:fs";
import { goodsFigures, machineFigures, medicineFigures, pointFigures } from "@yunshou/contract/insight/figures";
import { machines } from "@yunshou/contract/machines/machines";
import { lanes } from "@yunshou/contract/machines/lanes";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportDuties } from "../../platform/export/exportJob.ts";
import { storedPath } from "../../platform/export/exportFiles.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { figureExports } from "./figureExports.ts";

let server: TestServer;
let boss: Client;
let productId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: today, toDay: today, compare: "none" } as const;

/** Machine A stands at a point of a route in a zone, B nowhere; both sold one cola of a brand and a category. */
beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server, { kind: "drug" });
  await givenUser(server, merchant, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  const { topId, merchantId } = merchant;
  const add = async (table: string, columns: string, ...values: readonly unknown[]) => {
    const [row] = await rowsOf<{ id: string }>(
      server,
      `insert into ${table} (top_id, merchant_id, ${columns}) values ($1, $2, ${values.map((_, index) => `$${index + 3}`).join(", ")}) returning id`,
      [topId, merchantId, ...values],
    );
    return row!.id;
  };
  const zoneId = await add("zone", "name", "珠江片区");
  const routeId = await add("route", "name, zone_id", "天河一线", zoneId);
  const pointId = await add(
    "point",
    "name, route_id, province, city, longitude, latitude",
    "地铁站",
    routeId,
    "广东",
    "广州",
    113.3,
    23.1,
  );
  productId = await givenProduct(server, merchant, "cola", 2_000);
  await rowsOf(server, "update product set brand = '云泉' where id = $1", [productId]);
  await rowsOf(
    server,
    "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf) values ($1, $2, $3, '康禾药业', 'otcB', 'on')",
    [topId, merchantId, productId],
  );
  for (const machineNo of ["A", "B"]) {
    const { machineId } = await boss.call(machines.register, machineForm(merchant, machineNo));
    await rowsOf(server, "update machine set activated_at = now(), point_id = $2 where id = $1", [
      machineId,
      machineNo === "A" ? pointId : null,
    ]);
    await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    await boss.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo: 11,
      productId,
      lanePriceFen: "2000",
      purchaseFen: null,
      stock: 10,
      capacity: 20,
      warnThreshold: 1,
      batchNo: "",
      laneMode: "small",
      version: 1,
    });
    await sellAt(server, machineId, { lane: 11, priceFen: machineNo === "A" ? 2_000 : 1_000 });
  }
}, 60_000);
afterAll(() => server.stop());

/** The lines of a file that was asked for, its head first. */
async function written({ fileId }: { readonly fileId: string }): Promise<string[][]> {
  const { database, context } = server;
  const { dataDir } = context.config;
  const log = { error: () => {} } as never;
  const sources = Object.values(figureExports);
  const jobs = exportDuties({ database, dataDir, sources, secrets: context.secrets, log });
  const sweeper = makeSweeper(database, jobs.handlers, log, 1);
  await sweeper.sweep();
  await sweeper.settled();
  await jobs.idle();
  const lines = readFileSync(storedPath(dataDir, fileId), "utf8").replace("\uFEFF", "").trim().split("\r\n");
  return lines.map((line) => line.split(","));
}
const asked = { ...days, format: "csv" } as const;
const firstOf = (lines: readonly string[][], cells: number) => lines.map((line) => line.slice(0, cells));

describe("the file of a statistics page", () => {
  it("STAT-05 STAT-06 tells the point of a machine as the screen does", async () => {
    const { rows } = await boss.call(machineFigures.read, { ...days, groupBy: "machine" });
    expect(rows.map(({ places }) => places)).toEqual([["地铁站"], [""]]);
    const lines = await written(await boss.call(machineFigures.export, { ...asked, groupBy: "machine" }));
    expect(firstOf(lines, 4)).toEqual([
      ["分组", "编号", "点位", "销售额"],
      ["机器A", "A", "地铁站", "20.00"],
      ["机器B", "B", "", "10.00"],
      ["合计", "", "", "30.00"],
    ]);
  });

  it("STAT-05 STAT-06 tells the zone and the route of a point, and the machines that stand there", async () => {
    const { rows } = await boss.call(pointFigures.read, { ...days, groupBy: "point" });
    expect(rows.map(({ places, machineCount }) => [places, machineCount])).toEqual([
      [["珠江片区", "天河一线"], 1],
      [["", ""], null],
    ]);
    const ofMachines = await boss.call(pointFigures.read, { ...days, groupBy: "machine" });
    expect(ofMachines.rows.map(({ machineCount }) => machineCount)).toEqual([null, null]);
    const lines = await written(await boss.call(pointFigures.export, { ...asked, groupBy: "point" }));
    expect(firstOf(lines, 6)).toEqual([
      ["分组", "编号", "区域", "线路", "机器数量", "销售额"],
      ["地铁站", "广州", "珠江片区", "天河一线", "1", "20.00"],
      ["未设置", "", "", "", "", "10.00"],
      ["合计", "", "", "", "", "30.00"],
    ]);
  });

  it("STAT-05 STAT-06 tells the brand and the category of a product, and nothing beside a category", async () => {
    const { rows } = await boss.call(goodsFigures.read, { ...days, groupBy: "product" });
    expect(rows.map(({ places }) => places)).toEqual([["云泉", "饮料"]]);
    const lines = await written(await boss.call(goodsFigures.export, { ...asked, groupBy: "product" }));
    expect(firstOf(lines, 5)).toEqual([
      ["分组", "编号", "品牌", "分类", "销售额"],
      ["cola", "cola", "云泉", "饮料", "30.00"],
      ["合计", "", "", "", "30.00"],
    ]);
    const ofCategories = await written(await boss.call(goodsFigures.export, { ...asked, groupBy: "category" }));
    expect(firstOf(ofCategories, 3)).toEqual([
      ["分组", "编号", "销售额"],
      ["饮料", "", "30.00"],
      ["合计", "", "30.00"],
    ]);
  });

  it("STAT-05 STAT-07 names the point of a machine that sold medicines by its own title", async () => {
    const lines = await written(await boss.call(medicineFigures.export, { ...asked, groupBy: "medicine" }));
    expect(firstOf(lines, 3).slice(0, 2)).toEqual([
      ["分组", "编号", "规格和生产厂家"],
      ["cola", "cola", "康禾药业"],
    ]);
    const ofMachines = await written(await boss.call(medicineFigures.export, { ...asked, groupBy: "machine" }));
    expect(firstOf(ofMachines, 3).slice(0, 2)).toEqual([
      ["分组", "编号", "点位"],
      ["机器A", "A", "地铁站"],
    ]);
  });
});

describe("the statistics of points", () => {
  it("STAT-06 POINT-05 narrow to a zone by a part of its name", async () => {
    const amountIn = async (zoneName: string) =>
      (await boss.call(pointFigures.read, { ...days, groupBy: "point", zoneName })).period.total.salesAmountFen;
    expect([await amountIn("珠江"), await amountIn("北区")]).toEqual(["2000", "0"]);
  });
});

describe("sales of a lane without a product", () => {
  it("STAT-05 are called in the file as on the screen, not by a number", async () => {
    const machineId = (await rowsOf<{ id: string }>(server, "select id from machine where machine_no = 'A'"))[0]!.id;
    await sellAt(server, machineId, { lane: 12, priceFen: 100 });
    const { rows } = await boss.call(goodsFigures.read, { ...days, groupBy: "product" });
    expect(rows.map(({ name, number }) => [name, number])).toEqual([
      ["cola", "cola"],
      ["", ""],
    ]);
    const lines = await written(await boss.call(goodsFigures.export, { ...asked, groupBy: "product" }));
    expect(firstOf(lines, 2).slice(1)).toEqual([
      ["cola", "cola"],
      ["未设置", ""],
      ["合计", ""],
    ]);
  });
});
