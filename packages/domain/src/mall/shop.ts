import { checkText } from "../fields.ts";
import { type Coordinates, checkCoordinates } from "../machines/place.ts";
import { checkHotline } from "../merchants/fields.ts";
import { amountTooLarge } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** A merchant has one shop of each kind: the mall, and the quick-buy shop at its machines. Both sell from one shelf. */
export const shopKinds = ["mall", "quickBuy"] as const;
export type ShopKind = (typeof shopKinds)[number];

/** How an order reaches its buyer. */
export const deliveryWays = ["delivery", "pickup"] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

export const shopLimits = {
  nameLength: 60,
  addressLength: 200,
  announcementLength: 500,
  tags: 8,
  tagLength: 12,
  /** One thousand yuan. */
  deliveryFeeFen: 100_000n,
  /** Minutes for which an order that nobody pays keeps its goods. */
  closeMinutesLeast: 5,
  closeMinutesMost: 1_440,
} as const;

/** What both kinds of shop say about themselves (MALL-01, MALL-03). */
export interface ShopForm {
  readonly shopName: string;
  readonly servicePhone: string;
  readonly announcement: string;
}

/** How goods of the quick-buy shop reach their buyer; a mall decides it with its settings. */
export interface ShopWays {
  readonly deliveryWays: readonly DeliveryWay[];
  readonly deliveryFeeFen: bigint;
  readonly closeMinutes: number;
}

/** Name and service phone are required (MALL-03). */
export function checkShop(form: ShopForm): Result<ShopForm> {
  const name = checkText(form.shopName, "shopName", shopLimits.nameLength);
  if (!name.ok) return name;
  const phone = checkHotline(form.servicePhone, "servicePhone");
  if (!phone.ok) return phone;
  const announcement = form.announcement.trim();
  if ([...announcement].length > shopLimits.announcementLength)
    return refuse("field.tooLong", { field: "announcement", values: { limit: shopLimits.announcementLength } });
  return accept({ shopName: name.value, servicePhone: phone.value, announcement });
}

/** One way at least is needed, a delivery may be free, and an order waits for some minutes. */
export function checkShopWays(form: ShopWays): Result<ShopWays> {
  if (form.deliveryWays.length === 0) return refuse("field.required", { field: "deliveryWays" });
  const fee = checkDeliveryFee(form.deliveryFeeFen);
  if (!fee.ok) return fee;
  const minutes = checkCloseMinutes(form.closeMinutes);
  if (!minutes.ok) return minutes;
  const ways = deliveryWays.filter((way) => form.deliveryWays.includes(way));
  return accept({ ...form, deliveryWays: ways });
}

/** A delivery may be free, and costs one thousand yuan at most. */
export function checkDeliveryFee(fen: bigint): Result<bigint> {
  if (fen < 0n) return refuse("amount.negative", { field: "deliveryFeeFen" });
  return fen > shopLimits.deliveryFeeFen ? amountTooLarge("deliveryFeeFen", shopLimits.deliveryFeeFen) : accept(fen);
}

/** How long an order waits for its payment. */
export function checkCloseMinutes(minutes: number): Result<number> {
  const { closeMinutesLeast: least, closeMinutesMost: most } = shopLimits;
  return Number.isInteger(minutes) && minutes >= least && minutes <= most
    ? accept(minutes)
    : refuse("mall.closeMinutesOutOfRange", { field: "closeMinutes", values: { least, most } });
}

/** Service tags such as 包邮: each once, none empty. */
export function checkServiceTags(tags: readonly string[]): Result<readonly string[]> {
  const kept = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ""))];
  if (kept.length > shopLimits.tags)
    return refuse("mall.tooManyTags", { field: "serviceTags", values: { limit: shopLimits.tags } });
  return kept.some((tag) => [...tag].length > shopLimits.tagLength)
    ? refuse("field.tooLong", { field: "serviceTags", values: { limit: shopLimits.tagLength } })
    : accept(kept);
}

/** Where the shop is: an address, and its position on the map (MALL-03, POINT-02). */
export function checkShopPlace(
  address: string,
  longitude: number | null,
  latitude: number | null,
): Result<Coordinates & { readonly address: string }> {
  const text = checkText(address, "shopAddress", shopLimits.addressLength);
  if (!text.ok) return text;
  const position = checkCoordinates(longitude, latitude);
  return position.ok ? accept({ address: text.value, ...position.value }) : position;
}
