import { createHash } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { insertPickupPoint, newPickupPointId } from "../mall/pickupPoints.queries.ts";
import { openReceiver } from "../mall/orders/receiver.ts";
import { placeOrder } from "../mall/shopFront/place.ts";
import { shopByNumber } from "../mall/shopFront/shopFronts.queries.ts";
import { openBook, writeBook } from "../orders/book/book.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import { pickupRequestEffect } from "../orders/pickups/redeem.ts";
import { receivePayment } from "../orders/selling/paying.ts";
import { shipClaim, shipResult } from "../orders/selling/shipping.ts";
import { isRefusal } from "../platform/refused.ts";
import type { Secrets } from "../platform/secrets.ts";
import { setLaneStates } from "./demo.queries.ts";
import { pastContext, pastMessage } from "./history.ts";
import { demoShopNo } from "./mall.ts";
import { demoProviders } from "./mallOrders.ts";
import * as queries from "./mall.queries.ts";

const minuteMs = 60_000;
const machines = 2;
const lanesEach = 4;
const buyers = ["周雨薇", "吴俊杰", "郑晓彤", "何子轩"] as const;

/**
 * Machines at which the mall's goods are fetched: some of their lanes are for pickups only, one order was fetched, and others
 * wait for their buyers to type the code.
 */
export async function seedMallMachines(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const shop = await shopByNumber(tx, demoShopNo);
  if (shop === undefined) return;
  let serial = 0;
  for (const { identity, name, address, longitude, latitude, lanes } of await queries.pickupMachines(
    tx,
    shop,
    machines,
    lanesEach,
  )) {
    await setLaneStates(
      tx,
      identity.machineId,
      lanes.map(({ laneNo }) => ({ laneNo, status: "pickupOnly", locked: false })),
    );
    const pickupPointId = await newPickupPointId(tx);
    const { machineId } = identity;
    const point = { name, address, longitude, latitude, contact: "", phoneSealed: null, machineId };
    if (!(await insertPickupPoint(tx, shop, pickupPointId, point))) continue;
    for (const [index, { mallProductId }] of lanes.slice(0, 2).entries()) {
      serial += 1;
      const at = new Date(now.getTime() - (index * 300 + serial * 20 + 40) * minuteMs);
      const receiver = buyers[serial % buyers.length]!;
      const placed = await placeOrder(tx, { secrets, providers: demoProviders, now: at, guesserId: "0" }, shop, {
        token: createHash("sha256").update(`machine:${serial}`).digest("base64url"),
        mallProductId,
        quantity: 1,
        flashSaleId: null,
        deliveryWay: "pickup",
        pickupPointId,
        buyerName: receiver,
        receiver,
        receiverPhone: `138000350${String(serial).padStart(2, "0")}`,
        address: "",
        couponCode: "",
        payMethod: "wechat",
      });
      if (isRefusal(placed)) throw new Error(placed.code);
      const key = { topId: shop.topId, orderId: placed.orderNo };
      const book = openBook(new Date(at.getTime() + minuteMs));
      const order = (await lockOrders(tx, [key])).get(placed.orderNo)!;
      const amountFen = order.priceFen - order.discountFen;
      await receivePayment(tx, book, order, { tradeNo: `4200${placed.orderNo}`, amountFen, paidAt: book.now });
      await writeBook(tx, book);
      if (index === 0) continue;
      const later = new Date(at.getTime() + 90 * minuteMs);
      const { pickupCode } = openReceiver(secrets, placed.orderNo, await queries.sealedReceiver(tx, placed.orderNo));
      const orderNo = placed.orderNo;
      const asked = { requestId: `demo-mall-${serial}`, code: pickupCode };
      await pickupRequestEffect({ secrets })(pastContext(tx, later), [
        pastMessage(identity, "pickupRequest", later, asked),
      ]);
      await shipClaim(pastContext(tx, later), [pastMessage(identity, "shipClaim", later, { orderNo })]);
      await shipResult(pastContext(tx, later), [pastMessage(identity, "shipResult", later, { orderNo, dispensed: 1 })]);
    }
  }
}
