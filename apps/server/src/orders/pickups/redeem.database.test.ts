import { asSystem } from "@yunshou/database";
import { pickupGuesses } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MachineIdentity } from "../../machines/effects/effect.ts";
import { type Bench, benchSecrets, brokenRules, openBench } from "../../testing/bench/orderBench.ts";
import { insertBatch } from "./pickupBatches.queries.ts";
import { makeCodes, openCode } from "./pickupCodes.ts";
import { expireCodes } from "./redeem.queries.ts";

let bench: Bench;
const start = new Date();
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

beforeAll(async () => {
  bench = await openBench();
  await bench.write(async (tx) => {
    await tx.query(
      "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 11, 1, 'tea', '茶', 500), (1, 12, 1, 'nuts', '坚果', 700)",
    );
    await tx.query("update lane set product_id = lane_no - 1 where machine_id = $1 and lane_no in (12, 13)", [
      bench.machine.machineId,
    ]);
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.sent.length = 0;
  await bench.write((tx) => tx.query("delete from pickup_guess"));
  await bench.setStock(bench.machine.machineId, 20);
});

interface Made {
  readonly pickupId: string;
  readonly code: string;
}

/** A code of the merchant for these pieces of products. */
async function given(
  lines: Readonly<Record<string, number>>,
  { validTo = "2099-01-01", machineIds = [] as string[] } = {},
): Promise<Made> {
  return asSystem(bench.database, async (tx) => {
    const batch = await insertBatch(tx, {
      topId: "1",
      merchantId: "1",
      wanted: 1,
      machineIds,
      validTo,
      createdBy: null,
      lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })),
    });
    await makeCodes(tx, benchSecrets, batch, 1);
    const [row] = await tx.query<{ pickupId: string; codeSealed: Buffer }>(
      `select id as "pickupId", code_sealed as "codeSealed" from pickup_code where batch_id = $1`,
      [batch.batchId],
    );
    return { pickupId: row!.pickupId, code: openCode(benchSecrets, row!) };
  });
}

const stateOf = async ({ pickupId }: Made) =>
  (await bench.read<{ state: string }>("select state from pickup_code where id = $1", [pickupId]))[0]!.state;

interface Answer {
  readonly orders: { orderNo: string; lane: number; quantity: number }[];
  readonly left: number;
}

/** What the machine heard when somebody typed a code. */
async function typed(
  code: string,
  { at = 0, machine = bench.machine, requestId }: { at?: number; machine?: MachineIdentity; requestId?: string } = {},
): Promise<Answer | string> {
  const before = bench.sent.length;
  await bench.act("pickupRequest", [{ code, ...(requestId === undefined ? {} : { requestId }) }], {
    now: after(at),
    machine,
  });
  const said = bench.sent.slice(before).filter(({ machineNo }) => machineNo === machine.machineNo);
  expect(said).toHaveLength(1);
  const body = said[0]!.body as { reason?: string } & Answer;
  return body.reason ?? body;
}

async function redeemed(made: Made, options: Parameters<typeof typed>[1] = {}): Promise<Answer> {
  const answer = await typed(made.code, options);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
}

async function dispensed(orderNo: string, pieces: number, at = 5, machine = bench.machine): Promise<void> {
  await bench.act("shipClaim", [{ orderNo }], { now: after(at), machine });
  await bench.act("shipResult", [{ orderNo, dispensed: pieces, ...(pieces === 0 ? { fault: "jam" as const } : {}) }], {
    now: after(at + 1),
    machine,
  });
}

const orderOf = async (orderNo: string) =>
  (
    await bench.read<Record<string, unknown>>(
      `select state, payment, business, pay_state as "payState", ship_state as "shipState", paid_fen as "paidFen", price_fen as "priceFen", counted from sales_order where id = $1`,
      [orderNo],
    )
  )[0]!;

describe("a pickup code at a machine", () => {
  it("PICKUP-01 PICKUP-02 ORDER-14 ORDER-15 hands out three products from three lanes, and is all delivered", async () => {
    const made = await given({ 10: 1, 11: 2, 12: 1 });
    const { orders, left } = await redeemed(made);
    expect([orders.map(({ lane, quantity }) => [lane, quantity]), left]).toEqual([
      [
        [11, 1],
        [12, 2],
        [13, 1],
      ],
      0,
    ]);
    expect(await stateOf(made)).toBe("used");
    for (const { orderNo, quantity } of orders) await dispensed(orderNo, quantity);
    expect(await stateOf(made)).toBe("allDelivered");
    expect(await orderOf(orders[1]!.orderNo)).toEqual({
      state: "completed",
      payment: "pickupCode",
      business: "pickupCode",
      payState: "paid",
      shipState: "dispensed",
      paidFen: "0",
      priceFen: "700",
      counted: true,
    });
    expect(await typed(made.code)).toBe("orders.pickupDelivered");
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("PICKUP-02 keeps what a failed lane did not give: the same code fetches just that", async () => {
    const made = await given({ 10: 1, 11: 1, 12: 1 });
    const { orders } = await redeemed(made);
    await dispensed(orders[0]!.orderNo, 1);
    await dispensed(orders[1]!.orderNo, 0);
    expect(await stateOf(made)).toBe("used");
    await dispensed(orders[2]!.orderNo, 1);
    expect(await stateOf(made)).toBe("partlyDelivered");
    expect(await orderOf(orders[1]!.orderNo)).toMatchObject({
      state: "exception",
      shipState: "failed",
      counted: false,
    });
    const again = await redeemed(made, { at: 60 });
    expect(again.orders.map(({ lane, quantity }) => [lane, quantity])).toEqual([[12, 1]]);
    await dispensed(again.orders[0]!.orderNo, 1, 70);
    expect(await stateOf(made)).toBe("allDelivered");
    expect(await bench.read("select 1 from refund")).toEqual([]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("PICKUP-02 counts each piece as sold once, in however many tries a code is fetched", async () => {
    const sold = async () =>
      (
        await bench.read<{ n: number }>(
          "select coalesce(sum(quantity), 0)::int as n from rollup_sales where business = 'pickupCode'",
        )
      )[0]!.n;
    const before = await sold();
    const made = await given({ 10: 3 });
    await dispensed((await redeemed(made)).orders[0]!.orderNo, 1);
    expect(await stateOf(made)).toBe("partlyDelivered");
    expect((await sold()) - before).toBe(1);
    await dispensed((await redeemed(made, { at: 60 })).orders[0]!.orderNo, 2, 70);
    expect(await stateOf(made)).toBe("allDelivered");
    expect((await sold()) - before).toBe(3);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("PICKUP-02 is failed when nothing came out, and can be used again", async () => {
    const made = await given({ 10: 1 });
    const { orders } = await redeemed(made);
    await dispensed(orders[0]!.orderNo, 0);
    expect(await stateOf(made)).toBe("failed");
    expect((await redeemed(made, { at: 30 })).orders).toHaveLength(1);
  });

  it("LANE-07 takes from a lane for pickup first, and never from one that is stopped or locked", async () => {
    const [machine] = [await bench.addMachine("LP", 3, 5)];
    const set = (columns: string, lane: number) =>
      bench.write((tx) =>
        tx.query(`update lane set ${columns} where machine_id = $1 and lane_no = $2`, [machine!.machineId, lane]),
      );
    await set("status = 'pickupOnly'", 12);
    await set("status = 'discontinued'", 13);
    const made = await given({ 10: 7 });
    const answer = await redeemed(made, { machine: machine! });
    expect(answer.orders.map(({ lane, quantity }) => [lane, quantity])).toEqual([
      [12, 5],
      [11, 2],
    ]);
    await set("locked = true", 11);
    await bench.setStock(machine!.machineId, 5);
    const next = await redeemed(await given({ 10: 1 }), { machine: machine!, at: 1_200 }).catch(
      (error: Error) => error,
    );
    expect(next).toMatchObject({ orders: [{ lane: 12, quantity: 1 }] });
  });

  it("leaves on the code what the machine does not have", async () => {
    const machine = await bench.addMachine("PART", 1, 2);
    const made = await given({ 10: 3, 11: 1 });
    const { orders, left } = await redeemed(made, { machine });
    expect([orders.map(({ quantity }) => quantity), left]).toEqual([[2], 2]);
    await dispensed(orders[0]!.orderNo, 2, 5, machine);
    expect(await stateOf(made)).toBe("partlyDelivered");
    expect(await typed(made.code, { machine, at: 20 })).toBe("orders.pickupNotHere");
    expect(await stateOf(made)).toBe("partlyDelivered");
  });

  it.each([
    ["is cancelled", { state: "cancelled" }, "orders.pickupCancelled"],
    ["has expired", { state: "expired" }, "orders.pickupExpired"],
    ["is for another machine", { machine: true }, "orders.pickupOtherMachine"],
    ["had its last day yesterday", { validTo: "2020-01-01" }, "orders.pickupExpired"],
  ] as const)("refuses a code that %s", async (_, how, reason) => {
    const made = await given(
      { 10: 1 },
      {
        ...("validTo" in how ? { validTo: how.validTo } : {}),
        ...("machine" in how ? { machineIds: [(await bench.addMachine(`OTHER`)).machineId] } : {}),
      },
    );
    if ("state" in how)
      await bench.write((tx) =>
        tx.query("update pickup_code set state = $2 where id = $1", [made.pickupId, how.state]),
      );
    expect(await typed(made.code)).toBe(reason);
    expect(await bench.read("select 1 from pickup_order where code_id = $1", [made.pickupId])).toEqual([]);
  });

  it("PICKUP-06 takes no code while the switch of the merchant is off", async () => {
    const made = await given({ 10: 1 });
    await bench.write((tx) => tx.query("update merchant set features = '{shoppingCart}' where id = 1"));
    expect(await typed(made.code)).toBe("merchants.featureOff");
    await bench.write((tx) => tx.query("update merchant set features = '{shoppingCart,pickupCode}' where id = 1"));
    expect((await redeemed(made)).orders).toHaveLength(1);
  });

  it("PICKUP-04 ends codes after their last day, and none that a machine serves", async () => {
    const [old, served] = [await given({ 10: 1 }), await given({ 10: 1 })];
    await redeemed(served);
    await bench.write((tx) =>
      tx.query("update pickup_code set valid_to = '2020-01-01' where id = any($1::bigint[])", [
        [old.pickupId, served.pickupId],
      ]),
    );
    await asSystem(bench.database, (tx) => expireCodes(tx, new Date(), 100));
    expect([await stateOf(old), await stateOf(served)]).toEqual(["expired", "used"]);
  });
});

describe("M3 M8 a pickup code that is used at once, again, or not answered", () => {
  it("dispenses once when 50 requests at five machines carry the same code", async () => {
    const machines = await Promise.all([1, 2, 3, 4, 5].map((n) => bench.addMachine(`RACE${n}`)));
    const made = await given({ 10: 1 });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        bench.act("pickupRequest", [{ code: made.code }], { now: start, machine: machines[n % 5]! }),
      ),
    );
    const types = Map.groupBy(bench.sent, ({ type }) => type);
    expect([types.get("pickupAnswer")?.length, types.get("pickupRefused")?.length]).toEqual([1, 49]);
    expect(await bench.read("select 1 from pickup_order where code_id = $1", [made.pickupId])).toHaveLength(1);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("dispenses once when the right code is typed 1,000 times", async () => {
    const made = await given({ 10: 1 });
    const { orders } = await redeemed(made);
    await dispensed(orders[0]!.orderNo, 1);
    for (let round = 0; round < 20; round += 1)
      await bench.act(
        "pickupRequest",
        Array.from({ length: 50 }, (_, n) => ({ code: made.code, requestId: `again${round}-${n}` })),
        { now: after(10) },
      );
    const refused = bench.sent.filter(({ type }) => type === "pickupRefused");
    expect(refused).toHaveLength(1_000);
    expect(await bench.read("select 1 from pickup_order where code_id = $1", [made.pickupId])).toHaveLength(1);
  });

  it("answers a request that comes again as before, and makes nothing new", async () => {
    const made = await given({ 10: 2 });
    const first = await redeemed(made, { requestId: "lost" });
    expect(await redeemed(made, { requestId: "lost", at: 9 })).toEqual(first);
    expect(await bench.read("select 1 from pickup_order where code_id = $1", [made.pickupId])).toHaveLength(1);
  });

  it("gives the pieces back to the code when the machine is silent, and believes it when it speaks late", async () => {
    const made = await given({ 10: 1 });
    const { orders } = await redeemed(made);
    const { orderNo } = orders[0]!;
    await bench.act("shipClaim", [{ orderNo }], { now: after(3) });
    await bench.sweep(after(302));
    expect(await stateOf(made)).toBe("failed");
    await bench.act("shipResult", [{ orderNo, dispensed: 1 }], { now: after(400) });
    expect(await stateOf(made)).toBe("allDelivered");
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("tells people when a silent machine had given what was then fetched elsewhere", async () => {
    const other = await bench.addMachine("ELSE");
    const made = await given({ 10: 1 });
    const { orders } = await redeemed(made);
    const { orderNo } = orders[0]!;
    await bench.act("shipClaim", [{ orderNo }], { now: after(3) });
    await bench.sweep(after(302));
    const again = await redeemed(made, { machine: other, at: 310 });
    await dispensed(again.orders[0]!.orderNo, 1, 320, other);
    // What the machine says of another code at the same moment is no contradiction.
    const sound = (await redeemed(await given({ 11: 1 }), { at: 330 })).orders[0]!;
    const bothAtOnce = [orderNo, sound.orderNo].map((number) => ({ orderNo: number, dispensed: 1 }));
    await bench.act("shipClaim", [{ orderNo: sound.orderNo }], { now: after(340) });
    await bench.act("shipResult", bothAtOnce, { now: after(400) });
    expect(await stateOf(made)).toBe("allDelivered");
    expect(
      await bench.read("select detail ->> 'order' as order from alarm where detail ->> 'problem' = 'pickedUpTwice'"),
    ).toEqual([{ order: orderNo }]);
    expect(await brokenRules(bench)).toEqual([]);
  });
});

describe("guessing", () => {
  const wrong = (n: number) => String(n).padStart(12, "9");

  it("ends after five wrong codes of a machine, also for 1,000 of them, and begins again after a quarter of an hour", async () => {
    const made = await given({ 10: 1 });
    await bench.act(
      "pickupRequest",
      Array.from({ length: 1_000 }, (_, n) => ({ code: wrong(n), requestId: `guess${n}` })),
      { now: start },
    );
    const reasons = Map.groupBy(bench.sent, ({ body }) => (body as { reason: string }).reason);
    expect(reasons.get("orders.pickupUnknown")).toHaveLength(pickupGuesses.ofMachine);
    expect(reasons.get("orders.pickupTooManyTries")).toHaveLength(1_000 - pickupGuesses.ofMachine);
    expect(await typed(made.code, { at: 60 })).toBe("orders.pickupTooManyTries");
    expect((await redeemed(made, { at: pickupGuesses.windowMs / 1_000 + 1 })).orders).toHaveLength(1);
  });

  it("is counted over all machines of a merchant too", async () => {
    const machine = await bench.addMachine("QUIET");
    await bench.write((tx) =>
      tx.query(
        "insert into pickup_guess (top_id, machine_id, merchant_id, wrong, since) select 1, n, 1, 4, $1 from generate_series(900001, 900025) n",
        [start],
      ),
    );
    expect(await typed(wrong(1), { machine, at: 1 })).toBe("orders.pickupTooManyTries");
  });

  it("S14 leaves no code in the database that could be read or tried out", async () => {
    const made = await given({ 10: 1 });
    await typed(wrong(77));
    const [row] = await bench.read<{ text: string }>("select c::text || '' as text from pickup_code c where id = $1", [
      made.pickupId,
    ]);
    expect(row!.text).not.toContain(made.code);
    expect(row!.text).not.toContain(Buffer.from(made.code).toString("hex"));
  });
});
