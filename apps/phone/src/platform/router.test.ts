import { afterEach, expect, it, vi } from "vitest";
import { go, goBack, layOver } from "./router.ts";

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
    pushState: (state: unknown, _title: string, to = pages[at]!.address) => {
      pages.splice(at + 1, Infinity, { address: to, state });
      at += 1;
    },
    replaceState: (state: unknown, _title: string, to: string) => void (pages[at] = { address: to, state }),
    back: () => history.go(-1),
    // A browser turns its pages a little later.
    go: (steps: number) =>
      void setTimeout(() => {
        at += steps;
        heard.forEach((listener) => listener());
      }),
  };
  const heard = new Set<() => void>();
  const addEventListener = (_name: string, listener: () => void) => void heard.add(listener);
  const dispatchEvent = () => heard.forEach((listener) => listener());
  vi.stubGlobal("window", { history, scrollTo: () => {}, addEventListener, dispatchEvent });
  vi.stubGlobal("PopStateEvent", class {});
  const shown = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return pages[at]!.address;
  };
  return { history, shown };
}
afterEach(() => vi.unstubAllGlobals());

it("leads to the shop, and never out of it, after the phone's own back button", async () => {
  const { history, shown } = browserAt("/m/shop/S1/group/5");
  go("/m/shop/S1/checkout");
  history.back();
  expect(await shown()).toBe("/m/shop/S1/group/5");
  goBack("/m/shop/S1");
  expect(await shown()).toBe("/m/shop/S1");
});

it("turns back to the page before, also over one that took another's place", async () => {
  const { shown } = browserAt("/m/shop/S1");
  go("/m/shop/S1/basket");
  go("/m/shop/S1/checkout");
  go("/m/shop/S1/order/7", { replace: true });
  goBack("/m/shop/S1/orders");
  expect(await shown()).toBe("/m/shop/S1/basket");
  goBack("/m/shop/S1");
  expect(await shown()).toBe("/m/shop/S1");
});

it("closes the sheet over a page first, and lays nothing of it behind the page", async () => {
  const { history, shown } = browserAt("/m/shop/S1");
  go("/m/shop/S1/order/7");
  const closed: string[] = [];
  const lay = (name: string) => {
    const away = layOver(() => {
      closed.push(name);
      away();
    });
    return away;
  };
  lay("review");
  history.back();
  expect(await shown()).toBe("/m/shop/S1/order/7");
  expect(closed).toEqual(["review"]);
  // One that the page itself takes away leaves no step, and neither does one that another replaces.
  lay("login")();
  lay("deal")();
  expect(await shown()).toBe("/m/shop/S1/order/7");
  history.back();
  expect(await shown()).toBe("/m/shop/S1");
  expect(closed).toEqual(["review"]);
});

it("turns to another page from a sheet, and back to the page below it", async () => {
  const { history, shown } = browserAt("/m/shop/S1");
  layOver(() => {});
  go("/m/shop/S1/checkout");
  expect(await shown()).toBe("/m/shop/S1/checkout");
  goBack("/m/shop/S1/basket");
  expect(await shown()).toBe("/m/shop/S1");
  layOver(() => {})();
  await Promise.resolve();
  go("/m/shop/S1/orders");
  expect(await shown()).toBe("/m/shop/S1/orders");
  history.back();
  expect(await shown()).toBe("/m/shop/S1");
  history.back();
  expect(await shown()).toBe("elsewhere");
});
