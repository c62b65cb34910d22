import { randomBytes } from "node:crypto";
import type { DeliveryWay, ShopKind } from "@yunshou/domain";
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
import { newPhone } from "./rows.ts";
import { TenantCodes } from "./tenantCodes.ts";

/** Makes what a merchant sells in its mall, and orders of it. */
export class TenantMallOrders extends TenantCodes {
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

  /** What the buyer of an order asks back of it; without an order, of one of its own. Goods may be asked for, or on their way. */
  async afterSale(orderNo?: string, goods: "none" | "asked" | "returning" = "none"): Promise<string> {
    const columns = "top_id, merchant_id, order_id, kind, reason, content, amount_fen, state, decided_at";
    const [kind, state] = goods === "none" ? ["refund", "asked"] : ["return", goods];
    return this.id(
      `insert into mall_after_sale (${columns})
       values ($1, $2, $3, $5, 'damaged', $4, 100, $6, case $6 when 'returning' then now() end)`,
      [this.topId, this.merchantId, orderNo ?? (await this.mallOrder()), this.canary, kind, state],
    );
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
}
