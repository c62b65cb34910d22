import { z } from "zod";
import { ask, readJson } from "../ask.ts";
import { type InAppCalls, type PaymentOrder, ProviderRefused, ProviderUnreachable } from "../provider.ts";
import type { WechatSettings } from "./settings.ts";
import { appRequest } from "./signing.ts";

/** A signed call of the payment interface. */
export type WechatCall = <T>(
  method: "GET" | "POST",
  target: string,
  shape: z.ZodType<T>,
  content?: object,
) => Promise<{ readonly found: true; readonly value: T } | { readonly found: false }>;

const prepaid = z.object({ prepay_id: z.string().min(1).max(64) });
const authorized = z.object({ openid: z.string().min(1).max(128) });
const unauthorized = z.object({ errcode: z.number(), errmsg: z.string().default("") });
/** The system is busy ("系统繁忙"). */
const busy = -1;
/** The code is of nobody or too old, or it was used. */
const spentCodes = new Set([40_029, 40_163]);

/** The interfaces of accounts, which are not those of payments; a stand-in is both. */
function accountAddresses({ url }: Pick<WechatSettings, "url">) {
  const isReal = new URL(url).hostname.endsWith(".mch.weixin.qq.com");
  return isReal
    ? { authorize: "https://open.weixin.qq.com", account: "https://api.weixin.qq.com" }
    : { authorize: url, account: url };
}

/**
 * Payments inside WeChat ("JSAPI支付"): the page learns who pays by a silent authorization ("网页授权", `snsapi_base`), and
 * hands a signed request to the app. Absent without the secret of the application.
 */
export function wechatInApp(
  settings: WechatSettings,
  call: WechatCall,
  asked: (order: PaymentOrder) => object,
): InAppCalls | undefined {
  const { appId, appSecret = "", notifyUrl, timeoutMs } = settings;
  if (appSecret === "") return undefined;
  const { authorize, account } = accountAddresses(settings);
  return {
    authorizeUrl(path, state) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: new URL(path, notifyUrl).href,
        response_type: "code",
        scope: "snsapi_base",
        state,
      });
      return `${authorize}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },
    async payerOf(code) {
      const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: "authorization_code" });
      const answer = await ask(`${account}/sns/oauth2/access_token?${query}`, { method: "GET" }, timeoutMs);
      const about = "GET /sns/oauth2/access_token";
      const body = readJson(answer.body, about);
      const payer = authorized.safeParse(body);
      if (payer.success) return payer.data.openid;
      const problem = unauthorized.safeParse(body);
      if (!problem.success || problem.data.errcode === busy) throw new ProviderUnreachable(`${about}: no answer`);
      const { errcode, errmsg } = problem.data;
      throw new ProviderRefused(`${errcode} ${errmsg}`, spentCodes.has(errcode) ? "wish" : "caller");
    },
    async createPayment(order, payer) {
      const content = { ...asked(order), payer: { openid: payer } };
      const answer = await call("POST", "/v3/pay/transactions/jsapi", prepaid, content);
      if (!answer.found) throw new ProviderRefused("the address of payments is unknown");
      return { inAppNo: answer.value.prepay_id };
    },
    requestOf: (inAppNo, now) => appRequest(settings, appId, inAppNo, now),
  };
}
