import "antd/dist/antd.css";
import "./platform/theme/console.css";
import "./platform/layout/shell.css";
import "./platform/layout/narrow.css";
import "./platform/theme/narrow.css";
import { ArrowLeftOutlined } from "@ant-design/icons";
import { QueryClientProvider } from "@tanstack/react-query";
import { App, ConfigProvider } from "antd";
import { useLayoutEffect, useState } from "react";
import { BrowserRouter, useLocation } from "react-router";
import { iconOf } from "./menuIcons.tsx";
import { pages } from "./pages.ts";
import { queryClient } from "./platform/kit/queries.ts";
import { Failures } from "./platform/layout/Failures.tsx";
import { Shell } from "./platform/layout/Shell.tsx";
import { StepUp } from "./platform/layout/StepUp.tsx";
import { PageView } from "./platform/layout/TabPage.tsx";
import type { LanguagePack } from "./platform/phrases/locales.ts";
import { PhrasesProvider } from "./platform/phrases/PhrasesProvider.tsx";
import { sessionToken } from "./platform/session/session.ts";
import { PagesContext } from "./platform/usePages.ts";
import { antdTheme, type Appearance } from "./platform/theme/appearance.ts";
import { useWidth } from "./platform/useWidth.ts";
import { readAppearance, storeAppearance } from "./platform/theme/storedAppearance.ts";

/** Everything after the login page. */
export function ConsoleApp({ first }: { readonly first: LanguagePack }) {
  const [appearance, setAppearance] = useState(readAppearance);
  const isPhone = useWidth() === "phone";
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = appearance.theme;
  }, [appearance.theme]);
  const change = (next: Appearance) => {
    storeAppearance(next);
    setAppearance(next);
  };
  return (
    <PhrasesProvider first={first}>
      {(pack) => (
        <ConfigProvider
          locale={pack.antd}
          theme={antdTheme(appearance, isPhone)}
          componentSize={appearance.size === "compact" && !isPhone ? "small" : "medium"}
          {...(isPhone ? { drawer: { closeIcon: <ArrowLeftOutlined /> } } : {})}
        >
          <App className="console">
            <QueryClientProvider client={queryClient}>
              {/* A step is drawn in its own turn: the next press must never meet a page that does not know its address yet. */}
              <BrowserRouter useTransitions={false}>
                <Failures />
                <StepUp />
                <PagesContext value={pages}>
                  <Screen appearance={appearance} onAppearance={change} />
                </PagesContext>
              </BrowserRouter>
            </QueryClientProvider>
          </App>
        </ConfigProvider>
      )}
    </PhrasesProvider>
  );
}

/** A bare page fills the window; all others stand in the main layout. */
function Screen(props: { readonly appearance: Appearance; readonly onAppearance: (appearance: Appearance) => void }) {
  const { pathname } = useLocation();
  const page = pages.find((one) => one.path === pathname);
  if (page?.frame === "bare" || sessionToken() === undefined) return <PageView page={page} />;
  return <Shell pages={pages} iconOf={iconOf} {...props} />;
}
