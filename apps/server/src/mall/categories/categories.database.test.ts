import { banners } from "@yunshou/contract/mall/banners";
import { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../../testing/world/createWorld.ts";
import type { World } from "../../testing/world/world.ts";
import { shelfProducts } from "../shopFront/shopFronts.queries.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;

describe("categories of a mall", () => {
  it("MALL-04 stand in their order on two levels, each name once, and phones filter by them", async () => {
    const { own, unrelated } = world;
    const { admin } = own;
    // This mall begins without a category of its own.
    await admin.call(mallCategories.remove, { mallCategoryId: own.rows.mallCategoryId });
    const make = async (categoryName: string, parentId: string | null = null, shown = true) =>
      (await admin.call(mallCategories.create, { categoryName, parentId, icon: null, shown })).mallCategoryId;
    const drinks = await make("饮料");
    const tea = await make("茶", drinks);
    const snacks = await make("零食");
    const secret = await make("内部", null, false);
    const tryMake = (categoryName: string, parentId: string | null) =>
      codeOf(admin.try(mallCategories.create, { categoryName, parentId, icon: null, shown: true }));
    expect(await tryMake("饮料", null)).toBe("mall.categoryTaken");
    expect(await tryMake("绿茶", tea)).toBe("mall.categoryLevels");
    expect(await tryMake(" ", null)).toBe("field.required");
    expect(await tryMake("别家", unrelated.rows.mallCategoryId)).toBe("mall.categoryUnknown");
    await admin.call(mallCategories.move, { mallCategoryId: snacks, parentId: null, beforeId: drinks });
    const names = async () => (await admin.call(mallCategories.tree, {})).rows.map(({ categoryName }) => categoryName);
    expect((await names()).indexOf("零食")).toBeLessThan((await names()).indexOf("饮料"));

    const [one, two, three] = [await own.mallProduct(), await own.mallProduct(), await own.mallProduct()];
    const assign = (mallCategoryId: string | null, ...mallProductIds: string[]) =>
      admin.try(mallCategories.assign, { mallCategoryId, mallProductIds });
    expect(await codeOf(assign(tea, unrelated.rows.mallProductId))).toBe("mall.productUnknown");
    await assign(tea, one);
    await assign(snacks, two);
    await assign(secret, three);
    const shelf = (category: string) =>
      asSystem(world.server.context.database, (tx) =>
        shelfProducts(tx, { topId: own.topId, merchantId: own.merchantId }, "zh", {
          productName: "",
          category,
          page: 1,
        }),
      );
    const everything = await shelf("");
    expect(everything.categories).toEqual([
      { categoryName: "零食", parentName: null, icon: null },
      { categoryName: "饮料", parentName: null, icon: null },
      { categoryName: "茶", parentName: "饮料", icon: null },
    ]);
    const idsOf = async (category: string) => (await shelf(category)).rows.map(({ mallProductId }) => mallProductId);
    expect([await idsOf("饮料"), await idsOf("茶"), await idsOf("零食"), await idsOf("内部")]).toEqual([
      [one],
      [one],
      [two],
      [],
    ]);

    // A banner leads to a category, and follows its name.
    const form = { ...(await own.bannerForm()), bannerLink: "category" as const };
    expect(await codeOf(admin.try(banners.create, { ...form, category: "没有" }))).toBe("mall.categoryUnknown");
    const { bannerId } = await admin.call(banners.create, { ...form, category: "饮料" });
    await admin.call(mallCategories.update, { mallCategoryId: drinks, categoryName: "饮品", icon: null, shown: true });
    const { rows } = await admin.call(banners.list, {});
    expect(rows.find((row) => row.bannerId === bannerId)).toMatchObject({ category: "饮品" });

    expect(await codeOf(admin.try(mallCategories.remove, { mallCategoryId: drinks }))).toBe("mall.categoryHasChildren");
    await admin.call(mallCategories.remove, { mallCategoryId: tea });
    expect(await idsOf("饮品")).toEqual([]);
    const { rows: left } = await admin.call(mallCategories.products, { pageSize: 200 });
    expect(left.find(({ mallProductId }) => mallProductId === one)).toMatchObject({ mallCategoryId: null });
  });
});
