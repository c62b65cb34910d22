import { randomBytes } from "node:crypto";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { verifyDatabase } from "@yunshou/database/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBaseData, ensureFirstAdministrator } from "../access/start/baseData.ts";
import { readConfig } from "../config.ts";
import { createPictures } from "../platform/images/pictures.ts";
import { secretsFrom } from "../platform/secrets.ts";
import { lockCardsNamed } from "../members/cardBook.queries.ts";
import { deductFrom } from "../members/cardDesk.ts";
import { demoShopNo } from "./mall.ts";
import { demoCards } from "./cardBook.ts";
import { closeSettlements } from "../finance/settlement/closing.ts";
import { seedDemo } from "./demo.ts";
import { rechargeLowCards } from "./members.ts";
import { merchantByNo } from "./members.queries.ts";
import { companyOfDemo } from "../testing/demo/companyOfDemo.ts";
import { goodsOfDemo } from "../testing/demo/goodsOfDemo.ts";
import { salesOfDemo } from "../testing/demo/salesOfDemo.ts";

let test: TestDatabase;
let database: Database;
let seed: () => Promise<boolean>;
const lines: string[] = [];
const pictures = createPictures({ warn: () => undefined });

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 4 });
  const config = readConfig({ DEMO: "1", DEMO_SIZE: "small", DEMO_PASSWORD: "demo-password" });
  const keys = await ensureBaseData(database, secretsFrom(randomBytes(32)));
  await ensureFirstAdministrator(database, keys, config.demoPassword);
  seed = () => seedDemo({ database, config, pictures }, { keys, print: (line) => void lines.push(line) });
  await seed();
});

afterAll(async () => {
  await pictures.stop();
  await database.close();
  await test.drop();
});

const count = async (text: string) => Number((await asSystem(database, (tx) => tx.query<{ n: string }>(text)))[0]?.n);

const demo = { database: () => database, count };
companyOfDemo(demo);
goodsOfDemo(demo);
salesOfDemo(demo);

it("records two months of orders in which every state can be found", async () => {
  expect(lines.at(-1)).toContain("Demo data is ready");
  const orders = await count("select count(*) as n from sales_order");
  expect(orders).toBeGreaterThan(15_000);
  expect(orders).toBeLessThan(30_000);
  const states = await asSystem(database, (tx) =>
    tx.query<{ state: string }>("select distinct state from sales_order order by state"),
  );
  expect(states.map(({ state }) => state)).toEqual([
    "completed",
    "exception",
    "exceptionProcessed",
    "inTransaction",
    "invalid",
    "offlineReceipt",
  ]);
  expect(await count("select count(distinct business_day) as n from sales_order")).toBeGreaterThanOrEqual(60);
  expect(
    await count(
      "select count(*) as n from stock_movement where reason = 'refill' and id < id_at(now() - interval '2 days')",
    ),
  ).toBeGreaterThan(1_000);
  expect(
    await count(
      "select count(*) as n from sales_order where ordered_at > now() or id >= id_at(now() + interval '1 second')",
    ),
  ).toBe(0);
  const open = await asSystem(database, (tx) =>
    tx.query<{ kind: string }>("select distinct kind from alarm where cleared_at is null order by kind"),
  );
  expect(open.map(({ kind }) => kind)).toEqual([
    "doorOpen",
    "laneFault",
    "offline",
    "outOfChange",
    "outOfStock",
    "temperature",
  ]);
  expect(await count("select count(distinct status) as n from lane")).toBe(4);
  expect(await count("select count(distinct state) as n from rollout")).toBe(2);
  expect(await count(`select count(*) as n from shop where shop_no = '${demoShopNo}' and kind = 'mall'`)).toBe(1);
  expect(await count("select count(distinct (kind, state)) as n from maintenance where cost_fen > 0")).toBe(4);
  expect(await count("select count(distinct connection) as n from machine_state")).toBe(2);
  expect(await count("select used_count as n from marketing_plan where name = '饮料日常九折'")).toBeGreaterThan(50);
  expect(await count("select count(*) as n from refund where state = 'failed'")).toBeGreaterThan(0);
  expect(
    await count(
      "select count(*) as n from sales_order where refund_state = 'failed' and ordered_at > now() - interval '30 days'",
    ),
  ).toBeGreaterThan(0);
});

it("keeps stock, rollups and ledger in agreement with the orders, and leaves no refund under way", async () => {
  expect(await asSystem(database, (tx) => verifyDatabase(tx))).toEqual([]);
  expect(await count("select count(*) as n from refund where state in ('requested', 'refunding')")).toBe(0);
  // An order of the mall that waits for its payment or its buyer is asked about; a group and a report by schedule have their
  // time; files were asked for; a batch of refunds is under way, and what a failed group paid goes back once somebody runs
  // the timers.
  const timers = await asSystem(database, (tx) =>
    tx.query<{ kind: string }>(
      `select kind from timer where kind not in ('merchants.submission', 'insight.reportSchedule', 'mall.waiting', 'mall.groupEnd', 'mall.groupRefund', 'refund.batchRow', 'platform.export')
         and not (kind = 'order.paymentDue' and key in (select id::text from sales_order where business = 'mall' and pay_state = 'unpaid'))`,
    ),
  );
  expect(timers).toEqual([]);
});

it("FIN-07 goes on where an interrupted start stopped, and settles each day with all that belongs to it", async () => {
  const again = await createTestDatabase();
  const second = openDatabase({ adminUrl: again.url, webConnections: 1, systemConnections: 2 });
  const config = readConfig({ DEMO: "1", DEMO_SIZE: "small", DEMO_PASSWORD: "demo-password" });
  const keys = await ensureBaseData(second, secretsFrom(randomBytes(32)));
  const powerCut = () => {
    throw new Error("power cut");
  };
  await expect(seedDemo({ database: second, config, pictures }, { keys, print: powerCut }, 3)).rejects.toThrow(
    "power cut",
  );
  // The server settles ended days meanwhile; a history that is not whole yet must not have any.
  await closeSettlements(second, new Date(), { error: (...what: unknown[]) => expect(what).toEqual([]) });
  expect(await seedDemo({ database: second, config, pictures }, { keys, print: () => undefined }, 3)).toBe(true);
  const days = await asSystem(second, (tx) =>
    tx.query<{ n: string }>("select count(distinct business_day) as n from sales_order"),
  );
  expect(Number(days[0]?.n)).toBeGreaterThanOrEqual(3);
  const settled = await asSystem(second, (tx) =>
    tx.query<{ upToDate: boolean; late: number }>(
      `select max(settle_day) = (select max(closed_day) from settlement_book) as "upToDate",
         (count(*) filter (where fact_day < settle_day))::int as late from settlement_line`,
    ),
  );
  expect(settled).toEqual([{ upToDate: true, late: 0 }]);
  expect(await asSystem(second, (tx) => verifyDatabase(tx))).toEqual([]);
  await second.close();
  await again.drop();
}, 120_000);

it("lets its counter recharge the cards that run low while it lives, and each only once", async () => {
  const { cardNo } = demoCards[0]!;
  const low = () =>
    count(`select count(*) as n from card where card_no = '${cardNo}' and balance_fen + gift_fen < 3000`);
  await asSystem(database, async (tx) => {
    const [card] = await lockCardsNamed(tx, [{ topId: (await merchantByNo(tx, "0001")).topId, cardNo }]);
    await deductFrom({ tx, now: new Date(), actorId: null }, card!, card!.balanceFen - 100n, "测试");
  });
  expect(await low()).toBe(1);
  await asSystem(database, (tx) => rechargeLowCards(tx, new Date(), 0));
  expect(await low()).toBe(0);
  const movements = await count("select count(*) as n from card_movement");
  await asSystem(database, (tx) => rechargeLowCards(tx, new Date(), 0));
  expect(await count("select count(*) as n from card_movement")).toBe(movements);
  expect(await asSystem(database, (tx) => verifyDatabase(tx))).toEqual([]);
});

it("seeds nothing at the second start", async () => {
  const orders = await count("select count(*) as n from sales_order");
  expect(await seed()).toBe(false);
  expect(await count("select count(*) as n from sales_order")).toBe(orders);
});
