import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import type { MenuNode } from "../session/session.ts";
import { SideMenu } from "./SideMenu.tsx";

await loadWanted("zh");

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
});

const leaf = (path: string, url = path): MenuNode => ({ path, url, title: "", hasChild: false, children: [] });
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

const show = (list: readonly MenuNode[], activePath = "/dashboard") =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter initialEntries={["/dashboard"]}>
          <SideMenu
            nodes={list}
            activePath={activePath}
            collapsed={false}
            titleOf={(path) => `[${path}]`}
            iconOf={() => null}
          />
          <Where />
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
const press = (path: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>(".ant-menu-title-content")]
      .find((one) => one.textContent === `[${path}]`)
      ?.click(),
  );
const where = () => document.querySelector("output")?.textContent;

const folders = () =>
  Object.fromEntries(
    [...document.querySelectorAll(".ant-menu-submenu-title")].map((one) => [
      one.textContent,
      one.getAttribute("aria-expanded") === "true",
    ]),
  );

describe("the side menu", () => {
  beforeEach(() => localStorage.clear());

  it("PERM-01 SESS-07 shows exactly the nodes that the server sent, folders in folders included", async () => {
    await show(nodes);
    await press("/xtgl");
    await press("/xtgl/zygl");
    const titles = [...document.querySelectorAll(".ant-menu-title-content")].map((one) => one.textContent);
    expect(titles).toEqual([
      "[/dashboard]",
      "[/xtgl]",
      "[/xtgl/zygl]",
      "[/xtgl/zygl/cdgl]",
      "[/menu/exceptions]",
      "[/menu/help]",
    ]);
  });

  it("SYS-19 leads to pages inside the console and to addresses outside in a window that knows nothing of it", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await show(nodes);
    await press("/xtgl");
    await press("/menu/exceptions");
    expect(where()).toBe("/jygl/ddgl?orderStatus=exception");
    await press("/xtgl/zygl");
    await press("/xtgl/zygl/cdgl");
    expect(where()).toBe("/xtgl/zygl/cdgl");
    expect(opened).not.toHaveBeenCalled();
    await press("/menu/help");
    expect(opened.mock.calls).toEqual([["https://help.example/zh", "_blank", "noopener,noreferrer"]]);
    expect(where()).toBe("/xtgl/zygl/cdgl");
  });

  it("opens the group of the page only, keeps what a person opened, and forgets what the page opened", async () => {
    const groups = [
      folder("/shj", [leaf("/shj/hdgl")]),
      folder("/shgl", [leaf("/shgl/wdsh")]),
      folder("/jygl", [leaf("/jygl/ddgl")]),
    ];
    await show(groups, "/shj/hdgl");
    expect(folders()).toEqual({ "[/shj]": true, "[/shgl]": false, "[/jygl]": false });
    await press("/shgl");
    await show(groups, "/jygl/ddgl");
    expect(folders()).toEqual({ "[/shj]": false, "[/shgl]": true, "[/jygl]": true });
    await press("/jygl");
    expect(folders()).toMatchObject({ "[/jygl]": false });

    await act(async () => root.unmount());
    root = createRoot(document.body.firstElementChild!);
    await show(groups, "/shj/hdgl");
    expect(folders()).toEqual({ "[/shj]": true, "[/shgl]": true, "[/jygl]": false });
    await press("/shgl");
    expect(folders()).toMatchObject({ "[/shgl]": false });
  });
});
