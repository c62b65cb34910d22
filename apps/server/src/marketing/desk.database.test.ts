import { asSystem } from "@yunshou/database";
import { combinations, type MemberLevel } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/bench/orderBench.ts";
import { openClaimingDesk, openDesk } from "./desk.ts";

let bench: Bench;
const shanghai = { merchantId: "1", timeZone: "Asia/Shanghai" };
let machines: { readonly machineId: string; readonly merchantId: string; readonly timeZone: string }[];
const productIds = ["10", "11", "12"];

beforeAll(async () => {
  bench = await openBench();
  const second = await bench.addMachine("M2");
  // The third stands where it is still the day before.
  machines = [
    { machineId: bench.machine.machineId, ...shanghai },
    { machineId: second.machineId, ...shanghai },
    { machineId: (await bench.addMachine("M3")).machineId, merchantId: "1", timeZone: "America/Lima" },
  ];
});
afterAll(() => bench.close());

/** Days and minutes around those of the orders, so that every edge is met. */
const days = ["2026-11-21", "2026-11-22", "2026-11-23"] as const;
const anyPlan = fc.record({
  rate: fc.integer({ min: 1, max: 99 }),
  full: fc.boolean(),
  priority: fc.integer({ min: 1, max: 9 }),
  combination: fc.constantFrom(...combinations),
  days: fc.tuple(fc.constantFrom(...days), fc.constantFrom(...days)).map((pair) => pair.toSorted()),
  slots: fc.constantFrom(
    [],
    [0, 1440],
    [0, 600],
    [600, 601],
    [601, 1440],
    [0, 60, 300, 301, 600, 700],
    [0, 600, 600, 660],
  ),
  machines: fc.subarray([0, 1, 2]),
  products: fc.subarray(productIds),
  ofScheme: fc.subarray(productIds),
  levels: fc.subarray(["gold", "silver"]),
  maxUses: fc.constantFrom(null, null, 1, 5),
});
type Plan = typeof anyPlan extends fc.Arbitrary<infer One> ? One : never;

async function putOnSale(plans: readonly Plan[]): Promise<void> {
  await bench.write(async (tx) => {
    await tx.query("delete from marketing_plan");
    await tx.query("delete from marketing_scheme");
    for (const plan of plans) {
      const [scheme] = await tx.query<{ id: string }>(
        `insert into marketing_scheme (top_id, merchant_id, name, kind, rate, full_fen, reduction_fen, product_ids, state)
         values (1, 1, 'S', $1, $2, $3, $4, $5, 'onSale') returning id`,
        [
          plan.full ? "fullReduction" : "productDiscount",
          plan.full ? null : plan.rate,
          plan.full ? 300 : null,
          plan.full ? plan.rate : null,
          plan.ofScheme,
        ],
      );
      await tx.query(
        `insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots, machine_ids, product_ids, levels, max_uses)
         values (1, 1, $1, 'P', 'onSale', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          scheme!.id,
          plan.priority,
          plan.combination,
          plan.days[0],
          plan.days[1],
          plan.slots,
          plan.machines.map((place) => machines[place]!.machineId),
          plan.products,
          plan.levels,
          plan.maxUses,
        ],
      );
    }
  });
}

const anyOrder = fc.record({
  machine: fc.integer({ min: 0, max: 2 }),
  productId: fc.constantFrom(null, ...productIds),
  quantity: fc.integer({ min: 1, max: 3 }),
  level: fc.constantFrom(null, "gold", "silver"),
});
/** Minutes at which slots begin and end, in Shanghai. */
const anyMoment = fc
  .constantFrom("00:00", "00:59", "01:00", "04:59", "05:00", "05:01", "09:59", "10:00", "10:01", "11:00", "23:59")
  .map((time) => new Date(`2026-11-22T${time}:30+08:00`));

it("MKT-17 an order that claims has the price of all plans, though only those that may concern it are read", async () => {
  let [less, cheaper] = [0, 0];
  const property = fc.asyncProperty(
    fc.array(anyPlan, { minLength: 1, maxLength: 12 }),
    fc.array(anyOrder, { minLength: 1, maxLength: 3 }),
    anyMoment,
    async (plans, orders, at) => {
      await putOnSale(plans);
      await asSystem(bench.database, async (tx) => {
        const placed = orders.map((order) => ({ ...order, place: machines[order.machine]! }));
        const whole = await openDesk(tx, machines);
        const narrowed = await openClaimingDesk(
          tx,
          placed.map(({ place, productId }) => ({ ...place, productId })),
          at,
        );
        for (const { place, productId, quantity, level } of placed) {
          const bought = {
            business: "ordinary" as const,
            level: level as MemberLevel | null,
            lines: [{ productId, quantity, priceFen: 350n }],
          };
          const { refused: left, ...asked } = whole.price(place, at, bought);
          const { refused, ...claimed } = narrowed.price(place, at, bought);
          expect(claimed).toEqual(asked);
          if (refused.length < left.length) less += 1;
          if (claimed.discountFen > 0n) cheaper += 1;
        }
      });
    },
  );
  await fc.assert(property, { numRuns: 150 });
  // Else nothing was left out, or nothing applied, and the sentence above would say nothing.
  expect(Math.min(less, cheaper)).toBeGreaterThan(20);
});

it("MKT-03 sees a plan that was changed or stopped before, whatever an order before it saw", async () => {
  const at = new Date("2026-11-22T10:00:00+08:00");
  const order = { ...machines[0]!, productId: "10" };
  const price = () =>
    asSystem(bench.database, async (tx) => {
      const lines = [{ productId: "10", quantity: 1, priceFen: 350n }];
      return (await openClaimingDesk(tx, [order], at)).price(order, at, { business: "ordinary", level: null, lines })
        .payFen;
    });
  const always = { combination: "accumulate", priority: 1, days: [days[0], days[2]], slots: [0, 1440] } as const;
  const nobody = { machines: [], products: [], ofScheme: [], levels: [], maxUses: null, full: false } as const;
  await putOnSale([{ ...always, ...nobody, rate: 50 } as never]);
  expect(await price()).toBe(175n);
  for (const [change, fen] of [
    ["update marketing_scheme set rate = 80", 280n],
    ["update marketing_plan set product_ids = '{11}'", 350n],
    ["update marketing_plan set product_ids = '{}'", 280n],
    ["update marketing_scheme set product_ids = '{11}'", 350n],
    ["update marketing_scheme set product_ids = '{10}'", 280n],
    ["update marketing_plan set state = 'paused'", 350n],
  ] as const) {
    await bench.write((tx) => tx.query(change));
    expect(await price(), change).toBe(fen);
  }
});

it("a desk refuses to price what it was not opened for, because plans about that were not read", async () => {
  const at = new Date("2026-11-22T10:00:00+08:00");
  const [order, other] = machines;
  await asSystem(bench.database, async (tx) => {
    const desk = await openClaimingDesk(tx, [{ ...order!, productId: "10" }], at);
    const bought = (productId: string) =>
      ({ business: "ordinary", level: null, lines: [{ productId, quantity: 1, priceFen: 350n }] }) as const;
    expect(desk.price(order!, at, bought("10")).payFen).toBe(350n);
    expect(() => desk.price(order!, at, bought("11"))).toThrow("was not opened for");
    expect(() => desk.price(other!, at, bought("10"))).toThrow("was not opened for");
    expect(() => desk.price(order!, new Date(at.getTime() + 60_000), bought("10"))).toThrow("was not opened for");
  });
});
