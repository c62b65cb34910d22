import type { Gateway } from "../machines/gateway/gateway.ts";
import type { RunningGateway } from "./gateway.ts";

/** What the web role shows of the gateway of its program. */
export interface GatewayReport {
  readonly problem: string | null;
  /** Lines for /metrics. */
  readonly metrics: readonly string[];
}

/** The state of the gateway at this moment; undefined stands for one that starts. */
export function reportOf(gateway: RunningGateway | undefined): GatewayReport {
  if (gateway === undefined) return { problem: "the gateway is starting", metrics: [] };
  return { problem: gateway.problem(), metrics: gatewayMetrics(gateway.figures()) };
}

/** The gateway's figures for Prometheus. */
function gatewayMetrics({
  received,
  committed,
  repeated,
  setAside,
  batches,
  waiting,
  lagMs,
  connections,
}: ReturnType<Gateway["figures"]>): string[] {
  return [
    "# TYPE gateway_messages_total counter",
    `gateway_messages_total{result="received"} ${received}`,
    `gateway_messages_total{result="committed"} ${committed - repeated}`,
    `gateway_messages_total{result="duplicate"} ${repeated}`,
    `gateway_messages_total{result="set_aside"} ${setAside}`,
    "# TYPE gateway_batches_total counter",
    `gateway_batches_total ${batches}`,
    "# TYPE gateway_waiting_messages gauge",
    `gateway_waiting_messages ${waiting}`,
    "# TYPE gateway_lag_seconds gauge",
    `gateway_lag_seconds ${(lagMs / 1_000).toFixed(3)}`,
    "# TYPE gateway_connections gauge",
    `gateway_connections ${connections}`,
  ];
}
