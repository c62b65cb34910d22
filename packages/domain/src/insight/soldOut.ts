/** A time in which a machine had none of a product left, in milliseconds since the beginning of its business day. */
export interface EmptyTime {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** A whole usual day, in millionths of it. */
export const wholeDay = 1_000_000;
/** Days whose sales say what a machine usually sells of a product. */
export const usualDays = 28;

const hourMs = 3_600_000;

/**
 * How much of a day's usual sales falls into these times, in millionths: each hour weighs what the merchant sells in it.
 * `hours` are orders by hour of the day, 24 of them; without any, all hours weigh alike. A 25th hour weighs like the last.
 */
export function usualShare(times: readonly EmptyTime[], hours: readonly number[]): number {
  const sum = hours.reduce((all, orders) => all + orders, 0);
  let share = 0;
  for (const { fromMs, untilMs } of times) {
    for (let at = fromMs; at < untilMs;) {
      const end = Math.min(untilMs, (Math.floor(at / hourMs) + 1) * hourMs);
      const weight = sum === 0 ? 1 / 24 : (hours[Math.min(23, Math.floor(at / hourMs))] ?? 0) / sum;
      share += weight * ((end - at) / hourMs);
      at = end;
    }
  }
  return Math.min(wholeDay, Math.round(share * wholeDay));
}

/** What a machine sold of a product over a span of days, and how much of it was spent without the product. */
export interface UsualSales {
  readonly soldPieces: number;
  readonly soldFen: bigint;
  /** Whole days, at least one. */
  readonly spanDays: number;
  /** Millionths of usual days without the product, today's among them. */
  readonly emptyShare: number;
  /** Of these, those of the day that is asked about. */
  readonly todayShare: number;
}

/**
 * What was lost on a day by being sold out (beyond 3): what is usually sold while there is something to buy, over the part of
 * the day in which there was nothing. An estimate, rounded down; `lostMilli` are thousandths of pieces. What was hardly ever
 * there is judged by one day at least, so that one lucky hour does not grow into a fortune.
 */
export function lostSales({ soldPieces, soldFen, spanDays, emptyShare, todayShare }: UsualSales): {
  readonly lostMilli: number;
  readonly lostFen: bigint;
} {
  const available = BigInt(Math.max(wholeDay, Math.round(spanDays * wholeDay - emptyShare)));
  const share = BigInt(todayShare);
  return {
    lostMilli: Number((BigInt(soldPieces) * 1000n * share) / available),
    lostFen: (soldFen * share) / available,
  };
}
