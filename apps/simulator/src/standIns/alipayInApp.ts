import { randomBytes } from "node:crypto";
import type { KeptPayment } from "./accounts.ts";
import type { Told } from "./http.ts";

/** How an application is told who looks at a page: by the number of the account, or by an id that only it knows. */
export type AlipayNaming = "user_id" | "open_id";

const codeMs = 300_000;
const refused = (reason: string) => ({ code: "40002", msg: "Invalid Arguments", sub_code: reason, sub_msg: reason });

/**
 * Pages of Alipay beside its gateway: the silent authorization of a page ("网页授权") and the number of a trade that a page
 * hands to the app. A code says once who looks at the page; a trade counts only when it was made for somebody.
 */
export function alipayInAppPages(appId: string, naming: { as: AlipayNaming }) {
  const codes = new Map<string, { readonly payer: string; until: number }>();
  const trades = new Map<string, { readonly words: string; readonly payer: string; readonly token: string }>();

  return {
    codes,
    authorize(query: URLSearchParams): Told {
      const back = query.get("redirect_uri") ?? "";
      if (query.get("app_id") !== appId || query.get("scope") !== "auth_base" || !URL.canParse(back))
        return { status: 400, body: "redirect_uri" };
      const code = randomBytes(16).toString("hex");
      const account = `2088${randomBytes(5).readUIntBE(0, 5)}`.padEnd(16, "0").slice(0, 16);
      const payer = naming.as === "user_id" ? account : randomBytes(24).toString("base64url");
      codes.set(code, { payer, until: Date.now() + codeMs });
      const to = new URL(back);
      const said = { app_id: appId, source: "alipay_wallet", scope: "auth_base", auth_code: code };
      for (const [name, value] of Object.entries(said)) to.searchParams.set(name, value);
      const state = query.get("state");
      if (state !== null) to.searchParams.set("state", state);
      return { status: 302, headers: { location: to.href }, body: "" };
    },
    /** Answers without a code of its own when all is well, as that method does. */
    token({ grant_type: kind, code = "" }: Readonly<Record<string, string>>): object {
      if (kind !== "authorization_code") return refused("isv.grant-type-invalid");
      const known = codes.get(code);
      codes.delete(code);
      if (known === undefined || Date.now() > known.until) return refused("isv.code-invalid");
      return {
        [naming.as]: known.payer,
        access_token: `authbseB${randomBytes(16).toString("hex")}`,
        expires_in: 1_296_000,
        refresh_token: `authbseB${randomBytes(16).toString("hex")}`,
        re_expires_in: 2_592_000,
      };
    },
    /** Why a wish for a trade under this number is refused; undefined where it is the first, or says the very same. */
    conflict(number: string, payer: string, words: string): string | undefined {
      const known = trades.get(number);
      if (known === undefined || known.words === words) return undefined;
      return known.payer === payer ? "ACQ.CONTEXT_INCONSISTENT" : "ACQ.TRADE_BUYER_NOT_MATCH";
    },
    made(payment: KeptPayment, payer: string, words: string): void {
      trades.set(payment.outTradeNo, { words, payer, token: payment.token });
    },
    /** Whether a number became a trade before anybody paid, which a code does not. */
    isTrade: (number: string): boolean => trades.has(number),
    tokenOf: (payment: KeptPayment | undefined): string | undefined =>
      payment === undefined ? undefined : trades.get(payment.outTradeNo)?.token,
  };
}
