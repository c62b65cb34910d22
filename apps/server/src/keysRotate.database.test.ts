import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { users } from "@yunshou/contract/access/users";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { newVerifier } from "@yunshou/contract/access/proof";
import { asSystem } from "@yunshou/database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBaseData } from "./access/start/baseData.ts";
import { paymentKeysContext } from "./payments/keys.ts";
import { ssoContext } from "./access/login/sso.ts";
import { sealUserContact } from "./access/people/userContact.ts";
import { collectionAccountContext } from "./merchants/onboarding/collectionAccounts.ts";
import { channelContext } from "./machines/alarms/channels.ts";
import { pointPhoneContext } from "./machines/places/pointRow.ts";
import { submissionNumberContext } from "./merchants/onboarding/numbers.ts";
import { countOfOtherKeys } from "./platform/rotation.queries.ts";
import { secretsFrom } from "./platform/secrets.ts";
import { sealedColumns } from "./sealed.ts";
import { isGenuine, signAnchor } from "./system/audit/anchors.ts";
import { person, submittedApplication } from "./testing/bench/applications.ts";
import { codeAt } from "./testing/standIns/authenticator.ts";
import { Client, loginAs, startTestServer, type TestServer } from "./testing/bench/client.ts";
import { givenUser, testPassword } from "./testing/bench/people.ts";
import { Tenant } from "./testing/world/tenant.ts";

const [oldKey, newKey] = ["1".repeat(64), "2".repeat(64)];
const oldSecrets = secretsFrom(Buffer.from(oldKey, "hex"));
const newId = Buffer.from(secretsFrom(Buffer.from(newKey, "hex")).keyId, "hex");
const phone = "13712345678";
const someone = person();

let first: TestServer;
let second: TestServer;
let third: TestServer | undefined;
let tenant: Tenant;
let userId = "";
let applicationId = "";
let authenticator = "";
let recoveryCodes: string[] = [];
let invitation = "";

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await first.database.system.query(text, values)).rows as Row[];
/** How many rows of each column are not sealed with the new key. */
const left = () =>
  asSystem(
    first.database,
    async (tx) =>
      new Map(
        await Promise.all(
          sealedColumns.map(
            async (column) => [`${column.table}.${column.column}`, await countOfOtherKeys(tx, column, newId)] as const,
          ),
        ),
      ),
  );

beforeAll(async () => {
  first = await startTestServer({ MASTER_KEY: oldKey });
  tenant = await Tenant.create(first, "R");
  ({ userId } = await givenUser(
    first,
    { ...tenant.merchant, merchantId: tenant.merchantId, topId: tenant.topId },
    { account: "turner", phone, email: "turner@example.com" },
  ));
  const turner = await loginAs(first, "turner", testPassword);
  applicationId = await submittedApplication(turner, someone);
  const draft = await turner.call(applications.create, {});
  await turner.call(applications.invite, { applicationId: draft.applicationId });
  invitation = draft.applicationId;
  const factor = await turner.call(secondFactor.enrol, {});
  authenticator = factor.secret;
  ({ recoveryCodes } = await turner.call(secondFactor.confirm, { code: await codeAt(authenticator) }));
  await sql("update second_factor set last_step = 0");
  // What no person makes in a moment: a login by a provider that waits, and the numbers of a submission.
  await sql("insert into sso_login (state_hash, sealed, expires_at) values ('\\x01', $1, now() + interval '1 hour')", [
    oldSecrets.seal(Buffer.from("{}"), ssoContext),
  ]);
  const { submissionId } = tenant.rows;
  const number = (field: "bankAccount" | "payAccount") =>
    oldSecrets.seal(Buffer.from("4111111111111111"), submissionNumberContext(submissionId, field));
  await sql(
    "update merchant_submission set channel = 'alipay', bank_name = 'b', bank_account_sealed = $2, pay_account_sealed = $3 where id = $1",
    [submissionId, number("bankAccount"), number("payAccount")],
  );
  await sql(
    "insert into collection_account (top_id, id, merchant_id, submission_id, channel, provider, provider_name, bank_name, numbers_sealed, opened_at) values ($1, 7, $2, $3, 'alipay', 'p', 'p', 'b', $4, now())",
    [tenant.topId, tenant.merchantId, submissionId, oldSecrets.seal(Buffer.from("{}"), collectionAccountContext("7"))],
  );
  await sql(
    "insert into payment_service (id, code, kind, provider_name, fee_rate) values (8, 'wechat8', 'wechat', 'w', 60)",
  );
  await sql(
    "insert into payment_parameters (id, service_id, pay_account_no, app_id, interface_url, keys_sealed) values (9, 8, 'a', 'a', 'a', $1)",
    [oldSecrets.seal(Buffer.from("{}"), paymentKeysContext("9"))],
  );
  const { pointId, channelId } = tenant.rows;
  await sql("update alarm_channel set settings_sealed = $2 where id = $1", [
    channelId,
    oldSecrets.seal(Buffer.from("{}"), channelContext(channelId)),
  ]);
  await tenant.admin.call(blacklist.add, {
    merchantId: tenant.merchantId,
    entryKind: "phone",
    entryValue: phone,
    reason: "-",
  });
  await sql("update point set phone_sealed = $2 where id = $1", [
    pointId,
    oldSecrets.seal(Buffer.from(phone), pointPhoneContext(pointId)),
  ]);
  second = await startTestServer({ MASTER_KEY: newKey, MASTER_KEY_PREVIOUS: oldKey }, { after: first });
});
afterAll(async () => {
  await third?.stop();
  await second.stop();
  await first.stop();
});

const command = fileURLToPath(new URL("./keysRotate.ts", import.meta.url));
function start(...words: string[]) {
  const { dataDir, databaseUrl } = first.context.config;
  const child = spawn(process.execPath, [command, ...words], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      MASTER_KEY: newKey,
      MASTER_KEY_PREVIOUS: oldKey,
    },
  });
  const output: string[] = [];
  child.stdout.on("data", (data: Buffer) => output.push(data.toString()));
  child.stderr.on("data", (data: Buffer) => output.push(data.toString()));
  return {
    child,
    output,
    ended: once(child, "exit").then(([code]) => ({ code: code as number | null, text: output.join("") })),
  };
}

/** Everything that was sealed or hashed is still of use. */
async function expectAllOfUse(server: TestServer): Promise<void> {
  await sql("delete from login_failure");
  await sql("update second_factor set last_step = 0");
  const client = new Client(server.address);
  await expect(client.login("turner", testPassword)).rejects.toThrow("access.secondFactorNeeded");
  client.token = (await client.call(secondFactor.finishLogin, { code: recoveryCodes.pop()! })).session_key;
  expect(await client.call(users.detail, { userId })).toMatchObject({ phone, email: "turner@example.com" });
  for (const typed of [phone, phone.slice(-4)])
    expect((await client.call(users.list, { phone: typed })).rows.map((row) => row.userId)).toContain(userId);
  expect(await client.call(applications.detail, { applicationId })).toMatchObject({
    contactPhone: someone.contactPhone,
    signedName: "甲测试",
    bankAccount: "**** **** **** 1111",
  });
  const picture = await client.send(
    "GET",
    applications.image.path.replace(":applicationId", applicationId).replace(":kind", "store"),
  );
  expect(picture.status).toBe(200);
  expect((await client.call(pharmacists.detail, { pharmacistId: tenant.rows.pharmacistId })).phone).toMatch(
    /^1\d{10}$/,
  );
  const other = new Client(server.address);
  const printed = server.printed.length;
  await other.call(login.sendResetCode, { phone });
  await expect.poll(() => server.printed.length).toBeGreaterThan(printed);
  const code = /\b\d{6}\b/.exec(server.printed.at(-1) ?? "")?.[0] ?? "";
  await other.call(account.resetPassword, {
    phone,
    checkCode: code,
    verifier: await newVerifier(server.keys.realm, "turner", testPassword),
  });
}

describe("rotation of the master key", () => {
  it("S14 begins with every kind of sealed row, and refuses a server that knows the new key alone", async () => {
    expect([...(await left())].filter(([, rows]) => rows === 0)).toEqual([]);
    await expect(ensureBaseData(first.database, secretsFrom(Buffer.from(newKey, "hex")))).rejects.toThrow(
      "does not belong to this database",
    );
  });

  it("S14 lets a server with both keys read everything, and write with the new one", async () => {
    await expectAllOfUse(second);
    const [row] = await sql<{ verifier: Buffer }>("select verifier from app_user where id = $1", [userId]);
    expect(row?.verifier.subarray(0, 4).equals(newId)).toBe(true);
  });

  it("S14 is killed in the middle, leaves a part done, and goes on beside the running server", async () => {
    // Somebody holds a pharmacist, so that the command waits there.
    const holder = new pg.Client(first.testDatabase.url);
    await holder.connect();
    await holder.query("begin");
    await holder.query("select 1 from pharmacist for update");
    const { child, output, ended } = start();
    await expect.poll(() => output.join("")).toContain("merchant_submission.pay_account_sealed");
    child.kill("SIGKILL");
    await ended;
    await holder.query("rollback");
    await holder.end();
    const midway = await left();
    expect([midway.get("merchant.contact_sealed"), midway.get("pharmacist.phone_sealed")]).toEqual([0, 1]);
    await expectAllOfUse(second);
  });

  it("S14 says which rows are the same under two keys, and is not over before they differ", async () => {
    // The number of somebody in a row that is still hashed with the old key.
    const twin = await tenant.user();
    const { phoneSealed, phoneIndex, phoneTail } = sealUserContact(oldSecrets, twin.userId, { phone, email: null });
    await sql("update app_user set phone_sealed = $2, phone_index = $3, phone_tail = $4 where id = $1", [
      twin.userId,
      phoneSealed,
      phoneIndex,
      phoneTail,
    ]);
    const { code, text } = await start().ended;
    expect(code).toBe(1);
    expect(text).toContain(`app_user.phone_sealed of ${twin.userId} is the same as another row's`);
    expect(text).toContain("The previous master key is still needed");
    await expect(ensureBaseData(first.database, secretsFrom(Buffer.from(newKey, "hex")))).rejects.toThrow(
      "does not belong",
    );
    await sql("update app_user set status = 'deleted' where id = $1", [twin.userId]);
  });

  it("S14 seals every row and file with the new key, after which the old one opens nothing and is not needed", async () => {
    const anchorBefore = signAnchor(first.keys.secrets.auditKey, { seq: 1, hash: Buffer.alloc(32) }, new Date());
    const { code, text } = await start().ended;
    expect(text).toContain("MASTER_KEY_PREVIOUS may go");
    expect(code).toBe(0);
    expect([...(await left())].filter(([, rows]) => rows > 0)).toEqual([]);
    const [image] = await sql<{ id: string }>(
      "select id from merchant_application_image where application_id = $1 limit 1",
      [applicationId],
    );
    expect(
      readFileSync(join(first.context.config.dataDir, "applications", image?.id ?? ""))
        .subarray(0, 4)
        .equals(newId),
    ).toBe(true);
    expect(await sql("select 1 from audit_log where action = 'system.keys.rotate'")).toHaveLength(1);
    third = await startTestServer({ MASTER_KEY: newKey }, { after: first });
    await expectAllOfUse(third);
    await expect(ensureBaseData(first.database, oldSecrets)).rejects.toThrow("does not belong to this database");
    // Machines hold the public half of this key; anchors of before still count.
    expect(third.keys.secrets.commandKey.publicKeyHex).toBe(first.keys.secrets.commandKey.publicKeyHex);
    expect(third.keys.secrets.auditKey.publicKeyHex).not.toBe(first.keys.secrets.auditKey.publicKeyHex);
    expect(isGenuine(anchorBefore, third.keys.secrets.auditPublicKeys)).toBe(true);
    // The link of the old key still opens for its holder, and is shown to nobody any more.
    const client = await loggedIn(third);
    expect((await client.try(applications.link, { applicationId: invitation })).body.code).toBe(
      "merchants.linkInvalid",
    );
    await client.call(applications.invite, { applicationId: invitation });
    expect((await client.call(applications.link, { applicationId: invitation })).token).not.toBe("");
  });

  it("refuses to run without a previous key and on an unknown database, in one sentence", async () => {
    const { dataDir, databaseUrl } = first.context.config;
    const run = (env: Record<string, string>) => {
      const child = spawn(process.execPath, [command], { env: { PATH: process.env["PATH"], ...env } });
      let text = "";
      child.stderr.on("data", (data: Buffer) => (text += data.toString()));
      return once(child, "exit").then(([code]) => [code, text.trim().split("\n").length, text] as const);
    };
    expect(await run({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", MASTER_KEY: newKey })).toEqual([
      1,
      1,
      expect.stringContaining("There is no previous master key") as string,
    ]);
    expect(await run({ DATA_DIR: dataDir, MASTER_KEY: newKey, MASTER_KEY_PREVIOUS: oldKey })).toEqual([
      1,
      1,
      expect.stringContaining("There is no database in DATA_DIR") as string,
    ]);
    expect(
      await run({
        DATA_DIR: dataDir,
        DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
        MASTER_KEY: newKey,
        MASTER_KEY_PREVIOUS: oldKey,
      }),
    ).toEqual([1, 1, expect.stringContaining("DATABASE_URL cannot be used") as string]);
  });
});

async function loggedIn(server: TestServer): Promise<Client> {
  await sql("delete from login_failure");
  const client = new Client(server.address);
  await expect(client.login("turner", testPassword)).rejects.toThrow("access.secondFactorNeeded");
  client.token = (await client.call(secondFactor.finishLogin, { code: recoveryCodes.pop()! })).session_key;
  return client;
}
