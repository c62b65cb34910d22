import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { plans } from "@yunshou/contract/marketing/plans";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem, type Handle } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Effect, EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { codeAt } from "../../testing/standIns/authenticator.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { sale } from "../selling/sale.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let staff: Client;
let reader: Client;
let machineId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };

async function givenMachine(merchant: { merchantId: string; topId: string }, machineNo: string): Promise<string> {
  return asSystem(server.database, async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', now()) returning id",
      [merchant.topId, merchant.merchantId, machineNo],
    );
    await tx.query(
      "insert into machine_state (top_id, machine_id, merchant_id, connection) values ($1, $2, $3, 'online')",
      [merchant.topId, row!.id, merchant.merchantId],
    );
    const [product] = await tx.query<{ id: string }>(
      "insert into product (top_id, merchant_id, code, name, price_fen) values ($1, $2, $3, '可乐', 350) returning id",
      [merchant.topId, merchant.merchantId, machineNo],
    );
    await tx.query(
      `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity) values ($1, $2, $3, 'main', 11, $4, 350, 100, 100)`,
      [merchant.topId, row!.id, merchant.merchantId, product!.id],
    );
    return row!.id;
  });
}

/** Lets a machine report a sale; answers the order number. */
async function sold(
  merchant: { merchantId: string; topId: string },
  machine: string,
  body: Record<string, unknown> = {},
): Promise<string> {
  const saleId = randomBytes(8).toString("hex");
  return asSystem(server.database, async (tx: Handle) => {
    const now = new Date();
    const message = {
      type: "sale",
      boot: "b",
      seq: 1,
      at: 0,
      sentAt: 0,
      body: {
        saleId,
        cabinet: "main",
        lane: 11,
        quantity: 1,
        priceFen: 350,
        paidFen: 350,
        payment: "wechat",
        dispensed: 1,
        ...body,
      },
    };
    const incoming = {
      machine: { machineId: machine, machineNo: "", topId: merchant.topId, merchantId: merchant.merchantId },
      message,
      receivedAt: now,
      occurredAt: now,
    };
    await (sale as Effect<"sale">)(
      { tx, now, send: () => {}, afterCommit: () => {}, notify: () => {} } as EffectContext,
      [incoming as unknown as Incoming<"sale">],
    );
    const [row] = await tx.query<{ id: string }>("select id from sales_order where source_key = $1", [
      `sale:${saleId}`,
    ]);
    return row!.id;
  });
}

let merchant: Awaited<ReturnType<typeof givenMerchant>>;

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  const other = await givenMerchant(server, { name: "别的商户" });
  await givenUser(server, merchant, { account: "owner" });
  await givenUser(server, other, { account: "stranger" });
  const clerk = await givenUser(server, merchant, { account: "clerk", level: "2" });
  machineId = await givenMachine(merchant, "OM1");
  const second = await givenMachine(merchant, "OM2");
  await asSystem(server.database, (tx) =>
    tx.query("insert into machine_grant (top_id, machine_id, merchant_id, user_id) values ($1, $2, $3, $4)", [
      merchant.topId,
      second,
      merchant.merchantId,
      clerk.userId,
    ]),
  );
  await sold(merchant, second);
  owner = await loginAs(server, "owner", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  staff = await loginAs(server, "clerk", testPassword);
  const [role] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>(
      "insert into role (code, name, permissions) values ('orderReader', 'r', '{orders.order.read}') returning id",
    ),
  );
  const readerUser = await givenUser(server, merchant, { account: "reader" });
  await asSystem(server.database, async (tx) => {
    await tx.query("delete from user_role where user_id = $1", [readerUser.userId]);
    await tx.query("insert into user_role (user_id, role_id) values ($1, $2)", [readerUser.userId, role!.id]);
  });
  reader = await loginAs(server, "reader", testPassword);
});
afterAll(() => server.stop());

describe("the order list", () => {
  it("ORDER-01 shows an order with all its amounts and states", async () => {
    const orderNo = await sold(merchant, machineId, { quantity: 2, paidFen: 600, dispensed: 2 });
    const { rows } = await owner.call(orders.list, { ...range, orderNo });
    expect(rows).toMatchObject([
      {
        orderNo,
        machineNo: "OM1",
        quantity: 2,
        orderPriceFen: "700",
        discountFen: "100",
        paidFen: "600",
        payMethod: "wechat",
        payStatus: "paid",
        deliveryStatus: "delivered",
        orderStatus: "completed",
        businessType: "ordinary",
      },
    ]);
  });

  it.each([
    [{ won: true, draws: 3, amountFen: 600 }, { winResult: "won", deliveryStatus: "delivered" }, 1],
    [{ won: false, draws: 2, amountFen: 400 }, { winResult: "notWon", deliveryStatus: "notDelivered" }, 0],
  ])(
    "ORDER-02 ORDER-05 ORDER-15 shows the amounts, draws and result of a lucky purchase: %o",
    async (lucky, shown, dispensed) => {
      const orderNo = await sold(merchant, machineId, { paidFen: lucky.amountFen, dispensed, lucky });
      const [fees] = await asSystem(server.database, (tx) =>
        tx.query<{ fen: string }>(
          "select sum(e.amount_fen)::text as fen from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.txn t on t.id = e.txn_id where a.code = 'fee_income' and t.reference_id = $1",
          [orderNo],
        ),
      );
      const { order, events } = await owner.call(orders.detail, { orderNo });
      expect(order).toMatchObject({
        ...shown,
        businessType: "luckyPurchase",
        orderStatus: "completed",
        orderPriceFen: "350",
        paidFen: String(lucky.amountFen),
        discountFen: "0",
        refundFen: "0",
        lotteryFen: String(lucky.amountFen),
        lotteryCount: lucky.draws,
        quantity: 1,
      });
      expect(fees).toEqual({ fen: String(lucky.amountFen / 100) });
      expect(events.map(({ kind }) => kind).filter((kind) => kind !== "stockTaken")).toEqual(
        dispensed === 0 ? ["placed", "paid"] : ["placed", "paid", "dispensed"],
      );
      expect(
        (await owner.call(orders.list, { ...range, businessType: "luckyPurchase" })).rows.map((row) => row.orderNo),
      ).toContain(orderNo);
      expect(
        (await owner.call(orders.list, { ...range, businessType: "ordinary" })).rows.map((row) => row.orderNo),
      ).not.toContain(orderNo);
    },
  );

  it("ORDER-02 holds no result and no draws for any other order, and what was given back", async () => {
    const orderNo = await sold(merchant, machineId, { payment: "cash", quantity: 2, paidFen: 600, dispensed: 2 });
    await owner.call(orders.refund, { orderNo, amountFen: "100", reason: "other" });
    expect((await owner.call(orders.detail, { orderNo })).order).toMatchObject({
      orderPriceFen: "700",
      discountFen: "100",
      paidFen: "600",
      refundFen: "100",
      lotteryFen: "0",
      lotteryCount: 0,
      winResult: null,
      quantity: 2,
      businessType: "ordinary",
    });
  });

  it.each(["alipay", "wechat", "unionpay", "memberCard", "cash", "other"] as const)(
    "ORDER-14 keeps and finds the payment method %s",
    async (payMethod) => {
      const orderNo = await sold(merchant, machineId, { payment: payMethod });
      const found = (await owner.call(orders.list, { ...range, payMethod, pageSize: 200 })).rows;
      expect(found.map((row) => row.orderNo)).toContain(orderNo);
      expect(new Set(found.map((row) => row.payMethod))).toEqual(new Set([payMethod]));
    },
  );

  it("filters by each field, pages and counts", async () => {
    const orderNo = await sold(merchant, machineId, { payment: "cash", priceFen: 300, paidFen: 300, tradeNo: "TR-77" });
    const filters = {
      ...range,
      thirdTradeNo: "r-7",
      machineNo: "om1",
      payMethod: "cash",
      orderStatus: "exception",
      businessType: "ordinary",
    } as const;
    expect((await owner.call(orders.list, filters)).rows.map((row) => row.orderNo)).toEqual([orderNo]);
    expect((await owner.call(orders.list, { ...filters, payMethod: "alipay" })).total).toBe(0);
    expect(
      (await owner.call(orders.list, { ...range, orderNo: orderNo.slice(3, 12) })).rows.map((row) => row.orderNo),
    ).toContain(orderNo);
    const all = await owner.call(orders.list, { ...range, pageSize: 200 });
    const oneByOne = await Promise.all(
      all.rows.map((_, index) => owner.call(orders.list, { ...range, page: index + 1, pageSize: 1 })),
    );
    expect(oneByOne.flatMap((page) => page.rows.map((row) => row.orderNo))).toEqual(all.rows.map((row) => row.orderNo));
    const upwards = await owner.call(orders.list, { ...range, pageSize: 200, sort: "orderTime", direction: "asc" });
    expect(upwards.rows.map((row) => row.orderNo)).toEqual(all.rows.map((row) => row.orderNo).reverse());
  });

  it("TOPBAR-20 refuses more than 30 days, reversed and too early ranges", async () => {
    expect((await owner.try(orders.list, { fromDay: "2026-01-01", toDay: "2026-01-31" })).body.code).toBe(
      "range.tooLong",
    );
    expect((await owner.try(orders.list, { fromDay: "2026-01-02", toDay: "2026-01-01" })).body.code).toBe(
      "range.reversed",
    );
    expect((await owner.try(orders.list, { fromDay: "2019-06-21", toDay: "2019-06-22" })).body.code).toBe(
      "range.tooEarly",
    );
  });

  it("PERM-11 shows ordinary users the orders of their machines only, and other merchants none", async () => {
    await sold(merchant, machineId);
    expect(
      new Set((await staff.call(orders.list, { ...range, pageSize: 200 })).rows.map((row) => row.machineNo)),
    ).toEqual(new Set(["OM2"]));
    expect(await stranger.call(orders.list, { ...range })).toMatchObject({ rows: [], total: 0 });
  });

  it("answers nobody without a session, and says what is wrong with bad input", async () => {
    expect((await new Client(server.address).try(orders.list, range)).body.code).toBe("S9999");
    expect((await owner.try(orders.list, { fromDay: "today", toDay: today })).body.code).toBe("input.invalid");
  });
});

describe("names of what was sold", () => {
  it("LANG-06 are those of the reader's language, in lists, in the order itself and for whoever looks for them", async () => {
    const orderNo = await sold(merchant, machineId);
    const named = (names: object) =>
      asSystem(server.database, (tx) =>
        tx.query("update product set names = $1 where code = 'OM1'", [JSON.stringify(names)]),
      );
    await named({ de: { name: "Kola", updatedAt: "2026-01-01T00:00:00.000Z" } });
    const seen = async (language: string) => {
      const headers = { "accept-language": language };
      const list = await owner.try(orders.list, { ...range, orderNo }, headers);
      const detail = await owner.try(orders.detail, { orderNo }, headers);
      return [list.body.data.rows[0]!.productName, detail.body.data.order.productName];
    };
    expect([await seen("zh"), await seen("de"), await seen("fr")]).toEqual([
      ["可乐", "可乐"],
      ["Kola", "Kola"],
      ["可乐", "可乐"],
    ]);
    const found = async (productName: string, language: string) => {
      const { body } = await owner.try(orderLists.lines, { ...range, productName }, { "accept-language": language });
      return body.data.rows.filter((row) => row.orderNo === orderNo).map((row) => row.productName);
    };
    expect([await found("kol", "de"), await found("kol", "zh"), await found("可乐", "de")]).toEqual([
      ["Kola"],
      [],
      ["Kola"],
    ]);
    await named({});
  });
});

describe("one order", () => {
  it("ORDER-03 tells its timeline with sources", async () => {
    const orderNo = await sold(merchant, machineId);
    const { order, events, refunds } = await owner.call(orders.detail, { orderNo });
    expect(order.orderNo).toBe(orderNo);
    expect(refunds).toEqual([]);
    expect(events.map(({ kind, source }) => `${source} ${kind}`)).toEqual([
      "machine placed",
      "machine paid",
      "machine dispensed",
      "cloud stockTaken",
    ]);
  });

  it("MKT-13 names the plan that made it cheaper, and only its name once the plan is gone", async () => {
    const orderNo = await sold(merchant, machineId);
    const planId = await asSystem(server.database, async (tx) => {
      const [scheme] = await tx.query<{ id: string }>(
        "insert into marketing_scheme (top_id, merchant_id, name, kind, rate, state) values ($1, $2, '早', 'productDiscount', 70, 'onSale') returning id",
        [merchant.topId, merchant.merchantId],
      );
      const [plan] = await tx.query<{ id: string }>(
        `insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots)
         values ($1, $2, $3, '早餐', 'notOnSale', 5, 'accumulate', '2020-01-01', '2099-12-31', '{0,1440}') returning id`,
        [merchant.topId, merchant.merchantId, scheme!.id],
      );
      await tx.query(
        `insert into order_promotion (top_id, order_id, place, merchant_id, machine_id, business_day, kind, plan_id, name, discount_fen)
         select top_id, id, 0, merchant_id, machine_id, business_day, 'productDiscount', $2, '早餐', 105 from sales_order where id = $1`,
        [orderNo, plan!.id],
      );
      return plan!.id;
    });
    const given = { planName: "早餐", planType: "productDiscount", discountFen: "105" };
    expect((await owner.call(orders.detail, { orderNo })).promotions).toEqual([{ planId, ...given }]);
    const listed = async (id: string) => (await owner.call(plans.list, { planId: id })).rows.map((row) => row.planId);
    expect([await listed(planId), await listed("1")]).toEqual([[planId], []]);
    await owner.call(plans.remove, { planId });
    expect((await owner.call(orders.detail, { orderNo })).promotions).toEqual([{ planId: null, ...given }]);
  });

  it("is unknown to other merchants and to users of other machines", async () => {
    const orderNo = await sold(merchant, machineId);
    for (const client of [stranger, staff])
      expect((await client.try(orders.detail, { orderNo })).body.code).toBe("record.unknown");
    expect((await owner.try(orders.detail, { orderNo: "1" })).body.code).toBe("record.unknown");
  });
});

describe("refunds by a person", () => {
  it("REFUND-07 refunds a part, then the rest, and never more", async () => {
    const orderNo = await sold(merchant, machineId, { payment: "cash" });
    const refund = (amountFen: string) =>
      owner.try(orders.refund, { orderNo, amountFen, reason: "other", note: "坏了" });
    expect((await refund("0")).body.code).toBe("amount.notPositive");
    expect((await refund("351")).body.code).toBe("orders.refundTooLarge");
    expect((await refund("100")).body.code).toBe("H0000");
    expect((await refund("251")).body.code).toBe("orders.refundTooLarge");
    expect((await refund("250")).body.code).toBe("H0000");
    expect((await refund("1")).body.code).toBe("orders.refundNotPaid");
    const { order, refunds, events } = await owner.call(orders.detail, { orderNo });
    expect(order).toMatchObject({ payStatus: "refunded", refundFen: "350" });
    expect(refunds).toMatchObject([
      { amountFen: "100", status: "refunded", method: "manual", operator: expect.any(String) },
      { amountFen: "250", status: "refunded", method: "manual" },
    ]);
    expect(events.filter(({ kind }) => kind === "refunded")).toMatchObject([
      { source: "person" },
      { source: "person" },
    ]);
  });

  it.each(["3.505", "3.5", "-100", "1e2", "", "100 ", "１００"])(
    "REFUND-07 takes no amount but whole fen: %j is refused at its field, and nothing is held",
    async (amountFen) => {
      const orderNo = await sold(merchant, machineId, { payment: "cash" });
      const { body } = await owner.try(orders.refund, { orderNo, amountFen, reason: "other" });
      expect([body.code === "H0000", (body.data as { field?: string }).field]).toEqual([false, "amountFen"]);
      expect((await owner.call(orders.detail, { orderNo })).refunds).toEqual([]);
    },
  );

  it("REFUND-04 asks a second factor that was shown lately above the merchant's limit only", async () => {
    const orderNo = await sold(merchant, machineId);
    const limit = (agreed: boolean) =>
      asSystem(server.database, (tx) =>
        tx.query("update merchant set refund_agreed = $2, refund_maximum_fen = 100 where id = $1", [
          merchant.merchantId,
          agreed,
        ]),
      );
    await limit(true);
    await givenUser(server, merchant, { account: "careful" });
    const careful = await loginAs(server, "careful", testPassword);
    const { secret } = await careful.call(secondFactor.enrol, {});
    await careful.call(secondFactor.confirm, { code: await codeAt(secret) });
    await asSystem(server.database, (tx) =>
      tx.query("update session set factor_shown_at = now() - interval '16 minutes'"),
    );
    server.forgetSessions();
    const [second, cash] = [await sold(merchant, machineId), await sold(merchant, machineId, { payment: "cash" })];
    const refund = (amountFen: string, of = orderNo) =>
      careful.try(orders.refund, { orderNo: of, amountFen, reason: "other" });
    expect((await refund("101")).body.code).toBe("access.secondFactorShow");
    expect((await careful.call(orders.detail, { orderNo })).refunds).toEqual([]);
    expect((await refund("100")).body.code).toBe("H0000");
    expect((await refund("60", cash)).body.code).toBe("H0000");
    expect((await refund("41", cash)).body.code, "not in parts either").toBe("access.secondFactorShow");
    await careful.call(secondFactor.show, { code: await codeAt(secret, 1) });
    expect((await refund("101", second)).body.code).toBe("H0000");
    await limit(false);
  });

  it("M15 lets one of many refunds of the whole amount win", async () => {
    const orderNo = await sold(merchant, machineId, { payment: "cash" });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => owner.try(orders.refund, { orderNo, amountFen: "350", reason: "other" })),
    );
    expect(answers.filter(({ body }) => body.code === "H0000")).toHaveLength(1);
  });

  it("refuses a second refund while one is under way", async () => {
    const orderNo = await sold(merchant, machineId);
    expect((await owner.try(orders.refund, { orderNo, amountFen: "100", reason: "other" })).body.code).toBe("H0000");
    expect((await owner.try(orders.refund, { orderNo, amountFen: "100", reason: "other" })).body.code).toBe(
      "orders.refundRunning",
    );
  });

  it("is closed to readers, strangers and people without a session", async () => {
    const orderNo = await sold(merchant, machineId);
    const wish = { orderNo, amountFen: "100", reason: "other" } as const;
    expect((await reader.try(orders.refund, wish)).body.code).toBe("access.noPermission");
    expect((await stranger.try(orders.refund, wish)).body.code).toBe("record.unknown");
    expect((await new Client(server.address).try(orders.refund, wish)).body.code).toBe("S9999");
    expect((await owner.try(orders.refund, { ...wish, amountFen: "1.5" })).body.code).toBe("input.invalid");
  });
});

describe("exceptions and remote dispensing", () => {
  it("ORDER-16 processes an exception with a reason, once", async () => {
    const orderNo = await sold(merchant, machineId, { priceFen: 300, paidFen: 300 });
    expect((await owner.try(orders.process, { orderNo, note: "  " })).body.code).toBe("orders.noteRequired");
    expect((await reader.try(orders.process, { orderNo, note: "看过" })).body.code).toBe("access.noPermission");
    expect((await stranger.try(orders.process, { orderNo, note: "看过" })).body.code).toBe("record.unknown");
    expect((await owner.try(orders.process, { orderNo, note: "看过" })).body.code).toBe("H0000");
    expect((await owner.try(orders.process, { orderNo, note: "看过" })).body.code).toBe("orders.notInException");
    expect((await owner.call(orders.detail, { orderNo })).order.orderStatus).toBe("exceptionProcessed");
  });

  it("ORDER-18 offers a failed order to its machine once more, and only a failed one", async () => {
    const orderNo = await sold(merchant, machineId, { payment: "cash", dispensed: 0 });
    expect((await reader.try(orders.dispense, { orderNo })).body.code).toBe("access.noPermission");
    await asSystem(server.database, (tx) =>
      tx.query("update machine_state set connection = 'offline' where machine_id = $1", [machineId]),
    );
    expect((await owner.try(orders.dispense, { orderNo })).body.code).toBe("machines.offline");
    await asSystem(server.database, (tx) =>
      tx.query("update machine_state set connection = 'online' where machine_id = $1", [machineId]),
    );
    expect((await owner.try(orders.dispense, { orderNo })).body.code).toBe("H0000");
    expect(
      await asSystem(server.database, (tx) => tx.query("select type from outbox where key = $1", [`offer:${orderNo}`])),
    ).toEqual([{ type: "shipOffer" }]);
    expect((await owner.try(orders.dispense, { orderNo })).body.code).toBe("orders.deliveryNotFailed");
    const events = (await owner.call(orders.detail, { orderNo })).events.map(({ kind, source }) => `${source} ${kind}`);
    expect(events).toContain("person remoteDispense");
  });
});

describe("the export of orders", () => {
  it("ORDER-17 refuses an export of nothing", async () => {
    expect((await owner.try(orders.export, { ...range, machineNo: "nowhere", format: "csv" })).body.code).toBe(
      "insight.nothingToExport",
    );
    expect((await stranger.try(orders.export, { ...range, format: "csv" })).body.code).toBe("insight.nothingToExport");
  });

  it("queues a file, and refuses the same export while it waits", async () => {
    const { fileId } = await owner.call(orders.export, { ...range, format: "csv" });
    expect(fileId).toMatch(/^\d+$/);
    expect((await owner.try(orders.export, { ...range, format: "csv" })).body.code).toBe("system.exportRunning");
    expect((await new Client(server.address).try(orders.export, { ...range, format: "csv" })).body.code).toBe("S9999");
    expect((await owner.try(orders.export, { ...range, format: "pdf" as never })).body.code).toBe("input.invalid");
  });
});
