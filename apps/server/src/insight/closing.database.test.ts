import { asSystem, type Handle, inScope, platformScope, type Scope } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MachineIdentity } from "../machines/effects/effect.ts";
import { type Bench, brokenRules, openBench, somebodyWaits } from "../testing/bench/orderBench.ts";
import { closeEndedDays } from "./closing.ts";
import { byMachine, byProduct, totals } from "./dashboard.queries.ts";
import { memberDays, memberSums, purchaseHeat } from "./screens/customers.queries.ts";
import { productFigures } from "./screens/products.queries.ts";

let bench: Bench;
const dayMs = 86_400_000;
const today = businessDay(new Date(), "Asia/Shanghai");
/** Noon, far from the minutes in which a day that has ended is not closed yet. */
const now = new Date(`${today}T12:00:00+08:00`);
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
const range = (days: number) => ({ fromDay: addDays(today, 1 - days), toDay: today });

beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

interface Tree {
  readonly scope: Scope;
  /** Two machines of the root and one of the merchant below. */
  readonly machines: readonly MachineIdentity[];
}

let trees = 0;

async function givenTree(): Promise<Tree> {
  trees += 1;
  const [topId, childId] = [String(1_000 + 2 * trees), String(1_001 + 2 * trees)];
  const machines: MachineIdentity[] = [];
  await bench.write(async (tx) => {
    await tx.query(
      "insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values ($1::bigint, $1, null, array[$1::bigint], $1::text, $1::text, 'ordinary')",
      [topId],
    );
    await tx.query(
      "insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values ($2::bigint, $1, $1, array[$1::bigint, $2], $2::text, $2::text, 'ordinary')",
      [topId, childId],
    );
    for (const [place, merchantId] of [topId, topId, childId].entries())
      machines.push(await givenMachine(tx, topId, merchantId, `${topId}-${place}`));
  });
  return { scope: { merchants: [topId, childId], topId }, machines };
}

/** Lanes 11 and 12 hold two products. */
async function givenMachine(
  tx: Handle,
  topId: string,
  merchantId: string,
  machineNo: string,
): Promise<MachineIdentity> {
  const [row] = await tx.query<{ id: string }>(
    "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', now()) returning id",
    [topId, merchantId, machineNo],
  );
  const machineId = row!.id;
  await tx.query(
    "insert into machine_state (top_id, machine_id, merchant_id, connection) values ($1, $2, $3, 'online')",
    [topId, machineId, merchantId],
  );
  await tx.query(
    `with p as (insert into product (top_id, merchant_id, code, name, category, price_fen) select $1::bigint, $3::bigint, $4 || n, 'product ' || n, 'category ' || n, 350 from generate_series(1, 2) n returning id, name),
       l as (insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
         select $1, $2::bigint, $3, 'main', 10 + right(name, 1)::int, id, 350, 200, 200 from p returning *)
     insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, stock, stock, 'generate' from l`,
    [topId, machineId, merchantId, machineNo],
  );
  return { machineId, machineNo, topId, merchantId };
}

const sell = (machine: MachineIdentity, daysAgo: number, cardNo?: string, lane = 11) =>
  bench.act("sale", [{ lane, ...(cardNo === undefined ? {} : { payment: "memberCard" as const, cardNo }) }], {
    now: ago(daysAgo),
    machine,
  });
const close = (at: Date = now) => closeEndedDays(bench.database, at);

/** Everything that reads sums of closed days, and the same from the rollups that sales write. */
async function readings(scope: Scope, { fromDay, toDay }: { fromDay: string; toDay: string }) {
  return asSystem(bench.database, async (tx) => {
    const merchants = scope.merchants as readonly string[];
    const plain = (column: string) =>
      tx.query<{ id: string; orders: number; quantity: number; amountFen: string }>(
        `select ${column} as id, sum(orders)::int as orders, sum(quantity)::int as quantity, sum(amount_fen)::text as "amountFen" from rollup_sales
         where merchant_id = any($1::bigint[]) and business_day between $2 and $3 group by 1 order by 1`,
        [merchants, fromDay, toDay],
      );
    const machines = await tx.query<{ machineNo: string; id: string }>(
      `select machine_no as "machineNo", id from machine where merchant_id = any($1::bigint[])`,
      [merchants],
    );
    const products = await tx.query<{ code: string; id: string }>(
      "select code, id from product where merchant_id = any($1::bigint[])",
      [merchants],
    );
    const sums = ({ orders, quantity, amountFen }: { orders: number; quantity: number; amountFen: string }) => ({
      orders,
      quantity,
      amountFen,
    });
    const byId = (rows: readonly { id: string }[]) => [...rows].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    const subset: Scope = { merchants };
    const read = {
      products: byId(
        (await byProduct(tx, scope, { fromDay, toDay }, undefined, 100)).map((row) => ({
          id: products.find(({ code }) => code === row.productCode)!.id,
          ...sums(row),
        })),
      ),
      machines: byId(
        (await byMachine(tx, scope, { fromDay, toDay }, {}, 100)).map((row) => ({
          id: machines.find(({ machineNo }) => machineNo === row.machineNo)!.id,
          ...sums(row),
        })),
      ),
      members: await memberSums(tx, scope, fromDay, toDay),
      memberDays: await memberDays(tx, scope, fromDay, toDay),
      heat: sorted(await purchaseHeat(tx, scope, fromDay, toDay)),
    };
    const heat = await tx.query<{ weekday: number; hour: number; orders: number }>(
      `select extract(isodow from business_day)::int as weekday, extract(hour from ordered_at at time zone 'Asia/Shanghai')::int as hour, count(*)::int as orders
       from sales_order where counted and merchant_id = any($1::bigint[]) and business_day between $2 and $3 group by 1, 2`,
      [merchants, fromDay, toDay],
    );
    // Of a list of merchants, members are counted card by card.
    const counted = {
      products: await plain("product_id"),
      machines: await plain("machine_id"),
      members: await memberSums(tx, subset, fromDay, toDay),
      memberDays: await memberDays(tx, subset, fromDay, toDay),
      heat: sorted(heat),
    };
    return { read, counted };
  });
}

const sorted = (heat: readonly { weekday: number; hour: number; orders: number }[]) =>
  [...heat].sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);

async function expectTrue(scope: Scope, days: { fromDay: string; toDay: string }) {
  const { read, counted } = await readings(scope, days);
  expect(read).toEqual(counted);
}

describe("the closing of days", () => {
  it("HOME-06 keeps rankings of a range what the sales say, whether its days are closed or not", async () => {
    const { scope, machines } = await givenTree();
    for (const day of [0, 1, 1, 5, 29, 30, 31]) await sell(machines[day % 3]!, day, undefined, 11 + (day % 2));
    await expectTrue(scope, range(30));
    await close();
    expect(
      await bench.read("select 1 from rollup_until where merchant_id = $1", [machines[0]!.merchantId]),
    ).not.toEqual([]);
    for (const days of [1, 2, 30, 31, 92]) await expectTrue(scope, range(days));
    await expectTrue(scope, { fromDay: addDays(today, -30), toDay: addDays(today, -2) });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("counts a sale that a machine reports for a closed day at once, and takes it in later", async () => {
    const { scope, machines } = await givenTree();
    await sell(machines[0]!, 3);
    await close();
    await sell(machines[0]!, 3, "K1");
    await sell(machines[2]!, 2, "K1");
    await sell(machines[1]!, 20, "K2", 12);
    const waiting = () =>
      bench.read(
        "select 1 from rollup_late where top_id = $1 union all select 1 from rollup_late_card where top_id = $1",
        [machines[0]!.topId],
      );
    expect(await waiting()).toHaveLength(6);
    await expectTrue(scope, range(30));
    expect(await brokenRules(bench)).toEqual([]);
    await close(new Date(Date.now() + 5 * 60_000));
    expect(await waiting()).toHaveLength(6);
    await close(new Date(Date.now() + 11 * 60_000));
    expect(await waiting()).toEqual([]);
    await expectTrue(scope, range(30));
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("counts a card once a day in the whole tree, and as returning when it bought on a second day", async () => {
    const { scope, machines } = await givenTree();
    await sell(machines[0]!, 2, "K1");
    await sell(machines[2]!, 2, "K1");
    await sell(machines[2]!, 2, "K2");
    await close();
    await sell(machines[1]!, 0, "K1");
    const members = await asSystem(bench.database, (tx) => memberSums(tx, scope, addDays(today, -27), today));
    expect(members).toEqual({ active: 2, returning: 1, orders: 4, amountFen: "1400" });
    expect(
      (await asSystem(bench.database, (tx) => memberDays(tx, scope, addDays(today, -2), today))).map(
        (day) => day.members,
      ),
    ).toEqual([2, 0, 1]);
  });

  it("leaves sales of merchants alone that a closing has not reached, and ends no day before its end", async () => {
    const { scope, machines } = await givenTree();
    await sell(machines[0]!, 0);
    await close();
    expect(
      await bench.read<{ day: string }>("select closed_day as day from merchant where id = $1", [
        machines[0]!.merchantId,
      ]),
    ).toEqual([{ day: addDays(today, -1) }]);
    await sell(machines[0]!, 0);
    expect(await bench.read("select 1 from rollup_late where top_id = $1", [machines[0]!.topId])).toEqual([]);
    await expectTrue(scope, range(30));
  });

  it("leaves a day open for ten minutes after its end", async () => {
    const { machines } = await givenTree();
    const closedDay = () =>
      bench.read<{ day: string }>("select closed_day as day from merchant where id = $1", [machines[0]!.merchantId]);
    await close(new Date(`${today}T00:09:59+08:00`));
    expect(await closedDay()).toEqual([{ day: addDays(today, -2) }]);
    await close(new Date(`${today}T00:10:00+08:00`));
    expect(await closedDay()).toEqual([{ day: addDays(today, -1) }]);
  });

  it("waits for a sale that is being counted, and a sale for it", async () => {
    const { scope, machines } = await givenTree();
    const machine = machines[0]!;
    await sell(machine, 1);
    const locked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const counting = bench.write(async (tx) => {
      await tx.query("select from merchant where id = $1 for key share", [machine.merchantId]);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    let isClosed = false;
    const closing = close().then(() => (isClosed = true));
    await somebodyWaits(bench);
    expect(isClosed).toBe(false);
    held.resolve();
    await Promise.all([counting, closing, ...Array.from({ length: 5 }, () => sell(machine, 1, "K1"))]);
    await expectTrue(scope, range(30));
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("leaves a merchant that somebody holds for seconds to the next round, and closes the others", async () => {
    const [held, other] = [await givenTree(), await givenTree()];
    for (const { machines } of [held, other]) await sell(machines[0]!, 1);
    const openDays = (tree: Tree) =>
      bench.read<{ id: string }>("select id from merchant where closed_day is null and id = $1", [tree.scope.topId]);
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = bench.write(async (tx) => {
      await tx.query("select from merchant where id = $1 for update", [held.scope.topId]);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    await close();
    released.resolve();
    await holding;
    expect([await openDays(held), await openDays(other)]).toEqual([[{ id: held.scope.topId }], []]);
    await close();
    expect(await openDays(held)).toEqual([]);
  });

  it("PERM-11 shows users narrowed to machines only their sales", async () => {
    const { scope, machines } = await givenTree();
    for (const machine of machines) await sell(machine, 2);
    await close();
    const narrowed: Scope = { ...scope, machines: [machines[0]!.machineId] };
    const own = await inScope(bench.database, narrowed, async (tx) => [
      (await totals(tx, narrowed, range(30))).orders,
      (await byProduct(tx, narrowed, range(30), undefined, 10)).length,
      (await byMachine(tx, narrowed, range(30), {}, 10)).length,
      (await productFigures(tx, narrowed, { ...range(30), povertyReliefOnly: false }, 10)).days.reduce(
        (sum, day) => sum + day.quantity,
        0,
      ),
    ]);
    expect(own).toEqual([1, 1, 1, 1]);
  });

  it("forgets what is older than statistics reach back, and what sold nothing since", async () => {
    const { scope, machines } = await givenTree();
    await sell(machines[0]!, 10);
    await sell(machines[1]!, 0);
    await close();
    await close(new Date(now.getTime() + 50 * dayMs));
    await close(new Date(now.getTime() + 95 * dayMs));
    expect(
      await bench.read(
        "select distinct subject_id as id from rollup_until where merchant_id = $1 and dimension = 'machine'",
        [machines[0]!.merchantId],
      ),
    ).toEqual([{ id: machines[1]!.machineId }]);
    await expectTrue(scope, range(30));
    await expectTrue(scope, { fromDay: addDays(today, -5), toDay: addDays(today, 86) });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M14 stays true in any order of sales, late reports and closings", async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          machine: fc.nat(2),
          day: fc.integer({ min: 2, max: 45 }),
          card: fc.option(fc.nat(2), { nil: undefined }),
          lane: fc.constantFrom(11, 12),
        }),
      },
      { weight: 1, arbitrary: fc.record({ closeBefore: fc.nat(4) }) },
    );
    const anyRange = fc
      .tuple(fc.nat(40), fc.nat(10))
      .map(([from, length]) => ({ fromDay: addDays(today, -from), toDay: addDays(today, Math.min(0, length - from)) }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), anyRange, async (steps, someDays) => {
        const { scope, machines } = await givenTree();
        for (const one of steps) {
          if ("closeBefore" in one) await close(ago(one.closeBefore));
          else
            await sell(machines[one.machine]!, one.day, one.card === undefined ? undefined : `K${one.card}`, one.lane);
        }
        await expectTrue(scope, range(28));
        await expectTrue(scope, someDays);
        expect(await brokenRules(bench)).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it("reads the platform as the sum of its trees", async () => {
    const one = await asSystem(bench.database, (tx) => memberSums(tx, platformScope, addDays(today, -27), today));
    const [direct] = await bench.read<{ n: number }>(
      "select count(*)::int as n from (select distinct top_id, card_no from rollup_card where business_day between $1 and $2) c",
      [addDays(today, -27), today],
    );
    expect(one.active).toBe(direct?.n);
  });
});
