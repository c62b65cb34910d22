import type { Handle } from "@yunshou/database";
import type { MallNoticeState } from "@yunshou/domain";
import { insertNotice, saveNoticeState } from "../mall/notices.queries.ts";
import { sealStorePhone } from "../mall/physicalStores.ts";
import { insertStore, insertStoreProducts, newStoreId, setStoreOpen } from "../mall/physicalStores.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { openMallStock } from "../stock/mallMovements.queries.ts";
import { merchantsWithBoss } from "./finance.queries.ts";
import { firstProducts, stockStores } from "./stores.queries.ts";

const stores = [
  {
    name: "天河城体验店",
    address: "天河路208号",
    longitude: 113.3228,
    latitude: 23.1322,
    isOpen: true,
    hours: { from: "10:00", to: "22:00" },
  },
  {
    name: "北京路旗舰店",
    address: "北京路168号",
    longitude: 113.2693,
    latitude: 23.1246,
    isOpen: true,
    hours: { from: "11:00", to: "01:00" },
  },
  {
    name: "大学城校园店",
    address: "外环西路230号",
    longitude: 113.3931,
    latitude: 23.0398,
    isOpen: false,
    hours: null,
  },
] as const;

const notices: readonly { title: string; content: string; state: MallNoticeState; hours: number }[] = [
  { title: "新客下单立减三元", content: "商城新客首单满十五元立减三元，每人一张。", state: "published", hours: -72 },
  { title: "周末抽奖活动", content: "周六周日下单即可参加抽奖，奖品为八元优惠券。", state: "published", hours: 20 },
  { title: "中秋配送安排", content: "节日期间配送时间为每天九点至十八点。", state: "withdrawn", hours: -600 },
  { title: "冬季热饮上新", content: "多款热饮将于下周上架。", state: "draft", hours: 120 },
];

/** Physical stores with their products, and notices of the mall in every state, for the first merchants. */
export async function seedStores(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  for (const { topId, merchantId, bossId } of (await merchantsWithBoss(tx)).slice(0, 2)) {
    const productIds = await firstProducts(tx, topId, merchantId, 12);
    for (const [place, { name, address, longitude, latitude, isOpen, hours }] of stores.entries()) {
      const physicalStoreId = await newStoreId(tx);
      const phoneSealed = sealStorePhone(secrets, physicalStoreId, `1380013800${place}`);
      const where = { storeAddress: address, longitude, latitude };
      const store = { storeName: name, contactName: "店长", phoneSealed, ...where, openingHours: hours };
      await insertStore(tx, { topId, merchantId }, physicalStoreId, store);
      if (!isOpen) await setStoreOpen(tx, { topId, physicalStoreId }, "closed");
      await insertStoreProducts(tx, { topId, merchantId, physicalStoreId }, productIds.slice(place * 2, place * 2 + 8));
    }
    await stockStores(tx, topId, merchantId);
    await openMallStock(tx, { topId, merchantId });
    for (const { title, content, state, hours } of notices) {
      const publishAt = new Date(now.getTime() + hours * 3_600_000);
      const owner = { topId, merchantId, userId: bossId };
      const mallNoticeId = await insertNotice(tx, owner, { title, content, publishAt });
      await saveNoticeState(tx, { topId, mallNoticeId }, state, publishAt);
    }
  }
}
