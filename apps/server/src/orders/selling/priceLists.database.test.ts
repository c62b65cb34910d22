import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EffectContext } from "../../machines/effects/effect.ts";
import { listPrices, tellPrices } from "../../marketing/prices/priceDuties.ts";
import { priceEffects, priceMachines } from "../../marketing/prices/priceEffects.ts";
import { changePrices } from "../../marketing/prices/priceChanges.queries.ts";
import { type Bench, brokenRules, openBench } from "../../testing/bench/orderBench.ts";

let bench: Bench;
/** Half past nine in the morning in Shanghai. */
const now = new Date("2026-11-22T01:30:00Z");
const whole = { topId: "1", merchantId: "1", machineIds: [] };

interface Plan {
  readonly rate?: number;
  readonly maxUses?: number;
  readonly maxFen?: number;
  readonly slots?: string;
  readonly kind?: string;
  readonly levels?: string;
}

async function plan({ rate = 70, maxUses, maxFen, slots = "{0,1440}", levels = "{}" }: Plan = {}): Promise<string> {
  let planId = "";
  await bench.write(async (tx) => {
    const [scheme] = await tx.query<{ id: string }>(
      "insert into marketing_scheme (top_id, merchant_id, name, kind, rate, state) values (1, 1, '早', 'productDiscount', $1, 'onSale') returning id",
      [rate],
    );
    const [row] = await tx.query<{ id: string }>(
      `insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots, levels, max_uses, max_amount_fen)
       values (1, 1, $1, '早餐', 'onSale', 5, 'accumulate', '2020-01-01', '2099-12-31', $2, $3, $4, $5) returning id`,
      [scheme!.id, slots, levels, maxUses ?? null, maxFen ?? null],
    );
    planId = row!.id;
    await changePrices(tx, [whole]);
  });
  return planId;
}

const duties = async (at = now) => {
  await asSystem(bench.database, (tx) => listPrices({ tx, now: at }));
  await asSystem(bench.database, (tx) => tellPrices({ tx, now: at }));
};
/** What the machine is being told; undefined when nothing waits for it. */
const told = async (machineId = bench.machine.machineId) => {
  const rows = await bench.read<{ body: DownBody<"prices"> }>(
    "select body from outbox where machine_id = $1 and key = 'prices'",
    [machineId],
  );
  return rows[0]?.body;
};
const say = (type: "priceAnswer" | "hello", body: unknown, machine = bench.machine) =>
  asSystem(bench.database, (tx) => {
    const incoming = { machine, message: { type, body }, receivedAt: now, occurredAt: now } as never;
    const context = { tx, now } as EffectContext;
    return type === "hello" ? priceMachines(context, [incoming]) : priceEffects.priceAnswer(context, [incoming]);
  });
const stateOf = async (machineId = bench.machine.machineId) =>
  (
    await bench.read<{ version: number; state: string; reason: string }>(
      "select version, state, reason from price_list where machine_id = $1 and replaced_at is null",
      [machineId],
    )
  )[0];
const usesOf = async (planId: string) =>
  (
    await bench.read<{ uses: number; fen: string }>(
      "select used_count as uses, used_fen as fen from marketing_plan where id = $1",
      [planId],
    )
  )[0];
let sales = 0;
async function sold(body: Partial<UpBody<"sale">>, machine = bench.machine) {
  const saleId = `S${++sales}`;
  await bench.act("sale", [{ saleId, paidFen: 245, ...body }], { now, machine });
  const [order] = await bench.read<{ id: string; state: string; discountFen: string; paidFen: string }>(
    `select id, state, discount_fen as "discountFen", paid_fen as "paidFen" from sales_order where source_key = $1`,
    [`sale:${saleId}`],
  );
  const promotions = await bench.read(
    "select name, kind, discount_fen as fen from order_promotion where order_id = $1",
    [order!.id],
  );
  const notes = await bench.read<{ kind: string }>("select kind from order_event where order_id = $1", [order!.id]);
  return { ...order!, promotions, notes: notes.map(({ kind }) => kind) };
}
/** The current version, with the offer of lane 11. */
const offer = async () => {
  const { version, offers } = (await told())!;
  return { version, offer: offers.find(({ lane }) => lane === 11)!.offer };
};

beforeAll(async () => {
  bench = await openBench();
  await bench.write((tx) => tx.query("update machine_state set connection = 'online'"));
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.write(async (tx) => {
    await tx.query("update marketing_plan set state = 'notOnSale'");
    await tx.query("delete from price_list");
    await tx.query("delete from price_change");
    await tx.query("delete from outbox");
  });
  await bench.setStock(bench.machine.machineId, 5);
});

describe("prices that a machine takes by itself", () => {
  it("MKT-01 are told when a plan begins, confirmed by the machine, and taken back when it ends", async () => {
    const planId = await plan({ slots: "{480,720}" });
    await duties();
    const body = (await told())!;
    expect(body.offers.map(({ lane, payFen, from, to }) => [lane, payFen[0], from, to])).toEqual([
      [11, 245, 480, 720],
      [12, 245, 480, 720],
      [13, 245, 480, 720],
    ]);
    await say("priceAnswer", { version: body.version, result: "applied" });
    expect(await stateOf()).toEqual({ version: body.version, state: "confirmed", reason: "" });
    expect(await told()).toBeUndefined();
    await bench.write(async (tx) => {
      await tx.query("update marketing_plan set state = 'paused' where id = $1", [planId]);
      await changePrices(tx, [whole]);
    });
    await duties();
    expect(await told()).toMatchObject({ version: body.version + 1, offers: [] });
  });

  it("tell nothing to machines whose prices stay as they are, or that never had others", async () => {
    await bench.write((tx) => changePrices(tx, [whole]));
    await duties();
    expect(await stateOf()).toBeUndefined();
    await plan();
    await duties();
    const { version } = (await stateOf())!;
    await bench.write((tx) => changePrices(tx, [whole]));
    await duties();
    expect((await stateOf())!.version).toBe(version);
  });

  it("end unanswered after their deadline, and are told once more after the next hello", async () => {
    await plan();
    await duties();
    const { version } = (await told())!;
    await duties(new Date(now.getTime() + 3 * 3_600_000));
    expect(await stateOf()).toMatchObject({ state: "expired" });
    await say("hello", {});
    expect(await stateOf()).toMatchObject({ version, state: "pending" });
    await duties();
    await say("priceAnswer", { version, result: "refused", reason: "存储已满" });
    expect(await stateOf()).toMatchObject({ state: "refused", reason: "存储已满" });
    await say("priceAnswer", { version: version + 1, result: "applied" });
    expect(await stateOf()).toMatchObject({ state: "refused" });
  });

  it("leave out what holds only for levels, because nobody knows who pays in coins", async () => {
    await plan({ levels: "{gold}" });
    await duties();
    expect(await stateOf()).toBeUndefined();
  });

  it("follow a lane that costs something else, and reach a machine that is new", async () => {
    await plan();
    await duties();
    await bench.write((tx) => tx.query("update lane set price_fen = 400 where lane_no = 12"));
    await say("hello", {});
    await duties();
    expect((await told())!.offers.map(({ priceFen, payFen }) => [priceFen, payFen[0]])).toEqual([
      [350, 245],
      [400, 280],
      [350, 245],
    ]);
    await bench.write((tx) => tx.query("update lane set price_fen = 350 where lane_no = 12"));
    const machine = await bench.addMachine("M2", 1);
    await bench.write((tx) => tx.query("update machine_state set connection = 'online'"));
    await say("hello", {}, machine);
    await duties();
    expect((await told(machine.machineId))!.offers).toHaveLength(1);
  });
});

describe("a sale that a machine made at such a price", () => {
  it("MKT-13 keeps what was applied and charges its plan in its own transaction", async () => {
    const planId = await plan();
    await duties();
    const order = await sold({ offer: await offer() });
    expect(order).toMatchObject({ state: "completed", discountFen: "105", paidFen: "245" });
    expect(order.promotions).toEqual([{ name: "早餐", kind: "productDiscount", fen: "105" }]);
    expect(await usesOf(planId)).toEqual({ uses: 1, fen: "105" });
    const two = await sold({ offer: await offer(), quantity: 2, paidFen: 490, dispensed: 2 });
    expect(two.promotions).toEqual([{ name: "早餐", kind: "productDiscount", fen: "210" }]);
    expect(await usesOf(planId)).toEqual({ uses: 2, fen: "315" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("charges once however often it is told", async () => {
    const planId = await plan();
    await duties();
    const body = { saleId: "again", paidFen: 245, offer: await offer() };
    await bench.act("sale", [body], { now });
    await bench.act("sale", [body], { now });
    expect(await usesOf(planId)).toEqual({ uses: 1, fen: "105" });
  });

  it("charges a plan that was paused after the machine was told, because the customer saw that price", async () => {
    const planId = await plan();
    await duties();
    const named = await offer();
    await bench.write(async (tx) => {
      await tx.query("update marketing_plan set state = 'paused' where id = $1", [planId]);
      await changePrices(tx, [whole]);
    });
    await duties();
    expect((await sold({ offer: named })).promotions).toHaveLength(1);
    expect(await usesOf(planId)).toMatchObject({ uses: 1 });
  });

  it.each([
    ["names a version that nobody told", { offer: { version: 99, offer: 0 } }],
    ["names an offer that is not there", { offer: { version: 1, offer: 99 } }],
    ["names the offer of another lane", { lane: 12 }],
    ["took another amount", { paidFen: 244 }],
    ["names none", { offer: undefined }],
  ])("is booked and charges no plan when it %s", async (_, body) => {
    const planId = await plan();
    await duties();
    const order = await sold({ offer: await offer(), ...body });
    expect(order.promotions).toEqual([]);
    expect(order.paidFen).toBe("paidFen" in body ? "244" : "245");
    expect(await usesOf(planId)).toEqual({ uses: 0, fen: "0" });
  });

  it("M15 gives no more than a budget of 7 uses to 50 sales at once, and notes the others", async () => {
    await bench.setStock(bench.machine.machineId, 50).catch(() => undefined);
    const planId = await plan({ maxUses: 7 });
    await duties();
    const named = await offer();
    const ended = await Promise.all(Array.from({ length: 50 }, () => sold({ offer: named, dispensed: 1 })));
    expect(ended.filter(({ promotions }) => promotions.length === 1).length).toBe(7);
    expect(ended.filter(({ notes }) => notes.includes("budgetSpent")).length).toBe(43);
    expect(ended.every(({ paidFen, discountFen }) => paidFen === "245" && discountFen === "105")).toBe(true);
    expect(await usesOf(planId)).toEqual({ uses: 7, fen: "735" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("has the machines told other prices when its budget is spent", async () => {
    await plan({ maxUses: 1 });
    await duties();
    const before = (await told())!;
    await sold({ offer: await offer() });
    await duties();
    expect(await told()).toMatchObject({ version: before.version + 1, offers: [] });
  });
});
