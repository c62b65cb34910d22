import type { RowOf } from "@yunshou/contract";
import type { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";

export type AccountRow = RowOf<typeof collectionAccounts.list>;

/** What the form is about: an account, or a new one. */
export interface AccountEditing {
  readonly account?: AccountRow;
}
