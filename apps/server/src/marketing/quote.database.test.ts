import type { InputOf } from "@yunshou/contract";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { plans } from "@yunshou/contract/marketing/plans";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { schemes } from "@yunshou/contract/marketing/schemes";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { cards } from "@yunshou/contract/members/cards";
import { memberPackages } from "@yunshou/contract/members/packages";
import { packageSales } from "@yunshou/contract/members/packageSales";
import { asSystem } from "@yunshou/database";
import { addDays, addMonths, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { type CodeMachine, givenSellingMachine } from "../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let strangersId: string;
let machine: CodeMachine;
let productId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };
const write = (text: string, values: unknown[] = []) => asSystem(server.database, (tx) => tx.query(text, values));

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "quoter" });
  owner = await loginAs(server, "quoter", testPassword);
  const other = await givenMerchant(server);
  strangersId = other.merchantId;
  await givenUser(server, other, { account: "quotestranger" });
  stranger = await loginAs(server, "quotestranger", testPassword);
  machine = await givenSellingMachine(server, merchant, "QU1");
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select id from product where top_id = $1", [merchant.topId]),
  );
  productId = row!.id;
});
afterAll(() => server.stop());
beforeEach(() => write("delete from discount_guess"));

/** What four pieces at 3.50 cost. */
const quoted = (more: Partial<InputOf<typeof plans.quote>> = {}) =>
  owner.call(plans.quote, {
    machineId: machine.machineId,
    lines: [{ productId, quantity: 4 }],
    memberLevel: null,
    businessType: "ordinary",
    ...more,
  });

async function couponCode(
  more: Record<string, unknown> = {},
  client = owner,
  merchantId = machine.merchant.merchantId,
) {
  const { couponId } = await client.call(coupons.create, {
    merchantId,
    couponName: "两元券",
    couponType: "small",
    couponDenomination: 2,
    fullAmountFen: "1000",
    validDays: 7,
    issuedTotal: 10,
    ...more,
  });
  await client.call(coupons.handOut, { couponId, count: 1 });
  return (await client.call(coupons.codes, { couponId, ...range })).rows[0]!.couponCode;
}

async function voucherCode() {
  await owner.call(vouchers.create, {
    merchantId: machine.merchant.merchantId,
    voucherName: "三元代金券",
    voucherAmountFen: "300",
    limitAmountFen: "500",
    voucherType: "general",
    validFrom: today,
    validTo: addDays(today, 30),
    generatedQty: 1,
  });
  return (await owner.call(vouchers.list, { voucherName: "三元代金券", ...range })).rows[0]!.voucherCode;
}

async function rateCode() {
  const { promoId } = await owner.call(promoCodes.create, {
    merchantId: machine.merchant.merchantId,
    planName: "五折码",
    couponType: "large",
    discountRate: "0.5",
    issuedTotal: 1,
    maxUseCount: 1,
    validFrom: today,
    validTo: addDays(today, 9),
  });
  await owner.call(promoCodes.generate, { promoId, count: 1 });
  return (await owner.call(promoCodes.codes, { promoId, ...range })).rows[0]!.promoCode;
}

describe("what a basket costs with codes", () => {
  it("MKT-13 takes off coupon, promo code and voucher one after the other, and says what each is worth", async () => {
    const discountCodes = [await couponCode(), await rateCode(), await voucherCode()];
    const quote = await quoted({ discountCodes });
    // 14.00 less 2.00, then half of 12.00, then 3.00.
    expect(quote).toMatchObject({ priceFen: "1400", payFen: "300", discountFen: "1100", memberLevel: null });
    expect(quote.codes.map(({ codeKind, discountFen, reason }) => [codeKind, discountFen, reason])).toEqual([
      ["coupon", "200", null],
      ["promoCode", "600", null],
      ["voucher", "300", null],
    ]);
    expect(quote.applied).toEqual([]);
    const states = await write("select state, used, held from discount_code");
    expect(states.every((row) => (row as { state: string }).state === "unused")).toBe(true);
  });

  it("says of every code why it takes nothing off, and prices without it", async () => {
    const dear = await couponCode({ fullAmountFen: "1401" });
    const foreign = await couponCode({}, stranger, strangersId);
    const gone = await couponCode();
    await write("update discount_code set state = 'void' where id = (select max(id) from discount_code)");
    const quote = await quoted({ discountCodes: [dear, foreign, gone] });
    expect(quote.payFen).toBe("1400");
    expect(quote.codes.map(({ reason, limit }) => [reason, limit])).toEqual([
      ["codes.belowFull", "14.01"],
      ["codes.unknown", null],
      ["codes.void", null],
    ]);
    const later = await quoted({ discountCodes: [await couponCode()], at: `${addDays(today, 8)}T04:00:00.000Z` });
    expect(later.codes[0]).toMatchObject({ reason: "codes.expired", discountFen: "0" });
  });

  it("MKT-02 says of a code that it is not its hour, level or business, and takes it off where it is", async () => {
    const afternoon = await couponCode({ slots: [{ from: "14:00", to: "17:00" }] });
    const golden = await couponCode({ memberLevels: ["gold"] });
    const prescribed = await couponCode({ businessTypes: ["prescription"] });
    const noon = `${today}T04:00:00.000Z`;
    const worth = async (discountCode: string, more: Partial<InputOf<typeof plans.quote>>) => {
      const quote = await quoted({ discountCodes: [discountCode], at: noon, ...more });
      return quote.codes[0]!.reason ?? quote.codes[0]!.discountFen;
    };
    expect(await worth(afternoon, {})).toBe("codes.otherHour");
    expect(await worth(afternoon, { at: `${today}T06:00:00.000Z` })).toBe("200");
    expect(await worth(golden, {})).toBe("codes.otherLevel");
    expect(await worth(golden, { memberLevel: "silver" })).toBe("codes.otherLevel");
    expect(await worth(golden, { memberLevel: "gold" })).toBe("200");
    expect(await worth(prescribed, {})).toBe("codes.otherBusiness");
    expect(await worth(prescribed, { businessType: "prescription" })).toBe("200");
  });

  it("tells nothing after five wrong codes, not even of a right one", async () => {
    for (let tried = 0; tried < 5; tried += 1)
      expect((await quoted({ discountCodes: [`00000000000${tried}`] })).codes[0]!.reason).toBe("codes.unknown");
    expect((await quoted({ discountCodes: [await couponCode()] })).codes[0]!.reason).toBe("codes.tooManyTries");
  });
});

describe("what a basket costs with a card", () => {
  it("MKT-01 CARD-22 counts the level that a package gives its holder, from its sale to its last day", async () => {
    const { merchantId } = machine.merchant;
    const { schemeId } = await owner.call(schemes.create, {
      merchantId,
      schemeName: "金卡五折",
      planType: "productDiscount",
      discountRate: 0.5,
      specialPriceFen: null,
      fullFen: null,
      reductionFen: null,
      productIds: [],
      memberLevels: ["gold"],
      remark: "",
    });
    await owner.call(schemes.putOnSale, { schemeId });
    const { planId } = await owner.call(plans.create, {
      schemeId,
      planName: "金卡五折",
      allMachines: true,
      machineIds: [],
      startDate: today,
      endDate: addDays(today, 200),
      slots: [{ from: "00:00", to: "24:00" }],
      priority: 1,
      combination: "accumulate",
      productIds: [],
      memberLevels: [],
      maxUses: null,
      maxAmountFen: null,
    });
    await owner.call(plans.putOnSale, { planId });
    const { cardId } = await owner.call(cards.issue, {
      merchantId,
      cardNo: "QC1",
      physicalNo: "0a0b0c01",
      logicalNo: "QL1",
      cardType: "normal",
      cardExpiry: addDays(today, 300),
      activate: true,
      dailyCountLimit: 0,
      dailyAmountLimitFen: "0",
      machineIds: [],
      holderName: "顾清扬",
      holderPhone: "13940009999",
    });
    const refused = await quoted({ cardId });
    expect(refused).toMatchObject({ payFen: "1400", memberLevel: "ordinary" });
    expect(refused.refused).toMatchObject([{ planId, reason: "otherLevel" }]);
    const sold = await owner.call(memberPackages.create, {
      merchantId,
      packageName: "金卡",
      packagePriceFen: "990",
      packagePeriod: 1,
      memberLevel: "gold",
      rightsNote: "半价",
    });
    const { packageSaleId } = await owner.call(packageSales.sell, { ...sold, cardId, payWay: "cash" });
    expect(await quoted({ cardId })).toMatchObject({ payFen: "700", memberLevel: "gold", applied: [{ planId }] });
    const over = `${addMonths(today, 1)}T04:00:00.000Z`;
    expect(await quoted({ cardId, at: over })).toMatchObject({ payFen: "1400", memberLevel: "ordinary" });
    await owner.call(packageSales.refund, { packageSaleId, payout: "cash" });
    expect(await quoted({ cardId })).toMatchObject({ payFen: "1400", memberLevel: "ordinary" });
    const ask = { machineId: machine.machineId, lines: [{ productId, quantity: 1 }], memberLevel: null };
    const unknown = await owner.try(plans.quote, { ...ask, businessType: "ordinary", cardId: "1" });
    expect(unknown.body).toMatchObject({ code: "members.cardUnknown", data: { field: "cardId" } });
  });
});

describe("the effect of a plan", () => {
  it("MKT-21 compares its machines with the others of the merchant, before and during it", async () => {
    const merchant = await givenMerchant(server);
    await givenUser(server, merchant, { account: "effectowner" });
    const client = await loginAs(server, "effectowner", testPassword);
    const standing = [];
    for (const no of ["EF1", "EF2", "EF3", "EF4", "EF5"])
      standing.push((await givenSellingMachine(server, merchant, no)).machineId);
    await write("update machine set activated_at = now() - interval '60 days' where id = any($1::bigint[])", [
      standing.slice(0, 4),
    ]);
    const sales = [
      [0, -15, 1_000],
      [0, -5, 2_100],
      [1, -15, 2_000],
      [1, -5, 3_100],
      [2, -15, 500],
      [2, -5, 500],
      [3, -15, 700],
      [3, -5, 800],
      [4, -5, 99_999],
    ] as const;
    for (const [place, daysAgo, fen] of sales)
      await write(
        `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen, refund_fen)
         values ($1, $2, $3, $4, 0, 'cash', 'ordinary', 1, 1, $5 + 100, 100)`,
        [merchant.topId, merchant.merchantId, addDays(today, daysAgo), standing[place], fen],
      );
    const { schemeId } = await client.call(schemes.create, {
      merchantId: merchant.merchantId,
      schemeName: "八折",
      planType: "productDiscount",
      discountRate: 0.8,
      specialPriceFen: null,
      fullFen: null,
      reductionFen: null,
      productIds: [],
      memberLevels: [],
      remark: "",
    });
    await client.call(schemes.putOnSale, { schemeId });
    const { planId } = await client.call(plans.create, {
      schemeId,
      planName: "八折",
      allMachines: false,
      machineIds: standing.slice(0, 2),
      startDate: addDays(today, -10),
      endDate: addDays(today, 20),
      slots: [{ from: "00:00", to: "24:00" }],
      priority: 1,
      combination: "accumulate",
      productIds: [],
      memberLevels: [],
      maxUses: null,
      maxAmountFen: null,
    });
    const effect = await client.call(plans.effect, { planId });
    // Its machines sold 11.00 more each, the others 0.00 and 1.00: 10.50 a machine.
    expect(effect).toMatchObject({
      days: 10,
      fromDay: addDays(today, -10),
      toDay: addDays(today, -1),
      beforeFrom: addDays(today, -20),
      planMachines: 2,
      otherMachines: 2,
      leftOut: 1,
      planBeforeFen: "150",
      planDuringFen: "260",
      extraFen: "2100",
      verdict: "more",
      discountFen: "0",
      orderCount: 0,
    });
    expect(BigInt(effect.lowFen!) > 0n && BigInt(effect.lowFen!) < 2_100n).toBe(true);
    expect((await stranger.try(plans.effect, { planId })).body.code).toBe("record.unknown");
  });
});
