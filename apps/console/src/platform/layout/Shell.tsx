import { account } from "@yunshou/contract/access/account";
import type { MenuIcon } from "@yunshou/domain";
import { useQueryClient } from "@tanstack/react-query";
import { App } from "antd";
import { type GroupFacts, menuGroups } from "@yunshou/contract/menu";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { call } from "../api/call.ts";
import { endDuplicateWindow } from "../api/duplicates.ts";
import { useConfirm } from "../kit/useConfirm.tsx";
import { whenOpened } from "../kit/whenOpened.tsx";
import type { Page } from "../pages.ts";
import { titlesOf } from "../phrases/names.ts";
import { useEvery, useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import { refreshSession } from "../session/refresh.ts";
import {
  endSession,
  menuPaths,
  rememberedLoginPath,
  sessionCustomData,
  sessionUser,
  sidebarIsOpen,
  storeSidebar,
  trailOf,
} from "../session/session.ts";
import type { Appearance } from "../theme/appearance.ts";
import { useCanOpen } from "../usePages.ts";
import { useWidth } from "../useWidth.ts";
import { LeaveContext } from "./leaving.ts";
import { useNoteVisits } from "./menu/recent.ts";
import { SideMenu } from "./menu/SideMenu.tsx";
import { useStars } from "./menu/useStars.ts";
import { PhoneBar } from "./PhoneBar.tsx";
import { TabPage } from "./TabPage.tsx";
import { TopBar } from "./TopBar.tsx";
import { Trail } from "./Trail.tsx";
import { forgetUnsaved, hasUnsaved, useUnloadQuestion } from "./unsaved.ts";
import { useCarefulTabs } from "./useCarefulTabs.ts";
import { useWindowTitle } from "./useBrand.ts";
import { useTabs } from "./useTabs.ts";
import { ViewBanner } from "./ViewBanner.tsx";
import { VisitedTabs } from "./VisitedTabs.tsx";

export interface ShellProps {
  readonly pages: readonly Page[];
  readonly iconOf: (path: string, icon?: MenuIcon) => ReactNode;
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
}

// What only a narrow window opens comes with its first opening.
const NarrowSheets = whenOpened(
  async () => (await import("./NarrowSheets.tsx")).NarrowSheets,
  ({ open }) => open !== undefined,
);

const passwordPath = "/xtgl/setpwd";
const securityPath = "/xtgl/zhaq";

/** The main layout: menu, top bar, visited-view tabs and the kept-alive pages. */
export function Shell(props: ShellProps) {
  const { pathname } = useLocation();
  const target = redirectOf(pathname, props.pages);
  return target === undefined ? <Frame {...props} /> : <Navigate to={target} replace />;
}

/** The root opens the home page (ROUTE-03), a group its first page (ROUTE-05 to ROUTE-29), an initial password must be changed first, and a required second factor set up. */
export function redirectOf(path: string, pages: readonly Page[]): string | undefined {
  const { mustChangePassword = false, mustEnrolFactor = false } = sessionCustomData() ?? {};
  const duty = mustChangePassword ? passwordPath : mustEnrolFactor ? securityPath : undefined;
  if (duty !== undefined && path !== duty) return duty;
  if (path === "/") return "/dashboard";
  if (pages.some((page) => page.path === path)) return undefined;
  const ofGroup = menuPaths(sessionUser()?.menuJsonTree ?? []).filter((one) => one.startsWith(`${path}/`));
  const first = (menuGroups as Readonly<Record<string, GroupFacts>>)[path]?.first;
  const inMenu = ofGroup.find((one) => one === first) ?? ofGroup[0];
  return inMenu ?? pages.find((page) => page.path.startsWith(`${path}/`))?.path;
}

function Frame({ pages, iconOf, appearance, onAppearance }: ShellProps) {
  const t = usePhrases();
  const language = useLanguage();
  const stars = useStars();
  const { message } = App.useApp();
  const { ask } = useConfirm();
  const client = useQueryClient();
  const plainTabs = useTabs();
  const [collapsed, setCollapsed] = useState(!sidebarIsOpen());
  useFreshRights(plainTabs.activePath);
  useUnloadQuestion();

  const pageOf = (path: string) => pages.find((page) => page.path === path);
  const nodes = sessionUser()?.menuJsonTree ?? [];
  const knownTitle = titlesOf(nodes, language, useEvery("pages"));
  const titleOf = (path: string) => knownTitle(path) ?? t.common.failure.notFound;
  const tabs = useCarefulTabs(plainTabs, titleOf);
  const menuPath = pageOf(tabs.activePath)?.parent ?? tabs.activePath;
  const folders = trailOf(nodes, menuPath).filter(({ path, children }) => children.length > 0 && path !== "/");
  const canOpen = useCanOpen();
  const isEntry = (path: string) => trailOf(nodes, path).at(-1)?.children.length === 0;

  useNoteVisits(menuPath, isEntry(menuPath));
  const width = useWidth();
  const [over, openOver] = useState<"menu" | "search" | "tabs" | undefined>();

  useWindowTitle(titleOf(tabs.activePath));

  const collapse = () => {
    storeSidebar(collapsed);
    setCollapsed(!collapsed);
  };
  const clearCache = () =>
    tabs.carefully(
      tabs.open.map(({ path }) => path),
      () => {
        endDuplicateWindow();
        client.clear();
        plainTabs.refresh();
        message.success(t.common.layout.cacheCleared);
      },
    );
  const logout = () =>
    ask({
      text: t.common.layout.logoutConfirm,
      about: sessionUser()?.accountname ?? "",
      ...(hasUnsaved() ? { consequence: t.common.confirm.unsaved, danger: true } : {}),
      verb: t.common.layout.logout,
      success: null,
      run: async () => {
        await call(account.logout, {}, { silent: true }).catch(() => undefined);
        leave();
      },
    });
  const refresh = (path?: string) =>
    tabs.carefully(path === undefined ? tabs.open.map((tab) => tab.path) : [path], () => {
      endDuplicateWindow();
      void client.invalidateQueries();
      plainTabs.refresh(path);
    });

  const close = () => openOver(undefined);
  const showTab = (path: string) => {
    tabs.show(path);
    close();
  };
  const menu = { nodes, activePath: menuPath, titleOf, iconOf, stars: stars.paths, onStar: stars.toggle };
  const bar = { appearance, onAppearance, onClearCache: clearCache, onLogout: logout, canOpen };
  const visited = { tabs: { ...tabs, refresh }, titleOf, stars: { ...stars, may: isEntry } };

  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {t.common.layout.skipToContent}
      </a>
      {width === "desk" && (
        <aside className="shell-side" data-collapsed={collapsed}>
          <SideMenu {...menu} collapsed={collapsed} />
        </aside>
      )}
      <NarrowSheets
        open={width === "desk" ? undefined : over}
        onClose={close}
        tabs={tabs}
        menu={<SideMenu {...menu} collapsed={false} onLeave={close} />}
        visited={<VisitedTabs {...visited} tabs={{ ...visited.tabs, show: showTab }} />}
      />
      <div className="shell-main">
        <header className="shell-header">
          {width === "phone" ? (
            <PhoneBar
              {...bar}
              title={titleOf(tabs.activePath)}
              onMenu={() => openOver("menu")}
              onSearch={() => openOver("search")}
              onTabs={() => openOver("tabs")}
            />
          ) : (
            <TopBar
              {...bar}
              collapsed={width === "tablet" || collapsed}
              onCollapse={width === "tablet" ? () => openOver("menu") : collapse}
              trail={
                <Trail
                  folders={folders.map(({ path }) => titleOf(path))}
                  parent={menuPath === tabs.activePath ? undefined : { path: menuPath, title: titleOf(menuPath) }}
                  title={titleOf(tabs.activePath)}
                  path={tabs.activePath}
                />
              }
            />
          )}
        </header>
        <ViewBanner />
        {width !== "phone" && <VisitedTabs {...visited} />}
        <main id="content" className="shell-content" tabIndex={-1}>
          <h1 className="shell-only-read">{titleOf(tabs.activePath)}</h1>
          <LeaveContext value={tabs.replace}>
            {tabs.open.map((tab) => (
              <TabPage
                key={`${tab.path}#${tabs.generation(tab.path)}`}
                tab={tab}
                page={pageOf(tab.path)}
                active={tab.path === tabs.activePath}
                title={titleOf(tab.path)}
              />
            ))}
          </LeaveContext>
        </main>
      </div>
    </div>
  );
}

/** Ends the session here and opens the remembered login page (SESS-09). */
export function leave(): void {
  // Whoever logs out has been asked; the browser need not ask again.
  forgetUnsaved();
  endSession();
  window.location.assign(rememberedLoginPath() ?? "/login");
}

/** Rights and menu as they are now, asked at every navigation (PERM-14). */
function useFreshRights(path: string): void {
  useEffect(() => {
    void refreshSession();
  }, [path]);
}
