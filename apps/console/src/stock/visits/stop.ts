import type { OutputOf } from "@yunshou/contract";
import type { visits } from "@yunshou/contract/stock/visits";

/** A machine of a route with what a visit today saves. */
export type Stop = OutputOf<typeof visits.today>["rows"][number];
