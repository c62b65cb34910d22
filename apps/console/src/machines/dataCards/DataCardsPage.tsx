import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CardList } from "./CardList.tsx";
import { PackageList } from "./PackageList.tsx";
import { RenewalList } from "./RenewalList.tsx";

const tabs = ["cards", "packages", "renewals"] as const;
type Tab = (typeof tabs)[number];

/** 流量卡: SIM cards of the machines, their packages and renewals (DATACARD-01 to DATACARD-06, MACHINE-03). */
export function DataCardsPage() {
  const t = usePhrases("dataCards");
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get("tab")) ?? "cards";
  const strip = (
    <Segmented<Tab>
      value={tab}
      options={choicesOf(tabs, t.dataCards.tab)}
      onChange={(next) => setParams(next === "cards" ? {} : { tab: next }, { replace: true })}
    />
  );
  if (tab === "packages") return <PackageList strip={strip} />;
  return tab === "renewals" ? <RenewalList strip={strip} /> : <CardList strip={strip} />;
}
