import { z } from "zod";
import { ask, readJson } from "../ask.ts";
import { ProviderRefused, ProviderUnreachable } from "../provider.ts";
import type { AlipaySettings } from "./settings.ts";
import { provesText, signedPart, signFields } from "./signing.ts";
import { alipayTime } from "./time.ts";

/** What a call is sent with beside its name: the wish as JSON, or fields of its own where a method has such. */
export interface AlipayAsk {
  readonly content?: object;
  readonly fields?: Readonly<Record<string, string>>;
  readonly notifyUrl?: string;
}

/** A signed call of the gateway; undefined when Alipay knows nothing of the trade, or of the bill. */
export type AlipayCall = <T>(
  method: string,
  shape: z.ZodType<T>,
  content: object,
  notifyUrl?: string,
) => Promise<T | undefined>;

/** A method that says by its fields alone that it went well has no code. */
const head = z.object({
  code: z.string().optional(),
  sub_code: z.string().default(""),
  sub_msg: z.string().default(""),
});
const frame = z.object({ sign: z.string(), alipay_cert_sn: z.string().default("") });

const done = "10000";
/** Business failures; every other code is about the way there, and says nothing of the outcome. */
const refusedCodes = new Set(["40001", "40002", "40004", "40006"]);
const undecided = new Set(["ACQ.SYSTEM_ERROR", "aop.ACQ.SYSTEM_ERROR", "isp.unknow-error", "ACQ.REFUND_CHARGE_ERROR"]);
/** Of a business failure: the wish itself was looked at. */
const businessCode = "40004";
/** A business failure all the same that is about whoever asks. */
const unheard = "ACQ.ACCESS_FORBIDDEN";
/** Failures that say that what was asked about is not there: a trade, and whatever was sold on the day of a bill. */
const missing = new Set(["ACQ.TRADE_NOT_EXIST", "isp.bill_not_exist"]);
/** A wish that was looked at all the same: the authorization of a customer is used up, too old or of nobody. */
const codeSpent = "isv.code-invalid";

/**
 * What the gateway says to a method, when Alipay signed it: under the name of the method, or as an error of the gateway.
 *
 * @throws ProviderUnreachable when nothing came that Alipay signed.
 */
async function said(settings: AlipaySettings, method: string, { content, fields: own, notifyUrl }: AlipayAsk) {
  const fields: Record<string, string | undefined> = {
    app_id: settings.appId,
    method,
    format: "JSON",
    charset: "utf-8",
    sign_type: "RSA2",
    timestamp: alipayTime(new Date()),
    version: "1.0",
    notify_url: notifyUrl,
    app_cert_sn: settings.certificates?.appSerial,
    alipay_root_cert_sn: settings.certificates?.rootSerial,
    biz_content: content === undefined ? undefined : JSON.stringify(content),
    ...own,
  };
  const sent = Object.entries(fields).filter((one): one is [string, string] => one[1] !== undefined);
  const body = new URLSearchParams([...sent, ["sign", signFields(settings.privateKey, fields)]]);
  const headers = { "content-type": "application/x-www-form-urlencoded;charset=utf-8" };
  const init = { method: "POST", headers, body: body.toString() };
  const answer = await ask(settings.url, init, settings.timeoutMs);
  if (answer.status !== 200) throw new ProviderUnreachable(`${method}: status ${answer.status}`);
  const part =
    signedPart(answer.body, `${method.replaceAll(".", "_")}_response`) ?? signedPart(answer.body, "error_response");
  const outer = frame.safeParse(readJson(answer.body, method));
  if (part === undefined || !outer.success || !provesText(settings, outer.data.alipay_cert_sn, part, outer.data.sign))
    throw new ProviderUnreachable(`${method}: the answer is not signed by Alipay`);
  return readJson(part, method);
}

/**
 * One signed question to the gateway.
 *
 * @throws ProviderUnreachable when the outcome is unknown, ProviderRefused when Alipay said no.
 */
export async function askAlipay<T>(
  settings: AlipaySettings,
  method: string,
  shape: z.ZodType<T>,
  asked: AlipayAsk,
): Promise<T | undefined> {
  const value = await said(settings, method, asked);
  const read = head.safeParse(value);
  const answer = shape.safeParse(value);
  // Only what wants no wish as JSON may say nothing of how it went.
  const unsaid = asked.content === undefined && answer.success ? done : undefined;
  const code = read.success ? (read.data.code ?? unsaid) : undefined;
  if (!read.success || code === undefined) throw new ProviderUnreachable(`${method}: the answer cannot be understood`);
  const { sub_code: reason, sub_msg: text } = read.data;
  if (code !== done) {
    if (missing.has(reason)) return undefined;
    if (!refusedCodes.has(code) || undecided.has(reason)) throw new ProviderUnreachable(`${method}: ${code} ${reason}`);
    const isUnheard = reason !== codeSpent && (code !== businessCode || reason === unheard);
    throw new ProviderRefused(`${reason} ${text}`.trim(), isUnheard ? "caller" : "wish");
  }
  if (!answer.success) throw new ProviderUnreachable(`${method}: the answer cannot be understood`);
  return answer.data;
}

/** Calls whose wish is JSON, as nearly all are. */
export const alipayCall =
  (settings: AlipaySettings): AlipayCall =>
  (method, shape, content, notifyUrl) =>
    askAlipay(settings, method, shape, notifyUrl === undefined ? { content } : { content, notifyUrl });
