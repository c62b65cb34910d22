import { products } from "@yunshou/contract/goods/products";
import { tagIcons, tags } from "@yunshou/contract/goods/tags";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { pngOf } from "../testing/standIns/pictures.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
});
afterAll(() => server.stop());

const icon = async (client = boss) =>
  ((await client.sendBytes(tagIcons.upload.path, pngOf())).body.data as { name: string }).name;
const add = async (tagName: string, tagPriority = 5, client = boss) =>
  (await client.call(tags.create, { tagName, tagPriority, tagIcon: await icon(client) })).tagId;
const tagsOf = async (productId: string) =>
  (await boss.call(products.detail, { productId })).tags.map(({ tagName }) => tagName);

describe("tags of products", () => {
  it("PRODUCT-17 hold name, icon and priority, and are listed by priority", async () => {
    await add("促销", 20);
    const first = await add("新品", 10);
    expect((await boss.call(tags.list, {})).rows).toMatchObject([
      { tagId: first, tagName: "新品", tagPriority: 10, productCount: 0 },
      { tagName: "促销", tagPriority: 20 },
    ]);
    expect((await stranger.call(tags.list, {})).rows).toEqual([]);
  });

  it("PRODUCT-17 MSG-115 need all three, and a name once for each merchant", async () => {
    const right = { tagName: "限时", tagPriority: 1, tagIcon: await icon() };
    const refusals = [
      [{ ...right, tagName: " " }, "goods.tagIncomplete", "tagName"],
      [{ ...right, tagPriority: null }, "goods.tagIncomplete", "tagPriority"],
      [{ ...right, tagIcon: null }, "goods.tagIncomplete", "tagIcon"],
      [{ ...right, tagPriority: 1_000 }, "goods.priorityOutOfRange", "tagPriority"],
      [{ ...right, tagIcon: await icon(stranger) }, "goods.pictureUnknown", "tagIcon"],
      [{ ...right, tagName: "新品" }, "goods.tagTaken", "tagName"],
    ] as const;
    for (const [input, code, field] of refusals) {
      expect((await boss.try(tags.create, input)).body, code).toMatchObject({ code, data: { field } });
    }
    expect((await stranger.try(tags.create, { ...right, tagIcon: await icon(stranger) })).body.code).toBe("H0000");
  });

  it("PRODUCT-17 are put on products and taken off, on all of them or on none", async () => {
    const [hot, cold] = [await add("热销"), await add("冰镇")];
    const [tea, water] = [await givenProduct(server, shop, "tea"), await givenProduct(server, shop, "water")];
    const both = { productIds: [tea, water], addTagIds: [hot, cold], removeTagIds: [] };
    expect(await boss.call(tags.assign, both)).toEqual({ changed: 4 });
    expect(await boss.call(tags.assign, both)).toEqual({ changed: 0 });
    expect(await boss.call(tags.assign, { productIds: [tea], addTagIds: [], removeTagIds: [cold] })).toEqual({
      changed: 1,
    });
    expect([await tagsOf(tea), await tagsOf(water)]).toEqual([["热销"], ["热销", "冰镇"]]);
    expect((await boss.call(products.list, { tagId: cold })).rows.map(({ productId }) => productId)).toEqual([water]);
    expect((await boss.call(tags.list, { tagName: "热销" })).rows).toMatchObject([{ productCount: 2 }]);
    const foreign = await boss.try(tags.assign, { ...both, addTagIds: [await add("别家", 1, stranger)] });
    expect(foreign.body).toMatchObject({ code: "goods.tagUnknown", data: { field: "addTagIds" } });
    expect((await boss.try(tags.assign, { ...both, productIds: [] })).body.code).toBe("goods.selectProducts");
  });

  it("PRODUCT-17 are ten at most on one product", async () => {
    const productId = await givenProduct(server, shop, "many");
    const ids = await Promise.all(Array.from({ length: 11 }, (_, n) => add(`标签${n}`)));
    const first = { productIds: [productId], removeTagIds: [] };
    await boss.call(tags.assign, { ...first, addTagIds: ids.slice(0, 10) });
    expect((await boss.try(tags.assign, { ...first, addTagIds: ids.slice(10) })).body.code).toBe("goods.tooManyTags");
    expect(await tagsOf(productId)).toHaveLength(10);
    const instead = { productIds: [productId], addTagIds: ids.slice(10), removeTagIds: ids.slice(0, 1) };
    expect(await boss.call(tags.assign, instead)).toEqual({ changed: 2 });
  });

  it("PRODUCT-17 leave their products and take their icon along when they are deleted", async () => {
    const tagId = await add("临期");
    const productId = await givenProduct(server, shop, "old");
    await boss.call(tags.assign, { productIds: [productId], addTagIds: [tagId], removeTagIds: [] });
    const [tag] = (await boss.call(tags.list, { tagName: "临期" })).rows;
    const file = join(server.context.config.dataDir, "files", "spImg", tag!.tagIcon);
    expect(existsSync(file)).toBe(true);
    await boss.call(tags.update, { tagId, tagName: "临期特价", tagPriority: 3, tagIcon: tag!.tagIcon });
    expect(await tagsOf(productId)).toEqual(["临期特价"]);
    await boss.call(tags.remove, { tagId });
    expect(await tagsOf(productId)).toEqual([]);
    await expect.poll(() => existsSync(file)).toBe(false);
    expect((await boss.try(tags.remove, { tagId })).body.code).toBe("goods.tagUnknown");
  });
});
