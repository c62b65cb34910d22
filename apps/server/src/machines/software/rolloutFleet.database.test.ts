import { asSystem } from "@yunshou/database";
import { startFleet } from "@yunshou/simulator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { secretsFrom } from "../../platform/secrets.ts";
import { type Bench, openBench, type Seeded } from "../gateway/testing/fixture.ts";
import { moveRollouts } from "./rolloutDuty.ts";

const secrets = secretsFrom(Buffer.alloc(32, 9));
const machines = 500;
/** Fifteen machines cannot install it: one of the first fifty, three of the first hundred. */
const isBad = (index: number) => index % 33 === 25;
let bench: Bench;
let credentials: Seeded[];

beforeAll(async () => {
  bench = await openBench();
  credentials = await bench.seed(...Array.from({ length: machines }, (_, index) => `RF${index}`));
});
afterAll(() => bench.close());

/** An approved rollout of version 3.9.0 to all machines in groups of fifty, which stops above 2 % failures. */
const begin = () =>
  bench.write((tx) =>
    tx.query(
      `with p as (insert into software_package (top_id, merchant_id, name, version, kind, file, size_bytes, sha256, enabled)
           values (1, 1, 'agent', '3.9.0', 'upper', 'f.bin', 11, '\\x00', true) returning id),
         r as (insert into rollout (top_id, merchant_id, package_id, state, machines, groups, group_no, group_size, failure_percent, success_percent,
             step_minutes, wait_hours, sales_drop_percent, proposed_by, approved_by, approved_at)
           select 1, 1, p.id, 'running', $1, $1 / 50, 1, 50, 2, 90, 30, 72, 100, 1, 2, now() from p returning id)
       insert into rollout_machine (top_id, rollout_id, machine_id, merchant_id, group_no)
       select 1, r.id, m.id, 1, (row_number() over (order by m.id) - 1) / 50 + 1 from r, machine m`,
      [machines],
    ),
  );
const rollout = async () => {
  const [row] = await bench.read<{ state: string; why: string | null; told: number; done: number; failed: number }>(
    `select r.state, r.stop_reason as why, count(x.sent_at)::int as told, count(*) filter (where x.state = 'done')::int as done,
       count(*) filter (where x.state = 'failed')::int as failed
     from rollout r join rollout_machine x on x.rollout_id = r.id group by r.top_id, r.id`,
  );
  return row!;
};

it("MACHINE-26 to 500 simulated machines, of which 3 % cannot install it, stops by itself before it has reached all", async () => {
  const gateway = await bench.gateway();
  const fleetOf = (bad: boolean) =>
    startFleet({
      server: `mqtt://127.0.0.1:${gateway.port}`,
      credentials: credentials.filter((_, index) => isBad(index) === bad),
      purchasesPerSecond: 0,
      startsPerSecond: 500,
      faults: { softwareFailures: bad ? 100 : 0 },
      publicKey: secrets.commandKey.publicKeyHex,
    });
  const fleets = [fleetOf(false), fleetOf(true)];
  const ready = "select count(*)::int as n from machine_state where connection = 'online'";
  await expect.poll(async () => (await bench.read<{ n: number }>(ready))[0]!.n, { timeout: 120_000 }).toBe(machines);
  await begin();
  const round = async () => {
    await asSystem(bench.database, (tx) => moveRollouts({ tx, now: new Date() }, secrets));
    return (await rollout()).state;
  };
  await expect.poll(round, { timeout: 240_000, interval: 250 }).toBe("stopped");

  const { why, told, done, failed } = await rollout();
  // One of fifty is 2 % and lets the second group begin; three of a hundred are more.
  expect({ why, told, failed }).toEqual({ why: "tooManyFailures", told: 100, failed: 3 });
  // What was never told is as it was; what says that it is done runs the new version, and what failed does not.
  const versions = `select x.state, s.upper_version = '3.9.0' as "isNew", count(*)::int as n from rollout_machine x
    join machine_state s on s.machine_id = x.machine_id where x.sent_at is null or x.state in ('done', 'failed') group by 1, 2`;
  await expect
    .poll(() => bench.read<{ state: string; isNew: boolean; n: number }>(versions), { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        { state: "done", isNew: true, n: done },
        { state: "failed", isNew: false, n: failed },
        { state: "skipped", isNew: false, n: machines - told },
      ]),
    );
  for (const fleet of fleets) await fleet.stop();
});
