import { mallNotices } from "@yunshou/contract/mall/notices";
import { physicalStores, storeProducts } from "@yunshou/contract/mall/physicalStores";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let productId: string;

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "storeowner" });
  owner = await loginAs(server, "storeowner", testPassword);
  await givenUser(server, await givenMerchant(server), { account: "storestranger" });
  stranger = await loginAs(server, "storestranger", testPassword);
  const columns = "top_id, merchant_id, code, name, price_fen, purchase_fen";
  const [row] = await write<{ id: string }>(
    `insert into product (${columns}) values ($1, $2, 'S1', '矿泉水', 300, 200) returning id`,
    [merchant.topId, merchant.merchantId],
  );
  productId = row!.id;
});
afterAll(() => server.stop());

const write = <Row>(text: string, values: unknown[] = []) =>
  asSystem(server.database, (tx) => tx.query<Row>(text, values));
const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const form = (more: Record<string, unknown> = {}) => ({
  storeName: "东门店",
  contactName: "王店长",
  contactPhone: "13800001111",
  storeAddress: "东门街1号",
  longitude: 113.2,
  latitude: 23.1,
  ...more,
});

describe("physical stores", () => {
  it("MALL-02 MALL-03 POINT-02 stand at a marked position, have one name once, and are opened and closed", async () => {
    expect(await codeOf(owner.try(physicalStores.create, form({ latitude: null })))).toBe("points.locationMissing");
    expect(await codeOf(owner.try(physicalStores.create, form({ contactPhone: "1" })))).toBe("field.notMobile");
    const twice = await Promise.all([1, 2, 3].map(() => codeOf(owner.try(physicalStores.create, form()))));
    expect(twice.toSorted()).toEqual(["H0000", "mall.storeNameTaken", "mall.storeNameTaken"]);
    const [row] = (await owner.call(physicalStores.list, {})).rows;
    expect(row).toMatchObject({
      storeName: "东门店",
      contactPhone: "138****1111",
      openStatus: "open",
      productCount: 0,
    });
    const { physicalStoreId } = row!;
    expect((await owner.call(physicalStores.detail, { physicalStoreId })).contactPhone).toBe("13800001111");
    await owner.call(physicalStores.setOpen, { physicalStoreId, openStatus: "closed" });
    await owner.call(physicalStores.update, { physicalStoreId, ...form({ storeName: "西门店", longitude: 113.3 }) });
    expect((await owner.call(physicalStores.list, { openStatus: "closed" })).rows).toEqual([
      expect.objectContaining({ storeName: "西门店", longitude: 113.3 }),
    ]);
    for (const refused of [
      stranger.try(physicalStores.detail, { physicalStoreId }),
      stranger.try(physicalStores.setOpen, { physicalStoreId, openStatus: "open" }),
      stranger.try(storeProducts.add, { physicalStoreId, productIds: [productId] }),
    ])
      expect(await codeOf(refused)).toBe("record.unknown");
  });

  it("MALL-02 say their hours, which the list shows, and which are taken away again", async () => {
    const hours = { from: "18:00", to: "02:00" };
    const named = form({ storeName: "夜市店" });
    const { physicalStoreId } = await owner.call(physicalStores.create, { ...named, openingHours: hours });
    const shown = async () => (await owner.call(physicalStores.list, { storeName: "夜市" })).rows[0]?.openingHours;
    expect(await shown()).toEqual(hours);
    const store = { physicalStoreId, ...named };
    const same = { from: "08:00", to: "08:00" };
    expect(await codeOf(owner.try(physicalStores.update, { ...store, openingHours: same }))).toBe(
      "mall.storeHoursEmpty",
    );
    const wrong = { from: "8", to: "25:00" };
    expect(await codeOf(owner.try(physicalStores.update, { ...store, openingHours: wrong }))).toBe(
      "mall.storeHoursMalformed",
    );
    expect(await shown()).toEqual(hours);
    await owner.call(physicalStores.update, { ...store, openingHours: null });
    expect(await shown()).toBeNull();
  });

  it("MALL-04 PRODUCT-08 sell products of the catalogue at no less than their purchase price, and go with what they sell", async () => {
    const { physicalStoreId } = await owner.call(physicalStores.create, form({ storeName: "南门店" }));
    expect(await owner.call(storeProducts.add, { physicalStoreId, productIds: [productId] })).toEqual({ added: 1 });
    expect(await owner.call(storeProducts.add, { physicalStoreId, productIds: [productId] })).toEqual({ added: 0 });
    const unknown = storeProducts.add;
    expect(await codeOf(owner.try(unknown, { physicalStoreId, productIds: ["1"] }))).toBe("goods.unknownProduct");
    const shown = async () => (await owner.call(storeProducts.list, { physicalStoreId, productName: "矿泉" })).rows;
    const [row] = await shown();
    expect(row).toMatchObject({ storeName: "南门店", unitPriceFen: "300", stock: 0, productStatus: "off" });
    const { storeProductId } = row!;
    const set = (unitPriceFen: string, stock: number) =>
      codeOf(owner.try(storeProducts.update, { storeProductId, unitPriceFen, stock }));
    expect(await set("199", 5)).toBe("goods.purchaseAbovePrice");
    expect(await set("250", -1)).toBe("mall.storeStockOutOfRange");
    expect(await set("200", 5)).toBe("H0000");
    await owner.call(storeProducts.setShelf, { storeProductId, productStatus: "on" });
    expect(await shown()).toEqual([
      expect.objectContaining({ unitPriceFen: "200", costPriceFen: "200", stock: 5, productStatus: "on" }),
    ]);
    expect(await codeOf(stranger.try(storeProducts.remove, { storeProductId }))).toBe("record.unknown");
    await owner.call(physicalStores.remove, { physicalStoreId });
    expect(await shown()).toEqual([]);
  });
});

describe("notices of the mall", () => {
  it("MALL-01 FORM-02 are published at once or from their time on, and changed only while nobody reads them", async () => {
    const text = { noticeTitle: "放假", noticeContent: "国庆休息" };
    expect(await codeOf(owner.try(mallNotices.create, { ...text, noticeContent: " " }))).toBe("field.required");
    const { mallNoticeId } = await owner.call(mallNotices.create, text);
    const status = async () => (await owner.call(mallNotices.detail, { mallNoticeId })).publishStatus;
    expect(await status()).toBe("draft");
    expect(await codeOf(owner.try(mallNotices.withdraw, { mallNoticeId }))).toBe("state.notAllowed");
    await owner.call(mallNotices.publish, { mallNoticeId });
    expect((await owner.call(mallNotices.list, { publishStatus: "published" })).rows).toEqual([
      expect.objectContaining({ mallNoticeId, createdBy: "storeowner", publishTime: expect.any(String) }),
    ]);
    expect(await codeOf(owner.try(mallNotices.update, { mallNoticeId, ...text }))).toBe("mall.noticePublished");
    expect(await codeOf(owner.try(mallNotices.remove, { mallNoticeId }))).toBe("mall.noticePublished");
    expect(await codeOf(stranger.try(mallNotices.withdraw, { mallNoticeId }))).toBe("record.unknown");
    await owner.call(mallNotices.withdraw, { mallNoticeId });
    const publishTime = new Date(Date.now() + 3_600_000).toISOString();
    await owner.call(mallNotices.update, { mallNoticeId, ...text, publishTime });
    await owner.call(mallNotices.publish, { mallNoticeId });
    expect(await status()).toBe("scheduled");
    expect((await owner.call(mallNotices.list, { publishStatus: "published" })).total).toBe(0);
    await owner.call(mallNotices.withdraw, { mallNoticeId });
    await owner.call(mallNotices.remove, { mallNoticeId });
    expect((await owner.call(mallNotices.list, {})).total).toBe(0);
  });
});
