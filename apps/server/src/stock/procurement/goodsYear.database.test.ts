import { routes } from "@yunshou/contract/machines/routes";
import { losses } from "@yunshou/contract/stock/losses";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { receipts } from "@yunshou/contract/stock/receipts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { transfers } from "@yunshou/contract/stock/transfers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { addDays, businessDay } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { askTryton, type ToldMovement, trytonMissing } from "../../testing/oracle/tryton.ts";

const seed = Number(process.env["GOODS_SEED"] ?? 15);
const documentCount = 150;
const today = businessDay(new Date(), "Asia/Shanghai");

let server: TestServer;
let [boss, second]: Client[] = [];
let [warehouseId, routeId, supplierId]: string[] = [];
let products: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server);
  for (const account of ["boss", "second"]) await givenUser(server, shop, { account });
  [boss, second] = await Promise.all(["boss", "second"].map((name) => loginAs(server, name, testPassword)));
  products = [];
  for (const name of ["cola", "water", "biscuit"]) products.push(await givenProduct(server, shop, name));
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ routeId } = await boss!.call(routes.create, { routeName: "北一线" }));
  ({ supplierId } = await boss!.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" }));
  await playYear();
});
afterAll(() => server.stop());

interface Movement {
  readonly warehouse: string;
  readonly productId: string;
  readonly quantity: number;
  readonly valueFen: string;
  readonly stockAfter: number;
  readonly valueAfterFen: string;
  readonly reason: string;
}
const movements = () =>
  rowsOf<Movement>(
    server,
    `select w.kind as warehouse, l.product_id as "productId", v.quantity, v.value_fen as "valueFen", v.stock_after as "stockAfter",
       v.value_after_fen as "valueAfterFen", v.reason
     from goods_movement v join goods_level l on l.id = v.level_id join warehouse w on w.id = l.warehouse_id order by v.id`,
  );

/** Documents of a year in a random order, through the calls that people make; what the product refuses changes nothing. */
async function playYear() {
  const draw = fc.record({
    kind: fc.constantFrom("receipt", "receipt", "receipt", "outbound", "outbound", "takeBack", "loss", "bringBack"),
    product: fc.nat(2),
    pieces: fc.integer({ min: 1, max: 40 }),
    priceFen: fc.integer({ min: 180, max: 420 }),
    daysAgo: fc.nat(364),
    which: fc.nat(9),
  });
  const [year] = fc.sample(fc.array(draw, { minLength: documentCount, maxLength: documentCount }), {
    numRuns: 1,
    seed,
  });
  const received: { documentId: string; product: number; pieces: number }[] = [];
  const stockOf = async (product: number) =>
    (await boss!.call(transfers.holdings, { warehouseId: warehouseId! })).rows.find(
      ({ productId }) => productId === products[product],
    )?.stock ?? 0;
  let bagId: string | undefined;
  for (const { kind, product, pieces, priceFen, daysAgo, which } of year!) {
    const productId = products[product]!;
    const lines = [{ productId, quantity: pieces }];
    const place = { warehouseId: warehouseId! };
    if (kind === "receipt") {
      const docDate = addDays(today, -daysAgo);
      const priced = [{ ...lines[0]!, costPriceFen: String(priceFen) }];
      const made = await boss!.call(receipts.create, { ...place, supplierId: supplierId!, docDate, lines: priced });
      received.push({ ...made, product, pieces });
    } else if (kind === "outbound") {
      const made = await boss!.call(outbounds.create, { ...place, routeId: routeId!, lines });
      await boss!.try(outbounds.issue, made);
      bagId ??= (await boss!.call(warehouses.choices, {})).rows.find((row) => row.warehouseKind === "bag")?.warehouseId;
    } else if (kind === "takeBack") {
      const one = received[which % Math.max(1, received.length)];
      // Where few pieces are left, what was paid may be more than all of them cost, and that is the product's own rule.
      if (one !== undefined && (await stockOf(one.product)) > 2 * one.pieces) {
        await boss!.try(receipts.reverse, { documentId: one.documentId });
      }
    } else if (kind === "loss") {
      const lost = { ...place, productId, lossQty: pieces, lossReason: "damaged" as const };
      const made = await boss!.call(losses.create, lost);
      await second!.try(losses.review, { ...made, approved: true });
    } else if (bagId !== undefined)
      await boss!.try(transfers.create, { warehouseId: bagId, intoId: warehouseId!, lines });
  }
}

describe("a random year of documents", () => {
  it("STOCK-08 leaves in every place the sum of its movements, and loses no fen of what was paid", async () => {
    const all = await movements();
    expect(new Set(all.map(({ reason }) => reason))).toEqual(
      new Set(["receipt", "issue", "arrival", "loss", "transfer", "reversal"]),
    );
    const sums = await rowsOf<{ same: boolean }>(
      server,
      `select l.stock = s.pieces and l.value_fen = s.value as same from goods_level l
       join (select level_id, sum(quantity) as pieces, sum(value_fen) as value from goods_movement group by 1) s on s.level_id = l.id`,
    );
    expect(sums.length).toBeGreaterThan(3);
    expect(sums.every(({ same }) => same)).toBe(true);
    const sumOf = (...reasons: string[]) =>
      all.filter(({ reason }) => reasons.includes(reason)).reduce((sum, { valueFen }) => sum + BigInt(valueFen), 0n);
    const [held] = await rowsOf<{ value: string }>(server, "select sum(value_fen) as value from goods_level");
    expect(sumOf("issue", "arrival", "transfer")).toBe(0n);
    expect(BigInt(held!.value)).toBe(sumOf("receipt", "reversal", "loss"));
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 holds the pieces and the average cost that Tryton works out of the same movements", async ({ skip }) => {
    const missing = trytonMissing();
    if (missing !== undefined) {
      console.warn(missing);
      skip(missing);
    }
    const own = (await movements()).filter(({ warehouse }) => warehouse === "warehouse");
    const told = own.map(({ productId, quantity, valueFen, reason }): ToldMovement => {
      const pieces = Math.abs(quantity);
      const price = (Math.abs(Number(valueFen)) / pieces / 100).toFixed(4);
      const kind = quantity > 0 ? "in" : reason === "reversal" ? "back" : "out";
      return { kind, product: products.indexOf(productId), quantity: pieces, price };
    });
    const levels = askTryton(told);
    expect(levels).toHaveLength(own.length);
    const booked = [0, 0, 0];
    for (const [index, { stockAfter, valueAfterFen }] of own.entries()) {
      const { product } = told[index]!;
      booked[product]! += 1;
      expect(levels[index]!.quantity, `movement ${index}`).toBe(stockAfter);
      if (stockAfter === 0) continue;
      const theirFen = Number(levels[index]!.cost) * 100 * stockAfter;
      // Ours rounds a value to a fen each time goods leave; Tryton an average to a hundredth of a fen each time they come.
      const rounded = booked[product]! * (0.5 + 0.01 * stockAfter);
      expect(Math.abs(Number(valueAfterFen) - theirFen), `movement ${index}`).toBeLessThanOrEqual(rounded);
    }
  }, 700_000);
});
