import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadDeployment } from "../../deployment.ts";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { type MenuNode, rememberLoginPath } from "../../session/session.ts";
import { useWindowTitle } from "../useBrand.ts";
import { useNoteVisits } from "./recent.ts";
import { SideMenu } from "./SideMenu.tsx";

await loadWanted("zh");
// The menu fetches its panel when it is first wanted; here it must be there at once, whichever file runs first.
await import("./MenuPanel.tsx");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const leaf = (path: string, url = path, spelling?: string): MenuNode => ({
  path,
  url,
  title: "",
  hasChild: false,
  children: [],
  spelling,
});
const folder = (path: string, children: MenuNode[]): MenuNode => ({
  path,
  url: children[0]?.url ?? "",
  title: "",
  hasChild: true,
  children,
});
const nodes = [
  folder("/", [leaf("/dashboard")]),
  folder("/xtgl", [
    folder("/xtgl/zygl", [leaf("/xtgl/zygl/cdgl")]),
    leaf("/menu/exceptions", "/jygl/ddgl?orderStatus=exception"),
  ]),
  leaf("/menu/help", "https://help.example/zh"),
];

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Visit({ path }: { readonly path: string }) {
  useNoteVisits(path, path !== "/dashboard");
  return null;
}

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const onStar = vi.fn<(path: string) => void>();
const draw = (list: readonly MenuNode[], activePath: string, stars: readonly string[], collapsed: boolean) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter initialEntries={["/dashboard"]}>
          <QueryClientProvider client={client}>
            <SideMenu
              nodes={list}
              activePath={activePath}
              collapsed={collapsed}
              titleOf={(path) => `[${path}]`}
              iconOf={() => null}
              stars={stars}
              onStar={onStar}
            />
          </QueryClientProvider>
          <Where />
          <Visit path={activePath} />
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
const show = async (
  list: readonly MenuNode[],
  activePath = "/dashboard",
  stars: readonly string[] = [],
  collapsed = false,
) => {
  await draw(list, activePath, stars, collapsed);
  if (!collapsed) await vi.waitFor(() => act(async () => expect(document.querySelector(".menu-list")).not.toBeNull()));
};
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const textsOf = (selector: string) => all(selector).map((one) => one.textContent);
const click = (one: HTMLElement | undefined) => act(async () => one?.click());
const openRail = (title: string) => click(all(".menu-section").find((one) => one.textContent === title));
const press = (path: string) => click(all(".menu-entry").find((one) => one.textContent?.startsWith(`[${path}]`)));
const where = () => document.querySelector("output")?.textContent;
const shownRail = () => textsOf(".menu-section[data-shown=true]").join();
const search = (text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(".menu-search")!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const type = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });

function Titled() {
  useWindowTitle("首页");
  return null;
}

describe("the brand of a host", () => {
  it("SYS-04 LOGIN-38 names the window and heads the menu, with its logo, in the language of the person", async () => {
    const look = { path: "", title: "Zhilian", titles: { zh: "智联" }, logo: "/spImg/brand/a.png" };
    const told = async (brands: readonly object[]) => {
      vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data: { brands } })));
      await loadDeployment();
      vi.unstubAllGlobals();
      await show(nodes);
      await act(async () => root.render(null));
      await show(nodes);
      const side = document.body.cloneNode(true) as HTMLElement;
      await act(async () =>
        root.render(
          <LanguageContext value="zh">
            <Titled />
          </LanguageContext>,
        ),
      );
      const mark = side.querySelector(".menu-mark")?.firstElementChild;
      return [
        side.querySelector(".menu-brand")?.textContent,
        document.title,
        mark?.getAttribute("src") ?? mark?.tagName,
      ];
    };
    expect(await told([look])).toEqual(["智联", "首页 · 智联", "/spImg/brand/a.png"]);
    expect(await told([{ ...look, titles: {}, logo: null }])).toEqual(["Zhilian", "首页 · Zhilian", "svg"]);
    expect(await told([{ ...look, path: "/loginZl" }]), "of another page").toEqual(["云售", "首页 · 云售", "svg"]);
    rememberLoginPath("/loginZl");
    expect((await told([{ ...look, path: "/loginZl" }]))[0]).toBe("智联");
    sessionStorage.clear();
    await told([]);
  });
});

describe("the side menu", () => {
  beforeEach(() => {
    localStorage.clear();
    onStar.mockClear();
    vi.stubGlobal(
      "fetch",
      async (address: string) =>
        new Response(
          JSON.stringify({ code: "H0000", msg: "", data: address.includes("/find") ? { rows: [] } : { value: null } }),
        ),
    );
  });

  it("PERM-01 SESS-07 shows exactly the nodes that the server sent, folders in folders included", async () => {
    await show(nodes);
    const home = all<HTMLAnchorElement>("a.menu-section").map((one) => one.textContent);
    const names = textsOf("button.menu-section").filter((title) => title !== "常用");
    expect(names).toEqual(["系统", "其他"]);
    const titles: (string | null)[] = [];
    for (const name of names) {
      await openRail(name!);
      titles.push(...textsOf(".menu-list h2, .menu-title"));
    }
    expect([...home, ...titles]).toEqual([
      "[/dashboard]",
      "[/xtgl]",
      "[/xtgl/zygl]",
      "[/xtgl/zygl/cdgl]",
      "[/menu/exceptions]",
      "[/menu/help]",
    ]);
  });

  it("SYS-19 leads to pages inside the console and to addresses outside in a window that knows nothing of it", async () => {
    await show(nodes);
    await openRail("系统");
    await press("/menu/exceptions");
    expect(where()).toBe("/jygl/ddgl?orderStatus=exception");
    await openRail("系统");
    await press("/xtgl/zygl/cdgl");
    expect(where()).toBe("/xtgl/zygl/cdgl");
    await openRail("其他");
    const help = document.querySelector<HTMLAnchorElement>(".menu-entry")!;
    expect([help.href, help.target, help.rel]).toEqual(["https://help.example/zh", "_blank", "noopener noreferrer"]);
    expect(where()).toBe("/xtgl/zygl/cdgl");
  });

  it("shows the section of the page, and another one that was opened until the page changes", async () => {
    const groups = [
      folder("/shj", [leaf("/shj/hdgl")]),
      folder("/shgl", [leaf("/shgl/wdsh")]),
      folder("/jygl", [leaf("/jygl/ddgl")]),
    ];
    await show(groups, "/shj/hdgl");
    expect(textsOf("button.menu-section")).toEqual(["常用", "机器", "交易", "商户"]);
    expect([shownRail(), textsOf(".menu-list h2")]).toEqual(["机器", ["[/shj]"]]);
    await openRail("商户");
    expect([shownRail(), textsOf(".menu-list h2")]).toEqual(["商户", ["[/shgl]"]]);
    await show(groups, "/jygl/ddgl");
    expect([shownRail(), textsOf(".menu-list h2")]).toEqual(["交易", ["[/jygl]"]]);
    expect(textsOf(".menu-entry[aria-current=page]")).toEqual(["[/jygl/ddgl]"]);
  });

  it("finds entries of all sections by a part of their title, by pinyin and by first letters, and opens the first by Enter", async () => {
    const groups = [
      folder("/shj", [leaf("/shj/wdshj", "/shj/wdshj", "wodeshouhuoji wdshj")]),
      folder("/jygl", [leaf("/jygl/ddgl", "/jygl/ddgl", "dingdanguanli ddgl"), leaf("/jygl/tkgl")]),
    ];
    await show(groups, "/shj/wdshj");
    for (const [text, paths] of [
      ["Y GL/D", ["[/jygl/ddgl]"]],
      ["dingdan", ["[/jygl/ddgl]"]],
      ["WDSH", ["[/shj/wdshj]"]],
      ["shouhuo", ["[/shj/wdshj]"]],
      ["jygl", ["[/jygl/ddgl]", "[/jygl/tkgl]"]],
      ["nowhere", []],
    ] as const) {
      await search(text);
      expect([text, textsOf(".menu-title")]).toEqual([text, paths]);
    }
    expect(document.querySelector("[role=status]")?.textContent).toBe("没有匹配的菜单");
    await search("ddgl");
    expect(textsOf(".menu-entry small")).toEqual(["[/jygl]"]);
    document.querySelector<HTMLElement>(".menu-search")!.focus();
    await type("Enter");
    expect(where()).toBe("/jygl/ddgl");
    expect(document.querySelector<HTMLInputElement>(".menu-search")!.value).toBe("");
  });

  it("keeps what was starred, in its order, and the entries visited last among the favourites, as long as the menu has them", async () => {
    const groups = [folder("/shj", [leaf("/shj/wdshj"), leaf("/shj/hdgl")]), folder("/jygl", [leaf("/jygl/ddgl")])];
    for (const path of ["/shj/wdshj", "/jygl/ddgl", "/shj/hdgl", "/jygl/ddgl"]) await show(groups, path);
    const stars = ["/jygl/ddgl", "/gone", "/shj/wdshj"];
    await show(groups, "/jygl/ddgl", stars);
    await openRail("常用");
    expect(textsOf(".menu-list h2")).toEqual(["收藏", "最近访问"]);
    expect(textsOf(".menu-title")).toEqual([
      "[/jygl/ddgl]",
      "[/shj/wdshj]",
      "[/jygl/ddgl]",
      "[/shj/hdgl]",
      "[/shj/wdshj]",
    ]);
    await click(all(".menu-star")[1]);
    expect(onStar.mock.calls).toEqual([["/shj/wdshj"]]);
    expect(all(".menu-star").map((one) => one.getAttribute("aria-pressed"))).toEqual([
      "true",
      "true",
      "true",
      "false",
      "true",
    ]);
  });

  it("shows the rail alone when it is folded, until a section is pressed or Ctrl K is typed", async () => {
    await show(nodes, "/dashboard", [], true);
    expect(document.querySelector(".menu-panel")).toBeNull();
    await openRail("系统");
    expect(textsOf(".menu-title")).toContain("[/xtgl/zygl/cdgl]");
    await press("/xtgl/zygl/cdgl");
    expect([where(), document.querySelector(".menu-panel")]).toEqual(["/xtgl/zygl/cdgl", null]);
    await type("k", { ctrlKey: true });
    expect(document.activeElement).toBe(document.querySelector(".menu-search"));
    await type("Escape");
    expect(document.querySelector(".menu-panel")).toBeNull();
  });

  it("D1 grows wide for a search and shows what was used lately, and shows the section again when it ends", async () => {
    const groups = [folder("/shj", [leaf("/shj/wdshj"), leaf("/shj/hdgl")]), folder("/jygl", [leaf("/jygl/ddgl")])];
    const isWide = () => document.querySelector<HTMLElement>(".menu-side")?.dataset["wide"];
    await show(groups, "/shj/wdshj");
    expect([isWide(), textsOf(".menu-list h2")]).toEqual(["false", ["[/shj]"]]);
    await type("k", { ctrlKey: true });
    expect([isWide(), textsOf(".menu-list h2")]).toEqual(["true", ["收藏", "最近访问"]]);
    await type("Escape");
    expect([isWide(), textsOf(".menu-list h2")]).toEqual(["false", ["[/shj]"]]);
    await search("hdgl");
    expect(isWide()).toBe("true");
    await press("/shj/hdgl");
    expect([isWide(), where()]).toEqual(["false", "/shj/hdgl"]);
  });
});
