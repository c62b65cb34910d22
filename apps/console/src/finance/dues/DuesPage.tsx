import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DueList } from "./DueList.tsx";
import { DueSettlementList } from "./DueSettlementList.tsx";

const tabs = ["dues", "settlements"] as const;
type Tab = (typeof tabs)[number];

/** 商户往来: what merchants of a tree owe one another because of cards, and how it was settled (FIN-07). */
export function DuesPage() {
  const { dues } = usePhrases("dues");
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get("tab")) ?? "dues";
  const strip = (
    <Segmented<Tab>
      value={tab}
      options={choicesOf(tabs, dues.tab)}
      onChange={(next) => setParams(next === "dues" ? {} : { tab: next }, { replace: true })}
    />
  );
  return tab === "settlements" ? <DueSettlementList strip={strip} /> : <DueList strip={strip} />;
}
