import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationTokenHeader, invited } from "@yunshou/contract/merchants/onboarding/invited";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import { asSystem } from "@yunshou/database";
import { imageKinds } from "@yunshou/domain";
import { type Provider, providerKeys, startProvider } from "@yunshou/simulator";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { exportSources } from "../../exports.ts";
import { demoSubmissions } from "../../payments/demoSubmissions.ts";
import { exportDuties } from "../../platform/export/exportJob.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { person, png, stepsOf, uploadImage } from "../../testing/bench/applications.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { submissionDuty } from "./submissionDuty.ts";
import { submissionNoticePath } from "./submissionNotices.ts";

/** Planted, and looked for in everything that is stored, written, sent or answered. */
const someone = person();
const secret = {
  idCardNo: someone.idCardNo,
  bankAccount: "5500005555555559",
  ownAccount: "340000000000009",
  payAccount: "canary.pay@example.com",
};
/** Stands in every PNG. */
const picture = "IHDR";

const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const keys = providerKeys();
const logged: string[] = [];
/** Bodies of everything that left for the provider. */
const sent: Buffer[] = [];
const answered: string[] = [];
let simulated: Provider;
let server: TestServer;
let owner: Client;
let operator: Client;
let token = "";

beforeAll(async () => {
  simulated = await startProvider({
    keys,
    submissionMs: [30, 30],
    cloudKeyPem: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
  });
  const providers = (["wechat", "alipay"] as const).map((channel) =>
    demoSubmissions({
      code: `demo-${channel}`,
      name: channel,
      channel,
      url: simulated.url,
      publicKey: keys.publicKeyPem,
      ...demoProviderIdentity,
      privateKey: own.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
      get notifyUrl() {
        return `${server.address}${submissionNoticePath(`demo-${channel}`)}`;
      },
    }),
  );
  server = await startTestServer(
    { LOG_LEVEL: "trace" },
    { submissionProviders: providers, logTo: { write: (line) => void logged.push(line) } },
  );
  const top = await givenMerchant(server, { name: "总店" });
  await givenUser(server, top, { account: "owner" });
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0" },
    { account: "operator", roles: ["operator"], level: "3" },
  );
  owner = await loginAs(server, "owner", testPassword);
  operator = await loginAs(server, "operator", testPassword);

  const reallyFetch = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const toProvider = (
      typeof address === "string" ? address : address instanceof URL ? address.href : address.url
    ).startsWith(simulated.url);
    if (toProvider && init?.body != null) sent.push(Buffer.from(init.body as Uint8Array));
    const answer = await reallyFetch(address, init);
    if (!toProvider) answered.push(await answer.clone().text());
    return answer;
  });
  const reallySend = Client.prototype.send;
  vi.spyOn(Client.prototype, "send").mockImplementation(async function (this: Client, ...request) {
    const answer = await reallySend.apply(this, request);
    answered.push(answer.text);
    return answer;
  });
  await live(providers);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await simulated.stop();
  await server.stop();
});

/** The life of one application: written, refused, approved, submitted twice, exported. */
async function live(providers: Parameters<typeof submissionDuty>[0]["providers"]): Promise<void> {
  const { log, config, secrets } = server.context;
  const made = await owner.call(applications.invite, { applicationId: null });
  const { applicationId } = made;
  token = (await owner.call(applications.link, { applicationId })).token;
  answered.pop();
  const guest = new Client(server.address);
  const byLink = { [applicationTokenHeader]: token };
  for (const fields of stepsOf(someone))
    await guest.try(
      invited.saveStep,
      { ...fields, ...(fields.step === "bank" ? { bankAccount: secret.bankAccount } : {}) },
      byLink,
    );
  // Refused with the number in the input: neither answer nor log may repeat it.
  await guest.try(invited.saveStep, { step: "bank", bankName: "", bankAccount: secret.bankAccount }, byLink);
  await guest.try(invited.saveStep, { step: "subject", idCardNo: secret.idCardNo, contactPhone: "1" }, byLink);
  for (const kind of imageKinds) await uploadImage(owner, applicationImages.upload, { applicationId, kind }, png);
  await guest.try(invited.submit, { signature: "甲测试" }, byLink);
  await operator.call(applications.decide, { applicationIds: [applicationId], decision: "approve" });
  const { merchantNo } = await owner.call(applications.detail, { applicationId });
  const settlement = {
    merchantNo: merchantNo ?? "",
    feeRate: 60,
    account: "other" as const,
    bankName: "样例银行",
    bankAccount: secret.ownAccount,
  };
  await operator.try(submissions.create, {
    ...settlement,
    payChannel: "alipay",
    provider: "none",
    payAccount: secret.payAccount,
  });
  await operator.call(submissions.create, { ...settlement, payChannel: "wechat", provider: "demo-wechat" });
  await operator.call(submissions.create, {
    ...settlement,
    account: "application",
    payChannel: "alipay",
    provider: "demo-alipay",
    payAccount: secret.payAccount,
  });
  const duty = submissionDuty({
    database: server.database,
    store: { dataDir: config.dataDir, secrets },
    providers,
    log,
  });
  const jobs = exportDuties({
    database: server.database,
    dataDir: config.dataDir,
    sources: exportSources,
    secrets: server.context.secrets,
    log,
  });
  // The merchant's day may have begun already, or the server's may have ended.
  const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await operator.call(applications.export, { fromDay: before, toDay: today, format: "csv" });
  const sweeper = makeSweeper(server.database, [duty, ...jobs.handlers], log, 2);
  await sweeper.sweep();
  await sweeper.settled();
  await jobs.idle();
  await vi.waitFor(
    async () =>
      expect((await owner.call(submissions.list, { payChannel: "alipay" })).rows[0]?.applyStatus).toBe("signing"),
    { timeout: 120_000 },
  );
  await operator.call(applications.reviews, { fromDay: before, toDay: today });
  await operator.call(submissions.options, { payChannel: "alipay" });
  await guest.try(invited.current, {}, byLink);
}

/** The text in clear and in the encodings in which it could hide. */
const forms = (text: string) => [
  text,
  Buffer.from(text).toString("hex"),
  Buffer.from(text).toString("base64").replace(/=+$/, ""),
  encodeURIComponent(text),
];
const secrets = () => [...Object.values(secret), token];
const leaksIn = (text: string) => secrets().filter((one) => forms(one).some((form) => text.includes(form)));

describe("S14 ID numbers, bank numbers, accounts and links", () => {
  it("stand in clear in no column of any table", async () => {
    const dump = await asSystem(server.database, async (tx) => {
      const tables = await tx.query<{ name: string }>(
        "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p') and not c.relispartition",
      );
      const texts: string[] = [];
      for (const { name } of tables) texts.push(JSON.stringify(await tx.query(`select t::text from ${name} t`)));
      return texts.join("\n");
    });
    expect(dump).toContain("merchants.submission.content.read");
    expect(leaksIn(dump)).toEqual([]);
    expect(dump).not.toContain(picture);
  });

  it("stand in clear in no log line, even when everything is logged", () => {
    expect(logged.length).toBeGreaterThan(10);
    expect(leaksIn(logged.join(""))).toEqual([]);
  });

  it("stand in clear in no file: exports and sealed pictures", () => {
    const { dataDir } = server.context.config;
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    const text = files.map((bytes) => bytes.toString("latin1")).join("\n");
    expect(files.some((bytes) => bytes.toString("utf8").includes("样例小店"))).toBe(true);
    expect(leaksIn(text)).toEqual([]);
    expect(text).not.toContain(picture);
    expect(text).not.toContain(someone.contactPhone);
  });

  it("stand in clear in no answer to anybody who did not ask for them in full", () => {
    const text = answered.join("\n");
    expect(text).toContain("**** **** **** 5559");
    expect(text).toContain("ca***@example.com");
    expect(leaksIn(text)).toEqual([]);
  });

  it("travel to the provider encrypted, and come back in no notice", () => {
    const text = sent.map((body) => body.toString("latin1")).join("\n");
    expect(text).toContain("outRequestNo");
    expect(leaksIn(text)).toEqual([]);
    expect(text).not.toContain(someone.contactPhone);
    expect(simulated.submissions.taken).toBe(2);
  });

  it("leave neither phone, e-mail nor name of the applicant in clear in any column", async () => {
    const columns = await asSystem(server.database, async (tx) => {
      const all = await tx.query<{ table: string; column: string }>(
        "select c.table_name as table, c.column_name as column from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE'",
      );
      const found: string[] = [];
      for (const { table, column } of all) {
        const hidden = [someone.contactPhone, "a@example.com", "甲测试"].map((text) => `%${text}%`);
        const rows = await tx.query(`select 1 from "${table}" where "${column}"::text like any($1) limit 1`, [hidden]);
        if (rows.length > 0) found.push(`${table}.${column}`);
      }
      return found.sort();
    });
    // Lists of users are searched and sorted by name, and people are found by its spelling; it is the only thing of a person that lies in clear.
    expect(columns).toEqual(["app_user.name", "app_user.search"]);
    expect(leaksIn(server.printed.join("\n"))).toEqual([]);
  });
});
