import type { LiveTotals } from "@yunshou/contract";
import { liveGreeting, liveMessage } from "@yunshou/contract/insight/screensLive";
import type { SalePoint } from "./points.ts";

export interface Heard {
  readonly totals: LiveTotals;
  /** Only a message with the tag of a sale point carries one (BIGSALES-12, BIGSALES-13). */
  readonly point: SalePoint | null;
}

/** Reads a text of the live channel; the greeting and anything that is not a message of ours is ignored (BIGSALES-25). */
export function hear(text: string): Heard | null {
  if (text === liveGreeting) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = liveMessage.safeParse(value);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (data.tag !== "two") {
    const { tag: _tag, ...totals } = data;
    return { totals, point: null };
  }
  const { tag: _tag, productName, value: place, saleId, soldAt, province, amount, ...totals } = data;
  const [longitude, latitude, image] = place;
  return { totals, point: { saleId, productName, image, longitude, latitude, province, soldAt, amount } };
}
