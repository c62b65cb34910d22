import type { GatewayReport } from "./gatewayReport.ts";

/** What the web role tells of the rest of its program, at /health/ready and /metrics. */
export interface Board {
  /** Why the demo company is not ready; null when it is, or where there is none. */
  readonly demo: string | null;
  /** Undefined where this program plays no gateway. */
  readonly gateway: GatewayReport | undefined;
}

/** The probes of a web role that reads the board anew at each question. */
export function probesOf(board: () => Board) {
  return {
    demo: () => board().demo,
    ...(board().gateway === undefined ? {} : { gateway: () => board().gateway?.problem ?? null }),
  };
}
