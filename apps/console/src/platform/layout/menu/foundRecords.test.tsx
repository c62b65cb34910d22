import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { EntityRow } from "@yunshou/contract/entities";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadRooms, loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../../session/session.ts";
import type { Page } from "../../pages.ts";
import { PagesContext } from "../../usePages.ts";
import { FoundRecords } from "./FoundRecords.tsx";
import { addressOfRecord } from "./records.ts";

await loadRooms("zh", ["entities", "machines"]);
await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const metro: EntityRow = { id: "7", number: "YT110001", name: "国贸地铁站", detail: "云途零售", state: "inUse" };
const away: EntityRow = { id: "8", number: "YT110002", name: "地铁大厦", detail: "云途零售", state: "offline" };
const card: EntityRow = { id: "9", number: "805236450", name: "何**", detail: "云途零售", state: "inUse" };
const pages = [
  { path: "/shj/wdshj", access: "machines.machine.read" },
  { path: "/spgl/wdsp", access: "goods.product.read" },
  { path: "/hygl/wdhyk", access: "members.card.read" },
  { path: "/jygl/yhgmjl", access: "orders.purchase.read" },
] as unknown as readonly Page[];

let root: Root;
let asked: string[];

function hold(...permissions: string[]): void {
  const custom = { permissions, switchedOff: [], closedPages: [], features: [] };
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, custom as never);
}

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem("Authorization", "token");
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "http://console").pathname);
    const rows = String(address).includes("machines") ? [metro, away] : String(address).includes("cards") ? [card] : [];
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: { rows } }));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = async (text: string) => {
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <PagesContext value={pages}>
              <App>
                <FoundRecords text={text} onLeave={() => undefined} titleOf={(path) => path} />
              </App>
            </PagesContext>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  await act(async () => new Promise((done) => setTimeout(done, 50)));
};
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const actions = () => [...document.querySelectorAll("button")];

describe("the search for records", () => {
  it("asks only for kinds whose page the person may open, and leads to each record", async () => {
    hold("machines.machine.read", "machines.command.send");
    await show("地铁");
    expect(asked).toEqual(["/api/v1/machines/machines/search"]);
    expect(links()).toEqual(["/shj/wdshj?view=YT110001", "/shj/wdshj?view=YT110002"]);
  });
  it("MACHINE-12 asks before it restarts, names the machine, and offers it for machines that hear it", async () => {
    hold("machines.machine.read", "machines.command.send");
    await show("地铁");
    expect(actions()).toHaveLength(1);
    const link = document.querySelector("a")!;
    await act(async () => void link.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true })));
    expect(document.querySelector(".ant-modal")?.textContent).toContain("国贸地铁站 YT110001");
  });
  it("PERM-05 offers no restart to whoever may not send commands", async () => {
    hold("machines.machine.read");
    await show("地铁");
    expect(actions()).toHaveLength(0);
  });
  it("ORDER-01 leads from a card to what was bought with it, where the person may see that", async () => {
    hold("members.card.read", "orders.purchase.read");
    await show("8052");
    expect(links()).toEqual(["/hygl/wdhyk?cardNo=805236450", "/jygl/yhgmjl?cardNo=805236450"]);
    hold("members.card.read");
    await show("80523");
    expect(links()).toEqual(["/hygl/wdhyk?cardNo=805236450"]);
  });
  it("asks nobody about a single letter", async () => {
    hold("machines.machine.read", "goods.product.read");
    await show("地");
    expect(asked).toEqual([]);
  });
  it("writes numbers into addresses as they are", () => {
    expect(addressOfRecord("card", { ...metro, number: "A&B 1" })).toBe("/hygl/wdhyk?cardNo=A%26B+1");
  });
});
