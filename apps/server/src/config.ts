import { createPublicKey, createSecretKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { defaultWithdrawalTerms, readMapBase, secondFactorPolicies, type WithdrawalTerms } from "@yunshou/domain";
import { z } from "zod";
import { demoStandIns } from "./demo/standInNames.ts";
import type { PortalSettings } from "./access/login/portalToken.ts";
import { type SmsTemplate, smsTemplateNames } from "./access/sms/templates.ts";

/** The roles that one process may play. */
export const roleNames = ["web", "gateway", "jobs"] as const;
export type RoleName = (typeof roleNames)[number];

/** A sentence for the person who started the program; printed without a stack. */
export class ConfigError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number from 0 to 65535")
  .transform(Number)
  .refine((value) => value <= 65_535, "must be a port number from 0 to 65535");

const flag = z
  .enum(["0", "1", "true", "false", "on", "off", "yes", "no"], "must be on or off")
  .transform((text) => ["1", "true", "on", "yes"].includes(text));

const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    );

const web = address(["http:", "https:"]);

const hosts = z
  .string()
  .refine(
    (text) => text.split(",").every((part) => /^[^=\s]+=\/\w+$/.test(part.trim())),
    "must look like host.example=/loginYm,other.example=/loginYg",
  )
  .transform((text) => text.split(",").map((part) => part.trim().split("=") as [string, string]))
  .transform((pairs) => pairs.map(([host, loginPath]) => ({ host, loginPath })));

const roles = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(
    z
      .array(z.enum(roleNames, `must be a list of ${roleNames.join(", ")}`))
      .min(1, `must be a list of ${roleNames.join(", ")}`),
  );

/** An address, a block of addresses, or a name that stands for blocks (`@fastify/proxy-addr`). */
function isProxy(text: string): boolean {
  const [address = "", bits] = text.split("/", 2);
  const version = isIP(address);
  if (version === 0) return bits === undefined && ["loopback", "linklocal", "uniquelocal"].includes(address);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const proxies = z
  .string()
  .refine(
    (text) => text.split(",").every((part) => isProxy(part.trim())),
    "must be a list of addresses or blocks, such as 127.0.0.1,10.0.0.0/8",
  );

const standIns = z
  .string()
  .refine(
    (text) => text.split(",").every((part) => URL.canParse(part.trim()) && /^https?:/.test(part.trim())),
    "must be a list of addresses, such as http://127.0.0.1:4100",
  )
  .transform((text) => text.split(",").map((part) => part.trim()));

const demoPay = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.enum(demoStandIns, `must be a list of ${demoStandIns.join(", ")}`)));

/** Every variable of the environment that the program reads. An empty text counts as not set. */
const variables = z.object({
  PORT: port.default(8080),
  HOST: z.string().optional(),
  STATIC_PORT: z.union([z.literal("off").transform(() => null), port], "must be a port number or off").default(8086),
  MQTT_PORT: port.default(1883),
  MQTT_TLS_PORT: port.optional(),
  MQTT_TLS_CERT: z.string().optional(),
  MQTT_TLS_KEY: z.string().optional(),
  MACHINE_HTTP_PORT: port.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address(["postgres:", "postgresql:"]).optional(),
  MQTT_URL: address(["mqtt:", "mqtts:"]).optional(),
  ROLES: roles.default([...roleNames]),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .max(128, "must have at most 128 characters")
    .optional(),
  DEMO: flag.default(false),
  DEMO_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .max(128, "must have at most 128 characters")
    .default("Yunshou-2026"),
  LOOPBACK_CHANNELS: flag.default(false),
  DEMO_SIZE: z.enum(["large", "small"], "must be large or small").default("large"),
  DEMO_SALES_PER_MINUTE: z.coerce
    .number("must be a number")
    .min(0, "must be at least 0")
    .max(600, "must be at most 600")
    .optional(),
  DEMO_PAY: demoPay.default([]),
  PUBLIC_SCREENS: flag.optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "must be 64 hexadecimal digits")
    .optional(),
  MASTER_KEY_PREVIOUS: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "must be 64 hexadecimal digits")
    .optional(),
  WITHDRAWAL_WINDOW: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "must look like 10:00-17:00")
    .refine((text) => text.slice(0, 5) < text.slice(6), "must end after it begins")
    .optional(),
  WITHDRAWAL_FEE: z
    .string()
    .regex(/^\d{1,4}:\d{1,6}$/, "must be ten-thousandths and the least fee in fen, such as 10:10")
    .optional(),
  PAYMENT_STAND_INS: standIns.default([]),
  SECOND_FACTOR: z.enum(secondFactorPolicies, "must be required or optional").optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  LOGIN_HOSTS: hosts.default([]),
  AGREEMENT_HOSTS: z
    .string()
    .regex(/^[^\s,/]+(?:\s*,\s*[^\s,/]+)*$/, "must be a list of hosts, such as a.example,b.example")
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  ALL_LANGUAGES: flag.default(false),
  MAP_APPROVAL: z.string().max(60, "must have at most 60 characters").optional(),
  MAP_BASE: z
    .string()
    .refine((text) => readMapBase(text) !== undefined, "must be tianditu:<key> or amap:<key>")
    .optional(),
  PUBLIC_URL: web.optional(),
  OIDC_ISSUER: web.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_ACCOUNT_CLAIM: z
    .string()
    .regex(/^[\w.:-]{1,60}$/, "must be the name of a claim")
    .default("preferred_username"),
  OIDC_SCOPE: z
    .string()
    .regex(/^openid( [\w.:/-]+)*$/, "must begin with openid")
    .default("openid profile"),
  PORTAL_NAME: z.string().max(100, "must have at most 100 characters").optional(),
  PORTAL_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  PORTAL_PUBLIC_KEY: z.string().optional(),
  SMS_PROVIDER: z.enum(["aliyun", "tencent", "webhook"], "must be aliyun, tencent or webhook").optional(),
  SMS_ENDPOINT: web.optional(),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATES: z.string().optional(),
  SMS_APP_ID: z
    .string()
    .regex(/^\d{1,20}$/, "must be the number of an application")
    .optional(),
  SMS_REGION: z
    .string()
    .regex(/^[a-z]+-[a-z0-9-]+$/, "must be the name of a region, such as ap-guangzhou")
    .optional(),
  LEASING_URL: web.optional(),
  FACTORY_URL: web.optional(),
  CONFIGURATION_URL: web.optional(),
  NODE_ENV: z.string().optional(),
  CREDENTIALS_DIRECTORY: z.string().optional(),
});

/**
 * What the program is told from outside, checked once at the start.
 *
 * @throws ConfigError with one sentence that names the variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? "environment");
    throw new ConfigError(
      `${name} ${issue?.message ?? "is wrong"} (it is ${JSON.stringify(secretNames.has(name) ? "…" : given[name])}).`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST ?? (value.DEMO ? "127.0.0.1" : "0.0.0.0"),
    /** Null switches the second port off; the main port always serves the same files. */
    staticPort: value.STATIC_PORT,
    mqttPort: value.MQTT_PORT,
    /** Machines over TLS; undefined leaves encryption to whoever stands before the gateway. */
    mqttTls: mqttTls(value),
    /** Machines that speak HTTP instead of MQTT; undefined lets none in that way. */
    machineHttpPort: value.MACHINE_HTTP_PORT,
    dataDir: resolve(value.DATA_DIR),
    /** Undefined starts the embedded PostgreSQL. */
    databaseUrl: value.DATABASE_URL,
    /** Undefined starts the embedded broker. */
    mqttUrl: value.MQTT_URL,
    roles: value.ROLES as readonly RoleName[],
    adminPassword: value.ADMIN_PASSWORD,
    demo: value.DEMO,
    demoPassword: value.DEMO_PASSWORD,
    loopbackChannels: value.LOOPBACK_CHANNELS,
    demoSize: value.DEMO_SIZE,
    demoSalesPerMinute: value.DEMO_SALES_PER_MINUTE ?? (value.DEMO_SIZE === "large" ? 10 : 2),
    /** Stand-ins of real providers that take the demo's payments of their kind. */
    demoPay: demoPayOf(value),
    /** The big screens show totals without a session (PERM-16). */
    publicScreens: value.PUBLIC_SCREENS ?? value.DEMO,
    /** Undefined makes a key file in the data directory. */
    masterKey: value.MASTER_KEY ?? credential(value.CREDENTIALS_DIRECTORY, "master-key"),
    /** The key before it, while a rotation lasts: still read, never written. */
    masterKeyPrevious: value.MASTER_KEY_PREVIOUS ?? credential(value.CREDENTIALS_DIRECTORY, "master-key-previous"),
    /** When merchants may apply for withdrawals, on their own clocks, and what these cost (FIN-08, FIN-21). */
    withdrawal: withdrawalTerms(value),
    /** Whether administrators must have a second factor; the demo company asks nobody who has not set one up. */
    secondFactor: value.SECOND_FACTOR ?? (value.DEMO ? "optional" : "required"),
    /** Proxies whose X-Forwarded-For is believed: addresses or blocks, comma separated. */
    trustProxy: value.TRUST_PROXY ?? (false as const),
    logLevel: value.LOG_LEVEL,
    /** Hosts with a login page of their own; no other login page opens there (GUARD-06). */
    loginHosts: value.LOGIN_HOSTS,
    /** Hosts whose logins are followed by the platform's agreement (AGREE-01, AGREE-12). */
    agreementHosts: (value.AGREEMENT_HOSTS ?? "")
      .toLowerCase()
      .split(",")
      .map((host) => host.trim())
      .filter((host) => host !== ""),
    /** Who shows it may read /metrics from another machine; undefined lets nobody. */
    metricsToken: value.METRICS_TOKEN,
    /** The switcher offers nine languages instead of seven (LANG-06). */
    allLanguages: value.ALL_LANGUAGES,
    /** Number under which the map of China was approved, shown on the big screens; undefined shows none. */
    mapApproval: value.MAP_APPROVAL,
    /** Streets under the points of maps, by the key of their provider; undefined shows provinces only. */
    mapBase: value.MAP_BASE === undefined ? undefined : readMapBase(value.MAP_BASE),
    /** Addresses of sub-applications that the launcher opens (LAUNCH-08). */
    applications: { leasing: value.LEASING_URL, factory: value.FACTORY_URL, configuration: value.CONFIGURATION_URL },
    /** The address under which browsers and payment providers reach this console. */
    publicUrl: value.PUBLIC_URL,
    /** Addresses of stand-ins that payment services may name beside the providers' own. */
    paymentStandIns: value.PAYMENT_STAND_INS,
    /** Undefined leaves /ssologin unconfigured (LOGIN-41). */
    sso: sso(value),
    /** The portal whose tokens log people in at /loginSilent; undefined when there is none (LOGIN-40). */
    portal: portal(value),
    /** Undefined prints text messages where the server runs. */
    sms: sms(value),
    production: value.NODE_ENV === "production",
    /** Answers are compared with the contract; switched off where every microsecond counts. */
    checkAnswers: value.NODE_ENV === "test" || value.NODE_ENV === "development",
  };
}

export type Config = ReturnType<typeof readConfig>;

const secretNames = new Set([
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "DEMO_PASSWORD",
  "MASTER_KEY",
  "DATABASE_URL",
  "MQTT_URL",
  "OIDC_CLIENT_SECRET",
  "SMS_KEY_SECRET",
  "PORTAL_SECRET",
  "MASTER_KEY_PREVIOUS",
]);

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function withdrawalTerms({
  WITHDRAWAL_WINDOW: window = "10:00-17:00",
  WITHDRAWAL_FEE: fee,
}: {
  WITHDRAWAL_WINDOW?: string;
  WITHDRAWAL_FEE?: string;
}): WithdrawalTerms {
  const [perTenThousand, least] = fee?.split(":") ?? [];
  return {
    fromMinute: minuteOf(window.slice(0, 5)),
    toMinute: minuteOf(window.slice(6)),
    feePerTenThousand: Number(perTenThousand ?? defaultWithdrawalTerms.feePerTenThousand),
    leastFeeFen: BigInt(least ?? defaultWithdrawalTerms.leastFeeFen),
  };
}

/** Port and files of the broker's TLS listener. The files are read when the gateway starts. */
function mqttTls({
  MQTT_TLS_PORT: tlsPort,
  MQTT_TLS_CERT: certFile,
  MQTT_TLS_KEY: keyFile,
}: {
  MQTT_TLS_PORT?: number;
  MQTT_TLS_CERT?: string;
  MQTT_TLS_KEY?: string;
}) {
  if (tlsPort === undefined) return undefined;
  if (certFile === undefined || keyFile === undefined)
    throw new ConfigError(
      "MQTT_TLS_PORT needs MQTT_TLS_CERT and MQTT_TLS_KEY, the paths of a certificate and its key in PEM.",
    );
  return { port: tlsPort, certFile: resolve(certFile), keyFile: resolve(keyFile) };
}

/** Stand-ins take payments of the demo company only: nobody else's money may go to one. */
function demoPayOf({ DEMO: demo, DEMO_PAY: names }: z.infer<typeof variables>) {
  if (names.length > 0 && !demo) throw new ConfigError("DEMO_PAY needs DEMO, because stand-ins take no real money.");
  return names;
}

/** The provider of single sign-on; without TLS only on this very machine. */
function sso(value: z.infer<typeof variables>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl } = value;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || publicUrl === undefined)
    throw new ConfigError(
      "OIDC_ISSUER needs OIDC_CLIENT_ID, and PUBLIC_URL, the address under which browsers reach this console.",
    );
  if (isOpen(issuer)) throw new ConfigError("OIDC_ISSUER must start with https:// unless it is on this machine.");
  return {
    issuer,
    clientId,
    clientSecret: value.OIDC_CLIENT_SECRET,
    publicUrl,
    accountClaim: value.OIDC_ACCOUNT_CLAIM,
    scope: value.OIDC_SCOPE,
  };
}

/** The portal with its one key; the kind of the key names the one algorithm. */
function portal({
  PORTAL_NAME: name,
  PORTAL_SECRET: secret,
  PORTAL_PUBLIC_KEY: keyFile,
  PUBLIC_URL: audience,
}: z.infer<typeof variables>): PortalSettings | undefined {
  if (name === undefined) {
    if (secret !== undefined || keyFile !== undefined)
      throw new ConfigError(
        `${secret === undefined ? "PORTAL_PUBLIC_KEY" : "PORTAL_SECRET"} has no effect without PORTAL_NAME.`,
      );
    return undefined;
  }
  if (audience === undefined)
    throw new ConfigError("PORTAL_NAME needs PUBLIC_URL, the address under which browsers reach this console.");
  if ((secret === undefined) === (keyFile === undefined))
    throw new ConfigError("PORTAL_NAME needs either PORTAL_SECRET or PORTAL_PUBLIC_KEY, not both.");
  if (secret !== undefined) return { name, audience, algorithm: "HS256", key: createSecretKey(secret, "utf8") };
  const key = publicKey(keyFile ?? "");
  const algorithm = algorithmOf(key);
  if (key === undefined || algorithm === undefined)
    throw new ConfigError(
      "PORTAL_PUBLIC_KEY must be the path of a public key in PEM: Ed25519, EC P-256, or RSA of at least 2048 bits.",
    );
  return { name, audience, algorithm, key };
}

function publicKey(file: string): KeyObject | undefined {
  try {
    return createPublicKey(readFileSync(resolve(file)));
  } catch {
    return undefined;
  }
}

function algorithmOf(key: KeyObject | undefined): PortalSettings["algorithm"] | undefined {
  if (key?.asymmetricKeyType === "ed25519") return "EdDSA";
  if (key?.asymmetricKeyType === "ec" && key.asymmetricKeyDetails?.namedCurve === "prime256v1") return "ES256";
  return key?.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048
    ? "RS256"
    : undefined;
}

/** Whether an address leads away from this machine without TLS. */
function isOpen(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}

const smsNeeds = {
  aliyun: ["SMS_KEY_ID", "SMS_KEY_SECRET", "SMS_SIGN_NAME", "SMS_TEMPLATES"],
  tencent: ["SMS_KEY_ID", "SMS_KEY_SECRET", "SMS_SIGN_NAME", "SMS_TEMPLATES", "SMS_APP_ID"],
  webhook: ["SMS_ENDPOINT", "SMS_KEY_SECRET"],
} as const;
const smsMayHave = { aliyun: ["SMS_ENDPOINT"], tencent: ["SMS_ENDPOINT", "SMS_REGION"], webhook: [] } as const;
const smsSecretLength = 32;

/** The provider of text messages; each wrong combination has its own sentence. */
function sms(value: z.infer<typeof variables>) {
  const { SMS_PROVIDER: provider } = value;
  const given = (Object.keys(value) as (keyof typeof value)[]).filter(
    (name) => name.startsWith("SMS_") && name !== "SMS_PROVIDER" && value[name] !== undefined,
  );
  if (provider === undefined) {
    if (given.length > 0) throw new ConfigError(`${given[0]} has no effect without SMS_PROVIDER.`);
    return undefined;
  }
  if (value.DEMO)
    throw new ConfigError(
      "SMS_PROVIDER cannot be used with DEMO, because the numbers of the demo company belong to nobody.",
    );
  const missing = smsNeeds[provider].filter((name) => value[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`SMS_PROVIDER=${provider} also needs ${missing.join(", ")}.`);
  const foreign = given.filter((name) => ![...smsNeeds[provider], ...smsMayHave[provider]].includes(name as never));
  if (foreign.length > 0) throw new ConfigError(`${foreign[0]} does not belong to SMS_PROVIDER=${provider}.`);
  const {
    SMS_ENDPOINT: endpoint,
    SMS_KEY_ID: keyId = "",
    SMS_KEY_SECRET: keySecret = "",
    SMS_SIGN_NAME: signName = "",
  } = value;
  if (endpoint !== undefined && isOpen(endpoint))
    throw new ConfigError("SMS_ENDPOINT must start with https:// unless it is on this machine.");
  if (provider === "webhook") {
    if (keySecret.length < smsSecretLength)
      throw new ConfigError(`SMS_KEY_SECRET must have at least ${smsSecretLength} characters for a webhook.`);
    return { provider, endpoint: endpoint ?? "", keySecret };
  }
  const shared = { keyId, keySecret, signName, templates: smsTemplatesOf(value.SMS_TEMPLATES ?? "") };
  if (provider === "aliyun") return { provider, endpoint: endpoint ?? "https://dysmsapi.aliyuncs.com", ...shared };
  return {
    provider,
    endpoint: endpoint ?? "https://sms.tencentcloudapi.com",
    ...shared,
    appId: value.SMS_APP_ID ?? "",
    region: value.SMS_REGION ?? "ap-guangzhou",
  };
}

/** resetCode=SMS_1,initialPassword=SMS_2,… with one entry for each template. */
function smsTemplatesOf(text: string): Readonly<Record<SmsTemplate, string>> {
  const entries = text.split(",").map((part) => part.trim().split("="));
  if (entries.some((pair) => pair.length !== 2 || !/^\w+$/.test(pair[0] ?? "") || !/^\w+$/.test(pair[1] ?? "")))
    throw new ConfigError("SMS_TEMPLATES must look like resetCode=SMS_1,initialPassword=SMS_2.");
  const names: readonly string[] = smsTemplateNames;
  const unknown = entries.find(([name = ""]) => !names.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`SMS_TEMPLATES names ${unknown[0]}, which is none of ${names.join(", ")}.`);
  const given = Object.fromEntries(entries) as Record<SmsTemplate, string>;
  const missing = smsTemplateNames.filter((name) => given[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`SMS_TEMPLATES has no template for ${missing.join(", ")}.`);
  return given;
}

/** A key that systemd hands over, e.g. with LoadCredential=master-key. */
function credential(directory: string | undefined, name: string): string | undefined {
  if (directory === undefined) return undefined;
  try {
    const text = readFileSync(join(directory, name), "utf8").trim();
    if (!/^[0-9a-fA-F]{64}$/.test(text)) throw new ConfigError(`The credential ${name} must be 64 hexadecimal digits.`);
    return text;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return undefined;
  }
}
