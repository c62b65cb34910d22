import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asSystem, type Database, isOutage, openDatabase, setUpDatabase, verifyDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { newSecret } from "@yunshou/server/machines/registry/credentials";
import { insertCredential } from "@yunshou/server/machines/registry/credentials.queries";
import { type MachineCredential, type Provider, startProvider } from "@yunshou/simulator";
import { freePort } from "../world.ts";
import { type Mosquitto, startMosquitto } from "./mosquitto.ts";
import { patienceMs } from "./patience.ts";
import { type SmallDisk, mountSmallDisk } from "./smallDisk.ts";

const program = fileURLToPath(new URL("./serverProgram.ts", import.meta.url));
const laneCapacity = 200;

/** A database, a payment provider and registered machines that outlive the server between them. */
export interface Field {
  readonly database: Database;
  readonly provider: Provider;
  readonly machines: readonly MachineCredential[];
  /** Where machines connect. */
  readonly mqttUrl: string;
  /** Address of the server's calls. */
  readonly webUrl: string;
  /** The broker, when it is not the one in the server. */
  readonly broker: Mosquitto | undefined;
  /** The disk of the database, when it is one of its own. */
  readonly disk: SmallDisk | undefined;
  start(): Promise<void>;
  /** Whether the process that was started last still runs. */
  isUp(): boolean;
  /** The server and every process that it started. */
  processIds(): number[];
  /** SIGKILL; nothing of the server survives. */
  kill(): Promise<void>;
  /** SIGKILL of the database's first process; it comes back by itself. Answers when it serves again. */
  killDatabase(): Promise<void>;
  read<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Every check of `npm run verify`, as sentences; empty when nothing differs. */
  verify(): Promise<string[]>;
  close(): Promise<void>;
}

export interface FieldOptions {
  readonly machines: number;
  readonly seed: number;
  /** Machines and gateway meet at a mosquitto instead of the gateway's own broker. */
  readonly externalBroker?: boolean;
  /** Size of a file system of its own for the database, in MiB. */
  readonly diskMiB?: number;
  /** Notices of the provider that never arrive, in percent. */
  readonly lostNotices?: number;
}

/** Password of the administrator of a drill's server. */
export const drillPassword = "drill-2026";

/**
 * Builds the field; its machines have ten full lanes each. What was begun is taken down again when a later part fails.
 *
 * @throws Skipped when this computer lacks what the options ask for.
 */
export async function openField(options: FieldOptions): Promise<Field> {
  const ends: (() => Promise<unknown>)[] = [];
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      for (const end of ends.splice(0).reverse()) await end();
    })());
  try {
    return await build(options, ends, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(
  { machines: count, seed, externalBroker = false, diskMiB, lostNotices = 2 }: FieldOptions,
  ends: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<Field> {
  const folder = mkdtempSync(join(tmpdir(), "yunshou-drill-"));
  ends.push(async () => rmSync(folder, { recursive: true, force: true }));
  const disk = diskMiB === undefined ? undefined : mountSmallDisk(join(folder, "disk"), diskMiB);
  if (disk !== undefined) ends.push(async () => disk.unmount());
  const postgres = await startEmbeddedPostgres({ dataDir: join(disk?.path ?? folder, "postgres"), log: () => {} });
  ends.push(() => postgres.stop());
  await setUpDatabase(postgres.url);
  const database = openDatabase({ adminUrl: postgres.url, webConnections: 1, systemConnections: 4 });
  ends.push(() => database.close());
  const provider = await startProvider({
    seed,
    noticeFaults: { lost: lostNotices, duplicated: 10, delayed: 5, delayMs: 3_000 },
    refundTimeouts: 2,
    refundMs: [50, 400],
    retryMs: [500, 1_000, 2_000, 4_000],
  });
  ends.push(() => provider.stop());
  const machines = await registerMachines(database, count);
  const broker = externalBroker ? await startMosquitto(join(folder, "mosquitto"), machines) : undefined;
  if (broker !== undefined) ends.push(() => broker.stop());
  mkdirSync(join(folder, "server"), { recursive: true });
  const [port, mqttPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    DATA_DIR: join(folder, "server"),
    DATABASE_URL: postgres.url,
    HOST: "127.0.0.1",
    PORT: String(port),
    STATIC_PORT: "off",
    MQTT_PORT: String(mqttPort),
    LOG_LEVEL: process.env["DRILL_LOG"] ?? "fatal",
    ADMIN_PASSWORD: drillPassword,
    SECOND_FACTOR: "optional",
    // As `npm start` and `npm run serve` have it; only the first start of a drill reads everything anew.
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(folder, "compiled"),
    ...(broker === undefined ? {} : { MQTT_URL: broker.gatewayUrl }),
    DRILL_PROVIDER_URL: provider.url,
    DRILL_PROVIDER_KEY: provider.publicKeyPem,
  };
  let server: ChildProcess | undefined;
  /** What the drill itself reads waits for a database that is away. */
  const read = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    for (const end = performance.now() + patienceMs; ; await wait(100)) {
      try {
        return await asSystem(database, (tx) => tx.query<Row>(text, values));
      } catch (error) {
        if (!isOutage(error) || performance.now() > end) throw error;
      }
    }
  };
  const kill = async () => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ids = [server.pid!, ...childrenOf(server.pid!)];
    const gone = once(server, "exit");
    for (const id of ids) if (isAlive(id)) process.kill(id, "SIGKILL");
    await gone;
    while (ids.some(isAlive)) await wait(10);
  };
  ends.push(kill);
  return {
    database,
    provider,
    machines,
    mqttUrl: broker?.url ?? `mqtt://127.0.0.1:${mqttPort}`,
    webUrl: `http://127.0.0.1:${port}`,
    broker,
    disk,
    async start() {
      server = spawn(process.execPath, [program], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const died = once(server, "exit").then(([code]) =>
        Promise.reject(new Error(`the server of the drill ended with ${String(code)}`)),
      );
      died.catch(() => undefined);
      await Promise.race([once(server.stdout!, "data"), died]);
      if (process.env["DRILL_LOG"] !== undefined) server.stdout!.pipe(process.stderr);
    },
    processIds: () => (server?.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)]),
    isUp: () => server !== undefined && server.exitCode === null && server.signalCode === null,
    kill,
    async killDatabase() {
      const { pid } = postgres;
      process.kill(pid, "SIGKILL");
      for (const end = performance.now() + patienceMs; postgres.pid === pid; await wait(20))
        if (performance.now() > end) throw new Error("the database did not come back");
      await read("select 1");
    },
    read,
    verify: async () =>
      (await asSystem(database, (tx) => verifyDatabase(tx), { tries: 1 })).map(
        ({ check, count: found, examples }) => `${check}: ${found}, e.g. ${JSON.stringify(examples[0])}`,
      ),
    close,
  };
}

/** Whether a process of Linux still runs. A dead one of which nobody has taken note holds nothing any more. */
function isAlive(processId: number): boolean {
  try {
    return !/^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${processId}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Processes that a process of Linux started. */
function childrenOf(processId: number): number[] {
  try {
    const text = readFileSync(`/proc/${processId}/task/${processId}/children`, "utf8");
    return text.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** One merchant who agreed to nothing, so that every problem order is refunded by itself (REFUND-06). */
function registerMachines(database: Database, count: number): Promise<MachineCredential[]> {
  return asSystem(database, async (tx) => {
    await tx.query(
      "insert into merchant (id, top_id, path, merchant_no, name, kind) values (1, 1, '{1}', '0001', 'Drill', 'ordinary')",
    );
    await tx.query(
      "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 10, 1, 'cola', '可乐', 350)",
    );
    const credentials = Array.from({ length: count }, (_, index) => ({
      machineNo: `M${String(index).padStart(4, "0")}`,
      ...newSecret(),
    }));
    const rows = await tx.query<{ machineId: string; machineNo: string }>(
      `insert into machine (top_id, merchant_id, machine_no, name, category, type) select 1, 1, n, n, 'vending', 'drink' from unnest($1::text[]) n
       returning id as "machineId", machine_no as "machineNo"`,
      [credentials.map(({ machineNo }) => machineNo)],
    );
    const ids = rows.map(({ machineId }) => machineId);
    await tx.query(
      "insert into machine_state (top_id, machine_id, merchant_id) select 1, id, 1 from unnest($1::bigint[]) id",
      [ids],
    );
    await tx.query(
      `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, warn_threshold)
       select 1, id, 1, 'main', n, 10, 350, $2, $2, 2 from unnest($1::bigint[]) id, generate_series(11, 20) n`,
      [ids, laneCapacity],
    );
    await tx.query(
      `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
       select 1, 1, id, 'main', n, 10, $2, $2, 'generate' from unnest($1::bigint[]) id, generate_series(11, 20) n`,
      [ids, laneCapacity],
    );
    const byNo = new Map(credentials.map((credential) => [credential.machineNo, credential]));
    for (const { machineId, machineNo } of rows) await insertCredential(tx, machineId, byNo.get(machineNo)!.hash);
    return credentials.map(({ machineNo, secret }) => ({ machineNo, secret }));
  });
}
