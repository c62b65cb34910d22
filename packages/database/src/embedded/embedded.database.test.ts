import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { chooseAccount } from "./account.ts";
import type {} from "../testing.ts";
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from "./index.ts";

/** Everything here talks to real processes; the sum of all tests takes a few seconds. */
const root = join(inject("runFolder"), "embedded");
const dataDir = join(root, "main", "postgres");
const pidFile = join(dataDir, "postmaster.pid");
const launcher = new URL("./index.ts", import.meta.url).href;
const servers = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  servers.add(server);
  return server;
}

async function query<Row extends pg.QueryResultRow>(server: { url: string }, sql: string): Promise<Row[]> {
  const client = new pg.Client(server.url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface Program {
  child: ChildProcess;
  started: Promise<{ pid: number; adopted: boolean }>;
}

/** Another program that uses the cluster; it stops in order when its input ends. */
function startProgram(folder = dataDir): Program {
  const source = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: () => {} });
    console.log(JSON.stringify({ pid: server.pid, adopted: server.adopted }));
    process.stdin.on("end", () => server.stop()).resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], { stdio: ["pipe", "pipe", "inherit"] });
  children.add(child);
  const started = new Promise<{ pid: number; adopted: boolean }>((resolve, reject) => {
    child.stdout.once("data", (text: Buffer) => resolve(JSON.parse(text.toString())));
    child.once("exit", (code) => reject(new Error(`the program ended with ${code}`)));
  });
  started.catch(() => {});
  return { child, started };
}

const ended = (child: ChildProcess) =>
  new Promise((resolve) => ((child.exitCode ?? child.signalCode) === null ? child.once("exit", resolve) : resolve(0)));

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended(child);
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

afterEach(async () => {
  for (const child of children) await kill(child);
  children.clear();
  for (const server of servers) await server.stop();
  servers.clear();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the embedded database", () => {
  beforeAll(async () => {
    const server = await start();
    await query(server, "create table sale (number int primary key)");
    await query(server, "insert into sale values (1)");
  });

  it("makes a cluster that does not depend on the collations of the system", async () => {
    const server = await start();
    const [row] = await query(
      server,
      `select encoding = pg_char_to_encoding('UTF8') as utf8, datlocprovider, datlocale, datcollate,
              current_setting('data_checksums') as checksums, current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers,
              current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets, current_setting('jit') as jit,
              current_setting('synchronous_commit') as commit, current_setting('max_wal_size') as wal, current_setting('statement_timeout') as timeout
         from pg_database where datname = 'postgres'`,
    );
    expect(row).toEqual({
      utf8: true,
      datlocprovider: "b",
      datlocale: "C.UTF-8",
      datcollate: "C",
      checksums: "on",
      fsync: "on",
      buffers: "256MB",
      addresses: "127.0.0.1",
      sockets: "",
      jit: "off",
      commit: "on",
      wal: "2GB",
      timeout: "0",
    });
  });

  it("keeps the password in a file of its own and off every command line", async () => {
    const server = await start();
    const password = readFileSync(`${dataDir}.password`, "utf8").trim();
    expect(password).toHaveLength(32);
    expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
    expect(server.url).toContain(password);
    if (process.platform === "linux")
      expect(readFileSync(`/proc/${server.pid}/cmdline`, "utf8")).not.toContain(password);
    await expect(query({ url: server.url.replace(password, "wrong") }, "select 1")).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it("ends at stop and comes back at the same port with its rows", async () => {
    const first = await start();
    await first.stop();
    expect(existsSync(pidFile)).toBe(false);
    const second = await start();
    expect(second).toMatchObject({ port: first.port, adopted: false });
    expect(await query(second, "select number from sale")).toEqual([{ number: 1 }]);
  });

  it("takes another port when a stranger has taken the remembered one", async () => {
    const first = await start();
    await first.stop();
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(first.port, "127.0.0.1", resolve));
    const second = await start();
    stranger.close();
    expect(second.port).not.toBe(first.port);
  });

  it("adopts the server that a killed program has left", async () => {
    const program = startProgram();
    const { pid } = await program.started;
    await kill(program.child);
    const server = await start();
    expect(server).toMatchObject({ pid, adopted: true });
    await server.stop();
    expect(existsSync(pidFile)).toBe(false);
  });

  it("leaves the server to the last program that uses it", async () => {
    const program = startProgram();
    const { pid } = await program.started;
    const server = await start();
    expect(server).toMatchObject({ pid, adopted: true });
    program.child.stdin?.end();
    await ended(program.child);
    expect(await query(server, "select number from sale")).toEqual([{ number: 1 }]);
    await server.stop();
    expect(existsSync(pidFile)).toBe(false);
  });

  it("starts a killed postmaster again at the same port with every committed row", async () => {
    const server = await start();
    const { pid, port } = server;
    await query(server, "insert into sale values (2)");
    process.kill(pid, "SIGKILL");
    await until(
      () =>
        server.pid !== pid &&
        query(server, "select 1").then(
          () => true,
          () => false,
        ),
    );
    expect(server.port).toBe(port);
    expect(await query(server, "delete from sale where number = 2 returning number")).toEqual([{ number: 2 }]);
  });

  it("recovers when the program and the postmaster were killed together", async () => {
    const program = startProgram();
    const { pid } = await program.started;
    program.child.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await query(server, "select number from sale")).toEqual([{ number: 1 }]);
  });

  it("gives a cluster whose password file was lost a new password", async () => {
    const first = await start();
    await first.stop();
    const lost = readFileSync(`${dataDir}.password`, "utf8");
    rmSync(`${dataDir}.password`);
    const second = await start();
    expect(second.url).not.toContain(lost.trim());
    expect(await query(second, "select number from sale")).toEqual([{ number: 1 }]);
  });

  it("is not held up by a lock file that names an unrelated process", async () => {
    await (await start()).stop();
    const stranger = spawn("sleep", ["60"], { ...chooseAccount(dataDir) });
    children.add(stranger);
    writeFileSync(pidFile, `${stranger.pid}\n${dataDir}\n1\n25000\n\n127.0.0.1\n\nready\n`);
    expect((await start()).adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
  });

  it.runIf(process.platform === "linux")(
    "is not held up by a lock file that names a dead process which nobody has collected",
    async () => {
      await (await start()).stop();
      // The child ends after a program has replaced the shell that does not know that it has one to collect.
      const parent = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 60"], {
        ...chooseAccount(dataDir),
        stdio: ["ignore", "pipe", "inherit"],
      });
      children.add(parent);
      const zombie = await new Promise<string>((resolve) =>
        parent.stdout.once("data", (text: Buffer) => resolve(text.toString().trim())),
      );
      await until(() => readFileSync(`/proc/${zombie}/stat`, "utf8").includes(") Z "));
      writeFileSync(pidFile, `${zombie}\n${dataDir}\n1\n25000\n\n127.0.0.1\n\nready\n`);
      expect((await start()).adopted).toBe(false);
    },
  );

  it("does not adopt the server of the folder from which this one was copied", async () => {
    const original = await start();
    const copy = join(root, "copy", "postgres");
    mkdirSync(join(copy, "global"), { recursive: true });
    for (const name of ["PG_VERSION", "global/pg_control", "postmaster.pid"])
      writeFileSync(join(copy, name), readFileSync(join(dataDir, name)));
    writeFileSync(`${copy}.password`, readFileSync(`${dataDir}.password`));
    await expect(start(copy)).rejects.toThrow(EmbeddedPostgresError);
    expect(await query(original, "select number from sale")).toEqual([{ number: 1 }]);
  });
});

describe("the first start", () => {
  it("begins anew after it was killed in the middle", async () => {
    const folder = join(root, "half", "postgres");
    const program = startProgram(folder);
    const unfinished = () => readdirSync(join(root, "half")).filter((name) => name.startsWith("postgres.initdb-"));
    await until(
      () =>
        existsSync(join(root, "half")) &&
        unfinished().some((name) => existsSync(join(root, "half", name, "PG_VERSION"))),
    );
    await kill(program.child);
    expect(unfinished()).toHaveLength(1);
    expect(existsSync(folder)).toBe(false);
    const server = await start(folder);
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(unfinished()).toEqual([]);
  });

  it("works in a folder that only the user of the program may enter", async () => {
    mkdirSync(join(root, "closed"), { recursive: true, mode: 0o700 });
    const server = await start(join(root, "closed", "data", "postgres"));
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
    const program = startProgram(join(root, "closed", "data", "postgres"));
    expect(await program.started).toEqual({ pid: server.pid, adopted: true });
  });

  it("of two programs at the same moment makes one database, which both use", async () => {
    const folder = join(root, "race", "postgres");
    const programs = [startProgram(folder), startProgram(folder)];
    const [one, two] = await Promise.all(programs.map((program) => program.started));
    expect(one?.pid).toBe(two?.pid);
    expect(one?.adopted).not.toBe(two?.adopted);
    for (const { child } of programs) child.stdin?.end();
    await Promise.all(programs.map(({ child }) => ended(child)));
    expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
  });

  it("refuses a folder that holds something else", async () => {
    const folder = join(root, "foreign", "postgres");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "holiday.jpg"), "");
    await expect(start(folder)).rejects.toThrow(`${folder} holds files but no complete database`);
  });

  it("refuses a database of another version of PostgreSQL", async () => {
    const folder = join(root, "older", "postgres");
    mkdirSync(join(folder, "global"), { recursive: true });
    writeFileSync(join(folder, "PG_VERSION"), "15\n");
    writeFileSync(join(folder, "global", "pg_control"), "");
    await expect(start(folder)).rejects.toThrow("was made by PostgreSQL 15, but this program brings 18");
  });
});
