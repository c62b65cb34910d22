import { dataCards } from "@yunshou/contract/machines/dataCards";
import { machines } from "@yunshou/contract/machines/machines";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { findableBy } from "../../platform/spelling.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, machineForm, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let parent: CreatedMerchant;
let child: CreatedMerchant;
let stranger: CreatedMerchant;
/** Administrators of a merchant, of one below it, of another one below it, and of one that has nothing to do with them. */
let boss: Client;
let childBoss: Client;
let siblingBoss: Client;
let strangerBoss: Client;
let helper: Client;
let helperId: string;

beforeAll(async () => {
  server = await startTestServer();
  parent = await givenMerchant(server);
  child = await givenMerchant(server, { parentId: parent.merchantId });
  const sibling = await givenMerchant(server, { parentId: parent.merchantId });
  stranger = await givenMerchant(server);
  await givenUser(server, parent, { account: "boss" });
  await givenUser(server, child, { account: "childBoss" });
  await givenUser(server, sibling, { account: "siblingBoss" });
  await givenUser(server, stranger, { account: "strangerBoss" });
  helperId = (await givenUser(server, parent, { account: "helper", level: "2" })).userId;
  [boss, childBoss, siblingBoss, strangerBoss, helper] = (await Promise.all(
    ["boss", "childBoss", "siblingBoss", "strangerBoss", "helper"].map((account) =>
      loginAs(server, account, testPassword),
    ),
  )) as [Client, Client, Client, Client, Client];
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ status: number; body: { code: string } }>) => (await answer).body.code;
let serial = 0;
const register = async (merchant = child, by = boss) =>
  by.call(machines.register, machineForm(merchant, `M${(serial += 1)}`));
const auditOf = (machineNo: string) =>
  rowsOf<{ action: string }>(server, "select action from audit_log where object = $1 order by id", [machineNo]).then(
    (rows) => rows.map(({ action }) => action),
  );

describe("registering machines", () => {
  it("MACHINE-20 MACHINE-01 MACHINE-02 MACHINE-03 MACHINE-04 registers a machine and shows its secret once", async () => {
    const flowCards = ["8986012345678901239", "8986012345678901247", "8986012345678901254"];
    for (const iccid of flowCards)
      await boss.call(dataCards.create, {
        merchantId: child.merchantId,
        iccid,
        dataCardType: "iot",
        carrier: "mobile",
      });
    const form = machineForm(child, "R1", {
      manufacturer: "工厂",
      productionDate: "2026-01-31",
      warrantyDate: "2028-01-31",
      hardwareVersion: "H2",
      flowCards,
      machineOperator: "张三",
      country: "LA",
      timeZone: "Asia/Vientiane",
      deployer: "李四",
      deployTime: "2026-02-01T00:00:00.000Z",
      doors: { main: ["left", "right"], sub: ["left"] },
    });
    const { machineId, secret } = await boss.call(machines.register, {
      ...form,
      flags: { ...form.flags, lockStock: true },
    });
    expect(secret).toMatch(/^[\w-]{43}$/);
    const detail = await childBoss.call(machines.detail, { machineNo: "R1" });
    expect(detail.flowCards.map(({ iccid }) => iccid)).toEqual(flowCards);
    const { flowCards: _, ...fields } = form;
    expect(detail).toMatchObject({
      ...fields,
      machineId,
      flags: { lockStock: true, directShip: false },
      onlineStatus: "notActivated",
      decommissioned: false,
    });
    expect(JSON.stringify(detail)).not.toContain(secret);
    const stored = await rowsOf<{ secret_hash: Buffer }>(
      server,
      "select secret_hash from machine_credential where machine_id = $1",
      [machineId],
    );
    expect(stored.map((row) => row.secret_hash.length)).toEqual([32]);
    expect(await auditOf("R1")).toEqual(["machines.register"]);
    expect(JSON.stringify(await rowsOf(server, "select * from audit_log where object = 'R1'"))).not.toContain(secret);
  });

  it.each([
    ["MACHINE-18 an empty number", { machineNo: " " }, "machines.numberEmpty", "machineNo"],
    ["MACHINE-21 a number of 21 characters", { machineNo: "1".repeat(21) }, "field.tooLong", "machineNo"],
    ["MACHINE-21 a number with other characters", { machineNo: "A-1" }, "field.notCode", "machineNo"],
    ["FORM-01 an empty name", { machineName: "" }, "field.required", "machineName"],
    ["FORM-05 a name of 61 characters", { machineName: "名".repeat(61) }, "field.tooLong", "machineName"],
    ["MACHINE-03 a fourth flow card", { flowCards: ["1", "2", "3", "4"] }, "machines.tooManyFlowCards", "flowCards"],
    ["an unknown time zone", { timeZone: "Mars/Olympus" }, "input.invalid", "timeZone"],
    ["a day that no calendar has", { productionDate: "2026-02-30" }, "input.invalid", "productionDate"],
    ["an instant that is none", { deployTime: "tomorrow" }, "input.invalid", "deployTime"],
  ])("%s is refused", async (_, given, code, field) => {
    const answer = await boss.try(machines.register, machineForm(child, "X1", given));
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
    expect(await rowsOf(server, "select 1 from machine where machine_no in ('X1', 'A-1', '')")).toEqual([]);
  });

  it("MACHINE-21 gives a number once, also to strangers, and merchants only to who may see them", async () => {
    await register();
    const taken = await strangerBoss.try(machines.register, machineForm(stranger, `M${serial}`));
    expect(taken.body).toMatchObject({
      code: "machines.numberTaken",
      data: { field: "machineNo", values: { machineNo: `M${serial}` } },
    });
    const alike = await strangerBoss.try(machines.register, machineForm(stranger, `m${serial}`));
    expect(alike.body).toMatchObject({ code: "machines.numberTaken", data: { field: "machineNo" } });
    for (const [by, merchant] of [
      [boss, stranger],
      [childBoss, parent],
    ] as const) {
      expect(await by.try(machines.register, machineForm(merchant, "X2"))).toMatchObject({
        status: 404,
        body: { code: "merchants.unknown" },
      });
    }
  });

  it("MACHINE-07 updates what people set, and nothing for others", async () => {
    const { machineId, machineNo } = await register();
    const form = { ...machineForm(child, machineNo), machineId };
    await boss.call(machines.update, { ...form, machineName: "新名", flags: { ...form.flags, directShip: true } });
    expect(await childBoss.call(machines.detail, { machineNo })).toMatchObject({
      machineName: "新名",
      flags: { directShip: true },
    });
    const other = await register();
    expect(await codeOf(boss.try(machines.update, { ...form, machineNo: other.machineNo }))).toBe(
      "machines.numberTaken",
    );
    expect(await codeOf(boss.try(machines.update, { ...form, machineNo: other.machineNo.toLowerCase() }))).toBe(
      "machines.numberTaken",
    );
    expect(await codeOf(boss.try(machines.update, { ...form, machineNo: "" }))).toBe("machines.numberEmpty");
    expect(await codeOf(boss.try(machines.update, { ...form, machineNo: "A-1" }))).toBe("field.notCode");
    expect(await codeOf(boss.try(machines.update, { ...form, machineName: "" }))).toBe("field.required");
    expect(await codeOf(boss.try(machines.update, { ...form, flowCards: ["1", "2", "3", "4"] }))).toBe(
      "machines.tooManyFlowCards",
    );
    expect(await codeOf(boss.try(machines.update, { ...form, merchantId: parent.merchantId }))).toBe(
      "merchants.unknown",
    );
    for (const by of [siblingBoss, strangerBoss])
      expect(await by.try(machines.update, { ...form, machineName: "!" })).toMatchObject({
        status: 404,
        body: { code: "record.unknown" },
      });
    expect((await boss.call(machines.detail, { machineNo })).machineName).toBe("新名");
    expect(await auditOf(machineNo)).toEqual(["machines.register", "machines.update"]);
  });
});

describe("who sees which machines", () => {
  it("PERM-09 PERM-10 shows a parent the machines below, a child its own, others nothing", async () => {
    const own = await register(child);
    const above = await register(parent);
    const seen = async (by: Client) =>
      (await by.call(machines.list, { pageSize: 200 })).rows.map(({ machineNo }) => machineNo);
    expect(await seen(boss)).toEqual(expect.arrayContaining([own.machineNo, above.machineNo]));
    expect(await seen(childBoss)).toContain(own.machineNo);
    expect(await seen(childBoss)).not.toContain(above.machineNo);
    expect([await seen(siblingBoss), await seen(strangerBoss)]).toEqual([[], []]);
    expect((await strangerBoss.call(machines.counts, {})).all).toBe(0);
    for (const [by, machineNo] of [
      [childBoss, above.machineNo],
      [siblingBoss, own.machineNo],
      [strangerBoss, own.machineNo],
    ] as const) {
      expect(await by.try(machines.detail, { machineNo })).toMatchObject({
        status: 404,
        body: { code: "record.unknown" },
      });
    }
  });

  it("PERM-11 MACHINE-29 MACHINE-30 narrows an ordinary user to the authorised machines, until the authorisation is taken back", async () => {
    const [granted, other] = [await register(), await register()];
    expect((await helper.call(machines.list, {})).rows).toEqual([]);
    expect(
      await boss.call(machines.authorise, { machineIds: [granted.machineId], userIds: [helperId], granted: true }),
    ).toEqual({ machines: 1, changed: 1 });
    server.forgetSessions();
    expect((await helper.call(machines.list, {})).rows.map(({ machineNo }) => machineNo)).toEqual([granted.machineNo]);
    expect((await helper.call(machines.counts, {})).all).toBe(1);
    expect((await helper.try(machines.detail, { machineNo: other.machineNo })).status).toBe(404);
    expect(
      await codeOf(
        helper.try(machines.setOperation, { machineIds: [other.machineId, granted.machineId], operation: "stopSell" }),
      ),
    ).toBe("record.unknown");
    expect((await boss.call(machines.detail, { machineNo: granted.machineNo })).authorisedUsers).toMatchObject([
      { userId: helperId, account: "helper" },
    ]);
    expect(
      await boss.call(machines.authorise, { machineIds: [granted.machineId], userIds: [helperId], granted: false }),
    ).toEqual({ machines: 1, changed: 1 });
    server.forgetSessions();
    expect((await helper.call(machines.list, {})).total).toBe(0);
    expect(await auditOf(granted.machineNo)).toEqual([
      "machines.register",
      "machines.authorise",
      "machines.deauthorise",
    ]);
  });

  it("MACHINE-29 authorises nobody of another tree, and no administrators", async () => {
    const { machineId } = await register();
    const outsider = await givenUser(server, stranger, { account: "outsider", level: "2" });
    const admin = await givenUser(server, parent, { account: "secondBoss" });
    for (const { userId } of [outsider, admin])
      expect(
        await codeOf(boss.try(machines.authorise, { machineIds: [machineId], userIds: [userId], granted: true })),
      ).toBe("machines.userUnknown");
    expect(await codeOf(boss.try(machines.authorise, { machineIds: [], userIds: [helperId], granted: true }))).toBe(
      "machines.selectToOperate",
    );
    expect(await rowsOf(server, "select 1 from machine_grant where machine_id = $1", [machineId])).toEqual([]);
  });

  it("MACHINE-08 UX-4 finds machines by number, name, pinyin and the name of the point, within the own tree", async () => {
    const { machineId, machineNo } = await register(stranger, strangerBoss);
    const others = await register(stranger, strangerBoss);
    await strangerBoss.call(machines.update, {
      ...machineForm(stranger, machineNo),
      machineId,
      machineName: "大堂可乐机",
    });
    const { search, pieces } = findableBy(["虹桥北站"]);
    await rowsOf(
      server,
      `with place as (insert into point (top_id, merchant_id, name, province, city, longitude, latitude, search, pieces)
         values ($1, $2, '虹桥北站', '上海', '上海', 121, 31, $3, $4) returning id)
       update machine set point_id = place.id from place where machine.id = $5`,
      [stranger.topId, stranger.merchantId, search, pieces, machineId],
    );
    const found = async (text: string) =>
      (await strangerBoss.call(machines.list, { search: text })).rows.map((row) => row.machineNo);
    for (const text of ["大堂可乐", "dtklj", "datangkele", "虹桥北", "hqbz", machineNo.toLowerCase()])
      expect([text, (await found(text)).includes(machineNo)]).toEqual([text, true]);
    for (const text of ["虹桥北", "dtklj"]) expect(await found(text)).not.toContain(others.machineNo);
    expect(await found("%")).toEqual([]);
    expect((await boss.call(machines.list, { search: "虹桥北" })).rows).toEqual([]);
  });

  it("MACHINE-08 filters and counts by state, and sorts", async () => {
    const { machineId, machineNo } = await register();
    await setConnection(server, machineId, "online");
    expect((await boss.call(machines.list, { machineStatus: "online" })).rows.map((row) => row.machineNo)).toEqual([
      machineNo,
    ]);
    expect((await boss.call(machines.counts, {})).online).toBe(1);
    for (const sort of ["machineNo", "machineName", "todayAmountFen", "seenAt"] as const) {
      const down = (await boss.call(machines.list, { sort, direction: "desc", pageSize: 200 })).rows;
      expect(down.length).toBe((await boss.call(machines.list, { sort, direction: "asc", pageSize: 200 })).total);
    }
    expect((await boss.call(machines.list, { machineNo: "%" })).total).toBe(0);
    await setConnection(server, machineId, "offline");
  });
});

describe("what is done with machines", () => {
  it("MACHINE-13 commands online machines, says why others get none, and records who asked", async () => {
    const [on, off] = [await register(), await register()];
    await setConnection(server, on.machineId, "online");
    const { results } = await boss.call(machines.command, {
      machineIds: [on.machineId, off.machineId],
      kind: "restart",
    });
    expect(results).toEqual([
      { machineId: on.machineId, commandId: expect.any(String), refusal: null },
      { machineId: off.machineId, commandId: null, refusal: "machines.notActivated" },
    ]);
    expect((await boss.call(machines.detail, { machineNo: on.machineNo })).commands).toMatchObject([
      { kind: "restart", state: "queued", operator: "boss" },
    ]);
    expect(await rowsOf(server, "select type from outbox where machine_id = $1", [on.machineId])).toEqual([
      { type: "command" },
    ]);
    expect(await auditOf(on.machineNo)).toContain("machines.command.restart");
    await setConnection(server, off.machineId, "offline");
    expect(await boss.try(machines.command, { machineIds: [off.machineId], kind: "lock" })).toMatchObject({
      status: 409,
      body: { code: "machines.offline" },
    });
    expect(await rowsOf(server, "select 1 from command where machine_id = $1", [off.machineId])).toEqual([]);
    await setConnection(server, on.machineId, "offline");
  });

  it("MACHINE-14 MACHINE-15 asks to select machines, and refuses batches with machines of others as a whole", async () => {
    const own = await register();
    const foreign = await register(stranger, strangerBoss);
    expect(await codeOf(boss.try(machines.command, { machineIds: [], kind: "restart" }))).toBe(
      "machines.selectToOperate",
    );
    expect(await codeOf(boss.try(machines.setOperation, { machineIds: [], operation: "stopSell" }))).toBe(
      "machines.selectToOperate",
    );
    expect(await codeOf(boss.try(machines.bindPoint, { machineIds: [], pointId: null }))).toBe("machines.selectToBind");
    expect(await codeOf(boss.try(machines.bindRoute, { machineIds: [], routeId: null }))).toBe("machines.selectToBind");
    const machineIds = [own.machineId, foreign.machineId];
    for (const answer of [
      boss.try(machines.command, { machineIds, kind: "restart" }),
      boss.try(machines.setOperation, { machineIds, operation: "stopSell" }),
      boss.try(machines.bindPoint, { machineIds, pointId: null }),
      boss.try(machines.bindRoute, { machineIds, routeId: null }),
      boss.try(machines.authorise, { machineIds, userIds: [helperId], granted: true }),
      strangerBoss.try(machines.renewSecret, { machineId: own.machineId }),
      strangerBoss.try(machines.decommission, { machineId: own.machineId, reason: "换新机" }),
    ])
      expect(await answer).toMatchObject({ status: 404, body: { code: "record.unknown" } });
    expect(await auditOf(own.machineNo)).toEqual(["machines.register"]);
  });

  it("acts on everything that matches the filters: in service, in the caller's scope, and never on more than was shown", async () => {
    const named = (merchant: CreatedMerchant, by: Client, more = {}) =>
      by.call(machines.register, machineForm(merchant, `M${(serial += 1)}`, { machineName: "整批", ...more }));
    const [first, second, closed] = [await named(child, boss), await named(parent, boss), await named(child, boss)];
    const foreign = await named(stranger, strangerBoss);
    await boss.call(machines.decommission, { machineId: closed.machineId, reason: "换新机" });
    const filters = { machineName: "整批" };
    const stop = (by: Client, shown: number) =>
      by.try(machines.setOperation, { matching: { filters, shown }, operation: "stopSell" });
    expect((await stop(boss, 1)).body).toMatchObject({ code: "machines.matchingGrew", data: { values: { count: 2 } } });
    expect(await auditOf(first.machineNo)).toEqual(["machines.register"]);
    expect((await stop(boss, 3)).body).toMatchObject({ code: "H0000", data: { machines: 2 } });
    const stopped = await rowsOf<{ machine_no: string }>(
      server,
      "select machine_no from machine where name = '整批' and operation = 'stopSell' order by id",
    );
    expect(stopped.map((row) => row.machine_no)).toEqual([first.machineNo, second.machineNo]);
    expect(
      await codeOf(
        boss.try(machines.bindRoute, { matching: { filters: { machineName: "没有" }, shown: 5 }, routeId: null }),
      ),
    ).toBe("machines.selectToBind");
    expect(await codeOf(stop(boss, 1_001))).toBe("input.invalid");
    expect(await codeOf(siblingBoss.try(machines.command, { matching: { filters, shown: 9 }, kind: "restart" }))).toBe(
      "machines.selectToOperate",
    );
    expect(
      await boss.call(machines.authorise, { matching: { filters, shown: 2 }, userIds: [helperId], granted: true }),
    ).toEqual({ machines: 2, changed: 2 });
    server.forgetSessions();
    // An ordinary user reaches what he is authorised to, whatever matches beside it.
    const own = await named(child, boss);
    expect((await stop(helper, 9)).body).toMatchObject({ data: { machines: 2 } });
    expect((await boss.call(machines.detail, { machineNo: own.machineNo })).operation).toBe("inOperation");
    expect(await auditOf(foreign.machineNo)).toEqual(["machines.register"]);
  });

  it("MACHINE-09 stops and resumes selling", async () => {
    const { machineId, machineNo } = await register();
    for (const operation of ["stopSell", "inOperation"] as const) {
      await boss.call(machines.setOperation, { machineIds: [machineId], operation });
      expect((await boss.call(machines.detail, { machineNo })).operation).toBe(operation);
    }
    expect(await auditOf(machineNo)).toEqual(["machines.register", "machines.stopSell", "machines.inOperation"]);
  });

  it("MACHINE-01 binds machines to points and their points to routes of the own tree only", async () => {
    const { machineId, machineNo } = await register();
    const place = async (owner: CreatedMerchant) => {
      const [point] = await rowsOf<{ id: string }>(
        server,
        "insert into point (top_id, merchant_id, name, province, city, longitude, latitude) values ($1, $2, '地铁', '上海', '上海', 121, 31) returning id",
        [owner.topId, owner.merchantId],
      );
      const [route] = await rowsOf<{ id: string }>(
        server,
        "insert into route (top_id, merchant_id, name) values ($1, $2, '一号线') returning id",
        [owner.topId, owner.merchantId],
      );
      return { pointId: point!.id, routeId: route!.id };
    };
    const [own, foreign] = [await place(parent), await place(stranger)];
    await boss.call(machines.bindPoint, { machineIds: [machineId], pointId: own.pointId });
    const { machineId: homeless, machineNo: homelessNo } = await register();
    const { routeId } = own;
    expect(await codeOf(boss.try(machines.bindRoute, { machineIds: [homeless], routeId }))).toBe(
      "machines.allWithoutPoint",
    );
    const machineIds = [machineId, homeless];
    expect(await boss.call(machines.bindRoute, { machineIds, routeId })).toEqual({ machines: 1, withoutPoint: 1 });
    expect(await boss.call(machines.bindRoute, { machineIds, routeId })).toEqual({ machines: 0, withoutPoint: 1 });
    expect(await auditOf(machineNo)).toEqual(["machines.register", "machines.bindPoint", "machines.bindRoute"]);
    expect(await auditOf(homelessNo)).toEqual(["machines.register"]);
    expect(await boss.call(machines.detail, { machineNo })).toMatchObject({ pointName: "地铁", routeName: "一号线" });
    expect(await codeOf(boss.try(machines.bindPoint, { machineIds: [machineId], pointId: foreign.pointId }))).toBe(
      "machines.pointUnknown",
    );
    expect(await codeOf(boss.try(machines.bindRoute, { machineIds: [machineId], routeId: foreign.routeId }))).toBe(
      "machines.routeUnknown",
    );
    expect(await boss.call(machines.options, {})).toMatchObject({
      points: [{ id: own.pointId }],
      routes: [{ id: own.routeId }],
    });
    await boss.call(machines.bindPoint, { machineIds: [machineId], pointId: null });
    expect((await boss.call(machines.detail, { machineNo })).pointName).toBeNull();
  });

  it("renews the secret of a machine, which ends the old one", async () => {
    const { machineId, machineNo, secret } = await register();
    const renewed = await boss.call(machines.renewSecret, { machineId });
    expect(renewed.secret).not.toBe(secret);
    expect(
      await rowsOf(
        server,
        "select version, revoked_at is null as open from machine_credential where machine_id = $1 order by version",
        [machineId],
      ),
    ).toEqual([
      { version: 1, open: false },
      { version: 2, open: true },
    ]);
    expect(await auditOf(machineNo)).toEqual(["machines.register", "machines.renewSecret"]);
  });

  it("PERM-11 MACHINE-03 lets an ordinary user take cards out of an authorised machine, end it, and register none", async () => {
    const [one, other] = [await register(parent), await register(parent)];
    const machineIds = [one.machineId, other.machineId];
    await boss.call(machines.authorise, { machineIds, userIds: [helperId], granted: true });
    server.forgetSessions();
    for (const [place, machineId] of machineIds.entries())
      await rowsOf(
        server,
        "insert into data_card (top_id, merchant_id, machine_id, iccid) select top_id, merchant_id, id, $2 from machine where id = $1",
        [machineId, `898601234567890133${place}`],
      );
    const form = { ...machineForm(parent, one.machineNo), machineId: one.machineId };
    expect(await codeOf(helper.try(machines.update, form))).toBe("H0000");
    expect(await codeOf(helper.try(machines.decommission, { machineId: other.machineId, reason: "报废" }))).toBe(
      "H0000",
    );
    const cards = await rowsOf(server, "select 1 from data_card where machine_id = any($1::bigint[])", [machineIds]);
    expect(cards).toEqual([]);
    expect(await codeOf(helper.try(machines.register, machineForm(parent, "HELPED1")))).toBe("access.noPermission");
  });

  it("MACHINE-17 decommissions a machine: no secret, no authorisation, no point, no alarm; its history stays and it counts as exited", async () => {
    const { machineId, machineNo } = await register();
    await boss.call(machines.authorise, { machineIds: [machineId], userIds: [helperId], granted: true });
    await rowsOf(
      server,
      "insert into alarm (top_id, machine_id, merchant_id, kind) select top_id, id, merchant_id, 'temperature' from machine where id = $1",
      [machineId],
    );
    await boss.call(machines.decommission, { machineId, reason: "换新机" });
    expect(await boss.call(machines.detail, { machineNo })).toMatchObject({
      decommissioned: true,
      onlineStatus: "notActivated",
      pointName: null,
      authorisedUsers: [],
      openAlarms: [],
      conditions: [],
      gone: { reason: "换新机" },
    });
    expect(
      await rowsOf(server, "select 1 from machine_credential where machine_id = $1 and revoked_at is null", [
        machineId,
      ]),
    ).toEqual([]);
    expect(
      await rowsOf(server, "select event from machine_lifecycle where machine_id = $1 order by at", [machineId]),
    ).toEqual([{ event: "registered" }, { event: "decommissioned" }]);
    const machineIds = [machineId];
    const iccid = "8986012345678901288";
    await boss.call(dataCards.create, { merchantId: child.merchantId, iccid, dataCardType: "iot", carrier: "mobile" });
    for (const answer of [
      boss.try(machines.update, { ...machineForm(child, machineNo), machineId, flowCards: [iccid] }),
      boss.try(machines.decommission, { machineId, reason: "换新机" }),
      boss.try(machines.renewSecret, { machineId }),
      boss.try(machines.command, { machineIds, kind: "restart" }),
      boss.try(machines.setOperation, { machineIds, operation: "stopSell" }),
      boss.try(machines.bindPoint, { machineIds, pointId: null }),
      boss.try(machines.bindRoute, { machineIds, routeId: null }),
      boss.try(machines.authorise, { machineIds, userIds: [helperId], granted: true }),
      // Its number stays its own: neither is it given up nor does another machine get it.
      boss.try(machines.update, { ...machineForm(child, `${machineNo}X`), machineId }),
    ])
      expect(await answer).toMatchObject({ status: 409, body: { code: "machines.decommissioned" } });
    expect(await findingsOf(server)).toEqual([]);
  });
});
