import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type FreightRule } from "@yunshou/domain";
import { insertBanner } from "../mall/banners.queries.ts";
import { assignProducts, insertCategory } from "../mall/categories/categories.queries.ts";
import { insertFreightTemplate, putToUse } from "../mall/freight/freightTemplates.queries.ts";
import { mallLevelOf } from "../mall/products.queries.ts";
import { saveStock } from "../mall/stockLevels.queries.ts";
import { moveMallStock } from "../stock/mallMovements.queries.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import { bannerPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { heldGoods } from "./mall.queries.ts";
import { merchantsWithBoss } from "./finance.queries.ts";
import { demoTimeZone } from "./seed.ts";

const byPiece = { firstUnits: 3, nextUnits: 3 };
const pieceRules: readonly FreightRule[] = [
  {
    ...byPiece,
    provinces: ["上海", "江苏", "浙江", "安徽"],
    firstFeeFen: "600",
    nextFeeFen: "100",
    freeFromFen: "9900",
  },
  { ...byPiece, provinces: [], firstFeeFen: "1000", nextFeeFen: "300", freeFromFen: "19900" },
  {
    ...byPiece,
    provinces: ["新疆", "西藏", "青海", "内蒙古"],
    firstFeeFen: "2200",
    nextFeeFen: "800",
    freeFromFen: null,
  },
];
const weightRules: readonly FreightRule[] = [
  { provinces: ["上海"], firstUnits: 1_000, firstFeeFen: "500", nextUnits: 500, nextFeeFen: "150", freeFromFen: null },
];

const bannersShown = [
  { bannerTitle: "秋季新品，当日送达", colour: [196, 84, 44], from: -5, days: 30 },
  { bannerTitle: "满九十九元包邮", colour: [28, 92, 168], from: -20, days: 45 },
  { bannerTitle: "双十二预热", colour: [150, 40, 90], from: 12, days: 14 },
] as const;

interface Drawn {
  readonly owner: Awaited<ReturnType<typeof ownerOfNumber>>;
  readonly colour: Parameters<typeof bannerPicture>[0];
  readonly place: number;
}

/** A picture that a record shows, through the same door as an upload. */
async function storedPicture(
  tx: Handle,
  pictures: Pictures,
  dataDir: string,
  { owner, colour, place }: Drawn,
): Promise<string> {
  const image = await pictures.draw(bannerPicture(colour, place), { kind: "banner", queue: "0001" });
  if ("ok" in image) throw new Error(`A picture of the mall is refused: ${image.code}.`);
  const stored = await storeImage(tx, dataDir, owner, owner.userId, image);
  if ("ok" in stored) throw new Error(`A picture of the mall is refused: ${stored.code}.`);
  await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "image");
  return stored.name;
}

/** Banners of the first merchant, one of them ahead of its time, with pictures through the same door as an upload. */
export async function seedBanners(tx: Handle, pictures: Pictures, dataDir: string, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  const today = businessDay(now, demoTimeZone);
  for (const [place, { bannerTitle, colour, from, days }] of bannersShown.entries()) {
    const bannerImage = await storedPicture(tx, pictures, dataDir, { owner, colour, place });
    await insertBanner(tx, owner, {
      bannerTitle,
      bannerImage,
      bannerLink: "none",
      productId: null,
      category: "",
      sortNo: (place + 1) * 10,
      showFrom: addDays(today, from),
      showTo: addDays(today, from + days),
    });
  }
}

/** The mall's own categories with what stands below them, and how many of its products go into each. */
const categories = [
  { categoryName: "饮料", below: ["水与茶", "果汁汽水"], products: 0, shown: true },
  { categoryName: "零食", below: [], products: 5, shown: true },
  { categoryName: "日用", below: [], products: 3, shown: true },
  { categoryName: "节日礼盒", below: [], products: 1, shown: false },
] as const;

/** Own categories of the first mall, with its products in them, and stocks that were corrected by hand. */
export async function seedMallShelf(tx: Handle, pictures: Pictures, dataDir: string, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  const goods = await heldGoods(tx, owner);
  let place = 0;
  const fill = (categoryId: string, count: number) => {
    const next = goods.slice(place, place + count);
    place += count;
    return assignProducts(tx, next, categoryId);
  };
  for (const [index, { categoryName, below, products, shown }] of categories.entries()) {
    const icon = await storedPicture(tx, pictures, dataDir, { owner, colour: iconColours[index]!, place: index });
    const parentId = await insertCategory(tx, owner, null, { categoryName, icon, shown });
    if (products > 0) await fill(parentId, products);
    for (const name of below) {
      const categoryId = await insertCategory(tx, owner, parentId, { categoryName: name, icon: null, shown: true });
      await fill(categoryId, 4);
    }
  }
  for (const [index, { reason, pieces, note }] of corrections.entries()) {
    const held = goods[index * 2];
    if (held === undefined) continue;
    const after = Math.max(held.reserved, held.stock + pieces);
    const level = mallLevelOf(held);
    await saveStock(tx, level, after);
    const at = new Date(now.getTime() - (index + 1) * 7_200_000);
    await moveMallStock(tx, { ...level, reason, note, before: held.stock, after, actorId: owner.userId, at });
  }
}

const iconColours = [
  [28, 92, 168],
  [196, 84, 44],
  [60, 130, 80],
  [150, 40, 90],
] as const;
const corrections = [
  { reason: "received", pieces: 48, note: "采购单到货两箱" },
  { reason: "damaged", pieces: -3, note: "搬运时破损" },
  { reason: "counted", pieces: -1, note: "月末盘点少一件" },
] as const;

/** What the mall of the first merchant shows and charges. */
export async function seedMallWindow(tx: Handle): Promise<void> {
  const [owner] = await merchantsWithBoss(tx);
  if (owner === undefined) return;
  const all = { templateName: "全国快递", measure: "piece" as const, rules: pieceRules };
  const freightTemplateId = await insertFreightTemplate(tx, owner, all);
  await putToUse(tx, { ...owner, freightTemplateId }, true);
  await insertFreightTemplate(tx, owner, { templateName: "同城冷链", measure: "weight", rules: weightRules });
}
