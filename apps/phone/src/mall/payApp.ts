/** Providers in whose app a page can be paid. */
export type PayApp = "wechat" | "alipay";

/** Whose own browser shows this page; undefined in any other. */
export function appHere(): PayApp | undefined {
  if (/MicroMessenger/i.test(navigator.userAgent)) return "wechat";
  return /AlipayClient/i.test(navigator.userAgent) ? "alipay" : undefined;
}

/** What an app adds to the address when it sends this page back after its authorization. */
const added = ["code", "auth_code", "state", "app_id", "source", "scope", "userOutputs", "alipay_token"];

/** The code with which the app sent this page back, and what it took along; they are good once and leave the address. */
export function takeCode(): { readonly code: string; readonly state: string } {
  const address = new URL(window.location.href);
  const given = (name: string) => address.searchParams.get(name) ?? "";
  const back = { code: given("auth_code") || given("code"), state: given("state") };
  for (const name of added) address.searchParams.delete(name);
  if (back.code !== "") window.history.replaceState(window.history.state, "", address);
  return back;
}
