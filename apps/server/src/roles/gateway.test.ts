import { describe, expect, it } from "vitest";
import type { RunningGateway } from "./gateway.ts";
import { reportOf } from "./gatewayReport.ts";

const figures = {
  received: 12,
  committed: 9,
  repeated: 2,
  setAside: 1,
  batches: 3,
  waiting: 4,
  lagMs: 1_250,
  connections: 7,
};
const gateway = (problem: string | null): RunningGateway => ({
  port: 1,
  figures: () => figures,
  problem: () => problem,
  stop: () => Promise.resolve(),
});

describe("what people see of the gateway", () => {
  it("is every message by what became of it, what waits and for how long", () => {
    expect(reportOf(gateway(null)).metrics.filter((line) => !line.startsWith("#"))).toEqual([
      'gateway_messages_total{result="received"} 12',
      'gateway_messages_total{result="committed"} 7',
      'gateway_messages_total{result="duplicate"} 2',
      'gateway_messages_total{result="set_aside"} 1',
      "gateway_batches_total 3",
      "gateway_waiting_messages 4",
      "gateway_lag_seconds 1.250",
      "gateway_connections 7",
    ]);
  });

  it("M5 makes the process unready while messages wait, and while it starts", () => {
    expect(reportOf(gateway(null)).problem).toBeNull();
    expect(reportOf(gateway("messages of machines wait for the database")).problem).toBe(
      "messages of machines wait for the database",
    );
    expect(reportOf(undefined).problem).toBe("the gateway is starting");
    expect(reportOf(undefined).metrics).toEqual([]);
  });
});
