import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import type { Handle } from "./handle.ts";
import { isLostRace, isOutage } from "./outage.ts";
import { platformScope } from "./scope.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem, inScope, rollback } from "./transaction.ts";

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 3 });
  superuser = new pg.Client(test.url);
  await superuser.connect();
});
afterEach(() => superuser.query("delete from timer"));
afterAll(async () => {
  await superuser.end();
  await database.close();
  await test.drop();
});

const arm = (tx: Handle, key: string) =>
  tx.query("insert into timer (kind, key, due_at) values ('t', $1, now())", [key]);
const armed = async () =>
  (await superuser.query("select key from timer order by key")).rows.map((row) => row.key as string);
const caught = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it("gives each pool its role and its limits", async () => {
  const settings =
    "select current_user as role, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";
  expect(await inScope(database, platformScope, (tx) => tx.query(settings))).toEqual([
    { role: "yunshou_web", statement: "15s", lock: "2s" },
  ]);
  expect(await asSystem(database, (tx) => tx.query(settings))).toEqual([
    { role: "yunshou_system", statement: "0", lock: "2s" },
  ]);
});

it("M16 saves what the work did and answers its value", async () => {
  expect(await inScope(database, platformScope, async (tx) => (await arm(tx, "a"), 7))).toBe(7);
  expect(await armed()).toEqual(["a"]);
});

it("M16 undoes everything when the work throws, and when it answers rollback(value)", async () => {
  const failure = new Error("no");
  expect(
    await caught(inScope(database, platformScope, async (tx) => (await arm(tx, "a"), Promise.reject(failure)))),
  ).toBe(failure);
  expect(await asSystem(database, async (tx) => (await arm(tx, "b"), rollback("refused")))).toBe("refused");
  expect(await armed()).toEqual([]);
});

it("M16 does not take the commit of a failed transaction for a success", async () => {
  const swallowed = async (tx: Handle) => {
    await arm(tx, "a");
    await tx.query("select 1 / 0").catch(() => {});
    return "saved";
  };
  expect(await caught(inScope(database, platformScope, swallowed))).toMatchObject({ name: "CommitRefused" });
  expect(await armed()).toEqual([]);
});

it("S2 forgets the scope with the transaction", async () => {
  await inScope(database, platformScope, (tx) => tx.query("select 1"));
  const { rows } = await database.web.query(
    "select scope_is_platform() as platform, scope_merchants() as merchants, scope_all_machines() as machines",
  );
  expect(rows).toEqual([{ platform: false, merchants: [], machines: false }]);
});

it("S11 takes no scope that is not made of ids", async () => {
  for (const scope of [
    { merchants: ["1}', true); drop table timer; --"] },
    { merchants: ["1"], topId: "x" },
    { merchants: ["1"], machines: ["1,2"] },
  ]) {
    await expect(async () => inScope(database, scope, (tx) => arm(tx, "a"))).rejects.toThrow("is not an id");
  }
});

it("refuses a handle whose transaction is over", async () => {
  const kept = await asSystem(database, async (tx) => tx);
  await expect(kept.query("select 1")).rejects.toThrow("is over");
});

it("refuses writing in a read-only transaction", async () => {
  expect(await caught(inScope(database, platformScope, (tx) => arm(tx, "a"), { readOnly: true }))).toMatchObject({
    code: "25006",
  });
});

it("reads times as dates, days and big numbers as text", async () => {
  const text =
    "select timestamptz '2026-01-02T03:04:05Z' as at, date '2026-01-02' as day, array[date '2026-01-02'] as days, 9007199254740993::bigint as big, 1.10::numeric as exact, 3::int as small";
  const expected = {
    at: new Date("2026-01-02T03:04:05Z"),
    day: "2026-01-02",
    days: ["2026-01-02"],
    big: "9007199254740993",
    exact: "1.10",
    small: 3,
  };
  expect(await asSystem(database, (tx) => tx.query(text))).toEqual([expected]);
  await superuser.query("insert into timer (kind, key, due_at) values ('t', 'a', '2026-01-02T03:04:05Z')");
  const stored = await asSystem(database, (tx) => tx.query("select key, due_at, attempts from timer"));
  expect(stored).toEqual([{ key: "a", due_at: expected.at, attempts: 0 }]);
});

it("keeps the plans of one transaction that says so, and of no later one on the same connection", async () => {
  const mode = (options: { keepPlans?: boolean }) =>
    inScope(
      database,
      platformScope,
      (tx) =>
        tx.query(
          "select current_setting('plan_cache_mode') as mode, current_setting('max_parallel_workers_per_gather') as workers",
        ),
      options,
    );
  expect(await mode({ keepPlans: true })).toEqual([{ mode: "force_generic_plan", workers: "0" }]);
  expect(await mode({})).toEqual([{ mode: "auto", workers: "2" }]);
});

it("runs the system's work again after a deadlock, and a person's work only when told", async () => {
  await superuser.query("insert into timer (kind, key, due_at) values ('t', 'a', now()), ('t', 'b', now())");
  const lock = (tx: Handle, key: string) => tx.query("update timer set attempts = attempts + 1 where key = $1", [key]);
  const pair = async (run: (first: string, second: string, met: () => Promise<void>) => Promise<unknown>) => {
    const both = Promise.withResolvers<void>();
    let waiting = 0;
    const met = () => (++waiting === 2 ? both.resolve() : undefined, waiting > 2 ? Promise.resolve() : both.promise);
    return Promise.allSettled([run("a", "b", met), run("b", "a", met)]);
  };
  const crosswise = (first: string, second: string, met: () => Promise<void>) => async (tx: Handle) => {
    await lock(tx, first);
    await met();
    await lock(tx, second);
  };
  const system = await pair((first, second, met) => asSystem(database, crosswise(first, second, met)));
  expect(system.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  const people = await pair((first, second, met) => inScope(database, platformScope, crosswise(first, second, met)));
  expect(people.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(people.some((outcome) => outcome.status === "rejected" && isLostRace(outcome.reason))).toBe(true);
  expect((await superuser.query("select attempts from timer order by key")).rows).toEqual([
    { attempts: 3 },
    { attempts: 3 },
  ]);
});

it("O5 takes a killed connection for an outage, never reuses it, and serves the next call", async () => {
  const error = await caught(
    asSystem(database, async (tx) => {
      const [row] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      await superuser.query("select pg_terminate_backend($1)", [row?.pid]);
      await tx.query("select 1");
    }),
  );
  expect(isOutage(error)).toBe(true);
  for (let call = 0; call < 4; call += 1)
    expect(await asSystem(database, (tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
});

it("M5 takes a connection lost at the commit for an outage", async () => {
  const error = await caught(
    asSystem(database, async (tx) => {
      const [row] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      await superuser.query("select pg_terminate_backend($1)", [row?.pid]);
    }),
  );
  expect(isOutage(error)).toBe(true);
});

it("M5 takes a refused connection and an exhausted pool for an outage, and a broken rule for none", async () => {
  const away = openDatabase({
    adminUrl: "postgres://postgres@127.0.0.1:1/none",
    webConnections: 1,
    systemConnections: 1,
  });
  expect(isOutage(await caught(asSystem(away, (tx) => tx.query("select 1"))))).toBe(true);
  await away.close();
  for (const code of ["53100", "53300", "57P01", "57P03", "08006"]) expect(isOutage({ code }), code).toBe(true);
  for (const code of ["23505", "42501", "40P01", "57014", undefined]) expect(isOutage({ code }), code).toBe(false);
  expect(isOutage(new AggregateError([Object.assign(new Error(""), { code: "ECONNREFUSED" })]))).toBe(true);
  expect(isOutage(undefined)).toBe(false);
});

it("O5 gives up on a server that does not answer at all", async () => {
  const sockets = new Set<Socket>();
  let silent = false;
  const proxy = createServer((socket) => {
    const upstream = createConnection(Number(new URL(test.url).port), "127.0.0.1");
    for (const end of [socket, upstream]) sockets.add(end.on("error", () => {}));
    socket.on("data", (data) => void (silent || upstream.write(data)));
    upstream.on("data", (data) => socket.write(data));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = new URL(test.url);
  url.searchParams.delete("host");
  url.port = String((proxy.address() as AddressInfo).port);
  url.searchParams.set("query_timeout", "300");
  const behind = openDatabase({ adminUrl: url.href, webConnections: 1, systemConnections: 1 });
  expect(await asSystem(behind, (tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
  silent = true;
  expect(isOutage(await caught(asSystem(behind, (tx) => tx.query("select 1"))))).toBe(true);
  silent = false;
  expect(await asSystem(behind, (tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
  await behind.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});
