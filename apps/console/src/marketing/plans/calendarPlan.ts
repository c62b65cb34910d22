import type { RowOf } from "@yunshou/contract";
import type { plans } from "@yunshou/contract/marketing/plans";

/** A plan with what its calendar says of it. */
export type CalendarPlan = RowOf<typeof plans.calendar>;
