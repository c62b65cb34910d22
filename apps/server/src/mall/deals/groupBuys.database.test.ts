import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBook, writeBook } from "../../orders/book/book.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { sellingDuties } from "../../orders/selling/duties.ts";
import { startRefund } from "../../orders/selling/refunds.ts";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { arm, makeSweeper, type TimerHandler } from "../../platform/timers.ts";
import { endGroup, groupEndDue, groupRefundDue } from "../../stock/mallGroups.queries.ts";
import { type MallBench, openMallBench } from "../../testing/bench/mallBench.ts";
import { type Bench, benchSecrets, brokenRules, silentLog } from "../../testing/bench/orderBench.ts";
import { mallDuties } from "../duties.ts";
import { holdMallOrders } from "../orders/hold.ts";
import { mallProductHandlers } from "../products.ts";
import type { Placed } from "../shopFront/place.ts";
import { placeBasket } from "../shopFront/placeBasket.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";
import { groupBuyHandlers, shopGroupBuyHandlers } from "./groupBuys.ts";

const hour = 3_600_000;
let mall: MallBench;
let bench: Bench;
let now: Date;

beforeAll(async () => {
  mall = await openMallBench();
  ({ bench, now } = mall);
});
afterAll(() => bench.close());

const after = (hours: number) => new Date(now.getTime() + hours * hour);

/** What jobs of one process do; another process would find the same rows. */
async function sweep(
  at: Date,
  handlers: readonly TimerHandler[] = mallDuties({ notifier: { notify: () => {} } as never }),
): Promise<void> {
  const payments = {
    database: bench.database,
    providers: oneProvider(bench.provider),
    notify: () => {},
    log: silentLog,
  };
  const sweeper = makeSweeper(bench.database, [...sellingDuties(payments), ...handlers], silentLog);
  while ((await sweeper.sweep(at)) > 0) await sweeper.settled();
}

interface Purchase {
  readonly product: string;
  readonly groupBuyId: string;
}

/** A group purchase at 9 yuan that runs for two days; its groups have one day. */
async function purchase({ size = 3, pieces = 40, perBuyer = 2, stock = 100, state = "open" } = {}): Promise<Purchase> {
  const product = await mall.onShelf(stock);
  const [row] = await bench.read<{ id: string }>(
    `insert into mall_group_buy (top_id, merchant_id, mall_product_id, price_fen, size, hours, pieces, per_buyer, starts_at, ends_at, state)
     values (1, 1, $1, 900, $2, 24, $3, $4, $5, $6, $7) returning id`,
    [product, size, pieces, perBuyer, after(-1), after(48), state],
  );
  return { product, groupBuyId: row!.id };
}

interface Order {
  readonly buyer?: string | null;
  readonly group?: string;
  readonly at?: Date;
  readonly quantity?: number;
}
const order = async ({ product, groupBuyId }: Purchase, { buyer, group, at, quantity = 1 }: Order = {}) =>
  mall.place(
    mall.wish(product, { groupBuyId, buyingGroupId: group ?? null, quantity }),
    buyer === undefined ? await mall.account() : buyer,
    at,
  );
const placed = (answer: Placed | string): Placed => {
  if (typeof answer === "string") throw new Error(answer);
  return answer;
};
const groupOf = async ({ orderNo }: Placed): Promise<string> =>
  (await bench.read<{ id: string }>("select buying_group_id as id from mall_order where id = $1", [orderNo]))[0]!.id;

/** A group that its first buyer opened and paid. */
async function opened(of: Purchase): Promise<{ group: string; first: Placed }> {
  const first = placed(await order(of));
  await mall.pay(first, now);
  return { group: await groupOf(first), first };
}

const stateOf = async (group: string) =>
  (
    await bench.read<{ state: string; taken: number; paid: number }>(
      "select state, taken, paid from mall_buying_group where id = $1",
      [group],
    )
  )[0]!;
const ordersOf = (group: string) =>
  bench.read<{ pay: string; goods: string; hold: string; refunds: number; back: string }>(
    `select o.pay_state as pay, f.fulfilment as goods, f.hold, count(r.id)::int as refunds, coalesce(sum(r.amount_fen), 0)::text as back
     from mall_order f join sales_order o on o.id = f.id left join refund r on r.order_id = f.id where f.buying_group_id = $1
     group by f.id, o.pay_state, f.fulfilment, f.hold order by f.id`,
    [group],
  );
const takenOf = async ({ groupBuyId }: Purchase) =>
  (await bench.read<{ taken: number }>("select taken from mall_group_buy where id = $1", [groupBuyId]))[0]!.taken;
const reservedOf = async ({ product }: Purchase) =>
  (await bench.read<{ reserved: number }>("select reserved from mall_product where id = $1", [product]))[0]!.reserved;

describe("a group of buyers", () => {
  it("MALL-04 gives its last place to one of fifty who want it at one moment", async () => {
    const of = await purchase();
    const { group } = await opened(of);
    placed(await order(of, { group }));
    const buyers = await Promise.all(Array.from({ length: 50 }, () => mall.account()));
    const answers = await Promise.all(buyers.map((buyer) => order(of, { group, buyer })));
    expect(answers.filter((answer) => typeof answer !== "string")).toMatchObject([{ amountFen: "900" }]);
    expect(new Set(answers.filter((answer) => typeof answer === "string"))).toEqual(new Set(["mall.groupFull"]));
    expect(await stateOf(group)).toEqual({ state: "gathering", taken: 3, paid: 1 });
    expect([await takenOf(of), await reservedOf(of)]).toEqual([3, 3]);
  });

  it("MALL-04 is complete when its size has paid, and its goods are prepared then and not before", async () => {
    const of = await purchase();
    const { group, first } = await opened(of);
    const [second, third] = [placed(await order(of, { group })), placed(await order(of, { group }))];
    await mall.pay(second, now);
    const scope = { topId: "1", merchants: ["1"] };
    const handOver = () =>
      asSystem(bench.database, (tx) => holdMallOrders({ tx, scope, kind: "mall" }, [first.orderNo], "handOver"));
    expect(await handOver()).toMatchObject({ code: "state.notAllowed", values: { state: "toGather" } });
    // Two notices of one payment, at one moment with the last one.
    await Promise.all([mall.pay(third, now), mall.pay(second, now), mall.pay(third, now)]);
    expect(await stateOf(group)).toEqual({ state: "complete", taken: 3, paid: 3 });
    expect(await ordersOf(group)).toEqual(
      Array.from({ length: 3 }, () => ({ pay: "paid", goods: "toPickUp", hold: "reserved", refunds: 0, back: "0" })),
    );
    expect(isRefusal(await handOver())).toBe(false);
    expect(await order(of, { group })).toBe("mall.groupFull");
    await sweep(after(25));
    expect((await ordersOf(group)).map(({ pay, refunds }) => [pay, refunds])).toEqual([
      ["paid", 0],
      ["paid", 0],
      ["paid", 0],
    ]);
  });

  it("MALL-04 that is not complete in time refunds every paid order once, however often its duties are done", async () => {
    const of = await purchase({ size: 4 });
    const { group, first } = await opened(of);
    const second = placed(await order(of, { group, quantity: 2 }));
    await mall.pay(second, after(1));
    // One place is held and never paid.
    placed(await order(of, { group, at: after(23.9) }));
    const before = bench.provider.paidBackFen();
    // A process that dies on the way leaves the duty as it was.
    const dying = groupEndDue.on(async ({ tx }, { key, data }) => {
      await endGroup(tx, data.topId, key, after(24));
      throw new Error("killed");
    });
    await sweep(after(24), [dying]);
    expect(await stateOf(group)).toMatchObject({ state: "gathering", paid: 2 });
    await sweep(after(24.1));
    const again = [
      groupEndDue.at(group, now, { topId: "1" }),
      ...[first, second].map(({ orderNo }) => groupRefundDue.at(orderNo, now, { topId: "1" })),
    ];
    for (let round = 0; round < 3; round += 1) {
      await asSystem(bench.database, (tx) => arm(tx, ...again));
      await Promise.all([sweep(after(24.2)), sweep(after(24.2))]);
    }
    expect(await stateOf(group)).toEqual({ state: "failed", taken: 2, paid: 2 });
    expect(await ordersOf(group)).toEqual([
      { pay: "refunded", goods: "toGather", hold: "released", refunds: 1, back: "900" },
      { pay: "refunded", goods: "toGather", hold: "released", refunds: 1, back: "1800" },
      { pay: "closed", goods: "toGather", hold: "released", refunds: 0, back: "0" },
    ]);
    expect(bench.provider.paidBackFen() - before).toBe(2_700n);
    expect([await takenOf(of), await reservedOf(of)]).toEqual([0, 0]);
    expect(await order(of, { group, at: after(24.3) })).toBe("mall.groupClosed");
  });

  it("MALL-04 is either complete or refunded when its last payment meets its end", async () => {
    const of = await purchase({ size: 2, pieces: 60 });
    const groups = await Promise.all(Array.from({ length: 12 }, () => opened(of)));
    const last = [];
    for (const { group } of groups) last.push(placed(await order(of, { group })));
    await Promise.all([
      ...groups.map(({ group }) => asSystem(bench.database, (tx) => endGroup(tx, "1", group, after(24)))),
      ...last.map((one) => mall.pay(one, after(24))),
    ]);
    await sweep(after(24));
    for (const { group } of groups) {
      const { state } = await stateOf(group);
      const seen = (await ordersOf(group)).map(({ pay, refunds }) => `${pay} ${refunds}`);
      expect(seen).toEqual(state === "complete" ? ["paid 0", "paid 0"] : ["refunded 1", "refunded 1"]);
    }
  });

  it("MALL-04 gives a place back when an order ends before the group does, and fails when nobody is left", async () => {
    const of = await purchase();
    const { group, first } = await opened(of);
    placed(await order(of, { group }));
    await sweep(after(0.6));
    expect(await stateOf(group)).toEqual({ state: "gathering", taken: 1, paid: 1 });
    await asSystem(bench.database, async (tx) => {
      const book = openBook(after(1));
      const locked = (await lockOrders(tx, [{ topId: "1", orderId: first.orderNo }])).get(first.orderNo)!;
      await startRefund(tx, book, locked, { amountFen: 900n, reason: "other", method: "auto" });
      await writeBook(tx, book);
    });
    await sweep(after(1));
    expect(await stateOf(group)).toEqual({ state: "failed", taken: 0, paid: 0 });
    expect([await takenOf(of), await reservedOf(of)]).toEqual([0, 0]);
    await sweep(after(24));
    expect(await ordersOf(group)).toMatchObject([
      { pay: "refunded", refunds: 1 },
      { pay: "closed", refunds: 0 },
    ]);
  });

  it("MALL-04 gives its buyers the days to fetch from when it is complete, not from when they ordered", async () => {
    const days = (value: string) =>
      bench.read(
        `insert into mall_setting (top_id, merchant_id, name, value) values (1, 1, 'pickupDays', $1)
         on conflict (top_id, merchant_id, name) do update set value = excluded.value returning 1`,
        [value],
      );
    await days("2");
    const of = await purchase({ size: 2 });
    await bench.read("update mall_group_buy set hours = 100 where id = $1 returning 1", [of.groupBuyId]);
    const { group } = await opened(of);
    await sweep(after(49));
    const last = placed(await order(of, { group, at: after(47) }));
    await mall.pay(last, after(60));
    const paid = () => ordersOf(group).then((orders) => orders.map(({ pay, goods }) => `${pay} ${goods}`));
    expect(await paid()).toEqual(["paid toPickUp", "paid toPickUp"]);
    await sweep(after(60 + 47));
    expect(await paid()).toEqual(["paid toPickUp", "paid toPickUp"]);
    await sweep(after(60 + 73));
    await sweep(after(60 + 74));
    expect(await paid()).toEqual(["refunded toPickUp", "refunded toPickUp"]);
    await days("0");
  });

  it("MALL-04 keeps its product in the mall for as long as buyers wait for it at a machine", async () => {
    const of = await purchase({ size: 2 });
    const { machineId } = await bench.addMachine("G1", 1, 5);
    await bench.read(
      `update lane set status = 'pickupOnly', product_id = (select product_id from mall_product where id = $2) where machine_id = $1 returning 1`,
      [machineId, of.product],
    );
    const [point] = await bench.read<{ id: string }>(
      "insert into mall_pickup_point (top_id, merchant_id, machine_id, name, address, longitude, latitude) values (1, 1, $1, 'G1', 'x', 113, 23) returning id",
      [machineId],
    );
    const atMachine = async (buyingGroupId: string | null) =>
      placed(
        await mall.place(
          mall.wish(of.product, { groupBuyId: of.groupBuyId, buyingGroupId, pickupPointId: point!.id }),
          await mall.account(),
        ),
      );
    const first = await atMachine(null);
    await mall.pay(first, now);
    const group = await groupOf(first);
    expect(await reservedOf(of)).toBe(0);
    const remove = () =>
      asSystem(bench.database, (tx) =>
        mallProductHandlers().remove({
          tx,
          session: { userId: null, viewerId: null, scope: { topId: "1", merchants: ["1"] } },
          input: { mallProductId: of.product },
          now,
          address: "127.0.0.1",
          requestId: "r",
        } as never),
      );
    expect(await remove()).toMatchObject({ code: "mall.stockReserved", values: { n: 1 } });
    await sweep(after(25));
    expect(await ordersOf(group)).toMatchObject([{ pay: "refunded", refunds: 1, back: "900" }]);
    expect(await remove()).toEqual({});
  });

  it("MALL-04 waits for a refund of a part, gives back what is left, and leaves a refused refund to a person", async () => {
    const of = await purchase();
    const { group, first } = await opened(of);
    await asSystem(bench.database, async (tx) => {
      const book = openBook(after(2));
      const locked = (await lockOrders(tx, [{ topId: "1", orderId: first.orderNo }])).get(first.orderNo)!;
      await startRefund(tx, book, locked, { amountFen: 300n, reason: "other", method: "auto" });
      await writeBook(tx, book);
    });
    await asSystem(bench.database, (tx) => endGroup(tx, "1", group, after(24)));
    const onlyGroups = makeSweeper(bench.database, mallDuties({ notifier: { notify: () => {} } as never }), silentLog);
    await onlyGroups.sweep(after(24));
    expect(await ordersOf(group)).toMatchObject([{ pay: "refunding", refunds: 1 }]);
    bench.provider.refundEnds = "succeeded";
    await sweep(after(24));
    await sweep(after(24.1));
    expect(await ordersOf(group)).toMatchObject([{ pay: "refunded", refunds: 2, back: "900" }]);

    const refused = await opened(of);
    bench.provider.refundEnds = "failed";
    await sweep(after(24.2));
    await sweep(after(24.5));
    bench.provider.refundEnds = "succeeded";
    expect(await ordersOf(refused.group)).toMatchObject([{ pay: "paid", refunds: 1, hold: "reserved" }]);
  });
});

describe("a group purchase", () => {
  it("MALL-04 keeps to its buyers' limit, its pieces and its product, and is for accounts without coupons", async () => {
    const of = await purchase({ pieces: 5 });
    const { group } = await opened(of);
    const buyer = await mall.account();
    placed(await order(of, { group, buyer }));
    expect(await order(of, { group, buyer })).toBe("mall.groupTwice");
    expect(await order(of, { buyer, quantity: 2 })).toBe("mall.groupSoldOut");
    expect(await order(of, { group, quantity: 3 })).toBe("mall.groupLimit");
    expect(await order(of, { group, quantity: 0 })).toBe("mall.quantityOutOfRange");
    expect(await order(of, { group, quantity: 1e9 })).toBe("mall.groupSoldOut");
    expect(await order(of, { group, buyer: null })).toBe("mall.loginFirst");
    const other = await purchase();
    expect(await order({ ...other, product: of.product })).toBe("mall.groupBuyUnknown");
    expect(await order(other, { group })).toBe("mall.groupUnknown");
    expect(await order({ ...of, groupBuyId: "999" })).toBe("mall.groupBuyUnknown");
    const both = mall.wish(of.product, { flashSaleId: "1", groupBuyId: of.groupBuyId });
    expect(await mall.place(both, buyer)).toBe("mall.oneDeal");
    expect(await mall.place(mall.wish(of.product, { buyingGroupId: group }), buyer)).toBe("mall.groupBuyUnknown");
    const withCoupon = mall.wish(of.product, { groupBuyId: of.groupBuyId, couponCode: "1" });
    expect(await mall.place(withCoupon, buyer)).toBe("mall.dealNoCoupon");
    expect(await takenOf(of)).toBe(2);
  });

  it("MALL-04 is ordered at the price that was seen, and once under one token", async () => {
    const of = await purchase();
    const buyer = await mall.account();
    const { couponCode, token, mallProductId, quantity, groupBuyId, flashSaleId, ...receiving } = mall.wish(
      of.product,
      {
        groupBuyId: of.groupBuyId,
      },
    );
    const ask = (priceFen: string) =>
      asSystem(bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, mall.shopNo))!;
        const line = {
          token,
          mallProductId,
          quantity,
          priceFen,
          flashSaleId,
          groupBuyId: of.groupBuyId,
          buyingGroupId: null,
        };
        const { buyingGroupId: _g, ...rest } = receiving;
        const answer = await placeBasket(tx, { ...mall.placing(buyer, now), language: "zh" }, shop, {
          ...rest,
          couponCode,
          lines: [line],
        });
        return isRefusal(answer) ? answer.code : answer.map(({ amountFen }) => amountFen);
      });
    expect(groupBuyId).toBe(of.groupBuyId);
    expect(await ask("1500")).toBe("mall.priceChanged");
    expect([await ask("900"), await ask("900")]).toEqual([["900"], ["900"]]);
    expect(await takenOf(of)).toBe(1);
    // Its code is paid no later than the group gathers.
    const late = placed(await order(of, { group: (await opened(of)).group, at: after(23.9) }));
    expect(late.expiresAt).toEqual(after(24));
  });

  it("MALL-04 is paid with the rest of its basket while the group gathers and no longer, wherever its line stands", async () => {
    const [of, later] = [await purchase(), await purchase()];
    const { group } = await opened(of);
    const {
      token,
      mallProductId: _m,
      quantity,
      flashSaleId,
      groupBuyId: _g,
      buyingGroupId: _b,
      ...receiving
    } = mall.wish(of.product);
    const lineOf = ({ product, groupBuyId }: Purchase, buyingGroupId: string | null) => ({
      token: `${token}${product}`,
      mallProductId: product,
      quantity,
      flashSaleId,
      groupBuyId,
      buyingGroupId,
      priceFen: "900",
    });
    const lines = [lineOf(later, null), lineOf(of, group)];
    const placing = { ...mall.placing(await mall.account(), after(23.9)), language: "zh" } as const;
    const answer = await asSystem(bench.database, async (tx) => {
      const shop = (await shopByNumber(tx, mall.shopNo))!;
      return placeBasket(tx, placing, shop, { ...receiving, lines });
    });
    if (isRefusal(answer)) throw new Error(answer.code);
    expect(answer.map(({ expiresAt }) => expiresAt)).toEqual([after(24), after(24)]);
    const orderNos = answer.map(({ orderNo }) => orderNo);
    const ends = await bench.read<{ at: Date }>(
      "select expires_at as at from payment where order_id = any($1::bigint[])",
      [orderNos],
    );
    expect(ends.map(({ at }) => at)).toEqual([after(24), after(24)]);
    await sweep(after(23.95));
    await sweep(after(24));
    const states = await bench.read<{ state: string }>(
      "select pay_state as state from sales_order where id = any($1::bigint[])",
      [orderNos],
    );
    expect(states.map(({ state }) => state)).toEqual(["closed", "closed"]);
  });

  it("MALL-04 is seen when it was started, keeps its groups when it is stopped, and is changed by nobody afterwards", async () => {
    const product = await mall.onShelf(20);
    const handlers = groupBuyHandlers({ secrets: benchSecrets });
    const run = async (name: keyof typeof handlers, input: object): Promise<unknown> => {
      const session = {
        userId: null,
        viewerId: null,
        timeZone: "Asia/Shanghai",
        scope: { topId: "1", merchants: ["1"] },
      };
      const call = { session, input, now, address: "127.0.0.1", requestId: "r", language: "zh" };
      const answer = await asSystem(bench.database, (tx) =>
        (handlers[name] as (of: never) => Promise<object>)({ ...call, tx } as never),
      );
      return isRefusal(answer) ? answer.code : answer;
    };
    const form = {
      mallProductId: product,
      groupPriceFen: "900",
      size: 2,
      hours: 24,
      pieces: 10,
      perBuyer: 2,
      startsAt: after(-1).toISOString(),
      endsAt: after(48).toISOString(),
    };
    expect(await run("create", { ...form, pieces: 21 })).toBe("mall.groupPieces");
    const { groupBuyId } = (await run("create", form)) as { groupBuyId: string };
    const of = { product, groupBuyId };
    expect(await order(of)).toBe("mall.groupNotRunning");
    expect(await run("update", { ...form, groupBuyId, pieces: 6 })).toEqual({});
    expect(await run("start", { groupBuyId })).toEqual({});
    const twin = (await run("create", form)) as { groupBuyId: string };
    expect(await run("start", twin)).toBe("mall.groupOverlaps");
    expect(await run("remove", twin)).toEqual({});

    const { group, first } = await opened(of);
    const shopCall = { input: { shopNo: mall.shopNo, buyingGroupId: group }, now, language: "zh" };
    const shown = (name: "list" | "group") =>
      asSystem(bench.database, (tx) =>
        (shopGroupBuyHandlers()[name] as (of: never) => Promise<object>)({ ...shopCall, tx } as never),
      );
    const own = ((await shown("list")) as { rows: { groupBuyId: string }[] }).rows.find(
      (row) => row.groupBuyId === groupBuyId,
    );
    expect(own).toMatchObject({ priceFen: "900", left: 5, groups: [{ buyingGroupId: group, placesLeft: 1 }] });
    expect(await shown("group")).toMatchObject({
      groupState: "gathering",
      paid: 1,
      placesLeft: 1,
      offer: { groupBuyId },
    });

    expect(await run("update", { ...form, groupBuyId })).toBe("mall.groupBuyStarted");
    expect(await run("stop", { groupBuyId })).toEqual({});
    expect(await run("stop", { groupBuyId })).toBe("state.notAllowed");
    expect(await run("remove", { groupBuyId })).toBe("mall.groupBuyStarted");
    expect(await order(of)).toBe("mall.groupNotRunning");
    const second = placed(await order(of, { group }));
    await mall.pay(second, now);
    expect(await stateOf(group)).toMatchObject({ state: "complete" });
    expect(await run("groups", { groupBuyId, page: 1, pageSize: 20 })).toMatchObject({
      rows: [
        {
          groupState: "complete",
          members: [{ orderNo: first.orderNo, orderStatus: "toPickUp" }, { orderNo: second.orderNo }],
        },
      ],
    });
  });
});

it("M14 leaves money, stock, pieces and places of groups as the checks want them", async () => {
  expect(await brokenRules(bench)).toEqual([]);
});
