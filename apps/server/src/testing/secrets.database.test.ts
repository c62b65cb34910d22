import { randomBytes } from "node:crypto";
import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { users } from "@yunshou/contract/access/users";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { machines } from "@yunshou/contract/machines/machines";
import { members } from "@yunshou/contract/members/members";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationTokenHeader, invited } from "@yunshou/contract/merchants/onboarding/invited";
import { downloads } from "@yunshou/contract/system/downloads";
import { deriveClientKey, makeProof, newVerifier, toHex } from "@yunshou/contract/access/proof";
import { asSystem } from "@yunshou/database";
import { idCardCheckDigit } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { Client, loginAs } from "./bench/client.ts";
import { ask, inputFor } from "./world/asking.ts";
import { askedCalls } from "./world/leaks.ts";
import { createWorld } from "./world/createWorld.ts";
import type { World } from "./world/world.ts";

/** Everything that must be readable nowhere, by what it is. */
const planted = new Map<string, string>();
/** Answers that show a secret once, to the one who asked for it, are not kept for the search. */
const heard: string[] = [];

const password = "Kanarienvogel-7-gelb";
const nextPassword = "Nachtigall-8-braun";
const phone = "19955512345";
const email = "canary.person@example.com";
const digits = "11010119900307771";
const idCardNo = digits + idCardCheckDigit(digits);
const bankAccount = "6222021234567890128";
const holder = { holderName: "持卡的金丝雀", holderPhone: "19955598765" };

let world: World;
let person: Client;

const plant = (what: string, value: string) => void planted.set(what, value);

beforeAll(async () => {
  world = await createWorld({ LOG_LEVEL: "trace", FACTORY_URL: "https://factory.example/" });
  const { own, server } = world;
  const { realm } = server.keys;
  plant("password", password);
  plant("new password", nextPassword);
  plant("ID number", idCardNo);
  plant("bank account", bankAccount);
  for (const [what, secret] of [
    ["password", password],
    ["new password", nextPassword],
  ] as const) {
    plant(`client key of the ${what}`, toHex(await deriveClientKey(realm, "canaryperson", secret)));
    plant(`verifier of the ${what}`, await newVerifier(realm, "canaryperson", secret));
  }

  // A person is created, gets a password by message, replaces it, and goes through everything an account can do.
  const [staff] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select id from role where code = 'merchantAdmin'"),
  );
  await own.admin.call(users.create, {
    account: "canaryperson",
    name: "林测试",
    phone,
    email,
    level: "1",
    roleIds: [staff!.id],
    merchantId: own.merchantId,
  });
  const oneTime =
    /[2-9a-zA]{4}(?:-[2-9a-zA]{4}){3}/.exec(server.printed.find((line) => line.includes("canaryperson")) ?? "")?.[0] ??
    "";
  plant("one-time password", oneTime);
  person = await loginAs(server, "canaryperson", oneTime);
  plant("first session", person.token ?? "");
  await changePassword(person, oneTime, password);
  person = await loginAs(server, "canaryperson", password);
  plant("session", person.token ?? "");
  heard.push((await wrongLogin("canaryperson", `${password}x`)).text, (await wrongLogin("nobodyhere", password)).text);
  plant("device token", (await person.call(account.rememberDevice, {})).deviceToken);
  plant(
    "ticket",
    new URL((await person.call(account.openApplication, { application: "factory" })).address).searchParams.get(
      "authorization",
    ) ?? "",
  );
  heard.push((await new Client(server.address).send("GET", `/user/info?token=${person.token}x&phone=${phone}`)).text);

  // The forgotten password, by a code to the phone.
  const reset = new Client(server.address);
  await reset.call(login.sendResetCode, { phone });
  const code = /\b\d{6}\b/.exec(server.printed.at(-1) ?? "")?.[0] ?? "";
  plant("reset code", code);
  heard.push(
    (
      await reset.try(account.resetPassword, {
        phone,
        checkCode: "000000",
        verifier: planted.get("verifier of the new password")!,
      })
    ).text,
  );
  await reset.call(login.resetPass, { phone, checkCode: code, pass: planted.get("verifier of the new password")! });
  person = await loginAs(server, "canaryperson", nextPassword);
  plant("last session", person.token ?? "");

  // Somebody holds a card.
  plant("name of a holder", holder.holderName);
  plant("phone of a holder", holder.holderPhone);
  await person.call(members.create, { merchantId: own.merchantId, ...holder, memberLevel: "gold", remark: "" });
  heard.push(
    (await person.try(members.create, { merchantId: own.merchantId, ...holder, memberLevel: "gold", remark: "" })).text,
  );

  // A machine's secret, an application with its numbers and its link.
  const machine = await own.machine();
  plant("machine secret", (await person.call(machines.renewSecret, { machineId: machine.machineId })).secret);
  const { applicationId } = await person.call(applications.create, {});
  const subject = {
    step: "subject",
    merchantName: "样例",
    contactName: "林测试",
    contactPhone: phone,
    email,
    idCardNo,
  } as const;
  heard.push((await person.try(applications.saveStep, { applicationId, ...subject, idCardNo: `${digits}#` })).text);
  await person.call(applications.saveStep, { applicationId, ...subject });
  await person.call(applications.saveStep, { applicationId, step: "bank", bankName: "样例银行", bankAccount });
  await person.call(applications.invite, { applicationId });
  const { token } = await person.call(applications.link, { applicationId });
  plant("invitation token", token);
  heard.push(
    (await new Client(server.address).send("GET", invited.current.path, undefined, { [applicationTokenHeader]: token }))
      .text,
  );
  heard.push((await new Client(server.address).send("GET", `${invited.current.path}?token=${token}`)).text);
  await everythingReadable();
});
afterAll(() => world.stop());

async function changePassword(client: Client, from: string, to: string): Promise<void> {
  const { code, nonce, realm } = await client.challenge();
  const proof = await makeProof(await deriveClientKey(realm, "canaryperson", from), "canaryperson", { code, nonce });
  await client.call(account.setPassword, {
    checkCode: code,
    proof,
    verifier: await newVerifier(realm, "canaryperson", to),
  });
}

async function wrongLogin(name: string, secret: string) {
  const client = new Client(world.server.address);
  const challenge = await client.challenge();
  const proof = await makeProof(await deriveClientKey(challenge.realm, name, secret), name, challenge);
  return client.try(login.onLogin, { account: name, password: proof, checkCode: challenge.code });
}

/** Reads everything that the merchant's administrator may read, exports everything, makes every call fail once, and watches the live channel. */
async function everythingReadable(): Promise<void> {
  const userId = randomBytes(16).toString("hex");
  await person.call(screenCalls.registerClient, { userId, type: 0 });
  const socket = new WebSocket(`${world.server.address.replace("http", "ws")}/ws/message/${userId}`, {
    origin: world.server.address,
  });
  socket.on("message", (data: Buffer) => void heard.push(data.toString()));
  for (const endpoint of askedCalls) {
    // The form of a user shows his phone in full, and a revelation the numbers; both are recorded.
    if (
      ["users.detail", "applications.reveal", "applications.link"].includes(endpoint.name) ||
      endpoint.name.endsWith(".upload")
    )
      continue;
    if (!endpoint.call.writes || endpoint.call.path.endsWith("/export"))
      heard.push((await ask(world, person, endpoint, await inputFor(endpoint, world.own, world))).text);
    const spoilt = Object.fromEntries(
      Object.keys(
        endpoint.call.input instanceof Object && "shape" in endpoint.call.input
          ? (endpoint.call.input.shape as object)
          : {},
      ).map((field) => [field, { [password]: idCardNo }]),
    );
    if (endpoint.call.method !== "GET" && endpoint.name !== "account.logout")
      heard.push((await person.try(endpoint.call, { ...spoilt, applicationId: "1", roleId: "1" })).text);
  }
  heard.push((await person.send("POST", downloads.list.path, `{"${password}": ${idCardNo}`)).text);
  socket.terminate();
}

/** Every row of every table as text: byte columns appear in hexadecimal there. */
async function dump(): Promise<{ table: string; column: string; text: string }[]> {
  return asSystem(world.server.database, async (tx) => {
    const columns = await tx.query<{ table: string; column: string }>(
      `select c.oid::regclass::text as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = any(array['public', 'ledger']::regnamespace[]) and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const cells: { table: string; column: string; text: string }[] = [];
    for (const { table, column } of columns) {
      const rows = await tx.query<{ text: string }>(
        `select distinct t."${column}"::text as text from ${table} t where t."${column}" is not null`,
      );
      for (const { text } of rows) cells.push({ table, column, text });
    }
    return cells;
  });
}

/** The forms in which a text or a hexadecimal secret can lie somewhere. */
function formsOf(value: string): string[] {
  const bytes = /^[0-9a-f]{64}$/.test(value) ? Buffer.from(value, "hex") : Buffer.from(value);
  return [value, bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")];
}

const findIn = (text: string, value: string) => formsOf(value).some((form) => text.includes(form));

describe("secrets and personal data", () => {
  it("S14 were planted and used", () => {
    expect(planted.size).toBeGreaterThan(14);
    expect([...planted].filter(([, value]) => value.length < 6)).toEqual([]);
    expect(heard.length).toBeGreaterThan(150);
    expect(world.server.logged.length).toBeGreaterThan(150);
  });

  it("S14 stand in no line of the log, at its most talkative", () => {
    const log = world.server.logged.join("\n");
    expect(
      [...planted, ["phone", phone] as const]
        .filter(([what, value]) => what !== "reset code" && findIn(log, value))
        .map(([what]) => what),
    ).toEqual([]);
    // Six digits may stand anywhere; as a word of their own they do not.
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${planted.get("reset code")}(?!\\d)`));
  });

  it("S14 stand in no list, error, export or push", () => {
    const everything = heard.join("\n");
    expect(everything).toContain(world.own.canary);
    const own = ["password", "ID number"];
    const found = [...planted]
      .filter(([what, value]) => !own.includes(what) && what !== "reset code" && findIn(everything, value))
      .map(([what]) => what);
    expect(found).toEqual([]);
    // Errors name fields, never what stood in them.
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(idCardNo);
  });

  it("S14 lie in clear in no column of the database, phones and e-mails neither", async () => {
    const cells = await dump();
    expect(cells.length).toBeGreaterThan(1_000);
    const found = [...planted]
      .filter(([what]) => what !== "reset code")
      .flatMap(([what, value]) =>
        cells.filter(({ text }) => findIn(text, value)).map(({ table, column }) => `${what} in ${table}.${column}`),
      );
    expect(found).toEqual([]);
    const people = cells
      .filter(({ text }) => findIn(text, phone) || findIn(text, email))
      .map(({ table, column }) => `${table}.${column}`);
    expect(people).toEqual([]);
  });
});
