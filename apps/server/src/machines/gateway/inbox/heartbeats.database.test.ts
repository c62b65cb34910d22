import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Heartbeats } from "./heartbeats.ts";
import { openBench, type Bench } from "../testing/fixture.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.seed("H1", "H2");
});
afterAll(() => bench.close());

const temperatures = () =>
  bench
    .read<{ t: number | null }>(
      "select s.temperature as t from machine_state s join machine m on m.id = s.machine_id order by m.machine_no",
    )
    .then((rows) => rows.map(({ t }) => t));

it("M3 MACHINE-09 writes heartbeats around a machine whose state a batch holds, and that one with the next", async () => {
  const heartbeats = new Heartbeats(bench.database, { notify: () => {} });
  for (const machineNo of ["H1", "H2"]) heartbeats.note(machineNo, { temperature: 5 }, performance.now());
  await asSystem(bench.database, async (tx) => {
    await tx.query(
      "select from machine_state s join machine m on m.id = s.machine_id where m.machine_no = 'H1' for update of s",
    );
    await heartbeats.flush();
  });
  expect(await temperatures()).toEqual([null, 5]);
  await heartbeats.flush();
  expect(await temperatures()).toEqual([5, 5]);
});

it("M3 writes heartbeats around one that the database refuses, tells of it, and does not try it again", async () => {
  const heartbeats = new Heartbeats(bench.database, { notify: () => {} });
  heartbeats.note("H1", { temperature: 1e-300 }, performance.now());
  heartbeats.note("H2", { temperature: 6 }, performance.now());
  await expect(heartbeats.flush()).rejects.toThrow("real");
  expect(await temperatures()).toEqual([5, 6]);
  await heartbeats.flush();
});
