import { randomBytes } from "node:crypto";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { verifyDatabase } from "@yunshou/database/verify";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBaseData } from "../../access/start/baseData.ts";
import { closeEndedDays } from "../../insight/closing.ts";
import { secretsFrom } from "../../platform/secrets.ts";
import { demoTimeZone, seedCompany } from "../seed.ts";
import { demoCompany } from "../sizes.ts";
import { missingRegions, recordRegion } from "./crowd.ts";

let test: TestDatabase;
let database: Database;
const now = new Date();
const days = { fromDay: addDays(businessDay(now, demoTimeZone), -3), now };

/** The regions with the machines of their largest cities, which are enough to see it. */
const company = demoCompany("large");
const places = company.places.filter(({ opensLater, city }) => !opensLater || city === "武汉" || city === "成都");

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 3 });
  const keys = await ensureBaseData(database, secretsFrom(randomBytes(32)));
  await asSystem(database, (tx) => seedCompany(tx, keys, "demo-password", now, { ...company, places }));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const count = async (text: string) => Number((await asSystem(database, (tx) => tx.query<{ n: string }>(text)))[0]?.n);
const findings = () => asSystem(database, (tx) => verifyDatabase(tx));

it("writes the history of a region in agreement with stock, ledger, rollups and running sums, also when its days were closed before", async () => {
  const inService = "select count(*) as n from machine where in_service";
  const small = await count(inService);
  await closeEndedDays(database, now);
  const regions = await missingRegions(database);
  expect(regions).toHaveLength(4);
  const orders = await recordRegion(database, regions[0]!, days, () => true);
  expect(orders).toBeGreaterThan(500);
  expect(await count("select count(*) as n from sales_order where counted")).toBe(orders);
  expect(await count("select count(distinct machine_id) as n from sales_order")).toBeGreaterThan(10);
  expect((await count(inService)) - small).toBeGreaterThan(10);
  expect(await count("select count(*) as n from sales_order where ordered_at > now()")).toBe(0);
  expect(await count("select count(*) as n from stock_movement where stock_after < 0")).toBe(0);
  expect(await findings()).toEqual([]);
  await closeEndedDays(database, now);
  expect(await findings()).toEqual([]);
  expect(await missingRegions(database)).toEqual(regions.slice(1));
});

it("leaves nothing of a region behind when the program is stopped meanwhile, and writes it at the next start", async () => {
  const [region] = await missingRegions(database);
  const before = await count("select count(*) as n from sales_order");
  let steps = 0;
  expect(await recordRegion(database, region!, days, () => (steps += 1) < 6)).toBe(0);
  expect(await count("select count(*) as n from sales_order")).toBe(before);
  expect(await recordRegion(database, region!, days, () => true)).toBeGreaterThan(0);
  expect(await findings()).toEqual([]);
});
