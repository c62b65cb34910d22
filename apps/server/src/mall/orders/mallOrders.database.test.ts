import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discountCodeContext, discountCodeIndex } from "../../marketing/codes/codeBook.ts";
import { receiveNotice } from "../../orders/selling/notices.ts";
import type { PaymentDependencies } from "../../orders/selling/payRequest.ts";
import { oneProvider } from "../../payments/providers.ts";
import type { Handler } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, brokenRules, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { mallAfterSaleHandlers } from "../afterSales/afterSales.ts";
import { mallReviewHandlers, shopReviewHandlers } from "../reviews/reviews.ts";
import { type Placed, placeOrder, type Wish } from "../shopFront/place.ts";
import { placeBasket } from "../shopFront/placeBasket.ts";
import { shopFrontHandlers } from "../shopFront/shopFronts.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";
import { mallOrderHandlers } from "./orders.ts";

const minute = 60_000;
const shopNo = "S1";
const range = {
  fromDay: addDays(businessDay(new Date(), "Asia/Shanghai"), -1),
  toDay: addDays(businessDay(new Date(), "Asia/Shanghai"), 1),
};
let bench: Bench;
let dependencies: PaymentDependencies & { readonly secrets: typeof benchSecrets };
let pickupPointId: string;
let now: Date;

beforeAll(async () => {
  bench = await openBench();
  const { database, provider } = bench;
  dependencies = {
    database,
    providers: oneProvider(provider),
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  };
  await bench.write(async (tx) => {
    await tx.query(
      `insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, address, longitude, latitude, delivery_ways, delivery_fee_fen, close_minutes)
       values (1, 1, 'mall', $1, '云店', '400-800-1234', '天河路1号', 113, 23, '{delivery,pickup}', 600, 30)`,
      [shopNo],
    );
    const [point] = await tx.query<{ id: string }>(
      `insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude) values (1, 1, '南门', '南门1号', 113, 23) returning id`,
    );
    pickupPointId = point!.id;
  });
  now = (await bench.read<{ now: Date }>("select now() as now"))[0]!.now;
});
afterAll(() => bench.close());

let serial = 0;
/** A product of its own on the shelf at 15 yuan. */
async function onShelf(stock: number): Promise<string> {
  serial += 1;
  const [row] = await bench.read<{ id: string }>(
    `with p as (insert into product (top_id, merchant_id, code, name, price_fen, purchase_fen) values (1, 1, $1, '水杯', 2000, 700) returning id)
     insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) select 1, 1, id, 1500, $2, true from p returning id`,
    [`mug${serial}`, stock],
  );
  return row!.id;
}
const stockOf = async (id: string) =>
  (
    await bench.read<{ stock: number; reserved: number; sold: number }>(
      "select stock, reserved, sold from mall_product where id = $1",
      [id],
    )
  )[0]!;
const newToken = () => randomBytes(18).toString("base64url");
const wish = (mallProductId: string, more: Partial<Wish> = {}): Wish => {
  serial += 1;
  return {
    token: newToken(),
    mallProductId,
    flashSaleId: null,
    quantity: 1,
    deliveryWay: "pickup",
    pickupPointId,
    buyerName: "",
    receiver: "林晓云",
    receiverPhone: `139${String(serial).padStart(8, "0")}`,
    address: "",
    couponCode: "",
    payMethod: "wechat",
    ...more,
  };
};
const place = (wanted: Wish, at = now) =>
  asSystem(bench.database, async (tx) => {
    const shop = (await shopByNumber(tx, shopNo))!;
    const answer = await placeOrder(tx, { ...dependencies, now: at, guesserId: "7" }, shop, wanted);
    return isRefusal(answer) ? answer.code : answer;
  });
const placed = async (wanted: Wish): Promise<Placed> => {
  const answer = await place(wanted);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
};
let clock = 0;
/** Half a minute later: open payments were asked about meanwhile. */
const wait = () => {
  clock += minute / 2;
  return bench.sweep(new Date(now.getTime() + clock));
};
const pay = async ({ orderNo }: Placed) => {
  await wait();
  bench.provider.pay(orderNo);
  await wait();
};

type Handlers = ReturnType<typeof mallOrderHandlers>;
/** A call of the merchant's administrator, as the server runs it. */
const act = (name: keyof Handlers, input: object) => run(mallOrderHandlers("mall", dependencies)[name] as never, input);
const decide = (name: "approve" | "reject", input: object) => run(mallAfterSaleHandlers()[name] as never, input);

async function run(handler: Handler<never>, input: object): Promise<unknown> {
  const later: (() => unknown)[] = [];
  const session = {
    userId: "5",
    viewerId: null,
    merchantId: "1",
    topMerchantId: "1",
    timeZone: "Asia/Shanghai",
    level: "1",
    scope: { topId: "1", merchants: ["1"] },
    secondFactor: { has: false, mustHave: false, shownAt: null },
  };
  const answer = await asSystem(bench.database, (tx) =>
    handler({
      tx,
      session,
      input,
      now,
      address: "127.0.0.1",
      requestId: "r",
      language: "zh",
      afterCommit: (action: () => unknown) => void later.push(action),
    } as never),
  );
  for (const action of later) await action();
  return isRefusal(answer) ? answer.code : answer;
}
const ask = async (
  name: "order" | "payment" | "askAfterSale",
  token: string,
  more: object = {},
): Promise<Record<string, unknown>> => {
  const call = { input: { shopNo, token, orderNo: null, ...more }, now, afterCommit: () => {} };
  const answer = await asSystem(bench.database, async (tx): Promise<object> =>
    shopFrontHandlers(dependencies)[name]({ ...call, tx } as never),
  );
  return { ...answer };
};
const stateOf = async (token: string) => (await ask("order", token))["orderStatus"];

describe("an order of the mall", () => {
  it("MALL-04 sells the last piece once to fifty who want it at one moment", async () => {
    const product = await onShelf(1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(wish(product))));
    expect(answers.filter((answer) => typeof answer !== "string")).toHaveLength(1);
    expect(new Set(answers.filter((answer) => typeof answer === "string"))).toEqual(new Set(["mall.outOfStock"]));
    expect(await stockOf(product)).toEqual({ stock: 1, reserved: 1, sold: 0 });
  });

  it("MALL-04 orders a basket whole or not at all, with one delivery, at the prices that were seen", async () => {
    const [mug, rare] = [await onShelf(3), await onShelf(1)];
    const receiving = { deliveryWay: "delivery", pickupPointId: null, address: "天河路1号" } as const;
    const { token: _t, mallProductId: _m, quantity: _q, ...buyer } = wish(mug, receiving);
    const line = (mallProductId: string, quantity = 1, priceFen = "1500") => ({
      token: newToken(),
      mallProductId,
      quantity,
      priceFen,
      flashSaleId: null,
    });
    const order = (...lines: ReturnType<typeof line>[]) =>
      asSystem(bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, shopNo))!;
        const answer = await placeBasket(tx, { ...dependencies, now, guesserId: "7", language: "zh" }, shop, {
          ...buyer,
          lines,
        });
        if (!isRefusal(answer)) return answer.map(({ amountFen }) => amountFen);
        throw new Error(answer.code);
      }).catch((error: Error) => error.message);
    expect(await order(line(mug, 1, "1400"))).toBe("mall.priceChanged");
    expect(await order(line(mug), line(mug))).toBe("mall.basketTwice");
    expect(await order(line(mug), line(rare, 2))).toBe("mall.outOfStock");
    expect([await stockOf(mug), await stockOf(rare)].map(({ reserved }) => reserved)).toEqual([0, 0]);
    const both = [line(mug, 2), line(rare)];
    expect(await order(...both)).toEqual(["3600", "1500"]);
    expect(await order(...both)).toEqual(["3600", "1500"]);
    // Ten baskets in both directions want the two mugs that are left, one each.
    const third = await onShelf(2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, n) => {
        const lines = [line(mug), line(third)];
        return order(...(n % 2 === 0 ? lines : lines.toReversed()));
      }),
    );
    expect(answers.filter((answer) => typeof answer !== "string")).toHaveLength(1);
    expect((await stockOf(third)).reserved).toBe(1);
  });

  it("MALL-04 charges the delivery of a whole basket by the freight template in use, as its buyer saw it", async () => {
    const [mug, pot] = [await onShelf(9), await onShelf(9)];
    await bench.read(
      "update product p set weight_grams = 400 from mall_product g where p.id = g.product_id and g.id = any($1::bigint[]) returning 1",
      [[mug, pot]],
    );
    const rule = { firstUnits: 500, firstFeeFen: "800", nextUnits: 500, nextFeeFen: "200", freeFromFen: "6000" };
    const rules = JSON.stringify([{ ...rule, provinces: ["上海"] }]);
    const use = (measure: string) =>
      bench.read(
        `insert into mall_freight_template (top_id, merchant_id, name, measure, rules, in_use) values (1, 1, $1, $1, $2, true)
         on conflict (merchant_id, top_id) where in_use do update set measure = excluded.measure returning 1`,
        [measure, rules],
      );
    await use("weight");
    const order = (
      more: { province?: "上海" | "新疆"; seenFeeFen?: string },
      quantity = 1,
      tokens = [newToken(), newToken()],
    ) =>
      asSystem(bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, shopNo))!;
        const {
          token: _t,
          mallProductId: _m,
          quantity: _q,
          ...buyer
        } = wish(mug, { deliveryWay: "delivery", address: "路1号" });
        const lines = [mug, pot].map((mallProductId, line) => ({
          token: tokens[line]!,
          mallProductId,
          flashSaleId: null,
          quantity,
          priceFen: "1500",
        }));
        const answer = await placeBasket(tx, { ...dependencies, now, guesserId: "7", language: "zh" }, shop, {
          ...buyer,
          ...more,
          lines,
        });
        if (!isRefusal(answer)) return answer.map(({ amountFen }) => amountFen);
        throw new Error(answer.code);
      }).catch((error: Error) => error.message);
    expect([
      await order({}),
      await order({ province: "新疆" }),
      await order({ province: "上海", seenFeeFen: "800" }),
    ]).toEqual(["field.required", "mall.regionNotServed", "mall.feeChanged"]);
    const tokens = [newToken(), newToken()];
    expect(await order({ province: "上海", seenFeeFen: "1000" }, 1, tokens)).toEqual(["2500", "1500"]);
    expect(await order({ province: "上海", seenFeeFen: "0" }, 2)).toEqual(["3000", "3000"]);
    const [kept] = await bench.read<{ fee: string }>(
      "select delivery_fee_fen::text as fee from mall_order where mall_product_id = $1 order by id limit 1",
      [mug],
    );
    expect(kept).toEqual({ fee: "1000" });
    // What was ordered keeps its fee, whatever is charged since.
    await bench.read("delete from mall_freight_template returning 1");
    expect(await order({ province: "上海", seenFeeFen: "1000" }, 1, tokens)).toEqual(["2500", "1500"]);
    expect(await order({})).toEqual(["2100", "1500"]);
  });

  it("MALL-06 ORDER-01 is paid, shows its code at the point alone, and is handed over against it", async () => {
    const product = await onShelf(5);
    const wanted = wish(product, { quantity: 2 });
    const order = await placed(wanted);
    expect(await placed(wanted)).toEqual(order);
    expect([order.amountFen, await stateOf(wanted.token)]).toEqual(["3000", "toPay"]);
    expect(await act("handOver", { orderNo: order.orderNo, pickupCode: "1" })).toBe("state.notAllowed");
    await pay(order);
    const { pickupCode, orderStatus } = await ask("order", wanted.token);
    expect([orderStatus, pickupCode]).toEqual(["toPickUp", expect.stringMatching(/^\d{8}$/)]);
    expect((await ask("payment", wanted.token))["code"]).toBe("state.notAllowed");
    expect(await ask("order", newToken())).toMatchObject({ code: "mall.orderUnknown" });
    const wrong = String(pickupCode) === "00000000" ? "00000001" : "00000000";
    expect(await act("handOver", { orderNo: order.orderNo, pickupCode: wrong })).toBe("mall.pickupCodeWrong");
    expect(await act("handOver", { orderNo: order.orderNo, pickupCode })).toEqual({});
    expect(await act("handOver", { orderNo: order.orderNo, pickupCode })).toBe("state.notAllowed");
    expect([await stateOf(wanted.token), await stockOf(product)]).toEqual([
      "completed",
      { stock: 3, reserved: 0, sold: 2 },
    ]);
    const money = await bench.read(
      `select a.code, sum(e.amount_fen)::int as fen from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.txn t on t.id = e.txn_id
       where t.reference_id = $1 group by 1 having sum(e.amount_fen) <> 0 order by 1`,
      [order.orderNo],
    );
    expect(money).toEqual([
      { code: "available", fen: 3_000 },
      { code: "psp_clearing:wechat", fen: -3_000 },
    ]);
    expect(
      await bench.read(
        "select business, orders::int, amount_fen::int as fen, cost_fen::int as cost from rollup_sales where product_id = (select product_id from mall_product where id = $1)",
        [product],
      ),
    ).toEqual([{ business: "mall", orders: 1, fen: 3_000, cost: 1_400 }]);
  });

  it("MALL-06 is sent with others or not at all, and arrives", async () => {
    const product = await onShelf(5);
    const [first, second] = [
      wish(product, { deliveryWay: "delivery", pickupPointId: null, address: "天河路1号" }),
      wish(product, { deliveryWay: "delivery", pickupPointId: null, address: "天河路2号" }),
    ];
    const orders = [await placed(first), await placed(second)];
    expect(orders.map(({ amountFen }) => amountFen)).toEqual(["2100", "2100"]);
    await pay(orders[0]!);
    const orderNos = orders.map(({ orderNo }) => orderNo);
    expect(await act("deliver", { orderNos, expressNo: "", courier: "" })).toBe("state.notAllowed");
    expect(await stateOf(first.token)).toBe("toDeliver");
    expect(await act("deliver", { orderNos: [], expressNo: "", courier: "" })).toBe("mall.selectOrders");
    expect(await act("deliver", { orderNos: [orderNos[0]], expressNo: "", courier: "小王" })).toEqual({ changed: 1 });
    expect(await ask("order", first.token)).toMatchObject({
      orderStatus: "delivering",
      expressNo: `PS${orderNos[0]}`,
      pickupCode: null,
    });
    expect(await act("complete", { orderNo: orderNos[0] })).toEqual({});
    expect(await act("close", { orderNo: orderNos[1] })).toEqual({});
    await wait();
    expect(await stateOf(second.token)).toBe("cancelled");
    expect(await stateOf(first.token)).toBe("completed");
    expect(await stockOf(product)).toEqual({ stock: 4, reserved: 0, sold: 1 });
    const found = (await act("list", {
      ...range,
      receiverPhone: first.receiverPhone,
      orderNo: orderNos[0]!.slice(3),
      expressNo: orderNos[0]!.slice(-6),
      page: 1,
      pageSize: 20,
      direction: "desc",
    })) as { rows: object[] };
    expect(found.rows).toEqual([
      expect.objectContaining({
        orderNo: orderNos[0],
        receiver: "林**",
        receiverPhone: expect.stringContaining("****"),
        orderStatus: "completed",
      }),
    ]);
    expect(await act("detail", { orderNo: orderNos[0] })).toMatchObject({ receiver: "林晓云", address: "天河路1号" });
  });

  it("REFUND-07 gives all money back, and the pieces with it unless they went out", async () => {
    const product = await onShelf(5);
    const [kept, back] = [wish(product), wish(product)];
    const [keptOrder, backOrder] = [await placed(kept), await placed(back)];
    await pay(keptOrder);
    await pay(backOrder);
    const { pickupCode } = await ask("order", kept.token);
    await act("handOver", { orderNo: keptOrder.orderNo, pickupCode });
    const before = bench.provider.paidBackFen();
    for (const { orderNo } of [keptOrder, backOrder])
      expect(await act("refund", { orderNo, note: "不要了" })).toEqual({ isProposed: false });
    expect(await stateOf(back.token)).toBe("refunding");
    await wait();
    await wait();
    expect([await stateOf(kept.token), await stateOf(back.token)]).toEqual(["refunded", "refunded"]);
    expect([bench.provider.paidBackFen() - before, await stockOf(product)]).toEqual([
      3_000n,
      { stock: 4, reserved: 0, sold: 1 },
    ]);
    expect(await act("refund", { orderNo: backOrder.orderNo, note: "" })).toBe("state.notAllowed");
  });

  it("MALL-02 MALL-04 is refused by a closed shop, off the shelf, without its point, and costs what the shelf says", async () => {
    const product = await onShelf(9);
    expect(await place(wish(product, { pickupPointId: "1" }))).toBe("mall.pickupPointUnknown");
    expect(await place(wish(product, { quantity: 0 }))).toBe("mall.quantityOutOfRange");
    expect(await place(wish(product, { quantity: 1e9 }))).toBe("mall.quantityOutOfRange");
    expect(await place(wish("1"))).toBe("mall.productUnknown");
    await bench.write((tx) => tx.query("update mall_product set price_fen = 1800 where id = $1", [product]));
    expect(await placed(wish(product))).toMatchObject({ amountFen: "1800" });
    await bench.write((tx) => tx.query("update mall_product set on_shelf = false where id = $1", [product]));
    expect(await place(wish(product))).toBe("mall.productOffShelf");
    await bench.write((tx) => tx.query("update shop set open_status = 'closed'"));
    expect(await place(wish(product))).toBe("mall.shopClosed");
    await bench.write((tx) => tx.query("update shop set open_status = 'open'"));
    expect(await stockOf(product)).toMatchObject({ reserved: 1 });
  });

  it("REFUND-07 gives a part back to a buyer who asked for it, and no more than was asked or is left", async () => {
    const product = await onShelf(3);
    const wanted = wish(product, { quantity: 2 });
    const order = await placed(wanted);
    const apply = async (amountFen: string) =>
      (await ask("askAfterSale", wanted.token, { afterSaleReason: "damaged", content: "<b>裂了</b>", amountFen }))[
        "code"
      ];
    expect(await apply("500")).toBe("state.notAllowed");
    await pay(order);
    expect([await apply("3001"), await apply("0")]).toEqual(["mall.afterSaleTooMuch", "amount.notPositive"]);
    expect([await apply("500"), await apply("500")]).toEqual([undefined, "mall.afterSaleOpen"]);
    const open = async () =>
      (
        await bench.read<{ id: string }>("select id from mall_after_sale where order_id = $1 and state = 'asked'", [
          order.orderNo,
        ])
      )[0]!.id;
    const first = await open();
    expect(await decide("approve", { afterSaleId: first, refundAmountFen: "501", note: "" })).toBe(
      "mall.afterSaleTooMuch",
    );
    expect(await decide("reject", { afterSaleId: first, note: " " })).toBe("field.required");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        decide("approve", { afterSaleId: first, refundAmountFen: "400", note: "退差价" }),
      ),
    );
    expect(answers.filter((answer) => typeof answer === "object")).toEqual([{ isProposed: false }]);
    expect(answers.filter((answer) => typeof answer === "string")).toEqual(Array(3).fill("state.notAllowed"));
    await wait();
    await wait();
    const seen = await ask("order", wanted.token);
    expect(seen).toMatchObject({ orderStatus: "toPickUp", refundableFen: "2600" });
    expect(seen["afterSales"]).toMatchObject([
      { afterSaleState: "approved", askedAmountFen: "500", refundAmountFen: "400", note: "退差价" },
    ]);
    // The goods are still the buyer's, and a second application may be rejected.
    expect(await stockOf(product)).toEqual({ stock: 3, reserved: 2, sold: 0 });
    expect(await apply("2600")).toBeUndefined();
    expect(await decide("reject", { afterSaleId: await open(), note: "已超过期限" })).toEqual({});
  });

  it("MALL-04 is reviewed once by its buyer, as text and nothing else, answered and hidden by its merchant", async () => {
    const product = await onShelf(2);
    const wanted = wish(product, { buyerName: "林晓云" });
    const order = await placed(wanted);
    const script = "<script>alert(1)</script> & <img src=x onerror=alert(2)>";
    const buyersCall = (name: "list" | "ofOrder" | "write", input: object) =>
      asSystem(bench.database, async (tx): Promise<object> =>
        shopReviewHandlers(dependencies)[name]({ tx, now, input: { shopNo, ...input } } as never),
      );
    const write = (content: string, stars = 2) =>
      buyersCall("write", { token: wanted.token, orderNo: null, stars, content });
    const shown = () => buyersCall("list", { mallProductId: product, page: 1 });
    expect(await write(script)).toMatchObject({ code: "state.notAllowed" });
    await pay(order);
    const { pickupCode } = await ask("order", wanted.token);
    await act("handOver", { orderNo: order.orderNo, pickupCode });
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
    const manage = (name: "reply" | "hide" | "show", input: object) => run(mallReviewHandlers()[name] as never, input);
    const [{ id: reviewId } = { id: "" }] = await bench.read<{ id: string }>(
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

  it("COUPON-06 takes a coupon of the mall off once, and gives it back with an order that is closed", async () => {
    const product = await onShelf(9);
    const code = "100020003000";
    await bench.write(async (tx) => {
      const [batch] = await tx.query<{ id: string }>(
        `insert into discount_batch (top_id, merchant_id, kind, name, usage, code_type, amount_fen, full_fen, total, made, valid_days)
         values (1, 1, 'coupon', '五元券', 'mall', 'small', 500, 1000, 1, 1, 7) returning id`,
      );
      const [made] = await tx.query<{ id: string }>("select next_id() as id");
      await tx.query(
        `insert into discount_code (top_id, merchant_id, id, batch_id, code_sealed, code_index, valid_from, valid_to, max_uses)
         values (1, 1, $1, $2, $3, $4, $5, $6, 1)`,
        [
          made!.id,
          batch!.id,
          benchSecrets.seal(Buffer.from(code), discountCodeContext(made!.id)),
          discountCodeIndex(benchSecrets, code),
          range.fromDay,
          range.toDay,
        ],
      );
    });
    const first = wish(product, { couponCode: code });
    const order = await placed(first);
    expect([order.discountAmountFen, order.amountFen]).toEqual(["500", "1000"]);
    expect(await place(wish(product, { couponCode: code }))).toBe("codes.inUse");
    expect(await place(wish(product, { couponCode: "999999999999" }))).toBe("codes.unknown");
    await act("close", { orderNo: order.orderNo });
    await wait();
    expect(await stateOf(first.token)).toBe("cancelled");
    const second = await placed(wish(product, { couponCode: code }));
    await pay(second);
    expect(await place(wish(product, { couponCode: code }))).toBe("codes.used");
    expect(await stockOf(product)).toMatchObject({ reserved: 1 });
  });

  it("COUPON-06 closes an order that a coupon made free before its goods are out, and gives the coupon back", async () => {
    const product = await onShelf(9);
    await bench.write((tx) => tx.query("update discount_code set max_uses = 3, state = 'unused'"));
    await bench.write((tx) => tx.query("update discount_batch set amount_fen = 9000"));
    const code = "100020003000";
    const first = wish(product, { couponCode: code });
    const order = await placed(first);
    expect([order.mustPay, await stateOf(first.token)]).toEqual([false, "toPickUp"]);
    const figures = () =>
      bench.read(
        "select orders::int, quantity::int from rollup_sales where product_id = (select product_id from mall_product where id = $1)",
        [product],
      );
    expect(await figures()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => act("close", { orderNo: order.orderNo })));
    expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(1);
    expect([await stateOf(first.token), await stockOf(product), await figures()]).toEqual([
      "cancelled",
      { stock: 9, reserved: 0, sold: 0 },
      [],
    ]);
    const used = () => bench.read("select used, held from discount_code");
    expect(await used()).toEqual([{ used: 1, held: 0 }]);
    // Handed over it counts, and is closed no more.
    const second = wish(product, { couponCode: code, quantity: 2 });
    const kept = await placed(second);
    const { pickupCode } = await ask("order", second.token);
    expect(await act("handOver", { orderNo: kept.orderNo, pickupCode })).toEqual({});
    expect(await act("close", { orderNo: kept.orderNo })).toBe("state.notAllowed");
    expect([await figures(), await used()]).toEqual([[{ orders: 1, quantity: 2 }], [{ used: 2, held: 0 }]]);
  });

  it("MALL-06 frees its pieces when nobody pays in time, and a payment after that goes back", async () => {
    const product = await onShelf(1);
    const wanted = wish(product);
    const order = await placed(wanted);
    await bench.sweep(new Date(now.getTime() + 40 * minute));
    expect([await stateOf(wanted.token), await stockOf(product)]).toEqual([
      "cancelled",
      { stock: 1, reserved: 0, sold: 0 },
    ]);
    const before = bench.provider.paidBackFen();
    const fact = {
      kind: "payment",
      outTradeNo: order.orderNo,
      tradeNo: `late${order.orderNo}`,
      amountFen: "1500",
      paidAt: now,
    };
    const notice = Buffer.from(JSON.stringify({ noticeId: "late", fact }));
    expect(await receiveNotice(dependencies, bench.provider, notice, {}, now)).toBe("accepted");
    await bench.sweep(new Date(now.getTime() + 41 * minute));
    expect([await stateOf(wanted.token), bench.provider.paidBackFen() - before]).toEqual(["refunded", 1_500n]);
    expect(await stockOf(product)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  });

  it("M14 leaves money, stock, rollups and codes as the checks want them", async () => {
    expect(await brokenRules(bench)).toEqual([]);
  });
});
