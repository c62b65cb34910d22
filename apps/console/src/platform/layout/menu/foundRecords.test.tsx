import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { FoundRow } from "@yunshou/contract/system/finding";
import { App } from "antd";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadRooms, loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../../session/session.ts";
import type { Page } from "../../pages.ts";
import { PagesContext } from "../../usePages.ts";
import { FoundActions } from "./FoundActions.tsx";
import { FoundRecords } from "./FoundRecords.tsx";
import { addressOfRecord } from "./records.ts";
import { openedBefore, recordsAtMost } from "./useRecentRecords.ts";

await loadRooms("zh", ["entities", "machines"]);
await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const row = (kind: FoundRow["kind"], more: Partial<FoundRow>): FoundRow => ({
  kind,
  id: "7",
  number: "",
  name: "",
  detail: "云途零售",
  state: null,
  madeAt: null,
  madeOn: null,
  ...more,
});
const metro = row("machine", { number: "YT110001", name: "国贸地铁站", state: "inUse" });
const away = row("machine", { id: "8", number: "YT110002", name: "地铁大厦", state: "offline" });
const card = row("card", { id: "9", number: "805236450", name: "何**", state: "inUse" });
const receipt = row("receipt", { id: "10", number: "RK100124", madeOn: "2026-11-03" });
const order = row("order", { id: "3827", number: "3827", madeAt: "2026-11-03T04:00:00.000Z" });
const pages = [
  { path: "/shj/wdshj", access: "machines.machine.read" },
  { path: "/shj/jqdr", access: "machines.machine.write", parent: "/shj/wdshj", isAction: true },
  { path: "/hygl/wdhyk", access: "members.card.read" },
  { path: "/hygl/hykdr", access: "members.card.read", parent: "/hygl/wdhyk", isAction: true },
  { path: "/jygl/yhgmjl", access: "orders.purchase.read" },
] as unknown as readonly Page[];

let root: Root;
let client: QueryClient;
let asked: string[];
let answer: readonly FoundRow[];

function hold(...permissions: string[]): void {
  const custom = { permissions, switchedOff: [], closedPages: ["/hygl/wdhyk"], features: [] };
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, custom as never);
}

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem("Authorization", "token");
  asked = [];
  answer = [];
  client = new QueryClient();
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body?: string } = {}) => {
    const { pathname } = new URL(address, "http://console");
    if (pathname === "/api/v1/find") asked.push(JSON.parse(body ?? "{}").text as string);
    const data = pathname === "/api/v1/find" ? { rows: answer } : { value: null };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const draw = async (node: ReactNode) => {
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <PagesContext value={pages}>
              <App>{node}</App>
            </PagesContext>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  // The text rests, and then the answer comes.
  for (const ms of [200, 50]) await act(async () => new Promise((done) => setTimeout(done, ms)));
};
const show = (text: string, ...rows: readonly FoundRow[]) => {
  answer = rows;
  return draw(<FoundRecords text={text} onLeave={() => undefined} titleOf={(path) => path} />);
};
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const headings = () => [...document.querySelectorAll("h2")].map((one) => one.textContent);
const actions = () => [...document.querySelectorAll("button")];

describe("the search for records", () => {
  it("D1 asks once for all kinds, groups them in their order, and leads to each record", async () => {
    hold("machines.machine.read");
    await show("地铁", order, metro, receipt, away);
    expect(asked).toEqual(["地铁"]);
    expect(headings()).toEqual(["机器", "订单", "入库单"]);
    expect(links()).toEqual([
      "/shj/wdshj?view=YT110001",
      "/shj/wdshj?view=YT110002",
      "/jygl/ddgl?open=3827",
      "/jxcgl/rkdj?docNo=RK100124&fromDay=2026-11-03&toDay=2026-11-03",
    ]);
  });
  it("MACHINE-12 asks before it restarts, names the machine, and offers it for machines that hear it", async () => {
    hold("machines.machine.read", "machines.command.send");
    await show("地铁", metro, away);
    expect(actions()).toHaveLength(1);
    const link = document.querySelector("a")!;
    await act(async () => void link.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true })));
    expect(document.querySelector(".ant-modal")?.textContent).toContain("国贸地铁站 YT110001");
  });
  it("PERM-05 offers no restart to whoever may not send commands", async () => {
    hold("machines.machine.read");
    await show("地铁", metro);
    expect(actions()).toHaveLength(0);
  });
  it("ORDER-01 leads from a card to what was bought with it, where the person may see that", async () => {
    hold("members.card.read", "orders.purchase.read");
    await show("8052", card);
    expect(links()).toEqual(["/hygl/wdhyk?cardNo=805236450", "/jygl/yhgmjl?cardNo=805236450"]);
    hold("members.card.read");
    await show("80523", card);
    expect(links()).toEqual(["/hygl/wdhyk?cardNo=805236450"]);
  });
  it("D1 asks nobody about a single letter, and says when there is nothing", async () => {
    hold("machines.machine.read");
    await show("地");
    expect(asked).toEqual([]);
    await show("火星");
    expect(asked).toEqual(["火星"]);
    expect(document.body.textContent).toContain("没有找到含“火星”的记录");
  });
  it("writes numbers into addresses as they are", () => {
    expect(addressOfRecord({ ...card, number: "A&B 1" })).toBe("/hygl/wdhyk?cardNo=A%26B+1");
  });
  it("D1 keeps what was opened lately, the newest first and each once", () => {
    expect(openedBefore([metro, card], card)).toEqual([card, metro]);
    const many = Array.from({ length: recordsAtMost }, (_, place) => ({ ...metro, id: String(place + 100) }));
    expect(openedBefore(many, card)).toEqual([card, ...many.slice(0, -1)]);
  });
});

describe("the search for actions", () => {
  const showActions = (text: string) =>
    draw(<FoundActions text={text} pages={[]} onLeave={() => undefined} titleOf={(path) => `${path} 导入`} />);
  it("PERM-05 CARD-27 offers what the person may do, and nothing of a page that her merchant does not have", async () => {
    hold("machines.machine.write", "members.card.read");
    await showActions("导入");
    expect(links()).toEqual(["/shj/jqdr"]);
    await showActions("火星");
    expect(links()).toEqual([]);
    hold("machines.machine.read");
    await showActions("导入");
    expect(links()).toEqual([]);
  });
});
