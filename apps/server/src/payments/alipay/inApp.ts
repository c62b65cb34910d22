import { z } from "zod";
import { type InAppCalls, type PaymentOrder, ProviderRefused, ProviderUnreachable } from "../provider.ts";
import { type AlipayCall, askAlipay } from "./call.ts";
import type { AlipaySettings } from "./settings.ts";

const created = z.object({ trade_no: z.string().min(1).max(64) });
/** An application is told the open id of whoever looks at the page, or, as older ones are, the number of the account. */
const token = z
  .object({ open_id: z.string().min(1).max(128).optional(), user_id: z.string().min(1).max(28).optional() })
  .refine((one) => one.open_id !== undefined || one.user_id !== undefined);

/** Pages at which Alipay says who looks at ours, by the host of the gateway; a stand-in is both. */
const authorizeHosts: Readonly<Record<string, string>> = {
  "openapi.alipay.com": "https://openauth.alipay.com",
  "openapi-sandbox.dl.alipaydev.com": "https://openauth-sandbox.dl.alipaydev.com",
};
const accountNumber = /^2088\d{12}$/;

/**
 * Payments inside Alipay: the page learns who pays by a silent authorization ("网页授权", `auth_base`), the trade is made for
 * that person ("统一收单交易创建", under the contract of the codes), and the page hands its number to the app ("tradePay").
 * Absent where nobody has said that the application may be asked who pays.
 */
export function alipayInApp(
  settings: AlipaySettings,
  call: AlipayCall,
  asked: (order: PaymentOrder) => object,
): InAppCalls | undefined {
  const { appId, url, notifyUrl, paysInApp = false } = settings;
  if (!paysInApp) return undefined;
  return {
    authorizeUrl(path, state) {
      const { host, origin } = new URL(url);
      const redirect = new URL(path, notifyUrl).href;
      const query = new URLSearchParams({ app_id: appId, scope: "auth_base", redirect_uri: redirect, state });
      return `${authorizeHosts[host] ?? origin}/oauth2/publicAppAuthorize.htm?${query}`;
    },
    async payerOf(code) {
      const method = "alipay.system.oauth.token";
      const fields = { grant_type: "authorization_code", code };
      const answer = await askAlipay(settings, method, token, { fields });
      const payer = answer?.open_id ?? answer?.user_id;
      if (payer === undefined) throw new ProviderUnreachable(`${method}: nobody is named`);
      return payer;
    },
    async createPayment(order, payer) {
      const buyer = accountNumber.test(payer) ? { buyer_id: payer } : { buyer_open_id: payer };
      const content = { ...asked(order), product_code: "FACE_TO_FACE_PAYMENT", ...buyer };
      const answer = await call("alipay.trade.create", created, content, notifyUrl);
      if (answer === undefined) throw new ProviderRefused("the trade is unknown");
      return { inAppNo: answer.trade_no };
    },
    requestOf: (inAppNo) => ({ tradeNO: inAppNo }),
  };
}
