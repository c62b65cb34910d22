import type { LedgerTransaction } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import { LedgerRefused, postLedger } from "./ledger.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem } from "./transaction.ts";
import { verifyDatabase } from "./verify.ts";

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 4 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const accounts = ["available", "pending", "refund_hold", "psp_clearing:wechat", "fee_income"] as const;
const minimumAccounts = new Set<string>(["available", "refund_hold"]);

/** Lines that sum to zero: the last one takes the rest. Some have one line or a wrong sum on purpose. */
const transaction = (merchants: number): fc.Arbitrary<LedgerTransaction> =>
  fc
    .record({
      key: fc.integer({ min: 1, max: 60 }),
      merchant: fc.integer({ min: 1, max: merchants }),
      lines: fc.array(
        fc.record({ account: fc.constantFrom(...accounts), amount: fc.bigInt({ min: -500n, max: 500n }) }),
        { minLength: 0, maxLength: 4 },
      ),
      last: fc.constantFrom(...accounts),
      mistake: fc.oneof(
        { weight: 60, arbitrary: fc.constant(0n) },
        { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 3n }) },
      ),
    })
    .map(({ key, merchant, lines, last, mistake }) => {
      const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
      const postings = [
        ...lines.map(({ account, amount }) => ({ account, amountFen: amount })),
        { account: last, amountFen: mistake - total },
      ];
      const merchantId = String(merchant);
      // A key names its content, as it should; one in twenty names other content besides.
      const idempotencyKey =
        key > 57
          ? `shared:${key}`
          : postings.map(({ account, amountFen }) => `${merchantId}${account}${amountFen}`).join();
      // The first two merchants belong to one tree, within which a key has one content.
      return {
        kind: "test",
        idempotencyKey,
        referenceId: "1",
        merchantId,
        topMerchantId: merchant < 3 ? "1" : merchantId,
        postings,
      };
    });

/** What the ledger should do, in memory: all of a batch or nothing. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly posted = new Map<string, string>();

  post(batch: readonly LedgerTransaction[]): number | string {
    const balances = new Map(this.balances);
    const posted = new Map(this.posted);
    let added = 0;
    const real = batch
      .map((one) => ({ ...one, postings: one.postings.filter(({ amountFen }) => amountFen !== 0n) }))
      .filter(({ postings }) => postings.length > 0);
    if (
      real.some(
        ({ postings }) => postings.length < 2 || postings.reduce((sum, { amountFen }) => sum + amountFen, 0n) !== 0n,
      )
    )
      return "ledger.unbalanced";
    for (const { idempotencyKey, merchantId, topMerchantId, postings } of real) {
      const name = `${topMerchantId} ${idempotencyKey}`;
      const content = `${merchantId}/${postings.map(({ account, amountFen }) => `${account}=${amountFen}`).join()}`;
      const before = posted.get(name);
      if (before !== undefined && before !== content) return "ledger.replayDiffers";
      if (before !== undefined) continue;
      posted.set(name, content);
      added += 1;
      for (const { account, amountFen } of postings) {
        const owned = `${merchantId} ${account}`;
        balances.set(owned, (balances.get(owned) ?? 0n) + amountFen);
      }
    }
    for (const [name, balance] of balances)
      if (balance < 0n && minimumAccounts.has(name.split(" ")[1] ?? "")) return "ledger.overdraft";
    for (const [key, content] of posted) this.posted.set(key, content);
    for (const [name, balance] of balances) this.balances.set(name, balance);
    return added;
  }
}

const post = (batch: readonly LedgerTransaction[]) =>
  asSystem(database, (tx) => postLedger(tx, batch)).catch((error: unknown) =>
    error instanceof LedgerRefused ? error.code : Promise.reject(error),
  );

const balances = () =>
  asSystem(database, async (tx) => {
    const rows = await tx.query<{ name: string; fen: string }>(
      "select merchant_id || ' ' || code as name, balance_fen as fen from ledger.account where balance_fen <> 0",
    );
    return new Map(rows.map(({ name, fen }) => [name, BigInt(fen)]));
  });

const soundLedger = async () =>
  (await asSystem(database, verifyDatabase)).filter(({ check }) => check.startsWith("ledger"));
const sorted = (map: ReadonlyMap<string, bigint>) =>
  [...map].filter(([, fen]) => fen !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1));

it("M18 posts random batches exactly as the model does, refusals and replays included", async () => {
  const model = new Model();
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(transaction(3), { maxLength: 8 }), async (batch) => {
      const answer = await post(batch);
      outcomes.add(String(answer).replace(/^\d+$/, "posted"));
      expect(answer).toBe(model.post(batch));
    }),
    { numRuns: 400, endOnFailure: true },
  );
  expect(sorted(await balances())).toEqual(sorted(model.balances));
  expect(await soundLedger()).toEqual([]);
  expect(outcomes).toEqual(new Set(["posted", "ledger.unbalanced", "ledger.overdraft", "ledger.replayDiffers"]));
});

it("M15 posts from four connections at once, in any order of merchants and keys, without a deadlock and without losing a fen", async () => {
  const before = await balances();
  const merchants = Array.from({ length: 40 }, (_, index) => String(1000 + index));
  // Every fact is offered by two of the four, so that they meet on the same keys as well as on the same accounts.
  const facts: LedgerTransaction[] = Array.from({ length: 2_000 }, (_, index) => {
    const merchantId = merchants[(index * 7) % merchants.length] ?? "";
    const amountFen = BigInt(1 + (index % 97));
    return {
      kind: "sale",
      idempotencyKey: `race:${index}`,
      referenceId: String(index),
      merchantId,
      topMerchantId: merchantId,
      postings: [
        { account: "psp_clearing:wechat", amountFen: -amountFen },
        { account: "available", amountFen: amountFen - 1n },
        { account: "fee_income", amountFen: 1n },
      ].filter((line) => line.amountFen !== 0n),
    };
  });
  const seed = 20_260_501;
  const shuffled = (part: readonly LedgerTransaction[], salt: number) =>
    fc.sample(fc.shuffledSubarray([...part], { minLength: part.length }), { seed: seed + salt, numRuns: 1 })[0] ?? [];
  const halves = [facts.slice(0, 1_000), facts.slice(1_000)];
  const workers = [0, 1, 2, 3].map(async (worker) => {
    const mine = shuffled(halves[worker % 2] ?? [], worker);
    let added = 0;
    for (let start = 0; start < mine.length; start += 50) {
      added += await asSystem(database, (tx) => postLedger(tx, mine.slice(start, start + 50)), { tries: 1 });
    }
    return added;
  });
  const added = (await Promise.all(workers)).reduce((sum, count) => sum + count, 0);
  expect(added).toBe(facts.length);

  const expected = new Map(before);
  for (const { merchantId, postings } of facts) {
    for (const { account, amountFen } of postings)
      expected.set(`${merchantId} ${account}`, (expected.get(`${merchantId} ${account}`) ?? 0n) + amountFen);
  }
  expect(sorted(await balances())).toEqual(sorted(expected));
  expect(await soundLedger()).toEqual([]);
});
