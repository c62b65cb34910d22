import type { Tenant } from "../tenant.ts";
import { type Cases, freshMachine, range } from "./case.ts";

const shop = (home: Tenant) => ({
  shopName: home.canary,
  servicePhone: "400-800-1234",
});
const ways = { deliveryWays: ["pickup"], deliveryFeeFen: "0", closeMinutes: 30 };

const point = (home: Tenant) => ({
  pickupPoint: home.name("提货点"),
  pointAddress: home.canary,
  longitude: 113,
  latitude: 23,
});

/** Inputs of the calls of the mall. */
export const mallCases: Cases = {
  "mallShop.update": (home) => ({ ...shop(home), shopAddress: home.canary, longitude: 113, latitude: 23 }),
  "mallShop.setOpen": () => ({ openStatus: "closed" }),
  "quickBuyShop.update": (home) => ({ ...shop(home), ...ways }),
  "mallSettings.save": () => ({ settings: [{ settingName: "pickupDays", settingValue: "7" }] }),
  "mallCategories.create": (home) => home.categoryForm(),
  "mallCategories.update": async (home) => ({ mallCategoryId: await home.mallCategory(), ...home.categoryForm() }),
  "mallCategories.move": async (home) => ({
    mallCategoryId: await home.mallCategory(),
    parentId: null,
    beforeId: null,
  }),
  "mallCategories.assign": async (home) => ({
    mallProductIds: [await home.mallProduct()],
    mallCategoryId: await home.mallCategory(),
  }),
  "mallCategories.remove": async (home) => ({ mallCategoryId: await home.mallCategory() }),
  "mallStockLevels.correct": async (home) => ({
    stockPlace: "mall",
    stockLevelId: await home.mallProduct(),
    stock: 7,
    stockReason: "counted",
    note: home.canary,
  }),
  "quickBuyShop.setOpen": () => ({ openStatus: "closed" }),
  "mallProducts.add": async (home) => ({ productIds: [(await freshMachine(home)).productId] }),
  "mallProducts.update": async (home) => ({
    mallProductId: await home.mallProduct(),
    mallPriceFen: "700",
    stock: 7,
    sortNo: 7,
  }),
  "mallProducts.setShelf": async (home) => ({ mallProductIds: [await home.mallProduct()], productStatus: "off" }),
  "mallProducts.remove": async (home) => ({ mallProductId: await home.mallProduct() }),
  "pickupPoints.create": point,
  "pickupPoints.update": async (home) => ({ ...point(home), pickupPointId: await home.pickupPoint() }),
  "pickupPoints.setOpen": async (home) => ({ pickupPointId: await home.pickupPoint(), openStatus: "closed" }),
  "pickupPoints.remove": async (home) => ({ pickupPointId: await home.pickupPoint() }),
  "groupCodes.create": (home) => home.groupCodeForm(),
  "groupCodes.update": async (home) => ({ groupCodeId: await home.groupCode(), ...(await home.groupCodeForm()) }),
  "groupCodes.setEnabled": async (home) => ({ groupCodeId: await home.groupCode(), enabled: false }),
  "groupCodes.remove": async (home) => ({ groupCodeId: await home.groupCode() }),
  "businessDomains.create": (home) => home.domainForm(),
  "businessDomains.update": async (home) => ({
    businessDomainId: await home.businessDomain(),
    ...home.domainForm(),
  }),
  "businessDomains.setFile": async (home) => ({
    businessDomainId: await home.businessDomain(),
    verifyFile: home.domainForm().verifyFile,
  }),
  "businessDomains.setEnabled": async (home) => ({ businessDomainId: await home.businessDomain(), enabled: false }),
  "businessDomains.remove": async (home) => ({ businessDomainId: await home.businessDomain() }),
  "mallNotices.create": (home) => home.noticeForm(),
  "mallNotices.update": async (home) => ({ mallNoticeId: await home.notice(), ...home.noticeForm() }),
  "mallNotices.publish": async (home) => ({ mallNoticeId: await home.notice() }),
  "mallNotices.withdraw": async (home) => ({ mallNoticeId: await home.notice({ isPublished: true }) }),
  "mallNotices.remove": async (home) => ({ mallNoticeId: await home.notice() }),
  "banners.create": async (home) => ({
    ...(await home.bannerForm()),
    bannerLink: "product",
    productId: home.rows.productId,
  }),
  "banners.update": async (home) => ({
    bannerId: await home.banner(),
    ...(await home.bannerForm()),
    bannerLink: "product",
    productId: home.rows.productId,
  }),
  "banners.setEnabled": async (home) => ({ bannerId: await home.banner(), enabled: false }),
  "banners.remove": async (home) => ({ bannerId: await home.banner() }),
  "freightTemplates.create": (home) => home.freightForm(),
  "freightTemplates.update": async (home) => ({
    freightTemplateId: await home.freightTemplate(),
    ...home.freightForm(),
  }),
  "freightTemplates.setInUse": async (home) => ({ freightTemplateId: await home.freightTemplate(), inUse: false }),
  "freightTemplates.remove": async (home) => ({ freightTemplateId: await home.freightTemplate() }),
  "physicalStores.create": (home) => home.storeForm(),
  "physicalStores.update": async (home) => ({ physicalStoreId: await home.store(), ...home.storeForm() }),
  "physicalStores.setOpen": async (home) => ({ physicalStoreId: await home.store(), openStatus: "closed" }),
  "physicalStores.remove": async (home) => ({ physicalStoreId: await home.store() }),
  "storeProducts.add": async (home) => ({
    physicalStoreId: await home.store(),
    productIds: [home.rows.productId],
  }),
  "storeProducts.update": async (home) => ({
    storeProductId: await home.storeProduct(home.rows.productId),
    unitPriceFen: "90000",
    stock: 7,
  }),
  "storeProducts.setShelf": async (home) => ({
    storeProductId: await home.storeProduct(home.rows.productId),
    productStatus: "on",
  }),
  "storeProducts.remove": async (home) => ({ storeProductId: await home.storeProduct(home.rows.productId) }),
  "mallOrders.list": range,
  "mallOrders.export": range,
  "mallOrders.deliver": async (home) => ({ orderNos: [await home.mallOrder("mall")] }),
  "mallOrders.handOver": async (home) => {
    const orderNo = await home.mallOrder("mall", { way: "pickup" });
    return { orderNo, pickupCode: await home.mallPickupCode(orderNo) };
  },
  "mallOrders.complete": async (home) => ({ orderNo: await home.mallOrder("mall", { state: "delivering" }) }),
  "mallOrders.refund": async (home) => ({ orderNo: await home.mallOrder("mall") }),
  "mallOrders.close": async (home) => ({ orderNo: await home.mallOrder("mall", { state: "toPay" }) }),
  "mallAfterSales.approve": async (home) => ({ afterSaleId: await home.afterSale(), refundAmountFen: "100" }),
  "mallAfterSales.agree": async (home) => ({
    afterSaleId: await home.afterSale(undefined, "asked"),
    note: home.canary,
  }),
  "mallAfterSales.receive": async (home) => ({
    afterSaleId: await home.afterSale(undefined, "returning"),
    refundAmountFen: "100",
    pieces: 1,
  }),
  "mallAfterSales.reject": async (home) => ({ afterSaleId: await home.afterSale(), note: home.canary }),
  "flashSales.create": (home) => home.flashForm(),
  "flashSales.update": async (home) => ({ flashSaleId: await home.flashSale(), ...(await home.flashForm()) }),
  "flashSales.stop": async (home) => ({ flashSaleId: await home.flashSale() }),
  "flashSales.remove": async (home) => ({ flashSaleId: await home.flashSale() }),
  "groupBuys.create": (home) => home.groupBuyForm(),
  "groupBuys.update": async (home) => ({ groupBuyId: await home.groupBuy(), ...(await home.groupBuyForm()) }),
  "groupBuys.start": async (home) => ({ groupBuyId: await home.groupBuy() }),
  "groupBuys.stop": async (home) => ({ groupBuyId: await home.groupBuy({ isStarted: true }) }),
  "groupBuys.remove": async (home) => ({ groupBuyId: await home.groupBuy() }),
  "mallReviews.reply": async (home) => ({ reviewId: await home.review(), reply: home.canary }),
  "mallReviews.hide": async (home) => ({ reviewId: await home.review(), reason: home.canary }),
  "mallReviews.show": async (home) => ({ reviewId: await home.review({ isHidden: true }) }),
  "mallDeliveries.list": range,
  "mallDeliveries.assign": async (home) => ({
    orderNos: [await home.mallOrder()],
    courierId: home.rows.userId,
    deliveryRoute: home.canary,
  }),
  "mallDeliveries.complete": async (home) => ({ orderNo: await home.mallOrder("mall", { state: "delivering" }) }),
  "mallDeliveries.slips": async (home) => ({ orderNos: [await home.mallOrder()] }),
  "mallPreorders.list": range,
  "mallPreorders.totals": range,
  "mallPreorders.sheet": range,
  "mallPreorders.export": range,
  "mallPreorders.orders": (home) => ({ productId: home.rows.productId, statDate: range().toDay }),
  "quickBuyOrders.list": range,
  "quickBuyOrders.export": range,
  "quickBuyOrders.deliver": async (home) => ({ orderNos: [await home.mallOrder("quickBuy")] }),
  "quickBuyOrders.handOver": async (home) => {
    const orderNo = await home.mallOrder("quickBuy", { way: "pickup" });
    return { orderNo, pickupCode: await home.mallPickupCode(orderNo) };
  },
  "quickBuyOrders.complete": async (home) => ({ orderNo: await home.mallOrder("quickBuy", { state: "delivering" }) }),
  "quickBuyOrders.refund": async (home) => ({ orderNo: await home.mallOrder("quickBuy") }),
  "quickBuyOrders.close": async (home) => ({ orderNo: await home.mallOrder("quickBuy", { state: "toPay" }) }),
};
