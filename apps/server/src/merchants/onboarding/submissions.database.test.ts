import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { applicationImages, applications, applicationTokenHeader, demoProviderIdentity, invited, submissions } from "@yunshou/contract";
import { asSystem } from "@yunshou/database";
import { isSubmissionOver, needsMerchant, submissionStates, submissionTable } from "@yunshou/domain";
import { type Provider, providerKeys, signedHeaders, startProvider } from "@yunshou/simulator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSubmissions, type DemoSubmissionSettings } from "../../payments/demoSubmissions.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { person, personBankAccount, png, submittedApplication, uploadImage } from "../../testing/applications.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/people.ts";
import type { SubmissionChildOrder } from "../../testing/submissionChild.ts";
import type { CreatedMerchant } from "../createMerchant.ts";
import { submissionDuty } from "./submissionDuty.ts";
import { submissionNoticePath } from "./submissionNotices.ts";

const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const keys = providerKeys();
/** Never passes the provider's check. */
const badStore = "坏店";
const stepMs = 40;

let simulated: Provider;
let server: TestServer;
let owner: Client;
let sibling: Client;
let unrelated: Client;
let operator: Client;
let settings: Record<"wechat" | "alipay", DemoSubmissionSettings>;
let sweep: (now?: Date) => Promise<void>;
/** Reached by nobody while true. */
let silent = false;

beforeAll(async () => {
  simulated = await startProvider({
    keys,
    submissionMs: [stepMs, stepMs],
    retryMs: [50, 50, 50],
    cloudKeyPem: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
    judge: ({ storeName }) => (storeName.includes(badStore) ? [{ field: "storeName", reason: "名称不符" }] : []),
  });
  const settingsOf = (channel: "wechat" | "alipay"): DemoSubmissionSettings => ({
    code: `demo-${channel}`, name: `样例${channel}服务商`, channel, publicKey: keys.publicKeyPem, ...demoProviderIdentity,
    privateKey: own.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    get url() {
      return silent ? "http://127.0.0.1:9" : simulated.url;
    },
    get notifyUrl() {
      return `${server.address}${submissionNoticePath(`demo-${channel}`)}`;
    },
  });
  settings = { wechat: settingsOf("wechat"), alipay: settingsOf("alipay") };
  const providers = [demoSubmissions(settings.wechat), demoSubmissions(settings.alipay)];
  server = await startTestServer({}, { submissionProviders: providers });
  const log = { warn: () => {}, error: (...what: unknown[]) => console.error(...what) } as never;
  const duty = submissionDuty({ database: server.database, store: { dataDir: server.context.config.dataDir, secrets: server.context.secrets }, providers, log });
  const sweeper = makeSweeper(server.database, [duty], log, 2);
  sweep = async (now) => {
    await sweeper.sweep(now);
    await sweeper.settled();
  };
  const one = async (merchant: CreatedMerchant, account: string, roles: readonly ("merchantAdmin" | "operator")[] = ["merchantAdmin"]) => {
    await givenUser(server, merchant, { account, roles, ...(roles[0] === "operator" ? { level: "3" as const } : {}) });
    return loginAs(server, account, testPassword);
  };
  const top = await givenMerchant(server, { name: "总店" });
  owner = await one(await givenMerchant(server, { name: "华东", parentId: top.merchantId }), "owner");
  sibling = await one(await givenMerchant(server, { parentId: top.merchantId }), "sibling");
  unrelated = await one(await givenMerchant(server), "unrelated");
  operator = await one({ merchantId: "1", topId: "1", merchantNo: "0" }, "operator", ["operator"]);
});

afterAll(async () => {
  await simulated.stop();
  await server.stop();
});

const rate = { feeRate: 60, account: "application" as const };

/** An approved application of the owner's merchant. */
async function approved(storeName?: string): Promise<{ applicationId: string; applyNo: string; merchantNo: string }> {
  const applicationId = await submittedApplication(owner, person());
  if (storeName !== undefined) {
    await owner.call(applications.withdraw, { applicationId });
    await owner.call(applications.saveStep, { applicationId, step: "store", storeName, province: "上海", city: "上海市", address: "样例路1号" });
    await owner.call(applications.submit, { applicationId, signature: "甲测试" });
  }
  await operator.call(applications.decide, { applicationIds: [applicationId], decision: "approve" });
  const { applyNo, merchantNo } = await owner.call(applications.detail, { applicationId });
  return { applicationId, applyNo, merchantNo: merchantNo ?? "" };
}

const create = (merchantNo: string, channel: "wechat" | "alipay" = "wechat") =>
  operator.call(submissions.create, { payChannel: channel, merchantNo, provider: `demo-${channel}`, ...rate, ...(channel === "alipay" ? { payAccount: "shop@example.com" } : {}) });

/** The row of a submission as its merchant sees it. */
async function rowOf(applyNo: string, channel: "wechat" | "alipay" = "wechat") {
  const { rows } = await owner.call(submissions.list, { payChannel: channel, pageSize: 200 });
  const row = rows.find((one) => one.applyNo === applyNo);
  if (row === undefined) throw new Error(`${applyNo} is not listed`);
  return row;
}

async function reaches(applyNo: string, state: string, channel: "wechat" | "alipay" = "wechat") {
  for (let wait = 0; wait < 100; wait += 1) {
    const row = await rowOf(applyNo, channel);
    if (row.applyStatus === state && (row.hasLink || (state !== "verifying" && state !== "signing"))) return row;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`${applyNo} is ${(await rowOf(applyNo, channel)).applyStatus} and not ${state}`);
}

/** The merchant opens the link and confirms. */
async function merchantConfirms(submissionId: string): Promise<void> {
  const { signUrl } = await owner.call(submissions.link, { submissionId });
  expect((await fetch(signUrl)).headers.get("content-type")).toContain("text/html");
  expect((await fetch(signUrl, { method: "POST" })).status).toBe(200);
}

const taken = () => simulated.submissions.taken;

/** A notice as the provider posts it, or as somebody else would. */
const post = (notice: object, { by = keys, headers = {} as Record<string, string>, code = "demo-wechat" } = {}) => {
  const body = JSON.stringify(notice);
  return fetch(`${server.address}${submissionNoticePath(code)}`, { method: "POST", body, headers: { "content-type": "application/json", ...signedHeaders(by, body, Date.now(), "n"), ...headers } });
};
const noticeOf = (applyNo: string, change: object = {}) => ({ noticeId: `N${applyNo}`, kind: "submission", outRequestNo: applyNo, attempt: 1, state: "finished", subMerchantNo: "1600000001", merchantId: demoProviderIdentity.merchantId, appId: demoProviderIdentity.appId, at: new Date().toISOString(), ...change });

describe("a submission", () => {
  it("MERCHANT-12 goes to the provider after the commit, is verified and signed by the merchant, and finished by the provider's signed notice", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    expect((await rowOf(applyNo)).applyStatus).toBe("none");
    const before = taken();
    const { submissionId } = await create(merchantNo);
    expect([taken(), (await rowOf(applyNo)).applyStatus]).toEqual([before, "queued"]);
    await sweep();
    expect(taken()).toBe(before + 1);
    await reaches(applyNo, "verifying");
    await merchantConfirms(submissionId);
    await reaches(applyNo, "signing");
    await merchantConfirms(submissionId);
    await reaches(applyNo, "finished");
    const { submissions: seen } = await owner.call(applications.detail, { applicationId });
    expect(seen).toMatchObject([{ state: "finished", subMerchantNo: expect.stringMatching(/^16\d{8}$/) as string, signUrl: null, reasons: [] }]);
    expect(seen[0]?.events.map(({ state }) => state)).toEqual(["queued", "checking", "verifying", "signing", "opening", "finished"]);
    expect((await operator.try(submissions.resubmit, { submissionId, ...rate })).body.code).toBe("state.notAllowed");
    expect((await operator.try(submissions.query, { applicationId })).body.code).toBe("state.notAllowed");
    expect((await owner.try(submissions.link, { submissionId })).body.code).toBe("merchants.signingLinkMissing");
  });

  it("MERCHANT-12 FIN-09 at Alipay needs the merchant's account there, masks it, and is authorised by a link", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    expect((await operator.try(submissions.create, { payChannel: "alipay", merchantNo, provider: "demo-alipay", ...rate })).body).toMatchObject({ code: "field.required", data: { field: "payAccount" } });
    const { submissionId } = await create(merchantNo, "alipay");
    await sweep();
    expect(await reaches(applyNo, "signing", "alipay")).toMatchObject({ payAccountNo: "sh***@example.com", providerName: "样例alipay服务商" });
    await merchantConfirms(submissionId);
    await reaches(applyNo, "finished", "alipay");
    expect((await operator.call(applications.reviews, { fromDay: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), toDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), providerName: "alipay" })).rows.map((row) => row.applicationId)).toEqual([applicationId]);
  });

  it("FIN-17 is refused without merchant, provider or bank fields, and changes nothing", async () => {
    const { applyNo, merchantNo } = await approved();
    const whole = { payChannel: "wechat" as const, merchantNo, provider: "demo-wechat", feeRate: 60, account: "other" as const, bankName: "样例银行", bankAccount: personBankAccount };
    for (const [change, code, field] of [
      [{ merchantNo: " " }, "field.required", "merchantNo"],
      [{ merchantNo: "0000-none" }, "merchants.applicationUnknown", "merchantNo"],
      [{ provider: "" }, "field.required", "provider"],
      [{ provider: "demo-alipay" }, "merchants.noSubmissionProvider", "provider"],
      [{ bankName: "" }, "field.required", "bankName"],
      [{ bankAccount: "" }, "field.required", "bankAccount"],
      [{ bankAccount: "1" }, "merchants.bankCardWrong", "bankAccount"],
      [{ feeRate: 0 }, "merchants.feeRateOutOfRange", "feeRate"],
    ] as const) expect((await operator.try(submissions.create, { ...whole, ...change })).body).toMatchObject({ code, data: { field } });
    expect((await rowOf(applyNo)).applyStatus).toBe("none");
    await operator.call(submissions.create, whole);
    expect((await operator.try(submissions.create, whole)).body).toMatchObject({ code: "merchants.submissionExists", data: { field: "provider" } });
    expect((await operator.call(submissions.options, { payChannel: "wechat" })).merchants.map((one) => one.merchantNo)).not.toContain(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
  });

  it("MERCHANT-12 that the provider rejects shows why by field, is corrected by its applicant and submitted again under its number", async () => {
    const { applicationId, applyNo, merchantNo } = await approved(badStore);
    const editing = { applicationId, step: "store" as const, province: "上海", city: "上海市", address: "样例路1号" };
    expect((await owner.try(applications.saveStep, { ...editing, storeName: "好店" })).body.code).toBe("state.notAllowed");
    const { submissionId } = await create(merchantNo);
    await sweep();
    expect(await reaches(applyNo, "rejected")).toMatchObject({ reasons: [{ field: "storeName", reason: "名称不符" }], hasLink: false });
    await owner.call(applications.invite, { applicationId });
    const { token } = await owner.call(applications.link, { applicationId });
    const guest = new Client(server.address);
    expect((await guest.try(invited.saveStep, { ...editing, storeName: "好店" }, { [applicationTokenHeader]: token })).body.code).toBe("H0000");
    expect((await uploadImage(owner, applicationImages.upload, { applicationId, kind: "store" }, png)).status).toBe(200);
    await operator.call(submissions.resubmit, { submissionId, ...rate, feeRate: 38 });
    expect((await owner.try(applications.saveStep, { ...editing, storeName: "又一家" })).body.code).toBe("state.notAllowed");
    await sweep();
    expect(await reaches(applyNo, "verifying")).toMatchObject({ feeRate: 38, reasons: [] });
    expect((await post(noticeOf(applyNo, { state: "rejected", reasons: [{ field: "storeName", reason: "of the first attempt" }], subMerchantNo: undefined }))).status).toBe(200);
    expect((await rowOf(applyNo)).applyStatus).toBe("verifying");
    const seen = (await guest.try(invited.current, {}, { [applicationTokenHeader]: token })).body.data.submissions[0];
    expect(seen?.events.map(({ state, attempt }) => `${state}${attempt}`)).toEqual(["queued1", "checking1", "rejected1", "queued2", "checking2", "verifying2"]);
    expect(seen?.signUrl).toContain("/sign/");
    expect((await owner.call(applications.detail, { applicationId })).submissions[0]?.signUrl).toBeNull();
  });

  it("GUARD-08 belongs to the application's merchant and those above; merchants see, and only the platform submits", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    const { submissionId } = await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    for (const other of [sibling, unrelated]) {
      expect((await other.call(submissions.list, { payChannel: "wechat" })).rows).toEqual([]);
      expect(await other.try(submissions.link, { submissionId })).toMatchObject({ status: 404, body: { code: "merchants.submissionUnknown" } });
    }
    for (const answer of [
      await owner.try(submissions.create, { payChannel: "wechat", merchantNo, provider: "demo-wechat", ...rate }),
      await owner.try(submissions.resubmit, { submissionId, ...rate }),
      await owner.try(submissions.query, { applicationId }),
      await owner.try(submissions.options, { payChannel: "wechat" }),
    ]) expect(answer).toMatchObject({ status: 403, body: { code: "access.noPermission" } });
    expect((await operator.try(submissions.resubmit, { submissionId: "1", ...rate })).body.code).toBe("merchants.submissionUnknown");
    expect((await operator.try(submissions.query, { applicationId: "1" })).body.code).toBe("merchants.submissionUnknown");
  });
});

describe("M17 GEN-20 in each state", () => {
  it.each(submissionStates)("%s a person may do what the table of states says, and nothing else changes the row", async (state) => {
    const { applicationId, applyNo, merchantNo } = await approved();
    const { submissionId } = await create(merchantNo);
    const row = () => asSystem(server.database, (tx) => tx.query<{ hash: string }>("select md5(s::text || coalesce((select t::text from timer t where t.key = s.id::text), '')) as hash from merchant_submission s where s.id = $1", [submissionId]));
    await asSystem(server.database, (tx) => tx.query("update merchant_submission set state = $2, sign_url = 'http://provider/sign/x', sub_merchant_no = '1600000001' where id = $1", [submissionId, state]));
    const before = await row();
    const code = async (answer: Promise<{ readonly body: { readonly code: string } }>) => (await answer).body.code;
    expect(await code(owner.try(submissions.link, { submissionId }))).toBe(needsMerchant(state) ? "H0000" : "merchants.signingLinkMissing");
    expect(await code(operator.try(submissions.create, { payChannel: "wechat", merchantNo, provider: "demo-wechat", ...rate }))).toBe("merchants.submissionExists");
    if (isSubmissionOver(state)) expect(await code(operator.try(submissions.query, { applicationId }))).toBe("state.notAllowed");
    const again = submissionTable[state].resubmit !== undefined;
    expect(await code(owner.try(applications.saveStep, { applicationId, step: "bank", bankName: "另一家" }))).toBe(again ? "H0000" : "state.notAllowed");
    expect(await row()).toEqual(before);
    expect(await code(operator.try(submissions.resubmit, { submissionId, ...rate, feeRate: 0 }))).toBe(again ? "merchants.feeRateOutOfRange" : "state.notAllowed");
    expect(await row()).toEqual(before);
    expect(await code(operator.try(submissions.resubmit, { submissionId, ...rate }))).toBe(again ? "H0000" : "state.notAllowed");
    if (again) expect((await rowOf(applyNo)).applyStatus).toBe("queued");
    else expect(await row()).toEqual(before);
    await asSystem(server.database, (tx) => tx.query("delete from timer where key = $1", [submissionId]));
  });
});

describe("S14 what is read in clear", () => {
  it("is recorded: the content that the provider gets, and the merchant's link", async () => {
    const { applyNo, merchantNo } = await approved();
    const { submissionId } = await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    await owner.call(submissions.link, { submissionId });
    const entries = await asSystem(server.database, (tx) => tx.query<{ action: string; actor: string | null }>("select action, actor_id as actor from audit_log where object = $1 and kind = 'read' and action like 'merchants.submission%' order by id", [applyNo]));
    expect(entries.map(({ action }) => action)).toEqual(["merchants.submission.content.read", "merchants.submission.link.read"]);
    expect(entries.map(({ actor }) => actor === null)).toEqual([true, false]);
  });
});

describe("the provider's notices", () => {
  async function checking() {
    const { applyNo, merchantNo } = await approved();
    await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    return applyNo;
  }
  it("M9 are refused when forged, for somebody else, or about nothing that we submitted, and change nothing", async () => {
    const applyNo = await checking();
    const forged = await Promise.all([
      post(noticeOf(applyNo), { by: providerKeys() }),
      post(noticeOf(applyNo), { headers: { "demo-signature": "" } }),
      post(noticeOf(applyNo), { headers: { "demo-timestamp": String(Math.floor(Date.now() / 1_000) - 400) } }),
    ]);
    expect(await Promise.all(forged.map(async (answer) => ((await answer.json()) as { code: string }).code))).toEqual(Array(3).fill("payments.noticeForged"));
    const wrong = await Promise.all([
      post(noticeOf(applyNo, { merchantId: "other" })),
      post(noticeOf(applyNo, { outRequestNo: "JJ0" })),
      post(noticeOf(applyNo, { attempt: 2 })),
      post(noticeOf(applyNo, { subMerchantNo: undefined })),
      post(noticeOf(applyNo, { kind: "payment" })),
      post(noticeOf(applyNo), { code: "demo-alipay" }),
    ]);
    expect(await Promise.all(wrong.map(async (answer) => ((await answer.json()) as { code: string }).code))).toEqual(Array(6).fill("payments.noticeMismatch"));
    expect((await rowOf(applyNo)).applyStatus).toBe("verifying");
  });

  it("MERCHANT-12 take effect once, and one that comes late sets nothing back", async () => {
    const applyNo = await checking();
    for (let round = 0; round < 3; round += 1) expect((await post(noticeOf(applyNo))).status).toBe(200);
    expect((await post(noticeOf(applyNo, { noticeId: `L${applyNo}`, state: "rejected", reasons: [{ field: "storeName", reason: "late" }] }))).status).toBe(200);
    expect(await rowOf(applyNo)).toMatchObject({ applyStatus: "finished", reasons: [] });
    const [counted] = await asSystem(server.database, (tx) => tx.query<{ events: number }>("select count(*)::int as events from merchant_submission_event e join merchant_submission s on s.id = e.submission_id join merchant_application a on a.id = s.application_id where a.apply_no = $1 and e.state = 'finished'", [applyNo]));
    expect(counted?.events).toBe(1);
    const timers = await asSystem(server.database, (tx) => tx.query("select t.key from timer t join merchant_submission s on s.id::text = t.key join merchant_application a on a.id = s.application_id where a.apply_no = $1", [applyNo]));
    expect(timers).toEqual([]);
  });
});

describe("nothing is lost and nothing is submitted twice", () => {
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1_000);

  it("MERCHANT-12 when the provider does not answer: it is told so, tried again, and asked at once on request", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    const before = taken();
    silent = true;
    await create(merchantNo);
    await sweep();
    expect(await rowOf(applyNo)).toMatchObject({ applyStatus: "queued", unreachableSince: expect.any(String) as string });
    await sweep();
    expect(taken()).toBe(before);
    silent = false;
    expect(await operator.call(submissions.query, { applicationId })).toEqual({ asked: 1 });
    await sweep();
    expect([taken(), (await rowOf(applyNo)).unreachableSince]).toEqual([before + 1, null]);
    await reaches(applyNo, "verifying");
  });

  it("MERCHANT-12 when a notice never comes: the provider is asked", async () => {
    const { applyNo, merchantNo } = await approved();
    await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    await asSystem(server.database, (tx) => tx.query("update merchant_submission set state = 'checking', sign_url = null where application_id = (select id from merchant_application where apply_no = $1)", [applyNo]));
    const before = taken();
    await sweep(later(2));
    expect(await rowOf(applyNo)).toMatchObject({ applyStatus: "verifying", hasLink: true });
    expect(taken()).toBe(before);
  });

  /** A process that does the duty and is killed on its way. */
  async function killed(killAt: SubmissionChildOrder["killAt"], untilKilled?: (child: ChildProcess) => Promise<void>): Promise<void> {
    const { url, notifyUrl, ...rest } = settings.wechat;
    const order: SubmissionChildOrder = { databaseUrl: server.testDatabase.url, dataDir: server.context.config.dataDir, provider: { ...rest, url, notifyUrl }, killAt };
    const child = spawn(process.execPath, [fileURLToPath(new URL("../../testing/submissionChild.ts", import.meta.url)), JSON.stringify(order)], { stdio: ["ignore", "inherit", "inherit"] });
    const ended = once(child, "exit");
    await untilKilled?.(child);
    const [, signal] = (await ended) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
  }

  /** Lets every write of this kind take so long that a process can be killed in the middle of its transaction. */
  async function killedInside(table: string): Promise<void> {
    const admin = new pg.Client({ connectionString: server.testDatabase.url });
    await admin.connect();
    try {
      await admin.query(`create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$; create trigger linger before insert or update on ${table} for each row execute function linger()`);
      await killed(null, async (child) => {
        for (let wait = 0; wait < 200; wait += 1) {
          const { rowCount } = await admin.query("select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()");
          if (rowCount !== 0) break;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        child.kill("SIGKILL");
      });
      await admin.query("drop function linger() cascade");
    } finally {
      await admin.end();
    }
  }

  it.each<[string, () => Promise<void>, number]>([
    ["in the transaction that puts the duty off", () => killedInside("timer"), 0],
    ["after that commit, before the call", () => killed("beforeCall"), 0],
    ["after the call, before its answer is written", () => killed("afterCall"), 1],
    ["in the transaction of the answer", () => killedInside("merchant_submission_event"), 1],
  ])("M4 MERCHANT-12 when the process is killed %s", async (_, kill, reached) => {
    const { applyNo, merchantNo } = await approved();
    const before = taken();
    await create(merchantNo);
    await kill();
    expect(taken()).toBe(before + reached);
    await sweep(later(2));
    expect(taken()).toBe(before + 1);
    await reaches(applyNo, "verifying");
    const { submissions: [seen] } = await owner.call(applications.detail, { applicationId: (await rowOf(applyNo)).applicationId });
    const states = seen?.events.map(({ state }) => state) ?? [];
    expect(states.filter((state) => state === "queued")).toEqual(["queued"]);
    expect(states).toEqual([...new Set(states)]);
    expect(states.at(-1)).toBe("verifying");
  });
});
