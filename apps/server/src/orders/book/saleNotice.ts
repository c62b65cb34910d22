/** Channel on which the effects of sales tell the live screens, once per batch. */
export const saleChannel = "sales";

/** A sale by its merchant tree and order id; a notice carries nothing else. */
export interface SaleKey {
  readonly topId: string;
  readonly id: string;
}

/** More than this nobody could follow on a map. */
export const salesPerNotice = 40;

/** The ids that a batch hands to the notifier: its newest sales. The totals follow from the rollups. */
export function saleNotice(sales: readonly SaleKey[]): string[] {
  return sales.slice(-salesPerNotice).map(({ topId, id }) => `${topId}:${id}`);
}

/** Reads the payload of a notice; anything that is not a pair of ids is left out. */
export function readSaleNotice(payload: string): SaleKey[] {
  return [...payload.matchAll(/(\d{1,19}):(\d{1,19})/g)].map(([, topId = "", id = ""]) => ({ topId, id }));
}
