import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FleetMachine } from "../fleet.queries.ts";

/** What the generator process is told; it answers each order with one answer. */
export type LoadOrder =
  | {
      readonly kind: "open";
      readonly port: number;
      readonly machines: readonly FleetMachine[];
      readonly boot: string;
      readonly lanes: number;
    }
  /** Every machine keeps as many sales in flight; counted for as many seconds once the load is steady. */
  | { readonly kind: "saturate"; readonly inFlight: number; readonly seconds: number }
  /** Every machine claims and answers one command; over when so many acknowledgements came, two for each. */
  | { readonly kind: "obey"; readonly seconds: number }
  /** Sales and heartbeats at fixed rates, whatever the answers. `keepTimes` answers when each sale was due. */
  | {
      readonly kind: "pace";
      readonly salesPerSecond: number;
      readonly beatsPerSecond: number;
      readonly seconds: number;
      readonly keepTimes: boolean;
    };

export interface LoadAnswer {
  readonly sent: number;
  /** Acknowledged within `seconds`. */
  readonly acked: number;
  readonly beats: number;
  readonly heard: number;
  /** Machines whose connection ended although they kept it. */
  readonly lost: number;
  readonly seconds: number;
  /** From the moment a sale was due to its acknowledgement. */
  readonly latenciesMs: readonly number[];
  /** Sale id to Unix ms at which it was due. */
  readonly times: Readonly<Record<string, number>>;
}

export interface LoadGenerator {
  readonly pid: number;
  ask(order: LoadOrder): Promise<LoadAnswer>;
  stop(): void;
}

/** Starts the generator as a process of its own, so that its work is not taken for the product's. */
export function startGenerator(): LoadGenerator {
  const child: ChildProcess = fork(fileURLToPath(new URL("generator.ts", import.meta.url)), {
    serialization: "advanced",
  });
  return {
    pid: child.pid!,
    ask: (order) =>
      new Promise((done, fail) => {
        const ended = () => fail(new Error("the load generator ended"));
        child.once("exit", ended);
        child.once("message", (answer) => {
          child.off("exit", ended);
          const { error } = answer as { error?: string };
          error === undefined ? done(answer as LoadAnswer) : fail(new Error(error));
        });
        child.send(order);
      }),
    stop: () => void child.kill("SIGTERM"),
  };
}
