import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { mallProducts } from "@yunshou/contract/mall/products";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MallOrdersBench, openMallOrdersBench } from "../testing/bench/mallOrdersBench.ts";
import { brokenRules } from "../testing/bench/orderBench.ts";
import { createWorld } from "../testing/world/createWorld.ts";
import type { World } from "../testing/world/world.ts";
import { mallProductHandlers } from "./products.ts";
import { mallStockLevelHandlers } from "./stockLevels.ts";

const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;

describe("movements of the stock of the mall", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.stop());

  it("MALL-04 tell why, who, when, from how many to how many, of the mall and of stores", async () => {
    const { own, unrelated } = world;
    const stockLevelId = await own.mallProduct();
    const correct = (stock: number, note: string, id = stockLevelId) =>
      own.admin.try(mallStockLevels.correct, {
        stockLevelId: id,
        stockPlace: "mall",
        stock,
        stockReason: "damaged",
        note,
      });
    expect(await codeOf(correct(97, " "))).toBe("field.required");
    expect(await codeOf(correct(100, "同样"))).toBe("mall.stockUnchanged");
    expect(await codeOf(correct(-1, "负数"))).toBe("mall.stockOutOfRange");
    expect(await codeOf(correct(1_000_000_000, "太多"))).toBe("mall.stockOutOfRange");
    expect(await codeOf(correct(1, "别人的", unrelated.rows.mallProductId))).toBe("record.unknown");
    expect(await codeOf(correct(97, " 搬运破损 "))).toBe("H0000");
    await own.admin.call(mallProducts.update, {
      mallProductId: stockLevelId,
      mallPriceFen: "700",
      stock: 90,
      sortNo: 1,
    });
    const { rows } = await own.admin.call(mallStockLevels.movements, { stockLevelId });
    expect(rows).toMatchObject([
      { stockReason: "edited", change: -7, stockBefore: 97, stockAfter: 90, note: "" },
      { stockReason: "damaged", change: -3, stockBefore: 100, stockAfter: 97, note: "搬运破损" },
      { stockReason: "opening", change: 100, stockBefore: 0, stockAfter: 100 },
    ]);
    expect(rows[1]!.operatorName).not.toBeNull();
    const others = await unrelated.admin.call(mallStockLevels.movements, { stockLevelId });
    expect(others.rows).toEqual([]);
    const storeProductId = await own.storeProduct(own.rows.productId);
    await own.admin.call(mallStockLevels.correct, {
      stockLevelId: storeProductId,
      stockPlace: "store",
      stock: 12,
      stockReason: "received",
      note: "到货",
    });
    expect((await own.admin.call(mallStockLevels.movements, { stockLevelId: storeProductId })).rows).toMatchObject([
      { stockReason: "received", change: 12, stockAfter: 12 },
    ]);
  });
});

describe("the sum of movements", () => {
  let mall: MallOrdersBench;
  beforeAll(async () => {
    mall = await openMallOrdersBench();
  });
  afterAll(() => mall.bench.close());

  it("MALL-04 is not set back by a form that was opened before pieces left", async () => {
    const product = await mall.onShelf(10);
    const sell = async () => {
      const wanted = mall.wish(product, { quantity: 2 });
      await mall.pay(await mall.placed(wanted));
      const { orderNo, pickupCode } = await mall.ask("order", wanted.token);
      await mall.act("handOver", { orderNo, pickupCode });
    };
    const edit = (stock: number, seenStock: number | null) =>
      mall.run(mallProductHandlers().update as never, {
        mallProductId: product,
        mallPriceFen: "1600",
        stock,
        seenStock,
        sortNo: 1,
      });
    const correct = (stock: number, seenStock: number | null) =>
      mall.run(mallStockLevelHandlers().correct as never, {
        stockLevelId: product,
        stockPlace: "mall",
        stock,
        seenStock,
        stockReason: "damaged",
        note: "破损",
      });
    await sell();
    // Another price, and the pieces as the form showed them.
    expect(await edit(10, 10)).toEqual({});
    expect(await mall.stockOf(product)).toEqual({ stock: 8, reserved: 0, sold: 2 });
    expect([await edit(30, 10), await correct(9, 10)]).toEqual(["mall.stockChanged", "mall.stockChanged"]);
    expect(await edit(30, 8)).toEqual({});
    await sell();
    expect([await correct(29, 30), await correct(27, 28)]).toEqual(["mall.stockChanged", {}]);
    // Whoever looked at nothing before says what is there.
    expect(await edit(5, null)).toEqual({});
    expect(await mall.stockOf(product)).toEqual({ stock: 5, reserved: 0, sold: 4 });
  });

  const acts = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("sell" as const), pieces: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant("correct" as const), pieces: fc.integer({ min: -1, max: 30 }) }),
      fc.record({ kind: fc.constant("edit" as const), pieces: fc.integer({ min: -1, max: 30 }) }),
    ),
    { minLength: 1, maxLength: 6 },
  );

  it("is the stock, whatever is sold, edited and corrected, and never begins anew", async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const product = await mall.onShelf(10);
        for (const { kind, pieces } of steps) {
          if (kind === "correct")
            await mall.run(mallStockLevelHandlers().correct as never, {
              stockLevelId: product,
              stockPlace: "mall",
              stock: pieces,
              seenStock: null,
              stockReason: "counted",
              note: "盘点",
            });
          else if (kind === "edit")
            await mall.run(mallProductHandlers().update as never, {
              mallProductId: product,
              mallPriceFen: "1500",
              stock: pieces,
              seenStock: null,
              sortNo: 1,
            });
          else {
            const wanted = mall.wish(product, { quantity: pieces });
            const placed = await mall.place(wanted);
            if (typeof placed === "string") continue;
            await mall.pay(placed);
            const { pickupCode } = await mall.ask("order", wanted.token);
            await mall.act("handOver", { orderNo: placed.orderNo, pickupCode });
          }
        }
        const moved = await mall.bench.read<{ before: number; after: number }>(
          "select stock_before as before, stock_after as after from mall_stock_movement where stock_level_id = $1 order by id",
          [product],
        );
        let at = 0;
        for (const { before, after } of moved) {
          expect(before).toBe(at);
          at = after;
        }
        expect(at).toBe((await mall.stockOf(product)).stock);
      }),
      { numRuns: 6 },
    );
    expect(await brokenRules(mall.bench)).toEqual([]);
  });
});
