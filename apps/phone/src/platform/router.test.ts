import { afterEach, expect, it, vi } from "vitest";
import { go, goBack } from "./router.ts";

/** The history of a browser that was led to a page of ours by somebody else's. */
function browserAt(address: string) {
  const pages: { address: string; state: unknown }[] = [
    { address: "elsewhere", state: null },
    { address, state: null },
  ];
  let at = 1;
  const history = {
    get state() {
      return pages[at]!.state;
    },
    pushState: (state: unknown, _title: string, to: string) => {
      pages.splice(at + 1, Infinity, { address: to, state });
      at += 1;
    },
    replaceState: (state: unknown, _title: string, to: string) => void (pages[at] = { address: to, state }),
    back: () => void (at -= 1),
  };
  vi.stubGlobal("window", { history, scrollTo: () => {}, dispatchEvent: () => {} });
  vi.stubGlobal("PopStateEvent", class {});
  return { history, shown: () => pages[at]!.address };
}
afterEach(() => vi.unstubAllGlobals());

it("leads to the shop, and never out of it, after the phone's own back button", () => {
  const { history, shown } = browserAt("/m/shop/S1/group/5");
  go("/m/shop/S1/checkout");
  history.back();
  expect(shown()).toBe("/m/shop/S1/group/5");
  goBack("/m/shop/S1");
  expect(shown()).toBe("/m/shop/S1");
});

it("turns back to the page before, also over one that took another's place", () => {
  const { shown } = browserAt("/m/shop/S1");
  go("/m/shop/S1/basket");
  go("/m/shop/S1/checkout");
  go("/m/shop/S1/order/7", { replace: true });
  goBack("/m/shop/S1/orders");
  expect(shown()).toBe("/m/shop/S1/basket");
  goBack("/m/shop/S1");
  expect(shown()).toBe("/m/shop/S1");
});
