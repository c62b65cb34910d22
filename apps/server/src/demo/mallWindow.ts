import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type FreightRule } from "@yunshou/domain";
import { insertBanner } from "../mall/banners.queries.ts";
import { insertFreightTemplate, putToUse } from "../mall/freight/freightTemplates.queries.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import { bannerPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";
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

/** Banners of the first merchant, one of them ahead of its time, with pictures through the same door as an upload. */
export async function seedBanners(tx: Handle, pictures: Pictures, dataDir: string, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  const today = businessDay(now, demoTimeZone);
  for (const [place, { bannerTitle, colour, from, days }] of bannersShown.entries()) {
    const image = await pictures.draw(bannerPicture(colour, place), { kind: "banner", queue: "0001" });
    if ("ok" in image) throw new Error(`The picture of ${bannerTitle} is refused: ${image.code}.`);
    const stored = await storeImage(tx, dataDir, owner, owner.userId, image);
    if ("ok" in stored) throw new Error(`The picture of ${bannerTitle} is refused: ${stored.code}.`);
    await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "bannerImage");
    await insertBanner(tx, owner, {
      bannerTitle,
      bannerImage: stored.name,
      bannerLink: "none",
      productId: null,
      category: "",
      sortNo: (place + 1) * 10,
      showFrom: addDays(today, from),
      showTo: addDays(today, from + days),
    });
  }
}

/** What the mall of the first merchant shows and charges. */
export async function seedMallWindow(tx: Handle): Promise<void> {
  const [owner] = await merchantsWithBoss(tx);
  if (owner === undefined) return;
  const all = { templateName: "全国快递", measure: "piece" as const, rules: pieceRules };
  const freightTemplateId = await insertFreightTemplate(tx, owner, all);
  await putToUse(tx, { ...owner, freightTemplateId }, true);
  await insertFreightTemplate(tx, owner, { templateName: "同城冷链", measure: "weight", rules: weightRules });
}
