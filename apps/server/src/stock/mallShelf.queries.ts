import type { Handle } from "@yunshou/database";
import {
  type Fulfilment,
  fulfilmentAtMachine,
  type MallHold,
  mallHoldOf,
  type PayState,
  quickBuySource,
  type ShipState,
} from "@yunshou/domain";
import { needsPrescription } from "../goods/prescription.queries.ts";
import { leaveGroup, lockGroupsOf, payGroupPlace, type PlaceOfOrder, paysPlace } from "./mallGroups.queries.ts";
import { moveMallStock } from "./mallMovements.queries.ts";

/** What the pieces of an order of the mall depend on. */
interface HoldingOrder {
  readonly topId: string;
  readonly orderId: string;
  readonly business: string;
  readonly payState: PayState;
  readonly shipState: ShipState;
  readonly refundState: string | null;
  readonly exception: string | null;
  readonly sourceKey: string;
}

interface Held extends PlaceOfOrder {
  readonly mallProductId: string | null;
  /** The sale that gets the pieces back when the order ends without goods. */
  readonly flashSaleId: string | null;
  /** The goods come out of a lane, which is kept with the machine. */
  readonly isFromLane: boolean;
  readonly fulfilment: Fulfilment;
  readonly hold: MallHold;
}

const isOfMall = ({ business, sourceKey }: HoldingOrder): boolean =>
  business === "mall" || sourceKey.startsWith(quickBuySource);

/**
 * Brings what orders of the mall have reserved to what became of them, in the transaction that changes these: handed over the
 * pieces leave the stock, ended without goods they are free again, and the place that they have in a group follows. The orders
 * are locked; products are locked in the order of their ids. Pieces that are not reserved any more change nothing, so it may be
 * asked again.
 */
export async function settleMallOrders(tx: Handle, orders: readonly HoldingOrder[], at: Date): Promise<void> {
  const ofMall = new Map(orders.filter(isOfMall).map((order) => [order.orderId, order]));
  if (ofMall.size === 0) return;
  await lockGroupsOf(tx, [...ofMall.values()]);
  const held = await tx.query<Held>(
    `select top_id as "topId", id as "orderId", mall_product_id as "mallProductId", mall_product_id is null or pickup_machine_id is not null as "isFromLane",
       flash_sale_id as "flashSaleId", group_buy_id as "groupBuyId", buying_group_id as "buyingGroupId", group_paid as "groupPaid", quantity, fulfilment, hold from mall_order
     where (top_id, id) in (select * from unnest($1::bigint[], $2::bigint[])) and hold = 'reserved' order by mall_product_id, id for update`,
    [[...ofMall.values()].map(({ topId }) => topId), [...ofMall.keys()]],
  );
  for (const one of held) {
    const order = ofMall.get(one.orderId);
    if (order === undefined) continue;
    const fulfilment = one.isFromLane ? fulfilmentAtMachine(order.shipState) : one.fulfilment;
    const next = mallHoldOf(order.payState, fulfilment);
    if (next === "reserved") {
      if (paysPlace(order)) await payGroupPlace(tx, one, at);
      continue;
    }
    if (next === "released") await leaveGroup(tx, one, at);
    if (one.isFromLane) {
      await tx.query("update mall_order set hold = $3, fulfilment = $4 where top_id = $1 and id = $2", [
        one.topId,
        one.orderId,
        next,
        fulfilment,
      ]);
      await giveBackToSale(tx, one, next);
      continue;
    }
    const [left] = await tx.query<{ merchantId: string; productId: string; stock: number }>(
      `update mall_product set reserved = reserved - $3, stock = stock - case when $4 then $3 else 0 end, sold = sold + case when $4 then $3 else 0 end
       where top_id = $1 and id = $2 returning merchant_id as "merchantId", product_id as "productId", stock`,
      [one.topId, one.mallProductId, one.quantity, next === "taken"],
    );
    if (next === "taken" && left !== undefined && one.mallProductId !== null)
      await moveMallStock(tx, {
        ...one,
        ...left,
        place: "mall",
        stockLevelId: one.mallProductId,
        reason: "sold",
        before: left.stock + one.quantity,
        after: left.stock,
        at,
      });
    await giveBackToSale(tx, one, next);
    await tx.query("update mall_order set hold = $3 where top_id = $1 and id = $2", [one.topId, one.orderId, next]);
  }
}

/** Puts pieces that a buyer sent back onto the shelf again; where the product is gone meanwhile there is none to put them on. */
export async function takeBackMallPieces(
  tx: Handle,
  { topId }: { readonly topId: string },
  mallProductId: string,
  {
    pieces,
    ...why
  }: { readonly pieces: number; readonly orderId: string; readonly actorId: string; readonly at: Date },
): Promise<void> {
  if (pieces === 0) return;
  const [left] = await tx.query<{ merchantId: string; productId: string; stock: number }>(
    `update mall_product set stock = stock + $3 where top_id = $1 and id = $2
     returning merchant_id as "merchantId", product_id as "productId", stock`,
    [topId, mallProductId, pieces],
  );
  if (left === undefined) return;
  const { stock: after, ...product } = left;
  await moveMallStock(tx, {
    ...product,
    ...why,
    topId,
    place: "mall",
    stockLevelId: mallProductId,
    reason: "returned",
    before: after - pieces,
    after,
  });
}

/** Pieces of an order that ended without goods can be had again at the price of their sale. */
async function giveBackToSale(tx: Handle, { topId, flashSaleId, quantity }: Held, next: MallHold): Promise<void> {
  if (flashSaleId === null || next !== "released") return;
  await tx.query("update mall_flash_sale set taken = taken - $3 where top_id = $1 and id = $2", [
    topId,
    flashSaleId,
    quantity,
  ]);
}

/** A product of a mall, locked so that nobody else reserves of it; `free` are the pieces that nobody has reserved. */
export interface LockedMallProduct {
  readonly mallProductId: string;
  readonly productId: string;
  readonly productName: string;
  readonly onShelf: boolean;
  readonly priceFen: string;
  readonly purchaseFen: string | null;
  readonly free: number;
}

export async function lockMallProduct(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  mallProductId: string,
): Promise<LockedMallProduct | undefined> {
  const [row] = await tx.query<LockedMallProduct>(
    `select g.id as "mallProductId", g.product_id as "productId", p.name as "productName", g.on_shelf and p.deleted_at is null and not ${needsPrescription("p")} as "onShelf",
            g.price_fen as "priceFen", p.purchase_fen as "purchaseFen", g.stock - g.reserved as free
     from mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id
     where g.top_id = $1 and g.merchant_id = $2 and g.id = $3 for no key update of g`,
    [topId, merchantId, mallProductId],
  );
  return row;
}

/** Reserves pieces of a locked product. */
export async function reserveMallPieces(
  tx: Handle,
  topId: string,
  mallProductId: string,
  pieces: number,
): Promise<void> {
  await tx.query("update mall_product set reserved = reserved + $3 where top_id = $1 and id = $2", [
    topId,
    mallProductId,
    pieces,
  ]);
}
