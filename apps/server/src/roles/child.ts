import { flushCompileCache } from "node:module";
import { readEveryLanguage } from "@yunshou/phrases/server";
import { readConfig } from "../config.ts";
import { explain } from "../platform/explain.ts";
import { createLog } from "../platform/log.ts";
import { type Board, probesOf } from "./board.ts";
import type { ChildRole, FromChild, ToChild } from "./childMessages.ts";
import { reportOf } from "./gatewayReport.ts";
import { type Connections, openProcess } from "./opened.ts";

/** The program of a process that plays the role of its first word for the process that started it, and never outlives it. */
const connectionsOf: Readonly<Record<"web" | "gateway", Connections>> = {
  web: { web: 16, system: 12 },
  gateway: { web: 1, system: 12 },
};
const reportEveryMs = 1_000;
const stopPatienceMs = 10_000;

const role = process.argv[2] as ChildRole;
// Each role loads only what it needs: the gateway does without the handlers of people, which are most of the program.
const web = role === "web" ? import("./web.ts") : undefined;
const gateway = role === "web" ? undefined : import("./gateway.ts");

let board: Board = { demo: null, gateway: undefined };
const started: { stop(): Promise<void> }[] = [];
let stopping = false;

const say = (message: FromChild) => void (process.connected && process.send?.(message));

async function begin({ facts }: Extract<ToChild, { kind: "begin" }>): Promise<void> {
  const config = readConfig();
  const opened = await openProcess(config, createLog(config.logLevel), facts, connectionsOf[role]);
  started.push(opened);
  const { context, keys, sms, payments } = opened;
  if (web !== undefined) {
    const { startWeb } = await web;
    if (!config.demo) readEveryLanguage();
    const running = await startWeb(context, {
      keys,
      sms,
      ...payments,
      probes: probesOf(() => board),
      metrics: () => board.gateway?.metrics ?? [],
    });
    started.push(running);
    return say({ kind: "ready", address: running.address });
  }
  const { startGatewayRole } = (await gateway)!;
  const running = await startGatewayRole(context, { providers: payments.providers });
  started.push(running);
  const report = () => say({ kind: "gateway", report: reportOf(running) });
  report();
  setInterval(report, reportEveryMs).unref();
  say({ kind: "ready", mqttPort: running.port });
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopPatienceMs).unref();
  for (const part of started.reverse())
    await part.stop().catch((error: unknown) => console.error(`A part did not stop cleanly: ${String(error)}`));
  process.exit(code);
}

process.on("message", (message: ToChild) => {
  if (message.kind === "stop") return void stop(0);
  board = message.board;
  if (message.kind === "begin")
    // What was compiled is kept now, because a process that is killed keeps nothing.
    begin(message).then(flushCompileCache, (error: unknown) => {
      if (stopping) return;
      say({ kind: "failed", text: explain(error) });
      void stop(1);
    });
});

// A terminal and a service manager signal the whole group; whoever started us says when to stop, or is gone.
const onSignal = () => void (process.connected || stop(0));
process.on("SIGINT", onSignal);
process.on("SIGTERM", onSignal);
process.on("disconnect", () => void stop(0));

const onBug = (error: unknown) => {
  console.error("A process of the program ends because of an error that nobody expected.", error);
  void stop(1);
};
process.on("uncaughtException", onBug);
process.on("unhandledRejection", onBug);
