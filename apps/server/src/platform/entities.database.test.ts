import { userSearch } from "@yunshou/contract/access/userSearch";
import { machines } from "@yunshou/contract/machines/machines";
import { machineSearch } from "@yunshou/contract/machines/machineSearch";
import { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { machineForm } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;
let helper: Client;
let powerless: Client;
let own: CreatedMerchant;
const ids = new Map<string, string>();

const named = {
  YT110001: "国贸地铁站售货机",
  YT110002: "人民广场地铁站售货机",
  YT120001: "重庆北站饮料机",
  CQ1: "Kaffee_100%",
} as const;

beforeAll(async () => {
  server = await startTestServer();
  own = await givenMerchant(server, { name: "云途零售" });
  const other = await givenMerchant(server, { name: "别家零售" });
  await givenUser(server, own, { account: "boss", name: "单雄信" });
  await givenUser(server, other, { account: "stranger" });
  const { userId } = await givenUser(server, own, { account: "helper", name: "曾国藩", level: "2", roles: ["staff"] });
  await givenUser(server, own, { account: "powerless", roles: [] });
  [boss, stranger] = [await loginAs(server, "boss", testPassword), await loginAs(server, "stranger", testPassword)];
  for (const [machineNo, machineName] of Object.entries(named))
    ids.set(machineNo, (await boss.call(machines.register, machineForm(own, machineNo, { machineName }))).machineId);
  await stranger.call(machines.register, machineForm(other, "YT110009", { machineName: "国贸地铁站售货机" }));
  await boss.call(machines.authorise, { machineIds: [ids.get("YT110001")!], userIds: [userId], granted: true });
  [helper, powerless] = [
    await loginAs(server, "helper", testPassword),
    await loginAs(server, "powerless", testPassword),
  ];
});
afterAll(() => server.stop());

const found = async (text: string, by = boss, more: object = {}) =>
  (await by.call(machineSearch.machines, { text, ...more })).rows.map(({ number }) => number);

describe("a machine is found", () => {
  it.each([
    ["YT11", ["YT110001", "YT110002"]],
    ["yt110002", ["YT110002"]],
    ["0001", ["YT110001", "YT120001"]],
    ["地铁", ["YT110001", "YT110002"]],
    ["国贸 地铁", ["YT110001"]],
    ["gmdtz", ["YT110001"]],
    ["renminguangchang", ["YT110002"]],
    ["chongqing", ["YT120001"]],
    ["cq", ["CQ1", "YT120001"]],
    ["kaffee_1", ["CQ1"]],
    ["100%", ["CQ1"]],
    ["%", []],
    ["_", []],
    ["火星", []],
    ["", ["CQ1", "YT110001", "YT110002", "YT120001"]],
  ])("M9 by %j", async (text, numbers) => {
    expect(await found(text)).toEqual(numbers);
  });

  it("M9 by its id and by pasted numbers in either case; the ones that nobody has are missing in the answer", async () => {
    expect(await found("", boss, { ids: [ids.get("CQ1")!] })).toEqual(["CQ1"]);
    expect(await found("", boss, { numbers: ["yt110001", "YT120001", "YT999999"] })).toEqual(["YT110001", "YT120001"]);
  });

  it("M9 by its new name and no longer by the old one", async () => {
    const machineId = ids.get("CQ1")!;
    await boss.call(machines.update, { ...machineForm(own, "CQ1", { machineName: "茶水间" }), machineId });
    expect([await found("kaffee"), await found("csj")]).toEqual([[], ["CQ1"]]);
    await boss.call(machines.update, { ...machineForm(own, "CQ1", { machineName: named.CQ1 }), machineId });
  });

  it("M9 with what tells its state, and out of use only where it does not matter", async () => {
    const { machineId } = await boss.call(machines.register, machineForm(own, "OLD1"));
    await boss.call(machines.decommission, { machineId, reason: "换新机" });
    const { rows } = await boss.call(machineSearch.machines, { text: "OLD" });
    expect(rows).toMatchObject([{ id: machineId, number: "OLD1", state: "outOfUse" }]);
    expect(await found("OLD", boss, { usable: true })).toEqual([]);
    await asSystem(server.database, (tx) => tx.query("update machine set search = '' where id = $1", [machineId]));
  });
});

describe("a machine is found by nobody else", () => {
  it("S1 PERM-11 not by another merchant, and by an ordinary user only when authorised", async () => {
    expect(await found("地铁", stranger)).toEqual(["YT110009"]);
    expect(await found("地铁", helper)).toEqual(["YT110001"]);
    expect(await found("", helper, { numbers: Object.keys(named), ids: [...ids.values()] })).toEqual(["YT110001"]);
  });

  it("PERM-09 by who holds a permission whose page chooses machines, and by no one without any", async () => {
    const all = (client: Client) => client.try(machineSearch.machines, {});
    expect(await all(powerless)).toMatchObject({ status: 403, body: { code: "access.noPermission" } });
    await asSystem(server.database, (tx) =>
      tx.query(
        "insert into user_role (user_id, role_id) select u.id, r.id from app_user u, role r where u.account = 'powerless' and r.code = 'staff'",
      ),
    );
    server.forgetSessions();
    expect(await all(await loginAs(server, "powerless", testPassword))).toMatchObject({ status: 200 });
  });
});

it("M9 people and merchants are found by names with several readings", async () => {
  const people = async (text: string) => (await boss.call(userSearch.users, { text })).rows.map(({ number }) => number);
  expect([await people("zgf"), await people("曾"), await people("help")]).toEqual([["helper"], ["helper"], ["helper"]]);
  const { rows } = await boss.call(merchantSearch.merchants, { text: "ytls" });
  expect(rows).toMatchObject([{ id: own.merchantId, name: "云途零售", state: "inUse" }]);
});
