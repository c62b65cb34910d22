import { balances } from "@yunshou/contract/finance/balances";
import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { asSystem, postLedger } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
let reviewer: Client;
let second: Client;
let accountId: string;

const form = {
  providerName: "微信支付",
  payAccountNo: "1900000109",
  bankName: "招商银行上海分行",
  bankCardNo: "4111 1111 1111 1111",
  collectionUnit: "云途零售",
  payKey: "secret-key-of-the-provider",
};

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  const other = await givenMerchant(server, { name: "旁人" });
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" };
  await givenUser(server, shop, { account: "boss", roles: ["merchantAdmin"] });
  await givenUser(server, other, { account: "stranger", roles: ["merchantAdmin"] });
  await givenUser(server, platform as CreatedMerchant, { account: "reviewer", roles: ["platformAdmin"], level: "3" });
  await givenUser(server, platform as CreatedMerchant, { account: "second", roles: ["platformAdmin"], level: "3" });
  [boss, stranger, reviewer, second] = (await Promise.all(
    ["boss", "stranger", "reviewer", "second"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
  ({ accountId } = await boss.call(collectionAccounts.create, { merchantId: shop.merchantId, ...form }));
  await boss.call(collectionAccounts.activate, { accountId, version: 1 });
});
afterAll(() => server.stop());

let earned = 0;
/** What a provider holds for the shop, or what lies as cash in its machines. */
const earn = (amountFen: bigint, from = "psp_clearing:wechat") =>
  asSystem(server.database, (tx) =>
    postLedger(tx, [
      {
        kind: "earned",
        idempotencyKey: `test:${++earned}`,
        referenceId: "1",
        merchantId: shop.merchantId,
        topMerchantId: shop.topId,
        postings: [
          { account: from, amountFen: -amountFen },
          { account: "available", amountFen },
        ],
      },
    ]),
  );
const own = async () => (await boss.call(balances.list, {})).rows[0]!;
const apply = (amountFen: string, by = boss) => by.try(withdrawals.apply, { accountId, amountFen });
const applied = async (amountFen: string) => (await boss.call(withdrawals.apply, { accountId, amountFen })).withdrawNo;
const day = businessDay(new Date(), "Asia/Shanghai");
const rowOf = async (withdrawNo: string, by = boss) =>
  (await by.call(withdrawals.list, { fromDay: day, toDay: day })).rows.find((row) => row.withdrawNo === withdrawNo);

describe("a collection account", () => {
  it("FIN-11 FIN-18 shows its numbers and key masked, and keeps them sealed", async () => {
    const { rows } = await boss.call(collectionAccounts.list, {});
    expect(rows).toMatchObject([
      {
        payAccountNo: "******0109",
        bankCardNo: "**** **** **** 1111",
        payKey: "******ider",
        activationState: "activated",
      },
    ]);
    const stored = await rowsOf<{ text: string }>(
      server,
      "select collection_account::text as text from collection_account",
    );
    expect(JSON.stringify(stored)).not.toContain("secret-key");
    // Its four digits alone stand in many a sealed text by chance.
    expect(JSON.stringify(stored)).not.toMatch(/4111 ?1111/);
  });
  it("FIN-13 FIN-14 FIN-15 FIN-22 is in preparation first, is edited only then, and is stopped and activated again", async () => {
    const made = await boss.call(collectionAccounts.create, { merchantId: shop.merchantId, ...form });
    const named = { accountId: made.accountId };
    const stateOf = async () =>
      (await boss.call(collectionAccounts.list, {})).rows.find((row) => row.accountId === made.accountId);
    expect(await stateOf()).toMatchObject({ activationState: "preparation", version: 1 });
    const edited = { ...form, payAccountNo: "", bankCardNo: "", payKey: "", bankName: "工商银行" };
    await boss.call(collectionAccounts.update, { ...named, ...edited, version: 1 });
    expect(await stateOf()).toMatchObject({
      bankName: "工商银行",
      bankCardNo: "**** **** **** 1111",
      payKey: "******ider",
    });
    expect((await boss.try(collectionAccounts.activate, { ...named, version: 1 })).body.code).toBe(
      "finance.accountChanged",
    );
    await boss.call(collectionAccounts.activate, { ...named, version: 2 });
    expect((await boss.try(collectionAccounts.update, { ...named, ...edited, version: 3 })).body.code).toBe(
      "finance.accountActivated",
    );
    await boss.call(collectionAccounts.stop, { ...named, version: 3 });
    await earn(5_000n);
    expect((await boss.try(withdrawals.apply, { ...named, amountFen: "1000" })).body).toMatchObject({
      code: "finance.accountInactive",
      data: { field: "accountId" },
    });
    await boss.call(collectionAccounts.activate, { ...named, version: 4 });
    expect(await stateOf()).toMatchObject({ activationState: "activated" });
  });
  it("FIN-17 S1 is refused without a bank, and of somebody else's is not there", async () => {
    expect(
      (await boss.try(collectionAccounts.create, { merchantId: shop.merchantId, ...form, bankName: " " })).body,
    ).toMatchObject({ code: "field.required", data: { field: "bankName" } });
    expect((await stranger.try(collectionAccounts.stop, { accountId, version: 2 })).body.code).toBe(
      "finance.accountUnknown",
    );
    expect((await stranger.try(withdrawals.apply, { accountId, amountFen: "1000" })).body.code).toBe(
      "finance.accountUnknown",
    );
  });
});

describe("a withdrawal", () => {
  it("FIN-01 FIN-21 holds amount and fee, is reviewed by another, and is paid with the number of the bank", async () => {
    await earn(500_000n);
    const before = await own();
    const withdrawNo = await applied("100000");
    expect(await own()).toMatchObject({
      frozenFen: String(BigInt(before.frozenFen) + 100_100n),
      availableFen: String(BigInt(before.availableFen) - 100_100n),
      balanceFen: before.balanceFen,
    });
    const { availableFen } = await own();
    const shown = { withdrawableFen: availableFen, heldFen: "100100", payeeState: "first", lastPaidTime: null };
    expect(await reviewer.call(withdrawals.show, { withdrawNo })).toEqual(shown);
    expect((await stranger.try(withdrawals.show, { withdrawNo })).body.code).toBe("finance.withdrawalUnknown");
    await reviewer.call(withdrawals.approve, { withdrawNo });
    expect((await boss.try(withdrawals.cancel, { withdrawNo })).body.code).toBe("state.notAllowed");
    expect((await reviewer.try(withdrawals.payee, { withdrawNo })).body.code).toBe("state.notAllowed");
    await reviewer.call(withdrawals.pay, { withdrawNo });
    expect(await reviewer.call(withdrawals.payee, { withdrawNo })).toEqual({
      collectionUnit: "云途零售",
      bankName: "招商银行上海分行",
      bankCardNo: "4111111111111111",
      amountFen: "100000",
    });
    expect((await reviewer.try(withdrawals.settle, { withdrawNo, transferNo: " " })).body).toMatchObject({
      code: "field.required",
      data: { field: "transferNo" },
    });
    await reviewer.call(withdrawals.settle, { withdrawNo, transferNo: "B20261122" });
    expect(await rowOf(withdrawNo)).toMatchObject({
      withdrawStatus: "paid",
      withdrawAmountFen: "100000",
      taxFeeFen: "100",
      transferAmountFen: "100000",
      bankAccount: "**** **** **** 1111",
      transferNo: "B20261122",
      reviewer: null,
      own: true,
      ofOwnMerchant: true,
    });
    expect(await rowOf(withdrawNo, reviewer)).toMatchObject({
      own: false,
      ofOwnMerchant: false,
      reviewTime: expect.anything(),
    });
    expect(await own()).toMatchObject({
      frozenFen: before.frozenFen,
      balanceFen: String(BigInt(before.balanceFen) - 100_100n),
      withdrawFen: String(BigInt(before.withdrawFen) + 100_000n),
    });
    expect(await findingsOf(server)).toEqual([]);
  });
  it("FIN-04 FIN-06 gives everything back when it is rejected, cancelled or fails, with the reason", async () => {
    await earn(100_000n);
    const before = await own();
    const rejected = await applied("1000");
    expect((await reviewer.try(withdrawals.reject, { withdrawNo: rejected, remark: "" })).body).toMatchObject({
      code: "field.required",
      data: { field: "remark" },
    });
    await reviewer.call(withdrawals.reject, { withdrawNo: rejected, remark: "资料不符" });
    const payeeOf = async (by: { accountId: string }) => {
      const { withdrawNo } = await boss.call(withdrawals.apply, { ...by, amountFen: "1000" });
      const { payeeState, heldFen } = await reviewer.call(withdrawals.show, { withdrawNo });
      await boss.call(withdrawals.cancel, { withdrawNo });
      return [payeeState, heldFen, (await reviewer.call(withdrawals.show, { withdrawNo })).heldFen];
    };
    const elsewhere = (await boss.call(collectionAccounts.list, {})).rows.find(
      (row) => row.accountId !== accountId && row.activationState === "activated",
    )!;
    expect(await payeeOf({ accountId })).toEqual(["same", "1010", "0"]);
    expect(await payeeOf(elsewhere)).toEqual(["other", "1010", "0"]);
    const failed = await applied("1000");
    await reviewer.call(withdrawals.approve, { withdrawNo: failed });
    await reviewer.call(withdrawals.pay, { withdrawNo: failed });
    await reviewer.call(withdrawals.fail, { withdrawNo: failed, remark: "户名不符" });
    expect(await rowOf(rejected)).toMatchObject({ withdrawStatus: "rejected", reason: "资料不符" });
    expect(await rowOf(failed)).toMatchObject({ withdrawStatus: "failed", reason: "户名不符" });
    expect(await own()).toMatchObject({
      balanceFen: before.balanceFen,
      availableFen: before.availableFen,
      frozenFen: before.frozenFen,
    });
  });
  it("FIN-02 FIN-03 is refused outside its limits and above the balance, and changes nothing then", async () => {
    await earn(100_000n);
    const before = await own();
    const available = BigInt(before.availableFen);
    for (const [amount, code] of [
      ["100", "finance.amountRange"],
      ["20000001", "finance.amountRange"],
      [String(available), "finance.aboveBalance"],
    ] as const)
      expect((await apply(amount)).body).toMatchObject({ code, data: { field: "amountFen" } });
    expect((await apply("1000.5")).body.code).toBe("input.invalid");
    expect(await own()).toEqual(before);
  });
  it("FIN-03 FIN-07 leaves cash and the income of today to the machines and to tomorrow", async () => {
    const before = BigInt((await own()).availableFen);
    await earn(70_000n, "cash_in_machine:1");
    expect(BigInt((await own()).availableFen)).toBe(before);
    await rowsOf(
      server,
      `insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
       values ($1, $2, $3, 0, 1, 3000, 3000) returning hour`,
      [shop.topId, shop.merchantId, day],
    );
    expect(BigInt((await own()).availableFen)).toBe(before - 3_000n);
    expect((await boss.call(withdrawals.terms, {})).withdrawableFen).toBe(String(before - 3_000n));
    await rowsOf(server, "delete from rollup_hour where merchant_id = $1 returning hour", [shop.merchantId]);
  });
  it("FIN-03 FIN-07 leaves the income of a day that has ended as well, until that day is closed", async () => {
    const before = BigInt((await own()).availableFen);
    const closedOn = (closed: string) =>
      rowsOf(
        server,
        `insert into settlement_book (top_id, merchant_id, begin_day, closed_day) values ($1, $2, $3, $3)
         on conflict (top_id, merchant_id) do update set closed_day = excluded.closed_day returning closed_day`,
        [shop.topId, shop.merchantId, closed],
      );
    await rowsOf(
      server,
      `insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
       values ($1, $2, $3, 0, 1, 3000, 3000), ($1, $2, $4, 0, 1, 500, 500) returning hour`,
      [shop.topId, shop.merchantId, addDays(day, -1), addDays(day, -2)],
    );
    // Before its first closing a merchant has no day that is closed.
    expect(BigInt((await own()).availableFen)).toBe(before - 3_500n);
    expect((await boss.call(withdrawals.terms, {})).withdrawableFen).toBe(String(before - 3_500n));
    await closedOn(addDays(day, -2));
    expect(BigInt((await own()).availableFen)).toBe(before - 3_000n);
    expect((await boss.call(withdrawals.terms, {})).withdrawableFen).toBe(String(before - 3_000n));
    await closedOn(addDays(day, -1));
    expect(BigInt((await own()).availableFen)).toBe(before);
    for (const table of ["rollup_hour", "settlement_book"])
      await rowsOf(server, `delete from ${table} where merchant_id = $1 returning 1`, [shop.merchantId]);
  });
  it("M16 fifty applications at once take no more than there is", async () => {
    const can = BigInt((await own()).availableFen);
    const part = can / 10n;
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(String(part))));
    const taken = answers.filter(({ body }) => body.code === "H0000").length;
    const cost = part + (part / 1_000n > 10n ? (part + 500n) / 1_000n : 10n);
    expect(BigInt(taken)).toBe(can / cost);
    expect(BigInt((await own()).availableFen)).toBe(can - BigInt(taken) * cost);
    expect(await findingsOf(server)).toEqual([]);
  });
  it("M16 two who approve and reject it at once do one of both, and the money ends in one place", async () => {
    await earn(10_000n);
    const before = await own();
    const withdrawNo = await applied("1000");
    const answers = await Promise.all([
      reviewer.try(withdrawals.reject, { withdrawNo, remark: "一" }),
      reviewer.try(withdrawals.reject, { withdrawNo, remark: "二" }),
      boss.try(withdrawals.cancel, { withdrawNo }),
    ]);
    expect(answers.filter(({ body }) => body.code === "H0000")).toHaveLength(1);
    expect((await own()).availableFen).toBe(before.availableFen);
  });
  it("M16 two who take the same step of it at once take it once, and it is paid once", async () => {
    await earn(10_000n);
    const before = await own();
    const withdrawNo = await applied("1000");
    const codesOf = async (step: (by: Client) => Promise<{ readonly body: { readonly code: string } }>) =>
      (await Promise.all([reviewer, second].map(step))).map(({ body }) => body.code).toSorted();
    const once = ["H0000", "state.notAllowed"];
    expect(await codesOf((by) => by.try(withdrawals.approve, { withdrawNo }))).toEqual(once);
    expect(await codesOf((by) => by.try(withdrawals.pay, { withdrawNo }))).toEqual(once);
    expect(await codesOf((by) => by.try(withdrawals.settle, { withdrawNo, transferNo: "B1" }))).toEqual(once);
    expect(await own()).toMatchObject({
      frozenFen: before.frozenFen,
      withdrawFen: String(BigInt(before.withdrawFen) + 1_000n),
    });
    expect(await findingsOf(server)).toEqual([]);
  });
  it("FIN-05 is approved together with others, all of them or none, and each is recorded", async () => {
    await earn(10_000n);
    const withdrawNos = [await applied("1000"), await applied("2000"), await applied("3000")];
    const statesOf = async () => Promise.all(withdrawNos.map(async (one) => (await rowOf(one))?.withdrawStatus));
    const approve = (by: Client, numbers: string[]) => by.try(withdrawals.approveMany, { withdrawNos: numbers });
    const appliedBy = (account: string) =>
      rowsOf(
        server,
        "update withdrawal set applied_by = (select id from app_user where account = $2) where id = $1 returning id",
        [withdrawNos[1], account],
      );
    expect((await approve(boss, withdrawNos)).body.code).toBe("access.noPermission");
    expect((await approve(reviewer, [...withdrawNos, "1"])).body).toMatchObject({
      code: "finance.withdrawalUnknown",
      data: { field: "withdrawNos" },
    });
    await appliedBy("reviewer");
    expect((await approve(reviewer, withdrawNos)).body.code).toBe("finance.ownApplication");
    await appliedBy("boss");
    expect(await statesOf()).toEqual(["notReviewed", "notReviewed", "notReviewed"]);
    const twice = [withdrawNos[0]!, ...withdrawNos];
    expect(await reviewer.call(withdrawals.approveMany, { withdrawNos: twice })).toEqual({ approved: 3 });
    expect(await statesOf()).toEqual(["reviewed", "reviewed", "reviewed"]);
    const recorded = await rowsOf<{ object: string }>(
      server,
      "select object from audit_log where action = 'finance.withdrawal.approve' and object = any($1) order by 1",
      [withdrawNos],
    );
    expect(recorded.map(({ object }) => object)).toEqual(withdrawNos.toSorted());
    const late = await applied("1000");
    expect((await approve(reviewer, [late, withdrawNos[0]!])).body.code).toBe("state.notAllowed");
    expect((await rowOf(late))?.withdrawStatus).toBe("notReviewed");
    await boss.call(withdrawals.cancel, { withdrawNo: late });
  });
  it("M16 two who approve the same ones at once, in whatever order, approve each once", async () => {
    await earn(10_000n);
    const withdrawNos = [await applied("1000"), await applied("1000"), await applied("1000")];
    const answers = await Promise.all([
      reviewer.try(withdrawals.approveMany, { withdrawNos }),
      second.try(withdrawals.approveMany, { withdrawNos: withdrawNos.toReversed() }),
      second.try(withdrawals.approve, { withdrawNo: withdrawNos[1]! }),
    ]);
    expect(answers.filter(({ body }) => body.code === "H0000")).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "state.notAllowed")).toHaveLength(2);
    expect(
      await rowsOf(server, "select 1 from audit_log where action = 'finance.withdrawal.approve' and object = any($1)", [
        withdrawNos,
      ]),
    ).toHaveLength((await rowOf(withdrawNos[0]!))?.withdrawStatus === "reviewed" ? 3 : 1);
  });
  it("FIN-05 is reviewed by nobody of a merchant, and never by who applied", async () => {
    const withdrawNo = await applied("1000");
    expect((await boss.try(withdrawals.approve, { withdrawNo })).body.code).toBe("access.noPermission");
    await rowsOf(
      server,
      "update withdrawal set applied_by = (select id from app_user where account = 'reviewer') where id = $1 returning id",
      [withdrawNo],
    );
    expect((await reviewer.try(withdrawals.approve, { withdrawNo })).body.code).toBe("finance.ownApplication");
    expect((await stranger.try(withdrawals.cancel, { withdrawNo })).body.code).toBe("finance.withdrawalUnknown");
  });
});

describe("the window of applications", () => {
  it("MSG-119 FIN-08 is told to who reads settlements", async () => {
    expect(await reviewer.call(withdrawals.window, {})).toEqual({ from: expect.any(String), to: expect.any(String) });
    const { from, to } = await boss.call(withdrawals.terms, {});
    expect(await reviewer.call(withdrawals.window, {})).toEqual({ from, to });
  });
  it("FIN-08 is shut outside its hours, and says when it is open", async () => {
    const minute = new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "Asia/Shanghai",
    }).format(new Date());
    const window = minute < "12:00" ? "13:00-23:00" : "01:00-11:00";
    const night = await startTestServer({ WITHDRAWAL_WINDOW: window });
    try {
      const merchant = await givenMerchant(night);
      await givenUser(night, merchant, { account: "night", roles: ["merchantAdmin"] });
      const client = await loginAs(night, "night", testPassword);
      const terms = await client.call(withdrawals.terms, {});
      expect([terms.open, `${terms.from}-${terms.to}`]).toEqual([false, window]);
      const made = await client.call(collectionAccounts.create, { merchantId: merchant.merchantId, ...form });
      expect(
        (await client.try(withdrawals.apply, { accountId: made.accountId, amountFen: "1000" })).body,
      ).toMatchObject({
        code: "finance.outsideWindow",
        data: { values: { from: terms.from, to: terms.to } },
      });
    } finally {
      await night.stop();
    }
  });
});

describe("lists of money that a merchant's number leads to", () => {
  it("FIN-01 FIN-12 GEN-14 are of that merchant alone, not of those below whose numbers begin with it", async () => {
    const below = await givenMerchant(server, { name: "云途分店", parentId: shop.merchantId });
    expect(below.merchantNo.startsWith(shop.merchantNo)).toBe(true);
    const made = await boss.call(collectionAccounts.create, { merchantId: below.merchantId, ...form });
    await rowsOf(
      server,
      `insert into withdrawal (top_id, merchant_id, account_id, bank_name, card_tail, amount_fen, fee_fen, applied_by)
       select $1, $2, $3, 'b', '1111', 1000, 10, id from app_user limit 1`,
      [shop.topId, below.merchantId, made.accountId],
    );
    const days = { fromDay: day, toDay: day, pageSize: 200 };
    const lists = {
      balances: (merchantNo: string) => boss.call(balances.list, { merchantNo }),
      accounts: (merchantNo: string) => boss.call(collectionAccounts.list, { merchantNo, pageSize: 200 }),
      withdrawals: (merchantNo: string) => boss.call(withdrawals.list, { ...days, merchantNo }),
    };
    for (const [name, list] of Object.entries(lists))
      for (const { merchantNo } of [shop, below]) {
        const numbers = new Set((await list(merchantNo)).rows.map((row) => row.merchantNo));
        expect([name, ...numbers]).toEqual([name, merchantNo]);
      }
    const part = await boss.call(balances.list, { merchantNo: shop.merchantNo.slice(0, -1) });
    expect(part.rows.length).toBeGreaterThan(1);
  });
});
