import type { Handle } from "@yunshou/database";
import { putBrand } from "../access/brands/brands.queries.ts";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import { logoPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };

/**
 * Invented brands, each with a colour, a name and a picture of its own: one of a host that nobody visits, so that the page of
 * brands shows one, and three of login paths that visitors can open.
 */
const brands = [
  {
    host: "kanghe.example",
    path: "",
    title: "康禾智慧药房",
    titles: { en: "Kanghe Smart Pharmacy", de: "Kanghe Smart-Apotheke", fr: "Pharmacie connectée Kanghe" },
    subtitle: "24 小时自助购药",
    background: "#14603a",
    footer: "康禾药房（演示）",
    colour: [47, 158, 68],
  },
  {
    host: "",
    path: "/loginYm",
    title: "优麦便利",
    titles: { en: "Youmai Express", de: "Youmai Express", fr: "Youmai Express" },
    subtitle: "楼宇零售运营平台",
    background: "#7a2e0e",
    footer: "优麦便利（演示）",
    colour: [232, 133, 12],
  },
  {
    host: "",
    path: "/loginZd",
    title: "臻点咖啡",
    titles: { en: "Zhendian Coffee", de: "Zhendian Kaffee", fr: "Café Zhendian" },
    subtitle: "自助咖啡运营平台",
    background: "#4a2c6d",
    footer: "臻点咖啡（演示）",
    colour: [126, 87, 194],
  },
  {
    host: "",
    path: "/loginHs",
    title: "海盛校园",
    titles: { en: "Haisheng Campus", de: "Haisheng Campus", fr: "Campus Haisheng" },
    subtitle: "校园自助售货平台",
    background: "#0b5563",
    footer: "海盛校园（演示）",
    colour: [0, 131, 143],
  },
] as const;

/** Gives brands a look, their pictures through the same door as an upload. */
export async function seedBrands(tx: Handle, pictures: Pictures, dataDir: string): Promise<void> {
  const { userId } = await ownerOfNumber(tx, "0001");
  for (const { colour, ...brand } of brands) {
    const image = await pictures.draw(logoPicture(colour), { kind: "logo", queue: platformMerchantId });
    if ("ok" in image) throw new Error(`The logo of ${brand.title} is refused: ${image.code}.`);
    const stored = await storeImage(tx, dataDir, platform, userId, image);
    if ("ok" in stored) throw new Error(`The logo of ${brand.title} is refused: ${stored.code}.`);
    await replaceImage({ tx, afterCommit: () => undefined }, dataDir, platform, null, stored.name, "logo");
    await putBrand(tx, { ...brand, logo: `/spImg/${stored.name}`, startLanguage: null, asksAgreement: false });
  }
}
