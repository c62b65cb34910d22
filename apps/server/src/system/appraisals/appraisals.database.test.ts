import { machines } from "@yunshou/contract/machines/machines";
import { appraisals } from "@yunshou/contract/system/appraisals";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let merchant: CreatedMerchant;
let boss: Client;
let strangerBoss: Client;
let workerId = "";
let machineId = "";
const period = businessDay(new Date(), "Asia/Shanghai").slice(0, 7);
const quiet = { period: "2026-01" };

/** The middle of a month long past, so that no end of a month comes between the deeds. */
const at = (day: number, hour: number) =>
  `2026-01-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00+08:00`;
const refill = (lane: number, when: string) =>
  asSystem(server.database, (tx) =>
    tx.query(
      `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, quantity, stock_after, reason, actor_id)
       select $1, id_at($6) + (nextval('id_sequence') & 4194303), $2, $3, 'main', $4, 5, 5, 'refill', $5`,
      [merchant.topId, merchant.merchantId, machineId, lane, workerId, when],
    ),
  );
const check = (lane: number, when: string, cause: string) =>
  asSystem(server.database, (tx) =>
    tx.query(
      `insert into refill_check (top_id, merchant_id, machine_id, cabinet, lane_no, last, loaded, sold, reported, reported_at, cause, explained_at)
       values ($1, $2, $3, 'main', $4, 0, 5, 0, 3, $5, $6, now())`,
      [merchant.topId, merchant.merchantId, machineId, lane, when, cause],
    ),
  );

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  workerId = (await givenUser(server, merchant, { account: "worker", level: "2", roles: ["replenisher"] })).userId;
  await givenUser(server, await givenMerchant(server), { account: "strangerBoss" });
  [boss, strangerBoss] = [
    await loginAs(server, "boss", testPassword),
    await loginAs(server, "strangerBoss", testPassword),
  ];
  machineId = (await boss.call(machines.register, machineForm(merchant, "P1"))).machineId;
});
afterAll(() => server.stop());

describe("GEN-19 GEN-03 performance appraisal", () => {
  it("counts what people did in a month of their merchant's clock, and which of it went well; each figure opens its rows", async () => {
    for (const [lane, when] of [
      [1, at(1, 0)],
      [1, at(10, 9)],
      [2, at(10, 10)],
      [3, at(20, 9)],
    ] as const)
      await refill(lane, when);
    // Before the first hour of the month, which is still the day before.
    await refill(9, "2025-12-31T23:59:59+08:00");
    // Found to be loaded wrong after the second refill of the lane, which therefore is the one that went wrong.
    await check(1, at(10, 12), "loadedWrong");
    await check(2, at(10, 12), "missing");
    await rowsOf(
      server,
      `insert into alarm (top_id, id, machine_id, merchant_id, kind, raised_at, cleared_at)
       values (${merchant.topId}, id_at('${at(20, 20)}'), ${machineId}, ${merchant.merchantId}, 'outOfStock', '${at(20, 20)}', now())`,
    );
    await rowsOf(
      server,
      `insert into maintenance (top_id, machine_id, merchant_id, kind, content, due_day, state, done_at, done_by)
       select ${merchant.topId}, ${machineId}, ${merchant.merchantId}, 'repair', 'c', d::date, 'done', '${at(15, 9)}', ${workerId} from unnest(array['2026-01-14', '2026-01-15']) d`,
    );
    const { rows, total } = await boss.call(appraisals.list, quiet);
    expect(total).toBe(3);
    expect(rows.map(({ indicator, done, good, score }) => [indicator, done, good, score])).toEqual([
      ["maintenances", 2, 1, 50],
      ["refills", 4, 3, 75],
      ["visits", 4, 3, 75],
    ]);
    for (const { indicator, done, good } of rows) {
      const facts = await boss.call(appraisals.facts, { ...quiet, indicator, userId: workerId });
      expect([facts.total, facts.rows.filter((fact) => fact.good).length]).toEqual([done, good]);
    }
    expect((await boss.call(appraisals.list, { ...quiet, indicator: "refills", userName: "无此人" })).total).toBe(0);
    expect((await strangerBoss.call(appraisals.list, quiet)).total).toBe(0);
  });

  it("takes a score with its reason, from somebody else only", async () => {
    const one = { userId: workerId, ...quiet, indicator: "refills" as const };
    const code = async (client: Client, input: object) =>
      (await client.try(appraisals.score, { ...one, ...input } as never)).body.code;
    expect(await code(boss, { score: 90, remark: "" })).toBe("field.required");
    expect(await code(boss, { score: 101, remark: "x" })).toBe("system.scoreRange");
    expect(await code(strangerBoss, { score: 90, remark: "x" })).toBe("record.unknown");
    const [own] = await rowsOf<{ id: string }>(server, "select id from app_user where account = 'boss'");
    expect(await code(boss, { userId: own!.id, score: 90, remark: "x" })).toBe("access.notYourself");
    expect(await code(boss, { score: 90, remark: "台风天仍按时到场" })).toBe("H0000");
    const [row] = (await boss.call(appraisals.list, { ...quiet, indicator: "refills" })).rows;
    expect(row).toMatchObject({ score: 90, factScore: 75, remark: "台风天仍按时到场", scoredBy: expect.any(String) });
    // A score for a month without deeds shows too.
    expect(await code(boss, { period, indicator: "tickets", score: 60, remark: "培训" })).toBe("H0000");
    expect((await boss.call(appraisals.list, { period })).rows).toMatchObject([
      { indicator: "tickets", done: 0, factScore: null, score: 60 },
    ]);
    expect((await boss.try(appraisals.list, { period: "2026-13" })).body.code).toBe("input.invalid");
  });

  it("PERM-11 shows whoever is narrowed to machines no ticket about another one, as the list of tickets does", async () => {
    await givenUser(server, merchant, { account: "narrow", level: "2" });
    const narrow = await loginAs(server, "narrow", testPassword);
    const month = { period: "2026-02" };
    await rowsOf(
      server,
      `insert into ticket (top_id, merchant_id, source, title, problem, content, images, subject_machine_id, reporter_id, state, handler_id, handled_at, solve_left_ms)
       select $1, $2, 'console', t.title, 'other', 'x', '{}', t.machine::bigint, $3, 'resolved', $3, '2026-02-03T09:00:00+08:00', 0
       from (values ('这台', $4), ('都不是', null)) t(title, machine)`,
      [merchant.topId, merchant.merchantId, workerId, machineId],
    );
    const asked = { ...month, indicator: "tickets" as const, userId: workerId };
    const titles = async (by: Client) => (await by.call(appraisals.facts, asked)).rows.map(({ subject }) => subject);
    expect((await titles(boss)).toSorted()).toEqual(["这台", "都不是"].toSorted());
    expect(await titles(narrow)).toEqual(["都不是"]);
    expect((await narrow.call(appraisals.list, month)).rows).toMatchObject([{ indicator: "tickets", done: 1 }]);
  });
});
