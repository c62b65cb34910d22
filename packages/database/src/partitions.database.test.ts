import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import { dropPartitions, ensurePartitions } from "./partitions.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem, inScope } from "./transaction.ts";

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 2 });
  superuser = new pg.Client(test.url);
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.close();
  await test.drop();
});

const insertEvent = (at: string) =>
  superuser.query(
    "insert into order_event (top_id, id, merchant_id, machine_id, order_id, kind, source) values (1, id_at($1) + 5, 1, 1, 1, $2, 'cloud')",
    [at, at],
  );
const places = async () =>
  (await superuser.query("select tableoid::regclass::text as place, kind from order_event order by id")).rows.map(
    (row) => `${row.place} ${row.kind}`,
  );

it("has the months from three back to three ahead after the setup", async () => {
  const { rows } = await superuser.query(
    "select count(*)::int as months from pg_inherits where inhparent = 'sales_order'::regclass",
  );
  expect(rows).toEqual([{ months: 8 }]);
});

it("moves rows that came before their month existed, and draws the line at the start of the month", async () => {
  const times = [
    "2031-04-30T23:59:59.999Z",
    "2031-05-01T00:00:00Z",
    "2031-05-31T23:59:59.999Z",
    "2031-06-01T00:00:00Z",
  ];
  for (const time of times) await insertEvent(time);
  await asSystem(database, (tx) => ensurePartitions(tx, "2031-05-10", "2031-05-20"));
  expect(await places()).toEqual([
    `order_event_default ${times[0]}`,
    `order_event_203105 ${times[1]}`,
    `order_event_203105 ${times[2]}`,
    `order_event_default ${times[3]}`,
  ]);
});

it("creates months from several processes at once, beside a writer, again and again without harm", async () => {
  const ensure = () => asSystem(database, (tx) => ensurePartitions(tx, "2032-01-01", "2032-03-31"));
  await Promise.all([ensure(), ensure(), insertEvent("2032-02-02T00:00:00Z")]);
  await ensure();
  await insertEvent("2032-03-03T00:00:00Z");
  expect((await places()).slice(-1)).toEqual(["order_event_203203 2032-03-03T00:00:00Z"]);
});

it("S2 keeps new months behind the security of their table", async () => {
  const scope = { merchants: ["2"], topId: "2" };
  expect(await inScope(database, scope, (tx) => tx.query("select 1 from order_event"))).toEqual([]);
  await expect(inScope(database, scope, (tx) => tx.query("select 1 from order_event_203105"))).rejects.toMatchObject({
    code: "42501",
  });
});

it("reads one month only when asked for its ids", async () => {
  const { rows } = await superuser.query(
    "explain (costs off) select from order_event where order_id = 1 and id >= id_at('2032-02-01T00:00:00Z') and id < id_at('2032-03-01T00:00:00Z')",
  );
  expect(rows.map((row) => row["QUERY PLAN"] as string).filter((line) => line.includes("order_event_"))).toHaveLength(
    1,
  );
});

it("leaves the creation of months to the system", async () => {
  const attempt = inScope(database, { merchants: "all" }, (tx) => ensurePartitions(tx, "2033-01-01", "2033-01-01"));
  await expect(attempt).rejects.toMatchObject({ code: "42501" });
});

it("keeps days in months of their own, stored like the default one, and drops months that are over as a whole", async () => {
  const days = ["2034-01-31", "2034-02-01", "2034-02-28", "2034-03-01"];
  for (const day of days)
    await superuser.query(
      "insert into machine_day (top_id, machine_id, merchant_id, business_day) values (1, 1, 1, $1)",
      [day],
    );
  await asSystem(database, (tx) => ensurePartitions(tx, "2034-01-15", "2034-02-15"));
  const kept = async () =>
    (
      await superuser.query(
        "select d.tableoid::regclass || ' ' || business_day || ' ' || array_to_string(c.reloptions, ',') as place from machine_day d join pg_class c on c.oid = d.tableoid order by business_day",
      )
    ).rows.map(({ place }) => place as string);
  const february = ["machine_day_203402 2034-02-01 fillfactor=70", "machine_day_203402 2034-02-28 fillfactor=70"];
  const march = "machine_day_default 2034-03-01 fillfactor=70";
  expect(await kept()).toEqual(["machine_day_203401 2034-01-31 fillfactor=70", ...february, march]);
  await asSystem(database, (tx) => dropPartitions(tx, "machine_day", "2034-02-28"));
  expect(await kept()).toEqual([...february, march]);
  const attempt = inScope(database, { merchants: "all" }, (tx) => dropPartitions(tx, "machine_day", "2035-01-01"));
  await expect(attempt).rejects.toMatchObject({ code: "42501" });
});
