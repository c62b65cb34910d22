import { physicalStores, storeProducts } from "@yunshou/contract/mall/physicalStores";
import { shopKinds } from "@yunshou/domain";
import { newPhone, nextSerial, type Rows } from "./rows.ts";
import { TenantMallWindow } from "./tenantMallWindow.ts";

/** Makes the mall of a merchant. */
export class TenantMall extends TenantMallWindow {
  /** What a form of a physical store says; each has a name of its own. */
  storeForm() {
    return {
      storeName: `${this.canary} ${nextSerial()}`,
      contactName: this.canary,
      contactPhone: newPhone(),
      storeAddress: this.canary,
      longitude: 113,
      latitude: 23,
      openingHours: { from: "08:00", to: "20:00" },
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
