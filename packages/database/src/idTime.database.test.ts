import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idTime } from "./idTime.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";

let test: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase();
  client = new pg.Client(test.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

it("reads the moment of an id as the database does, to the millisecond", async () => {
  const { rows } = await client.query<{ id: string; at: Date }>(
    "select id, id_time(id) as at from (select id_at('2026-05-05T01:02:03.456Z') + 4194303 as id union all select id_at('2024-01-01Z') union all select next_id()) i",
  );
  expect(rows.map(({ id }) => idTime(id))).toEqual(rows.map(({ at }) => at));
  expect(idTime(rows[0]!.id).toISOString()).toBe("2026-05-05T01:02:03.456Z");
});
