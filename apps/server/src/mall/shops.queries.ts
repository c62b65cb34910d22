import type { AnswerOf } from "@yunshou/contract";
import type { mallShop, quickBuyShop } from "@yunshou/contract/mall/shops";
import type { Handle } from "@yunshou/database";
import type { ShopKind, StoreState } from "@yunshou/domain";

/** A shop as the record of a merchant shows it. */
export type ShopRecord = AnswerOf<typeof mallShop.own> & WaysOfShop;

/** How goods of a quick-buy shop reach their buyer; a mall decides it with its settings, and has null here. */
export type WaysOfShop = {
  readonly [Field in "deliveryWays" | "deliveryFeeFen" | "closeMinutes"]:
    | AnswerOf<typeof quickBuyShop.own>[Field]
    | null;
};

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

const columns = `shop_no as "shopNo", name as "shopName", service_phone as "servicePhone", address as "shopAddress", longitude, latitude, announcement,
  service_tags as "serviceTags", logo, open_status as "openStatus", delivery_ways as "deliveryWays", delivery_fee_fen as "deliveryFeeFen",
  close_minutes as "closeMinutes"`;

/** What the form of a shop begins with: the merchant's own name and hotline. */
export async function merchantFacts(
  tx: Handle,
  { topId, merchantId }: Owner,
): Promise<{ readonly name: string; readonly hotline: string }> {
  const [row] = await tx.query<{ name: string; hotline: string }>(
    "select name, hotline from merchant where top_id = $1 and id = $2",
    [topId, merchantId],
  );
  return row ?? { name: "", hotline: "" };
}

export async function shopOf(
  tx: Handle,
  { topId, merchantId }: Owner,
  kind: ShopKind,
): Promise<ShopRecord | undefined> {
  const [row] = await tx.query<ShopRecord>(
    `select ${columns} from shop where top_id = $1 and merchant_id = $2 and kind = $3`,
    [topId, merchantId, kind],
  );
  return row;
}

/** The shop as it stands; the merchant is locked, so that two first saves never meet. */
export async function holdShop(tx: Handle, owner: Owner, kind: ShopKind): Promise<ShopRecord | undefined> {
  await tx.query("select 1 from merchant where top_id = $1 and id = $2 for no key update", [
    owner.topId,
    owner.merchantId,
  ]);
  return shopOf(tx, owner, kind);
}

/** Saves a shop whose merchant is held. */
export async function saveShop(
  tx: Handle,
  owner: Owner,
  kind: ShopKind,
  shop: Omit<ShopRecord, "shopNo" | "openStatus">,
): Promise<void> {
  await tx.query(
    `insert into shop (top_id, merchant_id, kind, name, service_phone, address, longitude, latitude, announcement, service_tags, logo, delivery_ways,
       delivery_fee_fen, close_minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (merchant_id, kind, top_id) do update set name = excluded.name, service_phone = excluded.service_phone, address = excluded.address,
       longitude = excluded.longitude, latitude = excluded.latitude, announcement = excluded.announcement, service_tags = excluded.service_tags,
       logo = excluded.logo, delivery_ways = excluded.delivery_ways, delivery_fee_fen = excluded.delivery_fee_fen,
       close_minutes = excluded.close_minutes, updated_at = now()`,
    [
      owner.topId,
      owner.merchantId,
      kind,
      shop.shopName,
      shop.servicePhone,
      shop.shopAddress,
      shop.longitude,
      shop.latitude,
      shop.announcement,
      shop.serviceTags,
      shop.logo,
      shop.deliveryWays,
      shop.deliveryFeeFen,
      shop.closeMinutes,
    ],
  );
}

export async function setShopOpen(tx: Handle, owner: Owner, kind: ShopKind, openStatus: StoreState): Promise<void> {
  await tx.query(
    "update shop set open_status = $4, updated_at = now() where top_id = $1 and merchant_id = $2 and kind = $3",
    [owner.topId, owner.merchantId, kind, openStatus],
  );
}
