import { machines } from "@yunshou/contract/machines/machines";
import { rollouts, software, softwareUploads } from "@yunshou/contract/machines/software";
import { asSystem } from "@yunshou/database";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { moveRollouts } from "./rolloutDuty.ts";
import { saveSoftwareAnswers } from "./rolloutDuty.queries.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let second: Client;
let stranger: Client;
let softId: string;

const plan = {
  groupSize: 50,
  failurePercent: 2,
  successPercent: 90,
  stepMinutes: 30,
  waitHours: 72,
  salesDropPercent: 30,
};
const content = Buffer.from("agent 3.9.0");
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function upload(client: Client, more: Record<string, string>, body: Buffer = content) {
  const query = new URLSearchParams({ softName: "agent", softVersion: "3.9.0", softType: "upper", ...more });
  const answer = await fetch(`${server.address}${softwareUploads.upload.path}?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${client.token}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(body),
  });
  return (await answer.json()) as { code: string; data: { softId: string } };
}

async function givenMachines(prefix: string, count: number, type = "drink"): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    server,
    `insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at)
     select $1, $2, $3 || n, $3 || n, 'vending', $5, now() from generate_series(1, $4::int) n returning id`,
    [shop.topId, shop.merchantId, prefix, count, type],
  );
  await rowsOf(
    server,
    `insert into machine_state (top_id, merchant_id, machine_id, connection, upper_version)
     select top_id, merchant_id, id, 'online', '3.8.2' from machine where id = any($1::bigint[])`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

const round = (now = new Date()) =>
  asSystem(server.database, (tx) => moveRollouts({ tx, now }, server.context.secrets));
/** Machines of a rollout that were told say how it went: every `failsEach`th failed. */
async function answerAll(rolloutId: string, failsEach: number): Promise<void> {
  const told = await rowsOf<{ machineId: string }>(
    server,
    `select machine_id as "machineId" from rollout_machine where rollout_id = $1 and state = 'sent' order by machine_id`,
    [rolloutId],
  );
  await asSystem(server.database, (tx) =>
    saveSoftwareAnswers(
      tx,
      told.map(({ machineId }, index) => {
        const state = (index + 1) % failsEach === 0 ? ("failed" as const) : ("done" as const);
        return { machineId, rolloutId, state, reason: state === "failed" ? "checksum" : "" };
      }),
      new Date(),
    ),
  );
}
const stateOf = async (rolloutId: string) => boss.call(rollouts.get, { rolloutId });

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, shop, { account: "second" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, second, stranger] = (await Promise.all(
    ["boss", "second", "stranger"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
  softId = (await upload(boss, { machineType: "drink" })).data.softId;
});
afterAll(() => server.stop());

describe("software packages", () => {
  it("MACHINE-26 HTTP-15 are uploaded, served from /softFile/, released and withdrawn", async () => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    const { rows } = await boss.call(software.list, {});
    expect(rows).toMatchObject([{ softId, softName: "agent", enabled: false, softFile: `/softFile/${sha256}.bin` }]);
    const served = await fetch(`${server.address}${rows[0]!.softFile}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
    // The same file once more is the same package, another file under its version is refused.
    expect((await upload(boss, { machineType: "drink" })).data.softId).toBe(softId);
    expect((await upload(boss, {}, Buffer.from("other"))).code).toBe("software.versionTaken");
    expect((await upload(boss, { softVersion: "4" }, Buffer.alloc(0))).code).toBe("software.fileEmpty");
    expect((await stranger.call(software.list, {})).rows).toEqual([]);
    expect(await codeOf(stranger.try(software.setEnabled, { softId, enabled: true }))).toBe("record.unknown");
    await boss.call(software.setEnabled, { softId, enabled: true });
  });
});

describe("rollouts", () => {
  it("MACHINE-14 MACHINE-19 MSG-31 MSG-54 are refused for no machine, another type, odd figures and machines of others", async () => {
    const [machineId] = await givenMachines("RA", 1);
    const [snack] = await givenMachines("RB", 1, "snack");
    const propose = (machineIds: string[], more = {}, by = boss) =>
      codeOf(by.try(rollouts.propose, { softId, machineIds, ...plan, ...more }));
    expect(await propose([])).toBe("machines.selectToOperate");
    expect(await propose([snack!])).toBe("machines.typeWrong");
    expect(await propose([machineId!], { groupSize: 0 })).toBe("rollouts.planOutOfRange");
    expect(await propose([machineId!], {}, stranger)).toBe("record.unknown");
  });

  it("MACHINE-26 begin when a second person approved, and stop by themselves with 3 % failures of 500 machines", async () => {
    const machineIds = await givenMachines("RC", 500);
    const { rolloutId } = await boss.call(rollouts.propose, { softId, machineIds, ...plan });
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "proposed", waiting: 500, groups: 10, own: true });
    expect(await codeOf(boss.try(rollouts.approve, { rolloutId }))).toBe("rollouts.ownProposal");
    expect(await codeOf(stranger.try(rollouts.approve, { rolloutId }))).toBe("record.unknown");
    expect(await codeOf(boss.try(rollouts.propose, { softId, machineIds, ...plan }))).toBe("rollouts.machineBusy");
    await second.call(rollouts.approve, { rolloutId });
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "running", group: 1, sent: 50 });
    const [message] = await rowsOf<{ body: { signature: string; file: string } }>(
      server,
      "select body from outbox where machine_id = $1 and type = 'software'",
      [machineIds[0]],
    );
    expect(message!.body.file).toMatch(/^\/softFile\/[0-9a-f]{64}\.bin$/);
    expect(message!.body.signature).not.toBe("");
    // 3 of 100 fail: one of the first fifty is 2 % and goes on, the second group passes the limit.
    await answerAll(rolloutId, 50);
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({
      rolloutState: "running",
      group: 2,
      done: 49,
      failed: 1,
      sent: 50,
    });
    await answerAll(rolloutId, 25);
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({
      rolloutState: "stopped",
      stopReason: "tooManyFailures",
      failed: 3,
      expired: 400,
      waiting: 0,
    });
    expect((await boss.call(rollouts.machines, { rolloutId, machineState: "failed" })).rows[0]).toMatchObject({
      reason: "checksum",
      fromVersion: "3.8.2",
    });
    expect(await codeOf(boss.try(rollouts.resume, { rolloutId }))).toBe("state.notAllowed");
  });

  it("MACHINE-17 MACHINE-26 pass over a machine that is taken out of service, which failed at nothing", async () => {
    const machineIds = await givenMachines("RG", 3);
    const { rolloutId } = await boss.call(rollouts.propose, { softId, machineIds, ...plan, groupSize: 2 });
    await second.call(rollouts.approve, { rolloutId });
    await round();
    for (const machineId of machineIds.slice(1)) await boss.call(machines.decommission, { machineId, reason: "报废" });
    expect(
      await rowsOf(
        server,
        "select machine_id as id from outbox where type = 'software' and machine_id = any($1::bigint[])",
        [machineIds],
      ),
    ).toEqual([{ id: machineIds[0] }]);
    await round(new Date(Date.now() + 29 * 60_000));
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "running", sent: 1, failed: 0 });
    await answerAll(rolloutId, 99);
    await round(new Date(Date.now() + 31 * 60_000));
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "finished", done: 1, failed: 0 });
  });

  it("MACHINE-26 wait for machines that are away, pause, end each step and finish", async () => {
    const machineIds = await givenMachines("RD", 3);
    await rowsOf(server, "update machine_state set connection = 'offline' where machine_id = $1", [machineIds[2]]);
    const { rolloutId } = await boss.call(rollouts.propose, { softId, machineIds, ...plan, groupSize: 3 });
    await second.call(rollouts.approve, { rolloutId });
    await boss.call(rollouts.pause, { rolloutId });
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "paused", sent: 0 });
    await boss.call(rollouts.resume, { rolloutId });
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({ sent: 2, waiting: 1 });
    await answerAll(rolloutId, 99);
    await rowsOf(server, "update machine_state set connection = 'online' where machine_id = $1", [machineIds[2]]);
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "running", done: 2, sent: 1 });
    await answerAll(rolloutId, 99);
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({ rolloutState: "finished", done: 3 });
    expect((await boss.call(software.list, {})).rows[0]!.machineCount).toBeGreaterThan(2);
    expect(await codeOf(boss.try(software.remove, { softId }))).toBe("software.inUse");
    // Who was told and stays silent has an end.
    const silent = await givenMachines("RE", 1);
    const other = await boss.call(rollouts.propose, { softId, machineIds: silent, ...plan });
    await second.call(rollouts.approve, other);
    await round();
    await round(new Date(Date.now() + 31 * 60_000));
    expect(await stateOf(other.rolloutId)).toMatchObject({ rolloutState: "stopped", stopReason: "tooManyFailures" });
    await boss.call(software.setEnabled, { softId, enabled: false });
    expect(await codeOf(boss.try(rollouts.propose, { softId, machineIds: silent, ...plan }))).toBe(
      "software.withdrawn",
    );
  });

  it("MACHINE-26 reach no further machine once their package is withdrawn", async () => {
    const { softId: bad } = (await upload(boss, { softVersion: "3.9.9" }, Buffer.from("bad"))).data;
    const released = (enabled: boolean) => boss.call(software.setEnabled, { softId: bad, enabled });
    await released(true);
    const [one, two, three] = (await givenMachines("RW", 3)) as [string, string, string];
    const given = async (machineIds: string[]) => {
      const { rolloutId } = await boss.call(rollouts.propose, { softId: bad, machineIds, ...plan, groupSize: 1 });
      await second.call(rollouts.approve, { rolloutId });
      return rolloutId;
    };
    const running = await given([one, two]);
    const paused = await given([three]);
    await boss.call(rollouts.pause, { rolloutId: paused });
    await round();
    expect(await stateOf(running)).toMatchObject({ rolloutState: "running", sent: 1, waiting: 1 });
    await released(false);
    await answerAll(running, 99);
    await round();
    expect(await stateOf(running)).toMatchObject({
      rolloutState: "stopped",
      stopReason: "withdrawn",
      done: 1,
      sent: 0,
    });
    expect(await rowsOf(server, "select 1 from outbox where machine_id = $1 and type = 'software'", [two])).toEqual([]);
    expect(await codeOf(boss.try(rollouts.resume, { rolloutId: paused }))).toBe("software.withdrawn");
    expect(await stateOf(paused)).toMatchObject({ rolloutState: "paused" });
    await boss.call(rollouts.stop, { rolloutId: paused });
  });

  it("MACHINE-26 move on however many others run before them", async () => {
    await boss.call(software.setEnabled, { softId, enabled: true });
    const machineIds = await givenMachines("RM", 45);
    const ids: string[] = [];
    for (const machineId of machineIds) {
      const { rolloutId } = await boss.call(rollouts.propose, { softId, machineIds: [machineId], ...plan });
      await second.call(rollouts.approve, { rolloutId });
      ids.push(rolloutId);
    }
    await round();
    const sent = await rowsOf(
      server,
      "select 1 from rollout_machine where rollout_id = any($1::bigint[]) and state = 'sent'",
      [ids],
    );
    expect(sent).toHaveLength(45);
    for (const rolloutId of ids) await boss.call(rollouts.stop, { rolloutId });
  });

  it("MACHINE-26 stop by themselves when updated machines sell less than their twins, and tell the figures", async () => {
    const machineIds = await givenMachines("RF", 4, "snack");
    const { softId: forAll } = (await upload(boss, { softVersion: "4.0.0" })).data;
    await boss.call(software.setEnabled, { softId: forAll, enabled: true });
    const two = { ...plan, softId: forAll, machineIds, groupSize: 2 };
    const { rolloutId } = await boss.call(rollouts.propose, two);
    await second.call(rollouts.approve, { rolloutId });
    await round();
    await answerAll(rolloutId, 99);
    await rowsOf(
      server,
      "update rollout_machine set ended_at = now() - interval '2 hours' where rollout_id = $1 and state = 'done'",
      [rolloutId],
    );
    const sold = (of: readonly string[], orders: number, ago: string) =>
      rowsOf(
        server,
        `insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state, price_fen, paid_fen,
           source_key, ordered_at, business_day)
         select top_id, id_at(now() - $3::interval) | (nextval('id_sequence') & 4194303), merchant_id, id, '水', 1, 'alipay', 'normal', 'completed', 'paid', 'shipped',
           350, 350, ($3)::interval::text || n, now() - $3::interval, current_date
         from machine, generate_series(1, $2::int) n where id = any($1::bigint[])`,
        [of, orders, ago],
      );
    const [updated, twins] = [machineIds.slice(0, 2), machineIds.slice(2)];
    await sold(updated, 50, "7 days 1 hour");
    await sold(twins, 50, "7 days 1 hour");
    await sold(twins, 48, "1 hour");
    await sold(updated, 10, "1 hour");
    await round();
    expect(await stateOf(rolloutId)).toMatchObject({
      rolloutState: "stopped",
      stopReason: "salesFell",
      done: 2,
      expired: 2,
      sales: { updatedBefore: 100, updatedNow: 20, twinsBefore: 100, twinsNow: 96 },
    });
  });
});
