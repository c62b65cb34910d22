import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asSystem, type Database, type Handle, openDatabase } from "@yunshou/database";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { type Browser, chromium } from "playwright-core";

const root = resolve(fileURLToPath(import.meta.url), "../../..");

/** Password of the demo accounts in a journey. */
export const demoPassword = "journey-2026";

/** The real program, running as its own process with its own database, and a browser to use it with. */
export interface World {
  readonly url: string;
  readonly mqttPort: number;
  readonly dataDir: string;
  /** The one application of the launcher that is configured here; nothing answers there. */
  readonly configurationUrl: string;
  readonly browser: Browser;
  /** Kills the server without warning; the database stays, as it would on a machine of its own. */
  kill(): Promise<void>;
  /** Starts the server again on the same data and waits until it is ready. */
  restart(): Promise<void>;
  /** Reads or changes the database behind the server's back: clocks that nobody can wait for, and what a person cannot see. */
  system<T>(run: (tx: Handle) => Promise<T>): Promise<T>;
  /** `npm run verify` on this data: its exit status and what it printed. */
  verify(): Promise<{ code: number | null; output: string }>;
  /** A second web process on the same database, with variables of its own. */
  beside(
    variables: (url: string) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>,
  ): Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** The last lines of what the server printed. */
  log(lines?: number): string;
  /** Stops everything and leaves the data in its folder. */
  leave(): Promise<void>;
  stop(): Promise<void>;
}

/** A free loopback port; the server takes it a moment later. */
export async function freePort(): Promise<number> {
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

const configurationUrl = "https://configuration.example/dashboard";

/** Names the folder of a demo company of which worlds begin as copies. */
export const seedVariable = "JOURNEY_SEED";

interface WorldOptions {
  /** More variables for the server's environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** A world without a browser, for drills. */
  readonly headless?: boolean;
}

/** Starts the program with the demo company, a copy of the one that the runner made (seed.ts) or a new one, and opens a browser. */
export async function startWorld({ variables = {}, headless = false }: WorldOptions = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "yunshou-journey-"));
  const seed = process.env[seedVariable];
  // The database belongs to an account of its own, which a copy must keep.
  if (seed !== undefined) execFileSync("cp", ["-Rp", `${seed}/.`, dataDir]);
  const [port, mqttPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, "..", `${dataDir.split("/").at(-1)}.log`);
  const environment = {
    ...process.env,
    DEMO: "1",
    DEMO_SIZE: "small",
    DEMO_PASSWORD: demoPassword,
    // Journeys look at sales of this moment and cannot wait for quiet machines.
    DEMO_SALES_PER_MINUTE: "24",
    PORT: String(port),
    STATIC_PORT: "off",
    MQTT_PORT: String(mqttPort),
    DATA_DIR: dataDir,
    NODE_ENV: "test",
    LOG_LEVEL: "warn",
    ALL_LANGUAGES: "1",
    CONFIGURATION_URL: configurationUrl,
    // Journeys run at night too.
    WITHDRAWAL_WINDOW: "00:00-24:00",
    ...variables,
  };
  const log = openSync(logFile, "a");
  let begun = 0;
  const launch = () => (
    begun++,
    spawn(process.execPath, [join(root, "apps/server/src/main.ts")], { env: environment, stdio: ["ignore", log, log] })
  );

  let server = launch();
  await ready(url, server, logFile, begun);
  const browser = headless ? undefined : await launchBrowser();
  let postgres: EmbeddedPostgres | undefined;
  let database: Database | undefined;
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    const gone = exited(server);
    server.kill(signal);
    await gone;
  };

  const leave = async () => {
    await browser?.close();
    await database?.close();
    await end("SIGTERM");
    await postgres?.stop();
    rmSync(logFile, { force: true });
  };

  return {
    url,
    mqttPort,
    dataDir,
    configurationUrl,
    get browser() {
      if (browser === undefined) throw new Error("this world has no browser");
      return browser;
    },
    log: (lines = 40) => tail(logFile, lines),
    kill: () => end("SIGKILL"),
    async restart() {
      server = launch();
      await ready(url, server, logFile, begun);
    },
    async system(run) {
      postgres ??= await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), log: () => {} });
      database ??= openDatabase({ adminUrl: postgres.url, webConnections: 1, systemConnections: 2 });
      return asSystem(database, run);
    },
    async beside(variables) {
      postgres ??= await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), log: () => {} });
      const ownPort = await freePort();
      const own = `http://127.0.0.1:${ownPort}`;
      const ownLog = `${logFile}.${ownPort}`;
      const output = openSync(ownLog, "a");
      const env = {
        ...environment,
        DEMO: "0",
        ROLES: "web",
        PORT: String(ownPort),
        DATABASE_URL: postgres.url,
        ...(await variables(own)),
      };
      const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
        env,
        stdio: ["ignore", output, output],
      });
      await ready(own, child, ownLog, 1);
      return {
        url: own,
        async stop() {
          const gone = exited(child);
          child.kill("SIGTERM");
          await gone;
          rmSync(ownLog, { force: true });
        },
      };
    },
    verify: () => runToEnd(join(root, "apps/server/src/verify.ts"), environment),
    leave,
    async stop() {
      await leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function runToEnd(file: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  await exited(child);
  return { code: child.exitCode, output };
}

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((done) => child.once("exit", () => done()));

const tail = (file: string, lines: number) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .slice(-lines)
        .map((line) => line.slice(0, 400))
        .join("\n")
    : "";

/** The calls answer before the demo's history is recorded; the banner comes after it, once for each start. */
async function ready(url: string, server: ChildProcess, logFile: string, starts: number): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}\n${tail(logFile, 40)}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok === true && readFileSync(logFile, "utf8").split("Yunshou is running").length > starts) return;
    await wait(200);
  }
  throw new Error(`the server was not ready in time\n${tail(logFile, 40)}`);
}

/** Chromium from the system, or the one that the test tool downloaded. */
export async function launchBrowser(): Promise<Browser> {
  const installed = [
    process.env.BROWSER_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    executablePath: installed,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--force-color-profile=srgb",
    ],
  });
}
