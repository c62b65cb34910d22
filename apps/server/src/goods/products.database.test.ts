import type { InputOf } from "@yunshou/contract";
import { attributes } from "@yunshou/contract/goods/attributes";
import { prices } from "@yunshou/contract/goods/prices";
import { productPictures, products } from "@yunshou/contract/goods/products";
import { checkDigitOf, productLimits, thumbnailName } from "@yunshou/domain";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { pngChunk, pngOf } from "../testing/standIns/pictures.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
/** Values of the trees of 云途, and one each that belongs elsewhere. */
let tree: Record<"drinks" | "tea" | "brand" | "flavour" | "size" | "otherFlavour" | "foreign", string>;

type Form = Omit<InputOf<typeof products.create>, "productCode">;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  await givenUser(server, shop, { account: "boss", name: "老板" });
  await givenUser(server, await givenMerchant(server, { name: "别家" }), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  const add = async (draft: Partial<InputOf<typeof attributes.create>>, client = boss) =>
    (await client.call(attributes.create, { kind: "category", parentId: null, attributeName: "x", ...draft }))
      .attributeId;
  const drinks = await add({ attributeName: "饮料" });
  const tea = await add({ attributeName: "茶饮料", parentId: drinks });
  const juice = await add({ attributeName: "果汁", parentId: drinks });
  tree = {
    drinks,
    tea,
    brand: await add({ kind: "brand", attributeName: "半山茶事" }),
    flavour: await add({ kind: "flavour", attributeName: "茉莉", categoryId: tea }),
    size: await add({ kind: "specification", attributeName: "500ml", categoryId: tea }),
    otherFlavour: await add({ kind: "flavour", attributeName: "橙", categoryId: juice }),
    foreign: await add({ kind: "brand", attributeName: "别家的" }, stranger),
  };
});
afterAll(() => server.stop());

const send = (content: Uint8Array | string, client = boss) => client.sendBytes(productPictures.upload.path, content);
const upload = async (client = boss) => ((await send(pngOf(), client)).body.data as { name: string }).name;
/** A valid EAN-13 with this number in it. */
const ean = (number: number) => {
  const digits = `690${String(number).padStart(9, "0")}`;
  return digits + checkDigitOf(digits);
};
let numbers = 0;

async function formOf(given: Partial<Form> = {}): Promise<Form> {
  numbers += 1;
  return {
    productName: `茉莉绿茶 ${numbers}`,
    brandId: tree.brand,
    categoryId: tree.tea,
    flavourId: tree.flavour,
    specificationId: tree.size,
    packagingId: null,
    barcode: ean(numbers),
    unitPriceFen: "450",
    costPriceFen: "242",
    unit: "瓶",
    batchNo: "B1",
    productionDate: "2026-05-01",
    shelfLifeDate: "2027-05-01",
    weight: 530,
    weightTolerance: 5,
    isPrescription: false,
    isPovertyRelief: true,
    isJointOperation: false,
    thumbnail: given.thumbnail === undefined ? await upload() : given.thumbnail,
    detailPictures: [],
    tagIds: [],
    remark: "夏季",
    ...given,
  };
}
const create = async (given: Partial<Form & { productCode: string }> = {}, client = boss) => {
  const { productCode = "", ...form } = given;
  return client.try(products.create, { productCode, ...(await formOf(form)) });
};
const created = async (given: Partial<Form & { productCode: string }> = {}) =>
  (await create(given)).body.data as { productId: string; productCode: string };

describe("products", () => {
  it("PRODUCT-01 PRODUCT-02 PRODUCT-18 hold everything that their form says, and stand in their merchant's list", async () => {
    const { productId, productCode } = await created();
    expect(productCode).toBe("SP00000001");
    expect(await boss.call(products.detail, { productId })).toMatchObject({
      productCode,
      brand: "半山茶事",
      category: "茶饮料",
      flavour: "茉莉",
      spec: "500ml",
      packaging: "",
      unitPriceFen: "450",
      costPriceFen: "242",
      unit: "瓶",
      batchNo: "B1",
      productionDate: "2026-05-01",
      shelfLifeDate: "2027-05-01",
      weight: 530,
      weightTolerance: 5,
      isPovertyRelief: true,
      reviewStatus: null,
      remark: "夏季",
      version: 1,
    });
    expect((await boss.call(products.list, { reviewStatus: "none" })).rows.map((row) => row.productId)).toContain(
      productId,
    );
    expect((await stranger.call(products.list, {})).rows).toEqual([]);
    expect((await stranger.try(products.detail, { productId })).body.code).toBe("goods.unknownProduct");
  });

  it("PRODUCT-29 get codes after the highest one that somebody typed", async () => {
    const { productId } = await created({ productCode: "SP99999999" });
    const made = [await created(), await created()];
    expect(made.map(({ productCode }) => productCode)).toEqual(["SP100000000", "SP100000001"]);
    // The others here count on from below.
    const ids = [productId, ...made.map((one) => one.productId)];
    await rowsOf(server, "update product set code = 'T' || id where id = any($1) returning id", [ids]);
  });

  it.each<[string, Partial<Form & { productCode: string }>, string, string]>([
    ["FORM-01 no name", { productName: " " }, "field.required", "productName"],
    [
      "PRODUCT-08 a purchase price above the price",
      { costPriceFen: "451" },
      "goods.purchaseAbovePrice",
      "costPriceFen",
    ],
    ["PRODUCT-10 no brand", { brandId: null }, "goods.brandMissing", "brandId"],
    ["PRODUCT-16 no category", { categoryId: null }, "goods.chooseCategory", "categoryId"],
    ["PRODUCT-04 no thumbnail", { thumbnail: null, detailPictures: ["x"] }, "goods.thumbnailMissing", "thumbnail"],
    ["PRODUCT-07 no picture", { thumbnail: null }, "goods.picturesMissing", "thumbnail"],
    ["PRODUCT-04 a picture that nobody uploaded", { thumbnail: "0.png" }, "goods.pictureUnknown", "thumbnail"],
    [
      "PRODUCT-05 a sixth detail picture",
      { detailPictures: ["1", "2", "3", "4", "5", "6"] },
      "goods.tooManyPictures",
      "detailPictures",
    ],
    ["PRODUCT-13 a remark of 201 characters", { remark: "字".repeat(201) }, "field.remarkTooLong", "remark"],
    [
      "PRODUCT-23 a tolerance as large as the weight",
      { weightTolerance: 530 },
      "goods.toleranceOutOfRange",
      "weightTolerance",
    ],
    ["PRODUCT-29 a wrong check digit", { barcode: "6901028075764" }, "goods.barcodeCheckDigit", "barcode"],
    ["PRODUCT-29 a code of 21 characters", { productCode: "A".repeat(21) }, "field.tooLong", "productCode"],
    ["PRODUCT-17 a tag that is not there", { tagIds: ["1"] }, "goods.tagUnknown", "tagIds"],
  ])("%s is refused, and nothing is saved", async (_, given, code, field) => {
    const before = (await boss.call(products.list, {})).total;
    expect((await create(given)).body).toMatchObject({ code, data: { field } });
    expect((await boss.call(products.list, {})).total).toBe(before);
  });

  it("PRODUCT-11 PRODUCT-16 take values of the last level, of their own trees and category only", async () => {
    const refusals = [
      [{ categoryId: tree.drinks, flavourId: null, specificationId: null }, "goods.notLastLevel"],
      [{ flavourId: tree.otherFlavour }, "goods.attributeUnknown"],
      [{ brandId: tree.tea }, "goods.attributeUnknown"],
      [{ brandId: tree.foreign }, "goods.attributeUnknown"],
    ] as const;
    for (const [given, code] of refusals) expect((await create(given)).body.code).toBe(code);
    const { productId } = await created();
    await boss.call(attributes.enable, { attributeId: tree.flavour, enabled: false });
    expect((await create()).body.code).toBe("goods.attributeOff");
    const detail = await boss.call(products.detail, { productId });
    const kept = await boss.try(products.update, {
      ...(await formOf({ thumbnail: detail.thumbnail, barcode: detail.barcode! })),
      productId,
      version: 1,
    });
    expect(kept.body.code).toBe("H0000");
    await boss.call(attributes.enable, { attributeId: tree.flavour, enabled: true });
  });

  it("PRODUCT-09 PRODUCT-13 PRODUCT-23 take what lies just within their rules", async () => {
    const details = await Promise.all(Array.from({ length: 5 }, () => upload()));
    const answer = await create({
      costPriceFen: "450",
      remark: "字".repeat(200),
      weightTolerance: 529,
      detailPictures: details,
      productCode: "B".repeat(20),
    });
    expect(answer.body.code).toBe("H0000");
  });

  it("PRODUCT-29 give a code and a barcode once, however many ask at once", async () => {
    const barcode = ean(777_777);
    const forms = await Promise.all(Array.from({ length: 50 }, () => formOf({ barcode, productName: "同一条码" })));
    const answers = await Promise.all(forms.map((form) => boss.try(products.create, { productCode: "", ...form })));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    expect(codes.filter((code) => code === "goods.barcodeTaken")).toHaveLength(49);
    expect((await boss.call(products.list, { search: barcode })).total).toBe(1);
    expect((await create({ productCode: "SAME1" })).body.code).toBe("H0000");
    expect((await create({ productCode: "SAME1" })).body.code).toBe("goods.codeTaken");
  });

  it("are found by any part of code, barcode and name, by pinyin and its initials, and by values above theirs", async () => {
    const { productId } = await created({ productName: "海苔脆片", productCode: "HT9001", barcode: "0123456789005" });
    for (const search of ["苔脆", "haitai", "htcp", "T900", "0123456", "海"]) {
      expect(
        (await boss.call(products.list, { search })).rows.map((row) => row.productId),
        search,
      ).toContain(productId);
    }
    expect((await boss.call(products.list, { search: "海苔薯片" })).total).toBe(0);
    const inDrinks = await boss.call(products.list, { categoryId: tree.drinks, brandId: tree.brand, pageSize: 200 });
    expect(inDrinks.rows.map((row) => row.productId)).toContain(productId);
    expect((await boss.call(products.options, { text: "haitai" })).rows.map((row) => row.productId)).toEqual([
      productId,
    ]);
  });

  it("of which one is changed by two people at once keep the first change, and the second hears of it", async () => {
    const { productId } = await created();
    const { thumbnail, barcode } = await boss.call(products.detail, { productId });
    const form = await formOf({ thumbnail, barcode: barcode! });
    const change = (productName: string) => boss.try(products.update, { ...form, productName, productId, version: 1 });
    const answers = await Promise.all([change("一"), change("二")]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(["H0000", "goods.changedMeanwhile"]);
    expect(await boss.call(products.detail, { productId })).toMatchObject({ version: 2 });
  });

  it("keep who changed their prices, and when", async () => {
    const { productId } = await created();
    const { thumbnail, barcode } = await boss.call(products.detail, { productId });
    const form = await formOf({ thumbnail, barcode: barcode! });
    await boss.call(products.update, { ...form, unitPriceFen: "500", productId, version: 1 });
    await boss.call(products.update, { ...form, unitPriceFen: "500", unit: "盒", productId, version: 2 });
    const { rows } = await boss.call(prices.history, { productId });
    expect(rows).toMatchObject([
      { unitPriceBeforeFen: "450", unitPriceFen: "500", costPriceFen: "242", operatorName: "老板" },
      { unitPriceBeforeFen: null, unitPriceFen: "450" },
    ]);
    expect((await stranger.try(prices.history, { productId })).body.code).toBe("goods.unknownProduct");
  });

  it("PRODUCT-28 stay while they lie on a lane, which their page names", async () => {
    const { productId, productCode } = await created();
    const [machine] = await rowsOf<{ id: string }>(
      server,
      `with m as (insert into machine (top_id, merchant_id, machine_no, name, category, type, flags) values ($1, $2, 'G1', '一号机', 'vending', 'drink', '{}') returning id)
       insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
       select $1, m.id, $2, 'main', 11, $3, 300, 4, 8 from m returning machine_id as id`,
      [shop.topId, shop.merchantId, productId],
    );
    expect(await boss.call(products.lanes, { productId })).toEqual({
      rows: [
        {
          machineId: machine!.id,
          machineNo: "G1",
          machineName: "一号机",
          cabinet: "main",
          laneNo: 11,
          priceFen: "300",
          stock: 4,
        },
      ],
      total: 1,
    });
    expect((await boss.call(products.detail, { productId })).lanes).toBe(1);
    expect((await boss.try(products.remove, { productId })).body).toMatchObject({
      code: "goods.onLane",
      data: { values: { lanes: 1 } },
    });
    await rowsOf(server, "delete from lane where machine_id = $1", [machine!.id]);
    const [place] = await rowsOf<{ id: string }>(
      server,
      "insert into warehouse (top_id, merchant_id, name) values ($1, $2, '一号库') returning id",
      [shop.topId, shop.merchantId],
    );
    await rowsOf(
      server,
      "insert into goods_level (top_id, merchant_id, warehouse_id, product_id, stock) values ($1, $2, $3, $4, 6)",
      [shop.topId, shop.merchantId, place!.id, productId],
    );
    expect((await boss.try(products.remove, { productId })).body).toMatchObject({
      code: "goods.inWarehouse",
      data: { values: { stock: 6 } },
    });
    await rowsOf(server, "update goods_level set stock = 0 where warehouse_id = $1", [place!.id]);
    await boss.call(products.remove, { productId });
    expect((await boss.try(products.detail, { productId })).body.code).toBe("goods.unknownProduct");
    expect((await boss.call(products.list, { search: productCode })).total).toBe(0);
    expect((await create({ productCode })).body.code).toBe("goods.codeTaken");
  });

  it("of the past keep their pictures until another takes their place", async () => {
    const { productId } = await created();
    const { thumbnail, barcode } = await boss.call(products.detail, { productId });
    const next = await upload();
    const form = await formOf({ thumbnail: next, barcode: barcode! });
    await boss.call(products.update, { ...form, detailPictures: [thumbnail!], productId, version: 1 });
    expect(await boss.call(products.detail, { productId })).toMatchObject({
      thumbnail: next,
      detailPictures: [thumbnail],
    });
    expect(existsSync(fileOf(thumbnail!))).toBe(true);
    await boss.call(products.update, { ...form, productId, version: 2 });
    await expect.poll(() => existsSync(fileOf(thumbnail!))).toBe(false);
  });
});

const fileOf = (name: string) => join(server.context.config.dataDir, "files", "spImg", name);

describe("a picture of a product", () => {
  it("PRODUCT-06 is kept with smaller copies, which a browser may keep", async () => {
    const name = await upload();
    for (const side of [80, 320, 800]) expect(existsSync(fileOf(thumbnailName(name, side))), `${side}`).toBe(true);
  });

  it.each([
    ["a program with the name of a picture", "MZ\u0090\u0000This program cannot be run", "image.kind"],
    [
      "30,000 × 30,000 pixels",
      pngOf({ width: 30_000, height: 30_000, pixels: new Uint8Array(64) }),
      "image.tooManyPixels",
    ],
    [
      "more than 500 KB",
      pngOf({ before: [pngChunk("teXt", new Uint8Array(productLimits.pictureBytes))] }),
      "goods.pictureTooLarge",
    ],
    ["the beginning of a picture", pngOf().subarray(0, 40), "image.damaged"],
  ])("PRODUCT-06 is refused as %s", async (_, content, code) => {
    expect((await send(content)).body.code).toBe(code);
  });

  it("PRODUCT-04 of another merchant is none", async () => {
    const theirs = await upload(stranger);
    expect((await create({ thumbnail: theirs })).body).toMatchObject({
      code: "goods.pictureUnknown",
      data: { field: "thumbnail" },
    });
  });
});
