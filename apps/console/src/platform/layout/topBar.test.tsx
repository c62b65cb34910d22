import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import { defaultAppearance } from "../theme/appearance.ts";
import { readAppearance } from "../theme/storedAppearance.ts";
import { TopBar } from "./TopBar.tsx";

await loadWanted("zh");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let address = "";

function Address() {
  address = useLocation().pathname;
  return null;
}

const nothing = () => undefined;
/** The bar shows how many messages wait; nobody answers here. */
const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const showBar = (canOpen: (path: string) => boolean) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={queries}>
            <App>
              <TopBar
                collapsed={false}
                onCollapse={nothing}
                appearance={defaultAppearance}
                onAppearance={nothing}
                onClearCache={nothing}
                onLogout={nothing}
                canOpen={canOpen}
                trail={null}
              />
            </App>
          </QueryClientProvider>
          <Address />
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
const buttonOf = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.textContent?.includes(name) || one.getAttribute("aria-label") === name || one.title === name,
  );
const press = (name: string) => act(async () => buttonOf(name)?.click());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("top bar", () => {
  it.each([
    ["下载中心", "/xtgl/xzzx"],
    ["问题反馈", "/xtgl/wtfk"],
    ["消息推送", "/xtgl/xxtz"],
    ["数据报表", "/tjfx/bbdc"],
    ["知识库", "/shkf/jjfa"],
    ["商品中心", "/spgl/ptspk"],
  ])("TOPBAR-07 %s leads to %s, and is not offered where that page cannot be opened", async (name, path) => {
    await showBar((one) => one === path);
    await press(name);
    expect(address).toBe(path);
    await showBar((one) => one !== path);
    expect(buttonOf(name)).toBeUndefined();
  });

  it("TOPBAR-01 offers full screen, skin, clearing the cache, the language and the menu of the account", async () => {
    await showBar(() => true);
    for (const name of ["全屏", "换肤", "清除缓存", "语言", "账户菜单"]) expect(buttonOf(name), name).toBeDefined();
  });

  it("TOPBAR-04 asks the browser for the full screen and back", async () => {
    const [enter, exit] = [vi.fn(), vi.fn()];
    Object.assign(document.documentElement, { requestFullscreen: enter });
    Object.assign(document, { exitFullscreen: exit });
    let shown: Element | null = null;
    Object.defineProperty(document, "fullscreenElement", { configurable: true, get: () => shown });
    await showBar(() => true);
    await press("全屏");
    expect(enter).toHaveBeenCalledTimes(1);
    shown = document.documentElement;
    await act(async () => document.dispatchEvent(new Event("fullscreenchange")));
    await press("退出全屏");
    expect(exit).toHaveBeenCalledTimes(1);
  });

  it("TOPBAR-16 starts in the medium size", () => {
    expect(readAppearance().size).toBe("medium");
    localStorage.setItem("appearance", JSON.stringify({ theme: "teal", size: "compact" }));
    expect(readAppearance()).toEqual({ theme: "teal", size: "compact" });
  });
});
