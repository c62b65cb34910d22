import type { Handle } from "@yunshou/database";
import { saveLogo } from "../merchants/account/account.queries.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import { logoPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";

/** Merchants with a logo and its colour. */
const logos = [
  { merchantNo: "0001", colour: [22, 104, 220] },
  { merchantNo: "00010002", colour: [232, 133, 12] },
  { merchantNo: "0002", colour: [47, 158, 68] },
] as const;

/** Gives some merchants of the demo a logo, through the same door as an upload. */
export async function seedLogos(tx: Handle, pictures: Pictures, dataDir: string): Promise<void> {
  for (const { merchantNo, colour } of logos) {
    const owner = await ownerOfNumber(tx, merchantNo);
    const image = await pictures.draw(logoPicture(colour), { kind: "logo", queue: owner.merchantId });
    if ("ok" in image) throw new Error(`The logo of ${merchantNo} is refused: ${image.code}.`);
    const stored = await storeImage(tx, dataDir, owner, owner.userId, image);
    if ("ok" in stored) throw new Error(`The logo of ${merchantNo} is refused: ${stored.code}.`);
    await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "logo");
    await saveLogo(tx, owner.merchantId, stored.name);
  }
}
