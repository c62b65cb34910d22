import type { InputOf } from "@yunshou/contract";
import { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let root: Client;
let boss: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  const other = await givenMerchant(server, { name: "别家" });
  const platform = { merchantId: "1", topId: "1", merchantNo: "0000" };
  await givenUser(server, platform, { account: "root", level: "3", roles: ["platformAdmin"] });
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  [root, boss, stranger] = (await Promise.all(
    ["root", "boss", "stranger"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
});

afterAll(() => server.stop());

type Draft = Partial<InputOf<typeof attributes.create>>;
const add = async (attributeName: string, draft: Draft = {}, client = boss): Promise<string> =>
  (await client.call(attributes.create, { kind: "category", parentId: null, attributeName, ...draft })).attributeId;
const namesOf = async (tree: InputOf<typeof attributes.tree> = { kind: "category" }, client = boss) =>
  (await client.call(attributes.tree, tree)).rows.map(({ level, attributeName }) => `${level} ${attributeName}`);
const product = async (code: string, categoryId: string): Promise<string> => {
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>(
      `insert into product (top_id, merchant_id, code, name, category_id, category, price_fen)
       select $1, $2, $3, $3, a.id, a.name, 350 from attribute a where a.id = $4 returning id`,
      [shop.topId, shop.merchantId, code, categoryId],
    ),
  );
  return row!.id;
};

describe("trees of goods", () => {
  it("PRODUCT-14 PRODUCT-27 grow by values with a name, in the order in which they were added", async () => {
    const drinks = await add("饮料");
    const tea = await add("茶", { parentId: drinks });
    await add("水", { parentId: drinks });
    await add("绿茶", { parentId: tea });
    expect(await namesOf()).toEqual(["1 饮料", "2 茶", "2 水", "3 绿茶"]);
    const nameless = await boss.try(attributes.create, { kind: "category", parentId: null, attributeName: " " });
    expect(nameless.body).toMatchObject({ code: "field.required", data: { field: "attributeName" } });
    const twice = await boss.try(attributes.create, { kind: "category", parentId: drinks, attributeName: "茶" });
    expect(twice.body.code).toBe("goods.attributeTaken");
  });

  it("PRODUCT-16 PRODUCT-15 of flavours, specifications and packagings are those of a category", async () => {
    const snacks = await add("零食");
    const without = await boss.try(attributes.tree, { kind: "flavour" });
    expect(without.body).toMatchObject({ code: "goods.chooseCategory", data: { field: "categoryId" } });
    await add("番茄味", { kind: "flavour", categoryId: snacks });
    await add("50g", { kind: "specification", categoryId: snacks });
    await add("袋装", { kind: "packaging", categoryId: snacks });
    expect(await namesOf({ kind: "flavour", categoryId: snacks })).toEqual(["1 番茄味"]);
    const inUse = await boss.try(attributes.remove, { attributeId: snacks });
    expect(inUse.body).toMatchObject({ code: "goods.attributeInUse", data: { values: { children: 3, products: 0 } } });
  });

  it("PRODUCT-14 PRODUCT-15 let values move, but never below themselves or too deep", async () => {
    const brand = { kind: "brand" } as const;
    const [a, b] = [await add("A", brand), await add("B", brand)];
    const [a1, a2] = [await add("A1", { ...brand, parentId: a }), await add("A2", { ...brand, parentId: a })];
    await boss.call(attributes.move, { attributeId: a2, parentId: a, beforeId: a1 });
    expect(await namesOf(brand)).toEqual(["1 A", "1 B", "2 A2", "2 A1"]);
    const cycle = await boss.try(attributes.move, { attributeId: a, parentId: a1, beforeId: null });
    expect(cycle.body.code).toBe("goods.attributeCycle");
    await boss.call(attributes.move, { attributeId: a, parentId: b, beforeId: null });
    expect(await namesOf(brand)).toEqual(["1 B", "2 A", "3 A2", "3 A1"]);
    const deeper = await add("A11", { ...brand, parentId: a1 });
    await add("A111", { ...brand, parentId: deeper });
    const c = await add("C", brand);
    const beside = await boss.try(attributes.move, { attributeId: c, parentId: null, beforeId: a1 });
    expect(beside.body).toMatchObject({ code: "goods.attributeUnknown", data: { field: "beforeId" } });
    const tooDeep = await boss.try(attributes.move, { attributeId: b, parentId: c, beforeId: null });
    expect(tooDeep.body).toMatchObject({ code: "goods.attributeTooDeep", data: { values: { limit: 5 } } });
  });

  it("PRODUCT-14 stay trees when two values are moved below each other at once", async () => {
    const brand = { kind: "brand" } as const;
    const [x, y] = [await add("X", brand), await add("Y", brand)];
    const moved = await Promise.all([
      boss.try(attributes.move, { attributeId: x, parentId: y, beforeId: null }),
      boss.try(attributes.move, { attributeId: y, parentId: x, beforeId: null }),
    ]);
    expect(moved.map(({ body }) => body.code).sort()).toEqual(["H0000", "goods.attributeCycle"]);
  });

  it("PRODUCT-28 keep what has children or products, and say what hinders", async () => {
    const parent = await add("日用");
    const child = await add("纸巾", { parentId: parent });
    const productId = await product("PAPER1", child);
    expect((await boss.try(attributes.remove, { attributeId: parent })).body.code).toBe("goods.attributeInUse");
    expect((await boss.try(attributes.remove, { attributeId: child })).body).toMatchObject({
      code: "goods.attributeInUse",
      data: { values: { children: 0, products: 1 } },
    });
    expect(await boss.call(attributes.uses, { attributeId: child })).toEqual({
      children: [],
      products: [{ productId, productCode: "PAPER1", productName: "PAPER1" }],
      childCount: 0,
      productCount: 1,
    });
    const counted = (await boss.call(attributes.tree, { kind: "category" })).rows;
    expect(
      counted.filter(({ attributeId }) => [parent, child].includes(attributeId)).map((row) => row.products),
    ).toEqual([1, 1]);
    await boss.call(attributes.rename, { attributeId: child, attributeName: "纸品" });
    const [renamed] = await asSystem(server.database, (tx) =>
      tx.query<{ category: string }>("select category from product where id = $1", [productId]),
    );
    expect(renamed?.category).toBe("纸品");
    await asSystem(server.database, (tx) =>
      tx.query("update product set deleted_at = now() where id = $1", [productId]),
    );
    await boss.call(attributes.remove, { attributeId: child });
    await boss.call(attributes.remove, { attributeId: parent });
  });

  it("PRODUCT-02 of the library are read by everybody and written by the platform alone", async () => {
    const input = { kind: "category", parentId: null, attributeName: "官方饮料" } as const;
    expect((await boss.try(libraryAttributes.create, input)).body.code).toBe("access.noPermission");
    const { attributeId } = await root.call(libraryAttributes.create, input);
    const seen = (await boss.call(libraryAttributes.tree, { kind: "category" })).rows;
    expect(seen.map((row) => row.attributeName)).toEqual(["官方饮料"]);
    await root.call(libraryAttributes.enable, { attributeId, enabled: false });
    await root.call(libraryAttributes.rename, { attributeId, attributeName: "饮品" });
    await root.call(libraryAttributes.remove, { attributeId });
    expect((await boss.call(libraryAttributes.tree, { kind: "category" })).rows).toEqual([]);
  });

  it("PRODUCT-14 are those of their merchant", async () => {
    const mine = await add("只有我");
    expect(await namesOf({ kind: "category" }, stranger)).toEqual([]);
    expect((await stranger.try(attributes.rename, { attributeId: mine, attributeName: "x" })).body.code).toBe(
      "goods.attributeUnknown",
    );
    const below = { kind: "category", parentId: mine, attributeName: "x" } as const;
    expect((await stranger.try(attributes.create, below)).body.code).toBe("goods.attributeUnknown");
  });
});
