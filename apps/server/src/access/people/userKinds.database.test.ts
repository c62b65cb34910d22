import { teams } from "@yunshou/contract/machines/shares";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import type { RoleCode } from "./baseRoles.ts";

let server: TestServer;
let merchant: CreatedMerchant;
let below: CreatedMerchant;
const platform = { merchantId: "1", topId: "1", merchantNo: "0000" };

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  below = await givenMerchant(server, { parentId: merchant.merchantId });
});
afterAll(() => server.stop());

let serial = 0;
/** Somebody of this kind, and what his login answers. */
async function loggedIn(home: CreatedMerchant, role: RoleCode, level: "1" | "2" | "3") {
  const account = `kind${(serial += 1)}`;
  const { userId } = await givenUser(server, home, { account, roles: [role], level });
  const client = new Client(server.address);
  return { userId, account, client, answer: await client.login(account, testPassword) };
}

const pathsOf = (nodes: readonly { readonly path: string; readonly children: readonly never[] }[]): string[] =>
  nodes.flatMap((node) => [node.path, ...pathsOf(node.children)]);

describe("kinds of users", () => {
  it.each<[string, () => CreatedMerchant, RoleCode, "1" | "2" | "3"]>([
    ["an administrator of the platform", () => platform, "platformAdmin", "3"],
    ["an operator of the platform", () => platform, "operator", "3"],
    ["a merchant", () => merchant, "merchantAdmin", "1"],
    ["a sub-merchant", () => below, "childMerchantAdmin", "1"],
    ["an agent", () => merchant, "agent", "1"],
    ["staff", () => merchant, "staff", "2"],
    ["a pharmacist", () => merchant, "pharmacist", "2"],
    ["a doctor", () => merchant, "doctor", "2"],
  ])("GEN-02 %s has an account, logs in and finds a menu", async (_kind, home, role, level) => {
    const { answer, account } = await loggedIn(home(), role, level);
    expect(answer.userInfo).toMatchObject({ username: account, authlevel: level });
    expect(answer.session_key).not.toBe("");
    expect(pathsOf(answer.userInfo.menuJsonTree as never).length).toBeGreaterThan(0);
  });

  it.each<[string, RoleCode, string]>([
    ["maintains machines", "technician", "machines.command.send"],
    ["replenishes them", "replenisher", "machines.lane.write"],
  ])(
    "GEN-03 staff that %s logs in with the right to do so, and without that to see orders",
    async (_kind, role, right) => {
      const { answer, client } = await loggedIn(merchant, role, "2");
      expect(answer.customData.permissions).toContain(right);
      expect((await client.try(orders.list, { fromDay: "2026-01-01", toDay: "2026-01-02" })).body.code).toBe(
        "access.noPermission",
      );
    },
  );

  it("GEN-03 staff can be members of a team", async () => {
    const { account: boss } = await loggedIn(merchant, "merchantAdmin", "1");
    const { account, userId } = await loggedIn(merchant, "staff", "2");
    const client = await loginAs(server, boss, testPassword);
    const { teamId } = await client.call(teams.add, { merchantId: merchant.merchantId, teamName: "早班" });
    await client.call(teams.addMember, { teamId, loginName: account });
    expect(
      await asSystem(server.database, (tx) =>
        tx.query(`select user_id as "userId" from team_member where team_id = $1`, [teamId]),
      ),
    ).toEqual([{ userId }]);
  });

  it("GEN-15 pharmacy pages are hidden from a merchant of type ordinary and shown to one of type drug", async () => {
    const drug = await givenMerchant(server, { kind: "drug" });
    const menuOf = async (home: CreatedMerchant) =>
      pathsOf((await loggedIn(home, "merchantAdmin", "1")).answer.userInfo.menuJsonTree as never);
    const [ordinary, pharmacy] = [await menuOf(merchant), await menuOf(drug)];
    expect(ordinary).not.toContain("/shgl/wdys");
    expect(pharmacy.filter((path) => !ordinary.includes(path))).toContain("/shgl/wdys");
    expect(ordinary.filter((path) => !pharmacy.includes(path))).toEqual([]);
  });
});
