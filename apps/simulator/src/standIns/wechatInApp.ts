import { type KeyObject, randomBytes, verify } from "node:crypto";
import type { Told } from "./http.ts";

interface Application {
  readonly appId: string;
  readonly appSecret?: string;
}

const json = (content: object): Told => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(content),
});

const codeMs = 300_000;
const requestMs = 300_000;

/**
 * Pages of WeChat beside its payment interface: the silent authorization of a page ("网页授权") and requests that a page hands
 * to the app. A code says once who looks at the page; a request counts only with the signature of the merchant.
 */
export function wechatInAppPages({ appId, appSecret = "" }: Application, merchantKey: KeyObject) {
  const codes = new Map<string, { readonly openid: string; readonly until: number }>();
  const prepaid = new Map<string, string>();
  const tokens = new Map<string, string>();

  const authorize = (query: URLSearchParams): Told => {
    const back = query.get("redirect_uri") ?? "";
    if (query.get("appid") !== appId || query.get("scope") !== "snsapi_base" || !URL.canParse(back))
      return { status: 400, body: "redirect_uri" };
    const code = randomBytes(16).toString("hex");
    codes.set(code, { openid: `o${randomBytes(13).toString("hex")}`, until: Date.now() + codeMs });
    const to = new URL(back);
    to.searchParams.set("code", code);
    to.searchParams.set("state", query.get("state") ?? "");
    return { status: 302, headers: { location: to.href }, body: "" };
  };

  const exchange = (query: URLSearchParams): Told => {
    if (query.get("appid") !== appId || query.get("secret") !== appSecret)
      return json({ errcode: 40_125, errmsg: "invalid appsecret" });
    const code = query.get("code") ?? "";
    const known = codes.get(code);
    codes.delete(code);
    if (known === undefined || Date.now() > known.until) return json({ errcode: 40_029, errmsg: "invalid code" });
    return json({ openid: known.openid, access_token: randomBytes(8).toString("hex"), scope: "snsapi_base" });
  };

  return {
    /** A page or interface that is not part of the payment interface; undefined where it is. */
    page(path: string, query: URLSearchParams): Told | undefined {
      if (appSecret === "") return undefined;
      if (path === "/connect/oauth2/authorize") return authorize(query);
      return path === "/sns/oauth2/access_token" ? exchange(query) : undefined;
    },
    /** The number by which the app finds a payment, the same each time; undefined where nobody is named who pays. */
    prepaid(token: string, openid: string | undefined): { prepay_id: string } | undefined {
      if (openid === undefined || openid === "") return undefined;
      const id = prepaid.get(token) ?? `wx${randomBytes(16).toString("hex")}`;
      prepaid.set(token, id);
      tokens.set(id, token);
      return { prepay_id: id };
    },
    /** The payment behind a request of a page; undefined where it is not the merchant's, or too old. */
    tokenOf(request: Readonly<Record<string, string>>): string | undefined {
      const { timeStamp = "", nonceStr = "", package: bundle = "", paySign = "", signType } = request;
      if (request.appId !== appId || signType !== "RSA") return undefined;
      if (!(Math.abs(Date.now() - Number(timeStamp) * 1_000) < requestMs)) return undefined;
      const text = [appId, timeStamp, nonceStr, bundle].map((line) => `${line}\n`).join("");
      if (!verify("sha256", Buffer.from(text), merchantKey, Buffer.from(paySign, "base64"))) return undefined;
      return tokens.get(bundle.replace("prepay_id=", ""));
    },
  };
}
