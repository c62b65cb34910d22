import { join } from "node:path";
import { setUpDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { readEveryLanguage } from "@yunshou/phrases/server";
import type { FastifyBaseLogger } from "fastify";
import { ensureFirstAdministrator, type FirstAdministrator } from "./access/start/baseData.ts";
import { type Config, ConfigError } from "./config.ts";
import { demoShopNo } from "./demo/mall.ts";
import { type DemoProviderFacts, startDemoPayments } from "./demo/payments.ts";
import { banner, type BannerLine } from "./platform/banner.ts";
import { loadSecrets } from "./platform/secrets.ts";
import { type Apart, firstBoard, type Running } from "./roles/apart.ts";
import { type Board, probesOf } from "./roles/board.ts";
import { type Opened, openProcess, type OpeningFacts } from "./roles/opened.ts";
import type { Started } from "./roles/started.ts";

/** Of this process; those that play web and gateway have their own. */
const connections = { web: 16, system: 12 };

const print = (text: string) => process.stdout.write(`${text}\n`);

/** What the program has done before it read the rest of itself. */
export interface Begun {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Undefined where this process plays its roles itself. */
  readonly apart: Apart | undefined;
  /** Tells the processes of the roles that the database is set up. */
  readonly known: (facts: OpeningFacts) => void;
  /** Gets every part that this starts. */
  readonly started: Started[];
}

/** Everything after the processes of web and gateway were begun: the database, the roles, the demo company, the banner. */
export async function play({ config, log, apart, known, started }: Begun): Promise<void> {
  loadSecrets(config);
  // Read while the database starts.
  const demoProgram = config.demo ? import("./demo/demo.ts") : undefined;
  const adminUrl = config.databaseUrl ?? (await startEmbedded(config, started, (message) => log.info(message)));
  await setUpDatabase(adminUrl);
  const demoProvider = config.demo ? await startPayments(config, started) : undefined;
  const facts: OpeningFacts = { adminUrl, demoProvider };
  const opened = await openProcess(config, log, facts, connections);
  started.push({ name: "database connections", stop: () => opened.stop() });
  const { context, keys, sms, payments } = opened;
  const password = config.adminPassword ?? (config.demo ? config.demoPassword : undefined);
  const first = config.roles.includes("web") ? await ensureFirstAdministrator(context.database, keys, password) : null;

  known(facts);
  // Machines wait for the gateway, nobody for the jobs: their part of the program is read when both cores are free of it.
  await apart?.gateway;
  const jobsProgram = config.roles.includes("jobs") ? import("./roles/jobs.ts") : undefined;
  const running = await (apart?.running ?? startHere(config, opened, started));
  let mqttUrl = config.mqttUrl;
  if (running.mqttPort !== undefined) mqttUrl = `mqtt://${reachable(config.host)}:${running.mqttPort}`;
  if (jobsProgram !== undefined) {
    const { startJobs } = await jobsProgram;
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

/** One of both, in this very process, which loads no more than it plays. */
async function startHere(
  config: Config,
  { context, keys, sms, payments }: Opened,
  started: Started[],
): Promise<Running> {
  let board = firstBoard(config);
  const show = (change: Partial<Board>) => void (board = { ...board, ...change });
  if (config.roles.includes("web")) {
    const { startWeb } = await import("./roles/web.ts");
    readEveryLanguage();
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
async function startPayments({ port, demoPay }: Config, started: Started[]): Promise<DemoProviderFacts> {
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
async function startEmbedded(
  { dataDir, demo }: Config,
  started: Started[],
  log: (message: string) => void,
): Promise<string> {
  // Three months of a demo company are read well with less than a fleet needs.
  const settings: Record<string, string> = demo ? { shared_buffers: "96MB" } : {};
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), settings, log });
  started.push({ name: "database", stop: () => postgres.stop() });
  return postgres.url;
}
