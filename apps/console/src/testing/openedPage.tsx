import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Permission } from "@yunshou/contract";
import { allPermissions } from "@yunshou/contract/permissions";
import { type MerchantFeature, merchantFeatures } from "@yunshou/domain";
import { App } from "antd";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import { pages } from "../pages.ts";
import { endDuplicateWindow } from "../platform/api/duplicates.ts";
import { loadPage } from "../platform/pages.ts";
import { loadRooms, loadWanted } from "../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../platform/phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../platform/session/session.ts";
import { PagesContext } from "../platform/usePages.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Visit {
  /** Of the person; without it every one. */
  readonly permissions?: readonly Permission[];
  /** Of the merchant; without it every one. */
  readonly features?: readonly MerchantFeature[];
  /** What a call answers, by a part of its address; every other one finds no rows. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

let root: Root | undefined;
let client: QueryClient | undefined;

const aMoment = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/** Waits until what was asked has been answered and drawn, and nothing more is asked for a while. @throws Error when that never comes. */
export async function settled(): Promise<void> {
  const end = performance.now() + 60_000;
  for (let quiet = 0; quiet < 4;) {
    if (performance.now() > end) throw new Error("the page still waits for answers");
    await aMoment();
    quiet = client === undefined || client.isFetching() + client.isMutating() === 0 ? quiet + 1 : 0;
  }
}

/** The calls that were made since. */
interface Visited {
  readonly calls: readonly { readonly address: string; readonly body: string }[];
}

/** Opens a page of the console in Chinese, with a server that answers what the test says. */
export async function openPage(address: string, visit: Visit = {}): Promise<Visited> {
  const [path] = address.split("?");
  const visited = enter(visit);
  const Page = await loadPage(pages.find((page) => page.path === path)!);
  await loadWanted("zh");
  await show(<Page />, address);
  return visited;
}

/** Shows a part of a page in the same way, with the words of these rooms. */
export async function showPart(
  part: ReactNode,
  rooms: Parameters<typeof loadRooms>[1],
  visit: Visit = {},
): Promise<Visited> {
  const visited = enter(visit);
  await loadWanted("zh");
  await loadRooms("zh", rooms);
  await show(part, "/");
  return visited;
}

function enter({ permissions = allPermissions, features = merchantFeatures, answers = {} }: Visit): Visited {
  // What a test before this one asked and nobody answered would be waited for again.
  endDuplicateWindow();
  const calls: { address: string; body: string }[] = [];
  const found = { rows: [], total: 0, totalIsCapped: false, value: null };
  vi.stubGlobal("fetch", async (asked: string, init?: RequestInit) => {
    calls.push({ address: String(asked), body: typeof init?.body === "string" ? init.body : "" });
    const part = Object.keys(answers).find((one) => String(asked).includes(one));
    const data = part === undefined ? found : answers[part];
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  sessionStorage.setItem("Authorization", "token");
  storeUser({ menuJsonTree: [], authlevel: "3" } as unknown as UserInfo, {
    permissions: [...permissions],
    features: [...features],
    merchantName: "",
    merchantLogo: null,
    merchantKind: "ordinary",
    timeZone: "Asia/Shanghai",
    merchantId: "1",
    sharedLists: [],
    mustChangePassword: false,
    mustEnrolFactor: false,
    deviceToken: null,
    viewedBy: null,
    switchedOff: [],
    closedPages: [],
  });
  return { calls };
}

async function show(node: ReactNode, address: string): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client = queries;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root?.render(
      <LanguageContext value="zh">
        <MemoryRouter initialEntries={[address]}>
          <QueryClientProvider client={queries}>
            <App>
              <PagesContext value={pages}>{node}</PagesContext>
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  await settled();
}

/** Leaves the page and the session behind. */
export async function closePage(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  client = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  sessionStorage.clear();
}
