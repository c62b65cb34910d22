import type { MachineFigures, ProductFigures, Totals } from "./dashboard.queries.ts";

/** Part of the whole as a fraction with four decimals; nothing of nothing is 0. Ratios are not money, so a float is fine. */
export function shareOf(partFen: string, wholeFen: string): number {
  const whole = BigInt(wholeFen);
  return whole === 0n ? 0 : Number((BigInt(partFen) * 10_000n + whole / 2n) / whole) / 10_000;
}

export function sharesOf<Row extends Totals>(rows: readonly Row[], wholeFen: string): (Row & { share: number })[] {
  return rows.map((row) => ({ ...row, share: shareOf(row.amountFen, wholeFen) }));
}

/** Adds rank and share to products that are already in order (HOME-06). */
export function rankProducts(
  rows: readonly ProductFigures[],
  wholeFen: string,
): (Omit<ProductFigures, "orders"> & { rank: number; share: number })[] {
  return sharesOf(rows, wholeFen).map(({ orders: _, ...row }, index) => ({ ...row, rank: index + 1 }));
}

/** Adds rank, share and average amount of an order to machines that are already in order (HOME-06). */
export function rankMachines(
  rows: readonly MachineFigures[],
  wholeFen: string,
): (MachineFigures & { rank: number; share: number; averageFen: string })[] {
  return sharesOf(rows, wholeFen).map((row, index) => ({
    ...row,
    rank: index + 1,
    averageFen: row.orders === 0 ? "0" : String(BigInt(row.amountFen) / BigInt(row.orders)),
  }));
}
