import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { ConfigError } from "../config.ts";
import type { Board } from "./board.ts";
import type { ChildRole, FromChild, ToChild } from "./childMessages.ts";
import type { GatewayReport } from "./gatewayReport.ts";
import type { OpeningFacts } from "./opened.ts";

const program = fileURLToPath(new URL("child.ts", import.meta.url));
const stopPatienceMs = 11_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

export interface ChildParts {
  /** Known when the database is set up; a process reads its program until then. */
  readonly facts: Promise<OpeningFacts>;
  readonly board: () => Board;
  readonly log: FastifyBaseLogger;
  readonly onReport?: (report: GatewayReport | undefined) => void;
}

/** A role in a process of its own. When it dies it is started again, later each time; it ends with us, however we end. */
export interface RoleProcess {
  readonly address: string | undefined;
  readonly mqttPort: number | undefined;
  /** Of the process that plays the role at this moment. */
  readonly processId: number | undefined;
  /** Shows the board to the role. */
  show(): void;
  stop(): Promise<void>;
}

/**
 * Starts a role and waits until it works. The role counts as started from the moment that it is told to begin: until then
 * it holds nothing, and it ends with us.
 *
 * @throws ConfigError with the sentence of a role that cannot start.
 */
export async function startRoleProcess(
  role: ChildRole,
  { facts, board, log, onReport = () => {} }: ChildParts,
  onStarted: (part: RoleProcess) => void,
): Promise<RoleProcess> {
  let child: ChildProcess | undefined;
  let ready: Extract<FromChild, { kind: "ready" }> | undefined;
  let stopping = false;
  let pauseMs = firstPauseMs;
  let again: NodeJS.Timeout | undefined;

  const tell = (message: ToChild) => void (child?.connected && child.send(message, () => {}));
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const mine = fork(program, [role], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
      child = mine;
      mine.on("message", (message: FromChild) => {
        if (message.kind === "gateway") return onReport(message.report);
        if (message.kind === "failed") return reject(new ConfigError(message.text));
        ready = message;
        pauseMs = firstPauseMs;
        resolve();
      });
      mine.once("error", reject);
      mine.once("exit", (code, signal) => {
        onReport(undefined);
        reject(new Error(`The process of ${role} ended at its start (${signal ?? code}).`));
        if (!stopping && ready !== undefined) restart(signal ?? code);
      });
      facts.then((known) => {
        if (mine === child) tell({ kind: "begin", facts: known, board: board() });
      }, reject);
    });
  const restart = (how: NodeJS.Signals | number | null) => {
    log.error({ role, how, pauseMs }, "the process of a role ended; it is started again");
    again = setTimeout(() => {
      start().catch((error: unknown) => log.error({ err: error, role }, "the process of a role did not start"));
    }, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  };

  const part: RoleProcess = {
    get address() {
      return ready?.address;
    },
    get mqttPort() {
      return ready?.mqttPort;
    },
    get processId() {
      return child?.pid;
    },
    show: () => tell({ kind: "board", board: board() }),
    async stop() {
      stopping = true;
      clearTimeout(again);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      const patience = setTimeout(() => child?.kill("SIGKILL"), stopPatienceMs);
      tell({ kind: "stop" });
      await ended;
      clearTimeout(patience);
    },
  };
  const starting = start();
  facts.then(
    () => onStarted(part),
    () => {},
  );
  await starting;
  return part;
}
