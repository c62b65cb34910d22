import type { StateTable } from "../states.ts";
import type { RefundState } from "./values.ts";

/** A failed refund starts again under the same number (REFUND-08); a refunded one is final. */
export const refundTable: StateTable<RefundState, "send" | "succeed" | "fail" | "retry"> = {
  requested: { send: "refunding" },
  refunding: { succeed: "refunded", fail: "failed", send: "refunding" },
  failed: { retry: "refunding" },
  refunded: {},
};
