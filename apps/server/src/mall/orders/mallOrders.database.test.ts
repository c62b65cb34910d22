import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiveNotice } from "../../orders/selling/notices.ts";
import { ordersNumbered } from "../../orders/sides/numbers.queries.ts";
import { orderListHandlers } from "../../orders/sides/orderLists.ts";
import { receiverPhoneIndexes } from "../../orders/sides/receiverPhone.ts";
import { secretsFrom } from "../../platform/secrets.ts";
import { type MallOrdersBench, newToken, openMallOrdersBench } from "../../testing/bench/mallOrdersBench.ts";
import { benchSecrets, brokenRules } from "../../testing/bench/orderBench.ts";

let mall: MallOrdersBench;
beforeAll(async () => {
  mall = await openMallOrdersBench();
});
afterAll(() => mall.bench.close());

const minute = 60_000;
const range = {
  fromDay: addDays(businessDay(new Date(), "Asia/Shanghai"), -1),
  toDay: addDays(businessDay(new Date(), "Asia/Shanghai"), 1),
};

describe("an order of the mall", () => {
  it("MALL-04 sells the last piece once to fifty who want it at one moment", async () => {
    const product = await mall.onShelf(1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => mall.place(mall.wish(product))));
    expect(answers.filter((answer) => typeof answer !== "string")).toHaveLength(1);
    expect(new Set(answers.filter((answer) => typeof answer === "string"))).toEqual(new Set(["mall.outOfStock"]));
    expect(await mall.stockOf(product)).toEqual({ stock: 1, reserved: 1, sold: 0 });
  });

  it("MALL-06 ORDER-01 is paid, shows its code at the point alone, and is handed over against it", async () => {
    const product = await mall.onShelf(5);
    const wanted = mall.wish(product, { quantity: 2 });
    const order = await mall.placed(wanted);
    expect(await mall.placed(wanted)).toEqual(order);
    expect([order.amountFen, await mall.stateOf(wanted.token)]).toEqual(["3000", "toPay"]);
    expect(await mall.act("handOver", { orderNo: order.orderNo, pickupCode: "1" })).toBe("state.notAllowed");
    await mall.pay(order);
    const { pickupCode, orderStatus } = await mall.ask("order", wanted.token);
    expect([orderStatus, pickupCode]).toEqual(["toPickUp", expect.stringMatching(/^\d{8}$/)]);
    expect((await mall.ask("payment", wanted.token))["code"]).toBe("state.notAllowed");
    expect(await mall.ask("order", newToken())).toMatchObject({ code: "mall.orderUnknown" });
    const wrong = String(pickupCode) === "00000000" ? "00000001" : "00000000";
    expect(await mall.act("handOver", { orderNo: order.orderNo, pickupCode: wrong })).toBe("mall.pickupCodeWrong");
    expect(await mall.act("handOver", { orderNo: order.orderNo, pickupCode })).toEqual({});
    expect(await mall.act("handOver", { orderNo: order.orderNo, pickupCode })).toBe("state.notAllowed");
    expect([await mall.stateOf(wanted.token), await mall.stockOf(product)]).toEqual([
      "completed",
      { stock: 3, reserved: 0, sold: 2 },
    ]);
    const money = await mall.bench.read(
      `select a.code, sum(e.amount_fen)::int as fen from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.txn t on t.id = e.txn_id
       where t.reference_id = $1 group by 1 having sum(e.amount_fen) <> 0 order by 1`,
      [order.orderNo],
    );
    expect(money).toEqual([
      { code: "available", fen: 3_000 },
      { code: "psp_clearing:wechat", fen: -3_000 },
    ]);
    expect(
      await mall.bench.read(
        "select business, orders::int, amount_fen::int as fen, cost_fen::int as cost from rollup_sales where product_id = (select product_id from mall_product where id = $1)",
        [product],
      ),
    ).toEqual([{ business: "mall", orders: 1, fen: 3_000, cost: 1_400 }]);
  });

  it("MALL-06 is sent with others or not at all, and arrives", async () => {
    const product = await mall.onShelf(5);
    const [first, second] = [
      mall.wish(product, { deliveryWay: "delivery", pickupPointId: null, address: "天河路1号" }),
      mall.wish(product, { deliveryWay: "delivery", pickupPointId: null, address: "天河路2号" }),
    ];
    const orders = [await mall.placed(first), await mall.placed(second)];
    expect(orders.map(({ amountFen }) => amountFen)).toEqual(["2100", "2100"]);
    await mall.pay(orders[0]!);
    const orderNos = orders.map(({ orderNo }) => orderNo);
    expect(await mall.act("deliver", { orderNos, expressNo: "", courier: "" })).toBe("state.notAllowed");
    expect(await mall.stateOf(first.token)).toBe("toDeliver");
    expect(await mall.act("deliver", { orderNos: [], expressNo: "", courier: "" })).toBe("mall.selectOrders");
    expect(await mall.act("deliver", { orderNos: [orderNos[0]], expressNo: "", courier: "小王" })).toEqual({
      changed: 1,
    });
    expect(await mall.ask("order", first.token)).toMatchObject({
      orderStatus: "delivering",
      expressNo: `PS${orderNos[0]}`,
      pickupCode: null,
    });
    expect(await mall.act("complete", { orderNo: orderNos[0] })).toEqual({});
    expect(await mall.act("close", { orderNo: orderNos[1] })).toEqual({});
    await mall.wait();
    expect(await mall.stateOf(second.token)).toBe("cancelled");
    expect(await mall.stateOf(first.token)).toBe("completed");
    expect(await mall.stockOf(product)).toEqual({ stock: 4, reserved: 0, sold: 1 });
    const found = (await mall.act("list", {
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
    expect(await mall.act("detail", { orderNo: orderNos[0] })).toMatchObject({
      receiver: "林晓云",
      address: "天河路1号",
    });
  });

  it("ORDER-01 is found among all orders by the whole phone of its receiver, under the key of today or the one before", async () => {
    const product = await mall.onShelf(2);
    const wanted = mall.wish(product);
    const { orderNo } = await mall.placed(wanted);
    const turned = secretsFrom(randomBytes(32), Buffer.alloc(32, 7));
    const foundBy = async (anyNo: string, secrets = turned) => {
      const paging = { page: 1, pageSize: 20, direction: "desc" };
      const found = await mall.run(orderListHandlers({ secrets }).search as never, { ...range, ...paging, anyNo });
      return (found as { rows: { orderNo: string }[] }).rows.map((row) => row.orderNo);
    };
    for (const secrets of [benchSecrets, turned])
      expect(await foundBy(wanted.receiverPhone, secrets)).toEqual([orderNo]);
    expect(await foundBy(wanted.receiverPhone.slice(0, 10))).toEqual([]);
    const receiverIndexes = receiverPhoneIndexes(turned, wanted.receiverPhone);
    const numbered = (merchantId: string) =>
      asSystem(mall.bench.database, (tx) =>
        ordersNumbered(tx, { merchants: [merchantId] }, wanted.receiverPhone, {
          phoneHash: undefined,
          receiverIndexes,
          pickupIndexes: [],
        }),
      );
    expect([await numbered("2"), await numbered("1")]).toEqual([[], [orderNo]]);
  });

  it("MALL-02 MALL-04 is refused by a closed shop, off the shelf, without its point, and costs what the shelf says", async () => {
    const product = await mall.onShelf(9);
    expect(await mall.place(mall.wish(product, { pickupPointId: "1" }))).toBe("mall.pickupPointUnknown");
    expect(await mall.place(mall.wish(product, { quantity: 0 }))).toBe("mall.quantityOutOfRange");
    expect(await mall.place(mall.wish(product, { quantity: 1e9 }))).toBe("mall.quantityOutOfRange");
    expect(await mall.place(mall.wish("1"))).toBe("mall.productUnknown");
    await mall.bench.write((tx) => tx.query("update mall_product set price_fen = 1800 where id = $1", [product]));
    expect(await mall.placed(mall.wish(product))).toMatchObject({ amountFen: "1800" });
    await mall.bench.write((tx) => tx.query("update mall_product set on_shelf = false where id = $1", [product]));
    expect(await mall.place(mall.wish(product))).toBe("mall.productOffShelf");
    await mall.bench.write((tx) => tx.query("update shop set open_status = 'closed'"));
    expect(await mall.place(mall.wish(product))).toBe("mall.shopClosed");
    await mall.bench.write((tx) => tx.query("update shop set open_status = 'open'"));
    expect(await mall.stockOf(product)).toMatchObject({ reserved: 1 });
  });

  it("MALL-06 frees its pieces when nobody pays in time, and a payment after that goes back", async () => {
    const product = await mall.onShelf(1);
    const wanted = mall.wish(product);
    const order = await mall.placed(wanted);
    await mall.bench.sweep(new Date(mall.now.getTime() + 40 * minute));
    expect([await mall.stateOf(wanted.token), await mall.stockOf(product)]).toEqual([
      "cancelled",
      { stock: 1, reserved: 0, sold: 0 },
    ]);
    const before = mall.bench.provider.paidBackFen();
    const fact = {
      kind: "payment",
      outTradeNo: order.orderNo,
      tradeNo: `late${order.orderNo}`,
      amountFen: "1500",
      paidAt: mall.now,
    };
    const notice = Buffer.from(JSON.stringify({ noticeId: "late", fact }));
    expect(await receiveNotice(mall.dependencies, mall.bench.provider, notice, {}, mall.now)).toBe("accepted");
    await mall.bench.sweep(new Date(mall.now.getTime() + 41 * minute));
    expect([await mall.stateOf(wanted.token), mall.bench.provider.paidBackFen() - before]).toEqual([
      "refunded",
      1_500n,
    ]);
    expect(await mall.stockOf(product)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  });

  it("M14 leaves money, stock, rollups and codes as the checks want them", async () => {
    expect(await brokenRules(mall.bench)).toEqual([]);
  });
});
