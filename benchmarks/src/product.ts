import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { setUpDatabase } from "@yunshou/database";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { runStatements, urlOf } from "@yunshou/database/template";
import pg from "pg";

export const root = resolve(fileURLToPath(import.meta.url), "../../..");

/** Password of the account `admin` in benchmarks; the databases live for one run on the loopback. */
export const adminPassword = "benchmark-2026";

/** `BENCH_PROFILE=1` looks at where time goes; figures of such a run are not to be compared with others. */
export const profiling = process.env["BENCH_PROFILE"] !== undefined;

/** What an interrupted run has to end; programs first, then the databases that they use. */
const running: { stop(): Promise<void> }[] = [];

/** Ends everything that a run has started, in the reverse order. */
export async function stopEverything(): Promise<void> {
  for (const one of running.reverse()) await one.stop().catch(() => {});
}

/** The database that the product brings along, with the product's own settings. */
export async function startCluster(folder: string): Promise<EmbeddedPostgres> {
  const settings = profiling
    ? { settings: { shared_preload_libraries: "pg_stat_statements", "pg_stat_statements.track": "all" } }
    : {};
  const cluster = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log: () => {}, ...settings });
  running.push(cluster);
  return cluster;
}

/** The statements of a database that took the longest together, when profiling. */
export async function longestStatements(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query("create extension if not exists pg_stat_statements");
    const { rows } = await client.query<{ line: string }>(
      `select format('%s ms in %s calls, %s rows: %s', round(total_exec_time), calls, rows, left(regexp_replace(query, '\\s+', ' ', 'g'), 110)) as line
       from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = current_database() order by total_exec_time desc limit 25`,
    );
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

/** Creates a database of the product's present schema and answers its address. */
export async function createDatabase(cluster: EmbeddedPostgres, name: string, template?: string): Promise<string> {
  await runStatements(cluster.url, [`create database ${name}${template === undefined ? "" : ` template ${template}`}`]);
  const url = urlOf(cluster.url, name);
  if (template === undefined) await setUpDatabase(url);
  return url;
}

export const addressOf = (cluster: EmbeddedPostgres, name: string): string => urlOf(cluster.url, name);

/** Whether a run before this one left the database behind (BENCH_FOLDER). */
export async function hasDatabase(cluster: EmbeddedPostgres, name: string): Promise<boolean> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  try {
    return (await client.query("select from pg_database where datname = $1", [name])).rows.length > 0;
  } finally {
    await client.end();
  }
}

/** The real program as a process of its own. */
export interface Program {
  readonly pid: number;
  readonly port: number;
  readonly mqttPort: number;
  readonly url: string;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  readonly roles: string;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly nodeArguments?: readonly string[];
  /** More variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** How long the start may take; a demo company takes longer than an empty database. */
  readonly patienceSeconds?: number;
}

/** Starts the program on free loopback ports and waits until it serves. */
export async function startProgram({
  roles,
  databaseUrl,
  folder,
  nodeArguments = [],
  variables = {},
  patienceSeconds = 30,
}: ProgramOptions): Promise<Program> {
  const [port, mqttPort] = [await freePort(), await freePort()];
  const logFile = join(folder, `program-${port}.log`);
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, [...nodeArguments, join(root, "apps/server/src/main.ts")], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      ROLES: roles,
      HOST: "127.0.0.1",
      PORT: String(port),
      STATIC_PORT: "off",
      MQTT_PORT: String(mqttPort),
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: adminPassword,
      PUBLIC_SCREENS: "on",
      LOG_LEVEL: "warn",
      // Nobody holds an authenticator app here.
      SECOND_FACTOR: "optional",
      ...variables,
    },
    stdio: ["ignore", log, log],
  });
  const ends = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `http://127.0.0.1:${port}`;
  const isReady = roles.includes("web")
    ? () =>
        fetch(`${url}/health/ready`).then(
          (answer) => answer.ok,
          () => false,
        )
    : () => accepts(mqttPort);
  await ready(child, isReady, logFile, patienceSeconds);
  const program: Program = {
    pid: child.pid!,
    port,
    mqttPort,
    url,
    async stop() {
      child.kill("SIGTERM");
      await ends;
    },
  };
  running.push(program);
  return program;
}

async function ready(
  child: ChildProcess,
  isReady: () => Promise<boolean>,
  logFile: string,
  patienceSeconds: number,
): Promise<void> {
  for (let attempt = 0; attempt < patienceSeconds * 10; attempt++) {
    if (child.exitCode !== null) break;
    if (await isReady()) return;
    await wait(100);
  }
  child.kill("SIGKILL");
  throw new Error(`The program did not start:\n${readFileSync(logFile, "utf8").slice(-3_000)}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null ? done(address.port) : fail(new Error("no port")),
      );
    });
  });
}

/** Runs `npm run verify` on a database; answers what it printed and whether nothing differs. */
export function verify(databaseUrl: string, folder: string): Promise<{ isClean: boolean; text: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, "apps/server/src/verify.ts")], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "data") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    child.stdout.on("data", (bytes: Buffer) => (text += bytes.toString()));
    child.stderr.on("data", (bytes: Buffer) => (text += bytes.toString()));
    child.once("exit", (code) => done({ isClean: code === 0, text: text.trim() }));
  });
}
