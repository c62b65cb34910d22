import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import { type Listener, listen, notify } from "./listen.ts";
import { platformScope } from "./scope.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem, inScope, rollback } from "./transaction.ts";

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;
let listener: Listener;
const heard: string[] = [];
const onReconnect = vi.fn();
const onTrouble = vi.fn();

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 1 });
  superuser = new pg.Client(test.url);
  await superuser.connect();
  listener = await listen({
    adminUrl: test.url,
    channels: ["sales", "alarms"],
    onNotification: (channel, payload) => heard.push(`${channel}:${payload}`),
    onReconnect,
    onTrouble,
  });
});
afterAll(async () => {
  await listener.close();
  await superuser.end();
  await database.close();
  await test.drop();
});

it("hears what a transaction told once it is committed, and nothing of one that was undone", async () => {
  await asSystem(database, async (tx) => (await notify(tx, "sales", "undone"), rollback(undefined)));
  await inScope(database, platformScope, (tx) => notify(tx, "alarms", "1"));
  await asSystem(database, (tx) => notify(tx, "sales", "2,3"));
  await expect.poll(() => heard).toEqual(["alarms:1", "sales:2,3"]);
});

it("refuses a payload that PostgreSQL could not carry, counted in bytes", async () => {
  await asSystem(database, (tx) => notify(tx, "sales", "x".repeat(7999)));
  await expect(asSystem(database, (tx) => notify(tx, "sales", "售".repeat(2667)))).rejects.toThrow(RangeError);
});

it("O5 comes back by itself after its connection was killed, and says that there was a gap", async () => {
  heard.length = 0;
  const kill =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yunshou listener' and datname = current_database()";
  for (let round = 1; round <= 2; round += 1) {
    expect((await superuser.query(kill)).rowCount).toBe(1);
    await expect.poll(() => onReconnect.mock.calls.length).toBe(round);
    await asSystem(database, (tx) => notify(tx, "sales", `after ${round}`));
    await expect.poll(() => heard).toContain(`sales:after ${round}`);
  }
  expect(onTrouble).toHaveBeenCalledTimes(2);
});
