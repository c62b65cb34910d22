import { accept, refuse, type Result } from "../result.ts";
import { amountLimitFen } from "../money.ts";

/** What a person may decide about a sale that was set aside because far more was paid than the goods cost. */
export const withheldDecisions = ["byPrice", "asSaid", "discard"] as const;
export type WithheldDecision = (typeof withheldDecisions)[number];

/** `open` waits for a person. */
export const withheldStates = ["open", ...withheldDecisions] as const;
export type WithheldState = (typeof withheldStates)[number];

/** What is known of such a sale. */
export interface WithheldFacts {
  readonly state: WithheldState;
  readonly saidFen: bigint;
  /** The lane's price of all pieces at the receipt; null when it had none, and for a lucky purchase, whose draws are paid. */
  readonly byPriceFen: bigint | null;
}

interface Wish {
  readonly decision: WithheldDecision;
  readonly reason: string;
  /** Somebody of the platform decides. */
  readonly isPlatform: boolean;
}

/**
 * The amount to be booked, or null for a sale that is discarded. A decision is made once. What the machine said is taken by
 * the platform only, because the merchant earns by it; that and discarding need a reason.
 */
export function checkWithheldDecision(
  sale: WithheldFacts,
  { decision, reason, isPlatform }: Wish,
): Result<bigint | null> {
  if (sale.state !== "open") return refuse("orders.withheldDecided");
  if (decision !== "byPrice" && reason.trim() === "") return refuse("orders.noteRequired", { field: "reason" });
  if (decision === "discard") return accept(null);
  if (decision === "asSaid")
    return isPlatform ? accept(sale.saidFen) : refuse("orders.withheldPlatformOnly", { field: "decision" });
  return sale.byPriceFen === null || sale.byPriceFen > amountLimitFen
    ? refuse("orders.withheldNoPrice", { field: "decision" })
    : accept(sale.byPriceFen);
}
