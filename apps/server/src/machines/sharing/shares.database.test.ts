import { dataCards } from "@yunshou/contract/machines/dataCards";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { shares, teams } from "@yunshou/contract/machines/shares";
import { rollouts } from "@yunshou/contract/machines/software";
import { orders } from "@yunshou/contract/orders/orders";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let top: CreatedMerchant;
let east: CreatedMerchant;
let west: CreatedMerchant;
let westShop: CreatedMerchant;
let stranger: CreatedMerchant;
let boss: Client;
let eastBoss: Client;
let westBoss: Client;
let westShopBoss: Client;
let strangerBoss: Client;
let helper: Client;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server);
  east = await givenMerchant(server, { parentId: top.merchantId });
  west = await givenMerchant(server, { parentId: top.merchantId });
  westShop = await givenMerchant(server, { parentId: west.merchantId });
  stranger = await givenMerchant(server);
  for (const [account, merchant] of [
    ["boss", top],
    ["eastBoss", east],
    ["westBoss", west],
    ["westShopBoss", westShop],
    ["strangerBoss", stranger],
  ] as const)
    await givenUser(server, merchant, { account });
  await givenUser(server, east, { account: "helper", level: "2", roles: ["staff"] });
  await givenUser(server, east, { account: "roleless", level: "2", roles: [] });
  [boss, eastBoss, westBoss, westShopBoss, strangerBoss, helper] = (await Promise.all(
    ["boss", "eastBoss", "westBoss", "westShopBoss", "strangerBoss", "helper"].map((account) =>
      loginAs(server, account, testPassword),
    ),
  )) as [Client, Client, Client, Client, Client, Client];
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const seen = async (by: Client) => (await by.call(machines.list, { pageSize: 200 })).rows.map((row) => row.machineNo);
let serial = 0;
const register = (merchant: CreatedMerchant) =>
  boss.call(machines.register, machineForm(merchant, `S${(serial += 1)}`));

describe("machines authorised to merchants", () => {
  it("MERCHANT-05 MACHINE-29 MACHINE-30 widens what a merchant and those above it see within 5 s, and narrows it again", async () => {
    const [one, other] = [await register(east), await register(east)];
    expect(await seen(westBoss)).toEqual([]);
    expect(
      await eastBoss.try(shares.shareWithMerchant, {
        merchantId: west.merchantId,
        machineIds: [one.machineId],
        granted: true,
      }),
    ).toMatchObject({ body: { code: "merchants.unknown" } });
    expect(
      await boss.call(shares.shareWithMerchant, {
        merchantId: westShop.merchantId,
        machineIds: [one.machineId],
        granted: true,
      }),
    ).toEqual({ changed: 1 });
    expect(
      await boss.call(shares.shareWithMerchant, {
        merchantId: westShop.merchantId,
        machineIds: [one.machineId],
        granted: true,
      }),
    ).toEqual({ changed: 0 });
    server.forgetSessions();
    for (const by of [westShopBoss, westBoss]) {
      expect(await seen(by)).toEqual([one.machineNo]);
      expect((await by.call(machines.detail, { machineNo: one.machineNo })).merchantNo).toBe(east.merchantNo);
      expect(await codeOf(by.try(machines.detail, { machineNo: other.machineNo }))).toBe("record.unknown");
    }
    expect(await seen(strangerBoss)).toEqual([]);
    const { rows } = await boss.call(shares.merchantMachines, { merchantId: westShop.merchantId, authorized: "yes" });
    expect(rows).toMatchObject([{ machineNo: one.machineNo, authorized: true, operatorName: "boss" }]);
    expect(rows[0]?.authTime).toBeTruthy();
    expect(
      await boss.call(shares.shareWithMerchant, {
        merchantId: westShop.merchantId,
        machineIds: [one.machineId],
        granted: false,
      }),
    ).toEqual({ changed: 1 });
    server.forgetSessions();
    expect(await seen(westShopBoss)).toEqual([]);
    const audit = await rowsOf<{ action: string }>(
      server,
      "select action from audit_log where object = $1 order by id",
      [one.machineNo],
    );
    expect(audit.map((row) => row.action)).toEqual([
      "machines.register",
      "machines.authorise",
      "machines.authorise",
      "machines.deauthorise",
    ]);
  });

  it("lets the authorised merchant operate the machine and see its orders, and leaves machine and money to the owner", async () => {
    const machine = await register(east);
    await boss.call(lanes.generate, {
      machineId: machine.machineId,
      cabinet: "main",
      layers: 1,
      perLayer: 3,
      mode: "small",
      replace: false,
    });
    const productId = await givenProduct(server, east, `P${serial}`);
    await rowsOf(
      server,
      "update lane set product_id = $2, price_fen = 350, capacity = 8, stock = 5 where machine_id = $1",
      [machine.machineId, productId],
    );
    await sellAt(server, machine.machineId, { lane: 11 });
    await boss.call(shares.shareWithMerchant, {
      merchantId: west.merchantId,
      machineIds: [machine.machineId],
      granted: true,
    });
    server.forgetSessions();
    const day = businessDay(new Date(), "Asia/Shanghai");
    const sold = (await westBoss.call(orders.list, { fromDay: day, toDay: day })).rows;
    expect(sold.map((order) => order.machineNo)).toEqual([machine.machineNo]);
    expect(
      await codeOf(
        westBoss.try(orders.refund, { orderNo: sold[0]!.orderNo, amountFen: "100", reason: "other", note: "x" }),
      ),
    ).toBe("record.unknown");
    expect(
      await codeOf(westBoss.try(machines.setOperation, { machineIds: [machine.machineId], operation: "stopSell" })),
    ).toBe("H0000");
    expect(
      await codeOf(
        westBoss.try(lanes.act, {
          machineId: machine.machineId,
          lanes: [{ cabinet: "main", laneNo: 11 }],
          action: "lock",
        }),
      ),
    ).toBe("H0000");
    expect(
      await codeOf(westBoss.try(lanes.refill, { machineId: machine.machineId, cabinet: "main" } as never)),
    ).not.toBe("server.failed");
    for (const answer of [
      westBoss.try(machines.decommission, { machineId: machine.machineId, reason: "换新机" }),
      westBoss.try(machines.renewSecret, { machineId: machine.machineId }),
      westBoss.try(machines.update, { ...machineForm(east, machine.machineNo), machineId: machine.machineId }),
      westBoss.try(machines.bindPoint, { machineIds: [machine.machineId], pointId: null }),
      westBoss.try(shares.shareWithMerchant, {
        merchantId: westShop.merchantId,
        machineIds: [machine.machineId],
        granted: true,
      }),
    ])
      expect(await codeOf(answer)).toBe("record.unknown");
    const [soft] = await rowsOf<{ id: string }>(
      server,
      `insert into software_package (top_id, merchant_id, name, version, kind, file, size_bytes, sha256, enabled)
       values ($1, $2, 'agent', '9', 'upper', 'x.bin', 1, '', true) returning id`,
      [west.topId, west.merchantId],
    );
    const rollout = { softId: soft!.id, machineIds: [machine.machineId], groupSize: 1, failurePercent: 2 };
    const plan = { successPercent: 90, stepMinutes: 30, waitHours: 72, salesDropPercent: 30 };
    expect(await codeOf(westBoss.try(rollouts.propose, { ...rollout, ...plan }))).toBe("record.unknown");
    const card = { iccid: "8986012345678901239", dataCardType: "iot", carrier: "unicom" } as const;
    const cardOf = (by: Client, merchantId: string) =>
      codeOf(by.try(dataCards.create, { ...card, merchantId, machineId: machine.machineId }));
    expect(await cardOf(westBoss, west.merchantId)).toBe("machines.unknown");
    expect(await cardOf(boss, top.merchantId)).toBe("H0000");
    await boss.call(machines.decommission, { machineId: machine.machineId, reason: "换新机" });
    expect(await rowsOf(server, "select 1 from merchant_machine where machine_id = $1", [machine.machineId])).toEqual(
      [],
    );
  });

  it("MERCHANT-05 SYS-08 tells the interfaces of the owner's tree what the authorised merchant does at the machine", async () => {
    const machine = await register(east);
    const { machineId } = machine;
    const layers = { cabinet: "main", layers: 1, perLayer: 3, mode: "small", replace: false } as const;
    await boss.call(lanes.generate, { machineId, ...layers });
    const productId = await givenProduct(server, east, `P${serial}`);
    await rowsOf(
      server,
      "update lane set product_id = $2, price_fen = 350, capacity = 8, stock = 5, status = 'normal' where machine_id = $1",
      [machineId, productId],
    );
    await rowsOf(
      server,
      `insert into docking (top_id, merchant_id, name, url, parent_category_id, child_category_id, key_sealed, key_end, events, with_below)
       values ($1, $1, 'ERP', 'https://erp.example.com', 1, 2, '', '', '{stock.soldOut,machine.alarm}', true)`,
      [top.merchantId],
    );
    await boss.call(shares.shareWithMerchant, { merchantId: west.merchantId, machineIds: [machineId], granted: true });
    server.forgetSessions();
    const [lane] = (await westBoss.call(lanes.list, { machineNo: machine.machineNo })).lanes;
    const { cabinet, laneNo, version, lanePriceFen, purchaseFen, capacity, warnThreshold, batchNo, laneMode } = lane!;
    const settings = {
      cabinet,
      laneNo,
      version,
      lanePriceFen,
      purchaseFen,
      capacity,
      warnThreshold,
      batchNo,
      laneMode,
    };
    await westBoss.call(lanes.save, { machineId, ...settings, productId, stock: 0, seenStock: 5 });
    const told = await rowsOf<{ event: string; machineNo: string }>(
      server,
      `select event, payload ->> 'machineNo' as "machineNo" from push order by event`,
    );
    expect(told).toEqual(["machine.alarm", "stock.soldOut"].map((event) => ({ event, machineNo: machine.machineNo })));
    await rowsOf(server, "delete from docking");
  });

  it("refuses machines that the merchant has, of other trees, of others, and none at all", async () => {
    const mine = await register(east);
    const foreign = await strangerBoss.call(machines.register, machineForm(stranger, "FOREIGN1"));
    const share = (by: Client, machineIds: string[], merchantId = east.merchantId) =>
      codeOf(by.try(shares.shareWithMerchant, { merchantId, machineIds, granted: true }));
    expect(await share(boss, [mine.machineId])).toBe("machines.ownAlready");
    expect(await share(boss, [])).toBe("machines.selectToOperate");
    expect(await share(boss, [foreign.machineId])).toBe("record.unknown");
    expect(await share(strangerBoss, [foreign.machineId])).toBe("merchants.unknown");
    await givenUser(
      server,
      { merchantId: "1", topId: "1", merchantNo: "0000" },
      { account: "root", level: "3", roles: ["platformAdmin"] },
    );
    expect(await share(await loginAs(server, "root", testPassword), [foreign.machineId])).toBe("machines.otherTree");
    const gone = await register(east);
    await boss.call(machines.decommission, { machineId: gone.machineId, reason: "换新机" });
    expect(await share(boss, [gone.machineId], west.merchantId)).toBe("machines.decommissioned");
    expect(await codeOf(strangerBoss.try(shares.merchantMachines, { merchantId: east.merchantId }))).toBe(
      "merchants.unknown",
    );
  });
});

describe("teams", () => {
  it("USER-13 MACHINE-29 gives members the machines of their team, until they leave it or it ends", async () => {
    const machine = await register(east);
    const { teamId } = await eastBoss.call(teams.add, { merchantId: east.merchantId, teamName: "外勤" });
    await eastBoss.call(teams.addMember, { teamId, loginName: "HELPER" });
    expect(
      await eastBoss.call(shares.shareWithTeam, { teamId, machineIds: [machine.machineId], granted: true }),
    ).toEqual({ changed: 1 });
    server.forgetSessions();
    expect(await seen(helper)).toEqual([machine.machineNo]);
    const [team] = (await eastBoss.call(teams.list, {})).rows;
    expect(team).toMatchObject({
      teamName: "外勤",
      machineCount: 1,
      members: [{ userName: "helper", account: "helper" }],
    });
    expect((await eastBoss.call(shares.teamMachines, { teamId, authorized: "yes" })).rows).toMatchObject([
      { machineNo: machine.machineNo, operatorName: "eastBoss" },
    ]);
    await eastBoss.call(shares.shareWithTeam, { teamId, machineIds: [machine.machineId], granted: false });
    server.forgetSessions();
    expect(await seen(helper)).toEqual([]);
    await eastBoss.call(shares.shareWithTeam, { teamId, machineIds: [machine.machineId], granted: true });
    await eastBoss.call(teams.removeMember, { teamId, userId: team!.members[0]!.userId });
    server.forgetSessions();
    expect(await seen(helper)).toEqual([]);
    await eastBoss.call(teams.addMember, { teamId, loginName: "helper" });
    await eastBoss.call(teams.remove, { teamId });
    server.forgetSessions();
    expect(await seen(helper)).toEqual([]);
    expect((await eastBoss.call(teams.list, {})).rows).toEqual([]);
  });

  it("MERCHANT-14 MERCHANT-15 says who is in the list already and whom nobody can add", async () => {
    const { teamId } = await eastBoss.call(teams.add, { merchantId: east.merchantId, teamName: "夜班" });
    await eastBoss.call(teams.addMember, { teamId, loginName: "helper" });
    const twice = await eastBoss.try(teams.addMember, { teamId, loginName: "helper" });
    expect([twice.body.code, twice.body.msg]).toEqual(["teams.alreadyMember", "该用户已在列表中"]);
    for (const loginName of ["nobody", "roleless", "eastBoss", "westBoss"]) {
      const answer = await eastBoss.try(teams.addMember, { teamId, loginName });
      expect([answer.body.code, answer.body.msg, answer.body.data.field]).toEqual([
        "teams.checkStaff",
        "请检查员工信息或角色权限",
        "loginName",
      ]);
    }
    expect(await codeOf(eastBoss.try(teams.addMember, { teamId, loginName: "" }))).toBe("field.required");
    expect(await codeOf(eastBoss.try(teams.add, { merchantId: east.merchantId, teamName: "夜班" }))).toBe(
      "teams.nameTaken",
    );
    expect(await codeOf(eastBoss.try(teams.add, { merchantId: east.merchantId, teamName: " " }))).toBe(
      "field.required",
    );
    expect(await codeOf(eastBoss.try(teams.add, { merchantId: top.merchantId, teamName: "x" }))).toBe(
      "merchants.unknown",
    );
  });

  it("PERM-09 keeps teams to their merchant and those above", async () => {
    const { teamId } = await eastBoss.call(teams.add, { merchantId: east.merchantId, teamName: "早班" });
    expect((await boss.call(teams.list, { teamName: "早班" })).rows).toHaveLength(1);
    await boss.call(teams.add, { merchantId: west.merchantId, teamName: "晚班" });
    const named = async (by: Client) => (await by.call(teams.list, { teamId })).rows.map((team) => team.teamName);
    expect([await named(boss), await named(eastBoss), await named(strangerBoss)]).toEqual([["早班"], ["早班"], []]);
    for (const by of [westBoss, strangerBoss]) {
      expect((await by.call(teams.list, { teamName: "早班" })).rows).toEqual([]);
      expect(await codeOf(by.try(teams.rename, { teamId, teamName: "!" }))).toBe("teams.unknown");
      expect(await codeOf(by.try(teams.remove, { teamId }))).toBe("teams.unknown");
      expect(await codeOf(by.try(teams.addMember, { teamId, loginName: "helper" }))).toBe("teams.unknown");
      expect(await codeOf(by.try(shares.teamMachines, { teamId }))).toBe("teams.unknown");
      expect(await codeOf(by.try(shares.shareWithTeam, { teamId, machineIds: ["1"], granted: true }))).toBe(
        "teams.unknown",
      );
    }
    await boss.call(teams.rename, { teamId, teamName: "晨班" });
    expect((await eastBoss.call(teams.list, { teamName: "晨班" })).rows).toHaveLength(1);
    expect(await codeOf(eastBoss.try(teams.rename, { teamId, teamName: "夜班" }))).toBe("teams.nameTaken");
  });
});
