import type { AnswerOf } from "@yunshou/contract";
import type { quickBuys } from "@yunshou/contract/mall/quickBuys";
import type { Handle } from "@yunshou/database";
import {
  businessDay,
  mallOrderLimits,
  paymentWindowMs,
  quickBuySource,
  quickBuyState,
  refuse,
  type Refusal,
  windowWaitSeconds,
} from "@yunshou/domain";
import { blockOf } from "../../access/login/guessing.ts";
import { ages, count, lockSubject } from "../../access/people/login.queries.ts";
import { outboxChannel } from "../../machines/commands/outbox.ts";
import { openDesk } from "../../marketing/desk.ts";
import { reservedPieces } from "../../orders/book/order.queries.ts";
import { buyAtMachine, forbiddenLanes } from "../../orders/selling/buyAtMachine.ts";
import { askForCode, type PaymentDependencies, reservationMs } from "../../orders/selling/payRequest.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { receiverPhoneIndex } from "../../orders/sides/receiverPhone.ts";
import { sealReceiver } from "../orders/receiver.ts";
import { buyerLevel } from "../shopFront/buyerLevel.ts";
import { openBuyerPhone } from "../shopFront/buyerPhone.ts";
import { buyerAt } from "../shopFront/buyers.ts";
import { guesserOf } from "../shopFront/guesser.ts";
import { tokenHash } from "../shopFront/place.ts";
import {
  groupCodeOf,
  insertMallOrder,
  orderOfToken,
  shopByNumber,
  type ShopFront,
} from "../shopFront/shopFronts.queries.ts";
import * as queries from "./quickBuys.queries.ts";

type MachineCall = Call<{ readonly machineNo: string }, "public">;
type Answer = AnswerOf<typeof quickBuys.machine>;

interface Front {
  readonly machine: queries.MachineFront;
  readonly shop: ShopFront;
}

async function frontOf({ tx, input }: MachineCall): Promise<Front | Refusal> {
  const machine = await queries.machineFront(tx, input.machineNo);
  const shop = machine === undefined ? undefined : await shopByNumber(tx, machine.shopNo);
  return machine === undefined || shop === undefined ? refuse("mall.machineUnknown") : { machine, shop };
}

const stateOf = ({ machine, shop }: Front) => quickBuyState({ ...machine, isOpen: shop.openStatus === "open" });

/** Handlers of what buyers ask of a machine whose code they scanned. They run as the system: nobody is logged in. */
export function quickBuyHandlers(
  dependencies: PaymentDependencies & { readonly secrets: Secrets },
): HandlersOf<typeof quickBuys> {
  const { providers, secrets, log, notify } = dependencies;
  return {
    async machine(call) {
      const front = await frontOf(call);
      if (isRefusal(front)) return front;
      const { machineNo, machineName, pointName } = front.machine;
      const { shopNo, shopName, servicePhone, announcement } = front.shop;
      const shown = { machineNo, machineName, pointName, shopNo, shopName, servicePhone, announcement };
      const today = businessDay(call.now, front.shop.timeZone);
      return {
        ...shown,
        quickBuyState: stateOf(front),
        groupCode: await groupCodeOf(call.tx, front.shop, today, front.machine),
        products: await productsOf(call, front),
      };
    },

    async place(call) {
      const { tx, input, now, address } = call;
      const front = await frontOf(call);
      if (isRefusal(front)) return front;
      const { machine, shop } = front;
      const hash = tokenHash(input.token);
      const known = await placedBefore(tx, shop, hash);
      if (known !== undefined) return known;
      const buyer = input.session === null ? null : await buyerAt(tx, shop, input.session);
      if (isRefusal(buyer)) return buyer;
      const state = stateOf(front);
      if (state !== "open") return refuse(refusalOf[state]);
      const tooMany = await countTry(tx, `${quickBuySource}${machine.machineId}:${blockOf(address)}`);
      if (tooMany !== undefined) return tooMany;
      const bought = await buyAtMachine(
        tx,
        { secrets, providers, now, guesserId: guesserOf(address) },
        {
          machineId: machine.machineId,
          cabinet: input.cabinet,
          laneNo: input.laneNo,
          seenProductId: input.productId,
          quantity: input.quantity,
          priceFen: BigInt(input.priceFen),
          payment: input.payMethod,
          inApp: input.inApp,
          couponCode: input.couponCode,
          level: buyer === null ? null : await buyerLevel(tx, secrets, machine, buyer.buyerId, now),
          sourceKey: `${quickBuySource}${hash.subarray(0, 16).toString("hex")}`,
        },
      );
      // Somebody pressed twice, and the first press was quicker.
      if (bought === undefined) return (await placedBefore(tx, shop, hash)) ?? refuse("mall.orderUnknown");
      if (isRefusal(bought)) return bought;
      const { order, expiresAt, mustPay } = bought;
      const phone = buyer === null ? "" : openBuyerPhone(secrets, buyer.buyerId, buyer.phoneSealed);
      await insertMallOrder(tx, {
        ...shop,
        orderId: order.orderId,
        mallProductId: null,
        flashSaleId: null,
        buyerId: buyer?.buyerId ?? null,
        quantity: order.quantity,
        tokenHash: hash,
        receiverSealed: sealReceiver(secrets, order.orderId, {
          buyerName: "",
          receiver: "",
          receiverPhone: phone,
          address: "",
          pickupCode: "",
        }),
        phoneIndex: receiverPhoneIndex(secrets, phone),
        deliveryWay: "pickup",
        deliveryFeeFen: 0n,
        pickupPointId: null,
        pickupPoint: machine.machineName,
        fulfilment: "toPickUp",
        orderedAt: now,
      });
      const { orderId, priceFen, discountFen } = order;
      call.afterCommit(() => {
        if (!mustPay) return notify(outboxChannel, [order.machineId]);
        askForCode(dependencies, orderId, order.productName).catch((error: unknown) =>
          log.error({ err: error, orderId }, "A payment code could not be obtained."),
        );
      });
      return {
        orderNo: orderId,
        discountAmountFen: String(discountFen),
        amountFen: String(priceFen - discountFen),
        expiresAt,
      };
    },
  };
}

const refusalOf = {
  closed: "mall.shopClosed",
  stopped: "lane.notForSale",
  offline: "machines.offline",
} as const;

async function placedBefore(tx: Handle, shop: ShopFront, hash: Buffer) {
  const order = await orderOfToken(tx, shop, hash);
  if (order === undefined) return undefined;
  const { orderNo, orderPriceFen, discountAmountFen, orderTime } = order;
  return {
    orderNo,
    discountAmountFen,
    amountFen: String(BigInt(orderPriceFen) - BigInt(discountAmountFen)),
    expiresAt: new Date(orderTime.getTime() + paymentWindowMs),
  };
}

/** Pieces of an order that nobody pays are kept from others, so that nobody may place them without end. */
async function countTry(tx: Handle, subject: string): Promise<Refusal | undefined> {
  await lockSubject(tx, subject);
  const { atMachineTries, atMachineSeconds } = mallOrderLimits;
  const seconds = windowWaitSeconds(await ages(tx, subject, atMachineTries), atMachineTries, atMachineSeconds);
  if (seconds > 0) return refuse("access.tooManyAttempts", { values: { seconds } });
  await count(tx, subject);
  return undefined;
}

/** What is in a machine: each product once for each price, out of the lane that has most of it. */
async function productsOf({ tx, now, language }: MachineCall, { machine }: Front): Promise<Answer["products"]> {
  const lanes = await queries.sellingLanes(tx, machine, language);
  const open = await reservedPieces(tx, [machine.machineId], new Date(now.getTime() - reservationMs));
  const refused = await forbiddenLanes(tx, machine.topId, lanes, now);
  const desk = await openDesk(tx, [machine]);
  const best = new Map<string, Answer["products"][number]>();
  for (const [index, { machineId: _m, stock, ...lane }] of lanes.entries()) {
    if (refused.has(index)) continue;
    const { cabinet, laneNo, productId, priceFen } = lane;
    const reserved = open.find((one) => one.cabinet === cabinet && one.lane === laneNo)?.pieces ?? 0;
    const free = Math.max(0, stock - reserved);
    const key = `${productId}|${priceFen}`;
    const before = best.get(key);
    if (before !== undefined && before.free >= free) continue;
    const lines = [{ productId, quantity: 1, priceFen: BigInt(priceFen) }];
    const { payFen } = desk.price(machine, now, { business: "miniProgram", level: null, lines });
    best.set(key, { ...lane, payFen: String(payFen), free });
  }
  return [...best.values()];
}
