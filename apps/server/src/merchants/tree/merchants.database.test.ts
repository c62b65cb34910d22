import { roles } from "@yunshou/contract/access/roles";
import { users } from "@yunshou/contract/access/users";
import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { merchants } from "@yunshou/contract/merchants/merchants";
import type { InputOf } from "@yunshou/contract";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import type { CreatedMerchant } from "./createMerchant.ts";
import { merchantExport } from "./merchantExport.ts";

let server: TestServer;
let top: CreatedMerchant;
let east: CreatedMerchant;
let west: CreatedMerchant;
let stranger: CreatedMerchant;
let boss: Client;
let eastBoss: Client;
let westBoss: Client;
let strangerBoss: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  west = await givenMerchant(server, { name: "西部", parentId: top.merchantId });
  stranger = await givenMerchant(server, { name: "旁人" });
  await givenUser(server, top, { account: "boss" });
  await givenUser(server, east, { account: "eastBoss" });
  await givenUser(server, west, { account: "westBoss" });
  await givenUser(server, stranger, { account: "strangerBoss" });
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0000" },
    { account: "root", level: "3", roles: ["platformAdmin"] },
  );
  [boss, eastBoss, westBoss, strangerBoss, admin] = (await Promise.all(
    ["boss", "eastBoss", "westBoss", "strangerBoss", "root"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client, Client];
});
afterAll(() => server.stop());

let serial = 0;
const form = (parentId: string | null, given: Partial<InputOf<typeof merchants.add>> = {}) => {
  serial += 1;
  return {
    name: `商户${serial}`,
    merchantKind: "ordinary" as const,
    contactPhone: `1391000${String(serial).padStart(4, "0")}`,
    email: "a@yuntu.example",
    maxPickupCodes: 50,
    loginName: `m${serial}`,
    parentId,
    ...given,
  };
};
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const noOf = async (merchantId: string) => (await boss.call(merchants.detail, { merchantId })).merchantNo;
const namesOf = async (by: Client) =>
  (await by.call(merchants.list, { pageSize: 200 })).rows.map((row) => row.merchantName);

describe("adding merchants", () => {
  it("MERCHANT-01 MERCHANT-02 MERCHANT-08 USER-04 USER-06 adds a merchant whose administrator gets a one-time password by phone", async () => {
    const input = form(east.merchantId, {
      name: "码头店",
      companyName: "码头有限公司",
      hotline: "400-820-0001",
      currency: "LAK",
      exchangeRate: "3012.5",
      pushTime: "07:30",
      categoryCode: "C1",
      tagCode: "T1",
      collects: true,
    });
    const { merchantId, merchantNo } = await eastBoss.call(merchants.add, input);
    expect(merchantNo).toBe(`${east.merchantNo}0001`);
    const row = await boss.call(merchants.detail, { merchantId });
    expect(row).toMatchObject({
      merchantName: "码头店",
      companyName: "码头有限公司",
      hotline: "400-820-0001",
      currency: "LAK",
      exchangeRate: "3012.5",
      pushTime: "07:30",
      collects: true,
      loginName: input.loginName,
      parentName: "华东",
      status: "normal",
    });
    const printed = server.printed.find((line) => line.includes(input.loginName));
    const password = /[2-9a-zA-Z]{4}(?:-[2-9a-zA-Z]{4}){3}/.exec(printed ?? "")?.[0] ?? "";
    const person = await loginAs(server, input.loginName, password);
    expect(await codeOf(person.try(merchants.tree, {}))).toBe("access.passwordMustChange");
    expect(
      JSON.stringify(await rowsOf(server, "select * from audit_log where object = $1", [merchantNo])),
    ).not.toContain(password);
  });

  it.each([
    ["MERCHANT-08 an empty name", { name: "" }, "field.required", "name"],
    ["MERCHANT-08 an empty phone", { contactPhone: "" }, "field.required", "contactPhone"],
    ["MERCHANT-10 a phone that is none", { contactPhone: "12812345678" }, "field.notMobile", "contactPhone"],
    ["FORM-06 an address that is none", { email: "a@b" }, "field.notEmail", "email"],
    ["MERCHANT-09 a login name with other characters", { loginName: "a_b" }, "field.notCode", "loginName"],
    ["MERCHANT-09 a login name of 21 characters", { loginName: "a".repeat(21) }, "field.tooLong", "loginName"],
    ["MERCHANT-09 a login name that somebody has", { loginName: "BOSS" }, "access.accountTaken", "loginName"],
    ["a hotline in words", { hotline: "call us" }, "field.notPhone", "hotline"],
    ["MERCHANT-17 a rate of nothing", { exchangeRate: "0" }, "merchants.rateNotPositive", "exchangeRate"],
    ["MERCHANT-18 a time that no clock shows", { pushTime: "25:00" }, "merchants.pushTimeMalformed", "pushTime"],
    ["too many pickup codes", { maxPickupCodes: 1_000_001 }, "merchants.pickupCodesOutOfRange", "maxPickupCodes"],
  ])("%s is refused and leaves nothing", async (_, given, code, field) => {
    const before = await namesOf(boss);
    const answer = await boss.try(merchants.add, form(top.merchantId, given));
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
    expect(await namesOf(boss)).toEqual(before);
  });

  it("MERCHANT-01 USER-04 is there for its maker at once, e.g. for the next of its people", async () => {
    await boss.call(merchants.tree, {});
    const { merchantId } = await boss.call(merchants.add, form(top.merchantId));
    const person = {
      account: "second",
      name: "二号",
      phone: "13920000001",
      email: "b@yuntu.example",
      level: "1" as const,
    };
    const created = await boss.try(users.create, { ...person, merchantId, roleIds: [], remark: "" });
    expect(created.body.code).toBe("H0000");
  });

  it("MERCHANT-01 MERCHANT-02 is written in at once by those above, though another process added it", async () => {
    // A session that is looked up now is reused for a while, and knows nothing of what is added meanwhile.
    await boss.call(merchants.list, {});
    const below = await givenMerchant(server, { name: "刚开的店", parentId: top.merchantId });
    await boss.call(collectionAccounts.create, {
      merchantId: below.merchantId,
      providerName: "微信支付",
      payAccountNo: "1900000109",
      bankName: "招商银行上海分行",
      bankCardNo: "4111 1111 1111 1111",
      collectionUnit: "刚开的店",
      payKey: "secret-key-of-the-provider",
    });
    const { rows } = await boss.call(collectionAccounts.list, { merchantNo: below.merchantNo });
    expect(rows).toMatchObject([{ collectionUnit: "刚开的店" }]);
  });
  it("gives a phone to one person only", async () => {
    const first = form(top.merchantId);
    await boss.call(merchants.add, first);
    expect(
      (await boss.try(merchants.add, form(top.merchantId, { contactPhone: first.contactPhone }))).body,
    ).toMatchObject({ code: "access.phoneTaken", data: { field: "contactPhone" } });
  });

  it("leaves top merchants to the platform, and nobody adds below others", async () => {
    expect(await codeOf(boss.try(merchants.add, form(null)))).toBe("merchants.notBelow");
    expect((await admin.call(merchants.add, form(null))).merchantNo).toMatch(/^\d{4}$/);
    for (const by of [westBoss, strangerBoss])
      expect(await codeOf(by.try(merchants.add, form(east.merchantId)))).toBe("merchants.unknown");
    expect(await codeOf(eastBoss.try(merchants.add, form(top.merchantId)))).toBe("merchants.unknown");
  });
});

describe("who sees and changes which merchants", () => {
  it("PERM-09 MERCHANT-03 shows what is below, never a sibling, parent or stranger", async () => {
    expect(await namesOf(boss)).toEqual(expect.arrayContaining(["华东", "西部", "码头店"]));
    expect(await namesOf(eastBoss)).toEqual(["码头店"]);
    expect(await namesOf(westBoss)).toEqual([]);
    expect(await namesOf(admin)).toEqual(expect.arrayContaining(["云途", "旁人"]));
    const tree = (await eastBoss.call(merchants.tree, {})).nodes;
    expect(tree.map((node) => [node.merchantName, node.parentId])).toEqual([
      ["华东", null],
      ["码头店", east.merchantId],
    ]);
    for (const merchantId of [top.merchantId, west.merchantId, stranger.merchantId])
      expect(await codeOf(eastBoss.try(merchants.detail, { merchantId }))).toBe("merchants.unknown");
  });

  it("MERCHANT-03 MSG-56 PERM-15 exports what the list shows, without contacts, and records it", async () => {
    const named = (merchantName: string) => ({ merchantName, format: "csv" as const });
    expect(await codeOf(eastBoss.try(merchants.export, named("西部")))).toBe("insight.nothingToExport");
    const contactPhone = "13900009999";
    expect(await codeOf(boss.try(merchants.export, { contactPhone }))).toBe("insight.nothingToExport");
    await boss.call(merchants.export, named("西部"));
    const [file] = await rowsOf<{ request: { filters: never; scope: never } }>(
      server,
      "select request from file where kind = 'export' order by id desc limit 1",
    );
    const { filters, scope } = file!.request;
    const columns = merchantExport.columnsIn("zh", filters);
    const context = { scope, timeZone: "Asia/Shanghai", today: "2026-01-01", language: "zh" } as const;
    const { rows } = await asSystem(server.database, (tx) => merchantExport.page(tx, context, filters, undefined, 10));
    const texts = rows.map((row) =>
      columns.map(({ title, cell }) => [title, (cell(row) as { value?: unknown }).value]),
    );
    expect(texts).toHaveLength(1);
    expect(Object.fromEntries(texts[0]!)).toMatchObject({
      商户名称: "西部",
      上级商户: "云途",
      代收标识: expect.any(String),
    });
    expect(columns.map(({ name }) => name)).not.toContain("contactPhone");
    expect(await rowsOf(server, "select count(*)::int as n from audit_log where action = 'merchants.export'")).toEqual([
      { n: 1 },
    ]);
  });

  it("lets nobody change himself or what is not below", async () => {
    const { loginName: _, parentId: __, ...fields } = form(null);
    const calls = (by: Client, merchantId: string) =>
      Promise.all([
        codeOf(by.try(merchants.update, { ...fields, merchantId })),
        codeOf(by.try(merchants.setStatus, { merchantId, action: "stop" })),
        codeOf(by.try(merchants.setFeatures, { merchantId, features: [] })),
        codeOf(by.try(merchants.setRefund, { merchantId, agreed: false, maximumFen: "0" })),
        codeOf(by.try(merchants.move, { merchantId, parentId: merchantId })),
      ]);
    expect(new Set(await calls(eastBoss, east.merchantId))).toEqual(new Set(["merchants.notBelow"]));
    for (const merchantId of [top.merchantId, west.merchantId, stranger.merchantId])
      expect(new Set(await calls(eastBoss, merchantId))).toEqual(new Set(["merchants.unknown"]));
    expect(new Set(await calls(admin, "1"))).toEqual(new Set(["merchants.notBelow"]));
  });

  it("MERCHANT-08 edits a merchant below, with its old and new values in the audit", async () => {
    const { merchantId, merchantNo } = await boss.call(merchants.add, form(top.merchantId));
    const { loginName: _, parentId: __, ...fields } = form(null, { name: "改名", contactName: "王敏" });
    await boss.call(merchants.update, { ...fields, merchantId });
    expect(await boss.call(merchants.detail, { merchantId })).toMatchObject({
      merchantName: "改名",
      contactName: "王**",
    });
    const [entry] = await rowsOf<{ before: { merchantName: string }; after: { name: string } }>(
      server,
      "select before, after from audit_log where object = $1 and action = 'merchants.update'",
      [merchantNo],
    );
    expect([entry?.before.merchantName.startsWith("商户"), entry?.after.name]).toEqual([true, "改名"]);
    expect(await codeOf(boss.try(merchants.update, { ...fields, merchantId, email: "" }))).toBe("field.required");
  });
});

describe("moving and stopping", () => {
  it("MERCHANT-03 moves a merchant with everything below it; numbers and rights follow", async () => {
    const pier = await boss.call(merchants.add, form(east.merchantId, { name: "码头" }));
    const kiosk = await boss.call(merchants.add, form(pier.merchantId, { name: "报亭" }));
    expect(
      (await boss.call(merchants.move, { merchantId: pier.merchantId, parentId: west.merchantId })).merchantNo,
    ).toBe(`${west.merchantNo}0001`);
    expect(await noOf(kiosk.merchantId)).toBe(`${west.merchantNo}00010001`);
    expect(await namesOf(westBoss)).toEqual(["码头", "报亭"]);
    expect(await namesOf(eastBoss)).not.toContain("报亭");
    const paths = await rowsOf<{ fits: boolean }>(
      server,
      "select m.path = coalesce(p.path, '{}') || m.id and m.top_id = m.path[1] as fits from merchant m left join merchant p on p.id = m.parent_id",
    );
    expect(paths.every((row) => row.fits)).toBe(true);
    expect(await codeOf(boss.try(merchants.move, { merchantId: pier.merchantId, parentId: kiosk.merchantId }))).toBe(
      "merchants.cycle",
    );
    expect(await codeOf(boss.try(merchants.move, { merchantId: pier.merchantId, parentId: pier.merchantId }))).toBe(
      "merchants.cycle",
    );
    expect(await codeOf(boss.try(merchants.move, { merchantId: pier.merchantId, parentId: stranger.merchantId }))).toBe(
      "merchants.unknown",
    );
    expect(
      await codeOf(admin.try(merchants.move, { merchantId: pier.merchantId, parentId: stranger.merchantId })),
    ).toBe("merchants.otherTree");
    await boss.call(merchants.setStatus, { merchantId: kiosk.merchantId, action: "stop" });
    const other = await boss.call(merchants.add, form(east.merchantId));
    expect(await codeOf(boss.try(merchants.move, { merchantId: other.merchantId, parentId: kiosk.merchantId }))).toBe(
      "merchants.stopped",
    );
    expect(await codeOf(boss.try(merchants.add, form(kiosk.merchantId)))).toBe("merchants.stopped");
  });

  it("PERM-14 leaves nobody below with a role of a merchant that is above no more", async () => {
    const dock = await boss.call(merchants.add, form(east.merchantId));
    const stall = await boss.call(merchants.add, form(dock.merchantId));
    // Sessions know of new merchants within a second.
    server.forgetSessions();
    const role = async (merchantId: string, name: string) =>
      (await boss.call(roles.create, { merchantId, kind: "web", name, permissions: ["machines.machine.read"] })).roleId;
    const ofEast = await role(east.merchantId, "东部店员");
    const kept = [await role(top.merchantId, "店员"), await role(dock.merchantId, "码头店员")];
    const { userId } = await boss.call(users.create, {
      merchantId: stall.merchantId,
      account: "stallclerk",
      name: "员",
      phone: "13910009999",
      email: "c@yuntu.example",
      level: "2",
      roleIds: [ofEast, ...kept],
    });
    const move = async () =>
      (await boss.try(merchants.move, { merchantId: dock.merchantId, parentId: west.merchantId })).body;
    expect(await move()).toMatchObject({ code: "merchants.rolesAbove", data: { values: { accounts: 1 } } });
    await boss.call(users.setRoles, { userIds: [userId], roleIds: kept });
    expect((await move()).code).toBe("H0000");
  });

  it("keeps the tree whole when two moves cross", async () => {
    const [one, other] = [
      await boss.call(merchants.add, form(top.merchantId)),
      await boss.call(merchants.add, form(top.merchantId)),
    ];
    const codes = await Promise.all([
      codeOf(boss.try(merchants.move, { merchantId: one.merchantId, parentId: other.merchantId })),
      codeOf(boss.try(merchants.move, { merchantId: other.merchantId, parentId: one.merchantId })),
    ]);
    expect(codes.sort()).toEqual(["H0000", "merchants.cycle"]);
  });

  it("logs out everybody of a stopped merchant and of those below, until it is resumed", async () => {
    const shop = await boss.call(merchants.add, form(west.merchantId));
    const clerk = await (async () => {
      await givenUser(
        server,
        { merchantId: shop.merchantId, topId: top.topId, merchantNo: shop.merchantNo },
        { account: "clerk" },
      );
      return loginAs(server, "clerk", testPassword);
    })();
    await boss.call(merchants.setStatus, { merchantId: west.merchantId, action: "stop" });
    server.forgetSessions();
    for (const client of [clerk, westBoss]) expect(await codeOf(client.try(merchants.tree, {}))).toBe("S9999");
    expect(await codeOf(boss.try(merchants.setStatus, { merchantId: west.merchantId, action: "stop" }))).toBe(
      "state.notAllowed",
    );
    await boss.call(merchants.setStatus, { merchantId: west.merchantId, action: "resume" });
    server.forgetSessions();
    expect(await codeOf(clerk.try(merchants.tree, {}))).toBe("H0000");
  });

  it("removes only what is empty, and restores it", async () => {
    expect((await boss.try(merchants.setStatus, { merchantId: west.merchantId, action: "remove" })).body.code).toBe(
      "merchants.inUse",
    );
    const { merchantId } = await boss.call(merchants.add, form(top.merchantId, { name: "短命" }));
    await boss.call(merchants.setStatus, { merchantId, action: "remove" });
    expect(await namesOf(boss)).not.toContain("短命");
    expect((await boss.call(merchants.list, { status: "deleted" })).rows.map((row) => row.merchantName)).toEqual([
      "短命",
    ]);
    expect(await codeOf(boss.try(merchants.setStatus, { merchantId, action: "stop" }))).toBe("state.notAllowed");
    await boss.call(merchants.setStatus, { merchantId, action: "restore" });
    expect(await namesOf(boss)).toContain("短命");
  });

  it("MERCHANT-03 restores nothing below a merchant that is deleted, where the tree shows it no more", async () => {
    const above = await boss.call(merchants.add, form(top.merchantId));
    const below = await boss.call(merchants.add, form(above.merchantId));
    for (const { merchantId } of [below, above]) await boss.call(merchants.setStatus, { merchantId, action: "remove" });
    const restore = (merchantId: string) => codeOf(boss.try(merchants.setStatus, { merchantId, action: "restore" }));
    expect(await restore(below.merchantId)).toBe("merchants.stopped");
    expect([await restore(above.merchantId), await restore(below.merchantId)]).toEqual(["H0000", "H0000"]);
  });
});

describe("switches and refund adjustment", () => {
  it("MERCHANT-04 MERCHANT-13 MERCHANT-20 a switch that costs a fee goes on only with consent, and one that is off refuses flags and lanes below too, and keeps what is there", async () => {
    const flags = machineForm(east, "x").flags;
    const cart = await eastBoss.call(
      machines.register,
      machineForm(east, "CART1", { flags: { ...flags, shoppingCart: true } }),
    );
    await eastBoss.call(lanes.generate, {
      machineId: cart.machineId,
      cabinet: "main",
      layers: 1,
      perLayer: 3,
      mode: "small",
      replace: false,
    });
    await boss.call(merchants.setFeatures, { merchantId: east.merchantId, features: ["membershipCard"] });
    server.forgetSessions();
    for (const by of [boss, eastBoss]) {
      expect(
        (await by.try(machines.register, machineForm(east, "CART2", { flags: { ...flags, shoppingCart: true } }))).body,
      ).toMatchObject({ code: "merchants.featureOff", data: { field: "flags" } });
      expect(
        await codeOf(
          by.try(lanes.act, { machineId: cart.machineId, lanes: [{ cabinet: "main", laneNo: 11 }], action: "reserve" }),
        ),
      ).toBe("merchants.featureOff");
    }
    await eastBoss.call(machines.update, {
      ...machineForm(east, "CART1", { flags: { ...flags, shoppingCart: true } }),
      machineId: cart.machineId,
    });
    const child = await eastBoss.call(merchants.add, form(east.merchantId));
    expect((await eastBoss.call(merchants.detail, { merchantId: child.merchantId })).effectiveFeatures).toEqual([
      "membershipCard",
    ]);
    expect((await boss.call(merchants.detail, { merchantId: child.merchantId })).effectiveFeatures).toEqual([
      "membershipCard",
    ]);
    expect(
      await codeOf(eastBoss.try(merchants.setFeatures, { merchantId: child.merchantId, features: ["purchase"] })),
    ).toBe("merchants.featureOffAbove");
    expect(
      await codeOf(boss.try(merchants.setFeatures, { merchantId: child.merchantId, features: ["purchase"] })),
    ).toBe("merchants.featureOffAbove");
    expect(
      (await admin.try(merchants.setFeatures, { merchantId: top.merchantId, features: ["purchase"] })).body,
    ).toMatchObject({ code: "merchants.feeNotAgreed", data: { field: "features" } });
    await admin.call(merchants.setFeatures, {
      merchantId: top.merchantId,
      features: ["purchase", "pickupCode", "shoppingCart", "membershipCard"],
      feeAgreed: true,
    });
    server.forgetSessions();
    await boss.call(merchants.setFeatures, {
      merchantId: east.merchantId,
      features: ["pickupCode", "purchase", "membershipCard"],
      feeAgreed: true,
    });
    server.forgetSessions();
    expect(
      await codeOf(
        eastBoss.try(lanes.act, {
          machineId: cart.machineId,
          lanes: [{ cabinet: "main", laneNo: 11 }],
          action: "reserve",
        }),
      ),
    ).toBe("H0000");
    expect((await boss.call(merchants.detail, { merchantId: east.merchantId })).effectiveFeatures).toEqual([
      "purchase",
      "membershipCard",
      "pickupCode",
    ]);
  });

  it("REFUND-04 REFUND-06 sets the maximum of those who agree, and none for the others", async () => {
    await boss.call(merchants.setRefund, { merchantId: west.merchantId, agreed: true, maximumFen: "500" });
    expect(await boss.call(merchants.detail, { merchantId: west.merchantId })).toMatchObject({
      refundAgreed: true,
      refundMaximumFen: "500",
    });
    expect(
      await codeOf(boss.try(merchants.setRefund, { merchantId: west.merchantId, agreed: true, maximumFen: "0" })),
    ).toBe("amount.notPositive");
    expect(
      await codeOf(
        boss.try(merchants.setRefund, { merchantId: west.merchantId, agreed: true, maximumFen: "1000000001" }),
      ),
    ).toBe("amount.tooLarge");
    await boss.call(merchants.setRefund, { merchantId: west.merchantId, agreed: false, maximumFen: "500" });
    expect(await boss.call(merchants.detail, { merchantId: west.merchantId })).toMatchObject({
      refundAgreed: false,
      refundMaximumFen: "0",
    });
  });
});
