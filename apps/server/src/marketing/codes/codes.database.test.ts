import { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { asSystem } from "@yunshou/database";
import { addDays, addMonths, businessDay, businessTime } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { type CodeMachine, givenSellingMachine } from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { expireCodes } from "./codes.queries.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let machine: CodeMachine;
let productId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "codeowner" });
  owner = await loginAs(server, "codeowner", testPassword);
  const other = await givenMerchant(server);
  await givenUser(server, other, { account: "codestranger" });
  stranger = await loginAs(server, "codestranger", testPassword);
  machine = await givenSellingMachine(server, merchant, "CP1");
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select id from product where top_id = $1", [merchant.topId]),
  );
  productId = row!.id;
});
afterAll(() => server.stop());
const write = (text: string, values: unknown[] = []) => asSystem(server.database, (tx) => tx.query(text, values));
beforeEach(() => write("delete from discount_guess"));

const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const coupon = (more: Record<string, unknown> = {}) => ({
  merchantId: machine.merchant.merchantId,
  couponName: "五元券",
  couponType: "small" as const,
  couponDenomination: 5,
  fullAmountFen: "1000",
  validDays: 7,
  issuedTotal: 10,
  ...more,
});
const promo = (more: Record<string, unknown> = {}) => ({
  merchantId: machine.merchant.merchantId,
  planName: "七折码",
  couponType: "large" as const,
  discountRate: "0.7",
  issuedTotal: 5,
  maxUseCount: 1,
  validFrom: today,
  validTo: addDays(today, 9),
  ...more,
});
const voucher = (more: Record<string, unknown> = {}) => ({
  merchantId: machine.merchant.merchantId,
  voucherName: "十元代金券",
  voucherAmountFen: "1000",
  limitAmountFen: "2000",
  voucherType: "general" as const,
  validFrom: today,
  validTo: addDays(today, 30),
  generatedQty: 3,
  ...more,
});
const codesOf = async (promoId: string) =>
  (await owner.call(promoCodes.codes, { promoId, ...range, pageSize: 200 })).rows;

describe("coupons", () => {
  it("COUPON-01 COUPON-03 COUPON-05 are handed out until their total, each with its days, and counted", async () => {
    const { couponId } = await owner.call(
      coupons.create,
      coupon({ machineIds: [machine.machineId], productIds: [productId] }),
    );
    await owner.call(coupons.update, { couponId, ...coupon({ couponName: "六元券", couponDenomination: 6 }) });
    await owner.call(coupons.handOut, { couponId, count: 4 });
    expect(await codeOf(owner.try(coupons.update, { couponId, ...coupon() }))).toBe("codes.handedOut");
    expect(await codeOf(owner.try(coupons.handOut, { couponId, count: 7 }))).toBe("codes.usedUp");
    expect((await owner.call(coupons.list, { couponName: "六元" })).rows).toEqual([
      expect.objectContaining({
        couponId,
        couponDenomination: 6,
        issuedTotal: 10,
        handedOut: 4,
        usedTotal: 0,
        couponStatus: "active",
        validFrom: today,
        validTo: addDays(today, 6),
      }),
    ]);
    const { rows } = await owner.call(coupons.codes, { couponId, ...range });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      couponCode: expect.stringMatching(/^\d{4} \d{4} \d{4}$/),
      couponStatus: "unused",
      holder: null,
      validTo: addDays(today, 6),
      usedOrderNo: null,
    });
    // COUPON-07: a whole code finds its row, a part of it nothing.
    expect((await owner.call(coupons.codes, { couponCode: rows[1]!.couponCode, ...range })).rows).toEqual([rows[1]]);
    expect((await owner.call(coupons.codes, { couponCode: rows[1]!.couponCode.slice(0, 4), ...range })).rows).toEqual(
      [],
    );
  });

  it("COUPON-01 may go on naming a machine that went out of service and a product that was deleted since", async () => {
    const named = coupon({ machineIds: [machine.machineId], productIds: [productId] });
    const { couponId } = await owner.call(coupons.create, named);
    const gone = async (moment: string) => {
      await write(`update machine set decommissioned_at = ${moment} where id = $1`, [machine.machineId]);
      await write(`update product set deleted_at = ${moment} where id = $1`, [productId]);
    };
    await gone("now()");
    expect(await codeOf(owner.try(coupons.update, { couponId, ...named, issuedTotal: 20 }))).toBe("H0000");
    expect(await codeOf(owner.try(coupons.create, named))).toBe("codes.machines");
    await gone("null");
  });

  it("COUPON-03 hand out no more than the total to twenty callers at once", async () => {
    const { couponId } = await owner.call(coupons.create, coupon({ issuedTotal: 7 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.try(coupons.handOut, { couponId, count: 1 })),
    );
    expect(answers.filter(({ body }) => body.code === "H0000")).toHaveLength(7);
    expect((await owner.call(coupons.codes, { couponId, ...range })).total).toBe(7);
  });

  it("MKT-05 are not handed out when stopped, and deleted only when nobody holds a valid one", async () => {
    const { couponId } = await owner.call(coupons.create, coupon());
    await owner.call(coupons.handOut, { couponId, count: 1 });
    expect(await codeOf(owner.try(coupons.start, { couponId }))).toBe("state.notAllowed");
    await owner.call(coupons.stop, { couponId });
    expect(await codeOf(owner.try(coupons.handOut, { couponId, count: 1 }))).toBe("codes.batchStopped");
    expect(await codeOf(owner.try(coupons.remove, { couponId }))).toBe("codes.stillOpen");
    const { rows } = await owner.call(coupons.codes, { couponId, ...range });
    const codeIds = rows.map(({ codeId }) => codeId);
    await owner.call(coupons.voidCodes, { codeIds });
    expect(await codeOf(owner.try(coupons.voidCodes, { codeIds }))).toBe("codes.notVoidable");
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode: rows[0]!.couponCode }))).toBe("codes.void");
    await owner.call(coupons.remove, { couponId });
    expect((await owner.call(coupons.list, {})).rows.map((row) => row.couponId)).not.toContain(couponId);
  });

  it("COUPON-04 MSG-99 refuse what is no positive integer, and machines and products of others", async () => {
    for (const wrong of [{ couponDenomination: 0 }, { validDays: 0 }, { issuedTotal: -1 }])
      expect(await codeOf(owner.try(coupons.create, coupon(wrong)))).toBe("codes.notPositive");
    expect(await codeOf(owner.try(coupons.create, coupon({ machineIds: ["1"] })))).toBe("codes.machines");
    expect(await codeOf(owner.try(coupons.create, coupon({ productIds: ["1"] })))).toBe("goods.unknownProduct");
    expect(await codeOf(stranger.try(coupons.create, coupon()))).toBe("merchants.unknown");
  });
});

describe("codes that are narrowed as plans are", () => {
  const narrowed = {
    slots: [{ from: "14:00", to: "17:00" }],
    memberLevels: ["gold" as const],
    businessTypes: ["ordinary" as const],
  };
  const columns = (row: object | undefined) => {
    const { slots, memberLevels, businessTypes } = row as typeof narrowed;
    return { slots, memberLevels, businessTypes };
  };
  const nothing = { slots: [], memberLevels: [], businessTypes: [] };

  it("MKT-02 say in their lists when, for whom and in what business they count, and nothing where they count always", async () => {
    const { couponId } = await owner.call(coupons.create, { ...coupon(), ...narrowed });
    const listed = async () =>
      columns((await owner.call(coupons.list, {})).rows.find((row) => row.couponId === couponId));
    expect(await listed()).toEqual(narrowed);
    await owner.call(coupons.update, { couponId, ...coupon() });
    expect(await listed()).toEqual(nothing);
    await owner.call(promoCodes.create, { ...promo({ planName: "午后码" }), ...narrowed });
    expect(columns((await owner.call(promoCodes.list, { planName: "午后码" })).rows[0])).toEqual(narrowed);
    await owner.call(vouchers.create, { ...voucher({ voucherName: "午后券" }), ...narrowed });
    const [row] = (await owner.call(vouchers.list, { ...range, voucherName: "午后券" })).rows;
    expect(columns(row)).toEqual(narrowed);
    const looked = await owner.call(codeChecks.look, { promoCode: row!.voucherCode });
    expect(columns(looked)).toEqual(narrowed);
  });

  it("MKT-08 MKT-16 have at most three hours of a day that do not overlap, whatever kind they are", async () => {
    const four = ["01", "03", "05", "07"].map((hour) => ({ from: `${hour}:00`, to: `${hour}:30` }));
    const overlapping = [
      { from: "07:00", to: "09:00" },
      { from: "08:00", to: "10:00" },
    ];
    for (const [slots, code] of [
      [four, "marketing.tooManySlots"],
      [overlapping, "marketing.slotsOverlap"],
      [[{ from: "09:00", to: "09:00" }], "marketing.slotReversed"],
      [[{ from: "", to: "" }], "marketing.slotMissing"],
    ] as const) {
      const answers = [
        await owner.try(coupons.create, { ...coupon(), slots: [...slots] }),
        await owner.try(promoCodes.create, { ...promo(), slots: [...slots] }),
        await owner.try(vouchers.create, { ...voucher(), slots: [...slots] }),
      ];
      for (const { body } of answers) expect(body).toMatchObject({ code, data: { field: "slots" } });
    }
  });

  it("MKT-16 are redeemed at a counter in their hours alone, and are not used up by being refused", async () => {
    const { hour, minute } = businessTime(new Date(), "Asia/Shanghai");
    const now = hour * 60 + minute;
    const slots = [now < 720 ? { from: "23:59", to: "24:00" } : { from: "00:00", to: "00:01" }];
    await owner.call(vouchers.create, voucher({ voucherName: "改时段", generatedQty: 1, slots }));
    const [row] = (await owner.call(vouchers.list, { ...range, voucherName: "改时段" })).rows;
    const promoCode = row!.voucherCode;
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode }))).toBe("codes.otherHour");
    expect(await owner.call(codeChecks.look, { promoCode })).toMatchObject({ promoStatus: "unused", useCount: 0 });
    await write("update discount_batch set slots = '{0,1440}' where name = '改时段'");
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode }))).toBe("H0000");
  });
});

describe("promo codes", () => {
  it("COUPON-02 MKT-06 MKT-10 take an amount or a rate, and are made up to their total", async () => {
    const { promoId } = await owner.call(promoCodes.create, promo());
    await owner.call(promoCodes.generate, { promoId, count: 5 });
    expect(await codeOf(owner.try(promoCodes.generate, { promoId, count: 1 }))).toBe("codes.usedUp");
    const [row] = (await owner.call(promoCodes.list, { planName: "七折" })).rows;
    expect(row).toMatchObject({ promoId, discountRate: "0.70", discountAmountFen: null, handedOut: 5, usedTotal: 0 });
    const codes = await codesOf(promoId);
    expect(new Set(codes.map(({ promoCode }) => promoCode)).size).toBe(5);
    expect(codes[0]).toMatchObject({ promoStatus: "unused", useCount: 0, maxUseCount: 1 });
    for (const [more, refused] of [
      [{ discountRate: "1.01" }, "codes.rateOutOfRange"],
      [{ discountAmountFen: "100" }, "codes.oneValue"],
      [{ discountRate: undefined, discountAmountFen: "0" }, "amount.notPositive"],
      [{ validTo: addDays(today, -1), validFrom: addDays(today, -2) }, "codes.periodPast"],
    ] as const)
      expect(await codeOf(owner.try(promoCodes.create, promo(more)))).toBe(refused);
  });

  it("COUPON-06 expire the day after their last one, where their merchant is", async () => {
    const { promoId } = await owner.call(promoCodes.create, promo({ validTo: today }));
    await owner.call(promoCodes.generate, { promoId, count: 2 });
    const expire = () => asSystem(server.database, (tx) => expireCodes(tx, new Date(), 1_000));
    await expire();
    expect((await codesOf(promoId)).map(({ promoStatus }) => promoStatus)).toEqual(["unused", "unused"]);
    await write("update discount_code set valid_from = $2, valid_to = $2 where batch_id = $1", [
      promoId,
      addDays(today, -1),
    ]);
    const [code] = await codesOf(promoId);
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode: code!.promoCode }))).toBe("codes.expired");
    await expire();
    expect((await codesOf(promoId)).map(({ promoStatus }) => promoStatus)).toEqual(["expired", "expired"]);
  });
});

describe("vouchers", () => {
  it("VOUCHER-01 VOUCHER-03 VOUCHER-04 are made up to 500 at once, below their full amount", async () => {
    expect(await codeOf(owner.try(vouchers.create, voucher({ generatedQty: 501 })))).toBe("codes.tooManyVouchers");
    expect(await codeOf(owner.try(vouchers.create, voucher({ voucherAmountFen: "2000" })))).toBe("codes.notBelowLimit");
    expect(await codeOf(owner.try(vouchers.create, voucher({ voucherType: "product" })))).toBe("codes.productsMissing");
    // A general one counts for all, so that products are refused and not left out (VOUCHER-01).
    expect((await owner.try(vouchers.create, voucher({ productIds: ["5"] }))).body).toMatchObject({
      code: "codes.productsOfGeneral",
      data: { field: "productIds" },
    });
    await owner.call(vouchers.create, voucher({ generatedQty: 500, voucherName: "五百张" }));
    const list = await owner.call(vouchers.list, { ...range, voucherName: "五百张" });
    expect(list.total).toBe(500);
    expect(list.rows[0]).toMatchObject({
      voucherAmountFen: "1000",
      limitAmountFen: "2000",
      voucherType: "general",
      voucherStatus: "unused",
      usageLimit: "",
      generatedQty: 500,
    });
  });

  it("VOUCHER-05 are listed for at most three calendar months", async () => {
    // Months end on different days; the 28th is a day of each.
    const toDay = `${today.slice(0, 8)}28`;
    const from = (fromDay: string) => codeOf(owner.try(vouchers.list, { fromDay, toDay }));
    expect(await from(addDays(addMonths(toDay, -3), 1))).toBe("H0000");
    expect(await from(addMonths(toDay, -3))).toBe("codes.createdRange");
  });

  it("are deleted when they were taken back, and used ones stay", async () => {
    await owner.call(vouchers.create, voucher({ voucherName: "删除" }));
    const { rows } = await owner.call(vouchers.list, { ...range, voucherName: "删除" });
    const [first, second] = rows.map(({ codeId }) => codeId);
    expect(await codeOf(owner.try(vouchers.remove, { codeIds: [first!] }))).toBe("codes.stillOpen");
    await owner.call(vouchers.voidCodes, { codeIds: [first!] });
    expect(await codeOf(owner.try(vouchers.remove, { codeIds: [first!, second!] }))).toBe("codes.stillOpen");
    await owner.call(vouchers.remove, { codeIds: [first!] });
    expect((await owner.call(vouchers.list, { ...range, voucherName: "删除" })).total).toBe(2);
    expect(await codeOf(owner.try(codeChecks.look, { promoCode: rows[0]!.voucherCode }))).toBe("codes.unknown");
  });
});

describe("codes at a counter", () => {
  it("COUPON-07 M15 are redeemed once by fifty people at once", async () => {
    await owner.call(vouchers.create, voucher({ voucherName: "一次", generatedQty: 1 }));
    const { rows } = await owner.call(vouchers.list, { ...range, voucherName: "一次" });
    const promoCode = rows[0]!.voucherCode;
    expect(await owner.call(codeChecks.look, { promoCode })).toMatchObject({
      kind: "voucher",
      promoStatus: "unused",
      discountAmountFen: "1000",
      fullAmountFen: "2000",
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => owner.try(codeChecks.redeem, { promoCode })));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    expect(codes.filter((code) => code === "codes.used")).toHaveLength(49);
    expect(await owner.call(codeChecks.look, { promoCode })).toMatchObject({ promoStatus: "used", useCount: 1 });
    const history = (await owner.call(codeChecks.history, { ...range, pageSize: 200 })).rows;
    expect(history.filter((row) => row.promoCode === promoCode)).toEqual([
      expect.objectContaining({ kind: "voucher", promoStatus: "used", operatorName: "codeowner" }),
    ]);
  });

  it("COUPON-07 STAT-06 stand in the history also where somebody above the reader redeemed them, without the name", async () => {
    await givenUser(
      server,
      { merchantId: "1", topId: "1", merchantNo: "0000" },
      { account: "coderoot", level: "3", roles: ["platformAdmin"] },
    );
    const root = await loginAs(server, "coderoot", testPassword);
    await owner.call(vouchers.create, voucher({ voucherName: "平台核销", generatedQty: 1 }));
    const { rows } = await owner.call(vouchers.list, { ...range, voucherName: "平台核销" });
    const promoCode = rows[0]!.voucherCode;
    await root.call(codeChecks.redeem, { promoCode });
    const seen = async (client: Client) =>
      (await client.call(codeChecks.history, { ...range, pageSize: 200 })).rows
        .filter((row) => row.promoCode === promoCode)
        .map(({ operatorName }) => operatorName);
    expect([await seen(root), await seen(owner)]).toEqual([["coderoot"], [""]]);
  });

  it("MKT-21 STAT-06 count in the figures of their batch and in the sum, which open exactly their uses", async () => {
    const { promoId } = await owner.call(promoCodes.create, promo({ planName: "统计码", maxUseCount: 3 }));
    await owner.call(promoCodes.generate, { promoId, count: 1 });
    const [code] = await codesOf(promoId);
    for (let use = 0; use < 3; use++) await owner.call(codeChecks.redeem, { promoCode: code!.promoCode });
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode: code!.promoCode }))).toBe("codes.used");
    const figures = (await owner.call(promoCodes.figures, { ...range, planName: "统计码" })).rows;
    expect(figures).toEqual([expect.objectContaining({ promoId, usedTotal: 3, salesAmountFen: "0", share: null })]);
    const { issuedTotal, usedTotal, expiredTotal, discountAmountFen, salesAmountFen } = figures[0]!;
    const sums = { issuedTotal, usedTotal, expiredTotal, discountAmountFen, salesAmountFen };
    expect(await owner.call(promoCodes.totals, { ...range, planName: "统计码" })).toEqual(sums);
    expect((await stranger.call(promoCodes.totals, range)).usedTotal).toBe(0);
    expect((await owner.call(promoCodes.uses, { promoId, ...range })).total).toBe(3);
    expect((await stranger.call(promoCodes.uses, { promoId, ...range })).total).toBe(0);
    await owner.call(promoCodes.stop, { promoId });
    await owner.call(promoCodes.remove, { promoId });
    expect((await owner.call(promoCodes.figures, { ...range, planName: "统计码" })).rows[0]!.usedTotal).toBe(3);
  });

  it("are not accepted while their plan is disabled", async () => {
    const { promoId } = await owner.call(promoCodes.create, promo());
    await owner.call(promoCodes.generate, { promoId, count: 1 });
    const [code] = await codesOf(promoId);
    await owner.call(promoCodes.stop, { promoId });
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode: code!.promoCode }))).toBe("codes.disabled");
    await owner.call(promoCodes.start, { promoId });
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode: code!.promoCode }))).toBe("H0000");
  });

  it("are nobody else's, and after five wrong ones nothing is told, not even of a right one", async () => {
    await owner.call(vouchers.create, voucher({ voucherName: "别人", generatedQty: 1 }));
    const { rows } = await owner.call(vouchers.list, { ...range, voucherName: "别人" });
    const promoCode = rows[0]!.voucherCode;
    expect(await codeOf(stranger.try(codeChecks.redeem, { promoCode }))).toBe("codes.unknown");
    for (let guess = 0; guess < 5; guess++)
      expect(await codeOf(owner.try(codeChecks.look, { promoCode: `00000000000${guess}` }))).toBe("codes.unknown");
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode }))).toBe("codes.tooManyTries");
    await write("update discount_guess set since = now() - interval '16 minutes'");
    expect(await codeOf(owner.try(codeChecks.redeem, { promoCode }))).toBe("H0000");
  });
});
