import type { ParsedInputOf } from "@yunshou/contract";
import type { visits } from "@yunshou/contract/stock/visits";
import type { Call } from "../../platform/call.ts";
import type { NewAct } from "./acts.queries.ts";

/** Somebody says what was done at a machine. */
export type ActCall = Call<ParsedInputOf<typeof visits.act>, "stock.refillOrder.fill">;

/** What an act leaves behind. */
export type Booked = Omit<NewAct, "actKey" | "kind" | "userId" | "actedAt">;
