import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { mallShop, quickBuyShop } from "@yunshou/contract/mall/shops";
import { checkServiceTags, checkShop, checkShopPlace, checkShopWays, refuse, type ShopKind } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf, Session } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import {
  holdShop,
  merchantFacts,
  saveShop,
  setShopOpen,
  type ShopRecord,
  shopOf,
  type WaysOfShop,
} from "./shops.queries.ts";

const ownerOf = ({ topMerchantId, merchantId }: Session) => ({ topId: topMerchantId, merchantId });

/** The words by which the log knows the shops. */
const actions: Readonly<Record<ShopKind, "mall.shop" | "mall.quickBuyShop">> = {
  mall: "mall.shop",
  quickBuy: "mall.quickBuyShop",
};

type AnyCall<Input> = Call<Input, Permission>;

/** How goods of a shop reach their buyer at first. */
const usualWays: Readonly<Record<ShopKind, WaysOfShop>> = {
  mall: { deliveryWays: null, deliveryFeeFen: null, closeMinutes: null },
  quickBuy: { deliveryWays: ["pickup"], deliveryFeeFen: "0", closeMinutes: 30 },
};

/** The shop of the caller's merchant; before its first save what the form begins with. */
async function own({ tx, session }: AnyCall<unknown>, kind: ShopKind): Promise<ShopRecord> {
  const shop = await shopOf(tx, ownerOf(session), kind);
  if (shop !== undefined) return shop;
  const { name, hotline } = await merchantFacts(tx, ownerOf(session));
  return {
    shopNo: null,
    shopName: name,
    servicePhone: hotline,
    shopAddress: "",
    longitude: null,
    latitude: null,
    announcement: "",
    serviceTags: [],
    logo: null,
    openStatus: "closed",
    ...usualWays[kind],
  };
}

async function save(
  call: AnyCall<ParsedInputOf<typeof mallShop.update> | ParsedInputOf<typeof quickBuyShop.update>>,
  kind: ShopKind,
  before: ShopRecord | undefined,
  more: Pick<ShopRecord, "shopAddress" | "longitude" | "latitude" | "serviceTags" | "logo"> & WaysOfShop,
) {
  const { tx, session, input } = call;
  const checked = checkShop(input);
  if (!checked.ok) return checked;
  const { shopName, servicePhone, announcement } = checked.value;
  const shop = { shopName, servicePhone, announcement, ...more };
  await saveShop(tx, ownerOf(session), kind, shop);
  await recordAudit(call, {
    action: `${actions[kind]}.update`,
    object: shopName,
    merchant: ownerOf(session),
    ...(before === undefined ? {} : { before }),
    after: shop,
  });
  return {};
}

async function setOpen(call: AnyCall<ParsedInputOf<typeof mallShop.setOpen>>, kind: ShopKind) {
  const { tx, session, input } = call;
  const shop = await holdShop(tx, ownerOf(session), kind);
  if (shop === undefined) return refuse("mall.shopMissing");
  await setShopOpen(tx, ownerOf(session), kind, input.openStatus);
  await recordAudit(call, {
    action: `${actions[kind]}.setOpen`,
    object: shop.shopName,
    merchant: ownerOf(session),
    before: { openStatus: shop.openStatus },
    after: { openStatus: input.openStatus },
  });
  return {};
}

/** Handlers of the mall of a merchant (MALL-01 to MALL-03, MALL-05). */
export const mallShopHandlers = ({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof mallShop> => ({
  async own(call) {
    const { deliveryWays: _w, deliveryFeeFen: _f, closeMinutes: _c, ...shop } = await own(call, "mall");
    return shop;
  },

  async update(call) {
    const { tx, session, input } = call;
    const place = checkShopPlace(input.shopAddress, input.longitude, input.latitude);
    if (!place.ok) return place;
    const tags = checkServiceTags(input.serviceTags);
    if (!tags.ok) return tags;
    const before = await holdShop(tx, ownerOf(session), "mall");
    const refused = await replaceImage(call, dataDir, ownerOf(session), before?.logo ?? null, input.logo, "logo");
    if (refused !== undefined) return refused;
    const { address, longitude, latitude } = place.value;
    const more = {
      shopAddress: address,
      longitude,
      latitude,
      serviceTags: [...tags.value],
      logo: input.logo,
      ...usualWays.mall,
    };
    return save(call, "mall", before, more);
  },

  setOpen: (call) => setOpen(call, "mall"),
});

/** Handlers of the quick-buy shop, which stands at the machines of its merchant. */
export const quickBuyShopHandlers = (): HandlersOf<typeof quickBuyShop> => ({
  async own(call) {
    const {
      shopAddress: _a,
      longitude: _x,
      latitude: _y,
      serviceTags: _t,
      logo: _l,
      deliveryWays,
      deliveryFeeFen,
      closeMinutes,
      ...shop
    } = await own(call, "quickBuy");
    return {
      ...shop,
      deliveryWays: deliveryWays ?? [],
      deliveryFeeFen: deliveryFeeFen ?? "0",
      closeMinutes: closeMinutes ?? 0,
    };
  },

  async update(call) {
    const ways = checkShopWays({ ...call.input, deliveryFeeFen: BigInt(call.input.deliveryFeeFen) });
    if (!ways.ok) return ways;
    const before = await holdShop(call.tx, ownerOf(call.session), "quickBuy");
    const place = { shopAddress: "", longitude: null, latitude: null, serviceTags: [], logo: null };
    const { deliveryWays, deliveryFeeFen, closeMinutes } = ways.value;
    const more = { ...place, deliveryWays: [...deliveryWays], deliveryFeeFen: String(deliveryFeeFen), closeMinutes };
    return save(call, "quickBuy", before, more);
  },

  setOpen: (call) => setOpen(call, "quickBuy"),
});
