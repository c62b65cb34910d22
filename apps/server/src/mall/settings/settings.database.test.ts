import { mallSettings } from "@yunshou/contract/mall/mallSettings";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MallOrdersBench, openMallOrdersBench, shopNo } from "../../testing/bench/mallOrdersBench.ts";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import { createWorld } from "../../testing/world/createWorld.ts";
import type { World } from "../../testing/world/world.ts";
import { withDeliveryFee } from "../freight/deliveryFee.ts";
import { refundHandlers } from "../../orders/refunds/refunds.ts";
import { isRefusal } from "../../platform/refused.ts";
import { shopReviewHandlers } from "../reviews/reviews.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";
import { mallWaitingDuty } from "./waitingDuty.ts";

const dayMs = 86_400_000;
const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;

describe("settings of a mall, as its merchant decides them", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.stop());

  it("MALL-04 are usual, then its own, and inherited again", async () => {
    const { admin } = world.own;
    const rowOf = async (name: string) =>
      (await admin.call(mallSettings.read, {})).rows.find(({ settingName }) => settingName === name);
    const save = (settingName: "pickupDays", settingValue: string | null) =>
      admin.try(mallSettings.save, { settings: [{ settingName, settingValue }] });
    await save("pickupDays", null);
    expect(await rowOf("pickupDays")).toMatchObject({ settingValue: "0", settingSource: "platform", changedBy: null });
    expect(await codeOf(save("pickupDays", " 9 "))).toBe("H0000");
    expect(await rowOf("pickupDays")).toMatchObject({
      settingValue: "9",
      settingSource: "own",
      inheritedValue: "0",
      changedBy: expect.any(String),
    });
    expect(await codeOf(save("pickupDays", "61"))).toBe("mall.settingOutOfRange");
    expect(await codeOf(save("pickupDays", "1e9"))).toBe("mall.settingOutOfRange");
    expect(await rowOf("pickupDays")).toMatchObject({ settingValue: "9" });
    await save("pickupDays", null);
    expect(await rowOf("pickupDays")).toMatchObject({ settingValue: "0", settingSource: "platform" });
  });

  it("MALL-04 are saved all or none, and leave a way to the buyer", async () => {
    const { admin } = world.own;
    const refused = await admin.try(mallSettings.save, {
      settings: [
        { settingName: "closeMinutes", settingValue: "45" },
        { settingName: "delivery", settingValue: "off" },
        { settingName: "pickup", settingValue: "off" },
      ],
    });
    expect(refused.body.code).toBe("mall.noWay");
    const { rows } = await admin.call(mallSettings.read, {});
    expect(rows.find(({ settingName }) => settingName === "closeMinutes")).toMatchObject({ settingSource: "platform" });
  });
});

describe("settings of a mall, as the server obeys them", () => {
  let mall: MallOrdersBench;
  beforeAll(async () => {
    mall = await openMallOrdersBench();
  });
  afterAll(() => mall.bench.close());

  /** Does what the duty does at a moment, for orders that wait since now. */
  const look = (orderId: string, days: number) =>
    asSystem(mall.bench.database, async (tx) => {
      const at = new Date(mall.now.getTime() + days * dayMs);
      const data = { topId: "1", since: mall.now.toISOString() };
      const due = { key: orderId, dueAt: at, data, attempts: 0 };
      await mallWaitingDuty({ notify: () => {} }).run({ tx, now: at, afterCommit: () => {} }, due as never);
    });

  it("takes over what a merchant above decided, and closes unpaid orders by it", async () => {
    await mall.decideSetting("closeMinutes", "45");
    const product = await mall.onShelf(2);
    const { expiresAt } = await mall.placed(mall.wish(product));
    expect(expiresAt.getTime() - mall.now.getTime()).toBe(45 * 60_000);
  });

  it("offers the ways that are on, and brings nothing where delivery is off", async () => {
    const product = await mall.onShelf(2);
    const brought = { deliveryWay: "delivery", pickupPointId: null, address: "路1号" } as const;
    await mall.decideSetting("delivery", "off");
    expect(await mall.place(mall.wish(product, brought))).toBe("mall.wayNotOffered");
    await mall.decideSetting("delivery", "on");
    expect(await mall.place(mall.wish(product, brought))).toMatchObject({ amountFen: "2100" });
  });

  it("brings goods for nothing from the amount on", async () => {
    const product = await mall.onShelf(9);
    await mall.decideSetting("freeFrom", "3000");
    const feeOf = (quantity: number) =>
      asSystem(mall.bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, shopNo))!;
        const line = { token: "t", mallProductId: product, quantity };
        const charged = await withDeliveryFee(tx, shop, { deliveryWay: "delivery" }, [line]);
        return isRefusal(charged) ? charged.code : charged.deliveryFeeFen;
      });
    expect([await feeOf(1), await feeOf(2)]).toEqual(["600", "0"]);
    await mall.decideSetting("freeFrom", "");
    expect(await feeOf(2)).toBe("600");
  });

  it("pays back what nobody fetched for the days of the mall, and frees its pieces", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product);
    const order = await mall.placed(wanted);
    await mall.pay(order);
    await mall.decideSetting("pickupDays", "0");
    await look(order.orderNo, 40);
    expect(await mall.stateOf(wanted.token)).toBe("toPickUp");
    await mall.decideSetting("pickupDays", "3");
    await look(order.orderNo, 2);
    expect(await mall.stateOf(wanted.token)).toBe("toPickUp");
    const before = mall.bench.provider.paidBackFen();
    await look(order.orderNo, 3);
    expect(await mall.stateOf(wanted.token)).toBe("refunding");
    await mall.wait();
    await mall.bench.sweep(new Date(mall.now.getTime() + 3 * dayMs + 120_000));
    expect([await mall.stateOf(wanted.token), mall.bench.provider.paidBackFen() - before]).toEqual([
      "refunded",
      1_500n,
    ]);
    expect(await mall.stockOf(product)).toEqual({ stock: 2, reserved: 0, sold: 0 });
  });

  it("proposes once what nobody fetched where so much money goes back by two people", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product);
    const order = await mall.placed(wanted);
    await mall.pay(order);
    await mall.decideSetting("pickupDays", "3");
    const limit = (fen: number | null) =>
      mall.bench.write((tx) => tx.query("update merchant set refund_review_fen = $1 where id = 1", [fen]));
    const proposed = () =>
      mall.bench.read(
        `select state, amount_fen::int as fen, method, operator_id as by from refund where order_id = $1`,
        [order.orderNo],
      );
    const one = { fen: 1_500, method: "auto", by: null };
    await limit(1_000);
    await look(order.orderNo, 2);
    expect(await proposed()).toEqual([]);
    await look(order.orderNo, 3);
    await look(order.orderNo, 4);
    expect([await mall.stateOf(wanted.token), await proposed()]).toEqual(["toPickUp", [{ ...one, state: "proposed" }]]);
    const [{ id: refundNo } = { id: "" }] = await mall.bench.read<{ id: string }>(
      "select id from refund where order_id = $1",
      [order.orderNo],
    );
    const decide = (decision: string) =>
      mall.run(refundHandlers().decide as never, { refundNo, decision, note: "来取了" });
    const fetched = mall.wish(product);
    const other = await mall.placed(fetched);
    await mall.pay(other);
    await look(other.orderNo, 3);
    const { pickupCode } = await mall.ask("order", fetched.token);
    await mall.act("handOver", { orderNo: other.orderNo, pickupCode });
    const [{ id: late } = { id: "" }] = await mall.bench.read<{ id: string }>(
      "select id from refund where order_id = $1",
      [other.orderNo],
    );
    expect(
      await mall.run(refundHandlers().decide as never, { refundNo: late, decision: "approve", note: "" }),
      "the buyer has the goods by now",
    ).toBe("state.notAllowed");
    expect(await decide("decline")).toEqual({});
    await look(order.orderNo, 5);
    expect(await proposed(), "not again once somebody declined it").toEqual([{ ...one, state: "declined" }]);
    await limit(null);
  });

  it("completes deliveries after the days of the mall, and takes applications for the days after", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product, { deliveryWay: "delivery", pickupPointId: null, address: "路1号" });
    const order = await mall.placed(wanted);
    await mall.pay(order);
    expect(await mall.act("deliver", { orderNos: [order.orderNo], expressNo: "", courier: "" })).toEqual({
      changed: 1,
    });
    await mall.decideSetting("completeDays", "2");
    await look(order.orderNo, 1);
    expect(await mall.stateOf(wanted.token)).toBe("delivering");
    await look(order.orderNo, 2);
    expect(await mall.stateOf(wanted.token)).toBe("completed");
    expect(await mall.stockOf(product)).toEqual({ stock: 1, reserved: 0, sold: 1 });
    await mall.bench.read("update sales_order set delivered_at = $2 where id = $1 returning 1", [
      order.orderNo,
      new Date(mall.now.getTime() - 5 * dayMs),
    ]);
    const apply = () =>
      mall.ask("askAfterSale", wanted.token, { afterSaleReason: "damaged", content: "裂", amountFen: "100" });
    await mall.decideSetting("afterSaleDays", "4");
    expect(await apply()).toMatchObject({ code: "mall.afterSaleOver" });
    await mall.decideSetting("afterSaleDays", "6");
    expect(await apply()).toEqual({});
  });

  it("takes and shows reviews only while they are on", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product);
    const order = await mall.placed(wanted);
    await mall.pay(order);
    const { pickupCode } = await mall.ask("order", wanted.token);
    await mall.act("handOver", { orderNo: order.orderNo, pickupCode });
    const buyer = (name: "list" | "write", input: object) =>
      asSystem(mall.bench.database, async (tx): Promise<object> =>
        shopReviewHandlers(mall.dependencies)[name]({ tx, now: mall.now, input: { shopNo, ...input } } as never),
      );
    const write = () => buyer("write", { token: wanted.token, orderNo: null, stars: 5, content: "好" });
    await mall.decideSetting("reviews", "off");
    expect(await write()).toMatchObject({ code: "mall.reviewsOff" });
    await mall.decideSetting("reviews", "on");
    expect(await write()).toEqual({});
    await mall.decideSetting("reviews", "off");
    expect(await buyer("list", { mallProductId: product, page: 1 })).toMatchObject({ total: 0, rows: [] });
  });

  it("M14 leaves money, stock, rollups and codes as the checks want them", async () => {
    expect(await brokenRules(mall.bench)).toEqual([]);
  });
});
