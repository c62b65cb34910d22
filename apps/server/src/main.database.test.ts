import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "./testing/bench/client.ts";

const mainFile = fileURLToPath(new URL("./main.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "yunshou-main-"));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  output(): string;
  readonly ended: Promise<number | null>;
}

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [mainFile], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      STATIC_PORT: "off",
      HOST: "127.0.0.1",
      ROLES: "web",
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout?.on("data", (part: Buffer) => (text += part));
  child.stderr?.on("data", (part: Buffer) => (text += part));
  return { child, output: () => text, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

async function reached(started: Run, words: string): Promise<void> {
  await expect.poll(() => started.output()).toContain(words);
}

describe("the program", () => {
  it("shows a one-time password until the first administrator has one of his own, serves, and stops on a signal", async () => {
    const oneTime = /一次性密码.+ ([2-9a-zA]{4}(?:-[2-9a-zA]{4}){3})\n/;
    const first = run({ ROLES: "web,gateway", MQTT_PORT: "0" });
    await reached(first, "Ctrl+C");
    const shown = oneTime.exec(first.output())?.[1] ?? "";
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(first.output())?.[0] ?? "";
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`${address}/metrics`)).text()).toContain("\ngateway_connections 0\n");
    expect((await new Client(address).login("admin", shown)).customData.mustChangePassword).toBe(true);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(first.output()).toContain("已停止 · Stopped");

    const given = run({ ADMIN_PASSWORD: "Given-at-start-1" });
    await reached(given, "Ctrl+C");
    expect(given.output()).not.toMatch(oneTime);
    given.child.kill("SIGINT");
    expect(await given.ended).toBe(0);

    const later = run({ ADMIN_PASSWORD: "Ignored-from-now-1" });
    await reached(later, "Ctrl+C");
    expect(later.output()).not.toMatch(oneTime);
    const client = new Client(/http:\/\/127\.0\.0\.1:\d+/.exec(later.output())?.[0] ?? "");
    expect((await client.login("admin", "Given-at-start-1")).customData.mustChangePassword).toBe(false);
    later.child.kill("SIGTERM");
    await later.ended;
  });

  it("ends in one sentence when the port is taken", async () => {
    const other: Server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const started = run({ PORT: String(port) });
    expect(await started.ended).toBe(1);
    expect(started.output()).toBe(`Port ${port} is in use by another program. Stop it, or set PORT to a free port.\n`);
    other.close();
  });

  it.skipIf(process.platform !== "linux").each([
    ["/proc", {}],
    ["/proc/yunshou/data", { MASTER_KEY: "ab".repeat(32) }],
  ] as const)("ends in one sentence when nothing can be made in DATA_DIR %s", async (folder, key) => {
    const started = run({ DATA_DIR: folder, ...key });
    expect(await started.ended, started.output()).toBe(1);
    expect(started.output()).toMatch(/^DATA_DIR \S+ cannot be used: .+\.\n$/);
  });

  it("ends in one sentence when a value is wrong, the database is away, or the key is not that of the database", async () => {
    for (const [environment, sentence] of [
      [{ MQTT_PORT: "x" }, /^MQTT_PORT must be a port number from 0 to 65535 \(it is "x"\)\.\n$/],
      [{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, /^DATABASE_URL cannot be used: .+\n$/],
      [{ MASTER_KEY: "ab".repeat(32) }, /^The master key does not belong to this database: .+\n$/],
    ] as const) {
      const started = run(environment);
      expect(await started.ended, started.output()).toBe(1);
      expect(started.output()).toMatch(sentence);
    }
  });
});
