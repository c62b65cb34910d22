import type { InputOf } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { asSystem } from "@yunshou/database";
import { Client, loginAs, startTestServer, type TestServer } from "./client.ts";
import { givenMerchant, givenUser, testPassword } from "./people.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { baseRoles } from "../../access/people/baseRoles.ts";

// Merchants in a tree, their administrators, and users that tests make below them. One for each test file.

export let server: TestServer;
export let top: CreatedMerchant;
export let child: CreatedMerchant;
export let sibling: CreatedMerchant;
export let stranger: CreatedMerchant;
/** Administrators of the platform, of the top merchant, its two children and of an unrelated merchant. */
export let root: Client;
export let boss: Client;
export let childBoss: Client;
export let siblingBoss: Client;
export let strangerBoss: Client;
export let bossId: string;
export let roleIds: Record<keyof typeof baseRoles, string>;

export async function open(): Promise<void> {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "总部" });
  child = await givenMerchant(server, { name: "分部", parentId: top.merchantId });
  sibling = await givenMerchant(server, { name: "另一分部", parentId: top.merchantId });
  stranger = await givenMerchant(server, { name: "别家" });
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0000" },
    { account: "root", level: "3", roles: ["platformAdmin"] },
  );
  bossId = (await givenUser(server, top, { account: "boss" })).userId;
  await givenUser(server, child, { account: "childboss" });
  await givenUser(server, sibling, { account: "siblingboss" });
  await givenUser(server, stranger, { account: "strangerboss" });
  [root, boss, childBoss, siblingBoss, strangerBoss] = (await Promise.all(
    ["root", "boss", "childboss", "siblingboss", "strangerboss"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client, Client, Client];
  const rows = await asSystem(server.database, (tx) =>
    tx.query<{ code: keyof typeof baseRoles; id: string }>("select code, id from role"),
  );
  roleIds = Object.fromEntries(rows.map((row) => [row.code, row.id])) as typeof roleIds;
}

export const close = () => server.stop();

export let counter = 0;
/** A complete form; each has an account and a phone of its own. */
export function form(more: Partial<InputOf<typeof users.create>> = {}): InputOf<typeof users.create> {
  counter += 1;
  return {
    merchantId: top.merchantId,
    account: `clerk${counter}`,
    name: "王店员",
    phone: `139${String(counter).padStart(8, "0")}`,
    email: "clerk@yuntu.example",
    level: "2",
    roleIds: [roleIds.staff],
    ...more,
  };
}

/** The password that the newest text message told. */
export function sentPassword(accountName: string): string {
  const line = server.printed.findLast((text) => text.includes(accountName));
  return /[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){3}/.exec(line ?? "")?.[0] ?? "";
}

export async function given(
  client: Client,
  more: Partial<InputOf<typeof users.create>> = {},
): Promise<{ userId: string; input: InputOf<typeof users.create> }> {
  const input = form(more);
  return { ...(await client.call(users.create, input)), input };
}

/** A user who has replaced the one-time password. */
export async function givenLoggedIn(
  more: Partial<Parameters<typeof givenUser>[2]> = {},
): Promise<{ userId: string; client: Client }> {
  counter += 1;
  const name = `member${counter}`;
  const { userId } = await givenUser(server, top, { account: name, level: "2", roles: ["staff"], ...more });
  return { userId, client: await loginAs(server, name, testPassword) };
}

export const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
