import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { FeeList } from "./FeeList.tsx";
import { RateList } from "./RateList.tsx";

const tabs = ["fees", "rates"] as const;
type Tab = (typeof tabs)[number];

/** 手续费对账表: what providers kept by day, and the rates by which they did (FIN-09, FIN-10, FIN-20). */
export function FeesPage() {
  const t = usePhrases("settlements");
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get("tab")) ?? "fees";
  const strip = (
    <Segmented<Tab>
      value={tab}
      options={choicesOf(tabs, t.settlements.tab)}
      onChange={(next) => setParams(next === "fees" ? {} : { tab: next }, { replace: true })}
    />
  );
  return tab === "rates" ? <RateList strip={strip} /> : <FeeList strip={strip} />;
}
