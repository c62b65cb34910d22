import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const root = resolve(fileURLToPath(import.meta.url), "../../..");

/** Password of the demo accounts in a journey. */
export const demoPassword = "journey-2026";

/** The real program, running as its own process with its own database, and a browser to use it with. */
export interface World {
  readonly url: string;
  readonly mqttPort: number;
  readonly dataDir: string;
  readonly browser: Browser;
  /** Kills the server without warning and starts it again on the same data. */
  killAndRestart(): Promise<void>;
  /** The last lines of the server's log. */
  log(): string;
  stop(): Promise<void>;
}

/** A free loopback port; the server takes it a moment later. */
export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address !== null ? done(address.port) : fail(new Error("no port"))));
    });
  });
}

/** Starts the program with the demo company and opens a browser. */
export async function startWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "yunshou-journey-"));
  const [port, mqttPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, "..", `${dataDir.split("/").at(-1)}.log`);
  const environment = {
    ...process.env,
    DEMO: "1",
    DEMO_PASSWORD: demoPassword,
    PORT: String(port),
    STATIC_PORT: "off",
    MQTT_PORT: String(mqttPort),
    DATA_DIR: dataDir,
    NODE_ENV: "test",
  };
  const log = openSync(logFile, "a");
  const launch = () => spawn(process.execPath, [join(root, "apps/server/src/main.ts")], { env: environment, stdio: ["ignore", log, log] });

  let server = launch();
  await ready(url, server, logFile);
  const browser = await launchBrowser();

  return {
    url,
    mqttPort,
    dataDir,
    browser,
    log: () => tail(logFile),
    async killAndRestart() {
      const gone = exited(server);
      server.kill("SIGKILL");
      await gone;
      server = launch();
      await ready(url, server, logFile);
    },
    async stop() {
      await browser.close();
      const gone = exited(server);
      server.kill("SIGTERM");
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const exited = (child: ChildProcess) => (child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise<void>((done) => child.once("exit", () => done())));

const tail = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(-40).join("\n") : "");

async function ready(url: string, server: ChildProcess, logFile: string): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}\n${tail(logFile)}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error(`the server was not ready in time\n${tail(logFile)}`);
}

/** Chromium from the system, or the one that the test tool downloaded. */
export async function launchBrowser(): Promise<Browser> {
  const installed = [process.env.BROWSER_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    executablePath: installed,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--force-color-profile=srgb"],
  });
}
