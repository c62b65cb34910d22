import { users } from "@yunshou/contract/access/users";
import { machines } from "@yunshou/contract/machines/machines";
import { operators } from "@yunshou/contract/machines/operators";
import { shares, teams } from "@yunshou/contract/machines/shares";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

const today = businessDay(new Date(), "Asia/Shanghai");

let server: TestServer;
let east: CreatedMerchant;
let boss: Client;
let owner: Client;
let child: Client;
let sibling: Client;
let unrelated: Client;
const machineIds: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  const west = await givenMerchant(server, { name: "西部", parentId: top.merchantId });
  const stranger = await givenMerchant(server, { name: "旁人" });
  const shop = await givenMerchant(server, { name: "小店", parentId: east.merchantId });
  const admin = async (merchant: CreatedMerchant, account: string) => {
    await givenUser(server, merchant, { account });
    return loginAs(server, account, testPassword);
  };
  boss = await admin(top, "boss");
  owner = await admin(east, "owner");
  child = await admin(shop, "child");
  sibling = await admin(west, "sibling");
  unrelated = await admin(stranger, "unrelated");
  for (const [client, merchant, machineNo] of [
    [owner, east, "E1"],
    [owner, east, "E2"],
    [owner, east, "E3"],
    [boss, top, "T1"],
    [unrelated, stranger, "S1"],
  ] as const) {
    machineIds[machineNo] = (await client.call(machines.register, machineForm(merchant, machineNo))).machineId;
  }
  for (const [merchant, account] of [
    [east, "op1"],
    [east, "op2"],
    [east, "op3"],
    [west, "opWest"],
    [stranger, "opStranger"],
  ] as const)
    await givenUser(server, merchant, {
      account,
      level: "2",
      roles: ["staff"],
      phone: `139000${String(10_000 + account.length * 7 + Object.keys(machineIds).length + account.charCodeAt(2))}`,
    });
  await givenUser(server, east, { account: "powerless", level: "2", roles: ["doctor"] });
  await givenUser(server, east, { account: "leader", level: "1" });
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const rowOf = async (client: Client, account: string) =>
  (await client.call(operators.list, {})).rows.find((row) => row.account === account);
const idOf = (machineNo: string) => machineIds[machineNo] ?? "0";

async function sold(machineNo: string, day: string, fen: number): Promise<void> {
  await rowsOf(
    server,
    "insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen) select top_id, merchant_id, $2::date, id, 0, 'cash', 'normal', 2, 2, $3 from machine where machine_no = $1",
    [machineNo, day, fen],
  );
}

describe("operators", () => {
  it("MACHINE-29 MACHINE-04 become so by machines that are assigned to them, with count and sales of 30 days", async () => {
    expect(await rowOf(owner, "op1")).toBeUndefined();
    const { userId } = await owner.call(operators.add, {
      loginName: "OP1",
      machineIds: [idOf("E1"), idOf("E2"), idOf("E1")],
    });
    for (const [machineNo, daysAgo, fen] of [
      ["E1", 0, 700],
      ["E2", 29, 500],
      ["E1", 30, 90_000],
      ["E3", 0, 80_000],
    ] as const)
      await sold(machineNo, addDays(today, -daysAgo), fen);
    expect(await rowOf(owner, "op1")).toMatchObject({
      userId,
      machineCount: 2,
      throughTeams: 0,
      salesAmountFen: "1200",
      salesOrders: 4,
      userState: "normal",
      manageable: true,
      merchantName: "华东",
      phone: expect.stringMatching(/^139\*{4}\d{4}$/) as string,
    });
    expect((await owner.call(users.detail, { userId })).machines.map((one) => one.machineNo).sort()).toEqual([
      "E1",
      "E2",
    ]);
    const log = await rowsOf<{ action: string; object: string }>(
      server,
      "select action, object from audit_log where action in ('machines.operator.add', 'machines.authorise') order by id",
    );
    expect(log).toEqual([
      { action: "machines.authorise", object: "E1" },
      { action: "machines.authorise", object: "E2" },
      { action: "machines.operator.add", object: "OP1" },
    ]);
  });

  it("MACHINE-29 count a machine once that a team gives as well, and lose what is taken back", async () => {
    const { teamId } = await owner.call(teams.add, { merchantId: east.merchantId, teamName: "一组" });
    await owner.call(teams.addMember, { teamId, loginName: "op1" });
    await owner.call(shares.shareWithTeam, { teamId, machineIds: [idOf("E2"), idOf("E3")], granted: true });
    expect(await rowOf(owner, "op1")).toMatchObject({ machineCount: 3, throughTeams: 1, salesAmountFen: "81200" });
    const { userId } = (await rowOf(owner, "op1"))!;
    await owner.call(machines.authorise, { machineIds: [idOf("E1"), idOf("E2")], userIds: [userId], granted: false });
    expect(await rowOf(owner, "op1")).toMatchObject({ machineCount: 2, throughTeams: 2, salesAmountFen: "80500" });
    await owner.call(shares.shareWithTeam, { teamId, machineIds: [idOf("E2"), idOf("E3")], granted: false });
    expect(await rowOf(owner, "op1")).toBeUndefined();
  });

  it("USER-11 stay in the list when stopped, and are found by name and phone", async () => {
    const { userId } = await owner.call(operators.add, { loginName: "op2", machineIds: [idOf("E2")] });
    await owner.call(users.block, { userId, reason: "休假" });
    expect(await rowOf(owner, "op2")).toMatchObject({ userState: "blocked", blockReason: "休假" });
    await owner.call(users.unblock, { userId });
    const phone = (await owner.call(users.detail, { userId })).phone ?? "";
    expect((await owner.call(operators.list, { userName: "p2", phone: phone.slice(-4) })).rows).toMatchObject([
      { account: "op2", userState: "normal" },
    ]);
    expect((await owner.call(operators.list, { userName: "nobody" })).total).toBe(0);
    await owner.call(operators.add, { loginName: "op3", machineIds: [idOf("E1"), idOf("E2"), idOf("E3")] });
    expect(
      (await owner.call(operators.list, { sort: "machineCount", direction: "desc" })).rows.map((row) => row.account),
    ).toEqual(["op3", "op2"]);
  });

  it.each([
    ["MSG-31 without a machine", { loginName: "op1", machineNos: [] }, "machines.selectToOperate", "machineIds"],
    ["FORM-01 without an account", { loginName: " ", machineNos: ["E1"] }, "field.required", "loginName"],
    ["MSG-57 who is listed already", { loginName: "op2", machineNos: ["E1"] }, "operators.alreadyListed", "loginName"],
    ["MSG-58 who does not exist", { loginName: "nobody", machineNos: ["E1"] }, "operators.checkStaff", "loginName"],
    [
      "MSG-58 whose roles do not let him see machines",
      { loginName: "powerless", machineNos: ["E1"] },
      "operators.checkStaff",
      "loginName",
    ],
    [
      "MSG-58 who is an application administrator",
      { loginName: "leader", machineNos: ["E1"] },
      "operators.checkStaff",
      "loginName",
    ],
    ["PERM-09 of a sibling merchant", { loginName: "opWest", machineNos: ["E1"] }, "operators.checkStaff", "loginName"],
    ["PERM-09 of a stranger", { loginName: "opStranger", machineNos: ["E1"] }, "operators.checkStaff", "loginName"],
    ["PERM-09 with a machine of the parent", { loginName: "op1", machineNos: ["T1"] }, "record.unknown", "machineIds"],
    [
      "PERM-09 with a machine of a stranger",
      { loginName: "op1", machineNos: ["E1", "S1"] },
      "record.unknown",
      "machineIds",
    ],
  ])("%s are refused and nothing is granted", async (_, { loginName, machineNos }, code, field) => {
    const before = await rowsOf(server, "select user_id, machine_id from machine_grant order by 1, 2");
    const answer = await owner.try(operators.add, { loginName, machineIds: machineNos.map(idOf) });
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
    expect(await rowsOf(server, "select user_id, machine_id from machine_grant order by 1, 2")).toEqual(before);
  });

  it("MSG-57 are added by one of two who do it at the same moment", async () => {
    const codes = await Promise.all(
      [owner, boss].map((client, index) =>
        codeOf(client.try(operators.add, { loginName: "op1", machineIds: [idOf(index === 0 ? "E1" : "E2")] })),
      ),
    );
    expect(codes.sort()).toEqual(["H0000", "operators.alreadyListed"]);
    const { userId, machineCount } = (await rowOf(owner, "op1"))!;
    expect(machineCount).toBe(1);
    await owner.call(machines.authorise, { machineIds: [idOf("E1"), idOf("E2")], userIds: [userId], granted: false });
  });

  it("MACHINE-17 are given no machine that is out of service", async () => {
    const { machineId } = await owner.call(machines.register, machineForm(east, "E9"));
    await owner.call(machines.decommission, { machineId, reason: "换新机" });
    expect(await codeOf(owner.try(operators.add, { loginName: "op1", machineIds: [machineId] }))).toBe(
      "machines.decommissioned",
    );
  });

  it("PERM-09 are seen from the own merchant and above; siblings, children and strangers see none of them", async () => {
    expect((await boss.call(operators.list, {})).rows.map((row) => row.account)).toEqual(["op2", "op3"]);
    for (const client of [sibling, child, unrelated]) {
      expect((await client.call(operators.list, {})).rows).toEqual([]);
      expect(await codeOf(client.try(operators.add, { loginName: "op1", machineIds: [idOf("E1")] }))).toBe(
        "operators.checkStaff",
      );
      expect(await codeOf(client.try(operators.export, { format: "csv" }))).toBe("insight.nothingToExport");
    }
    expect(await owner.call(operators.export, { format: "csv" })).toMatchObject({
      fileId: expect.any(String) as string,
    });
    const staff = await loginAs(server, "op3", testPassword);
    expect(await codeOf(staff.try(operators.list, {}))).toBe("access.noPermission");
    expect(await codeOf(staff.try(operators.add, { loginName: "op1", machineIds: [idOf("E1")] }))).toBe(
      "access.noPermission",
    );
  });
});
