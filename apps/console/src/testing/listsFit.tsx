import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { allPermissions } from "@yunshou/contract/permissions";
import { merchantFeatures } from "@yunshou/domain";
import { App } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { pages } from "../pages.ts";
import { loadPage } from "../platform/pages.ts";
import { loadWanted } from "../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../platform/phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../platform/session/session.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What a list has at 1440 pixels beside an open menu, which is wider outside of Chinese. */
const room = { zh: 1_162, de: 1_134 } as const;

const names = { zh: "Chinese", de: "German" } as const;

const groupOf = (path: string) => path.replace(/^(\/[^/]*).*/, "$1");
/** The first part of the paths, a test each, so that one group can be asked alone: `-t "of /spgl "`. */
const groups = [...new Set(pages.map(({ path }) => groupOf(path)))];

/** Widths in pixels of the lists that a page shows at once, and how many columns each has, without anybody's choices. */
async function listsOf(path: string, language: keyof typeof room) {
  const Page = await loadPage(pages.find((page) => page.path === path)!);
  await loadWanted(language);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <LanguageContext value={language}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={new QueryClient()}>
            <App>
              <Page />
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  const widths = [...host.querySelectorAll<HTMLElement>(".kit-list .ant-table-body table")].map((table) => ({
    width: Number.parseInt(table.style.width, 10),
    columns: [...table.querySelectorAll<HTMLElement>("colgroup col")].map((one) => one.style.width),
  }));
  await act(async () => root.unmount());
  host.remove();
  return widths;
}

/** A canvas that takes everything and draws nothing, for pages with charts; this browser has none. */
const blankCanvas = new Proxy(
  {},
  { get: () => () => ({ width: 0, addColorStop: () => {} }), set: () => true },
) as unknown as CanvasRenderingContext2D;

/**
 * The lists of the console in one language: each language has a file of its own, so that two processes share the work.
 */
export function listsFit(language: keyof typeof room): void {
  beforeAll(() => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(blankCanvas);
    sessionStorage.setItem("Authorization", "token");
    storeUser({ menuJsonTree: [], authlevel: "3" } as unknown as UserInfo, {
      permissions: allPermissions,
      merchantName: "",
      merchantLogo: null,
      merchantKind: "ordinary",
      timeZone: "Asia/Shanghai",
      merchantId: "1",
      sharedLists: [],
      features: [...merchantFeatures],
      mustChangePassword: false,
      mustEnrolFactor: false,
      deviceToken: null,
      viewedBy: null,
      switchedOff: [],
      closedPages: [],
    });
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
  });
  afterEach(() => document.body.replaceChildren());
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  describe("the lists of the console", () => {
    let lists = 0;
    it.each(groups)(
      `of %s fit beside the menu at 1440 pixels in ${names[language]}, each with a few columns`,
      async (group) => {
        const tooWide: string[] = [];
        for (const { path } of pages.filter((page) => groupOf(page.path) === group))
          for (const { width, columns } of await listsOf(path, language)) {
            lists += 1;
            if (!(width <= room[language]) || columns.length > 12)
              tooWide.push(`${path} ${language}: ${width} = ${columns.join(" + ")}`);
          }
        expect(tooWide).toEqual([]);
      },
      180_000,
    );

    it("are found on the pages, or nothing above is proven", () => expect(lists).toBeGreaterThanOrEqual(100));
  });
}
