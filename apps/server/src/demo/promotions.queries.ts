import type { Handle } from "@yunshou/database";
import type { PlanState } from "@yunshou/domain";

/** Puts a plan into a state, and its scheme on sale. */
export async function putInState(
  tx: Handle,
  { schemeId, planId, state }: { readonly schemeId: string; readonly planId: string; readonly state: PlanState },
): Promise<void> {
  await tx.query("update marketing_scheme set state = 'onSale' where id = $1", [schemeId]);
  await tx.query("update marketing_plan set state = $2 where id = $1", [planId, state]);
}
