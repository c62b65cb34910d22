import { randomBytes } from "node:crypto";
import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { flashSales } from "@yunshou/contract/mall/flashSales";
import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import { groupCodePictures, groupCodes } from "@yunshou/contract/mall/groupCodes";
import { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { mallNotices } from "@yunshou/contract/mall/notices";
import { physicalStores, storeProducts } from "@yunshou/contract/mall/physicalStores";
import { bannerPictures, banners } from "@yunshou/contract/mall/banners";
import { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { type DeliveryWay, type ShopKind, shopKinds } from "@yunshou/domain";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { openBook, writeBook } from "../../orders/book/book.ts";
import { receivePayment } from "../../orders/selling/paying.ts";
import { openReceiver } from "../../mall/orders/receiver.ts";
import { saveFulfilment } from "../../mall/orders/orders.queries.ts";
import { buyerPhoneIndex, sealBuyerPhone } from "../../mall/shopFront/buyerPhone.ts";
import { placeOrder } from "../../mall/shopFront/place.ts";
import { shopByNumber } from "../../mall/shopFront/shopFronts.queries.ts";
import { isRefusal } from "../../platform/refused.ts";
import { pickupPointContext } from "../../mall/pickupPoints.ts";
import { openMallStock } from "../../stock/mallMovements.queries.ts";
import { newPhone, nextSerial, png, type Rows } from "./rows.ts";
import { TenantCodes } from "./tenantCodes.ts";

/** Makes the mall of a merchant. */
export class TenantMall extends TenantCodes {
  /** A product in the mall, on its shelf and without orders. */
  async mallProduct(productId?: string): Promise<string> {
    const mallProductId = await this.id(
      `insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) values ($1, $2, $3, 500, 100, true)
       on conflict (merchant_id, product_id, top_id) do update set price_fen = mall_product.price_fen + 1`,
      [this.topId, this.merchantId, productId ?? (await this.machine()).productId],
    );
    await this.write((tx) => openMallStock(tx, this));
    return mallProductId;
  }

  async pickupPoint(): Promise<string> {
    const columns = "top_id, merchant_id, name, address, longitude, latitude, contact";
    const pickupPointId = await this.id(
      `insert into mall_pickup_point (${columns}) values ($1, $2, $3, $4, 113, 23, $4)`,
      [this.topId, this.merchantId, this.name("提货点"), this.canary],
    );
    const sealed = this.server.context.secrets.seal(Buffer.from(newPhone()), pickupPointContext(pickupPointId));
    await this.write((tx) =>
      tx.query("update mall_pickup_point set phone_sealed = $2 where id = $1", [pickupPointId, sealed]),
    );
    return pickupPointId;
  }

  /** An order of today, paid unless `state` says that nobody has; one under way is with its courier. */
  async mallOrder(
    kind: ShopKind = "mall",
    {
      state = "paid",
      way = "delivery",
    }: { readonly state?: "toPay" | "paid" | "delivering"; readonly way?: DeliveryWay } = {},
    mallProductId?: string,
  ): Promise<string> {
    const { secrets } = this.server.context;
    const product = mallProductId ?? (await this.mallProduct());
    const point = way === "pickup" ? await this.pickupPoint() : null;
    const now = new Date();
    return this.write(async (tx) => {
      const [{ shopNo } = { shopNo: "" }] = await tx.query<{ shopNo: string }>(
        'select shop_no as "shopNo" from shop where merchant_id = $1 and kind = $2',
        [this.merchantId, kind],
      );
      const shop = await shopByNumber(tx, shopNo);
      if (shop === undefined) throw new Error("The merchant has no shop.");
      const providers = { forPayment: () => ({ name: "demo" }) as never, named: () => undefined };
      const placed = await placeOrder(
        tx,
        { secrets, providers, now, guesserId: "1" },
        { ...shop, openStatus: "open", deliveryWays: [way] },
        {
          token: randomBytes(18).toString("base64url"),
          mallProductId: product,
          flashSaleId: null,
          quantity: 1,
          deliveryWay: way,
          pickupPointId: point,
          buyerName: this.canary,
          receiver: this.canary,
          receiverPhone: newPhone(),
          address: this.canary,
          couponCode: "",
          payMethod: "wechat",
        },
      );
      if (isRefusal(placed)) throw new Error(placed.code);
      const { orderNo, amountFen } = placed;
      if (state === "toPay") return orderNo;
      const book = openBook(now);
      const order = (await lockOrders(tx, [{ topId: this.topId, orderId: orderNo }])).get(orderNo)!;
      const fact = { tradeNo: this.name("T"), amountFen: BigInt(amountFen), paidAt: now };
      await receivePayment(tx, book, order, fact);
      await writeBook(tx, book);
      if (state === "delivering") await saveFulfilment(tx, order, "delivering");
      return orderNo;
    });
  }

  /** What the buyer of an order shows at its pickup point. */
  async mallPickupCode(orderNo: string): Promise<string> {
    const [row] = await this.write((tx) =>
      tx.query<{ sealed: Buffer }>("select receiver_sealed as sealed from mall_order where id = $1", [orderNo]),
    );
    return openReceiver(this.server.context.secrets, orderNo, row!.sealed).pickupCode;
  }

  /** What the buyer of an order asks back of it; without an order, of one of its own. */
  async afterSale(orderNo?: string): Promise<string> {
    const columns = "top_id, merchant_id, order_id, reason, content, amount_fen";
    return this.id(`insert into mall_after_sale (${columns}) values ($1, $2, $3, 'damaged', $4, 100)`, [
      this.topId,
      this.merchantId,
      orderNo ?? (await this.mallOrder()),
      this.canary,
    ]);
  }

  /** What a form of a flash sale says; each is about a product of its own. */
  async flashForm() {
    return {
      mallProductId: await this.mallProduct(),
      flashPriceFen: "100",
      pieces: 5,
      perBuyer: 2,
      startsAt: "2099-01-01T00:00:00Z",
      endsAt: "2099-01-02T00:00:00Z",
    };
  }

  async flashSale(): Promise<string> {
    return (await this.admin.call(flashSales.create, await this.flashForm())).flashSaleId;
  }

  /** What a form of a group purchase says; each is about a product of its own. */
  async groupBuyForm() {
    const { mallProductId, startsAt, endsAt } = await this.flashForm();
    return { mallProductId, groupPriceFen: "100", size: 2, hours: 24, pieces: 5, perBuyer: 2, startsAt, endsAt };
  }

  async groupBuy({ isStarted = false } = {}): Promise<string> {
    const { groupBuyId } = await this.admin.call(groupBuys.create, await this.groupBuyForm());
    if (isStarted) await this.admin.call(groupBuys.start, { groupBuyId });
    return groupBuyId;
  }

  /** A group of a purchase in which one order holds a place and is paid. */
  async groupOf(groupBuyId: string): Promise<string> {
    const buyingGroupId = await this.id(
      `insert into mall_buying_group (top_id, merchant_id, group_buy_id, size, taken, paid, opened_at, ends_at)
       values ($1, $2, $3, 2, 1, 1, now(), now() + interval '1 day')`,
      [this.topId, this.merchantId, groupBuyId],
    );
    const orderNo = await this.mallOrder();
    await this.write(async (tx) => {
      await tx.query("update mall_group_buy set taken = 1 where id = $1", [groupBuyId]);
      await tx.query(
        "update mall_order set group_buy_id = $2, buying_group_id = $3, group_paid = true, fulfilment = 'toGather' where id = $1",
        [orderNo, groupBuyId, buyingGroupId],
      );
    });
    return buyingGroupId;
  }

  /** An account whose order it is. */
  async buyerOf(orderNo: string): Promise<string> {
    const { secrets } = this.server.context;
    const phone = newPhone();
    const mallBuyerId = await this.id(
      "insert into mall_buyer (top_id, merchant_id, phone_sealed, phone_index) values ($1, $2, '', $3)",
      [this.topId, this.merchantId, buyerPhoneIndex(secrets, phone)],
    );
    await this.write(async (tx) => {
      const sealed = sealBuyerPhone(secrets, mallBuyerId, phone);
      await tx.query("update mall_buyer set phone_sealed = $2 where id = $1", [mallBuyerId, sealed]);
      await tx.query("update mall_order set buyer_id = $2 where id = $1", [orderNo, mallBuyerId]);
    });
    return mallBuyerId;
  }

  /** What a form of a banner says; each shows a picture of its own. */
  async bannerForm() {
    const { body } = await this.admin.sendBytes(bannerPictures.upload.path, png);
    const bannerImage = (body.data as { name: string }).name;
    const days = { showFrom: "2020-01-01", showTo: "2099-12-31" };
    return { bannerTitle: this.canary, bannerImage, bannerLink: "none" as const, sortNo: 1, ...days };
  }

  async banner(): Promise<string> {
    return (await this.admin.call(banners.create, await this.bannerForm())).bannerId;
  }

  /** What a form of a category says; each has a name of its own. */
  categoryForm() {
    return { categoryName: `${this.canary.slice(0, 8)}${nextSerial()}`, icon: null, shown: true };
  }

  async mallCategory(): Promise<string> {
    return (await this.admin.call(mallCategories.create, this.categoryForm())).mallCategoryId;
  }

  /** A category whose name tells whose it is, with a product and a corrected stock. */
  private async standingCategory(): Promise<string> {
    const { mallCategoryId } = await this.admin.call(mallCategories.create, {
      ...this.categoryForm(),
      categoryName: this.name(""),
    });
    const stockLevelId = await this.mallProduct();
    await this.admin.call(mallCategories.assign, { mallProductIds: [stockLevelId], mallCategoryId });
    const correction = { stockPlace: "mall", stockReason: "counted", note: this.canary } as const;
    await this.admin.call(mallStockLevels.correct, { ...correction, stockLevelId, stock: 99 });
    return mallCategoryId;
  }

  /** What a form of a freight template says. */
  freightForm() {
    const rule = {
      provinces: [],
      firstUnits: 1,
      firstFeeFen: "600",
      nextUnits: 1,
      nextFeeFen: "100",
      freeFromFen: null,
    };
    return { templateName: this.canary, measure: "piece" as const, rules: [rule] };
  }

  async freightTemplate(): Promise<string> {
    return (await this.admin.call(freightTemplates.create, this.freightForm())).freightTemplateId;
  }

  /** What a buyer said about an order of his own. */
  async review({
    isHidden = false,
    orderNo,
  }: { readonly isHidden?: boolean; readonly orderNo?: string } = {}): Promise<string> {
    const columns = "top_id, merchant_id, order_id, mall_product_id, buyer_name, stars, content, state, reason";
    return this.id(`insert into mall_review (${columns}) values ($1, $2, $3, $4, $5, 4, $5, $6, $7)`, [
      this.topId,
      this.merchantId,
      orderNo ?? (await this.mallOrder()),
      await this.mallProduct(),
      this.canary,
      isHidden ? "hidden" : "shown",
      isHidden ? this.canary : "",
    ]);
  }

  /** Both shops, of which a merchant has one each, which a second time gets another phone; a product and a counter. */
  async mall(
    productId: string,
    courierId: string,
  ): Promise<
    Pick<
      Rows,
      | "mallProductId"
      | "pickupPointId"
      | "mallOrderNo"
      | "groupBuyId"
      | "mallBuyerId"
      | "mallCategoryId"
      | "reviewId"
      | "freightTemplateId"
      | "bannerId"
      | "afterSaleId"
      | "quickBuyOrderNo"
    >
  > {
    const columns =
      "top_id, merchant_id, kind, name, service_phone, address, longitude, latitude, announcement, delivery_ways, delivery_fee_fen, close_minutes";
    for (const kind of shopKinds)
      await this.id(
        `insert into shop (${columns}) values ($1, $2, $3, $4, $5, $4, 113, 23, $4, case $3 when 'quickBuy' then '{delivery,pickup}'::text[] end,
           case $3 when 'quickBuy' then 0 end, case $3 when 'quickBuy' then 30 end)
         on conflict (merchant_id, kind, top_id) do update set service_phone = excluded.service_phone`,
        [this.topId, this.merchantId, kind, this.canary, `400-${nextSerial()}`],
      );
    const sold = await this.mallProduct();
    const mallOrderNo = await this.mallOrder("mall", {}, sold);
    await this.write((tx) =>
      tx.query("update mall_order set courier_id = $2, courier = $3 where id = $1", [
        mallOrderNo,
        courierId,
        this.canary,
      ]),
    );
    const groupBuyId = await this.groupBuy();
    await this.groupOf(groupBuyId);
    return {
      groupBuyId,
      mallProductId: await this.mallProduct(productId),
      pickupPointId: await this.pickupPoint(),
      mallOrderNo,
      mallBuyerId: await this.buyerOf(mallOrderNo),
      mallCategoryId: await this.standingCategory(),
      freightTemplateId: await this.freightTemplate(),
      bannerId: await this.banner(),
      reviewId: await this.review({ orderNo: mallOrderNo }),
      afterSaleId: await this.afterSale(mallOrderNo),
      quickBuyOrderNo: await this.mallOrder("quickBuy", {}, sold),
    };
  }

  /** What a form of a notice says. */
  noticeForm() {
    return { noticeTitle: this.canary, noticeContent: this.canary };
  }

  async notice({ isPublished = false } = {}): Promise<string> {
    const { mallNoticeId } = await this.admin.call(mallNotices.create, this.noticeForm());
    if (isPublished) await this.admin.call(mallNotices.publish, { mallNoticeId });
    return mallNoticeId;
  }

  /** What a form of a physical store says; each has a name of its own. */
  storeForm() {
    return {
      storeName: `${this.canary} ${nextSerial()}`,
      contactName: this.canary,
      contactPhone: newPhone(),
      storeAddress: this.canary,
      longitude: 113,
      latitude: 23,
    };
  }

  async store(): Promise<string> {
    return (await this.admin.call(physicalStores.create, this.storeForm())).physicalStoreId;
  }

  /** A product of a store, in a store of its own. */
  async storeProduct(productId: string, physicalStoreId?: string): Promise<string> {
    const at = physicalStoreId ?? (await this.store());
    await this.admin.call(storeProducts.add, { physicalStoreId: at, productIds: [productId] });
    return (await this.admin.call(storeProducts.list, { physicalStoreId: at })).rows[0]!.storeProductId;
  }

  /** What a form of a group code says; each shows a picture of its own. */
  async groupCodeForm() {
    const { body } = await this.admin.sendBytes(groupCodePictures.upload.path, png);
    return { qrName: this.canary, qrImage: (body.data as { name: string }).name, validTo: "2099-12-31" };
  }

  /** In the mall, unless it hangs at a machine. */
  async groupCode(machineId: string | null = null): Promise<string> {
    return (await this.admin.call(groupCodes.create, { ...(await this.groupCodeForm()), machineId })).groupCodeId;
  }

  /** What a form of a business domain says; each has a name of its own, and the merchant's word in its file. */
  domainForm() {
    const verifyFile = { fileName: `MP_verify_${nextSerial()}.txt`, content: "5f2b7d0c9a1e4c33" };
    return { domainName: `shop${nextSerial()}.example.com`, verifyFile };
  }

  async businessDomain(): Promise<string> {
    return (await this.admin.call(businessDomains.create, this.domainForm())).businessDomainId;
  }

  async mallRows({
    machineId,
    productId,
  }: {
    readonly machineId: string;
    readonly productId: string;
  }): Promise<
    Pick<
      Rows,
      "flashSaleId" | "mallNoticeId" | "physicalStoreId" | "storeProductId" | "groupCodeId" | "businessDomainId"
    >
  > {
    const physicalStoreId = await this.store();
    return {
      flashSaleId: await this.flashSale(),
      mallNoticeId: await this.notice(),
      groupCodeId: await this.groupCode(machineId),
      businessDomainId: await this.businessDomain(),
      physicalStoreId,
      storeProductId: await this.storeProduct(productId, physicalStoreId),
    };
  }
}
