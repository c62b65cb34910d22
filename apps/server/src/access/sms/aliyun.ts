import { createHash, createHmac, randomUUID } from "node:crypto";
import type { SmsProvider } from "./delivery.ts";
import { orderedValues, type SmsTemplate } from "./templates.ts";

export interface AliyunSettings {
  readonly endpoint: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly signName: string;
  readonly templates: Readonly<Record<SmsTemplate, string>>;
}

/** Refusals of one number or content: limits of the number, blocked words, wrong lengths. */
const aboutMessage = new Set([
  "isv.BUSINESS_LIMIT_CONTROL",
  "isv.MOBILE_NUMBER_ILLEGAL",
  "isv.BLACK_KEY_CONTROL_LIMIT",
  "isv.PARAM_LENGTH_LIMIT",
  "isv.SMS_CONTENT_ILLEGAL",
  "isv.INVALID_JSON_PARAM",
]);
const busyCodes = /^(Throttling|ServiceUnavailable|InternalError|isp\.SYSTEM_ERROR)/;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
/** RFC 3986: more than encodeURIComponent escapes. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
const canonicalQuery = (query: Readonly<Record<string, string>>) =>
  Object.keys(query)
    .sort()
    .map((name) => `${escaped(name)}=${escaped(query[name] ?? "")}`)
    .join("&");

interface AliyunRequest {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** UTC without fractions of a second, e.g. 2023-10-26T10:22:32Z. */
  readonly date: string;
  readonly nonce: string;
}

/** The headers of a POST with an empty body, signed as "Request syntax and signature method V3" of Alibaba Cloud says: ACS3-HMAC-SHA256. */
export function aliyunHeaders(
  { keyId, keySecret }: Pick<AliyunSettings, "keyId" | "keySecret">,
  { host, action, version, query, date, nonce }: AliyunRequest,
): Record<string, string> {
  const empty = sha256("");
  const signed: Record<string, string> = {
    host,
    "x-acs-action": action,
    "x-acs-content-sha256": empty,
    "x-acs-date": date,
    "x-acs-signature-nonce": nonce,
    "x-acs-version": version,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    "POST",
    "/",
    canonicalQuery(query),
    ...names.map((name) => `${name}:${signed[name]}`),
    "",
    names.join(";"),
    empty,
  ].join("\n");
  const signature = createHmac("sha256", keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest("hex");
  const { host: _sentByFetch, ...headers } = signed;
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(";")},Signature=${signature}`,
  };
}

/** Alibaba Cloud SMS: SendSms of Dysmsapi 2017-05-25. */
export function aliyunSms(settings: AliyunSettings): SmsProvider {
  const { host } = new URL(settings.endpoint);
  return {
    name: "aliyun",
    async send(message, signal) {
      const query = {
        PhoneNumbers: message.phone,
        SignName: settings.signName,
        TemplateCode: settings.templates[message.template],
        TemplateParam: JSON.stringify(Object.fromEntries(orderedValues(message))),
      };
      const date = new Date().toISOString().replace(/\.\d+Z$/, "Z");
      const headers = aliyunHeaders(settings, {
        host,
        action: "SendSms",
        version: "2017-05-25",
        query,
        date,
        nonce: randomUUID(),
      });
      const response = await fetch(new URL(`/?${canonicalQuery(query)}`, settings.endpoint), {
        method: "POST",
        headers,
        signal,
        redirect: "error",
      });
      const answer = (await response.json().catch(() => ({}))) as { Code?: unknown };
      const code = typeof answer.Code === "string" ? answer.Code : `HTTP ${response.status}`;
      if (response.ok && code === "OK") return { taken: true };
      return {
        taken: false,
        code,
        about: aboutMessage.has(code) ? "message" : "provider",
        busy: busyCodes.test(code) || response.status === 429 || response.status >= 500,
      };
    },
  };
}
