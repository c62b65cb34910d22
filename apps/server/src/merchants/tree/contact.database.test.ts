import { merchants } from "@yunshou/contract/merchants/merchants";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { openContact } from "./contact.ts";
import type { CreatedMerchant } from "./createMerchant.ts";

let server: TestServer;
let top: CreatedMerchant;
let east: CreatedMerchant;
let west: CreatedMerchant;
let boss: Client;
let eastBoss: Client;
let westBoss: Client;
let strangerBoss: Client;
let clerk: Client;

/** Appears nowhere else, so that finding it in a dump means that it leaked. */
const canary = {
  contactName: "金丝雀先生",
  contactPhone: "19912340987",
  address: "金丝雀大道一百一十九号院",
  email: "canary.contact@yuntu.example",
};
const fieldsOf = (name: string) => ({ name, merchantKind: "ordinary" as const, maxPickupCodes: 5, ...canary });

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
  await givenUser(server, top, { account: "clerk", roles: ["agent"] });
  [boss, eastBoss, westBoss, strangerBoss, clerk] = (await Promise.all(
    ["boss", "eastBoss", "westBoss", "strangerBoss", "clerk"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client, Client];
  await boss.call(merchants.update, { ...fieldsOf("华东"), merchantId: east.merchantId });
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

/** Every row of every table as text, the audit log and kept answers included. */
async function dump(): Promise<string> {
  return asSystem(server.database, async (tx) => {
    const tables = await tx.query<{ name: string }>(
      "select c.oid::regclass::text as name from pg_class c where c.relnamespace = any(array['public', 'ledger']::regnamespace[]) and c.relkind in ('r', 'p') and not c.relispartition",
    );
    const texts = [];
    for (const { name } of tables)
      texts.push(...(await tx.query<{ text: string }>(`select t::text as text from ${name} t`)).map((row) => row.text));
    return texts.join("\n");
  });
}

describe("the contact of a merchant", () => {
  it("PERM-15 stands masked in lists, details and the audit log", async () => {
    const masked = {
      contactName: "金**",
      contactPhone: "199****0987",
      address: "金丝雀大****",
      email: "c***@yuntu.example",
    };
    expect((await boss.call(merchants.list, { merchantName: "华东" })).rows).toMatchObject([masked]);
    expect(await boss.call(merchants.detail, { merchantId: east.merchantId })).toMatchObject(masked);
    const [entry] = await rowsOf<{ after: unknown }>(
      server,
      "select after from audit_log where action = 'merchants.update' and object = $1",
      [east.merchantNo],
    );
    expect(entry?.after).toMatchObject(masked);
  });

  it("PERM-15 leaves no readable trace in the database (S14)", async () => {
    const everything = await dump();
    expect(everything).toContain(east.merchantNo);
    for (const secret of Object.values(canary)) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(Buffer.from(secret).toString("hex"));
    }
  });

  it("PERM-15 is shown in full to who may edit the merchant, and each look is recorded", async () => {
    expect(await boss.call(merchants.contact, { merchantId: east.merchantId })).toEqual({
      merchantId: east.merchantId,
      ...canary,
    });
    const looks = await rowsOf<{ account: string; kind: string }>(
      server,
      "select u.account, a.kind from audit_log a join app_user u on u.id = a.actor_id where a.action = 'merchants.contact.read' and a.object = $1",
      [east.merchantNo],
    );
    expect(looks).toEqual([{ account: "boss", kind: "read" }]);
  });

  it("PERM-09 is closed to siblings and strangers and to who may only read", async () => {
    for (const by of [westBoss, strangerBoss])
      expect(await codeOf(by.try(merchants.contact, { merchantId: east.merchantId }))).toBe("merchants.unknown");
    expect(await codeOf(eastBoss.try(merchants.contact, { merchantId: top.merchantId }))).toBe("merchants.unknown");
    expect(await codeOf(clerk.try(merchants.contact, { merchantId: east.merchantId }))).toBe("access.noPermission");
    const looks = await rowsOf<{ n: number }>(
      server,
      "select count(*)::int as n from audit_log where action = 'merchants.contact.read'",
    );
    expect(looks[0]?.n).toBe(1);
  });

  it("MERCHANT-01 is found by the whole phone number and by no part of it, in the caller's tree only", async () => {
    const found = async (by: Client, contactPhone: string) =>
      (await by.call(merchants.list, { contactPhone })).rows.map((row) => row.merchantName);
    expect(await found(boss, canary.contactPhone)).toEqual(["华东"]);
    expect(await found(boss, canary.contactPhone.slice(0, 7))).toEqual([]);
    expect(await found(westBoss, canary.contactPhone)).toEqual([]);
    expect(await found(strangerBoss, canary.contactPhone)).toEqual([]);
  });

  it("opens for its own merchant only, and a merchant without one shows nothing", async () => {
    const [row] = await rowsOf<{ sealed: Buffer }>(
      server,
      "select contact_sealed as sealed from merchant where id = $1",
      [east.merchantId],
    );
    expect(() => openContact(server.context.secrets, west.merchantId, row!.sealed)).toThrow();
    expect(await boss.call(merchants.contact, { merchantId: west.merchantId })).toMatchObject({
      contactName: "",
      contactPhone: "",
      address: "",
      email: "",
    });
  });
});
