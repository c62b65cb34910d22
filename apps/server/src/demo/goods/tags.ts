import type { Handle } from "@yunshou/database";
import { insertTag } from "../../goods/tags.queries.ts";
import type { Pictures } from "../../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../../platform/images/store.ts";
import { tagPicture } from "../applicationPicture.ts";
import { ownerOfNumber } from "../demo.queries.ts";
import { pharmacyProducts, retailProducts, type DemoProduct } from "../products.ts";
import { tagProducts } from "./tags.queries.ts";

interface DemoTag {
  readonly name: string;
  readonly priority: number;
  readonly colour: readonly [number, number, number];
  readonly bears: (product: DemoProduct) => boolean;
}

const retail: readonly DemoTag[] = [
  { name: "热销", priority: 1, colour: [214, 60, 48], bears: ({ appeal }) => appeal >= 1.7 },
  {
    name: "新品",
    priority: 5,
    colour: [36, 140, 92],
    bears: ({ code }) => ["D006", "D012", "S012", "F005"].includes(code),
  },
  { name: "无糖", priority: 10, colour: [40, 120, 190], bears: ({ name }) => /乌龙茶|绿茶|黑咖啡|天然水/.test(name) },
  {
    name: "早餐",
    priority: 20,
    colour: [230, 150, 30],
    bears: ({ category }) => category === "乳制品" || category === "面包",
  },
  { name: "助农", priority: 30, colour: [120, 100, 40], bears: ({ povertyRelief }) => povertyRelief === true },
  { name: "清仓", priority: 90, colour: [120, 124, 132], bears: () => false },
];
const pharmacy: readonly DemoTag[] = [
  { name: "家庭常备", priority: 1, colour: [36, 140, 92], bears: ({ appeal }) => appeal >= 1.2 },
  { name: "外用", priority: 10, colour: [40, 120, 190], bears: ({ brand }) => brand === "安护" },
];

/** Tags with icons of their own, through the same door as an upload; one that nothing bears can be deleted. */
export async function seedTags(tx: Handle, pictures: Pictures, dataDir: string): Promise<void> {
  for (const [merchantNo, tags, products] of [
    ["0001", retail, retailProducts],
    ["0002", pharmacy, pharmacyProducts],
  ] as const) {
    const owner = await ownerOfNumber(tx, merchantNo);
    for (const { name, priority, colour, bears } of tags) {
      const image = await pictures.draw(tagPicture(colour), { kind: "tag", queue: merchantNo });
      if ("ok" in image) throw new Error(`The icon of ${name} is refused: ${image.code}.`);
      const stored = await storeImage(tx, dataDir, owner, owner.userId, image);
      if ("ok" in stored) throw new Error(`The icon of ${name} is refused: ${stored.code}.`);
      await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "tagIcon");
      const tagId = await insertTag(tx, owner, { tagName: name, tagPriority: priority, tagIcon: stored.name });
      const codes = products.filter(bears).map(({ code }) => code);
      if (tagId !== undefined) await tagProducts(tx, owner, tagId, codes);
    }
  }
}
