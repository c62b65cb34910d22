import { describe, expect, it } from "vitest";
import { smsTemplateNames } from "./access/sms/templates.ts";
import { ConfigError, readConfig } from "./config.ts";

const problem = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

const aliyun = { SMS_PROVIDER: "aliyun", SMS_KEY_ID: "x", SMS_KEY_SECRET: "x", SMS_SIGN_NAME: "x" };

describe("configuration", () => {
  it("has the documented defaults, and keeps the demo to this computer", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      staticPort: 8086,
      mqttPort: 1883,
      demo: false,
      publicScreens: false,
      roles: ["web", "gateway", "jobs"],
    });
    expect(readConfig({ DEMO: "1" })).toMatchObject({ host: "127.0.0.1", publicScreens: true });
    expect(readConfig({ DEMO: "1", HOST: "0.0.0.0", PUBLIC_SCREENS: "off" })).toMatchObject({
      host: "0.0.0.0",
      publicScreens: false,
    });
  });

  it("takes addresses, blocks and names of blocks as proxies", () => {
    const list = "127.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback";
    expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list);
  });

  it("takes an empty text as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it("GUARD-06 reads lists and switches, such as the table of hosts with a login page of their own", () => {
    expect(
      readConfig({ ROLES: "web, jobs", STATIC_PORT: "off", LOGIN_HOSTS: "a.example=/loginYm,b.example=/loginYg" }),
    ).toMatchObject({
      roles: ["web", "jobs"],
      staticPort: null,
      loginHosts: [
        { host: "a.example", loginPath: "/loginYm" },
        { host: "b.example", loginPath: "/loginYg" },
      ],
    });
  });

  it.each([
    [
      { TRUST_PROXY: "10.0.0.0/8, nonsense" },
      'TRUST_PROXY must be a list of addresses or blocks, such as 127.0.0.1,10.0.0.0/8 (it is "10.0.0.0/8, nonsense").',
    ],
    [
      { TRUST_PROXY: "10.0.0.0/33" },
      'TRUST_PROXY must be a list of addresses or blocks, such as 127.0.0.1,10.0.0.0/8 (it is "10.0.0.0/33").',
    ],
    [
      { AGREEMENT_HOSTS: "https://a.example" },
      'AGREEMENT_HOSTS must be a list of hosts, such as a.example,b.example (it is "https://a.example").',
    ],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud").'],
    [{ MAP_APPROVAL: "x".repeat(61) }, `MAP_APPROVAL must have at most 60 characters (it is "${"x".repeat(61)}").`],
    [{ MAP_BASE: "osm:12345678" }, 'MAP_BASE must be tianditu:<key> or amap:<key> (it is "osm:12345678").'],
    [{ PORT: "80a" }, 'PORT must be a port number from 0 to 65535 (it is "80a").'],
    [{ PORT: "70000" }, 'PORT must be a port number from 0 to 65535 (it is "70000").'],
    [{ STATIC_PORT: "no" }, 'STATIC_PORT must be a port number or off (it is "no").'],
    [
      { DATABASE_URL: "mysql://x" },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql:// (it is "…").',
    ],
    [{ ROLES: "web,cook" }, 'ROLES must be a list of web, gateway, jobs (it is "web,cook").'],
    [{ ADMIN_PASSWORD: "short" }, 'ADMIN_PASSWORD must have at least 8 characters (it is "…").'],
    [{ DEMO: "maybe" }, 'DEMO must be on or off (it is "maybe").'],
    [
      { LOGIN_HOSTS: "a.example" },
      'LOGIN_HOSTS must look like host.example=/loginYm,other.example=/loginYg (it is "a.example").',
    ],
  ])("answers %o with one sentence that names the variable and hides secrets", (environment, sentence) => {
    expect(problem(environment as unknown as Record<string, string>)).toBe(sentence);
  });

  it("LOGIN-41 takes a provider of single sign-on with its client and the address of the console, over TLS unless it is on this machine", () => {
    const OIDC_ISSUER = "https://id.example";
    expect(readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: "x", PUBLIC_URL: "https://console.example" }).sso).toMatchObject({
      issuer: OIDC_ISSUER,
      accountClaim: "preferred_username",
      scope: "openid profile",
    });
    expect(readConfig({}).sso).toBeUndefined();
    expect(() => readConfig({ OIDC_ISSUER })).toThrow("OIDC_ISSUER needs OIDC_CLIENT_ID, and PUBLIC_URL");
    expect(() =>
      readConfig({ OIDC_ISSUER: "http://id.example", OIDC_CLIENT_ID: "x", PUBLIC_URL: "https://console.example" }),
    ).toThrow("must start with https://");
  });

  it.each([
    [
      { DEMO_PAY: "paypal", DEMO: "on" },
      'DEMO_PAY must be a list of wechat-stand-in, alipay-stand-in, unionpay-stand-in (it is "paypal").',
    ],
    [{ DEMO_PAY: "wechat-stand-in" }, "DEMO_PAY needs DEMO, because stand-ins take no real money."],
    [{ SMS_KEY_ID: "x" }, "SMS_KEY_ID has no effect without SMS_PROVIDER."],
    [{ SMS_PROVIDER: "pigeon" }, 'SMS_PROVIDER must be aliyun, tencent or webhook (it is "pigeon").'],
    [
      { SMS_PROVIDER: "aliyun", DEMO: "on" },
      "SMS_PROVIDER cannot be used with DEMO, because the numbers of the demo company belong to nobody.",
    ],
    [
      { SMS_PROVIDER: "aliyun", SMS_KEY_ID: "x" },
      "SMS_PROVIDER=aliyun also needs SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATES.",
    ],
    [
      { SMS_PROVIDER: "tencent", SMS_KEY_ID: "x", SMS_KEY_SECRET: "x", SMS_SIGN_NAME: "x", SMS_TEMPLATES: "x" },
      "SMS_PROVIDER=tencent also needs SMS_APP_ID.",
    ],
    [{ SMS_PROVIDER: "webhook" }, "SMS_PROVIDER=webhook also needs SMS_ENDPOINT, SMS_KEY_SECRET."],
    [
      { SMS_PROVIDER: "webhook", SMS_ENDPOINT: "https://sms.example", SMS_KEY_SECRET: "short" },
      "SMS_KEY_SECRET must have at least 32 characters for a webhook.",
    ],
    [
      { SMS_PROVIDER: "webhook", SMS_ENDPOINT: "http://sms.example", SMS_KEY_SECRET: "x".repeat(32) },
      "SMS_ENDPOINT must start with https:// unless it is on this machine.",
    ],
    [
      { SMS_PROVIDER: "webhook", SMS_ENDPOINT: "https://sms.example", SMS_KEY_SECRET: "x".repeat(32), SMS_APP_ID: "1" },
      "SMS_APP_ID does not belong to SMS_PROVIDER=webhook.",
    ],
    [{ ...aliyun, SMS_TEMPLATES: "resetCode" }, "SMS_TEMPLATES must look like resetCode=SMS_1,initialPassword=SMS_2."],
    [
      { ...aliyun, SMS_TEMPLATES: "welcome=SMS_1" },
      `SMS_TEMPLATES names welcome, which is none of ${smsTemplateNames.join(", ")}.`,
    ],
    [
      { ...aliyun, SMS_TEMPLATES: "resetCode=SMS_1,initialPassword=SMS_2,alarm=SMS_3,alarms=SMS_4" },
      "SMS_TEMPLATES has no template for dailySummary, certificateExpiring, certificateExpired, certificates, guessingPassword, guessingCode, broadcast, guessingSpread.",
    ],
  ])("answers %o of text messages with one sentence", (environment, sentence) => {
    expect(problem(environment as unknown as Record<string, string>)).toBe(sentence);
  });

  it.each([
    [{ PORTAL_SECRET: "x".repeat(32) }, "PORTAL_SECRET has no effect without PORTAL_NAME."],
    [{ PORTAL_NAME: "x", PORTAL_SECRET: "short" }, 'PORTAL_SECRET must have at least 32 characters (it is "…").'],
    [
      { PORTAL_NAME: "x", PORTAL_SECRET: "x".repeat(32) },
      "PORTAL_NAME needs PUBLIC_URL, the address under which browsers reach this console.",
    ],
    [
      { PORTAL_NAME: "x", PUBLIC_URL: "https://console.example" },
      "PORTAL_NAME needs either PORTAL_SECRET or PORTAL_PUBLIC_KEY, not both.",
    ],
    [
      { PORTAL_NAME: "x", PUBLIC_URL: "https://console.example", PORTAL_PUBLIC_KEY: "/nowhere" },
      "PORTAL_PUBLIC_KEY must be the path of a public key in PEM: Ed25519, EC P-256, or RSA of at least 2048 bits.",
    ],
  ])("answers %o of a portal with one sentence", (environment, sentence) => {
    expect(problem(environment as unknown as Record<string, string>)).toBe(sentence);
  });

  it("takes a provider of text messages with a template for each text", () => {
    const SMS_TEMPLATES = smsTemplateNames.map((name) => `${name}=SMS_1`).join(", ");
    expect(readConfig({ ...aliyun, SMS_TEMPLATES }).sms).toMatchObject({
      provider: "aliyun",
      endpoint: "https://dysmsapi.aliyuncs.com",
      templates: { resetCode: "SMS_1", certificates: "SMS_1" },
    });
    expect(readConfig({}).sms).toBeUndefined();
  });

  it("asks administrators for a second factor unless the demo company or the configuration leaves it open", () => {
    expect([
      readConfig({}).secondFactor,
      readConfig({ DEMO: "1" }).secondFactor,
      readConfig({ DEMO: "1", SECOND_FACTOR: "required" }).secondFactor,
    ]).toEqual(["required", "optional", "required"]);
    expect(() => readConfig({ SECOND_FACTOR: "off" })).toThrow("SECOND_FACTOR must be required or optional");
  });
});
