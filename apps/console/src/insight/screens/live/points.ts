/** A sale on the map and in the live feed. */
export interface SalePoint {
  readonly saleId: string;
  readonly productName: string;
  /** Address of the picture, "" for the default one (BIGSALES-34). */
  readonly image: string;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly province: string;
  readonly soldAt: string;
  /** Yuan with two decimals; null where a session would be needed. */
  readonly amount: string | null;
}

/** Points that stay on the map (BIGSALES-11). */
export const pointLimit = 80;

/** How long the tooltip of a point stays (BIGSALES-09). */
export const tooltipMs = 5_000;

/**
 * Adds sales in the order in which they came. The newest 80 stay, the last of the list is the newest; a sale that is
 * already there, because it was loaded with the page, stays where it is.
 */
export function addPoints(points: readonly SalePoint[], added: readonly SalePoint[]): readonly SalePoint[] {
  const known = new Set(points.map((point) => point.saleId));
  const fresh = added.filter((point) => !known.has(point.saleId));
  return fresh.length === 0 ? points : [...points, ...fresh].slice(-pointLimit);
}

/** Sales that were loaded with the page, and those already heard; ids grow with time, so they give the order. */
export function mergePoints(known: readonly SalePoint[], loaded: readonly SalePoint[]): readonly SalePoint[] {
  const ids = new Set(known.map((point) => point.saleId));
  const fresh = loaded.filter((point) => !ids.has(point.saleId));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => (BigInt(a.saleId) < BigInt(b.saleId) ? -1 : 1)).slice(-pointLimit);
}

/** The points that have a place: all but the newest, and the newest, which alone gets the ripple (BIGSALES-10). */
export function splitNewest(points: readonly SalePoint[]): {
  readonly older: readonly SalePoint[];
  readonly newest: SalePoint | undefined;
} {
  const placed = points.filter((point) => point.longitude !== null && point.latitude !== null);
  return { older: placed.slice(0, -1), newest: placed.at(-1) };
}
