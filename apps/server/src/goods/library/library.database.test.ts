import type { InputOf } from "@yunshou/contract";
import { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";
import { library, libraryPictures } from "@yunshou/contract/goods/library";
import { prices } from "@yunshou/contract/goods/prices";
import { products } from "@yunshou/contract/goods/products";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { pngOf } from "../../testing/standIns/pictures.ts";
import { librarySearchCap } from "./library.queries.ts";

let server: TestServer;
let shop: CreatedMerchant;
let root: Client;
let boss: Client;
let stranger: Client;
/** Values of the library's trees by name. */
const values: Record<string, string> = {};

const plant = async (kind: "brand" | "category" | "specification", name: string, more: object = {}) => {
  const made = await root.call(libraryAttributes.create, { kind, parentId: null, attributeName: name, ...more });
  values[name] = made.attributeId;
  return made.attributeId;
};

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
  const drinks = await plant("category", "饮料");
  const tea = await plant("category", "茶饮料", { parentId: drinks });
  await plant("brand", "半山茶事");
  await plant("brand", "云岭");
  await plant("specification", "500ml", { categoryId: tea });
});

afterAll(() => server.stop());

const picture = async () =>
  ((await root.sendBytes(libraryPictures.upload.path, pngOf())).body.data as { name: string }).name;
type Draft = Partial<InputOf<typeof library.create>>;
const draft = async (more: Draft = {}): Promise<InputOf<typeof library.create>> => ({
  productName: "茉莉绿茶",
  brandId: values["半山茶事"]!,
  categoryId: values["茶饮料"]!,
  specificationId: values["500ml"]!,
  flavourId: null,
  packagingId: null,
  barcode: "",
  unit: "瓶",
  weight: 540,
  weightTolerance: 8,
  isPrescription: false,
  thumbnail: await picture(),
  detailPictures: [],
  ...more,
});
const add = async (more: Draft = {}) => root.call(library.create, await draft(more));
const found = async (filters: InputOf<typeof library.list>, client = boss) =>
  (await client.call(library.list, { sort: "productCode", direction: "asc", ...filters })).rows.map(
    (row) => row.productName,
  );
const own = (code: string) =>
  asSystem(server.database, (tx) =>
    tx.query<Record<string, unknown>>(
      `select p.name, p.brand, p.category, p.specification, p.price_fen as price, p.barcode, p.image, p.library_id is not null as "fromLibrary",
         (select array_agg(x.name order by t.place) from attribute a cross join unnest(a.path) with ordinality t (id, place) join attribute x on x.id = t.id where a.id = p.category_id) as way
       from product p where p.merchant_id = $1 and p.code = $2`,
      [shop.merchantId, code],
    ),
  );

describe("the platform's product library", () => {
  it("PRODUCT-02 is written by the platform, read by everybody, and found by every key", async () => {
    expect((await boss.try(library.create, await draft())).body.code).toBe("access.noPermission");
    const first = await add({ barcode: "6901028075763" });
    expect(first.productCode).toBe("PT00000001");
    expect((await add({ productName: "天然水", brandId: values["云岭"]!, specificationId: null })).productCode).toBe(
      "PT00000002",
    );
    for (const typed of ["绿茶", "molilv", "mllc", "PT00000001", "0000001", "075763"]) {
      expect([typed, await found({ productName: typed })]).toEqual([typed, ["茉莉绿茶"]]);
    }
    expect(await found({ barcode: "690102" })).toEqual(["茉莉绿茶"]);
    expect(await found({ barcode: "075763" })).toEqual([]);
    expect(await found({ brandId: values["云岭"]! })).toEqual(["天然水"]);
    expect(await found({ categoryId: values["饮料"]! })).toEqual(["茉莉绿茶", "天然水"]);
    expect(await found({ productName: "可乐" })).toEqual([]);
    expect(await boss.call(library.detail, first)).toMatchObject({ spec: "500ml", weightTolerance: 8, isMine: false });
  });

  it("PRODUCT-20 MSG-61 has a product once, by its barcode or by brand, name and specification", async () => {
    const byName = await root.try(library.create, await draft({ productName: "半山茶事 茉莉绿茶500ML" }));
    expect(byName.body.code).toBe("goods.inLibrary");
    const byCode = await root.try(library.create, await draft({ productName: "另一种", barcode: "6901028075763" }));
    expect(byCode.body.code).toBe("goods.inLibrary");
    const both = await Promise.all(
      [1, 2].map(async () => root.try(library.create, await draft({ productName: "乌龙茶" }))),
    );
    expect(both.map(({ body }) => body.code).sort()).toEqual(["H0000", "goods.inLibrary"]);
  });

  it("PRODUCT-10 PRODUCT-11 PRODUCT-16 is sorted into the last level of the library's trees", async () => {
    const refused = async (more: Draft) =>
      (await root.try(library.create, await draft({ productName: "新", ...more }))).body;
    expect(await refused({ brandId: null })).toMatchObject({ code: "goods.brandMissing", data: { field: "brandId" } });
    expect(await refused({ categoryId: null })).toMatchObject({ code: "goods.chooseCategory" });
    expect(await refused({ categoryId: values["饮料"]!, specificationId: null })).toMatchObject({
      code: "goods.notLastLevel",
      data: { field: "categoryId" },
    });
    expect(await refused({ specificationId: values["云岭"]! })).toMatchObject({
      code: "goods.attributeUnknown",
      data: { field: "specificationId" },
    });
    expect(await refused({ thumbnail: `${"0".repeat(32)}.png` })).toMatchObject({
      code: "record.unknown",
      data: { field: "thumbnail" },
    });
  });

  it("PRODUCT-02 is changed by who has seen its newest version, and its values rename it", async () => {
    const { libraryId } = await add({ productName: "冰红茶" });
    const thumbnail = await picture();
    const next = await draft({ productName: "冰红茶", thumbnail, unit: "盒" });
    expect(await root.call(library.update, { ...next, libraryId, version: 1 })).toEqual({ version: 2 });
    expect((await root.try(library.update, { ...next, libraryId, version: 1 })).body.code).toBe(
      "goods.changedMeanwhile",
    );
    await root.call(libraryAttributes.rename, { attributeId: values["500ml"]!, attributeName: "0.5L" });
    expect(await boss.call(library.detail, { libraryId })).toMatchObject({ unit: "盒", spec: "0.5L", thumbnail });
    await root.call(libraryAttributes.rename, { attributeId: values["500ml"]!, attributeName: "500ml" });
  });

  it("PRODUCT-03 gives its products to merchants with brand, category and pictures, each once", async () => {
    const [green, water] = (await boss.call(library.list, { sort: "productCode", direction: "asc" })).rows;
    const take = (libraryIds: string[]) => boss.call(library.take, { libraryIds, unitPriceFen: "450" });
    expect(await take([green!.libraryId])).toEqual({ taken: 1, known: 0 });
    expect(await take([green!.libraryId, water!.libraryId])).toEqual({ taken: 1, known: 1 });
    expect(await own("SP00000001")).toEqual([
      {
        name: "茉莉绿茶",
        brand: "半山茶事",
        category: "茶饮料",
        specification: "500ml",
        price: "450",
        barcode: "6901028075763",
        image: green!.thumbnail,
        fromLibrary: true,
        way: ["饮料", "茶饮料"],
      },
    ]);
    const trees = (await boss.call(attributes.tree, { kind: "category" })).rows;
    expect(trees.map((row) => [row.level, row.attributeName, row.products])).toEqual([
      [1, "饮料", 2],
      [2, "茶饮料", 2],
    ]);
    const mine = (await boss.call(library.list, {})).rows.filter((row) => row.isMine);
    expect(mine.map((row) => row.productName).sort()).toEqual(["天然水", "茉莉绿茶"]);
    expect((await stranger.call(library.list, {})).rows.some((row) => row.isMine)).toBe(false);
  });

  it("PRODUCT-03 gives a whole brand, and twice at once no product twice", async () => {
    const brand = { brandId: values["半山茶事"]!, unitPriceFen: "500" };
    const both = await Promise.all([stranger.call(library.take, brand), stranger.call(library.take, brand)]);
    const taken = both.map((answer) => answer.taken).sort((left, right) => left - right);
    expect(taken[0]).toBe(0);
    expect(taken[1]).toBe((await found({ brandId: values["半山茶事"]! })).length);
  });

  it("PRODUCT-03 begins the prices of what is taken with the one that was given for it", async () => {
    const { libraryId } = await add({ productName: "凤凰单丛" });
    await boss.call(library.take, { libraryIds: [libraryId], unitPriceFen: "460" });
    const [taken] = (await boss.call(products.list, { productName: "凤凰单丛" })).rows;
    expect((await boss.call(prices.history, { productId: taken!.productId })).rows).toMatchObject([
      { unitPriceBeforeFen: null, unitPriceFen: "460", operatorName: expect.any(String) },
    ]);
  });

  it("PRODUCT-03 MSG-33 refuses to take nothing, what is not there, and at no price", async () => {
    const refused = async (input: Partial<InputOf<typeof library.take>>) =>
      (await boss.try(library.take, { unitPriceFen: "100", ...input })).body;
    expect(await refused({})).toMatchObject({ code: "goods.selectProducts" });
    expect(await refused({ libraryIds: ["8000000000000000001"] })).toMatchObject({ code: "goods.unknownProduct" });
    expect(await refused({ brandId: values["饮料"]! })).toMatchObject({
      code: "goods.attributeUnknown",
      data: { field: "brandId" },
    });
    expect(await refused({ brandId: values["云岭"]!, unitPriceFen: "0" })).toMatchObject({
      code: "goods.priceNotPositive",
    });
  });

  it("keeps a picture that a merchant's product shows when the library shows another", async () => {
    const { libraryId } = await add({ productName: "柠檬茶" });
    const { thumbnail } = await boss.call(library.detail, { libraryId });
    await boss.call(library.take, { libraryIds: [libraryId], unitPriceFen: "400" });
    await root.call(library.update, { ...(await draft({ productName: "柠檬茶" })), libraryId, version: 1 });
    expect((await fetch(`${server.address}/spImg/${thumbnail}`)).status).toBe(200);
  });

  it("PRODUCT-29 finds the product whose whole code or barcode was written, and not those that mention it", async () => {
    const { libraryId } = await add({ productName: "普洱茶", barcode: "6901028075770" });
    const [{ code }] = (await asSystem(server.database, (tx) =>
      tx.query("select code from library_product where id = $1", [libraryId]),
    )) as [{ code: string }];
    await add({ productName: `普洱茶两瓶装 ${code} 6901028075770`, specificationId: null });
    for (const typed of [code, code.toLowerCase(), "6901028075770"])
      expect(await found({ productName: typed })).toEqual(["普洱茶"]);
    expect(await found({ productName: "901028075770" })).toHaveLength(2);
    expect(await found({ productName: code, brandId: values["云岭"]! })).toEqual([]);
  });

  it("shows a thousand of those that hold a text, page by page, and says that there are more", async () => {
    await asSystem(server.database, (tx) =>
      tx.query(
        `insert into library_product (code, name, brand_id, brand, category_id, category, unit, likeness, search, pieces)
         select 'LX' || n, '凉席' || n, $1, '云岭', $2, '茶饮料', '瓶', 'lx' || n, '凉席' || n, array['凉席', '凉', '席'] from generate_series(1, $3::int) n`,
        [values["云岭"], values["茶饮料"], librarySearchCap + 1],
      ),
    );
    const page = (more: object) => boss.call(library.list, { productName: "凉席", pageSize: 100, ...more });
    const pages = await Promise.all(Array.from({ length: 10 }, (_, at) => page({ page: at + 1 })));
    for (const one of pages) expect([one.total, one.totalIsCapped]).toEqual([librarySearchCap, true]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row.productCode))).size).toBe(librarySearchCap);
    expect((await page({ page: 11 })).rows).toEqual([]);
  });

  it("PRODUCT-20 knows a product again by what its brand and specification are called by now", async () => {
    const brand = await plant("brand", "旧牌");
    const size = await plant("specification", "330ml", { categoryId: values["茶饮料"]! });
    const form = { productName: "改名茶", brandId: brand, specificationId: size };
    await add(form);
    await root.call(libraryAttributes.rename, { attributeId: brand, attributeName: "新牌" });
    await root.call(libraryAttributes.rename, { attributeId: size, attributeName: "330毫升" });
    expect((await root.try(library.create, await draft(form))).body.code).toBe("goods.inLibrary");
  });
});
