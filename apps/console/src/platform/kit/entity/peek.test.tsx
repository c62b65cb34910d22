import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../../session/session.ts";
import { queryClient } from "../queries.ts";
import { RecordLink } from "./RecordLink.tsx";

await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const merchant = {
  merchantNo: "0001",
  merchantName: "云途零售",
  companyName: "云途零售有限公司",
  merchantKind: "ordinary",
  parentName: null,
  hotline: "",
  storeState: "open",
  currency: "CNY",
};
let root: Root;
let asked: string[] = [];

beforeEach(async () => {
  sessionStorage.clear();
  sessionStorage.setItem("Authorization", "token");
  queryClient.clear();
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const data = { rows: [merchant], total: 1, totalIsCapped: false };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  storeUser(
    { menuJsonTree: [] } as unknown as UserInfo,
    { permissions: ["merchants.merchant.read"], switchedOff: [], closedPages: [], features: [] } as never,
  );
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={["/jygl/tkgl"]}>
        <LanguageContext value="zh">
          <QueryClientProvider client={queryClient}>
            <RecordLink by="merchantNo" number="0001">
              云途零售
            </RecordLink>
          </QueryClientProvider>
        </LanguageContext>
      </MemoryRouter>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const rest = (ms: number) => act(async () => new Promise((done) => setTimeout(done, ms)));
const mouse = (kind: "mouseover" | "mouseout") =>
  act(async () => {
    document.querySelector("a")!.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
  });
const shownCard = () => document.querySelector(".ant-popover:not(.ant-popover-hidden) .kit-peek");
const facts = () => document.querySelector(".kit-peek")?.textContent ?? "";

describe("a link to a record", () => {
  it("D6 tells what it leads to while the mouse rests on it, and asks nothing when it only passes", async () => {
    await mouse("mouseover");
    await vi.waitFor(async () => {
      await rest(100);
      expect(facts()).toContain("云途零售有限公司");
    }, 10_000);
    expect(asked).toHaveLength(1);
    await mouse("mouseout");
    await vi.waitFor(async () => {
      await rest(100);
      expect(shownCard()).toBeNull();
    }, 10_000);

    // The card is loaded by now, so nothing but the wait keeps it away.
    await mouse("mouseover");
    await rest(100);
    expect(shownCard()).toBeNull();
    await mouse("mouseout");
    await rest(700);
    expect([asked.length, shownCard()]).toEqual([1, null]);
  });
});
