type AppRequest = Readonly<Record<string, string>>;

/** What WeChat's own browser gives to its pages. */
interface Bridge {
  invoke(name: string, request: AppRequest, answered: (answer: { readonly err_msg: string }) => void): void;
}

declare global {
  interface Window {
    readonly WeixinJSBridge?: Bridge;
  }
}

/** Whether this page is shown by WeChat's own browser. */
export const isInWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

/** Has WeChat ask its user to pay ("JSAPI调起支付"); false when he did not. Whether it is paid says the server alone. */
export const askWechat = (request: AppRequest): Promise<boolean> =>
  new Promise((done) => {
    const ask = () =>
      window.WeixinJSBridge?.invoke("getBrandWCPayRequest", request, ({ err_msg: answer }) =>
        done(answer === "get_brand_wcpay_request:ok"),
      );
    // The bridge comes after the page.
    if (window.WeixinJSBridge === undefined) document.addEventListener("WeixinJSBridgeReady", ask, { once: true });
    else ask();
  });

/** The code with which WeChat sent this page back; it is good once and leaves the address. */
export function takeCode(): string {
  const address = new URL(window.location.href);
  const code = address.searchParams.get("code") ?? "";
  for (const name of ["code", "state"]) address.searchParams.delete(name);
  if (code !== "") window.history.replaceState(null, "", address);
  return code;
}
