import type { Handle, Scope } from "@yunshou/database";
import type { ShopKind } from "@yunshou/domain";
import { openMallStock } from "../stock/mallMovements.queries.ts";
import { type HeldMallProduct, holdMallProducts } from "../mall/products.queries.ts";
import type { MachineIdentity } from "../machines/effects/effect.ts";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** Products of a merchant that a mall may sell, the oldest first. */
export async function productsForMall(tx: Handle, { topId, merchantId }: Owner, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from product where top_id = $1 and merchant_id = $2 and deleted_at is null and not is_prescription and image is not null
     order by id limit $3`,
    [topId, merchantId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Gives what a mall sells its stock and place; every ninth is off the shelf. */
export async function stockMall(tx: Handle, { topId, merchantId }: Owner): Promise<void> {
  await tx.query(
    `update mall_product g set stock = 20 + (n.place * 37) % 160, sort_no = n.place * 10, on_shelf = n.place % 9 <> 0
     from (select id, row_number() over (order by id)::int as place from mall_product where top_id = $1 and merchant_id = $2) n
     where g.top_id = $1 and g.id = n.id`,
    [topId, merchantId],
  );
  await openMallStock(tx, { topId, merchantId });
}

/** What the mall sells, as the forms and corrections hold it, in its order. */
export async function heldGoods(tx: Handle, { topId, merchantId }: Owner): Promise<HeldMallProduct[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from mall_product where top_id = $1 and merchant_id = $2 order by sort_no, id",
    [topId, merchantId],
  );
  return holdMallProducts(
    tx,
    { topId, merchants: [merchantId] } as Scope,
    rows.map(({ id }) => id),
  );
}

/** The numbers of all shops. */
export const shopNumbers = (tx: Handle): Promise<{ readonly shopNo: string; readonly kind: ShopKind }[]> =>
  tx.query('select shop_no as "shopNo", kind from shop order by id');

/** What a shop sells and has enough of. */
export async function productsOnShelf(tx: Handle, { topId, merchantId }: Owner): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from mall_product where top_id = $1 and merchant_id = $2 and on_shelf and stock - reserved > 20 order by id",
    [topId, merchantId],
  );
  return rows.map(({ id }) => id);
}

/** What products of a mall cost there, the oldest first. */
export const shelfPrices = (
  tx: Handle,
  { topId, merchantId }: Owner,
  mallProductIds: readonly string[],
): Promise<{ readonly mallProductId: string; readonly priceFen: string }[]> =>
  tx.query(
    `select id as "mallProductId", price_fen as "priceFen" from mall_product
     where top_id = $1 and merchant_id = $2 and id = any($3::bigint[]) order by id`,
    [topId, merchantId, mallProductIds],
  );

/** The group in which an order holds a place. */
export async function groupOfOrder(tx: Handle, orderNo: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string | null }>("select buying_group_id as id from mall_order where id = $1", [
    orderNo,
  ]);
  return row?.id ?? null;
}

/** A machine at which goods of the mall can be fetched, and its fullest lanes that hold some. */
export interface PickupMachine {
  readonly identity: MachineIdentity;
  readonly name: string;
  readonly address: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly lanes: readonly { readonly laneNo: number; readonly mallProductId: string }[];
}

/** Machines of a shop's merchant and those below it that stand at a point and hold several goods of the mall. */
export async function pickupMachines(
  tx: Handle,
  { topId, merchantId }: Owner,
  limit: number,
  lanesEach: number,
): Promise<PickupMachine[]> {
  const rows = await tx.query<Omit<PickupMachine, "identity"> & MachineIdentity>(
    `select m.id as "machineId", m.machine_no as "machineNo", m.top_id as "topId", m.merchant_id as "merchantId", m.name, p.address, p.longitude, p.latitude,
       (select jsonb_agg(jsonb_build_object('laneNo', g.lane_no, 'mallProductId', g.id::text) order by g.lane_no)
          from (select distinct on (g.id) l.lane_no, g.id, l.stock from lane l join mall_product g on g.top_id = l.top_id and g.product_id = l.product_id
                where l.machine_id = m.id and l.cabinet = 'main' and l.status = 'normal' and not l.locked and l.stock >= 3 and g.merchant_id = $2 and g.on_shelf
                order by g.id, l.stock desc limit $3) g) as lanes
     from machine m join merchant h on h.id = m.merchant_id join point p on p.top_id = m.top_id and p.id = m.point_id
     where m.top_id = $1 and $2::bigint = any(h.path) and m.in_service and m.operation = 'inOperation' and h.store_state = 'open'
     order by m.machine_no limit 60`,
    [topId, merchantId, lanesEach],
  );
  return rows
    .filter(({ lanes }) => (lanes as PickupMachine["lanes"] | null)?.length === lanesEach)
    .slice(0, limit)
    .map(({ machineId, machineNo, topId: top, merchantId: merchant, ...rest }) => ({
      ...rest,
      identity: { machineId, machineNo, topId: top, merchantId: merchant },
    }));
}

/** Who gets an order of the mall. */
export async function sealedReceiver(tx: Handle, orderNo: string): Promise<Buffer> {
  const [row] = await tx.query<{ sealed: Buffer }>("select receiver_sealed as sealed from mall_order where id = $1", [
    orderNo,
  ]);
  return row!.sealed;
}

/** The application of an order that nobody has decided. */
export async function openAfterSale(tx: Handle, orderId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "select id from mall_after_sale where order_id = $1 and state = 'asked'",
    [orderId],
  );
  return row!.id;
}
