import type { PayApp } from "./payApp.ts";

type AppRequest = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** What WeChat's own browser gives to its pages. */
    readonly WeixinJSBridge?: {
      invoke(name: string, request: AppRequest, answered: (answer: { readonly err_msg: string }) => void): void;
    };
    /** What Alipay's own browser gives to its pages. */
    readonly AlipayJSBridge?: {
      call(name: string, request: AppRequest, answered: (answer: { readonly resultCode?: string }) => void): void;
    };
  }
}

/** What the app says: that its user did not pay, or that he may have. Whether he has says the server alone. */
export type AppAnswer = "notPaid" | "maybePaid";

/** Paid, being paid, broken off on the way, and unknown ("resultCode"); every other is certainly nothing. */
const maybePaid = new Set(["9000", "8000", "6002", "6004"]);

const apps = {
  wechat: {
    ready: "WeixinJSBridgeReady",
    ask(request: AppRequest, answer: (said: AppAnswer) => void) {
      const { WeixinJSBridge: bridge } = window;
      bridge?.invoke("getBrandWCPayRequest", request, ({ err_msg: text }) =>
        answer(text === "get_brand_wcpay_request:ok" ? "maybePaid" : "notPaid"),
      );
      return bridge !== undefined;
    },
  },
  alipay: {
    ready: "AlipayJSBridgeReady",
    ask(request: AppRequest, answer: (said: AppAnswer) => void) {
      const { AlipayJSBridge: bridge } = window;
      // Versions of the app say the code as a number too.
      bridge?.call("tradePay", request, ({ resultCode }) =>
        answer(maybePaid.has(String(resultCode)) ? "maybePaid" : "notPaid"),
      );
      return bridge !== undefined;
    },
  },
} as const;

/** Longer than any app takes for its bridge. */
const readyMs = 10_000;

/** Has the app ask its user to pay ("JSAPI调起支付", "tradePay"). Its bridge comes after the page; without it nothing is asked. */
export const askApp = (app: PayApp, request: AppRequest): Promise<AppAnswer> =>
  new Promise((done) => {
    const { ask, ready } = apps[app];
    if (ask(request, done)) return;
    const over = new AbortController();
    const late = setTimeout(() => {
      over.abort();
      done("notPaid");
    }, readyMs);
    const once = { once: true, signal: over.signal };
    document.addEventListener(
      ready,
      () => {
        clearTimeout(late);
        ask(request, done);
      },
      once,
    );
  });
