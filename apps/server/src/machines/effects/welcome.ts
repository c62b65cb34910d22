import { nameLanguages } from "@yunshou/contract/goods/productNames";
import type { DownBody } from "@yunshou/contract/machines/downMessages";
import { messageSizeLimit } from "@yunshou/contract/machines/topics";

/** Type and time around the body. */
const envelopeBytes = 100;
/** With the longest names in all languages so many lanes are within the longest message. */
export const lanesAlwaysWithin = 15;

const isWithin = (body: DownBody<"welcome">) =>
  Buffer.byteLength(JSON.stringify(body)) + envelopeBytes <= messageSizeLimit;

/**
 * A welcome names every lane, and machines forget lanes that it does not name, so it is never cut into two. One that would
 * be too long goes without the names in the last languages, the same for all lanes; machines show `productName` there.
 */
export function withinMessage(body: DownBody<"welcome">): DownBody<"welcome"> {
  if (body.lanes.length <= lanesAlwaysWithin) return body;
  let shorter = body;
  for (let kept = nameLanguages.length - 1; kept >= 0 && !isWithin(shorter); kept--) {
    const languages: readonly string[] = nameLanguages.slice(0, kept);
    const lanes = body.lanes.map(({ productNames, ...lane }) => ({
      ...lane,
      productNames: Object.fromEntries(
        languages.flatMap((key) => (key in productNames ? [[key, productNames[key]!]] : [])),
      ),
    }));
    shorter = { ...body, lanes };
  }
  return shorter;
}
