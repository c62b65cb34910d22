import { discounts } from "@yunshou/contract/marketing/discounts";
import { plans } from "@yunshou/contract/marketing/plans";
import { schemes } from "@yunshou/contract/marketing/schemes";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, businessTypes, memberLevels, planTable, schemeKinds } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { type CodeMachine, givenSellingMachine } from "../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let owner: Client;
let machine: CodeMachine;
let productId: string;
const today = businessDay(new Date(), "Asia/Shanghai");

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "planner" });
  owner = await loginAs(server, "planner", testPassword);
  machine = await givenSellingMachine(server, merchant, "PL1");
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select id from product where top_id = $1", [merchant.topId]),
  );
  productId = row!.id;
});
afterAll(() => server.stop());

const content = {
  productDiscount: { discountRate: 0.7, specialPriceFen: null, fullFen: null, reductionFen: null },
  specialOffer: { discountRate: null, specialPriceFen: "300", fullFen: null, reductionFen: null },
  fullReduction: { discountRate: null, specialPriceFen: null, fullFen: "1000", reductionFen: "300" },
} as const;
const limits = () => ({
  planName: "早餐七折",
  allMachines: false,
  machineIds: [machine.machineId],
  startDate: today,
  endDate: addDays(today, 30),
  slots: [
    { from: "06:00", to: "09:30" },
    { from: "11:00", to: "13:00" },
    { from: "17:00", to: "24:00" },
  ],
  priority: 2,
});
const form = (schemeId: string | null) => ({
  schemeId,
  ...limits(),
  productIds: [productId],
  memberLevels: [...memberLevels],
  businessTypes: [...businessTypes],
  combination: "accumulate" as const,
  maxUses: 50,
  maxAmountFen: "100000",
});

async function scheme(planType: keyof typeof content = "productDiscount", onSale = true): Promise<string> {
  const { schemeId } = await owner.call(schemes.create, {
    merchantId: machine.merchant.merchantId,
    schemeName: planType,
    planType,
    ...content[planType],
    productIds: [],
    memberLevels: [],
    remark: "",
  });
  if (onSale) await owner.call(schemes.putOnSale, { schemeId });
  return schemeId;
}
const rowOf = async (planId: string) =>
  (await owner.call(plans.list, { page: 1, pageSize: 100 })).rows.find((row) => row.planId === planId);
const code = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;

describe("marketing plans", () => {
  it("MKT-01 keep everything that their form says, and begin unused and not on sale", async () => {
    const schemeId = await scheme();
    const given = form(schemeId);
    const { planId } = await owner.call(plans.create, given);
    const { maxUses, businessTypes: types, ...kept } = given;
    expect(await rowOf(planId)).toMatchObject({
      ...kept,
      businessTypes: expect.arrayContaining([...types]),
      planType: "productDiscount",
      discountRate: 0.7,
      issuedTotal: maxUses,
      usedTotal: 0,
      usedFen: "0",
      planStatus: "notOnSale",
    });
  });

  it("MKT-02 are of the kind of their scheme: discount, special offer or full reduction", async () => {
    for (const kind of schemeKinds) {
      const { planId } = await owner.call(plans.create, form(await scheme(kind)));
      expect(await rowOf(planId)).toMatchObject({ planType: kind, ...content[kind] });
    }
  });

  it("MKT-15 need a scheme first, and one that is on sale", async () => {
    const answer = await owner.try(plans.create, form(null), { "accept-language": "zh" });
    expect(answer.body).toMatchObject({
      code: "marketing.selectScheme",
      msg: "请先选择方案",
      data: { field: "schemeId" },
    });
    expect(await code(owner.try(plans.create, form(await scheme("specialOffer", false))))).toBe(
      "marketing.schemeNotOnSale",
    );
  });

  it("MKT-01 may go on naming a machine that went out of service since, as discounts may", async () => {
    const schemeId = await scheme();
    const { planId } = await owner.call(plans.create, form(schemeId));
    const { merchantId } = machine.merchant;
    const discount = { ...limits(), planName: "折扣", discountRate: 0.8, productIds: [productId] };
    const { planId: discountId } = await owner.call(discounts.create, { merchantId, ...discount });
    const serve = (moment: string) =>
      asSystem(server.database, (tx) =>
        tx.query(`update machine set decommissioned_at = ${moment} where id = $1`, [machine.machineId]),
      );
    await serve("now()");
    await owner.call(plans.update, { planId, ...form(schemeId), priority: 3 });
    await owner.call(discounts.update, { planId: discountId, ...discount, priority: 3 });
    expect(await code(owner.try(plans.create, form(schemeId)))).toBe("marketing.machinesOfOthers");
    await serve("null");
  });

  it("MKT-01 may go on naming a product that was deleted since, as schemes and discounts may", async () => {
    const named = { ...content.productDiscount, planType: "productDiscount" as const, productIds: [productId] };
    const { merchantId } = machine.merchant;
    const fields = { schemeName: "指定商品", memberLevels: [], remark: "", ...named };
    const { schemeId: ofProduct } = await owner.call(schemes.create, { merchantId, ...fields });
    const schemeId = await scheme();
    const { planId } = await owner.call(plans.create, form(schemeId));
    const discount = { ...limits(), planName: "折扣", discountRate: 0.8, productIds: [productId] };
    const { planId: discountId } = await owner.call(discounts.create, { merchantId, ...discount });
    const exist = (moment: string) =>
      asSystem(server.database, (tx) =>
        tx.query(`update product set deleted_at = ${moment} where id = $1`, [productId]),
      );
    await exist("now()");
    expect(await code(owner.try(plans.update, { planId, ...form(schemeId), priority: 3 }))).toBe("H0000");
    expect(await code(owner.try(discounts.update, { planId: discountId, ...discount, priority: 3 }))).toBe("H0000");
    expect(await code(owner.try(schemes.update, { schemeId: ofProduct, ...fields, remark: "改" }))).toBe("H0000");
    expect(await code(owner.try(plans.create, form(schemeId)))).toBe("goods.unknownProduct");
    await exist("null");
  });

  it("MKT-04 MKT-19 go on sale, rest, go on and leave the shelf; only off the shelf they change and are deleted", async () => {
    const schemeId = await scheme();
    const { planId } = await owner.call(plans.create, form(schemeId));
    const events = { putOnSale: plans.putOnSale, pause: plans.pause, takeOff: plans.takeOff } as const;
    const changed = () => code(owner.try(plans.update, { planId, ...form(schemeId), priority: 3 }));
    for (const event of ["putOnSale", "pause", "putOnSale", "takeOff", "putOnSale", "pause", "takeOff"] as const) {
      const before = (await rowOf(planId))!.planStatus;
      for (const other of ["putOnSale", "pause", "takeOff"] as const)
        if (planTable[before]?.[other] === undefined)
          expect([before, other, await code(owner.try(events[other], { planId }))]).toEqual([
            before,
            other,
            "state.notAllowed",
          ]);
      expect(await changed()).toBe(before === "notOnSale" ? "H0000" : "state.notAllowed");
      if (before !== "notOnSale") expect(await code(owner.try(plans.remove, { planId }))).toBe("state.notAllowed");
      await owner.call(events[event], { planId });
      expect((await rowOf(planId))!.planStatus).toBe(planTable[before]?.[event]);
    }
    await owner.call(plans.remove, { planId });
    expect(await rowOf(planId)).toBeUndefined();
  });

  it("MKT-03 take no budget below what orders have used of it", async () => {
    const schemeId = await scheme();
    const { planId } = await owner.call(plans.create, form(schemeId));
    await asSystem(server.database, (tx) =>
      tx.query("update marketing_plan set used_count = 5, used_fen = 500 where id = $1", [planId]),
    );
    const changed = async (more: object) =>
      (await owner.try(plans.update, { planId, ...form(schemeId), ...more })).body;
    expect(await changed({ maxUses: 4 })).toMatchObject({
      code: "marketing.budgetBelowUse",
      data: { field: "maxUses" },
    });
    expect(await changed({ maxAmountFen: "499" })).toMatchObject({
      code: "marketing.budgetBelowUse",
      data: { field: "maxAmountFen" },
    });
    expect((await changed({ maxUses: 5, maxAmountFen: "500" })).code).toBe("H0000");
    await asSystem(server.database, (tx) =>
      tx.query("update marketing_plan set used_count = 0, used_fen = 0 where id = $1", [planId]),
    );
  });

  it("MKT-20 of products stand among the discounts with product, machine, rate, slots and state", async () => {
    const { planId } = await owner.call(discounts.create, {
      merchantId: machine.merchant.merchantId,
      ...limits(),
      productIds: [productId],
      discountRate: 0.5,
    });
    const listed = async () =>
      (await owner.call(discounts.list, { page: 1, pageSize: 100 })).rows.find((row) => row.planId === planId);
    expect(await listed()).toMatchObject({
      productIds: [productId],
      planMachines: machine.machineNo,
      discountRate: 0.5,
      slots: limits().slots,
      planStatus: "notOnSale",
    });
    await owner.call(discounts.enable, { planId });
    expect(await listed()).toMatchObject({ planStatus: "onSale" });
  });

  it("MKT-17 stand in a calendar with those they clash with, who wins there, and what they would sell below its purchase price", async () => {
    const from = addDays(today, 200);
    const made = async (planName: string, kind: keyof typeof content, priority: number, days: [number, number]) =>
      (
        await owner.call(plans.create, {
          ...form(await scheme(kind)),
          planName,
          priority,
          startDate: addDays(from, days[0]),
          endDate: addDays(from, days[1]),
        })
      ).planId;
    const rate = await made("七折", "productDiscount", 3, [0, 9]);
    const special = await made("特价", "specialOffer", 1, [5, 20]);
    await made("满减", "fullReduction", 1, [0, 20]);
    await made("以后", "productDiscount", 3, [40, 41]);
    await asSystem(server.database, (tx) =>
      tx.query("update product set price_fen = 500, purchase_fen = 320 where id = $1", [productId]),
    );
    const asked = { fromDay: from, toDay: addDays(from, 30) };
    const { rows, more } = await owner.call(plans.calendar, asked);
    expect([rows.map(({ planName }) => planName), more]).toEqual([["七折", "满减", "特价"], false]);
    expect(rows.find(({ planId }) => planId === rate)).toMatchObject({
      clashes: [
        { planId: special, planName: "特价", fromDate: addDays(from, 5), toDate: addDays(from, 9), winner: "other" },
      ],
      belowPurchase: 0,
    });
    // 300 fen are paid for what cost 320; seven tenths of 500 are 350.
    expect(rows.find(({ planId }) => planId === special)).toMatchObject({ belowPurchase: 1 });
    expect((await owner.call(plans.calendar, { ...asked, planType: "fullReduction" })).rows).toMatchObject([
      { planName: "满减", clashes: [], belowPurchase: 0 },
    ]);
    expect(await code(owner.try(plans.calendar, { fromDay: from, toDay: addDays(from, 62) }))).toBe("range.tooLong");
  });
});
