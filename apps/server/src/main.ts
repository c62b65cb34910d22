import { join } from "node:path";
import { openDatabase, SetupError, setUpDatabase } from "@yunshou/database";
import { EmbeddedPostgresError, startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { ensureBaseData, ensureFirstAdministrator } from "./access/baseData.ts";
import { ConfigError, readConfig } from "./config.ts";
import { banner, bilingual } from "./platform/banner.ts";
import { createLog } from "./platform/log.ts";
import type { ProcessContext } from "./platform/process.ts";
import { loadSecrets } from "./platform/secrets.ts";
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
  const secrets = loadSecrets(config);
  const adminUrl = config.databaseUrl ?? (await startEmbedded(config.dataDir, (message) => log.info(message)));
  await setUpDatabase(adminUrl);
  const database = openDatabase({ adminUrl, webConnections, systemConnections });
  started.push({ name: "database connections", stop: () => database.close() });
  const keys = await ensureBaseData(database, secrets);
  const first = await ensureFirstAdministrator(database, keys, config.adminPassword ?? (config.demo ? config.demoPassword : undefined));
  const context: ProcessContext = { config, database, secrets, log };

  let address: string | undefined;
  if (config.roles.includes("web")) {
    const web = await startWeb(context, { keys, print });
    started.push({ name: "web", stop: () => web.stop() });
    address = web.address;
  }

  const lines: Parameters<typeof banner>[0][number][] = [];
  if (address !== undefined) lines.push(["addressLine", address], ["docsLine", `${address}/api/docs`]);
  if (config.demo) lines.push(["demoLine", "admin · demo · demostaff · demodrug · demopharmacist"], ["passwordLine", config.demoPassword]);
  if (first?.oneTimePassword != null) lines.push(["firstLine", first.account], ["onceLine", first.oneTimePassword]);
  if (config.roles.includes("gateway")) lines.push(["machinesLine", config.mqttUrl === undefined ? `mqtt://${config.host}:${config.mqttPort}` : new URL(config.mqttUrl).host]);
  lines.push(["dataLine", config.dataDir]);
  print(banner(lines));
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
      await part.stop().catch((error: unknown) => console.error(`${part.name} did not stop cleanly: ${(error as Error).message}`));
    }
  })();
  return stopping;
}

async function end(code: number): Promise<never> {
  setTimeout(() => process.exit(code === 0 ? 1 : code), stopPatienceMs).unref();
  await stop();
  process.exit(code);
}

function onSignal(): void {
  if (stopping !== undefined) process.exit(130);
  void end(0).then(() => print(bilingual("stopped")));
}

/** One sentence for what the person who started us can change; the whole error for what only we can. */
function explain(error: unknown): string {
  const known = error instanceof ConfigError || error instanceof SetupError || error instanceof EmbeddedPostgresError;
  if (known) return (error as Error).message;
  const { code } = error as { code?: string };
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "28P01" || code === "3D000") return `DATABASE_URL cannot be used: ${(error as Error).message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
  console.error(explain(error));
  void end(1);
});
