import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Board } from "./board.ts";
import { type RoleProcess, startRoleProcess } from "./childProcess.ts";
import { type GatewayReport, reportOf } from "./gatewayReport.ts";
import type { OpeningFacts } from "./opened.ts";
import type { Started } from "./started.ts";

/** The roles that people and machines reach, wherever they run. */
export interface Running {
  readonly address?: string | undefined;
  readonly mqttPort?: number | undefined;
  /** Changes what the web role tells of the program. */
  show(change: Partial<Board>): void;
}

/** Web and gateway in processes of their own. */
export interface Apart {
  /** Machines can connect. */
  readonly gateway: Promise<unknown>;
  /** People can, too. */
  readonly running: Promise<Running>;
}

/** Where web and gateway meet in one program, each is a process of its own: no request can delay an acknowledgement. */
export const isSplit = ({ roles }: Config) => roles.includes("web") && roles.includes("gateway");

export const firstBoard = (config: Config): Board => ({
  demo: config.demo ? "the demo company is being recorded" : null,
  gateway: config.roles.includes("gateway") ? reportOf(undefined) : undefined,
});

/**
 * Starts both side by side, because each spends a second on reading its part of the program: the gateway first, since
 * a fleet that lost its connections asks for it at once.
 */
export function startApart(
  config: Config,
  facts: Promise<OpeningFacts>,
  log: FastifyBaseLogger,
  started: Started[],
): Apart {
  let board = firstBoard(config);
  let web: RoleProcess | undefined;
  const show = (change: Partial<Board>) => {
    board = { ...board, ...change };
    web?.show();
  };
  const parts = { facts, board: () => board, log };
  const onStarted = (name: string) => (part: RoleProcess) => void started.push({ name, stop: () => part.stop() });
  const onReport = (report: GatewayReport = reportOf(undefined)) => show({ gateway: report });
  const gateway = startRoleProcess("gateway", { ...parts, onReport }, onStarted("gateway"));
  const reached = startRoleProcess("web", parts, onStarted("web"));
  const running = (async () => {
    web = await reached;
    const { mqttPort } = await gateway;
    show({});
    return { address: web.address, mqttPort, show };
  })();
  gateway.catch(() => {});
  running.catch(() => {});
  return { gateway, running };
}
