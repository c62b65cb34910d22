import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refundHandlers } from "../../orders/refunds/refunds.ts";
import { type MallOrdersBench, openMallOrdersBench, shopNo } from "../../testing/bench/mallOrdersBench.ts";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import { mallAfterSaleHandlers } from "../afterSales/afterSales.ts";
import { mallReviewHandlers, shopReviewHandlers } from "../reviews/reviews.ts";

let mall: MallOrdersBench;
beforeAll(async () => {
  mall = await openMallOrdersBench();
});
afterAll(() => mall.bench.close());

describe("what follows an order of the mall", () => {
  it("REFUND-07 gives all money back, and the pieces with it unless they went out", async () => {
    const product = await mall.onShelf(5);
    const [kept, back] = [mall.wish(product), mall.wish(product)];
    const [keptOrder, backOrder] = [await mall.placed(kept), await mall.placed(back)];
    await mall.pay(keptOrder);
    await mall.pay(backOrder);
    const { pickupCode } = await mall.ask("order", kept.token);
    await mall.act("handOver", { orderNo: keptOrder.orderNo, pickupCode });
    const before = mall.bench.provider.paidBackFen();
    for (const { orderNo } of [keptOrder, backOrder])
      expect(await mall.act("refund", { orderNo, note: "不要了" })).toEqual({ isProposed: false });
    expect(await mall.stateOf(back.token)).toBe("refunding");
    await mall.wait();
    await mall.wait();
    expect([await mall.stateOf(kept.token), await mall.stateOf(back.token)]).toEqual(["refunded", "refunded"]);
    expect([mall.bench.provider.paidBackFen() - before, await mall.stockOf(product)]).toEqual([
      3_000n,
      { stock: 4, reserved: 0, sold: 1 },
    ]);
    expect(await mall.act("refund", { orderNo: backOrder.orderNo, note: "" })).toBe("state.notAllowed");
  });

  it("REFUND-07 MALL-06 lets no goods out while a refund that a person asked for waits for a second one", async () => {
    const product = await mall.onShelf(4);
    const sent = { deliveryWay: "delivery", pickupPointId: null, address: "路1号" } as const;
    const wishes = [mall.wish(product), mall.wish(product, sent), mall.wish(product, sent)] as const;
    const orders = [await mall.placed(wishes[0]), await mall.placed(wishes[1]), await mall.placed(wishes[2])] as const;
    const [fetched, waiting, underWay] = orders;
    for (const order of orders) await mall.pay(order);
    const { pickupCode } = await mall.ask("order", wishes[0].token);
    const deliver = ({ orderNo }: { orderNo: string }) =>
      mall.act("deliver", { orderNos: [orderNo], expressNo: "", courier: "" });
    await deliver(underWay);
    const limit = (fen: number | null) =>
      mall.bench.write((tx) => tx.query("update merchant set refund_review_fen = $1 where id = 1", [fen]));
    await limit(1_000);
    for (const { orderNo } of orders)
      expect(await mall.act("refund", { orderNo, note: "买家要退" })).toEqual({ isProposed: true });
    const handOver = () => mall.act("handOver", { orderNo: fetched.orderNo, pickupCode });
    expect([await handOver(), await deliver(waiting)]).toEqual(["orders.refundProposed", "orders.refundProposed"]);
    expect(await mall.act("complete", { orderNo: underWay.orderNo }), "it has arrived all the same").toEqual({});
    const proposals = await mall.bench.read<{ id: string }>(
      "select id from refund where state = 'proposed' and order_id = any($1::bigint[])",
      [[fetched.orderNo, waiting.orderNo]],
    );
    for (const { id } of proposals)
      await mall.run(refundHandlers().decide as never, { refundNo: id, decision: "decline", note: "买家又要了" });
    expect([await handOver(), await deliver(waiting)]).toEqual([{}, { changed: 1 }]);
    await limit(null);
  });

  it("REFUND-07 gives a part back to a buyer who asked for it, and no more than was asked or is left", async () => {
    const product = await mall.onShelf(3);
    const wanted = mall.wish(product, { quantity: 2 });
    const order = await mall.placed(wanted);
    const apply = async (amountFen: string) =>
      (await mall.ask("askAfterSale", wanted.token, { afterSaleReason: "damaged", content: "<b>裂了</b>", amountFen }))[
        "code"
      ];
    expect(await apply("500")).toBe("state.notAllowed");
    await mall.pay(order);
    expect([await apply("3001"), await apply("0")]).toEqual(["mall.afterSaleTooMuch", "amount.notPositive"]);
    expect([await apply("500"), await apply("500")]).toEqual([undefined, "mall.afterSaleOpen"]);
    const open = async () =>
      (
        await mall.bench.read<{ id: string }>(
          "select id from mall_after_sale where order_id = $1 and state = 'asked'",
          [order.orderNo],
        )
      )[0]!.id;
    const first = await open();
    expect(await mall.decide("approve", { afterSaleId: first, refundAmountFen: "501", note: "" })).toBe(
      "mall.afterSaleTooMuch",
    );
    expect(await mall.decide("reject", { afterSaleId: first, note: " " })).toBe("field.required");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        mall.decide("approve", { afterSaleId: first, refundAmountFen: "400", note: "退差价" }),
      ),
    );
    expect(answers.filter((answer) => typeof answer === "object")).toEqual([{ isProposed: false }]);
    expect(answers.filter((answer) => typeof answer === "string")).toEqual(Array(3).fill("state.notAllowed"));
    await mall.wait();
    await mall.wait();
    const seen = await mall.ask("order", wanted.token);
    expect(seen).toMatchObject({ orderStatus: "toPickUp", refundableFen: "2600" });
    expect(seen["afterSales"]).toMatchObject([
      { afterSaleState: "approved", askedAmountFen: "500", refundAmountFen: "400", note: "退差价" },
    ]);
    // The goods are still the buyer's, and a second application may be rejected.
    expect(await mall.stockOf(product)).toEqual({ stock: 3, reserved: 2, sold: 0 });
    expect(await apply("2600")).toBeUndefined();
    expect(await mall.decide("reject", { afterSaleId: await open(), note: "已超过期限" })).toEqual({});
  });

  it("REFUND-07 takes goods back that are with their buyer: the merchant says where to, counts what can be sold again, and pays then", async () => {
    const product = await mall.onShelf(5);
    const wanted = mall.wish(product, { quantity: 3 });
    const order = await mall.placed(wanted);
    const ask = async (amountFen = "3000") =>
      (
        await mall.ask("askAfterSale", wanted.token, {
          afterSaleKind: "return",
          afterSaleReason: "wrong",
          content: "发错了",
          amountFen,
        })
      )["code"];
    await mall.pay(order);
    expect(await ask()).toBe("mall.afterSaleNotDelivered");
    const { pickupCode } = await mall.ask("order", wanted.token);
    await mall.act("handOver", { orderNo: order.orderNo, pickupCode });
    expect(await ask()).toBeUndefined();
    const [{ id: afterSaleId } = { id: "" }] = await mall.bench.read<{ id: string }>(
      "select id from mall_after_sale where order_id = $1",
      [order.orderNo],
    );
    const back = { afterSaleId, refundAmountFen: "2500", note: "" };
    expect([
      await mall.decide("receive", { ...back, pieces: 2 }),
      await mall.decide("agree", { afterSaleId, note: " " }),
      await mall.decide("agree", { afterSaleId, note: "请寄到天河路1号" }),
    ]).toEqual(["state.notAllowed", "field.required", {}]);
    expect((await mall.ask("order", wanted.token))["afterSales"]).toMatchObject([
      { afterSaleKind: "return", afterSaleState: "returning", refundAmountFen: null, note: "请寄到天河路1号" },
    ]);
    expect([
      await ask(),
      await mall.decide("approve", back),
      await mall.decide("receive", { ...back, pieces: 4 }),
      await mall.decide("receive", { ...back, pieces: 2, refundAmountFen: "3001" }),
    ]).toEqual(["mall.afterSaleOpen", "state.notAllowed", "mall.returnedPieces", "mall.afterSaleTooMuch"]);
    expect(await mall.stockOf(product)).toEqual({ stock: 2, reserved: 0, sold: 3 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => mall.decide("receive", { ...back, pieces: 2 })));
    expect(answers.filter((answer) => typeof answer === "object")).toEqual([{ isProposed: false }]);
    await mall.wait();
    await mall.wait();
    expect((await mall.ask("order", wanted.token))["afterSales"]).toMatchObject([
      { afterSaleState: "approved", refundAmountFen: "2500", note: "请寄到天河路1号" },
    ]);
    // Two of three can be sold again, once.
    expect(await mall.stockOf(product)).toEqual({ stock: 4, reserved: 0, sold: 3 });
    expect(
      await mall.bench.read(
        "select reason, stock_before, stock_after, order_id from mall_stock_movement where stock_level_id = $1 order by id desc limit 1",
        [product],
      ),
    ).toEqual([{ reason: "returned", stock_before: 2, stock_after: 4, order_id: order.orderNo }]);
  });

  it("REFUND-07 takes no more pieces of an order back than went out with it, in however many parcels they come", async () => {
    const product = await mall.onShelf(5);
    const wanted = mall.wish(product, { quantity: 3 });
    const order = await mall.placed(wanted);
    await mall.pay(order);
    const { pickupCode } = await mall.ask("order", wanted.token);
    await mall.act("handOver", { orderNo: order.orderNo, pickupCode });
    const parcel = async (...pieces: readonly number[]) => {
      const asked = { afterSaleKind: "return", afterSaleReason: "wrong", content: "发错了", amountFen: "1000" };
      expect(await mall.ask("askAfterSale", wanted.token, asked)).toEqual({});
      const [{ id: afterSaleId } = { id: "" }] = await mall.bench.read<{ id: string }>(
        "select id from mall_after_sale where order_id = $1 and state = 'asked'",
        [order.orderNo],
      );
      await mall.decide("agree", { afterSaleId, note: "请寄到天河路1号" });
      const answers: unknown[] = [];
      for (const one of pieces)
        answers.push(await mall.decide("receive", { afterSaleId, refundAmountFen: "1000", note: "", pieces: one }));
      await mall.wait();
      await mall.wait();
      return answers;
    };
    expect(await parcel(2)).toEqual([{ isProposed: false }]);
    expect(await parcel(2, 1)).toEqual(["mall.returnedPieces", { isProposed: false }]);
    expect(await parcel(1, 0)).toEqual(["mall.returnedPieces", { isProposed: false }]);
    expect(await mall.stockOf(product)).toEqual({ stock: 5, reserved: 0, sold: 3 });
  });

  it("REFUND-07 tells its buyer that an application is rejected once a second person declined its refund", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product);
    const order = await mall.placed(wanted);
    await mall.pay(order);
    const limit = (fen: number | null) =>
      mall.bench.write((tx) => tx.query("update merchant set refund_review_fen = $1 where id = 1", [fen]));
    await limit(100);
    const apply = () =>
      mall.ask("askAfterSale", wanted.token, { afterSaleReason: "late", content: "太慢", amountFen: "1500" });
    expect(await apply()).toEqual({});
    const [{ id: afterSaleId } = { id: "" }] = await mall.bench.read<{ id: string }>(
      "select id from mall_after_sale where order_id = $1",
      [order.orderNo],
    );
    const given = { afterSaleId, refundAmountFen: "1500", note: "同意" };
    expect(await mall.decide("approve", given)).toEqual({ isProposed: true });
    const told = async () => (await mall.ask("order", wanted.token))["afterSales"];
    expect(await told()).toMatchObject([{ afterSaleState: "approved", refundAmountFen: "1500" }]);
    const [{ id: refundNo } = { id: "" }] = await mall.bench.read<{ id: string }>(
      "select id from refund where order_id = $1",
      [order.orderNo],
    );
    const decline = { refundNo, decision: "decline", note: "已发货" };
    expect(await mall.run(refundHandlers().decide as never, decline)).toEqual({});
    expect(await told()).toMatchObject([{ afterSaleState: "rejected", refundAmountFen: null, note: "" }]);
    const list = (afterSaleState: string) =>
      mall.run(mallAfterSaleHandlers().list as never, {
        orderNo: order.orderNo,
        afterSaleState,
        page: 1,
        pageSize: 20,
        direction: "desc",
      });
    expect(await list("rejected")).toMatchObject({ total: 1, rows: [{ note: "已发货" }] });
    expect(await list("approved")).toMatchObject({ total: 0 });
    await limit(null);
    expect(await apply()).toEqual({});
  });

  it("REFUND-07 leaves no application waiting once all money of its order is back another way", async () => {
    const product = await mall.onShelf(3);
    const wanted = mall.wish(product);
    const order = await mall.placed(wanted);
    await mall.pay(order);
    const wish = { afterSaleReason: "late", content: "太慢了", amountFen: "500" };
    await mall.ask("askAfterSale", wanted.token, wish);
    const afterSaleId = (
      await mall.bench.read<{ id: string }>("select id from mall_after_sale where order_id = $1", [order.orderNo])
    )[0]!.id;
    expect(await mall.act("refund", { orderNo: order.orderNo, note: "直接退款" })).toEqual({ isProposed: false });
    await mall.wait();
    await mall.wait();
    const seen = await mall.ask("order", wanted.token);
    expect(seen).toMatchObject({ orderStatus: "refunded", refundableFen: "0" });
    expect(seen["afterSales"]).toMatchObject([{ afterSaleState: "approved", askedAmountFen: "500" }]);
    const listed = async (afterSaleState: string) => {
      const filters = { afterSaleState, orderNo: order.orderNo, page: 1, pageSize: 20, direction: "desc" };
      return ((await mall.run(mallAfterSaleHandlers().list as never, filters)) as { rows: unknown[] }).rows.length;
    };
    expect([await listed("asked"), await listed("approved")]).toEqual([0, 1]);
    expect(await mall.decide("reject", { afterSaleId, note: "已退" })).toBe("state.notAllowed");
  });

  it("MALL-04 is reviewed once by its buyer, as text and nothing else, answered and hidden by its merchant", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product, { buyerName: "林晓云" });
    const order = await mall.placed(wanted);
    const script = "<script>alert(1)</script> & <img src=x onerror=alert(2)>";
    const buyersCall = (name: "list" | "ofOrder" | "write", input: object) =>
      asSystem(mall.bench.database, async (tx): Promise<object> =>
        shopReviewHandlers(mall.dependencies)[name]({ tx, now: mall.now, input: { shopNo, ...input } } as never),
      );
    const write = (content: string, stars = 2) =>
      buyersCall("write", { token: wanted.token, orderNo: null, stars, content });
    const shown = () => buyersCall("list", { mallProductId: product, page: 1 });
    expect(await write(script)).toMatchObject({ code: "state.notAllowed" });
    await mall.pay(order);
    const { pickupCode } = await mall.ask("order", wanted.token);
    await mall.act("handOver", { orderNo: order.orderNo, pickupCode });
    expect([await write(script, 6), await write(" ")]).toMatchObject([
      { code: "mall.reviewStars" },
      { code: "field.required" },
    ]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(script)));
    expect(answers.filter((answer) => !("code" in answer))).toHaveLength(1);
    expect(await write("again")).toMatchObject({ code: "mall.reviewTwice" });
    expect(await shown()).toMatchObject({
      total: 1,
      meanHundredths: 200,
      rows: [{ content: script, stars: 2, buyerName: "林**", reply: null }],
    });
    const manage = (name: "reply" | "hide" | "show", input: object) =>
      mall.run(mallReviewHandlers()[name] as never, input);
    const [{ id: reviewId } = { id: "" }] = await mall.bench.read<{ id: string }>(
      "select id from mall_review where order_id = $1",
      [order.orderNo],
    );
    expect(await manage("reply", { reviewId, reply: "已补发" })).toEqual({});
    expect([await manage("hide", { reviewId, reason: " " }), await manage("show", { reviewId })]).toEqual([
      "field.required",
      "state.notAllowed",
    ]);
    expect(await manage("hide", { reviewId, reason: "广告" })).toEqual({});
    expect(await shown()).toEqual({ total: 0, meanHundredths: null, rows: [] });
    expect(await buyersCall("ofOrder", { token: wanted.token, orderNo: null })).toMatchObject({
      review: { content: script, reply: "已补发" },
    });
    expect(await manage("show", { reviewId })).toEqual({});
    expect(await shown()).toMatchObject({ total: 1 });
  });

  it("M14 leaves money, stock, rollups and codes as the checks want them", async () => {
    expect(await brokenRules(mall.bench)).toEqual([]);
  });
});
