/** One file because the demo company takes a minute to found, and every statement reads the same one. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { verifyDatabase } from "@yunshou/database/verify";
import {
  applicationStates,
  collectionAccountStates,
  differenceStates,
  type Fulfilment,
  mallOrderStates,
  mallOrderTable,
  type PayState,
  pickupStates,
  settlementStates,
  submissionStates,
  withdrawalStates,
} from "@yunshou/domain";
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
import { sealPortion } from "../system/audit/sealer.ts";
import { verifyAudit } from "../system/audit/verify.ts";

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

it("makes every demo account", async () => {
  const accounts = await asSystem(database, (tx) =>
    tx.query<{ account: string }>("select account from app_user order by account"),
  );
  expect(accounts.map(({ account }) => account)).toEqual(
    expect.arrayContaining(["admin", "demo", "demodrug", "demopharmacist", "demostaff", "hr01", "old01"]),
  );
  expect(
    await count(
      "select count(*) as n from machine_grant g join app_user u on u.id = g.user_id where u.account = 'demostaff'",
    ),
  ).toBe(3);
});

it("MACHINE-13 MACHINE-22 has alarms in each state of handling, and commands in each state in which one ends", async () => {
  expect(await count("select count(distinct handle_status) as n from alarm")).toBe(3);
  expect(await count("select count(*) as n from alarm where cleared_at is null")).toBeGreaterThan(2);
  expect(
    await count("select count(distinct state) as n from command where state in ('done', 'failed', 'expired')"),
  ).toBe(3);
});

it("RX-06 STAT-07 sells against prescriptions in the days before, and from batches that the lanes name", async () => {
  expect(await count("select coalesce(sum(orders), 0) as n from rollup_sales where business = 'prescription'")).toBe(6);
  expect(await count("select count(*) as n from prescription where order_id is not null")).toBe(6);
  expect(await count("select count(distinct batch_id) as n from medicine_sale")).toBeGreaterThan(5);
  expect(await count("select count(*) as n from medicine")).toBe(120);
  expect(await count("select count(distinct sale_class) as n from medicine")).toBe(4);
  expect(await count("select count(*) as n from medicine_conflict")).toBe(10);
  expect(await count("select count(distinct state) as n from trace_code")).toBe(3);
  expect(await count("select count(distinct state) as n from exposed_batch")).toBe(3);
  expect(await count("select count(*) as n from machine_temperature")).toBeGreaterThan(1_500);
});

it("SYS-18 SYS-19 gives the merchants organisations with people, and the platform entries and a function of its own, each once", async () => {
  expect(await count("select count(*) as n from organisation")).toBe(10);
  expect(await count("select count(*) as n from app_user where organisation_id is not null")).toBeGreaterThan(14);
  expect(
    await count(
      "select count(*) as n from app_user u join organisation o on o.id = u.organisation_id where o.top_id <> u.top_id",
    ),
  ).toBe(0);
  expect(await count("select count(*) as n from menu_node where not is_base")).toBe(3);
  expect(
    await count(
      "select count(*) as n from function_permission p join menu_function f on f.id = p.function_id where f.code = 'aftersales'",
    ),
  ).toBe(3);
});

it("MALL-06 has orders of the mall in every state that lasts", async () => {
  const pairs = await asSystem(database, (tx) =>
    tx.query<{ payState: PayState; fulfilment: Fulfilment }>(
      'select distinct o.pay_state as "payState", f.fulfilment from mall_order f join sales_order o on o.id = f.id',
    ),
  );
  expect(new Set(pairs.map(({ payState, fulfilment }) => mallOrderTable[payState][fulfilment]))).toEqual(
    new Set(mallOrderStates.filter((state) => state !== "refunding")),
  );
});

it("STAT-06 MALL-04 has sales of the mall at several pickup points and to the door", async () => {
  const counted = "from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id where o.counted";
  expect(await count(`select count(distinct f.pickup_point_id) as n ${counted}`)).toBeGreaterThan(2);
  expect(await count(`select count(*) as n ${counted} and f.pickup_point_id is null`)).toBeGreaterThan(0);
  expect(await count("select count(*) as n from mall_pickup_point where search = ''")).toBe(0);
});

it("STOCK-01 has counts of places: a finished one, one of a bag that waits and one that is half done", async () => {
  const rows = await asSystem(database, (tx) =>
    tx.query(
      `select w.kind, c.state, sum(l.difference)::int as difference, sum(l.value_fen) < 0 as booked from goods_count c
         join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id join goods_count_line l on l.top_id = c.top_id and l.count_id = c.id
       group by c.top_id, c.id, w.kind, c.state order by c.id`,
    ),
  );
  expect(rows).toEqual([
    { kind: "warehouse", state: "booked", difference: -3, booked: true },
    { kind: "bag", state: "waiting", difference: -8, booked: false },
    { kind: "warehouse", state: "counting", difference: -1, booked: false },
  ]);
});

it("STOCK-08 has transfers between warehouses that the books of both agree on, and one that was taken back", async () => {
  const rows = await asSystem(database, (tx) =>
    tx.query(
      `select d.state, w.name as "from", i.name as into, l.pieces, l.value > 0 as valued,
         (select sum(x.quantity)::int from goods_movement x where x.top_id = d.top_id and x.document_id = d.id) as moved,
         (select count(*)::int from goods_movement x where x.top_id = d.top_id and x.document_id = d.id) as movements
       from goods_document d join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id join warehouse i on i.top_id = d.top_id and i.id = d.bag_id
       cross join lateral (select sum(quantity)::int as pieces, sum(value_fen) as value from goods_document_line n where n.top_id = d.top_id and n.document_id = d.id) l
       where d.kind = 'transfer' order by d.id`,
    ),
  );
  expect(rows).toEqual([
    { state: "booked", from: "虹桥仓", into: "松江仓", pieces: 30, valued: true, moved: 0, movements: 6 },
    { state: "booked", from: "松江仓", into: "虹桥仓", pieces: 4, valued: true, moved: 0, movements: 2 },
    { state: "reversed", from: "虹桥仓", into: "松江仓", pieces: 6, valued: true, moved: 0, movements: 4 },
  ]);
});

it("STOCK-08 GEN-18 has bills of suppliers: one overdue, one partly paid and one that asks for more than came", async () => {
  const rows = await asSystem(database, (tx) =>
    tx.query(
      `select b.due_on < current_date as due, b.amount_fen > b.expected_fen as differs, coalesce(sum(y.amount_fen), 0) > 0 as paid, b.remark <> '' as explained
       from supplier_bill b left join supplier_payment y on y.top_id = b.top_id and y.bill_id = b.id group by b.top_id, b.id order by b.id`,
    ),
  );
  expect(rows).toEqual([
    { due: true, differs: false, paid: false, explained: false },
    { due: false, differs: false, paid: true, explained: false },
    { due: false, differs: true, paid: false, explained: true },
  ]);
});

it("MALL-04 has group purchases of the mall as they stand for people, and groups in every state", async () => {
  const states = await asSystem(database, (tx) =>
    tx.query<{ purchase: string; state: string | null }>(
      `select distinct b.state || case when b.ends_at <= now() then ' ended' when b.starts_at > now() then ' scheduled' when b.taken >= b.pieces then ' sold out' else '' end as purchase,
         g.state from mall_group_buy b left join mall_buying_group g on g.group_buy_id = b.id`,
    ),
  );
  expect(new Set(states.map(({ purchase }) => purchase))).toEqual(
    new Set(["draft scheduled", "open scheduled", "open", "open sold out", "open ended", "stopped"]),
  );
  expect(new Set(states.flatMap(({ state }) => state ?? []))).toEqual(new Set(["gathering", "complete", "failed"]));
});

it("LANE-07 has machines at which orders of the mall were fetched with their codes, and others wait", async () => {
  const rows = await asSystem(database, (tx) =>
    tx.query(
      "select fulfilment, count(*)::int as n from mall_order where pickup_machine_id is not null group by 1 order by 1",
    ),
  );
  expect(rows).toEqual([
    { fulfilment: "completed", n: 2 },
    { fulfilment: "toPickUp", n: 2 },
  ]);
});

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
  expect(await count("select count(*) as n from refund where state = 'failed'")).toBeGreaterThan(0);
  expect(
    await count(
      "select count(*) as n from sales_order where refund_state = 'failed' and ordered_at > now() - interval '30 days'",
    ),
  ).toBeGreaterThan(0);
});

it("REFUND-07 has a batch of refunds that reached everybody, and one that is under way and failed in part", async () => {
  const rows = (state: string) =>
    count(
      `select count(*) as n from refund_batch_row x left join refund r on r.top_id = x.top_id and r.id = x.refund_id where ${state}`,
    );
  expect(await count("select count(*) as n from refund_batch")).toBe(2);
  expect([
    await rows("r.state = 'refunded'"),
    await rows("r.state = 'failed'"),
    await rows("x.state = 'waiting'"),
  ]).toEqual([4, 1, 1]);
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

it("MERCHANT-12 has applications in every state of the review and of the providers, and a duty for each that is under way", async () => {
  const states = (sql: string) =>
    asSystem(database, (tx) => tx.query<{ state: string }>(sql)).then((rows) => rows.map(({ state }) => state));
  expect(await states("select distinct status as state from merchant_application order by 1")).toEqual(
    [...applicationStates].sort(),
  );
  const inRest = submissionStates.filter((state) => state !== "queued");
  expect(await states("select distinct state from merchant_submission where channel = 'wechat' order by 1")).toEqual(
    [...inRest].sort(),
  );
  expect(
    await count(
      "select count(*) as n from merchant_application a where status = 'approved' and not exists (select from merchant_submission s where s.application_id = a.id)",
    ),
  ).toBe(1);
  const underWay = await states(
    "select id::text as state from merchant_submission where state in ('checking', 'verifying', 'signing', 'opening') order by 1",
  );
  expect(await states("select key as state from timer where kind = 'merchants.submission' order by 1")).toEqual(
    underWay,
  );
});

it("SYS-22 has asked for files, which the server writes as soon as it runs", async () => {
  expect(await count("select count(*) as n from file where kind = 'export' and state = 'queued'")).toBe(2);
  expect(await count("select count(*) as n from timer where kind = 'platform.export'")).toBe(2);
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

it("SYS-16 RX-07 shows certificates in every state, with the reminders that they had, pharmacists who may and may not work, and operators", async () => {
  expect(await count("select count(distinct status) as n from certificate")).toBe(3);
  expect(
    await count("select count(*) as n from certificate where expires_on < current_date - 1"),
  ).toBeGreaterThanOrEqual(2);
  expect(
    await count(
      "select count(*) as n from certificate where expires_on between current_date + 1 and current_date + 29",
    ),
  ).toBeGreaterThanOrEqual(4);
  expect(await count("select count(distinct days_before) as n from certificate_reminder")).toBe(4);
  expect(
    await count(
      "select count(*) as n from certificate c where not exists (select from certificate_image i where i.top_id = c.top_id and i.certificate_id = c.id)",
    ),
  ).toBe(0);
  expect(await count("select count(*) as n from certificate_image where certificate_id is null")).toBe(0);
  expect(await count("select count(*) as n from pharmacist where on_duty")).toBe(3);
  expect(await count("select count(distinct user_id) as n from machine_grant")).toBeGreaterThanOrEqual(7);
});

it("ORDER-10 has plans of lucky purchases that run and that have ended, for products that lanes sell", async () => {
  for (const state of ["active", "ended"])
    expect(await count(`select count(*) as n from lucky_plan where state = '${state}'`)).toBeGreaterThan(0);
});

it("ORDER-08 has prizes that machines kept, applied for and reviewed in every state", async () => {
  for (const state of ["pending", "approved", "notApproved", "ignored"])
    expect([state, await count(`select count(*) as n from offline_pickup where state = '${state}'`)]).not.toEqual([
      state,
      0,
    ]);
});

it("ORDER-05 has lucky purchases, won and not, only where the feature is on, and gives the money of jammed card sales back to the cards", async () => {
  for (const won of ["won", "notWon"])
    expect(
      await count(`select count(*) as n from sales_order where business = 'luckyPurchase' and win_result = '${won}'`),
    ).toBeGreaterThan(20);
  expect(
    await count(
      "select count(*) as n from sales_order o join merchant m on m.id = o.merchant_id where o.business = 'luckyPurchase' and not m.features @> '{purchase}'",
    ),
  ).toBe(0);
  expect(await count("select count(*) as n from card_movement where kind = 'refund'")).toBeGreaterThan(0);
  expect(
    await count(
      "select count(*) as n from refund f join sales_order o on o.top_id = f.top_id and o.id = f.order_id where o.payment = 'memberCard' and f.state <> 'refunded'",
    ),
  ).toBe(0);
});

it("CARD-22 has cards that bought without network by an allowance, covered and not, and none that was flagged for it", async () => {
  expect(await count("select count(*) as n from card_allowance_list where cards <> '{}'")).toBeGreaterThan(3);
  expect(await count("select count(*) as n from card_allowance_use where arrears_fen = 0")).toBeGreaterThan(1);
  expect(await count("select count(*) as n from card_allowance_use where arrears_fen > 0")).toBe(1);
  expect(await count("select count(*) as n from order_event where detail ->> 'card' like '%allowance%'")).toBe(0);
});

it("MKT-03 has plans in every state", async () => {
  expect(await count("select count(distinct state) as n from marketing_plan")).toBe(3);
});

it("TICKET-01 has tickets of users and of customers, answered, resolved and written into the FAQ, each with its course", async () => {
  const rows = await asSystem(database, (tx) =>
    tx.query<{ source: string; state: string; entries: number; sorted: boolean }>(
      `select t.source, t.state, count(e.id)::int as entries,
         array_agg(e.created_at order by e.id) = array_agg(e.created_at order by e.created_at) and min(e.created_at) = t.created_at as sorted
       from ticket t join ticket_entry e on e.top_id = t.top_id and e.ticket_id = t.id group by t.top_id, t.id`,
    ),
  );
  expect(new Set(rows.filter(({ source }) => source === "console").map(({ state }) => state))).toEqual(
    new Set(["unprocessed", "processing", "resolved", "essence"]),
  );
  expect(rows.filter(({ source }) => source === "customer").length).toBeGreaterThan(2);
  expect(rows.every(({ sorted }) => sorted)).toBe(true);
  expect(Math.max(...rows.map(({ entries }) => entries))).toBe(4);
});

it("PICKUP-02 has pickup codes in every state that lasts, of several products and served by machines", async () => {
  expect(await count("select count(distinct state) as n from pickup_code")).toBe(pickupStates.length - 1);
  expect(
    await count("select count(*) as n from sales_order where business = 'pickupCode' and counted"),
  ).toBeGreaterThan(5);
});

it("FIN-05 FIN-06 FIN-12 has collection accounts and withdrawals in every state", async () => {
  expect(await count("select count(distinct state) as n from collection_account")).toBe(collectionAccountStates.length);
  expect(await count("select count(distinct state) as n from withdrawal")).toBe(withdrawalStates.length);
});

it("FIN-07 FIN-19 has settled days in every state, with rates, splits and refunds", async () => {
  expect(await count("select count(distinct state) as n from settlement")).toBe(settlementStates.length);
  expect(await count("select count(distinct settle_day) as n from settlement")).toBe(31);
  expect(await count("select count(distinct rate) as n from settlement_part")).toBeGreaterThan(1);
  expect(await count("select count(*) as n from settlement_line where amount_fen < 0")).toBeGreaterThan(0);
  expect(await count("select count(distinct receiver_id) as n from settlement_share where share_fen > 0")).toBe(4);
  expect(await count("select count(*) as n from account_statement where receiver_id is not null")).toBe(2);
});

it("FIN-07 has bills of providers, most of them in balance, and differences in every state", async () => {
  expect(await count("select count(*) as n from provider_bill where subject = 'trade'")).toBe(15);
  expect(await count("select count(*) as n from provider_bill where subject = 'sharing'")).toBe(5);
  expect(
    await count("select count(*) as n from bill_fact where kind = 'share' and settled_bill is not null"),
  ).toBeGreaterThan(3);
  expect(await count("select count(distinct state) as n from bill_difference")).toBe(differenceStates.length);
  expect(
    await count("select count(*) as n from provider_bill where open_before + opened - settled <> open_after"),
  ).toBe(0);
  expect(await count("select count(*) as n from bill_fact where settled_bill is not null")).toBeGreaterThan(50);
  expect(await count("select count(distinct state) as n from bank_arrival")).toBe(3);
});

it("gives machines pictures of their own, and finished merchants their collection accounts", async () => {
  const pictures = await asSystem(database, (tx) =>
    tx.query<{ picture: string }>("select picture from machine where picture is not null"),
  );
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(20);
  expect(await count("select count(*) as n from machine where picture is null")).toBeGreaterThan(20);
  const finished = await count("select count(*) as n from merchant_submission where state = 'finished'");
  expect(finished).toBeGreaterThan(0);
  expect(await count("select count(*) as n from collection_account where submission_id is not null")).toBe(finished);
});

it("LOGIN-38 LOGIN-39 gives three login paths a name, a colour and a picture of their own", async () => {
  const looks = await asSystem(database, (tx) =>
    tx.query<{ title: string; background: string; logo: string }>(
      "select title, background, logo from brand where host = '' and path like '/login%'",
    ),
  );
  expect(looks).toHaveLength(3);
  for (const key of ["title", "background", "logo"] as const)
    expect(new Set(looks.map((look) => look[key])).size).toBe(3);
  for (const { logo } of looks)
    expect(await count(`select count(*) as n from image where name = '${logo.replace("/spImg/", "")}'`)).toBe(1);
});

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

it("draws a picture for every product", async () => {
  const products = await asSystem(database, (tx) => tx.query<{ image: string }>("select image from product"));
  // Its own 48 and 108 medicines without a picture, the 12 that it took from the library, and 4 of an import.
  expect(products.length).toBe(172);
  for (const { image } of products.filter(({ image }) => image !== null))
    expect(existsSync(new URL(`../../assets/spImg/${image}`, import.meta.url)), image).toBe(true);
});

it("PRODUCT-14 PRODUCT-15 PRODUCT-17 gives products values of all five trees, and tags of which one is borne by nothing", async () => {
  for (const column of ["category_id", "brand_id", "flavour_id", "specification_id", "packaging_id"])
    expect(await count(`select count(*) as n from product where ${column} is not null`), column).toBeGreaterThan(8);
  expect(await count("select count(*) as n from product where category_id is null or brand_id is null")).toBe(0);
  expect(await count("select count(*) as n from product_tag")).toBe(8);
  expect(await count("select count(distinct tag_id) as n from product_tagging")).toBe(7);
  expect(
    await count("select count(*) as n from product_tag t where not exists (select from image i where i.name = t.icon)"),
  ).toBe(0);
});

it("PRODUCT-03 PRODUCT-22 PRODUCT-29 shows products that were taken from the library, translated ones and others, each with a barcode of its own", async () => {
  expect(await count("select count(*) as n from product where library_id is not null and code like 'SP%'")).toBe(12);
  for (const language of ["en", "lo"]) {
    const translated = await count(`select count(*) as n from product where names ? '${language}'`);
    expect(translated).toBeGreaterThan(10);
    expect(translated).toBeLessThan(48);
  }
  expect(await count("select count(distinct barcode) as n from product")).toBe(60);
});

it("has a price history that leads to the prices of today, and imports in every state that a person leaves them in", async () => {
  expect(
    await count(
      `select count(*) as n from product p where p.price_fen is distinct from
         (select h.price_fen from product_price h where h.top_id = p.top_id and h.product_id = p.id order by h.changed_at desc, h.id desc limit 1)`,
    ),
  ).toBe(0);
  expect(
    await count(
      `select count(*) as n from (select price_before_fen, lag(price_fen) over (partition by product_id order by changed_at, id) as before from product_price) h
       where h.price_before_fen is distinct from h.before`,
    ),
  ).toBe(0);
  expect(await count("select count(distinct batch_id) as n from product_price where reason <> ''")).toBe(4);
  expect(
    await asSystem(database, (tx) =>
      tx.query("select state, creates, refusals from import_batch where kind <> 'bankArrivals' order by created_at"),
    ),
  ).toEqual([
    { state: "undone", creates: 2, refusals: 0 },
    { state: "imported", creates: 4, refusals: 0 },
    { state: "checked", creates: 2, refusals: 4 },
    { state: "mapping", creates: 0, refusals: 0 },
  ]);
});

it("D8 tells of every record what its people did with it, each entry once, in a log that stays proven", async () => {
  const told = [
    ["machine", "machine_no", "machines.register"],
    ["product", "code", "goods.%"],
    ["withdrawal", "id::text", "finance.withdrawal.apply"],
    ["ticket", "id::text", "support.%.create"],
    ["marketing_plan", "name", "marketing.plan.%"],
    ["medicine_batch", "batch_no", "pharmacy.batch.%"],
  ];
  const untold = told.map(
    ([table, number, action]) =>
      `select count(*) as n from ${table} r where not exists (select from audit_log l where l.object = r.${number} and l.action like '${action}')`,
  );
  for (const text of untold) expect(await count(text), text).toBe(0);
  expect(await count("select count(*) as n from audit_log where action = 'orders.refund'")).toBeGreaterThan(0);
  expect(
    await count(
      "select count(*) as n from (select 1 from audit_log where action = 'machines.register' group by object having count(*) > 1) a",
    ),
  ).toBe(0);
  while ((await asSystem(database, sealPortion)) > 0);
  const proof = await asSystem(database, (tx) => verifyAudit(tx, [], []));
  expect(proof.findings).toEqual([]);
  expect(proof.rows).toBe(await count("select count(*) as n from audit_log"));
});

it("seeds nothing at the second start", async () => {
  const orders = await count("select count(*) as n from sales_order");
  expect(await seed()).toBe(false);
  expect(await count("select count(*) as n from sales_order")).toBe(orders);
});

it("STOCK-08 shows what replenishers said from their phones, where a bag was short and a lane had no room", async () => {
  expect(await count("select count(*) as n from visit_act where kind = 'fillLane' and done > 0")).toBeGreaterThan(1);
  expect(await count("select count(*) as n from visit_act where counted_fen < expected_fen")).toBeGreaterThan(0);
  expect(await count("select count(*) as n from visit_act where rest > 0")).toBeGreaterThan(0);
});
