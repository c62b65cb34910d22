import { machinePictures, machines } from "@yunshou/contract/machines/machines";
import { points } from "@yunshou/contract/machines/points";
import { machineMap } from "@yunshou/contract/machines/machineMap";
import { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { asSystem } from "@yunshou/database";
import { curveKeepDays } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { pngOf } from "../../testing/standIns/pictures.ts";
import type { Effect, EffectContext } from "../effects/effect.ts";
import { status } from "../effects/status.ts";
import { forgetCurves, sampleClimate } from "./curves.queries.ts";

let server: TestServer;
let parent: CreatedMerchant;
let child: CreatedMerchant;
/** Administrators of a merchant, of the one below it, and of one that has nothing to do with them. */
let boss: Client;
let childBoss: Client;
let strangerBoss: Client;

beforeAll(async () => {
  server = await startTestServer();
  parent = await givenMerchant(server);
  child = await givenMerchant(server, { parentId: parent.merchantId });
  await givenUser(server, parent, { account: "boss" });
  await givenUser(server, child, { account: "childBoss" });
  await givenUser(server, await givenMerchant(server), { account: "strangerBoss" });
  [boss, childBoss, strangerBoss] = (await Promise.all(
    ["boss", "childBoss", "strangerBoss"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

/** What a machine says of itself, with its effect. */
async function tell(
  machineId: string,
  machineNo: string,
  body: Record<string, unknown>,
  occurredAt?: Date,
): Promise<void> {
  const now = new Date();
  const machine = { machineId, machineNo, topId: child.topId, merchantId: child.merchantId };
  const message = { type: "status", boot: "b", seq: 1, at: now.getTime(), sentAt: now.getTime(), body };
  const context = { tx: undefined, now, send: () => {}, afterCommit: () => {}, notify: () => {} };
  await asSystem(server.database, (tx) =>
    (status as Effect<"status">)(
      { ...context, tx } as unknown as EffectContext,
      [{ machine, message, receivedAt: now, occurredAt: occurredAt ?? now }] as never,
    ),
  );
}

describe("what a machine says of itself", () => {
  it("MACHINE-05 MACHINE-32 flow of day and month, doors, temperature, and cash as coins and notes stand in its record", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "S1"));
    expect(await childBoss.call(machines.detail, { machineNo: "S1" })).toMatchObject({
      temperature: null,
      doorState: {},
      coinFen: "0",
      noteFen: "0",
      dailyFlowMb: 0,
      monthlyFlowMb: 0,
    });
    await tell(machineId, "S1", {
      doors: { left: "open", right: "closed" },
      temperature: 4.5,
      coinFen: 5_050,
      noteFen: 20_000,
      trafficTodayMb: 12.5,
      trafficMonthMb: 340,
    });
    const said = { temperature: 4.5, dailyFlowMb: 12.5, monthlyFlowMb: 340 };
    expect(await childBoss.call(machines.detail, { machineNo: "S1" })).toMatchObject({
      ...said,
      doorState: { left: "open", right: "closed" },
      coinFen: "5050",
      noteFen: "20000",
    });
    expect((await boss.call(machines.list, { machineNo: "S1" })).rows).toMatchObject([said]);
    await tell(machineId, "S1", { coinFen: 50 });
    expect(await childBoss.call(machines.detail, { machineNo: "S1" })).toMatchObject({
      ...said,
      coinFen: "50",
      noteFen: "20000",
    });
  });
});

describe("the page of one machine", () => {
  it("MACHINE-05 keeps temperature by hour, traffic and doors of each day, and a door that stays open opened once", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "C1"));
    await rowsOf(server, "update machine_state set connection = 'online' where machine_id = $1 returning 1", [
      machineId,
    ]);
    await tell(machineId, "C1", { temperature: 4.5, humidity: 50, trafficTodayMb: 3, doors: { left: "open" } });
    await asSystem(server.database, sampleClimate);
    await tell(machineId, "C1", { temperature: 6.5, trafficTodayMb: 5, doors: { left: "open", right: "closed" } });
    await asSystem(server.database, sampleClimate);
    await tell(machineId, "C1", { doors: { left: "closed" } });
    await tell(machineId, "C1", { doors: { left: "open", right: "open" } });
    const { days } = await childBoss.call(machineRecords.curves, { machineNo: "C1" });
    const said = days
      .flatMap(({ lows, highs }) => lows.map((low, hour) => [low, highs[hour]]))
      .filter(([low]) => low !== null);
    // The two looks may fall into two hours.
    expect([said[0]![0], said.at(-1)![1]]).toEqual([4.5, 6.5]);
    expect(days.at(-1)).toMatchObject({ humidityLow: 50, humidityHigh: 50, trafficMb: 5, doorOpens: 3 });
    expect((await strangerBoss.try(machineRecords.curves, { machineNo: "C1" })).body.code).toBe("record.unknown");
  });

  it("MACHINE-05 counts traffic and doors for the day on which they were, though the machine could tell of them only later", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "C2"));
    await rowsOf(
      server,
      "update machine_state set connection = 'online', door_state = '{\"left\":\"closed\"}' where machine_id = $1 returning 1",
      [machineId],
    );
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await tell(machineId, "C2", { trafficTodayMb: 80, doors: { left: "open" } }, yesterday);
    await tell(machineId, "C2", { trafficTodayMb: 2 });
    const { days } = await childBoss.call(machineRecords.curves, { machineNo: "C2" });
    expect(days.map(({ trafficMb, doorOpens }) => [trafficMb, doorOpens])).toEqual([
      [80, 1],
      [2, 0],
    ]);
  });

  it("MACHINE-05 shows the commands also of those whom the reader does not see, without their names", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "C3"));
    for (const account of ["boss", "childBoss"])
      await rowsOf(
        server,
        `insert into command (top_id, merchant_id, machine_id, kind, state, seq, not_after, asked_by)
         select $1, $2, $3, 'restart', 'done', (select count(*) + 1 from command where machine_id = $3), now(), id from app_user where account = $4`,
        [child.topId, child.merchantId, machineId, account],
      );
    const seen = async (client: Client) =>
      (await client.call(machines.detail, { machineNo: "C3" })).commands.map(({ operator }) => operator === "");
    expect([await seen(childBoss), await seen(boss)]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it("MACHINE-05 is forgotten by whole months once nobody can read a day of them any more", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "O1"));
    await rowsOf(
      server,
      `insert into machine_day (top_id, machine_id, merchant_id, business_day)
       select $1, $2, $3, (date_trunc('month', now()) - make_interval(months => n))::date from generate_series(0, 20) n`,
      [child.topId, machineId, child.merchantId],
    );
    const now = new Date();
    expect(await asSystem(server.database, (tx) => forgetCurves(tx, now, 100))).toBe(false);
    const rows = await rowsOf<{ age: number }>(
      server,
      "select current_date - business_day as age from machine_day where machine_id = $1 order by 1",
      [machineId],
    );
    const ages = rows.map(({ age }) => age);
    // At least everything that can be read stays, at most a month more.
    expect(ages.at(-1)).toBeGreaterThanOrEqual(curveKeepDays);
    expect(ages.at(-1)).toBeLessThan(curveKeepDays + 31);
  });

  it("MACHINE-17 tells of registration, moves, commands and alarms, newest first, and keeps them when it is taken away", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(child, "H1"));
    const [point] = await rowsOf<{ id: string }>(
      server,
      `insert into point (top_id, merchant_id, name, province, city, longitude, latitude)
       values ($1, $2, '东门', '北京', '北京', 116.4, 39.9) returning id`,
      [child.topId, child.merchantId],
    );
    await childBoss.call(machines.bindPoint, { machineIds: [machineId], pointId: point!.id });
    await childBoss.call(machines.bindPoint, { machineIds: [machineId], pointId: point!.id });
    await rowsOf(
      server,
      `insert into alarm (top_id, machine_id, merchant_id, kind, lane_no, cleared_at) values ($1, $2, $3, 'laneFault', 12, now()) returning id`,
      [child.topId, machineId, child.merchantId],
    );
    await boss.call(machines.decommission, { machineId, reason: "到期" });
    const { rows, more } = await boss.call(machineRecords.history, { machineNo: "H1" });
    expect(
      rows.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ kind, text, laneNo }) => [kind, text, laneNo]),
    ).toEqual([
      ["registered", "", null],
      ["moved", "东门", null],
      ["alarm", "", 12],
      ["moved", "", null],
      ["decommissioned", "到期", null],
    ]);
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(more).toBe(false);
    await childBoss.call(points.remove, { pointId: point!.id });
    const moves = await boss.call(machineRecords.history, { machineNo: "H1", kind: "moved" });
    expect(moves.rows.map(({ text, who }) => [text, who !== null])).toEqual([
      ["", true],
      ["东门", true],
    ]);
    const older = await boss.call(machineRecords.history, { machineNo: "H1", before: moves.rows[0]!.at });
    expect(older.rows.every(({ at }) => at < moves.rows[0]!.at)).toBe(true);
    expect((await strangerBoss.try(machineRecords.history, { machineNo: "H1" })).body.code).toBe("record.unknown");
  });
});

describe("machines that stand near", () => {
  it("MACHINE-10 MACHINE-25 counts those in service at its point by connection, on the map too, and only those that the caller may see", async () => {
    const [point] = await rowsOf<{ id: string }>(
      server,
      `insert into point (top_id, merchant_id, name, province, city, longitude, latitude)
       values ($1, $2, '国贸站', '北京', '北京', 116.4, 39.9) returning id`,
      [child.topId, child.merchantId],
    );
    for (const machineNo of ["N1", "N2", "N3", "N4"]) {
      const { machineId } = await boss.call(machines.register, machineForm(child, machineNo));
      const connection = { N1: "offline", N2: "online", N3: "offline", N4: "notActivated" }[machineNo];
      await rowsOf(server, "update machine set point_id = $2, activated_at = $3 where id = $1 returning id", [
        machineId,
        point!.id,
        machineNo === "N4" ? null : new Date(),
      ]);
      await rowsOf(server, "update machine_state set connection = $2 where machine_id = $1 returning machine_id", [
        machineId,
        connection,
      ]);
    }
    expect((await childBoss.call(machines.detail, { machineNo: "N1" })).near).toEqual({ online: 1, offline: 1 });
    expect((await childBoss.call(machines.detail, { machineNo: "N2" })).near).toEqual({ online: 0, offline: 2 });
    expect((await childBoss.call(machines.detail, { machineNo: "S1" })).near).toBeNull();
    const china = { west: 70, east: 140, south: 15, north: 55 };
    const { rows, unplaced } = await childBoss.call(machineMap.clusters, { ...china, machineNo: "N" });
    expect(rows).toMatchObject([{ machines: 4, broken: 2, lacking: 0, waiting: 1, machineNo: null }]);
    expect([rows[0]!.longitude, rows[0]!.latitude, unplaced]).toEqual([expect.closeTo(116.4), expect.closeTo(39.9), 0]);
    const offline = await childBoss.call(machineMap.clusters, { ...china, machineStatus: "offline", machineNo: "N1" });
    expect(offline.rows).toMatchObject([{ machines: 1, broken: 1, machineNo: "N1" }]);
    const beside = await childBoss.call(machineMap.within, { ...china, machineNo: "N" });
    expect([beside.total, ...beside.rows.map(({ machineNo }) => machineNo)]).toEqual([4, "N1", "N3", "N2", "N4"]);
    expect((await childBoss.call(machineMap.within, { ...china, east: 100 })).total).toBe(0);
    expect((await strangerBoss.call(machineMap.within, china)).total).toBe(0);
    expect((await childBoss.try(machineMap.clusters, { ...china, east: 70 })).body.code).toBe("machines.areaEmpty");
  });
});

describe("the picture of a machine", () => {
  const upload = async (by: Client) =>
    ((await by.sendBytes(machinePictures.upload.path, pngOf())).body.data as { name: string }).name;
  const shown = async (name: string) => (await fetch(`${server.address}/spImg/${name}`)).status;
  const used = (name: string) =>
    rowsOf<{ used: boolean; merchantId: string }>(
      server,
      `select used, merchant_id as "merchantId" from image where name = $1`,
      [name],
    );

  it("MACHINE-04 is uploaded by whoever keeps the machine, belongs to the machine's merchant, and is replaced by others who keep it", async () => {
    const first = await upload(boss);
    const form = machineForm(child, "P1", { picture: first });
    const { machineId } = await boss.call(machines.register, form);
    expect((await childBoss.call(machines.detail, { machineNo: "P1" })).picture).toBe(first);
    expect(await used(first)).toEqual([{ used: true, merchantId: child.merchantId }]);
    expect(await shown(first)).toBe(200);
    await boss.call(machines.update, { ...form, machineId, machineName: "新名" });
    expect((await childBoss.call(machines.detail, { machineNo: "P1" })).picture).toBe(first);
    const second = await upload(childBoss);
    await childBoss.call(machines.update, { ...form, machineId, picture: second });
    expect((await boss.call(machines.detail, { machineNo: "P1" })).picture).toBe(second);
    expect(await used(first)).toEqual([]);
    await expect.poll(() => shown(first)).toBe(404);
    await boss.call(machines.update, { ...form, machineId, picture: null });
    expect((await boss.call(machines.detail, { machineNo: "P1" })).picture).toBeNull();
    expect(await used(second)).toEqual([]);
  });

  it("MACHINE-04 is none that others uploaded, that another record shows, or that nobody uploaded, and then nothing is saved", async () => {
    const foreign = await upload(strangerBoss);
    const taken = await upload(boss);
    await boss.call(machines.register, machineForm(parent, "P2", { picture: taken }));
    for (const picture of [foreign, taken, `${"0".repeat(32)}.png`]) {
      expect((await boss.try(machines.register, machineForm(child, "P3", { picture }))).body).toMatchObject({
        code: "record.unknown",
        data: { field: "picture" },
      });
    }
    expect(
      (await boss.try(machines.register, machineForm(child, "P3", { picture: "../../etc/passwd" }))).body.code,
    ).toBe("input.invalid");
    expect((await boss.call(machines.list, { machineNo: "P3" })).total).toBe(0);
    expect(await used(foreign)).toMatchObject([{ used: false }]);
  });

  it("SYS-10 is a picture: anything else is refused before it is kept", async () => {
    expect((await boss.sendBytes(machinePictures.upload.path, "not a picture")).body.code).toBe("image.kind");
    expect((await boss.sendBytes(machinePictures.upload.path, new Uint8Array(2 * 1024 * 1024 + 1))).body.code).toMatch(
      /^image\./,
    );
  });
});
