import type { LiveMessage, LiveTotals } from "@yunshou/contract/insight/screensLive";
import { liveGreeting, salePointTag } from "@yunshou/contract/insight/screensLive";
import type { SalePoint } from "./points.ts";

export interface Heard {
  readonly totals: LiveTotals;
  /** Only a message with the tag of a sale point carries one (BIGSALES-12, BIGSALES-13). */
  readonly point: SalePoint | null;
}

type PointMessage = Extract<LiveMessage, { tag: "two" }>;

const amounts = ["todaytransactionsSum", "todaytransactionsOnLine", "allTransactionSum"] as const;
const counts = ["todaytransactionsNumberSum", "todaytransactionsNumberOnLine", "allTransactionsNumberSum"] as const;

/** Reads a text of the live channel; the greeting and anything that is not a message of ours is ignored (BIGSALES-25). */
export function hear(text: string): Heard | null {
  if (text === liveGreeting) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const totals = totalsOf(value as Record<string, unknown>);
  if (totals === null) return null;
  const message = value as Partial<PointMessage>;
  return { totals, point: message.tag === salePointTag ? pointOf(message) : null };
}

function totalsOf(message: Record<string, unknown>): LiveTotals | null {
  const isAmount = (figure: unknown) => typeof figure === "string" && /^-?\d+\.\d\d$/.test(figure);
  if (!amounts.every((name) => isAmount(message[name])) || !counts.every((name) => Number.isInteger(message[name])))
    return null;
  return Object.fromEntries([...amounts, ...counts].map((name) => [name, message[name]])) as LiveTotals;
}

function pointOf({ productName, value, saleId, soldAt, province, amount }: Partial<PointMessage>): SalePoint | null {
  if (
    typeof productName !== "string" ||
    typeof saleId !== "string" ||
    typeof soldAt !== "string" ||
    !Array.isArray(value)
  )
    return null;
  const [longitude, latitude, image] = value;
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return null;
  return {
    saleId,
    productName,
    image: typeof image === "string" ? image : "",
    longitude,
    latitude,
    province: province ?? "",
    soldAt,
    amount: amount ?? null,
  };
}
