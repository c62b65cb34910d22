import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { orders } from "@yunshou/contract/orders/orders";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRecord } from "./useRecord.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let asked: string[] = [];
let answers: ((answer: Response) => void)[] = [];
const client = new QueryClient();

function Drawer({ orderNo }: { readonly orderNo: string | null | undefined }) {
  const { data } = useRecord(orders.detail, { orderNo });
  return <p>{data?.order.orderNo ?? "nothing"}</p>;
}
const show = (orderNo: string | null | undefined) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <Drawer orderNo={orderNo} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
const answer = (orderNo: string) =>
  act(async () => {
    answers.shift()?.(new Response(JSON.stringify({ code: "H0000", msg: "", data: { order: { orderNo } } })));
    await new Promise((done) => setTimeout(done, 20));
  });
const shown = () => document.body.textContent;

beforeEach(() => {
  sessionStorage.setItem("Authorization", "token");
  client.clear();
  [asked, answers] = [[], []];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return new Promise((done) => answers.push(done));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("the record of a drawer", () => {
  it.each([
    [undefined, "7"],
    [null, "8"],
  ])("is asked for only when its id is there, not for %s", async (none, orderNo) => {
    await show(none);
    expect([asked.length, shown()]).toEqual([0, "nothing"]);
    await show(orderNo);
    await answer(orderNo);
    expect([asked.length, shown()]).toEqual([1, orderNo]);
  });

  it("is never that of another id", async () => {
    await show("1");
    await answer("1");
    await show("2");
    expect(shown()).toBe("nothing");
    await answer("2");
    expect(shown()).toBe("2");
  });

  it("stays while its drawer closes, and is gone when another opens", async () => {
    await show("3");
    await answer("3");
    await show(undefined);
    expect(shown()).toBe("3");
    await show("4");
    expect(shown()).toBe("nothing");
  });
});
