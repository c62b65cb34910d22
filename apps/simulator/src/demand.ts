import type { UpBody } from "@yunshou/contract/machines/upMessages";
import type { Random } from "./random.ts";

export type Payment = UpBody<"sale">["payment"];

/** How people in China pay at a machine, in percent. */
export const paymentMix: readonly { readonly value: Payment; readonly weight: number }[] = [
  { value: "wechat", weight: 55 },
  { value: "alipay", weight: 28 },
  { value: "unionpay", weight: 4 },
  { value: "memberCard", weight: 6 },
  { value: "cash", weight: 5 },
  { value: "other", weight: 2 },
];

/** Weight of each hour of the day: a morning rush, the long lunch break, the end of work, quiet nights. */
export const hourWeights: readonly number[] = [
  0.14, 0.08, 0.05, 0.04, 0.05, 0.16, 0.42, 0.92, 1.22, 1.02, 1.06, 1.34, 1.72, 1.48, 1.2, 1.22, 1.26, 1.44, 1.62, 1.36,
  1.18, 0.98, 0.66, 0.34,
];

/** Weight of each day of the week, Sunday first. */
export const weekdayWeights: readonly number[] = [0.82, 1.04, 1.02, 1.03, 1.06, 1.14, 0.89];

const chinaOffsetMs = 8 * 3_600_000;

/** Demand at an instant in China relative to the average, about 0.03 to 2. */
export function demandAt(instant: number): number {
  const local = new Date(instant + chinaOffsetMs);
  const hour = local.getUTCHours();
  const here = hourWeights[hour]!;
  const following = hourWeights[(hour + 1) % 24]!;
  const share = local.getUTCMinutes() / 60;
  return (here + (following - here) * share) * weekdayWeights[local.getUTCDay()]!;
}

/** How much people like a product, from its name alone: a few run away with the sales, most do not. */
export function popularity(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  return 0.25 + 1.75 * ((hash % 997) / 996) ** 2;
}

/** Most customers take one piece. */
export function quantityOf(random: Random): number {
  return random.weighted([
    { value: 1, weight: 93 },
    { value: 2, weight: 6 },
    { value: 3, weight: 1 },
  ]);
}
