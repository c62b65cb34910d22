import { feeRates, feeReport, settledPayments } from "@yunshou/contract/finance/fees";
import { providerDays } from "@yunshou/contract/finance/providerDays";
import { settledTransactions, settlementLines, settlements } from "@yunshou/contract/finance/settlements";
import { splitFigures, splitPlans } from "@yunshou/contract/finance/splits";
import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { paymentFigures } from "@yunshou/contract/insight/figures";
import { asSystem, postLedger } from "@yunshou/database";
import { addDays, type BusinessType, businessDay, type SettledKind } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { closeSettlements } from "./closing.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let platform: Client;

const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: addDays(today, -10), toDay: addDays(today, 14) };
const ago = (count: number) => addDays(today, -count);
/** Noon of a day from today on, in the shop's zone. */
const noon = (later: number) => new Date(`${addDays(today, later)}T04:00:00Z`);

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "结算店" });
  const home = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, shop, { account: "boss", roles: ["merchantAdmin"] });
  await givenUser(server, home, { account: "platform", roles: ["platformAdmin"], level: "3" });
  [boss, platform] = (await Promise.all(
    ["boss", "platform"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client];
  await asSystem(server.database, (tx) =>
    tx.query(
      "insert into machine (top_id, id, merchant_id, machine_no, name, category, type) values ($1, 77, $2, 'S77', 'S77', 'vending', 'snack')",
      [shop.topId, shop.merchantId],
    ),
  );
});
afterAll(() => server.stop());

/** A sale through a provider, booked now, of a business day. */
async function sell(
  day: string,
  fen: bigint,
  { kind = "wechat", business = "ordinary" }: { kind?: SettledKind; business?: BusinessType } = {},
): Promise<string> {
  return asSystem(server.database, async (tx) => {
    const [order] = await tx.query<{ id: string }>(
      `insert into sales_order (top_id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, paid_fen, source_key, ordered_at, paid_at, business_day)
       values ($1, $2, 77, 'p', 1, 1, $3, $4, 'completed', 'paid', 'dispensed', $5, $5, gen_random_uuid()::text, now(), now(), $6) returning id`,
      [shop.topId, shop.merchantId, kind, business, fen, day],
    );
    await book("sale", `sale:${order!.id}`, order!.id, kind, fen);
    return order!.id;
  });
}
async function refund(orderId: string, fen: bigint, kind: SettledKind = "wechat"): Promise<void> {
  const [made] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>(
      `insert into refund (top_id, merchant_id, order_id, machine_id, amount_fen, state, open, reason, method, held_from, finished_at)
       values ($1, $2, $3, 77, $4, 'refunded', false, 'other', 'manual', 'available', now()) returning id`,
      [shop.topId, shop.merchantId, orderId, fen],
    ),
  );
  await book("refundDone", `refundDone:${made!.id}:1`, orderId, kind, -fen);
}
const book = (txnKind: string, key: string, referenceId: string, kind: SettledKind, fen: bigint) =>
  asSystem(server.database, (tx) =>
    postLedger(tx, [
      {
        kind: txnKind,
        idempotencyKey: key,
        referenceId,
        merchantId: shop.merchantId,
        topMerchantId: shop.topId,
        postings: [
          { account: `psp_clearing:${kind}`, amountFen: -fen },
          { account: "available", amountFen: fen },
        ],
      },
    ]),
  );
/** A provider handed a share of an order of today on, by the newest version of a plan with one receiver. */
const handOn = (orderId: string, planId: string, fen: bigint) =>
  asSystem(server.database, async (tx) => {
    await tx.query(
      `with v as (select id, receiver_ids[1] as receiver from split_version where plan_id = $4 order by id desc limit 1),
         made as (insert into order_sharing (top_id, merchant_id, order_id, kind, provider, trade_no, paid_fen, paid_at, share_day, split_version_id, state, certain_at)
           select $1, $2, $3, 'wechat', 'wechat', 't', 1000, now(), $5, v.id, 'shared', now() from v returning id)
       insert into order_share (top_id, merchant_id, sharing_id, order_id, place, split_version_id, receiver_id, share_day, account_type, account, planned_fen, target_fen, shared_fen, state)
       select $1, $2, made.id, $3, 1, v.id, v.receiver, $5, 'merchant', '1900000001', $6, $6, $6, 'shared' from v, made`,
      [shop.topId, shop.merchantId, orderId, planId, today, fen],
    );
  });
const close = (later: number) =>
  closeSettlements(server.database, noon(later), { error: (about: unknown) => expect.fail(JSON.stringify(about)) });
const statements = async (by = boss) => (await by.call(settlements.list, { ...days, direction: "asc" })).rows;
const broken = async () => (await findingsOf(server)).filter((finding) => finding.startsWith("settlement"));
const withdrawable = async () => BigInt((await boss.call(withdrawals.terms, {})).withdrawableFen);
const balanceOf = async (code: string) =>
  (
    await rowsOf<{ fen: string }>(
      server,
      "select coalesce(sum(balance_fen), 0)::text as fen from ledger.account where merchant_id = $1 and code like $2",
      [shop.merchantId, code],
    )
  )[0]!.fen;

describe("settled days", () => {
  it("FIN-19 a plan shares from the day on which it is made; 101 % and a second one for the same machine are refused", async () => {
    const form = { merchantId: shop.merchantId, splitPlan: "场地分成", machineIds: ["77"], productIds: [] };
    const receivers = [
      { name: "物业", ratio: 1_000 },
      { name: "投资人", ratio: 3_333 },
    ];
    const above = [...receivers, { name: "第三方", ratio: 5_768 }];
    expect(await boss.try(splitPlans.create, { ...form, receivers: above })).toMatchObject({
      body: { code: "finance.splitAbove" },
    });
    await boss.call(splitPlans.create, { ...form, receivers });
    expect(await boss.try(splitPlans.create, { ...form, splitPlan: "又一个", receivers })).toMatchObject({
      body: { code: "finance.planTaken" },
    });
    expect((await boss.call(splitPlans.list, {})).rows).toMatchObject([
      { splitPlan: "场地分成", splitRatio: 4_333, machineCount: 1, enabled: true, fromDate: today, receivers },
    ]);
    const fixed = { ...form, splitPlan: "每单租金", machineIds: [], receivers: [{ name: "物业", fixedFen: "100" }] };
    expect(
      await boss.try(splitPlans.create, { ...fixed, receivers: [{ name: "物业", fixedFen: "1000001" }] }),
    ).toMatchObject({ body: { code: "finance.splitFixed" } });
    const { planId } = await boss.call(splitPlans.create, fixed);
    expect((await boss.call(splitPlans.list, {})).rows[0]).toMatchObject({
      splitRatio: 0,
      splitFixedFen: "100",
      receivers: [{ name: "物业", ratio: 0, fixedFen: "100" }],
    });
    await boss.call(splitPlans.remove, { planId, version: 1 });
  });

  it("FIN-09 a rate holds from its day on, and nobody but the platform sets one", async () => {
    const rate = { merchantId: shop.merchantId, provider: "alipay" as const, feeRate: 38, fromDay: today };
    expect(await boss.try(feeRates.set, rate)).toMatchObject({ body: { code: "access.noPermission" } });
    expect(await platform.try(feeRates.set, { ...rate, fromDay: ago(1) })).toMatchObject({
      body: { code: "finance.rateInThePast" },
    });
    await platform.call(feeRates.set, rate);
    expect(await platform.try(feeRates.set, rate)).toMatchObject({ body: { code: "finance.rateTwice" } });
    expect((await boss.call(feeRates.list, {})).rows).toMatchObject([{ feeRate: 38, rateStatus: "inForce" }]);
  });

  it("FIN-07 FIN-09 FIN-10 FIN-19 FIN-20 closes each ended day once, with fees, splits and a seal", async () => {
    await sell(ago(2), 10_000n);
    await sell(ago(2), 100n);
    await sell(ago(1), 100n, { kind: "alipay" });
    await sell(ago(1), 5_000n, { kind: "wechat", business: "luckyPurchase" });
    await sell(today, 9_999n);
    await close(0);
    await close(0);
    expect(await statements()).toMatchObject([
      {
        settleDate: ago(2),
        salesAmountFen: "10100",
        feeAmountFen: "60",
        splitAmountFen: "0",
        settleAmountFen: "10040",
      },
      {
        settleDate: ago(1),
        salesAmountFen: "5100",
        feeAmountFen: "81",
        settleAmountFen: "5019",
        settleStatus: "pending",
      },
    ]);
    expect(await broken()).toEqual([]);
    // What a lucky purchase costs stays with the platform; the provider kept its own fee and settled the rest.
    const ofProviders = await platform.call(providerDays.list, { ...days, providerName: "wechat" });
    expect(ofProviders.rows[0]).toMatchObject({
      settleDate: ago(1),
      paidAmountFen: "5000",
      feeAmountFen: "30",
      settleAmountFen: "4970",
    });
    await close(1);
    const [, , third] = await statements();
    expect(third).toMatchObject({
      settleDate: today,
      feeAmountFen: "60",
      splitAmountFen: String(999 + 3_332),
      settleAmountFen: String(9_999 - 60 - 999 - 3_332),
    });
    expect(third!.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(await broken()).toEqual([]);
  });

  it("FIN-07 takes a late sale and a refund to the next day, with their own day and their charges given back", async () => {
    const sold = await sell(today, 1_001n, { kind: "alipay" });
    await close(2);
    const late = (await statements()).find(({ settleDate }) => settleDate === addDays(today, 1))!;
    expect(late).toMatchObject({ orderCount: 1, feeAmountFen: "4", splitAmountFen: String(100 + 333) });
    await refund(sold, 400n, "alipay");
    await refund(sold, 601n, "alipay");
    await close(3);
    const { rows } = await boss.call(settlementLines.list, { ...days, orderNo: sold });
    expect(rows.map(({ paidAmountFen }) => paidAmountFen).toSorted()).toEqual(["-400", "-601", "1001"]);
    const sum = (name: "feeAmountFen" | "splitAmountFen" | "settleAmountFen") =>
      rows.reduce((total, row) => total + BigInt(row[name]), 0n);
    expect([sum("feeAmountFen"), sum("splitAmountFen"), sum("settleAmountFen")]).toEqual([0n, 0n, 0n]);
    expect(new Set(rows.map(({ factDate }) => factDate))).toEqual(new Set([today]));
    expect(await broken()).toEqual([]);
  });

  it("FIN-03 keeps fees, splits and held days from being withdrawn, and FIN-16 books them once when two confirm", async () => {
    const [first, second, third] = (await statements(platform)) as [Statement, Statement, Statement];
    const before = await withdrawable();
    await platform.call(settlements.hold, { ...keyOf(second), remark: "对账差异" });
    expect(before - (await withdrawable())).toBe(5_100n - 50n - 31n);
    expect(await platform.try(settlements.confirm, { statementIds: [second.statementId] })).toMatchObject({
      body: { code: "state.notAllowed" },
    });
    expect(await boss.try(settlements.confirm, { statementIds: [first.statementId] })).toMatchObject({
      body: { code: "access.noPermission" },
    });
    await platform.call(settlements.release, { ...keyOf(second), version: second.version + 1 });
    expect(await withdrawable()).toBe(before);
    const ids = { statementIds: [first, second, third].map(({ statementId }) => statementId) };
    const both = await Promise.all([platform.try(settlements.confirm, ids), platform.try(settlements.confirm, ids)]);
    expect(both.filter(({ body }) => body.code === "state.notAllowed")).toHaveLength(1);
    expect([await balanceOf("provider_fee"), await balanceOf("split:%")]).toEqual([
      String(60 + 31 + 60),
      String(999 + 3_332),
    ]);
    expect(await withdrawable()).toBe(before);
    expect(await broken()).toEqual([]);
  });

  it("FIN-09 FIN-10 FIN-19 STAT-05 STAT-06 tells the same by provider, rate, receiver and merchant", async () => {
    const { rows: parts } = await boss.call(settledTransactions.list, days);
    const { rows: fees } = await boss.call(feeReport.list, days);
    const totals = await boss.call(feeReport.totals, days);
    const { rows: payments } = await boss.call(settledPayments.list, days);
    const all = await statements();
    const sum = <Row>(rows: readonly Row[], of: (row: Row) => string) =>
      rows.reduce((total, row) => total + BigInt(of(row)), 0n);
    const settled = sum(all, ({ settleAmountFen }) => settleAmountFen);
    expect(sum(parts, ({ settleAmountFen }) => settleAmountFen)).toBe(settled);
    expect(sum(payments, ({ settleAmountFen }) => settleAmountFen)).toBe(settled);
    expect(sum(fees, ({ feeAmountFen }) => feeAmountFen)).toBe(BigInt(totals.feeAmountFen));
    expect(BigInt(totals.feeAmountFen) + BigInt(totals.higoAmountFen)).toBe(
      sum(all, ({ feeAmountFen }) => feeAmountFen),
    );
    expect(fees.find(({ provider, statDate }) => provider === "alipay" && statDate === ago(1))?.feeRate).toBe(60);
    expect(
      fees.find(({ provider, statDate }) => provider === "alipay" && statDate === addDays(today, 1))?.feeRate,
    ).toBe(38);
    const ofDays = new Map(totals.days.map(({ statDate, feeAmountFen }) => [statDate, BigInt(feeAmountFen)]));
    expect([...ofDays.keys()]).toEqual([...new Set(fees.map(({ statDate }) => statDate))].toSorted());
    for (const [day, fee] of ofDays)
      expect(
        sum(
          fees.filter(({ statDate }) => statDate === day),
          ({ feeAmountFen }) => feeAmountFen,
        ),
      ).toBe(fee);
    const paid = await boss.call(settledPayments.totals, days);
    expect(paid.orderCount).toBe(payments.reduce((count, { orderCount }) => count + orderCount, 0));
    for (const name of ["paidAmountFen", "refundAmountFen", "feeAmountFen", "settleAmountFen"] as const)
      expect(sum(payments, (row) => row[name])).toBe(BigInt(paid[name]));
    const [{ payMethod }] = payments as [(typeof payments)[number]];
    const narrowed = await boss.call(settledPayments.totals, { ...days, payMethod });
    expect(BigInt(narrowed.paidAmountFen)).toBe(
      sum(
        payments.filter((row) => row.payMethod === payMethod),
        ({ paidAmountFen }) => paidAmountFen,
      ),
    );
    const figures = await boss.call(paymentFigures.read, { ...days, groupBy: "payMethod", compare: "none" });
    const ofKinds = Object.fromEntries(
      payments.map((row) => [row.payMethod, { feeAmountFen: row.feeAmountFen, settleAmountFen: row.settleAmountFen }]),
    );
    expect(Object.fromEntries(figures.rows.map(({ key, settled }) => [key, settled]))).toEqual(ofKinds);
    const byDay = await boss.call(paymentFigures.read, { ...days, groupBy: "day", compare: "none", payMethod });
    expect(sum(byDay.rows, (row) => row.settled!.feeAmountFen)).toBe(BigInt(narrowed.feeAmountFen));
    const inCash = await boss.call(paymentFigures.read, {
      ...days,
      groupBy: "day",
      compare: "none",
      payMethod: "cash",
    });
    expect(inCash.rows.every((row) => row.settled === null)).toBe(true);
    const shares = await boss.call(splitFigures.list, { ...days, splitReceiver: "物业" });
    expect(shares.rows.map(({ statDate, splitAmountFen }) => [statDate, splitAmountFen])).toEqual([
      [addDays(today, 2), "-100"],
      [addDays(today, 1), "100"],
      [today, "999"],
    ]);
    expect(await boss.call(splitFigures.totals, days)).toMatchObject({ splitAmountFen: "4331", settledFen: "4331" });
    const ofReceiver = await boss.call(splitFigures.totals, { ...days, splitReceiver: "物业" });
    expect(ofReceiver.days).toEqual(
      shares.rows.map(({ statDate, splitAmountFen }) => ({ statDate, splitAmountFen })).toReversed(),
    );
  });

  it("FIN-19 keeps a plan that was used, and shares nothing from the day on which it is switched off", async () => {
    const [plan] = (await boss.call(splitPlans.list, {})).rows;
    const key = { planId: plan!.planId, version: plan!.version };
    expect(await boss.try(splitPlans.remove, key)).toMatchObject({ body: { code: "finance.planUsed" } });
    await boss.call(splitPlans.disable, key);
    expect(await boss.try(splitPlans.enable, key)).toMatchObject({ body: { code: "finance.planChanged" } });
    await sell(today, 500n);
    await close(4);
    expect((await statements()).at(-1)).toMatchObject({ salesAmountFen: "500", splitAmountFen: "0" });
  });

  it("FIN-19 a fixed amount is of each order and never more than it, and a refund gives back what is above the rest", async () => {
    const receivers = [
      { name: "物业", fixedFen: "100" },
      { name: "投资人", ratio: 2_000 },
    ];
    const wide = { merchantId: shop.merchantId, splitPlan: "每单租金", machineIds: [], productIds: [], receivers };
    await boss.call(splitPlans.create, wide);
    const large = await sell(today, 1_000n);
    await sell(today, 60n);
    await close(5);
    expect((await statements()).at(-1)).toMatchObject({
      salesAmountFen: "1060",
      splitAmountFen: String(100 + 200 + 60),
    });
    await refund(large, 950n);
    await close(6);
    expect((await statements()).at(-1)).toMatchObject({ refundAmountFen: "950", splitAmountFen: String(-(50 + 200)) });
    const { rows } = await boss.call(splitFigures.list, { ...days, splitPlan: "每单租金" });
    expect(rows.map(({ splitReceiver, splitFixedFen }) => [splitReceiver, splitFixedFen])).toContainEqual([
      "物业",
      "100",
    ]);
    expect(await broken()).toEqual([]);
  });

  it("FIN-19 follows the plan by which a provider handed a share on, though the plan is changed later that day, and keeps that plan", async () => {
    const form = { merchantId: shop.merchantId, splitPlan: "每单租金", machineIds: [], productIds: [] };
    const planOf = async (name: string) =>
      (await boss.call(splitPlans.list, {})).rows.find(({ splitPlan }) => splitPlan === name)!;
    const { planId, version } = await planOf("每单租金");
    await boss.call(splitPlans.disable, { planId, version });
    const receivers = [{ name: "场地方", ratio: 1_000 }];
    const made = await boss.call(splitPlans.create, { ...form, splitPlan: "当日改", receivers });
    const morning = await sell(today, 1_000n);
    await handOn(morning, made.planId, 100n);
    expect(await boss.try(splitPlans.remove, { planId: made.planId, version: 1 })).toMatchObject({
      body: { code: "finance.planUsed" },
    });
    const changed = { ...form, splitPlan: "当日改", receivers: [{ name: "场地方", ratio: 2_000 }] };
    await boss.call(splitPlans.update, { ...changed, planId: made.planId, version: 1 });
    const evening = await sell(today, 1_000n);
    await close(7);
    const splitOf = async (orderNo: string) =>
      (await boss.call(settlementLines.list, { ...days, orderNo })).rows.map(({ splitAmountFen }) => splitAmountFen);
    expect([await splitOf(morning), await splitOf(evening)]).toEqual([["100"], ["200"]]);
    const { rows } = await boss.call(splitFigures.list, { ...days, splitPlan: "当日改" });
    expect(rows.map(({ splitRatio, splitAmountFen }) => `${splitRatio} ${splitAmountFen}`).toSorted()).toEqual([
      "1000 100",
      "2000 200",
    ]);
    expect(await broken()).toEqual([]);
    const { version: after } = await planOf("当日改");
    await boss.call(splitPlans.disable, { planId: made.planId, version: after });
  });

  it("FIN-07 a run answers how many entries it settled, and 0 where nothing was open", async () => {
    await sell(today, 300n);
    await sell(today, 400n);
    expect(await close(8)).toBe(2);
    expect(await close(8)).toBe(0);
    expect(await platform.call(providerDays.run, { settleDate: today })).toEqual({ lineCount: 0 });
  });

  it("FIN-09 FIN-16 charges what its payment service keeps where the merchant has no rate of that kind", async () => {
    const before = await sell(today, 20_000n, { kind: "unionpay" });
    await close(9);
    await rowsOf(
      server,
      `insert into usual_fee_rate (payment, from_day, rate) values ('unionpay', $1, 38), ('alipay', $1, 100)`,
      [today],
    );
    const after = await sell(today, 20_000n, { kind: "unionpay" });
    const ownRate = await sell(today, 20_000n, { kind: "alipay" });
    await close(10);
    const feeOf = async (orderNo: string) => {
      const { rows } = await boss.call(settlementLines.list, { ...days, orderNo });
      return rows.map(({ feeRate, feeAmountFen }) => [feeRate, feeAmountFen]);
    };
    expect([await feeOf(before), await feeOf(after), await feeOf(ownRate)]).toEqual([
      [[60, "120"]],
      [[38, "76"]],
      [[38, "76"]],
    ]);
    await refund(before, 20_000n, "unionpay");
    await close(11);
    // What was charged before the rate changed is given back as it was charged.
    expect((await feeOf(before)).map(String).toSorted()).toEqual(["60,-120", "60,120"]);
    expect(await broken()).toEqual([]);
  });

  it("FIN-03 never lets more be withdrawn than is available, though a day that waits will give charges back", async () => {
    const confirmAll = async () => {
      const waiting = (await statements(platform)).filter(({ settleStatus }) => settleStatus === "pending");
      await platform.call(settlements.confirm, { statementIds: waiting.map(({ statementId }) => statementId) });
    };
    const sold = await sell(today, 10_000n);
    await close(12);
    await confirmAll();
    await refund(sold, 10_000n);
    await close(13);
    const back = (await statements(platform)).at(-1)!;
    expect(back).toMatchObject({ settleStatus: "pending", feeAmountFen: "-60" });
    expect(String(await withdrawable())).toBe(await balanceOf("available"));
    await platform.call(settlements.hold, { ...keyOf(back), remark: "退款待核" });
    expect(String(await withdrawable())).toBe(await balanceOf("available"));
    await platform.call(settlements.release, { ...keyOf(back), version: back.version + 1 });
    await confirmAll();
    expect(String(await withdrawable())).toBe(await balanceOf("available"));
  });
});

type Statement = Awaited<ReturnType<typeof statements>>[number];
const keyOf = ({ statementId, version }: Statement) => ({ statementId, version });
