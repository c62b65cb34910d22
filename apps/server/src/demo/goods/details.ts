import type { Handle } from "@yunshou/database";
import type { Pictures } from "../../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../../platform/images/store.ts";
import { shelfPicture } from "../applicationPicture.ts";
import { ownerOfNumber } from "../demo.queries.ts";
import { showDetails } from "./details.queries.ts";

/** Products that are shown from near and on their shelf, each in the colour of its label. */
const shown = [
  { code: "D001", colour: [46, 134, 222] },
  { code: "D004", colour: [64, 150, 84] },
  { code: "D006", colour: [232, 128, 110] },
  { code: "D010", colour: [196, 50, 44] },
] as const;
const merchantNo = "0001";

/** Detail pictures of some products, through the same door as an upload; the others show that they are no duty (PRODUCT-07). */
export async function seedDetails(tx: Handle, pictures: Pictures, dataDir: string): Promise<void> {
  const owner = await ownerOfNumber(tx, merchantNo);
  for (const { code, colour } of shown) {
    const names: string[] = [];
    for (const bottles of [1, 3]) {
      const image = await pictures.draw(shelfPicture(colour, bottles), { kind: "product", queue: merchantNo });
      if ("ok" in image) throw new Error(`A picture of ${code} is refused: ${image.code}.`);
      const stored = await storeImage(tx, dataDir, owner, owner.userId, image);
      if ("ok" in stored) throw new Error(`A picture of ${code} is refused: ${stored.code}.`);
      await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "detailPictures");
      names.push(stored.name);
    }
    await showDetails(tx, owner, code, names);
  }
}
