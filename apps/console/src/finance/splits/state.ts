import type { RowOf } from "@yunshou/contract";
import type { splitPlans } from "@yunshou/contract/finance/splits";

export type PlanRow = RowOf<typeof splitPlans.list>;

/** A plan that is changed, or none for a new one. */
export interface PlanEditing {
  readonly plan?: PlanRow;
}
