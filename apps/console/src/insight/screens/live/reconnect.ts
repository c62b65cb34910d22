const firstMs = 1_000;
const longestMs = 30_000;

/** How long to wait before the n-th attempt in a row, from 1 s doubling to 30 s (BIGSALES-27). */
export function reconnectDelayMs(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
}
