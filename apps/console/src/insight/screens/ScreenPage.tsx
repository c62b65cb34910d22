import "./screens.css";
import { type ScreenName, screenNames, screenTabs, screens, type ScreenTab } from "@yunshou/contract/insight/screens";
import { screenWordsOf } from "@yunshou/phrases/insight/screens";
import { useEffect, useState } from "react";
import { currentLanguage } from "../../platform/phrases/language.ts";
import { DeviceTab } from "./device/DeviceTab.tsx";
import { Header } from "./Header.tsx";
import { useLiveSales } from "./live/useLiveSales.ts";
import { SalesTab } from "./sales/SalesTab.tsx";
import { Stage } from "./Stage.tsx";
import { AfterSalesTab } from "./tabs/AfterSalesTab.tsx";
import { CustomerTab } from "./tabs/CustomerTab.tsx";
import { MerchantTab } from "./tabs/MerchantTab.tsx";
import { ProductTab } from "./tabs/ProductTab.tsx";
import { reportNetworkTo, useScreenData } from "./useScreenData.ts";
import { type ScreenText, ScreenTextContext, useScreenText } from "./words.ts";

const noticeMs = 3_000;

/** The big screen of the address: /databases, /databaseszd, /databasesTscpyxpt or /database. */
export function ScreenPage() {
  const [text, setText] = useState<ScreenText>();
  useEffect(() => {
    const language = currentLanguage();
    void screenWordsOf[language]().then(({ words }) => setText({ words, language }));
  }, []);
  const [screen] = useState<ScreenName>(
    () => screenNames.find((name) => `/${name}` === window.location.pathname) ?? "databases",
  );
  if (text === undefined) return <div className="bs-window" />;
  return (
    <ScreenTextContext value={text}>
      <Stage>
        <Screen screen={screen} />
      </Stage>
    </ScreenTextContext>
  );
}

function Screen({ screen }: { readonly screen: ScreenName }) {
  const { words } = useScreenText();
  const [tab, setTab] = useState<ScreenTab>("sales");
  const config = useScreenData(screens.config, { screen }, 300_000);
  const mayWatch = config !== undefined && config.viewer !== "none";
  const live = useLiveSales(screen, screenTabs.indexOf(tab), mayWatch);
  const title = config?.title ?? words.brand[screen];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Header
        screen={screen}
        title={config?.title ?? null}
        subtitle={config?.subtitle ?? null}
        logo={config?.logo ?? null}
        tab={tab}
        onTab={setTab}
      />
      <NetworkNotice />
      {config !== undefined && config.viewer === "none" && (
        <div className="bs-closed">
          <p>{words.state.notPublic}</p>
          <a className="bs-enter" href="/login">
            {words.state.login}
          </a>
        </div>
      )}
      {mayWatch && (
        <>
          {tab === "sales" && (
            <SalesTab screen={screen} config={config} totals={live.totals} points={live.points} onLoaded={live.seed} />
          )}
          {tab === "device" && <DeviceTab screen={screen} config={config} />}
          {tab === "afterSales" && <AfterSalesTab screen={screen} />}
          {tab === "merchant" && <MerchantTab screen={screen} />}
          {tab === "product" && <ProductTab screen={screen} />}
          {tab === "customer" && <CustomerTab screen={screen} />}
        </>
      )}
    </>
  );
}

/** Says once for all panels that the network is gone (BIGSALES-30). */
function NetworkNotice() {
  const { words } = useScreenText();
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    reportNetworkTo(() => setShownAt(Date.now()));
    return () => reportNetworkTo(() => {});
  }, []);
  useEffect(() => {
    if (shownAt === null) return;
    const timer = window.setTimeout(() => setShownAt(null), noticeMs);
    return () => window.clearTimeout(timer);
  }, [shownAt]);
  if (shownAt === null) return null;
  return (
    <p className="bs-alert" role="alert">
      {words.state.network}
    </p>
  );
}
