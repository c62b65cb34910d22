import type { RowOf } from "@yunshou/contract";
import type { splitPlans } from "@yunshou/contract/finance/splits";

export type PlanRow = RowOf<typeof splitPlans.list>;
export type PlanReceiver = PlanRow["receivers"][number];

/** A plan that is changed, or none for a new one. */
export interface PlanEditing {
  readonly plan?: PlanRow;
}
