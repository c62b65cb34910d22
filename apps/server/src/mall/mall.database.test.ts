import { mallFigures } from "@yunshou/contract/insight/figures";
import { machines } from "@yunshou/contract/machines/machines";
import { banners } from "@yunshou/contract/mall/banners";
import { flashSales } from "@yunshou/contract/mall/flashSales";
import { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { mallOrders } from "@yunshou/contract/mall/orders";
import { mallProducts } from "@yunshou/contract/mall/products";
import { pickupPoints } from "@yunshou/contract/mall/pickupPoints";
import { pickupPointSearch } from "@yunshou/contract/mall/pickupPointSearch";
import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { mallShop, quickBuyShop, shopLogos } from "@yunshou/contract/mall/shops";
import { orders } from "@yunshou/contract/orders/orders";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginAs } from "../testing/bench/client.ts";
import { givenUser, testPassword } from "../testing/bench/people.ts";
import { createWorld } from "../testing/world/createWorld.ts";
import { png } from "../testing/world/rows.ts";
import type { World } from "../testing/world/world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;
const form = {
  shopName: "云店",
  servicePhone: "400-800-1234",
};
const ways = {
  deliveryWays: ["pickup", "delivery"] as ["pickup", "delivery"],
  deliveryFeeFen: "600",
  closeMinutes: 30,
};
const place = { shopAddress: "天河路1号", longitude: 113.3, latitude: 23.1 };

describe("a shop", () => {
  it("MALL-01 MALL-02 MALL-03 is saved, opened and closed, each kind by itself", async () => {
    const { admin } = world.sibling;
    await admin.call(mallShop.update, { ...form, ...place, serviceTags: [" 包邮 ", "包邮"] });
    await admin.call(quickBuyShop.update, { ...form, ...ways, shopName: "随手购" });
    await admin.call(mallShop.setOpen, { openStatus: "closed" });
    const mall = await admin.call(mallShop.own, {});
    expect(mall).toMatchObject({ ...form, ...place, serviceTags: ["包邮"] });
    expect(mall.shopNo).toMatch(/^S\d{6}$/);
    expect([mall.openStatus, (await admin.call(quickBuyShop.own, {})).openStatus]).toEqual(["closed", "open"]);
  });

  it("MALL-05 SYS-10 bears a logo that is a PNG or JPEG of at most 2 MB", async () => {
    const { admin } = world.sibling;
    const upload = (content: Uint8Array | string) => admin.sendBytes(shopLogos.upload.path, content);
    const sent = await upload(png);
    const { name: logo } = (sent.body as { data: { name: string } }).data;
    await admin.call(mallShop.update, { ...form, ...place, logo });
    expect((await admin.call(mallShop.own, {})).logo).toBe(logo);
    expect(await codeOf(upload("GIF89a") as never)).toBe("image.kind");
    expect(await codeOf(upload(Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)])) as never)).toBe("image.tooLarge");
    expect((await admin.call(mallShop.own, {})).logo).toBe(logo);
  });

  it("MALL-03 POINT-02 is refused without its position, and changes nothing", async () => {
    const { admin } = world.sibling;
    const before = await admin.call(mallShop.own, {});
    expect(await codeOf(admin.try(mallShop.update, { ...form, shopAddress: "路", longitude: 113.3 }))).toBe(
      "points.locationMissing",
    );
    expect(await codeOf(admin.try(mallShop.update, { ...form, ...place, servicePhone: "?" }))).toBe("field.notPhone");
    expect(await admin.call(mallShop.own, {})).toEqual(before);
  });
});

describe("products of the mall", () => {
  it("MALL-04 PRODUCT-08 are taken from the own catalogue once, and priced from their purchase price on", async () => {
    const { own, unrelated } = world;
    const { productId } = await own.machine();
    expect(await own.admin.call(mallProducts.add, { productIds: [productId] })).toEqual({ added: 1 });
    expect(await own.admin.call(mallProducts.add, { productIds: [productId] })).toEqual({ added: 0 });
    expect(await codeOf(own.admin.try(mallProducts.add, { productIds: [unrelated.rows.productId] }))).toBe(
      "mall.productUnknown",
    );
    const { rows } = await own.admin.call(mallProducts.list, { productStatus: "off" });
    const added = rows.find((row) => row.productId === productId)!;
    expect(added).toMatchObject({ stock: 0, reserved: 0, mallPriceFen: added.unitPriceFen });
    await own.write((tx) => tx.query("update product set purchase_fen = 300 where id = $1", [productId]));
    const { mallProductId } = added;
    const change = { mallProductId, mallPriceFen: "299", stock: 5, sortNo: 1 };
    expect(await codeOf(own.admin.try(mallProducts.update, change))).toBe("goods.purchaseAbovePrice");
    await own.admin.call(mallProducts.update, { ...change, mallPriceFen: "300" });
    await own.write((tx) => tx.query("update mall_product set reserved = 2 where id = $1", [mallProductId]));
    expect([
      await codeOf(own.admin.try(mallProducts.update, { ...change, mallPriceFen: "300", stock: 1 })),
      await codeOf(own.admin.try(mallProducts.remove, { mallProductId })),
    ]).toEqual(["mall.stockReserved", "mall.stockReserved"]);
  });

  it("MALL-04 cost more than in their flash sales and group purchases until those are over, and say what stands in the way", async () => {
    const { admin } = world.own;
    const deal = await world.own.groupBuyForm();
    const { mallProductId } = deal;
    const done = "H0000";
    await world.own.write((tx) =>
      tx.query("update product p set purchase_fen = null from mall_product g where g.id = $1 and p.id = g.product_id", [
        mallProductId,
      ]),
    );
    const { groupBuyId } = await admin.call(groupBuys.create, { ...deal, groupPriceFen: "300" });
    const atPrice = async (mallPriceFen: string) => {
      const { body } = await admin.try(mallProducts.update, { mallProductId, mallPriceFen, stock: 100, sortNo: 1 });
      return [body.code, body.msg];
    };
    const stored = async () =>
      (await admin.call(mallProducts.list, { pageSize: 200 })).rows.find((row) => row.mallProductId === mallProductId);
    // Nobody sees a draft, and it is looked at again when it starts.
    expect([(await atPrice("299"))[0], (await stored())?.dealPriceFen]).toEqual([done, null]);
    expect(await codeOf(admin.try(groupBuys.start, { groupBuyId }))).toBe("mall.dealPriceTooHigh");
    expect((await atPrice("500"))[0]).toBe(done);
    await admin.call(groupBuys.start, { groupBuyId });
    await admin.call(flashSales.create, { ...(await world.own.flashForm()), mallProductId, flashPriceFen: "350" });
    const [code, msg] = await atPrice("350");
    expect([code, (await stored())?.dealPriceFen]).toEqual(["mall.priceBelowDeal", "350"]);
    expect(msg).toContain("¥3.50");
    expect((await atPrice("351"))[0]).toBe(done);
    await world.own.write((tx) =>
      tx.query("update mall_flash_sale set state = 'stopped' where mall_product_id = $1", [mallProductId]),
    );
    expect([(await atPrice("301"))[0], (await atPrice("300"))[0]]).toEqual([done, "mall.priceBelowDeal"]);
    // A group that gathers keeps its price when its purchase is stopped.
    await world.own.groupOf(groupBuyId);
    await admin.call(groupBuys.stop, { groupBuyId });
    expect((await atPrice("300"))[0]).toBe("mall.priceBelowDeal");
    await world.own.write((tx) =>
      tx.query("update mall_buying_group set state = 'failed', ended_at = now() where group_buy_id = $1", [groupBuyId]),
    );
    expect((await atPrice("300"))[0]).toBe(done);
  });
});

describe("freight templates", () => {
  it("MALL-04 FORM-02 are used one at a time, and not deleted while they are", async () => {
    const { admin } = world.sibling;
    const rule = {
      provinces: [],
      firstUnits: 1,
      firstFeeFen: "600",
      nextUnits: 1,
      nextFeeFen: "100",
      freeFromFen: null,
    };
    const template = { measure: "piece" as const, rules: [rule] };
    const [one, other] = [
      await admin.call(freightTemplates.create, { ...template, templateName: "按件" }),
      await admin.call(freightTemplates.create, { ...template, templateName: "按件二" }),
    ];
    await Promise.all([one, other].map((which) => admin.call(freightTemplates.setInUse, { ...which, inUse: true })));
    const used = async () =>
      (await admin.call(freightTemplates.list, { templateName: "按件" })).rows.filter(({ inUse }) => inUse);
    const [last, ...more] = await used();
    expect(more).toEqual([]);
    expect(await codeOf(admin.try(freightTemplates.remove, last!))).toBe("mall.freightInUse");
    await admin.call(freightTemplates.setInUse, { freightTemplateId: last!.freightTemplateId, inUse: false });
    expect(await used()).toEqual([]);
    const bad = { ...template, ...one, templateName: "坏", rules: [{ ...rule, firstUnits: 0 }] };
    const { body } = await admin.try(freightTemplates.update, bad);
    expect(body).toMatchObject({ code: "mall.freightUnits", data: { field: "firstUnits" } });
    expect((await admin.call(freightTemplates.list, { templateName: "坏" })).rows).toEqual([]);
  });
});

describe("banners", () => {
  it("MALL-04 stand at the head of the shop in their order and on their days, and lead to its own products alone", async () => {
    const { own, unrelated } = world;
    const { shopNo } = await own.admin.call(mallShop.own, {});
    const shown = async () =>
      (await own.admin.call(shopFronts.shop, { shopNo: shopNo! })).banners.map(({ bannerTitle }) => bannerTitle);
    const add = async (bannerTitle: string, more: object) =>
      own.admin.try(banners.create, { ...(await own.bannerForm()), bannerTitle, ...more });
    await add("第二", { sortNo: 3 });
    await add("第一", { sortNo: 2, bannerLink: "product", productId: own.rows.productId });
    await add("过期", { showTo: "2020-01-02" });
    expect((await shown()).slice(-2)).toEqual(["第一", "第二"]);
    const { rows } = await own.admin.call(banners.list, { bannerTitle: "第一" });
    await own.admin.call(banners.setEnabled, { bannerId: rows[0]!.bannerId, enabled: false });
    expect(await shown()).not.toContain("第一");
    expect(await codeOf(add("别人", { bannerLink: "product", productId: unrelated.rows.productId }))).toBe(
      "mall.productUnknown",
    );
    expect(await codeOf(add("没有", { bannerLink: "category", category: "没有的分类" }))).toBe("mall.categoryUnknown");
  });
});

describe("buyers and pieces", () => {
  it("MALL-04 a figure opens exactly the orders that it counted, and nobody else's", async () => {
    const { own, unrelated } = world;
    const { mallBuyerId, mallOrderNo } = own.rows;
    // Three draws of a coupon, two of which won.
    await own.write((tx) =>
      tx.query(
        `with b as (insert into discount_batch (top_id, merchant_id, kind, name, usage, code_type, amount_fen, full_fen, total, valid_days, win_rate)
             values ($1, $2, 'coupon', 'x', 'mall', 'lottery', 300, 1000, 9, 7, 5000) returning id),
           c as (insert into discount_code (top_id, merchant_id, batch_id, code_sealed, code_index, valid_from, valid_to, max_uses)
             select $1, $2, b.id, ''::bytea, n::text::bytea, now(), now(), 1 from b, generate_series(1, 2) n returning id),
           n as (select id, row_number() over ()::int as place from (select id from c union all select null) x)
         insert into coupon_draw (top_id, merchant_id, batch_id, draw_no, draw_key, win_rate, drawn_number, code_id, buyer_id, drawn_at)
         select $1, $2, b.id, n.place, n.place::text, 5000, case when n.id is null then 9999 else 1 end, n.id, $3, now() from b, n`,
        [own.topId, own.merchantId, mallBuyerId],
      ),
    );
    const buyer = (await own.admin.call(mallBuyers.list, {})).rows.find((row) => row.mallBuyerId === mallBuyerId)!;
    const { rows: paid } = await own.admin.call(mallBuyers.orders, { mallBuyerId });
    expect(paid.map(({ orderNo }) => orderNo)).toEqual([mallOrderNo]);
    expect(buyer).toMatchObject({
      orderCount: 1,
      paidAmountFen: paid[0]!.paidAmountFen,
      refundAmountFen: "0",
      couponCount: 2,
    });
    expect(buyer.phone).toMatch(/^1\d{2}\*{4}\d{4}$/);
    expect((await own.admin.call(mallBuyers.list, { phone: "13800000000" })).rows).toEqual([]);
    const [ordered] = await own.write((tx) =>
      tx.query<{ id: string }>("select mall_product_id as id from mall_order where id = $1", [mallOrderNo]),
    );
    const { rows: levels } = await own.admin.call(mallStockLevels.list, { stockPlace: "mall", pageSize: 200 });
    const level = levels.find(({ stockLevelId }) => stockLevelId === ordered!.id)!;
    expect([level.free, level.reserved > 0]).toEqual([level.stock - level.reserved, true]);
    const which = { mallProductId: level.stockLevelId };
    const { rows: holding } = await own.admin.call(mallStockLevels.orders, which);
    expect(holding.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(level.reserved);
    expect((await own.admin.call(mallStockLevels.list, { stockPlace: "store" })).rows.length).toBeGreaterThan(0);
    expect((await unrelated.admin.call(mallBuyers.orders, { mallBuyerId })).rows).toEqual([]);
    expect((await unrelated.admin.call(mallStockLevels.orders, which)).rows).toEqual([]);
  });
});

describe("pickup points", () => {
  it("MALL-04 POINT-02 LANE-07 are marked, named once, and machines only with a lane for pickup only", async () => {
    const { own } = world;
    const { machineId } = await own.machine();
    const point = { pickupPoint: "南门", pointAddress: "南门1号", longitude: 113.3, latitude: 23.1 };
    const phone = { contactName: "王", contactPhone: "13900001111" };
    const { pickupPointId } = await own.admin.call(pickupPoints.create, { ...point, ...phone });
    expect([
      await codeOf(own.admin.try(pickupPoints.create, point)),
      await codeOf(own.admin.try(pickupPoints.create, { ...point, pickupPoint: "北门", longitude: null })),
      await codeOf(own.admin.try(pickupPoints.create, { ...point, pickupPoint: "机器", machineId })),
      await codeOf(
        own.admin.try(pickupPoints.create, {
          ...point,
          pickupPoint: "机器",
          machineId: world.unrelated.rows.machineId,
        }),
      ),
    ]).toEqual(["mall.pickupPointTaken", "points.locationMissing", "mall.noPickupLane", "machines.unknown"]);
    await own.write((tx) => tx.query("update lane set status = 'pickupOnly' where machine_id = $1", [machineId]));
    await own.admin.call(pickupPoints.create, { ...point, pickupPoint: "机器", machineId });
    const { rows } = await own.admin.call(pickupPoints.list, { pickupPoint: "南门" });
    expect(rows.map((row) => row.contactPhone)).toEqual(["139****1111"]);
    expect(await own.admin.call(pickupPoints.detail, { pickupPointId })).toMatchObject(phone);
  });

  it("M9 MALL-04 are found by name, address, pinyin and id, by a new name no longer by the old one, and by nobody else", async () => {
    const { own, unrelated } = world;
    const found = async (asked: object, by = own.admin) =>
      (await by.call(pickupPointSearch.points, asked)).rows.map(({ name, detail, state }) => [name, detail, state]);
    const form = { pickupPoint: "虹桥服务台", pointAddress: "申长路688号", longitude: 113.3, latitude: 23.1 };
    const { pickupPointId } = await own.admin.call(pickupPoints.create, form);
    const point = ["虹桥服务台", "申长路688号", "inUse"];
    for (const text of ["虹桥", "hqfwt", "hongqiao", "申长路688"])
      expect([text, await found({ text })]).toEqual([text, [point]]);
    expect(await found({ ids: [pickupPointId] })).toEqual([point]);
    expect(await found({ text: "虹桥" }, unrelated.admin)).toEqual([]);
    expect(await found({ ids: [pickupPointId] }, unrelated.admin)).toEqual([]);
    await own.admin.call(pickupPoints.update, { ...form, pickupPointId, pickupPoint: "花园柜台" });
    await own.admin.call(pickupPoints.setOpen, { pickupPointId, openStatus: "closed" });
    expect([await found({ text: "hqfwt" }), await found({ text: "hygt" })]).toEqual([
      [],
      [["花园柜台", "申长路688号", "outOfUse"]],
    ]);
    expect(await found({ text: "hygt", usable: true })).toEqual([]);
  });

  it("MALL-04 LANE-07 keep their machine or counter while orders wait there", async () => {
    const { own } = world;
    const { machineId } = await own.machine();
    await own.write((tx) => tx.query("update lane set status = 'pickupOnly' where machine_id = $1", [machineId]));
    const orderNo = await own.mallOrder("mall", { way: "pickup" });
    const [{ pickupPointId }] = (await own.write((tx) =>
      tx.query('select pickup_point_id as "pickupPointId" from mall_order where id = $1', [orderNo]),
    )) as [{ pickupPointId: string }];
    const { pickupPoint, pointAddress, longitude, latitude } = await own.admin.call(pickupPoints.detail, {
      pickupPointId,
    });
    const form = { pickupPointId, pickupPoint, pointAddress, longitude, latitude };
    const { body } = await own.admin.try(pickupPoints.update, { ...form, machineId });
    expect(body).toMatchObject({ code: "mall.pickupPointKeepsMachine", data: { field: "machineId" } });
    await own.admin.call(pickupPoints.update, { ...form, pointAddress: "西门2号" });
    await own.admin.call(mallOrders.handOver, { orderNo, pickupCode: await own.mallPickupCode(orderNo) });
    const open = (await own.write((tx) =>
      tx.query("select id from mall_order where pickup_point_id = $1 and hold = 'reserved'", [pickupPointId]),
    )) as { id: string }[];
    for (const { id } of open)
      await own.admin.call(mallOrders.handOver, { orderNo: id, pickupCode: await own.mallPickupCode(id) });
    await own.admin.call(pickupPoints.update, { ...form, machineId });
    await own.admin.call(pickupPoints.update, form);
  });

  it("S1 STAT-06 tell their sales and orders to nobody else", async () => {
    const { own, unrelated } = world;
    const today = businessDay(new Date(), "Asia/Shanghai");
    const days = { fromDay: addDays(today, -1), toDay: today };
    const orderNo = await own.mallOrder("mall", { way: "pickup" });
    await own.admin.call(mallOrders.handOver, { orderNo, pickupCode: await own.mallPickupCode(orderNo) });
    const [{ pickupPointId }] = (await own.write((tx) =>
      tx.query('select pickup_point_id as "pickupPointId" from mall_order where id = $1', [orderNo]),
    )) as [{ pickupPointId: string }];
    const seenBy = async ({ admin }: Pick<typeof own, "admin">) => {
      const { rows, period } = await admin.call(mallFigures.read, { ...days, groupBy: "pickupPoint", pickupPointId });
      const list = await admin.call(orders.list, { ...days, pickupPointId });
      return [rows.map(({ key }) => key), period.total.orderCount, list.rows.map((row) => row.orderNo)];
    };
    expect(await seenBy(own)).toEqual([[pickupPointId], 1, [orderNo]]);
    expect(await seenBy(unrelated)).toEqual([[], 0, []]);
  });

  it("PERM-11 show an ordinary user the machines that he is authorised to, and leave counters to those who see all", async () => {
    const { own } = world;
    const { machineId } = await own.machine();
    await own.write((tx) => tx.query("update lane set status = 'pickupOnly' where machine_id = $1", [machineId]));
    const point = { pointAddress: "东门1号", longitude: 113.3, latitude: 23.1 };
    await own.admin.call(pickupPoints.create, { ...point, pickupPoint: "东门柜台" });
    const { pickupPointId } = await own.admin.call(pickupPoints.create, {
      ...point,
      pickupPoint: "东门机器",
      machineId,
    });
    const { userId } = await givenUser(
      own.server,
      { topId: own.topId, merchantId: own.merchantId, merchantNo: "" },
      {
        account: "pointhelper",
        level: "2",
        roles: ["merchantAdmin"],
      },
    );
    const helper = await loginAs(own.server, "pointhelper", testPassword);
    const seen = async () =>
      (await helper.call(pickupPoints.list, { pickupPoint: "东门" })).rows.map((row) => row.pickupPoint).sort();
    expect(await seen()).toEqual([]);
    expect(await codeOf(helper.try(pickupPoints.remove, { pickupPointId }))).toBe("mall.pickupPointUnknown");
    await own.admin.call(machines.authorise, { machineIds: [machineId], userIds: [userId], granted: true });
    own.server.forgetSessions();
    expect(await seen()).toEqual(["东门机器"]);
    const counter = { ...point, pickupPoint: "东门新柜台" };
    for (const answer of [
      await helper.try(pickupPoints.create, counter),
      await helper.try(pickupPoints.update, { ...counter, pickupPointId }),
    ])
      expect(answer.body).toMatchObject({ code: "field.required", data: { field: "machineId" } });
    const { rows } = await helper.call(pickupPointSearch.points, { text: "东门" });
    expect(rows.map(({ name }) => name)).toEqual(["东门机器"]);
  });
});
