import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages } from "../../pages.ts";
import { loadWanted } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../../platform/session/session.ts";
import { PagesContext } from "../../platform/usePages.ts";
import { type CustomerRow, useCustomerActions } from "./useCustomerActions.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const row = { ticketNo: "7", orderNo: "382", ticketStatus: "unprocessed", problemType: "other" } as CustomerRow;

function Links() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      {useCustomerActions(() => undefined)
        .of(row)
        .map(({ key, onClick }) => (
          <button key={key} id={key} type="button" onClick={onClick} />
        ))}
    </>
  );
}

let root: Root;
beforeAll(() => loadWanted("zh"));
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
});

async function shown(permissions: readonly string[]): Promise<void> {
  const user = { menuJsonTree: [] } as unknown as UserInfo;
  storeUser(user, { permissions, switchedOff: [], closedPages: [], features: [] } as never);
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter initialEntries={["/shkf/khfk"]}>
          <QueryClientProvider client={new QueryClient()}>
            <PagesContext value={pages}>
              <App>
                <Links />
              </App>
            </PagesContext>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
}
const button = (key: string) => document.querySelector<HTMLElement>(`#${key}`);

describe("退款 of what a customer says", () => {
  it("REFUND-03 opens the order itself beside its refunds, so that the first one can be made there", async () => {
    await shown(["orders.refund.read"]);
    await act(async () => button("refund")!.click());
    expect(document.querySelector("output")?.textContent).toBe("/jygl/tkgl?orderNo=382&open=382");
  });

  it("PERM-05 is not offered to whoever may not open the page of refunds", async () => {
    await shown(["orders.order.read"]);
    expect([button("order") === null, button("refund")]).toEqual([false, null]);
  });
});
