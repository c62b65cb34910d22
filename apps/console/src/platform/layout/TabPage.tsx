import { Spin } from "antd";
import { Activity, type ComponentType, Suspense } from "react";
import { lazily } from "../lazily.ts";
import { Route, Routes } from "react-router";
import { loadPage, type Page } from "../pages.ts";
import { sessionCustomData } from "../session/session.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { NoPermission, NotFound } from "./Notices.tsx";
import type { Tab } from "./tabs.ts";
import { useShownSearch } from "./useShownSearch.ts";

const loaded = new Map<string, ComponentType>();

/** The lazy component of a page, the same one on every render. */
function componentOf(page: Page): ComponentType {
  const known = loaded.get(page.path);
  if (known !== undefined) return known;
  const component = lazily(async () => ({ default: await loadPage(page) }));
  loaded.set(page.path, component);
  return component;
}

/** A page, or why it is not shown (GUARD-08, ROUTE-31, MERCHANT-20). */
export function PageView({ page }: { readonly page: Page | undefined }) {
  if (page === undefined) return <NotFound />;
  const custom = sessionCustomData();
  const allowed = page.access === "public" || page.access === "session" || custom?.permissions.includes(page.access);
  if (!allowed)
    return (
      <NoPermission
        reason={
          (custom?.switchedOff as readonly string[] | undefined)?.includes(page.access)
            ? "access.functionDisabled"
            : undefined
        }
      />
    );
  if ([page.path, page.parent].some((path) => path !== undefined && custom?.closedPages.includes(path)))
    return <NoPermission reason="merchants.featureOff" />;
  const Component = componentOf(page);
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <div className="shell-waiting">
            <Spin size="large" />
          </div>
        }
      >
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TabPageProps {
  readonly tab: Tab;
  readonly page: Page | undefined;
  readonly active: boolean;
  readonly title: string;
}

/**
 * One kept-alive tab: hidden tabs keep their state while their effects rest. The page sees the location of its own tab,
 * never that of another.
 */
export function TabPage({ tab, page, active, title }: TabPageProps) {
  const search = useShownSearch(tab, title);
  const location = { pathname: tab.path, search, hash: "", state: null, key: tab.path };
  return (
    <Activity mode={active ? "visible" : "hidden"}>
      <div className="shell-tab">
        <Routes location={location}>
          <Route path="*" element={<PageView page={page} />} />
        </Routes>
      </div>
    </Activity>
  );
}
