import { join } from "node:path";
import { openDatabase, setUpDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { ensureBaseData, ensureFirstAdministrator, type FirstAdministrator } from "./access/start/baseData.ts";
import { createSms } from "./access/sms/choose.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { startDemo } from "./demo/demo.ts";
import { type DemoPayments, startDemoPayments } from "./demo/payments.ts";
import { banner, type BannerLine, bilingual } from "./platform/banner.ts";
import { prepareDataDir } from "./platform/dataDir.ts";
import { explain } from "./platform/explain.ts";
import { createLog } from "./platform/log.ts";
import { createPictures } from "./platform/images/pictures.ts";
import type { ProcessContext } from "./platform/process.ts";
import { loadSecrets } from "./platform/secrets.ts";
import { startGatewayRole, watchOf } from "./roles/gateway.ts";
import { startJobs } from "./roles/jobs.ts";
import { startWeb } from "./roles/web.ts";

const stopPatienceMs = 12_000;
const webConnections = 16;
const systemConnections = 12;

/** What has been started, ended in the reverse order. */
const started: { readonly name: string; stop(): Promise<void> }[] = [];

const print = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  prepareDataDir(config.dataDir);
  const loaded = loadSecrets(config);
  const adminUrl = config.databaseUrl ?? (await startEmbedded(config.dataDir, (message) => log.info(message)));
  await setUpDatabase(adminUrl);
  const database = openDatabase({ adminUrl, webConnections, systemConnections });
  started.push({ name: "database connections", stop: () => database.close() });
  const keys = await ensureBaseData(database, loaded);
  const { secrets } = keys;
  const password = config.adminPassword ?? (config.demo ? config.demoPassword : undefined);
  const first = config.roles.includes("web") ? await ensureFirstAdministrator(database, keys, password) : null;
  const pictures = createPictures(log);
  started.push({ name: "pictures", stop: () => pictures.stop() });
  const context: ProcessContext = { config, database, secrets, log, pictures };
  const sms = createSms(config, log, print);
  const payments = config.demo ? await startPayments(config.port) : undefined;
  const { provider, submissionProviders = [] } = payments ?? {};

  let gateway = watchOf(undefined);
  let address: string | undefined;
  let demoIsReady = !config.demo;
  if (config.roles.includes("web")) {
    const demo = () => (demoIsReady ? null : "the demo company is being recorded");
    const probes = { demo, ...(config.roles.includes("gateway") ? { gateway: () => gateway.problem() } : {}) };
    const web = await startWeb(context, {
      keys,
      sms,
      provider,
      submissionProviders,
      probes,
      metrics: () => gateway.metrics(),
    });
    started.push({ name: "web", stop: () => web.stop() });
    address = web.address;
  }
  let mqttUrl = config.mqttUrl;
  if (config.roles.includes("gateway")) {
    const running = await startGatewayRole(context, { provider });
    started.push({ name: "gateway", stop: () => running.stop() });
    gateway = watchOf(running);
    if (running.port !== undefined) mqttUrl = `mqtt://${reachable(config.host)}:${running.port}`;
  }
  if (config.roles.includes("jobs")) {
    const jobs = await startJobs(context, { provider, submissionProviders, sms });
    started.push({ name: "jobs", stop: () => jobs.stop() });
  }
  if (config.demo && mqttUrl !== undefined) {
    const demo = await startDemo(context, { keys, mqttUrl, print });
    started.push({ name: "demo company", stop: () => demo.stop() });
  }
  demoIsReady = true;
  print(banner(linesOf(config, address, mqttUrl, first)));
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

/** The simulated payment provider of the demo, which tells this very program of its payments. */
async function startPayments(port: number): Promise<DemoPayments> {
  if (port === 0)
    throw new ConfigError("PORT cannot be 0 with demo data, because the demo's payment provider must know it.");
  const payments = await startDemoPayments(`http://127.0.0.1:${port}`);
  started.push({ name: "demo payments", stop: () => payments.stop() });
  return payments;
}

/** An address to connect to, for one that was listened on. */
function reachable(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}

/** Starts the PostgreSQL that the program brings along; its address. */
async function startEmbedded(dataDir: string, log: (message: string) => void): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), log });
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
