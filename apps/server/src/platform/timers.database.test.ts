import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { arm, disarm, makeSweeper, repeating, startTimers, timerKind } from "./timers.ts";

let test: TestDatabase;
let database: Database;
const log = { error: () => {} } as never;
const bell = timerKind<{ tune: string }>("test.bell");
const now = new Date("2026-11-21T10:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 20 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(() => asSystem(database, async (tx) => void (await tx.query("delete from timer"))));

const armed = (...timers: Parameters<typeof arm> extends [unknown, ...infer T] ? T : never) =>
  asSystem(database, (tx) => arm(tx, ...timers));

describe("timers", () => {
  it("ring at their time and not before, once", async () => {
    const rung: string[] = [];
    const sweeper = makeSweeper(
      database,
      [bell.on(async (_, { key, data }) => void rung.push(`${key} ${data.tune}`))],
      log,
    );
    await armed(bell.at("a", after(300), { tune: "ding" }));
    expect(await sweeper.sweep(after(299))).toBe(0);
    expect(await sweeper.sweep(after(300))).toBe(1);
    expect(await sweeper.sweep(after(900))).toBe(0);
    expect(rung).toEqual(["a ding"]);
  });

  it("move when they are armed again, and are silent when disarmed", async () => {
    const rung: string[] = [];
    const sweeper = makeSweeper(database, [bell.on(async (_, { data }) => void rung.push(data.tune))], log);
    await armed(bell.at("a", after(1), { tune: "old" }), bell.at("b", after(1), { tune: "never" }));
    await armed(bell.at("a", after(5), { tune: "new" }));
    await asSystem(database, (tx) => disarm(tx, bell.named("b")));
    await sweeper.sweep(after(2));
    expect(rung).toEqual([]);
    await sweeper.sweep(after(6));
    expect(rung).toEqual(["new"]);
  });

  it("M3 are passed by when they are disarmed while they ring, so that nobody waits for each other", async () => {
    const handler = bell.on(async (_, { key }) => {
      await asSystem(
        database,
        async (tx) => {
          await tx.query("set local lock_timeout = '300ms'");
          await disarm(tx, bell.named(key), bell.named("other"));
        },
        { tries: 1 },
      );
    });
    await armed(bell.at("a", after(0), { tune: "x" }), bell.at("other", after(900), { tune: "x" }));
    expect(await makeSweeper(database, [handler], log, 1).sweep(after(0))).toBe(1);
    expect(await asSystem(database, (tx) => tx.query("select 1 from timer"))).toEqual([]);
  });

  it("are put off after a failure, whose effects are undone, and come back", async () => {
    let fails = 2;
    const handler = bell.on(async ({ tx }, { attempts }) => {
      await tx.query("insert into setting (key, value) values ($1, 'true')", [`ring${attempts}`]);
      if (fails-- > 0) throw new Error("not now");
    });
    const sweeper = makeSweeper(database, [handler], log, 1);
    await armed(bell.at("a", after(0), { tune: "x" }));
    expect(await sweeper.sweep(after(0))).toBe(0);
    expect(await sweeper.sweep(after(1))).toBe(0);
    expect(await sweeper.sweep(after(2))).toBe(0);
    expect(await sweeper.sweep(after(3))).toBe(1);
    expect(await asSystem(database, (tx) => tx.query("select key from setting where key like 'ring%'"))).toEqual([
      { key: "ring2" },
    ]);
  });

  it("ring once each when many processes sweep", async () => {
    const rung: string[] = [];
    const sweepers = [1, 2, 3, 4].map(() =>
      makeSweeper(database, [bell.on(async (_, { key }) => void rung.push(key))], log),
    );
    await armed(...Array.from({ length: 400 }, (_, n) => bell.at(`k${n}`, after(n % 7), { tune: "x" })));
    const done = await Promise.all(sweepers.map((sweeper) => sweeper.sweep(after(10))));
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(400);
    expect(new Set(rung).size).toBe(400);
  });

  it("leave kinds that this process does not know to others", async () => {
    await armed({ kind: "test.other", key: "x", dueAt: after(0), data: {} });
    expect(await makeSweeper(database, [bell.on(async () => {})], log).sweep(after(10))).toBe(0);
  });

  it("do not wait for slow actions after a commit", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const sweeper = makeSweeper(database, [bell.on(async ({ afterCommit }) => afterCommit(() => gate))], log);
    await armed(...Array.from({ length: 30 }, (_, n) => bell.at(`s${n}`, after(0), { tune: "x" })));
    expect(await sweeper.sweep(after(1))).toBe(30);
    release();
    await sweeper.settled();
  });

  it("run by the clock of the database until stopped, and repeat", async () => {
    let rounds = 0;
    const round = repeating("test.round", 50, async () => void (rounds += 1));
    const rung: string[] = [];
    const timers = await startTimers(
      database,
      [round, bell.on(async (_, { key }) => void rung.push(key))],
      [round.first],
      log,
    );
    await armed(bell.at("soon", new Date(), { tune: "x" }));
    await expect.poll(() => rounds >= 3 && rung.length > 0).toBe(true);
    await timers.stop();
    expect(rung).toEqual(["soon"]);
  });
});
