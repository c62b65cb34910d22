import { createHash, createHmac } from "node:crypto";
import type { SmsProvider } from "./delivery.ts";
import { orderedValues, type SmsTemplate } from "./templates.ts";

export interface TencentSettings {
  readonly endpoint: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly appId: string;
  readonly region: string;
  readonly signName: string;
  readonly templates: Readonly<Record<SmsTemplate, string>>;
}

/** Refusals of one number or content. */
const aboutMessage =
  /^(LimitExceeded\.(PhoneNumber|DeliveryFrequency)|InvalidParameterValue\.(IncorrectPhoneNumber|ContentLengthLimit|TemplateParameter|ProhibitedUseUrlInTemplateParameter)|FailedOperation\.(PhoneNumberInBlacklist|ContainSensitiveWord))/;
const busyCodes = /^(RequestLimitExceeded|InternalError|ResourceUnavailable)/;
const contentType = "application/json; charset=utf-8";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const keyed = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

interface TencentRequest {
  readonly host: string;
  readonly service: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly payload: string;
  /** Signed as well when it is given. */
  readonly action?: string;
}

/** The Authorization header of a POST, as "Signature v3" of Tencent Cloud says: TC3-HMAC-SHA256. */
export function tencentAuthorization(
  { keyId, keySecret }: Pick<TencentSettings, "keyId" | "keySecret">,
  { host, service, timestamp, payload, action }: TencentRequest,
): string {
  const date = new Date(timestamp * 1_000).toISOString().slice(0, 10);
  const signed: readonly (readonly [string, string])[] = [
    ["content-type", contentType],
    ["host", host],
    ...(action === undefined ? [] : [["x-tc-action", action.toLowerCase()] as const]),
  ];
  const names = signed.map(([name]) => name).join(";");
  const canonical = [
    "POST",
    "/",
    "",
    ...signed.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    sha256(payload),
  ].join("\n");
  const scope = `${date}/${service}/tc3_request`;
  const key = keyed(keyed(keyed(`TC3${keySecret}`, date), service), "tc3_request");
  const signature = keyed(key, ["TC3-HMAC-SHA256", timestamp, scope, sha256(canonical)].join("\n")).toString("hex");
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

interface TencentAnswer {
  readonly Response?: {
    readonly Error?: { readonly Code?: string };
    readonly SendStatusSet?: readonly { readonly Code?: string }[];
  };
}

/** Tencent Cloud SMS: SendSms of 2021-01-11. */
export function tencentSms(settings: TencentSettings): SmsProvider {
  const { host } = new URL(settings.endpoint);
  return {
    name: "tencent",
    async send(message, signal) {
      const payload = JSON.stringify({
        PhoneNumberSet: [`+86${message.phone}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.signName,
        TemplateId: settings.templates[message.template],
        TemplateParamSet: orderedValues(message).map(([, value]) => value),
      });
      const timestamp = Math.floor(Date.now() / 1_000);
      const headers = {
        authorization: tencentAuthorization(settings, { host, service: "sms", timestamp, payload, action: "SendSms" }),
        "content-type": contentType,
        "x-tc-action": "SendSms",
        "x-tc-timestamp": String(timestamp),
        "x-tc-version": "2021-01-11",
        "x-tc-region": settings.region,
      };
      const response = await fetch(new URL("/", settings.endpoint), {
        method: "POST",
        headers,
        body: payload,
        signal,
        redirect: "error",
      });
      const { Response: answer } = (await response.json().catch(() => ({}))) as TencentAnswer;
      const code = answer?.Error?.Code ?? answer?.SendStatusSet?.[0]?.Code ?? `HTTP ${response.status}`;
      if (response.ok && code === "Ok") return { taken: true };
      return {
        taken: false,
        code,
        about: aboutMessage.test(code) ? "message" : "provider",
        busy: busyCodes.test(code) || response.status === 429 || response.status >= 500,
      };
    },
  };
}
