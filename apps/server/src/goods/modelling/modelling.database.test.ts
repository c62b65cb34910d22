import { library } from "@yunshou/contract/goods/library";
import { modelling } from "@yunshou/contract/goods/modelling";
import { products } from "@yunshou/contract/goods/products";
import { asSystem } from "@yunshou/database";
import { endOfWorkday } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let root: Client;
let boss: Client;
let stranger: Client;
let serial = 0;

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

/** A product of the shop in its own trees, ready to be submitted. */
const product = async (name: string, more: { image?: string | null; barcode?: string | null } = {}) => {
  const rows = await asSystem(server.database, async (tx) => {
    const owner = [shop.topId, shop.merchantId];
    await tx.query(
      `insert into attribute (id, top_id, merchant_id, kind, path, name) select n.id, $1, $2, n.kind, array[n.id], n.name
       from (select next_id() as id, kind, name from (values ('category', '茶饮料'), ('brand', '半山茶事')) v (kind, name)) n on conflict do nothing`,
      owner,
    );
    return tx.query<{ id: string }>(
      `insert into product (top_id, merchant_id, code, name, brand_id, brand, category_id, category, unit, price_fen, image, barcode, weight_grams)
       select $1, $2, $3, $4, b.id, b.name, c.id, c.name, '瓶', 350, $5, $6, 500 from attribute b, attribute c
       where b.merchant_id = $2 and b.kind = 'brand' and c.merchant_id = $2 and c.kind = 'category' returning id`,
      [...owner, `T${++serial}`, name, more.image === undefined ? "cola.svg" : more.image, more.barcode ?? null],
    );
  });
  return rows[0]!.id;
};
const reviewOf = async (productId: string) =>
  (
    await asSystem(server.database, (tx) =>
      tx.query<{ review: string | null; isOfficial: boolean }>(
        'select review_status as review, library_id is not null as "isOfficial" from product where id = $1',
        [productId],
      ),
    )
  )[0]!;
const decide = (modellingId: string, decision: "approve" | "reject" | "ignore", auditRemark = "") =>
  root.try(modelling.decide, { modellingIds: [modellingId], decision, auditRemark });

describe("the modelling of products", () => {
  it("PRODUCT-18 PRODUCT-19 PRODUCT-21 is rejected, submitted again and approved, and each step is told", async () => {
    const productId = await product("茉莉绿茶", { barcode: "6901028075763" });
    const before = new Date();
    const { modellingId, dueTime } = await boss.call(modelling.submit, { productId });
    expect([endOfWorkday(before, 2), endOfWorkday(new Date(), 2)].map(String)).toContain(String(new Date(dueTime)));
    expect((await reviewOf(productId)).review).toBe("pending");
    expect((await boss.try(modelling.submit, { productId })).body.code).toBe("goods.underReview");

    expect((await decide(modellingId, "reject")).body.code).toBe("goods.reviewRemarkMissing");
    expect((await decide(modellingId, "reject", "缩略图不清")).body.code).toBe("H0000");
    expect(await reviewOf(productId)).toEqual({ review: "notApproved", isOfficial: false });
    expect((await decide(modellingId, "approve")).body.code).toBe("state.notAllowed");

    expect((await boss.call(modelling.submit, { productId })).modellingId).toBe(modellingId);
    expect((await decide(modellingId, "approve")).body.code).toBe("H0000");
    expect(await reviewOf(productId)).toEqual({ review: "approved", isOfficial: true });
    const [official] = (await boss.call(library.list, { productName: "茉莉绿茶" })).rows;
    expect(official).toMatchObject({
      brand: "半山茶事",
      category: "茶饮料",
      barcode: "6901028075763",
      weight: 500,
      isMine: true,
      auditStatus: "success",
    });
    const told = await boss.call(modelling.detail, { modellingId });
    expect(told.events.map(({ event, remark, operatorName }) => [event, remark, operatorName])).toEqual([
      ["submit", "", "boss"],
      ["reject", "缩略图不清", null],
      ["resubmit", "", "boss"],
      ["approve", "", null],
    ]);
    expect((await root.call(modelling.detail, { modellingId })).events[1]!.operatorName).toBe("root");
    const actions = await asSystem(server.database, (tx) =>
      tx.query<{ action: string }>("select action from audit_log where action like 'goods.modelling.%' order by id"),
    );
    expect(actions.map(({ action }) => action)).toEqual(
      ["submit", "reject", "resubmit", "approve"].map((verb) => `goods.modelling.${verb}`),
    );
  });

  it("PRODUCT-20 MSG-61 fails when the library has the product, by barcode or by brand, name and specification", async () => {
    const codes: string[] = [];
    for (const productId of [
      await product("半山茶事茉莉绿茶"),
      await product("另一种茶", { barcode: "6901028075770" }),
    ]) {
      codes.push((await boss.try(modelling.submit, { productId })).body.code);
    }
    expect(codes).toEqual(["goods.inLibrary", "H0000"]);
  });

  it("PRODUCT-20 approves one of two requests for the same product, and shows the other what is like it", async () => {
    const ids: string[] = [];
    for (const barcode of ["20000011", "20000028"]) {
      const productId = await product("蜜桃乌龙茶", { barcode });
      ids.push((await boss.call(modelling.submit, { productId })).modellingId);
    }
    const both = await Promise.all(ids.map((modellingId) => decide(modellingId, "approve")));
    expect(both.map(({ body }) => body.code).sort()).toEqual(["H0000", "goods.inLibrary"]);
    const [left] = (await root.call(modelling.list, { auditStatus: "underReview", productName: "蜜桃" })).rows;
    const { alike } = await root.call(modelling.detail, { modellingId: left!.modellingId });
    expect(alike.map(({ productName, sameBarcode }) => [productName, sameBarcode])).toEqual([["蜜桃乌龙茶", false]]);
  });

  it("PRODUCT-04 PRODUCT-07 asks for a picture, and PRODUCT-19 lets what was ignored come again", async () => {
    const bare = await product("没有图", { image: null });
    expect((await boss.try(modelling.submit, { productId: bare })).body).toMatchObject({
      code: "goods.picturesMissing",
      data: { field: "productId" },
    });
    const productId = await product("被忽略的");
    const { modellingId } = await boss.call(modelling.submit, { productId });
    await decide(modellingId, "ignore");
    expect((await reviewOf(productId)).review).toBe("ignored");
    expect((await boss.try(modelling.submit, { productId })).body.code).toBe("H0000");
  });

  it("PRODUCT-19 is seen by its merchant and the platform, decided by the platform, and all of it or none", async () => {
    const productId = await product("只有我");
    const { modellingId } = await boss.call(modelling.submit, { productId });
    expect((await stranger.call(modelling.list, {})).rows).toEqual([]);
    expect((await stranger.try(modelling.detail, { modellingId })).body.code).toBe("record.unknown");
    expect((await stranger.try(modelling.submit, { productId })).body.code).toBe("goods.unknownProduct");
    const own = await boss.try(modelling.decide, { modellingIds: [modellingId], decision: "approve" });
    expect(own.body.code).toBe("access.noPermission");
    const some = await root.try(modelling.decide, {
      modellingIds: [modellingId, "8000000000000000001"],
      decision: "ignore",
    });
    expect(some.body.code).toBe("record.unknown");
    expect((await reviewOf(productId)).review).toBe("pending");
    expect((await root.try(modelling.decide, { modellingIds: [], decision: "ignore" })).body.code).toBe(
      "goods.selectProducts",
    );
  });

  it("PRODUCT-19 approves nothing that its merchant has deleted, which can still be ignored", async () => {
    const productId = await product("不要了");
    const { modellingId } = await boss.call(modelling.submit, { productId });
    await boss.call(products.remove, { productId });
    expect((await decide(modellingId, "approve")).body.code).toBe("goods.unknownProduct");
    expect((await boss.call(library.list, { productName: "不要了" })).rows).toEqual([]);
    expect((await decide(modellingId, "ignore")).body.code).toBe("H0000");
  });
});
