import { login } from "@yunshou/contract/access/login";
import { users } from "@yunshou/contract/access/users";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { smsKeys, type SmsKind, type SmsStandIn, startSmsStandIn } from "../../testing/standIns/smsProvider.ts";
import { createSms } from "./choose.ts";
import { deliver, type DeliveryTimes } from "./delivery.ts";
import { aliyunSms } from "./aliyun.ts";
import { shortMessage, smsTemplateNames } from "./templates.ts";
import { tencentSms } from "./tencent.ts";
import { webhookSms } from "./webhook.ts";

let standIn: SmsStandIn;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await standIn.stop();
});

const templates = smsTemplateNames.map((name, index) => `${name}=SMS_${index}`).join(",");
const settingsOf = (kind: SmsKind): Record<string, string> => ({
  SMS_PROVIDER: kind,
  SMS_ENDPOINT: standIn.url,
  SMS_KEY_SECRET: smsKeys.keySecret,
  ...(kind === "webhook" ? {} : { SMS_KEY_ID: smsKeys.keyId, SMS_SIGN_NAME: "云售 (测试)!", SMS_TEMPLATES: templates }),
  ...(kind === "tencent" ? { SMS_APP_ID: "1400006666" } : {}),
});

const logged: { level: string; facts: Record<string, unknown> }[] = [];
const log = {
  warn: (facts: object) => void logged.push({ level: "warn", facts: { ...facts } }),
  error: (facts: object) => void logged.push({ level: "error", facts: { ...facts } }),
} as never;
const quick: DeliveryTimes = { patienceMs: 300, retryAfterMs: 10, firstPauseMs: 60_000 };
const senderOf = (kind: SmsKind) => {
  const { sms } = readConfig(settingsOf(kind));
  logged.length = 0;
  return deliver(
    sms?.provider === "aliyun"
      ? aliyunSms(sms)
      : sms?.provider === "tencent"
        ? tencentSms(sms)
        : webhookSms(sms as never),
    log,
    quick,
  );
};
const code = shortMessage("13812345678", "resetCode", { code: "004711" }, "验证码 004711");
const kinds = ["aliyun", "tencent", "webhook"] as const;
const message = {
  aliyun: "isv.BUSINESS_LIMIT_CONTROL",
  tencent: "LimitExceeded.PhoneNumberDailyLimit",
  webhook: "422",
};
const broken = {
  aliyun: "isv.AMOUNT_NOT_ENOUGH",
  tencent: "FailedOperation.InsufficientBalanceInSmsPackage",
  webhook: "401",
};

describe.each(kinds)("text messages by %s", (kind) => {
  it("arrive under a signature that the provider rebuilds from the wire, with the template and its values", async () => {
    standIn = await startSmsStandIn(kind);
    const sender = createSms(readConfig(settingsOf(kind)), log, () => {});
    await sender.send(code);
    await sender.send(
      shortMessage("13812345679", "alarms", { merchantName: "云途 & 子~公司*", machines: 2, alarms: 5 }, "x"),
    );
    const signName = "云售 (测试)!";
    expect(standIn.received).toEqual(
      {
        aliyun: [
          { phone: "13812345678", template: "SMS_0", signName, values: { code: "004711" } },
          {
            phone: "13812345679",
            template: "SMS_4",
            signName,
            values: { merchantName: "云途 & 子~公司*", machines: "2", alarms: "5" },
          },
        ],
        tencent: [
          { phone: "+8613812345678", template: "1400006666/SMS_0", signName, values: ["004711"] },
          { phone: "+8613812345679", template: "1400006666/SMS_4", signName, values: ["云途 & 子~公司*", "2", "5"] },
        ],
        webhook: [
          { phone: "13812345678", template: "resetCode", values: { code: "004711" } },
          {
            phone: "13812345679",
            template: "alarms",
            values: { merchantName: "云途 & 子~公司*", machines: 2, alarms: 5 },
          },
        ],
      }[kind],
    );
    expect(sender.metrics()).toContain(`sms_messages_total{provider="${kind}",template="resetCode",result="taken"} 1`);
    expect(sender.refusal(new Date())).toBeUndefined();
  });

  it("are not taken under another key, and then refused to everybody for a minute, the next time for two", async () => {
    standIn = await startSmsStandIn(kind);
    const { sms } = readConfig({ ...settingsOf(kind), SMS_KEY_SECRET: "another-secret-of-more-than-32-characters" });
    const sender = deliver(
      sms?.provider === "aliyun"
        ? aliyunSms(sms)
        : sms?.provider === "tencent"
          ? tencentSms(sms)
          : webhookSms(sms as never),
      log,
      quick,
    );
    await expect(sender.send(code)).rejects.toThrow(`${kind} did not take a text message`);
    expect(standIn.received).toEqual([]);
    expect(sender.refusal(new Date())).toMatchObject({ code: "access.smsUnavailable" });
    expect(sender.refusal(new Date(Date.now() + 61_000))).toBeUndefined();
    await expect(sender.send(code)).rejects.toThrow();
    expect(sender.refusal(new Date(Date.now() + 65_000))).toMatchObject({ code: "access.smsUnavailable" });
    expect(sender.metrics()).toContain(`sms_available{provider="${kind}"} 0`);
  });

  it("are tried once more when the provider was busy, and not a third time", async () => {
    standIn = await startSmsStandIn(kind);
    const sender = senderOf(kind);
    standIn.next = ["busy"];
    await sender.send(code);
    expect([standIn.requests, standIn.received.length]).toEqual([2, 1]);
    standIn.next = ["busy", "busy"];
    await expect(sender.send(code)).rejects.toThrow("HTTP 503");
    expect(standIn.requests).toBe(4);
  });

  it("are not tried again without an answer, because they may be on their way", async () => {
    standIn = await startSmsStandIn(kind);
    const sender = senderOf(kind);
    standIn.next = ["silence"];
    await expect(sender.send(code)).rejects.toThrow("TimeoutError");
    expect(standIn.requests).toBe(1);
    expect(sender.refusal(new Date())).toBeDefined();
    await sender.send(code);
    expect(sender.refusal(new Date())).toBeUndefined();
  });

  it("that are refused for one number leave the others alone; the operator reads why, with a masked number", async () => {
    standIn = await startSmsStandIn(kind);
    const sender = senderOf(kind);
    standIn.next = [{ code: message[kind] }];
    await expect(sender.send(code)).rejects.toThrow(message[kind]);
    expect(sender.refusal(new Date())).toBeUndefined();
    standIn.next = [{ code: broken[kind] }];
    await expect(sender.send(code)).rejects.toThrow(broken[kind]);
    const seen = (text: string) => (kind === "webhook" ? `HTTP ${text}` : text);
    expect(logged).toEqual([
      {
        level: "warn",
        facts: { provider: kind, template: "resetCode", phone: "138****5678", code: seen(message[kind]) },
      },
      {
        level: "error",
        facts: { provider: kind, template: "resetCode", phone: "138****5678", code: seen(broken[kind]) },
      },
    ]);
    expect(sender.metrics().filter((line) => line.includes("resetCode"))).toEqual([
      `sms_messages_total{provider="${kind}",template="resetCode",result="refused"} 1`,
      `sms_messages_total{provider="${kind}",template="resetCode",result="failed"} 1`,
    ]);
  });
});

it("are not taken when nobody listens at the provider's address", async () => {
  standIn = await startSmsStandIn("aliyun");
  const sender = senderOf("aliyun");
  await standIn.stop();
  await expect(sender.send(code)).rejects.toThrow("ECONNREFUSED");
});

describe("the calls that send text messages", () => {
  it("LOGIN-45 USER-04 send by the provider after the commit, and refuse everybody alike while it takes nothing", async () => {
    standIn = await startSmsStandIn("aliyun");
    server = await startTestServer(settingsOf("aliyun"));
    const merchant = await givenMerchant(server, { name: "云途" });
    await givenUser(server, merchant, { account: "boss", phone: "13900000001" });
    const visitor = new Client(server.address);
    await visitor.call(login.sendResetCode, { phone: "13900000001" });
    await expect.poll(() => standIn.received.length).toBe(1);
    expect(standIn.received[0]).toMatchObject({ phone: "13900000001", template: "SMS_0" });
    expect(server.printed).toEqual([]);

    const boss = await loginAs(server, "boss", testPassword);
    const roleId = (await rowsOf<{ id: string }>(server, "select id from role where code = 'staff'"))[0]!.id;
    const form = (account: string, phone: string) => ({
      account,
      name: "新人",
      phone,
      email: `${account}@example.com`,
      level: "2" as const,
      merchantId: merchant.merchantId,
      roleIds: [roleId],
    });
    standIn.next = [{ code: "isv.AMOUNT_NOT_ENOUGH" }];
    await boss.call(users.create, form("first", "13900000002"));
    const { address } = server;
    const metrics = async () => (await fetch(`${address}/metrics`)).text();
    await expect.poll(metrics).toContain('sms_available{provider="aliyun"} 0');
    const answer = await boss.try(users.create, form("second", "13900000003"));
    expect([answer.status, answer.body.code]).toEqual([503, "access.smsUnavailable"]);
    expect(answer.body.msg).toMatch(/^短信暂时无法发送，请在\d+秒后重试$/);
    expect(await rowsOf(server, "select account from app_user where account in ('first', 'second')")).toEqual([
      { account: "first" },
    ]);
    for (const phone of ["13900000001", "13700000000"])
      expect((await visitor.try(login.sendResetCode, { phone })).body.code).toBe("access.smsUnavailable");
    expect(await metrics()).toContain(
      'sms_messages_total{provider="aliyun",template="initialPassword",result="failed"} 1',
    );
  });
});
