import { Platform } from "./platform.ts";
import { broken, isOverdrawn } from "./proofs.ts";
import type { Rules } from "./rules.ts";

/** Numbers that look random and are the same in every run (xorshift). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const people = ["a", "b", "c"];
const ratios: readonly (readonly number[])[] = [[], [1_000], [3_333, 3_333], [6_000, 4_000], [6_000, 4_100]];

/**
 * Lets a platform live by some rules for so many steps that one seed decides.
 *
 * @returns the first thing that was not as it must be; undefined when all was.
 */
export function simulate(rules: Rules, seed: number, steps: number): string | undefined {
  const next = numbers(seed);
  const one = <Thing>(things: readonly Thing[]): Thing | undefined => things[next(things.length || 1)];
  const platform = new Platform(rules);
  const merchant = () => (next(4) === 0 ? "2" : "1");
  const person = () => people[next(3)]!;
  /** Amounts at the edges of rules come often, because that is where rules break. */
  const wanted = (merchantId: string): bigint => {
    const can = rules.withdrawableFen(platform.money(merchantId));
    const edges = [
      100n,
      101n,
      20_000_000n,
      20_000_001n,
      can,
      can - 10n,
      can - can / 1_000n,
      (can * 1_000n) / 1_001n,
      can / 2n,
    ];
    return edges[next(edges.length)]!;
  };
  const took = (merchantId: string, before: number, count: number) =>
    count > before && isOverdrawn(platform, merchantId) ? "nobody takes more than has arrived" : undefined;
  const done = () => platform.dues.filter(({ isDone, way }) => isDone && way === "offset").length;
  const actions: readonly (() => string | undefined | void)[] = [
    () => platform.sell(merchant(), BigInt(next(20) === 0 ? 30_000_000 : 1 + next(5_000)), 1 + next(300), one(ratios)!),
    () => platform.sales.slice(-6).forEach((sale) => next(3) > 0 && platform.dispense(sale)),
    () => {
      const sale = one(platform.sales.slice(-12));
      if (sale !== undefined) platform.refund(sale, next(2) === 0 ? sale.keptFen : sale.keptFen / 3n);
    },
    () => (next(2) === 0 ? platform.close() : undefined),
    () => {
      const statement = one(platform.statements.slice(-6));
      if (statement !== undefined) platform.decide(statement, one(["confirm", "confirm", "hold", "release"] as const)!);
    },
    () => {
      const merchantId = merchant();
      const before = platform.withdrawals.length;
      platform.apply(merchantId, wanted(merchantId), [599, 600, 700, 1_019, 1_020][next(5)]!, person());
      return took(merchantId, before, platform.withdrawals.length);
    },
    ...Array.from({ length: 3 }, () => () => {
      const withdrawal = one(platform.withdrawals.slice(-4));
      if (withdrawal === undefined) return;
      if (withdrawal.state === "paying" && next(2) === 0) withdrawal.isTransferred = true;
      platform.act(
        withdrawal,
        one(["approve", "approve", "reject", "cancel", "pay", "pay", "succeed", "fail"] as const)!,
        person(),
      );
    }),
    () => platform.owe(BigInt(1 + next(next(3) === 0 ? 3_000_000 : 5_000))),
    () => {
      const before = done();
      const owed = platform.book.of("1", "due:2");
      platform.settleDue(next(2) === 0 ? "offset" : "paid", [owed, owed + 1n, owed / 2n, 600_000n][next(4)]!, person());
      return took("1", before, done());
    },
    () => {
      const before = done();
      const due = one(platform.dues.slice(-3));
      if (due !== undefined) platform.finishDue(due, person());
      return took("1", before, done());
    },
  ];
  try {
    for (let count = 0; count < steps; count += 1) {
      const wrong = actions[next(actions.length)]!() ?? broken(platform);
      if (typeof wrong === "string") return wrong;
    }
  } catch (error) {
    return String(error);
  }
  return undefined;
}
