import { join } from "node:path";
import { setUpDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import type { FastifyBaseLogger } from "fastify";
import { ensureFirstAdministrator, type FirstAdministrator } from "./access/start/baseData.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { demoShopNo } from "./demo/mall.ts";
import { type DemoProviderFacts, startDemoPayments } from "./demo/payments.ts";
import { banner, type BannerLine, bilingual } from "./platform/banner.ts";
import { prepareDataDir } from "./platform/dataDir.ts";
import { explain } from "./platform/explain.ts";
import { createLog } from "./platform/log.ts";
import { loadSecrets } from "./platform/secrets.ts";
import { type Board, probesOf } from "./roles/board.ts";
import { type RoleProcess, startRoleProcess } from "./roles/childProcess.ts";
import { type GatewayReport, reportOf } from "./roles/gatewayReport.ts";
import { startJobs } from "./roles/jobs.ts";
import { type Opened, openProcess, type OpeningFacts } from "./roles/opened.ts";

const stopPatienceMs = 12_000;
/** Of this process; those that play web and gateway have their own. */
const connections = { web: 16, system: 12 };

/** What has been started, ended in the reverse order. */
const started: { readonly name: string; stop(): Promise<void> }[] = [];

const print = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  prepareDataDir(config.dataDir);
  loadSecrets(config);
  // Read while the database starts.
  const demoProgram = config.demo ? import("./demo/demo.ts") : undefined;
  const adminUrl = config.databaseUrl ?? (await startEmbedded(config, (message) => log.info(message)));
  await setUpDatabase(adminUrl);
  const demoProvider = config.demo ? await startPayments(config) : undefined;
  const facts: OpeningFacts = { adminUrl, demoProvider };
  const opened = await openProcess(config, log, facts, connections);
  started.push({ name: "database connections", stop: () => opened.stop() });
  const { context, keys, sms, payments } = opened;
  const password = config.adminPassword ?? (config.demo ? config.demoPassword : undefined);
  const first = config.roles.includes("web") ? await ensureFirstAdministrator(context.database, keys, password) : null;

  const running = await (isSplit(config) ? startApart(config, facts, log) : startHere(config, opened));
  let mqttUrl = config.mqttUrl;
  if (running.mqttPort !== undefined) mqttUrl = `mqtt://${reachable(config.host)}:${running.mqttPort}`;
  if (config.roles.includes("jobs")) {
    const jobs = await startJobs(context, { ...payments, sms });
    started.push({ name: "jobs", stop: () => jobs.stop() });
  }
  if (demoProgram !== undefined && mqttUrl !== undefined) {
    const { startDemo } = await demoProgram;
    const demo = await startDemo(context, { keys, mqttUrl, print });
    started.push({ name: "demo company", stop: () => demo.stop() });
  }
  running.show({ demo: null });
  print(banner(linesOf(config, running.address, mqttUrl, first)));
}

/** The roles that people and machines reach, wherever they run. */
interface Running {
  readonly address?: string | undefined;
  readonly mqttPort?: number | undefined;
  /** Changes what the web role tells of the program. */
  show(change: Partial<Board>): void;
}

/** Where web and gateway meet in one program, each is a process of its own: no request can delay an acknowledgement. */
const isSplit = ({ roles }: Config) => roles.includes("web") && roles.includes("gateway");

const firstBoard = (config: Config): Board => ({
  demo: config.demo ? "the demo company is being recorded" : null,
  gateway: config.roles.includes("gateway") ? reportOf(undefined) : undefined,
});

async function startApart(config: Config, facts: OpeningFacts, log: FastifyBaseLogger): Promise<Running> {
  let board = firstBoard(config);
  let web: RoleProcess | undefined;
  const show = (change: Partial<Board>) => {
    board = { ...board, ...change };
    web?.show();
  };
  const parts = { facts, board: () => board, log };
  const onStarted = (name: string) => (part: RoleProcess) => void started.push({ name, stop: () => part.stop() });
  const onReport = (report: GatewayReport = reportOf(undefined)) => show({ gateway: report });
  // Side by side, because each spends seconds on reading its part of the program.
  const starting = startRoleProcess("gateway", { ...parts, onReport }, onStarted("gateway"));
  starting.catch(() => {});
  web = await startRoleProcess("web", parts, onStarted("web"));
  const gateway = await starting;
  show({});
  return { address: web.address, mqttPort: gateway.mqttPort, show };
}

/** One of both, in this very process, which loads no more than it plays. */
async function startHere(config: Config, { context, keys, sms, payments }: Opened): Promise<Running> {
  let board = firstBoard(config);
  const show = (change: Partial<Board>) => void (board = { ...board, ...change });
  if (config.roles.includes("web")) {
    const { startWeb } = await import("./roles/web.ts");
    const web = await startWeb(context, { keys, sms, ...payments, probes: probesOf(() => board) });
    started.push({ name: "web", stop: () => web.stop() });
    return { address: web.address, show };
  }
  if (!config.roles.includes("gateway")) return { show };
  const { startGatewayRole } = await import("./roles/gateway.ts");
  const gateway = await startGatewayRole(context, { providers: payments.providers });
  started.push({ name: "gateway", stop: () => gateway.stop() });
  return { mqttPort: gateway.port, show };
}

/** What the banner says of this start. */
function linesOf(
  config: Config,
  address: string | undefined,
  mqttUrl: string | undefined,
  first: FirstAdministrator | null,
): BannerLine[] {
  const lines: BannerLine[] = [];
  if (address !== undefined) lines.push(["addressLine", address], ["docsLine", `${address}/api/docs`]);
  if (config.demo && address !== undefined)
    lines.push(["shopLine", `${address}/m/shop/${demoShopNo}`], ["roundLine", `${address}/m/`]);
  if (config.demo)
    lines.push(
      ["demoLine", "admin · demo · demostaff · demodrug · demopharmacist"],
      ["passwordLine", config.demoPassword],
    );
  if (first?.oneTimePassword != null) lines.push(["firstLine", first.account], ["onceLine", first.oneTimePassword]);
  if (mqttUrl !== undefined) lines.push(["machinesLine", `mqtt://${new URL(mqttUrl).host}`]);
  lines.push(["dataLine", config.dataDir]);
  return lines;
}

/** The simulated payment provider of the demo and its stand-ins, which tell this very program of their payments. */
async function startPayments({ port, demoPay }: Config): Promise<DemoProviderFacts> {
  if (port === 0)
    throw new ConfigError("PORT cannot be 0 with demo data, because the demo's payment provider must know it.");
  const { facts, stop } = await startDemoPayments(`http://127.0.0.1:${port}`, demoPay);
  started.push({ name: "demo payments", stop });
  return facts;
}

/** An address to connect to, for one that was listened on. */
function reachable(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}

/** Starts the PostgreSQL that the program brings along; its address. */
async function startEmbedded({ dataDir, demo }: Config, log: (message: string) => void): Promise<string> {
  // Three months of a demo company are read well with less than a fleet needs.
  const settings: Record<string, string> = demo ? { shared_buffers: "96MB" } : {};
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), settings, log });
  started.push({ name: "database", stop: () => postgres.stop() });
  return postgres.url;
}

let stopping: Promise<void> | undefined;

/** Stops everything in the reverse order of its start, and goes on when a part fails. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const part of started.reverse()) {
      await part
        .stop()
        .catch((error: unknown) => console.error(`${part.name} did not stop cleanly: ${(error as Error).message}`));
    }
  })();
  return stopping;
}

async function end(code: number): Promise<never> {
  setTimeout(() => process.exit(code === 0 ? 1 : code), stopPatienceMs).unref();
  await stop();
  if (code === 0) print(bilingual("stopped"));
  process.exit(code);
}

function onSignal(): void {
  if (stopping !== undefined) process.exit(130);
  void end(0);
}

function onBug(error: unknown): void {
  console.error("The program ends because of an error that nobody expected.", error);
  void end(1);
}

process.on("SIGINT", onSignal);
process.on("SIGTERM", onSignal);
process.on("uncaughtException", onBug);
process.on("unhandledRejection", onBug);

start().catch((error: unknown) => {
  // A start that is stopped half-way fails somewhere, because what it needs has ended.
  if (stopping !== undefined) return;
  console.error(explain(error));
  void end(1);
});
