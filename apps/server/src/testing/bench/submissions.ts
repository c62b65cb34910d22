import { generateKeyPairSync } from "node:crypto";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import { asSystem } from "@yunshou/database";
import { type Provider, providerKeys, signedHeaders, startProvider } from "@yunshou/simulator";
import { expect } from "vitest";
import { demoSubmissions, type DemoSubmissionSettings } from "../../payments/demoSubmissions.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { person, submittedApplication } from "./applications.ts";
import { Client, loginAs, startTestServer, type TestServer } from "./client.ts";
import { givenMerchant, givenUser, testPassword } from "./people.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { submissionDuty } from "../../merchants/onboarding/submissionDuty.ts";
import { submissionNoticePath } from "../../merchants/onboarding/submissionNotices.ts";

// A simulated provider of submissions, a server that speaks with it, and approved applications. One for each test file.

export const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
export const keys = providerKeys();
/** Never passes the provider's check. */
export const badStore = "坏店";
export const stepMs = 40;

export let simulated: Provider;
export let server: TestServer;
export let owner: Client;
export let sibling: Client;
export let unrelated: Client;
export let operator: Client;
export let settings: Record<"wechat" | "alipay", DemoSubmissionSettings>;
export let sweep: (now?: Date) => Promise<void>;
/** The provider is reached by nobody while this is true. */
export const line = { silent: false };

export async function open(): Promise<void> {
  simulated = await startProvider({
    keys,
    submissionMs: [stepMs, stepMs],
    retryMs: [50, 50, 50],
    cloudKeyPem: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
    judge: ({ storeName }) =>
      storeName.includes(badStore)
        ? [
            { field: "storeName", reason: "名称不符", code: "NAME_DIFFERS" },
            { field: "", reason: "原话", code: "constructor" },
          ]
        : [],
  });
  const settingsOf = (channel: "wechat" | "alipay"): DemoSubmissionSettings => ({
    code: `demo-${channel}`,
    name: `样例${channel}服务商`,
    channel,
    publicKey: keys.publicKeyPem,
    ...demoProviderIdentity,
    privateKey: own.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    get url() {
      return line.silent ? "http://127.0.0.1:9" : simulated.url;
    },
    get notifyUrl() {
      return `${server.address}${submissionNoticePath(`demo-${channel}`)}`;
    },
  });
  settings = { wechat: settingsOf("wechat"), alipay: settingsOf("alipay") };
  const providers = [demoSubmissions(settings.wechat), demoSubmissions(settings.alipay)];
  server = await startTestServer({}, { submissionProviders: providers });
  const log = { warn: () => {}, error: (...what: unknown[]) => console.error(...what) } as never;
  const duty = submissionDuty({
    database: server.database,
    store: { dataDir: server.context.config.dataDir, secrets: server.context.secrets },
    providers,
    log,
  });
  const sweeper = makeSweeper(server.database, [duty], log, 2);
  sweep = async (now) => {
    await sweeper.sweep(now);
    await sweeper.settled();
  };
  const one = async (
    merchant: CreatedMerchant,
    account: string,
    roles: readonly ("merchantAdmin" | "operator")[] = ["merchantAdmin"],
  ) => {
    await givenUser(server, merchant, { account, roles, ...(roles[0] === "operator" ? { level: "3" as const } : {}) });
    return loginAs(server, account, testPassword);
  };
  const top = await givenMerchant(server, { name: "总店" });
  owner = await one(await givenMerchant(server, { name: "华东", parentId: top.merchantId }), "owner");
  sibling = await one(await givenMerchant(server, { parentId: top.merchantId }), "sibling");
  unrelated = await one(await givenMerchant(server), "unrelated");
  operator = await one({ merchantId: "1", topId: "1", merchantNo: "0" }, "operator", ["operator"]);
}

export async function close(): Promise<void> {
  await simulated.stop();
  await server.stop();
}

export const rate = { feeRate: 60, account: "application" as const };

/** An approved application of the owner's merchant. */
export async function approved(
  storeName?: string,
): Promise<{ applicationId: string; applyNo: string; merchantNo: string }> {
  const applicationId = await submittedApplication(owner, person());
  if (storeName !== undefined) {
    await owner.call(applications.withdraw, { applicationId });
    await owner.call(applications.saveStep, {
      applicationId,
      step: "store",
      storeName,
      province: "上海",
      city: "上海市",
      address: "样例路1号",
    });
    await owner.call(applications.submit, { applicationId, signature: "甲测试" });
  }
  await operator.call(applications.decide, { applicationIds: [applicationId], decision: "approve" });
  const { applyNo, merchantNo } = await owner.call(applications.detail, { applicationId });
  return { applicationId, applyNo, merchantNo: merchantNo ?? "" };
}

export const create = (merchantNo: string, channel: "wechat" | "alipay" = "wechat") =>
  operator.call(submissions.create, {
    payChannel: channel,
    merchantNo,
    provider: `demo-${channel}`,
    ...rate,
    ...(channel === "alipay" ? { payAccount: "shop@example.com" } : {}),
  });

/** The row of a submission as its merchant sees it. */
export async function rowOf(applyNo: string, channel: "wechat" | "alipay" = "wechat") {
  const { rows } = await owner.call(submissions.list, { payChannel: channel, pageSize: 200 });
  const row = rows.find((one) => one.applyNo === applyNo);
  if (row === undefined) throw new Error(`${applyNo} is not listed`);
  return row;
}

export async function reaches(applyNo: string, state: string, channel: "wechat" | "alipay" = "wechat") {
  for (const end = performance.now() + 120_000; performance.now() < end;) {
    const row = await rowOf(applyNo, channel);
    if (row.applyStatus === state && (row.hasLink || (state !== "verifying" && state !== "signing"))) return row;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`${applyNo} is ${(await rowOf(applyNo, channel)).applyStatus} and not ${state}`);
}

/** The merchant opens the link and confirms. */
export async function merchantConfirms(submissionId: string): Promise<void> {
  const { signUrl } = await owner.call(submissions.link, { submissionId });
  expect((await fetch(signUrl)).headers.get("content-type")).toContain("text/html");
  expect((await fetch(signUrl, { method: "POST" })).status).toBe(200);
}

export const taken = () => simulated.submissions.taken;

/** A notice as the provider posts it, or as somebody else would. */
export const post = (
  notice: object,
  { by = keys, headers = {} as Record<string, string>, code = "demo-wechat" } = {},
) => {
  const body = JSON.stringify(notice);
  return fetch(`${server.address}${submissionNoticePath(code)}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...signedHeaders(by, body, Date.now(), "n"), ...headers },
  });
};
export const noticeOf = (applyNo: string, change: object = {}) => ({
  noticeId: `N${applyNo}`,
  kind: "submission",
  outRequestNo: applyNo,
  attempt: 1,
  state: "finished",
  subMerchantNo: "1600000001",
  merchantId: demoProviderIdentity.merchantId,
  appId: demoProviderIdentity.appId,
  at: new Date().toISOString(),
  ...change,
});

/** How often the operator is recorded as having done something about an application. */
export const recordsOf = async (applyNo: string, action: string) =>
  (
    await asSystem(server.database, (tx) =>
      tx.query(
        "select 1 from audit_log a join app_user u on u.id = a.actor_id where a.object = $1 and a.action = $2 and u.account = 'operator'",
        [applyNo, action],
      ),
    )
  ).length;
