import { roles } from "@yunshou/contract/access/roles";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import { merchantSettings } from "@yunshou/contract/merchants/settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import type { CreatedMerchant } from "./createMerchant.ts";

let server: TestServer;
let top: CreatedMerchant;
let east: CreatedMerchant;
let west: CreatedMerchant;
let boss: Client;
let eastBoss: Client;
let westBoss: Client;
let strangerBoss: Client;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  west = await givenMerchant(server, { name: "西部", parentId: top.merchantId });
  const stranger = await givenMerchant(server, { name: "旁人" });
  for (const [account, merchant] of [
    ["boss", top],
    ["eastBoss", east],
    ["westBoss", west],
    ["strangerBoss", stranger],
  ] as const)
    await givenUser(server, merchant, { account });
  [boss, eastBoss, westBoss, strangerBoss] = (await Promise.all(
    ["boss", "eastBoss", "westBoss", "strangerBoss"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe("hotlines and currencies", () => {
  it("MERCHANT-06 lists, sets and removes the hotline of the own merchant and of those below, and adds none over another", async () => {
    await eastBoss.call(merchantSettings.setHotline, {
      merchantId: east.merchantId,
      hotline: "400-820-1001",
      remark: "9-18点",
    });
    await boss.call(merchantSettings.setHotline, { merchantId: west.merchantId, hotline: "95533" });
    const second = { merchantId: west.merchantId, hotline: "95534", isNew: true };
    expect(await codeOf(boss.try(merchantSettings.setHotline, second))).toBe("merchants.hotlineTaken");
    expect((await boss.call(merchants.detail, { merchantId: west.merchantId })).hotline).toBe("95533");
    await boss.call(merchantSettings.removeHotline, { merchantId: west.merchantId });
    await boss.call(merchantSettings.setHotline, second);
    const { rows } = await boss.call(merchantSettings.list, { hotline: "820" });
    expect(rows).toMatchObject([
      { merchantName: "华东", hotline: "400-820-1001", hotlineRemark: "9-18点", machineCount: 0 },
    ]);
    expect((await eastBoss.call(merchantSettings.list, {})).rows.map((row) => row.merchantName)).toEqual(["华东"]);
    await boss.call(merchantSettings.removeHotline, { merchantId: east.merchantId });
    expect((await boss.call(merchants.detail, { merchantId: east.merchantId })).hotline).toBe("");
    const audit = await rowsOf<{ action: string }>(
      server,
      "select action from audit_log where object = $1 and action like 'merchants.hotline.%' order by id",
      [east.merchantNo],
    );
    expect(audit.map((row) => row.action)).toEqual(["merchants.hotline.update", "merchants.hotline.remove"]);
  });

  it("MERCHANT-17 sets currency and rate without losing a digit", async () => {
    await boss.call(merchantSettings.setCurrency, {
      merchantId: east.merchantId,
      currency: "LAK",
      exchangeRate: "3012.123456",
    });
    expect((await boss.call(merchantSettings.list, { currency: "LAK" })).rows).toMatchObject([
      { merchantName: "华东", exchangeRate: "3012.123456" },
    ]);
  });

  it.each([
    ["FORM-02 an empty hotline", { hotline: "" }, "field.required", "hotline"],
    ["a hotline in words", { hotline: "call us" }, "field.notPhone", "hotline"],
    [
      "FORM-05 MSG-113 a remark of 201 characters",
      { hotline: "95533", remark: "字".repeat(201) },
      "field.remarkTooLong",
      "remark",
    ],
  ])("%s is refused", async (_, given, code, field) => {
    const answer = await boss.try(merchantSettings.setHotline, { merchantId: east.merchantId, ...given });
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
  });

  it("PERM-09 refuses siblings, parents and strangers, and a rate of nothing", async () => {
    for (const [by, merchantId] of [
      [westBoss, east.merchantId],
      [eastBoss, top.merchantId],
      [strangerBoss, east.merchantId],
    ] as const) {
      expect(await codeOf(by.try(merchantSettings.setHotline, { merchantId, hotline: "95533" }))).toBe(
        "merchants.unknown",
      );
      expect(await codeOf(by.try(merchantSettings.removeHotline, { merchantId }))).toBe("merchants.unknown");
      expect(
        await codeOf(by.try(merchantSettings.setCurrency, { merchantId, currency: "USD", exchangeRate: "7" })),
      ).toBe("merchants.unknown");
    }
    expect(
      await codeOf(
        boss.try(merchantSettings.setCurrency, { merchantId: east.merchantId, currency: "USD", exchangeRate: "0" }),
      ),
    ).toBe("merchants.rateNotPositive");
  });

  it.each(["merchants.setting.read", "system.docking.read", "finance.fee.read"] as const)(
    "MERCHANT-06 SYS-08 PERM-05 lets whoever has no more than %s choose the merchant that its form asks for",
    async (permission) => {
      const account = permission.split(".")[1]!;
      const { roleId } = await boss.call(roles.create, {
        merchantId: top.merchantId,
        kind: "web",
        name: account,
        permissions: [permission],
      });
      const { userId } = await givenUser(server, top, { account, roles: [] });
      await rowsOf(server, "insert into user_role (user_id, role_id) values ($1, $2)", [userId, roleId]);
      const clerk = await loginAs(server, account, testPassword);
      const { rows } = await clerk.call(merchantSearch.merchants, { text: "华东" });
      expect(rows).toMatchObject([{ id: east.merchantId }]);
    },
  );
});
