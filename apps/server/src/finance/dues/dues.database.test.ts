import { successCode } from "@yunshou/contract";
import { dues, dueSettlements } from "@yunshou/contract/finance/dues";
import { asSystem, postLedger } from "@yunshou/database";
import { dueLimits } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { readWithdrawable } from "../money.queries.ts";

let server: TestServer;
let above: CreatedMerchant;
let below: CreatedMerchant;
let beside: CreatedMerchant;
let payer: Client;
let second: Client;
let payee: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  above = await givenMerchant(server, { name: "总店" });
  below = await givenMerchant(server, { name: "分店", parentId: above.merchantId });
  beside = await givenMerchant(server, { name: "邻店", parentId: above.merchantId });
  const login = async (merchant: CreatedMerchant, account: string, role: "merchantAdmin" | "childMerchantAdmin") => {
    await givenUser(server, merchant, { account, roles: [role] });
    return loginAs(server, account, testPassword);
  };
  payer = await login(above, "payer", "merchantAdmin");
  second = await login(above, "second", "merchantAdmin");
  payee = await login(below, "payee", "childMerchantAdmin");
  stranger = await login(beside, "stranger", "childMerchantAdmin");
});
afterAll(() => server.stop());

let serial = 0;
/** A purchase with a card of the merchant above at a machine of the one below, and money that a provider holds for both. */
async function owe(fen: bigint, held = 0n): Promise<void> {
  serial += 1;
  const side = (kind: string, own: CreatedMerchant, postings: { account: string; amountFen: bigint }[]) => ({
    kind,
    idempotencyKey: `${kind}:${serial}`,
    referenceId: String(serial),
    merchantId: own.merchantId,
    topMerchantId: own.topId,
    postings,
  });
  await asSystem(server.database, (tx) =>
    postLedger(tx, [
      side("cardBridge", above, [
        { account: "card:9:balance", amountFen: -fen },
        { account: `due:${below.merchantId}`, amountFen: fen },
      ]),
      side("sale", below, [
        { account: `due:${above.merchantId}`, amountFen: -fen },
        { account: "available", amountFen: fen },
      ]),
      ...(held === 0n
        ? []
        : [
            side("earned", above, [
              { account: "psp_clearing:wechat", amountFen: -held },
              { account: "available", amountFen: held },
            ]),
          ]),
    ]),
  );
}
const can = ({ merchantId }: CreatedMerchant) =>
  asSystem(server.database, (tx) => readWithdrawable(tx, merchantId, new Date()));
const dueOf = async (client: Client) => (await client.call(dues.list, {})).rows[0];
const days = () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { fromDay: day(2), toDay: day(-2) };
};
const ledgerOf = async () =>
  asSystem(server.database, (tx) =>
    tx.query<{ merchant: string; code: string; fen: string }>(
      "select merchant_id as merchant, code, balance_fen as fen from ledger.account where code like 'due:%' or code in ('due_transfer', 'counter:transfer') order by id",
    ),
  );

describe("dues between merchants of a tree", () => {
  it("FIN-07 are shown to both sides and to nobody else, with the entries that they are the sum of", async () => {
    await owe(3_000n, 100_000n);
    await owe(2_000n);
    const seen = (await dueOf(payer))!;
    expect(seen).toMatchObject({ payerName: "总店", payeeName: "分店", owedFen: "5000", entryCount: 2, ofPayer: true });
    const other = (await dueOf(payee))!;
    expect(other).toMatchObject({ payerName: "总店", payeeName: "分店", owedFen: "5000", ofPayer: false });
    expect((await payer.call(dues.list, {})).total).toBe(1);
    expect((await stranger.call(dues.list, {})).rows).toEqual([]);
    for (const [client, { dueId }] of [
      [payer, seen],
      [payee, other],
    ] as const) {
      const { rows } = await client.call(dues.entries, { dueId });
      expect(rows.map(({ amountFen, owedFen }) => [amountFen, owedFen])).toEqual([
        ["2000", "5000"],
        ["3000", "3000"],
      ]);
    }
    expect((await stranger.try(dues.entries, { dueId: seen.dueId })).body.code).toBe("finance.dueUnknown");
    expect((await payee.try(dues.settle, { dueId: other.dueId, dueWay: "offset", amountFen: "1" })).body.code).toBe(
      "finance.dueOfPayer",
    );
  });

  it("FIN-07 are offset by moving what the platform holds for the one to the other, and by no more than is owed", async () => {
    const { dueId } = (await dueOf(payer))!;
    const refused = async (amountFen: string) =>
      (await payer.try(dues.settle, { dueId, dueWay: "offset", amountFen })).body.code;
    expect([await refused("5001"), await refused("0"), await refused("-5")]).toEqual([
      "finance.aboveDue",
      "amount.notPositive",
      "amount.notPositive",
    ]);
    expect([await can(above), await can(below)]).toEqual([100_000n, 0n]);
    const made = await payer.call(dues.settle, { dueId, dueWay: "offset", amountFen: "4000" });
    expect(made.dueStatus).toBe("done");
    expect([await can(above), await can(below)]).toEqual([96_000n, 4_000n]);
    expect(await dueOf(payee)).toMatchObject({ owedFen: "1000", settledFen: "4000", entryCount: 3 });
    const { rows } = await payer.call(dues.entries, { dueId });
    expect(rows[0]).toMatchObject({ entryKind: "settlement", dueSettlementId: made.dueSettlementId, owedFen: "1000" });
  });

  it("FIN-07 that were paid outside go down when the other side confirms, once however many confirm at once", async () => {
    const { dueId } = (await dueOf(payer))!;
    const asked = await payer.call(dues.settle, { dueId, dueWay: "paid", amountFen: "600", remark: "转账" });
    expect(asked.dueStatus).toBe("awaiting");
    expect((await payer.try(dues.settle, { dueId, dueWay: "paid", amountFen: "401" })).body.code).toBe(
      "finance.aboveDue",
    );
    const step = { dueSettlementId: asked.dueSettlementId, version: 1 };
    expect((await payer.try(dueSettlements.confirm, step)).body.code).toBe("finance.ownApplication");
    expect((await stranger.try(dueSettlements.confirm, step)).body.code).toBe("finance.dueSettlementUnknown");
    expect((await payee.try(dueSettlements.cancel, step)).body.code).toBe("finance.dueSettlementUnknown");
    const answers = await Promise.all([payee, payee, payee].map((one) => one.try(dueSettlements.confirm, step)));
    expect(answers.filter(({ body }) => body.code === successCode)).toHaveLength(1);
    expect((await payee.call(dueSettlements.list, days())).rows[0]).toMatchObject({
      dueStatus: "done",
      remark: "转账",
    });
    expect(await dueOf(payer)).toMatchObject({ owedFen: "400", awaitingFen: "0" });
    expect(await can(above)).toBe(96_000n);
  });

  it("FIN-07 above the limit wait for a second person, and are rejected or taken back without a trace in the books", async () => {
    await owe(3_000_000n, 5_000_000n);
    const { dueId } = (await dueOf(payer))!;
    const before = await ledgerOf();
    const amountFen = String(dueLimits.aloneFen + 1n);
    const ask = async () => (await payer.call(dues.settle, { dueId, dueWay: "offset", amountFen })).dueSettlementId;
    const refused = await ask();
    const bare = { dueSettlementId: refused, version: 1, remark: " " };
    expect((await second.try(dueSettlements.reject, bare)).body.code).toBe("field.required");
    expect((await payee.try(dueSettlements.confirm, { dueSettlementId: refused, version: 1 })).body.code).toBe(
      "finance.dueSettlementUnknown",
    );
    await second.call(dueSettlements.reject, { dueSettlementId: refused, version: 1, remark: "先核对" });
    await payer.call(dueSettlements.cancel, { dueSettlementId: await ask(), version: 1 });
    expect(await ledgerOf()).toEqual(before);
    const last = await ask();
    expect((await second.try(dueSettlements.confirm, { dueSettlementId: last, version: 2 })).body.code).toBe(
      "finance.dueSettlementChanged",
    );
    await second.call(dueSettlements.confirm, { dueSettlementId: last, version: 1 });
    expect((await second.try(dueSettlements.confirm, { dueSettlementId: last, version: 2 })).body.code).toBe(
      "state.notAllowed",
    );
    expect(await dueOf(payer)).toMatchObject({ owedFen: String(3_000_400n - dueLimits.aloneFen - 1n) });
    expect(await can(above)).toBe(5_096_000n - dueLimits.aloneFen - 1n);
  });

  it("FIN-07 are not offset with money that the platform does not hold", async () => {
    await owe(10_000_000n);
    const { dueId } = (await dueOf(payer))!;
    const amountFen = String((await can(above)) + 1n);
    expect((await payer.try(dues.settle, { dueId, dueWay: "offset", amountFen })).body.code).toBe(
      "finance.dueAboveBalance",
    );
  });

  it("FIN-07 wait for a second person also where the limit is passed in several parts, however many are asked at once", async () => {
    const { dueId } = (await dueOf(payer))!;
    const before = await can(above);
    const part = (amountFen: string) => payer.call(dues.settle, { dueId, dueWay: "offset", amountFen });
    // 4,000 fen of the day were offset before.
    const parts = await Promise.all(Array.from({ length: 4 }, () => part("332000")));
    expect(parts.map(({ dueStatus }) => dueStatus).toSorted()).toEqual(["awaiting", "done", "done", "done"]);
    expect(before - (await can(above))).toBe(996_000n);
    expect((await part("1")).dueStatus).toBe("awaiting");
    await asSystem(server.database, (tx) =>
      tx.query("update due_settlement set applied_at = applied_at - make_interval(hours => $1)", [
        dueLimits.aloneHours,
      ]),
    );
    expect((await part("332000")).dueStatus, "a day later").toBe("done");
  });
});
